//! The page as a screen reader sees it: only the roles and names of the browser's accessibility tree.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;

/// A node of the accessibility tree that a screen reader announces.
#[derive(Clone, Debug)]
pub struct Heard {
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

impl Heard {
    /// One of its states, such as `pressed` or `level`; empty if it has none.
    #[must_use]
    pub fn state(&self, name: &str) -> &str {
        self.states.get(name).map_or("", String::as_str)
    }

    /// Whether it is enabled.
    #[must_use]
    pub fn is_able(&self) -> bool {
        self.state("disabled") != "true"
    }

    /// Whether both nodes are the same DOM element.
    #[must_use]
    pub fn is_still(&self, other: &Heard) -> bool {
        self.element == other.element
    }
}

/// A search in the tree: by role, by name, and by the name of an ancestor.
#[derive(Clone, Debug)]
pub struct Sought {
    role: &'static str,
    name: String,
    /// Whether `name` is only the beginning of the name.
    begins: bool,
    /// Whether several nodes may match.
    one_of_several: bool,
    within: Option<String>,
}

impl Sought {
    /// A node with this role and this name.
    pub fn new(role: &'static str, name: impl Into<String>) -> Sought {
        Sought { role, name: name.into(), begins: false, one_of_several: false, within: None }
    }

    /// A node with this role whose name begins with `name`. A space's name, for example, is its place and its content.
    pub fn beginning(role: &'static str, name: impl Into<String>) -> Sought {
        Sought { begins: true, ..Sought::new(role, name) }
    }

    /// Accepts the first of several equal nodes, such as two equal cards.
    #[must_use]
    pub fn one_of_several(self) -> Sought {
        Sought { one_of_several: true, ..self }
    }

    /// Accepts only nodes inside an ancestor with this name.
    #[must_use]
    pub fn within(self, name: impl Into<String>) -> Sought {
        Sought { within: Some(name.into()), ..self }
    }

    fn is(&self, heard: &Heard) -> bool {
        let rest = heard.name.strip_prefix(self.name.as_str());
        // `C1` must not match `C11`.
        let goes_on = |rest: &str| self.begins && !rest.starts_with(char::is_alphanumeric);
        let named = rest.is_some_and(|rest| rest.is_empty() || goes_on(rest));
        heard.role == self.role && named && self.within.as_ref().is_none_or(|name| heard.around.contains(name))
    }
}

impl fmt::Display for Sought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.role, self.name)?;
        self.within.as_ref().map_or(Ok(()), |name| write!(f, " within {name:?}"))
    }
}

/// All nodes of the tree in reading order.
pub struct Reading(Vec<Heard>);

impl Reading {
    /// All nodes that match.
    pub fn all<'a>(&'a self, sought: &'a Sought) -> impl Iterator<Item = &'a Heard> {
        self.0.iter().filter(|heard| sought.is(heard))
    }

    /// All nodes with this role.
    pub fn role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Heard> {
        self.0.iter().filter(move |heard| heard.role == role)
    }

    /// All live regions, which are read aloud when they change.
    pub fn live(&self) -> impl Iterator<Item = &Heard> {
        self.0.iter().filter(|heard| matches!(heard.role.as_str(), "status" | "alert" | "log"))
    }

    /// The controls that a listener cannot tell apart: controls without a name, and controls with the same role and
    /// name in the same place. Inside ancestors named in `same`, equal names are allowed.
    #[must_use]
    pub fn muddles(&self, same: &[String]) -> Vec<String> {
        let acted_on = |heard: &&Heard| {
            matches!(heard.role.as_str(), "button" | "link" | "gridcell" | "radio" | "textbox" | "combobox" | "slider")
        };
        let mut seen: BTreeMap<(&str, &str, &[String]), usize> = BTreeMap::new();
        let mut muddles = Vec::new();
        for heard in self.0.iter().filter(acted_on) {
            if !heard.name.chars().any(char::is_alphanumeric) || heard.name.contains(['⟨', '{']) {
                muddles.push(format!("{} {:?} in {:?}", heard.role, heard.name, heard.around));
            }
            if heard.around.iter().any(|around| same.contains(around)) {
                continue;
            }
            *seen.entry((&heard.role, &heard.name, &heard.around)).or_default() += 1;
        }
        let twice = seen.into_iter().filter(|(_, times)| *times > 1);
        muddles.extend(twice.map(|((role, name, around), times)| format!("{times} × {role} {name:?} in {around:?}")));
        muddles
    }
}

