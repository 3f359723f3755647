//! Wrong passwords: many for one login, and one for many logins.

use load::Failure;
use serde_json::json;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let (login, password) = (me.letters(12), me.letters(12));
    if me.be_guest().await {
        me.ask("PUT", "/api/me/login", json!({ "login": login, "password": password })).await;
    }
    for _ in 0..20 {
        let (wrong, other) = (me.letters(12), me.letters(12));
        me.ask("POST", "/api/login", json!({ "login": login, "password": wrong })).await;
        me.ask("POST", "/api/login", json!({ "login": other, "password": wrong })).await;
    }
    if me.dice.below(3) == 0 {
        me.move_on();
    }
    Ok(())
}
