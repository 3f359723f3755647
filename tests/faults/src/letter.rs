//! Requests that may be sent more than once, and their answers.

use load::http::Request;
use protocol::{PlayerId, TableId};
use serde_json::Value;

/// The key of a move: it belongs to a player and a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// The table.
    pub table: TableId,
    /// The player.
    pub player: PlayerId,
    /// The text that the player chose.
    pub text: String,
}

/// A request. However often it is sent, it is the same.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The method.
    pub method: &'static str,
    /// The path with its query.
    pub path: String,
    /// The body as JSON; empty for none.
    pub body: String,
    /// The key, if it is a move.
    pub key: Option<Key>,
}

impl Letter {
    /// Reads something.
    pub fn get(path: String) -> Letter {
        Letter { method: "GET", path, body: String::new(), key: None }
    }

    /// Asks for a change.
    pub fn post(path: String, body: &Value) -> Letter {
        Letter { method: "POST", path, body: body.to_string(), key: None }
    }

    /// Whether it asks for a change.
    pub fn changes(&self) -> bool {
        self.method != "GET"
    }

    /// The request over HTTP.
    pub fn request<'a>(&'a self, token: &'a str) -> Request<'a> {
        Request { method: self.method, path: &self.path, token: Some(token), body: &self.body }
    }

    /// The message of a live connection.
    pub fn message(&self, id: u64) -> String {
        let Letter { method, path, body, .. } = self;
        let body = if body.is_empty() { String::new() } else { format!(r#","body":{body}"#) };
        format!(r#"{{"id":{id},"method":"{method}","path":"{path}"{body}}}"#)
    }
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body: JSON, or a text.
    pub body: Value,
}

impl Answer {
    /// An answer over HTTP.
    pub fn read((status, body): (u16, String)) -> Answer {
        Answer { status, body: serde_json::from_str(&body).unwrap_or(Value::String(body)) }
    }

    /// Whether the same request may be sent again in a moment.
    pub fn is_passing(&self) -> bool {
        matches!(self.status, 429 | 503)
    }
}