/// One line for each node, for messages of failures.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for heard in &self.0 {
            let states: String = heard.states.iter().map(|(name, value)| format!(" {name}={value}")).collect();
            writeln!(f, "{}{} {:?}{states}", "  ".repeat(heard.around.len()), heard.role, heard.name)?;
        }
        Ok(())
    }
}

impl Page {
    /// Reads the accessibility tree of the whole page.
    pub async fn read(&self) -> Reading {
        let told = self.command("Accessibility.getFullAXTree", json!({})).await;
        let nodes: Vec<Node> = serde_json::from_value(told["nodes"].clone()).expect("Chromium tells a tree");
        let nodes: BTreeMap<String, Node> = nodes.into_iter().map(|node| (node.id.clone(), node)).collect();
        let mut heard = Vec::new();
        let root = nodes.values().find(|node| node.parent.is_none());
        if let Some(root) = root {
            root.walk(&nodes, &mut Vec::new(), &mut heard);
        }
        Reading(heard)
    }

    /// Waits until exactly one enabled node matches, or at least one if several may match.
    pub async fn hear(&self, sought: &Sought) -> Heard {
        self.step(format!("hear {sought}")).await;
        let begun = Instant::now();
        loop {
            let reading = self.read().await;
            let found: Vec<&Heard> = reading.all(sought).filter(|heard| heard.is_able()).collect();
            match found[..] {
                [one] => return one.clone(),
                [one, ..] if sought.one_of_several => return one.clone(),
                _ if begun.elapsed() > PATIENCE => {
                    let found: Vec<&str> = found.iter().map(|heard| heard.name.as_str()).collect();
                    self.fail(&format!("not one {sought} is heard, but {found:?}, in\n{reading}"));
                }
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Activates a node as a screen reader does: focuses it, if possible, and clicks it without a pointer.
    pub async fn activate(&self, heard: &Heard) {
        self.step(format!("activate {} {:?}", heard.role, heard.name)).await;
        let found = self.command("DOM.resolveNode", json!({ "backendNodeId": heard.element })).await;
        let press = "function () { this.focus(); this.click(); }";
        let object = &found["object"]["objectId"];
        self.command("Runtime.callFunctionOn", json!({ "objectId": object, "functionDeclaration": press })).await;
    }
}

/// A node as Chromium sends it.
#[derive(Deserialize)]
struct Node {
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

impl Node {
    /// Appends this node and its descendants to `heard`, and returns their text.
    fn walk(&self, nodes: &BTreeMap<String, Node>, around: &mut Vec<String>, heard: &mut Vec<Heard>) -> String {
        let (role, name) = (text(&self.role), text(&self.name));
        if role == "StaticText" {
            return name;
        }
        let place = heard.len();
        let told = !self.ignored && !matches!(role.as_str(), "none" | "generic" | "InlineTextBox");
        if told {
            let states = self.properties.iter().map(|property| (property.name.clone(), text(&property.value)));
            heard.push(Heard {
                role,
                name: name.clone(),
                description: text(&self.description),
                text: String::new(),
                around: around.clone(),
                states: states.collect(),
                element: self.element,
            });
        }
        let surrounds = told && !name.is_empty();
        if surrounds {
            around.push(name);
        }
        let parts = self.children.iter().filter_map(|id| nodes.get(id)).map(|node| node.walk(nodes, around, heard));
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        if surrounds {
            around.pop();
        }
        let read = parts.join(" ");
        if told {
            heard[place].text.clone_from(&read);
        }
        read
    }
}
