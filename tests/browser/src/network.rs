//! What went over the wire, and what the browser complained about.

use std::fmt;

use serde_json::Value;
use thirtyfour::BrowserLogEntry;

/// Something that must not happen.
#[derive(Clone, Debug)]
pub enum Complaint {
    /// An error on the console: thrown, logged, or a breach of the security policy.
    Console(String),
    /// A request that was refused or got no answer.
    Failed(String),
    /// A request to somebody else.
    Foreign(String),
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Console(message) => write!(f, "on the console: {message}"),
            Complaint::Failed(request) => write!(f, "a request failed: {request}"),
            Complaint::Foreign(address) => write!(f, "a request to somebody else: {address}"),
        }
    }
}

/// A response that the browser got.
#[derive(Clone, Debug, Default)]
pub struct Fetched {
    id: String,
    /// The address that was asked for.
    pub url: String,
    /// The status; 0 while there is no answer.
    pub status: u64,
    /// Bytes on the wire, headers and compressed content; 0 from the cache.
    pub bytes: u64,
    /// Did it come from the browser's cache?
    pub cached: bool,
    /// Has it come whole?
    pub finished: bool,
}

/// Everything that the browser told about its requests.
#[derive(Debug, Default)]
pub struct Network {
    pub fetched: Vec<Fetched>,
    pub complaints: Vec<Complaint>,
}

impl Network {
    /// Takes an entry of the driver's performance log: an event of Chromium's `Network` domain.
    pub fn hear(&mut self, entry: &BrowserLogEntry, site: &str) {
        let Ok(event) = serde_json::from_str::<Value>(&entry.message) else { return };
        let (event, params) = (&event["message"]["method"], &event["message"]["params"]);
        let id = text(&params["requestId"]);
        match event.as_str().unwrap_or_default() {
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
                // What the page called off itself, by leaving, did not fail.
                if let Some(url) = url.filter(|_| params["canceled"] != true) {
                    self.complaints.push(Complaint::Failed(format!("{url}: {}", text(&params["errorText"]))));
                }
            }
            _ => {}
        }
    }

    /// Takes an entry of the browser's console.
    pub fn hear_console(&mut self, entry: BrowserLogEntry) {
        if entry.level == "SEVERE" {
            self.complaints.push(Complaint::Console(entry.message));
        }
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
