//! The browser's requests, and its complaints.

use std::fmt;

use serde_json::Value;

/// An error that fails a visit.
#[derive(Clone, Debug)]
pub enum Complaint {
    /// An error on the console: thrown, logged, or a violation of the content security policy.
    Console(String),
    /// A request that was refused or got no answer.
    Failed(String),
    /// A request to another server.
    Foreign(String),
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Console(message) => write!(f, "on the console: {message}"),
            Complaint::Failed(request) => write!(f, "a request failed: {request}"),
            Complaint::Foreign(address) => write!(f, "a request to another server: {address}"),
        }
    }
}

/// A request of the browser, and its response so far.
#[derive(Clone, Debug, Default)]
pub struct Fetched {
    id: String,
    /// The requested address.
    pub url: String,
    /// The status; 0 while there is no response.
    pub status: u64,
    /// Bytes on the wire, headers and compressed content; 0 from the cache.
    pub bytes: u64,
    /// Whether it came from the browser's cache.
    pub cached: bool,
    /// Whether it is complete.
    pub finished: bool,
}

/// All requests and complaints that the browser has reported.
#[derive(Debug, Default)]
pub struct Network {
    pub fetched: Vec<Fetched>,
    pub complaints: Vec<Complaint>,
}

impl Network {
    /// Processes an event of a tab.
    pub fn handle(&mut self, event: &str, params: &Value, site: &str) {
        let id = text(&params["requestId"]);
        match event {
            "Network.requestWillBeSent" => {
                let url = text(&params["request"]["url"]);
                if ["http:", "https:", "ws:", "wss:"].iter().any(|scheme| url.starts_with(scheme)) {
                    if !url.starts_with(site) {
                        self.complaints.push(Complaint::Foreign(url.clone()));
                    }
                    self.fetched.push(Fetched { id, url, ..Fetched::default() });
                }
            }
            "Network.requestServedFromCache" => self.update(&id, |fetched| fetched.cached = true),
            "Network.responseReceived" => {
                let response = &params["response"];
                let cached = response["fromDiskCache"] == true || response["fromPrefetchCache"] == true;
                self.update(&id, |fetched| {
                    fetched.status = response["status"].as_u64().unwrap_or_default();
                    fetched.cached |= cached;
                });
            }
            "Network.loadingFinished" => self.update(&id, |fetched| {
                let bytes = params["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                fetched.bytes = if fetched.cached { 0 } else { bytes };
                fetched.finished = true;
            }),
            "Network.loadingFailed" => {
                let url = self.fetched.iter().rfind(|fetched| fetched.id == id).map(|fetched| fetched.url.clone());
                // A request that the page cancelled by navigating away has not failed.
                if let Some(url) = url.filter(|_| params["canceled"] != true) {
                    self.complaints.push(Complaint::Failed(format!("{url}: {}", text(&params["errorText"]))));
                }
            }
            "Runtime.exceptionThrown" => self.complain(thrown(&params["exceptionDetails"])),
            "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
                let message = params["args"].as_array().into_iter().flatten().map(shown);
                self.complain(message.collect::<Vec<_>>().join(" "));
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                self.complain(format!("{} {}", text(&entry["url"]), text(&entry["text"])));
            }
            "Inspector.targetCrashed" => self.complain("the page has crashed".to_owned()),
            _ => {}
        }
    }

    fn complain(&mut self, message: String) {
        self.complaints.push(Complaint::Console(message));
    }

    fn update(&mut self, id: &str, change: impl FnOnce(&mut Fetched)) {
        if let Some(fetched) = self.fetched.iter_mut().rfind(|fetched| fetched.id == id) {
            change(fetched);
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The address and the message of an uncaught exception.
fn thrown(details: &Value) -> String {
    let exception = &details["exception"];
    let message = if exception.is_null() { String::new() } else { shown(exception) };
    format!("{} {} {message}", text(&details["url"]), text(&details["text"]))
}

/// A value as the console shows it.
fn shown(value: &Value) -> String {
    match (&value["description"], &value["value"]) {
        (Value::String(description), _) => description.clone(),
        (_, Value::String(text)) => text.clone(),
        (_, other) => other.to_string(),
    }
}
