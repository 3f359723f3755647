//! The page as a screen reader sees it: only the roles and names of the browser's accessibility tree.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::page::Page;

/// A node of the accessibility tree that a screen reader announces.
#[derive(Clone, Debug)]
pub struct AxNode {
    /// The role: `button`, `gridcell`, `heading`.
    pub role: String,
    /// The accessible name.
    pub name: String,
    /// The accessible description.
    pub description: String,
    /// All text inside it, in reading order.
    pub text: String,
    /// The names of the ancestors that have one, the outermost first.
    pub around: Vec<String>,
    /// `pressed`, `disabled`, `level`, `live` and so on.
    states: BTreeMap<String, String>,
    /// The id of the DOM element.
    element: i64,
}

impl AxNode {
    /// One of its states, such as `pressed` or `level`; empty if it has none.
    #[must_use]
    pub fn state(&self, name: &str) -> &str {
        self.states.get(name).map_or("", String::as_str)
    }

    /// Whether it is enabled.
    #[must_use]
    pub fn is_enabled(&self) -> bool {
        self.state("disabled") != "true"
    }

    /// Whether both nodes are the same DOM element.
    #[must_use]
    pub fn is_same_element(&self, other: &AxNode) -> bool {
        self.element == other.element
    }
}

/// A search in the tree: by role, by name, and by the name of an ancestor.
#[derive(Clone, Debug)]
pub struct AxQuery {
    role: &'static str,
    name: String,
    /// Whether `name` is only the beginning of the name.
    is_prefix: bool,
    /// Whether several nodes may match.
    one_of_several: bool,
    within: Option<String>,
}

impl AxQuery {
    /// A node with this role and this name.
    pub fn new(role: &'static str, name: impl Into<String>) -> AxQuery {
        AxQuery { role, name: name.into(), is_prefix: false, one_of_several: false, within: None }
    }

    /// A node with this role whose name begins with `name`. A space's name, for example, is its place and its content.
    pub fn starting_with(role: &'static str, name: impl Into<String>) -> AxQuery {
        AxQuery { is_prefix: true, ..AxQuery::new(role, name) }
    }

    /// Accepts the first of several equal nodes, such as two equal cards.
    #[must_use]
    pub fn one_of_several(self) -> AxQuery {
        AxQuery { one_of_several: true, ..self }
    }

    /// Accepts only nodes inside an ancestor with this name.
    #[must_use]
    pub fn within(self, name: impl Into<String>) -> AxQuery {
        AxQuery { within: Some(name.into()), ..self }
    }

    fn is(&self, node: &AxNode) -> bool {
        let rest = node.name.strip_prefix(self.name.as_str());
        // `C1` must not match `C11`.
        let continues = |rest: &str| self.is_prefix && !rest.starts_with(char::is_alphanumeric);
        let named = rest.is_some_and(|rest| rest.is_empty() || continues(rest));
        node.role == self.role && named && self.within.as_ref().is_none_or(|name| node.around.contains(name))
    }
}

impl fmt::Display for AxQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.role, self.name)?;
        self.within.as_ref().map_or(Ok(()), |name| write!(f, " within {name:?}"))
    }
}

/// All nodes of the tree in reading order.
pub struct AxTree(Vec<AxNode>);

impl AxTree {
    /// All nodes that match.
    pub fn all<'a>(&'a self, query: &'a AxQuery) -> impl Iterator<Item = &'a AxNode> {
        self.0.iter().filter(|node| query.is(node))
    }

    /// All nodes with this role.
    pub fn role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a AxNode> {
        self.0.iter().filter(move |node| node.role == role)
    }

    /// All live regions, which are read aloud when they change.
    pub fn live(&self) -> impl Iterator<Item = &AxNode> {
        self.0.iter().filter(|node| matches!(node.role.as_str(), "status" | "alert" | "log"))
    }

    /// The controls that a listener cannot tell apart: controls without a name, and controls with the same role and
    /// name in the same place. Inside ancestors named in `same`, equal names are allowed.
    #[must_use]
    pub fn ambiguities(&self, same: &[String]) -> Vec<String> {
        let acted_on = |node: &&AxNode| {
            matches!(node.role.as_str(), "button" | "link" | "gridcell" | "radio" | "textbox" | "combobox" | "slider")
        };
        let mut seen: BTreeMap<(&str, &str, &[String]), usize> = BTreeMap::new();
        let mut ambiguities = Vec::new();
        for node in self.0.iter().filter(acted_on) {
            if !node.name.chars().any(char::is_alphanumeric) || node.name.contains(['⟨', '{']) {
                ambiguities.push(format!("{} {:?} in {:?}", node.role, node.name, node.around));
            }
            if node.around.iter().any(|around| same.contains(around)) {
                continue;
            }
            *seen.entry((&node.role, &node.name, &node.around)).or_default() += 1;
        }
        let twice = seen.into_iter().filter(|(_, times)| *times > 1);
        ambiguities
            .extend(twice.map(|((role, name, around), times)| format!("{times} × {role} {name:?} in {around:?}")));
        ambiguities
    }
}

