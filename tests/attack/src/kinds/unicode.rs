//! Characters that are invisible, turn the text around, are no characters, or grow when they are written.

use load::Failure;
use serde_json::json;

use crate::stranger::Stranger;

const ODD: [&str; 14] = [
    "\u{200b}",
    "\u{3164}",
    "\u{202e}evil",
    "an\u{200b}na",
    "Аnnа",
    "e\u{301}\u{301}\u{301}\u{301}",
    "\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\",
    "\u{fdfa}",
    "\u{feff}",
    "\u{10ffff}",
    "👩‍👩‍👧‍👦",
    "\u{e0041}\u{e0042}",
    "\"><script>",
    "';DROP TABLE players;--",
];

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    me.token = None;
    me.be_guest().await;
    let Some(table) = me.open(json!({ "game": "misterra", "seats": 4, "listed": true })).await else { return Ok(()) };
    for odd in ODD {
        me.ask("PATCH", "/api/me", json!({ "name": odd })).await;
        me.ask("POST", &format!("{table}/chat"), json!({ "text": odd.repeat(20), "key": odd })).await;
        me.ask("POST", &format!("{table}/join"), json!({ "luck": odd })).await;
        me.ask("POST", "/api/tables", json!({ "game": odd, "seats": 2 })).await;
        me.ask("POST", "/api/tables", json!({ "game": "misterra", "seats": 2, "options": format!("{odd}={odd}") }))
            .await;
        me.ask("PUT", "/api/me/login", json!({ "login": odd, "password": odd.repeat(8) })).await;
    }
    for text in [r#"{"name":"\ud800"}"#, r#"{"name":"\u0000"}"#, r#"{"name":"\udfff\ud800"}"#] {
        me.ask_text("PATCH", "/api/me", text).await;
    }
    let options: String = (0..500).map(|number| format!("o{number}=x,")).collect();
    me.ask("POST", "/api/tables", json!({ "game": "misterra", "seats": 2, "options": options })).await;
    me.ask("POST", &format!("{table}/leave"), json!({})).await;
    Ok(())
}
