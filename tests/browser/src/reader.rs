//! What a screen reader has of the page: the browser's tree of roles and names, and nothing else.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;

/// Something that a screen reader comes to.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What it is: `button`, `gridcell`, `heading`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What is said about it besides.
    pub description: String,
    /// All the text in it, as it is read.
    pub text: String,
    /// What lies around it and has a name, the outermost first.
    pub around: Vec<String>,
    /// `pressed`, `disabled`, `level`, `live` and so on.
    states: BTreeMap<String, String>,
    /// The element's number.
    element: i64,
}

impl Heard {
    /// One of its states, such as `pressed` or `level`; empty if it has none.
    #[must_use]
    pub fn state(&self, name: &str) -> &str {
        self.states.get(name).map_or("", String::as_str)
    }

    /// Whether it can be acted on.
    #[must_use]
    pub fn is_able(&self) -> bool {
        self.state("disabled") != "true"
    }

    /// Whether this is the very element that something else was.
    #[must_use]
    pub fn is_still(&self, other: &Heard) -> bool {
        self.element == other.element
    }
}

/// What is looked for in the tree: by role, by name, and by what it lies in.
#[derive(Clone, Debug)]
pub struct Sought {
    role: &'static str,
    name: String,
    /// Whether the name may go on.
    begins: bool,
    /// Whether there may be several that are the same.
    one_of_several: bool,
    within: Option<String>,
}

impl Sought {
    /// Something with this role and this name.
    pub fn new(role: &'static str, name: impl Into<String>) -> Sought {
        Sought { role, name: name.into(), begins: false, one_of_several: false, within: None }
    }

    /// Something with this role whose name begins with this: the place of a space, and then what is on it.
    pub fn beginning(role: &'static str, name: impl Into<String>) -> Sought {
        Sought { begins: true, ..Sought::new(role, name) }
    }

    /// The first of several that are all the same, such as two equal cards.
    #[must_use]
    pub fn one_of_several(self) -> Sought {
        Sought { one_of_several: true, ..self }
    }

    /// The same within something of this name.
    #[must_use]
    pub fn within(self, name: impl Into<String>) -> Sought {
        Sought { within: Some(name.into()), ..self }
    }

    fn is(&self, heard: &Heard) -> bool {
        let rest = heard.name.strip_prefix(self.name.as_str());
        // `C1` is not the beginning of `C11`.
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

/// The whole tree in the order in which it is read.
pub struct Reading(Vec<Heard>);

impl Reading {
    /// Everything that is sought.
    pub fn all<'a>(&'a self, sought: &'a Sought) -> impl Iterator<Item = &'a Heard> {
        self.0.iter().filter(|heard| sought.is(heard))
    }

    /// Everything with this role.
    pub fn role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Heard> {
        self.0.iter().filter(move |heard| heard.role == role)
    }

    /// Everything that is read aloud when it changes.
    pub fn live(&self) -> impl Iterator<Item = &Heard> {
        self.0.iter().filter(|heard| matches!(heard.role.as_str(), "status" | "alert" | "log"))
    }

    /// What somebody is told who can do nothing with it: things to act on without a name, or with the name of another in
    /// the same place. Within `same`, what has the same name is the same.
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

/// The page as it would be read, a line each: for who looks at it.
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
    /// Reads the whole page as a screen reader has it.
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

    /// Waits until exactly one thing is what is sought, and can be acted on.
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

    /// Does what a screen reader does to act on something: brings the focus there, if it takes it, and presses it without
    /// a pointer.
    pub async fn activate(&self, heard: &Heard) {
        self.step(format!("activate {} {:?}", heard.role, heard.name)).await;
        let found = self.command("DOM.resolveNode", json!({ "backendNodeId": heard.element })).await;
        let press = "function () { this.focus(); this.click(); }";
        let object = &found["object"]["objectId"];
        self.command("Runtime.callFunctionOn", json!({ "objectId": object, "functionDeclaration": press })).await;
    }
}

/// A node as Chromium tells it.
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

/// What stands in Chromium's `{ "type": …, "value": … }`.
fn text(value: &Value) -> String {
    match &value["value"] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

impl Node {
    /// Tells this and what is in it, and returns the text of it.
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
