//! Requests to the server, as `docs/api.md` describes them.

use std::time::Duration;

use leptos::prelude::{set_timeout, window};
use page_kit::json::Json;
use page_kit::speech::Speech;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, Response};

/// How long an answer may take, in milliseconds. A connection that is gone may otherwise be waited for for minutes.
const PATIENCE: u32 = 15_000;

/// The refusals that a person may meet, by the server's code, and the codes of their messages.
const REFUSALS: [(&str, &str); 24] = [
    ("stale", "online-refused-stale"),
    ("full", "online-refused-full"),
    ("taken", "online-refused-taken"),
    ("started", "online-refused-started"),
    ("kicked", "online-refused-kicked"),
    ("not-full", "online-refused-not-full"),
    ("bad-name", "online-refused-bad-name"),
    ("not-known", "online-refused-not-known"),
    ("nothing-to-take-back", "online-refused-cannot-take-back"),
    ("played-by-bot", "online-refused-played-by-bot"),
    ("bad-login", "online-refused-bad-login"),
    ("login-taken", "online-refused-login-taken"),
    ("closed", "online-closed"),
    ("over", "online-refused-over"),
    ("not-away", "online-refused-not-away"),
    ("nothing-to-decline", "online-refused-nothing-to-decline"),
    ("wrong-password", "online-refused-wrong-password"),
    ("log-in-again", "online-refused-log-in-again"),
    ("banned", "online-refused-banned"),
    ("too-many-attempts", "online-refused-attempts"),
    ("too-many-bots", "online-refused-bots"),
    ("too-many-tables", "online-refused-tables"),
    ("too-many-messages", "online-refused-too-much"),
    ("too-many-changes", "online-refused-too-much"),
];

/// Why there is no answer, or a refusal.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The server cannot be reached, or cannot answer now: the same request may be sent again later.
    Unreachable,
    /// The server has refused the request.
    Refused(Refusal),
}

/// A refusal.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: String,
    /// An English sentence.
    pub detail: String,
}

impl Trouble {
    /// A sentence about it, in the language of the page if there is one.
    pub fn sentence(&self, speech: Speech) -> String {
        match self {
            Trouble::Unreachable => speech.term("online-unreachable"),
            Trouble::Refused(refusal) => {
                let known = REFUSALS.iter().find(|(code, _)| *code == refusal.code);
                known.map_or_else(|| refusal.detail.clone(), |(_, message)| speech.term(message))
            }
        }
    }

    /// Whether the server does not know who is asking.
    pub fn is_not_known(&self) -> bool {
        matches!(self, Trouble::Refused(Refusal { status: 401, .. }))
    }

    /// Whether there is no such thing.
    pub fn is_not_found(&self) -> bool {
        matches!(self, Trouble::Refused(Refusal { status: 404, .. }))
    }
}

/// Sends a request below `/api` and returns the answer's JSON; undefined if the answer has none.
pub async fn ask(method: &str, path: &str, body: Option<Json>) -> Result<Json, Trouble> {
    let text = sent(method, path, body).await?;
    Ok(Json::read(&text).unwrap_or(Json(JsValue::UNDEFINED)))
}

/// Sends a request below `/api` and returns the answer's text.
pub async fn sent(method: &str, path: &str, body: Option<Json>) -> Result<String, Trouble> {
    let request = RequestInit::new();
    request.set_method(method);
    request.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    if let Some(body) = body {
        let headers = Headers::new().map_err(|_| Trouble::Unreachable)?;
        let _ = headers.set("content-type", "application/json");
        request.set_headers(&headers);
        request.set_body(&JsValue::from_str(&body.write()));
    }
    // A relative address: the page may be served below a folder.
    let answer = JsFuture::from(window().fetch_with_str_and_init(&format!("api/{path}"), &request)).await;
    let answer: Response = answer.ok().and_then(|answer| answer.dyn_into().ok()).ok_or(Trouble::Unreachable)?;
    let text = match answer.text() {
        Ok(text) => JsFuture::from(text).await.ok().and_then(|text| text.as_string()),
        Err(_) => None,
    };
    let text = text.ok_or(Trouble::Unreachable)?;
    match answer.status() {
        200..300 => Ok(text),
        // The server is starting, stopping or behind a proxy that cannot reach it.
        502..=504 => Err(Trouble::Unreachable),
        status => {
            let problem = Json::read(&text).ok_or(Trouble::Unreachable)?;
            let said = |key| problem.get(key).text().unwrap_or_default();
            let code = said("code");
            // In a second it may be sent again.
            if code == "too-many-requests" {
                return Err(Trouble::Unreachable);
            }
            Err(Trouble::Refused(Refusal { status, code, detail: said("detail") }))
        }
    }
}

/// Reads something.
pub async fn get(path: &str) -> Result<Json, Trouble> {
    ask("GET", path, None).await
}

/// Changes something.
pub async fn post(path: &str, fields: &[(&str, JsValue)]) -> Result<Json, Trouble> {
    ask("POST", path, Some(Json::object(fields))).await
}

/// Waits before a request is sent again.
pub(crate) async fn pause() {
    let wait = js_sys::Promise::new(&mut |resolve, _| {
        let resolve = move || _ = resolve.call0(&JsValue::UNDEFINED);
        set_timeout(resolve, Duration::from_secs(1));
    });
    let _ = JsFuture::from(wait).await;
}
