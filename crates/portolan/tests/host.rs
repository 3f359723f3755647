//! `portolan ban`, `unban`, `bans`, `close` and `delete-message`, while a server runs and while none does.

use serde_json::{Value, json};

use crate::join::serve;
use crate::program::{portolan, scratch};

/// Somebody who asks a server.
struct Asker {
    server: String,
    token: Option<String>,
}

impl Asker {
    /// Sends a request. Returns the status and the body.
    fn send(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let agent = ureq::Agent::new_with_config(ureq::Agent::config_builder().http_status_as_error(false).build());
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header("Content-Type", "application/json");
        }
        let text = body.map(|body| body.to_string()).unwrap_or_default();
        let mut answer = agent.run(request.body(text).expect("a request")).expect("it answers");
        (answer.status().as_u16(), answer.body_mut().read_json().expect("JSON"))
    }
}

/// A guest at a server: who asks, and the id.
fn guest(server: &str) -> (Asker, String) {
    let stranger = Asker { server: server.to_owned(), token: None };
    let (status, made) = stranger.send("POST", "/api/players", Some(json!({ "name": "Guest" })));
    assert_eq!(status, 201, "{made}");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (Asker { token: Some(text(&made["token"])), ..stranger }, text(&made["player"]["id"]))
}

#[test]
fn whoever_runs_a_server_keeps_people_out_closes_tables_and_deletes_messages() {
    let folder = scratch("host");
    let data = folder.to_str().expect("a text");
    let (server, url) = serve(&folder, "127.0.0.1:0");
    let (anna, id) = guest(&url);
    let (status, table) = anna.send("POST", "/api/tables", Some(json!({ "game": "misterra", "seats": 2 })));
    assert_eq!(status, 201, "{table}");
    let table = table["table"]["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{table}");
    anna.send("POST", &format!("{path}/chat"), Some(json!({ "text": "something rude" })));
    assert_eq!(anna.send("GET", &format!("{path}/chat"), None).1["chat"][0]["text"], "something rude");
    portolan(["delete-message", &table, "1", "--data", data]).fine();
    assert_eq!(anna.send("GET", &format!("{path}/chat"), None).1["chat"], json!([]));
    assert!(portolan(["delete-message", &table, "1", "--data", data]).complaint().contains("there is no such"));

    portolan(["close", &table, "--data", data]).fine();
    assert_eq!(anna.send("GET", &path, None).1["table"]["state"], "closed");

    portolan(["ban", &id, "--reason", "rude", "--data", data]).fine();
    let (status, refused) = anna.send("GET", "/api/me", None);
    assert_eq!((status, &refused["code"], &refused["args"]["reason"]), (403, &json!("banned"), &json!("rude")));
    portolan(["unban", &id, "--data", data]).fine();
    assert_eq!(anna.send("GET", "/api/me", None).0, 200);
    assert!(portolan(["unban", &id, "--data", data]).complaint().contains("there is no such"));
    portolan(["ban", &id, "--hours", "2", "--reason", "rude again", "--data", data]).fine();
    // It is killed.
    drop(server);

    // Without a server the store itself is changed.
    let listed = portolan(["bans", "--data", data]).fine();
    assert!(listed.starts_with(&format!("{id}\t")) && listed.ends_with("\trude again\n"), "{listed}");
    portolan(["unban", &id, "--data", data]).fine();
    assert_eq!(portolan(["bans", "--data", data]).fine(), "");
    assert!(portolan(["close", &table, "--data", data]).complaint().contains("only a running server"));
}

#[test]
fn a_folder_without_online_tables_is_refused() {
    let missing = scratch("host-nowhere").join("missing");
    let missing = missing.to_str().expect("a text");
    assert!(portolan(["bans", "--data", missing]).complaint().contains("there are no online tables here"));
}