/// One line for each node, for messages of failures.
impl fmt::Display for AxTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in &self.0 {
            let states: String = node.states.iter().map(|(name, value)| format!(" {name}={value}")).collect();
            writeln!(f, "{}{} {:?}{states}", "  ".repeat(node.around.len()), node.role, node.name)?;
        }
        Ok(())
    }
}

impl Page {
    /// Reads the accessibility tree of the whole page.
    pub async fn ax_tree(&self) -> AxTree {
        let answer = self.command("Accessibility.getFullAXTree", json!({})).await;
        let nodes: Vec<RawNode> = serde_json::from_value(answer["nodes"].clone()).expect("Chromium returns a tree");
        let nodes: BTreeMap<String, RawNode> = nodes.into_iter().map(|node| (node.id.clone(), node)).collect();
        let mut found = Vec::new();
        let root = nodes.values().find(|node| node.parent.is_none());
        if let Some(root) = root {
            root.walk(&nodes, &mut Vec::new(), &mut found);
        }
        AxTree(found)
    }

    /// Waits until exactly one enabled node matches, or at least one if several may match.
    pub async fn find_node(&self, query: &AxQuery) -> AxNode {
        self.step(format!("hear {query}")).await;
        let begun = Instant::now();
        loop {
            let tree = self.ax_tree().await;
            let found: Vec<&AxNode> = tree.all(query).filter(|node| node.is_enabled()).collect();
            match found[..] {
                [one] => return one.clone(),
                [one, ..] if query.one_of_several => return one.clone(),
                _ => {
                    let names: Vec<&str> = found.iter().map(|node| node.name.as_str()).collect();
                    self.next_look(begun, || format!("expected one {query}, found {names:?} in\n{tree}")).await;
                }
            }
        }
    }

    /// Activates a node as a screen reader does: focuses it, if possible, and clicks it without a pointer.
    pub async fn activate(&self, node: &AxNode) {
        self.step(format!("activate {} {:?}", node.role, node.name)).await;
        let found = self.command("DOM.resolveNode", json!({ "backendNodeId": node.element })).await;
        let press = "function () { this.focus(); this.click(); }";
        let object = &found["object"]["objectId"];
        self.command("Runtime.callFunctionOn", json!({ "objectId": object, "functionDeclaration": press })).await;
    }
}

/// A node as Chromium sends it.
#[derive(Deserialize)]
struct RawNode {
    #[serde(rename = "nodeId")]
    id: String,
    #[serde(rename = "parentId")]
    parent: Option<String>,
    #[serde(rename = "childIds", default)]
    children: Vec<String>,
    #[serde(rename = "backendDOMNodeId", default)]
    element: i64,
    ignored: bool,
    #[serde(default)]
    role: Value,
    #[serde(default)]
    name: Value,
    #[serde(default)]
    description: Value,
    #[serde(default)]
    properties: Vec<Property>,
}

#[derive(Deserialize)]
struct Property {
    name: String,
    value: Value,
}

/// The value of Chromium's `{ "type": …, "value": … }` as text.
fn text(value: &Value) -> String {
    match &value["value"] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

impl RawNode {
    /// Appends this node and its descendants to `found`, and returns their text.
    fn walk(&self, nodes: &BTreeMap<String, RawNode>, around: &mut Vec<String>, found: &mut Vec<AxNode>) -> String {
        let (role, name) = (text(&self.role), text(&self.name));
        if role == "StaticText" {
            return name;
        }
        let place = found.len();
        let is_announced = !self.ignored && !matches!(role.as_str(), "none" | "generic" | "InlineTextBox");
        if is_announced {
            let states = self.properties.iter().map(|property| (property.name.clone(), text(&property.value)));
            found.push(AxNode {
                role,
                name: name.clone(),
                description: text(&self.description),
                text: String::new(),
                around: around.clone(),
                states: states.collect(),
                element: self.element,
            });
        }
        let surrounds = is_announced && !name.is_empty();
        if surrounds {
            around.push(name);
        }
        let parts = self.children.iter().filter_map(|id| nodes.get(id)).map(|node| node.walk(nodes, around, found));
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        if surrounds {
            around.pop();
        }
        let read = parts.join(" ");
        if is_announced {
            found[place].text.clone_from(&read);
        }
        read
    }
}
