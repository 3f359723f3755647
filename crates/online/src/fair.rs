//! Whether the cards were dealt as the table had promised, and what that proves.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::speech::Speech;
use protocol::TableInfo;
use protocol::fair::{commitment, seed};
use table::Record;

use crate::api::{get, sent};
use crate::noted::{Noted, noted};
use crate::read::read;

/// What is known of a table.
#[derive(Clone, Default)]
struct Proof {
    info: Option<TableInfo>,
    /// The seed in the game's record.
    seed: Option<String>,
    noted: Option<Noted>,
}

/// One thing that was checked: the code of what, and whether it holds.
type Check = (&'static str, bool);

/// What can be checked after the end; none before.
fn checks(proof: &Proof) -> Option<Vec<Check>> {
    let info = proof.info.as_ref()?;
    let (secret, lucks, dealt) = (info.secret.as_ref()?, info.lucks.as_ref()?, proof.seed.as_ref()?);
    let lucks: Vec<Option<&str>> = lucks.iter().map(Option::as_deref).collect();
    let promised = proof.noted.as_ref().map_or(&info.commitment, |noted| &noted.commitment);
    let mut checks = vec![
        ("online-fair-secret", *promised == commitment(secret)),
        ("online-fair-seed", *dealt == seed(secret, &lucks)),
    ];
    if let Some(Noted { luck: Some(own), .. }) = &proof.noted {
        checks.push(("online-fair-luck", lucks.contains(&Some(own))));
    }
    Some(checks)
}

/// The screen for a table.
pub fn fair_screen(id: &str) -> AnyView {
    let (speech, id) = (Speech::here(), id.to_owned());
    let proof = RwSignal::new(Proof { noted: noted(&id), ..Proof::default() });
    let table = id.clone();
    spawn_local(async move {
        let info =
            get(&format!("tables/{table}")).await.ok().and_then(|answer| read::<TableInfo>(&answer.get("table")));
        let over = info.as_ref().is_some_and(|info| info.secret.is_some());
        let record = if over { sent("GET", &format!("tables/{table}/record"), None).await.ok() } else { None };
        let seed = record.and_then(|text| Record::read(&text).ok()).map(|record| record.seed.as_str().to_owned());
        proof.try_update(|proof| (proof.info, proof.seed) = (info, seed));
    });
    panel(move || proof.with(|proof| html(speech, &id, proof))).view()
}

fn html(speech: Speech, id: &str, proof: &Proof) -> Markup {
    let term = |code: &str| speech.term(code);
    html! {
        section.sheet-of-paper.fair {
            h1 { (term("online-fair-title")) }
            p { (term("online-fair-how")) }
            dl.facts {
                @if let Some(noted) = &proof.noted {
                    dt { (term("online-fair-noted")) }
                    dd { code #noted { (noted.commitment) } }
                    @if let Some(luck) = &noted.luck {
                        dt { (term("online-fair-own-luck")) }
                        dd { code { (luck) } }
                    }
                } @else if let Some(info) = &proof.info {
                    dt { (term("online-fair-shown")) }
                    dd { code { (info.commitment) } }
                }
                @if let Some(secret) = proof.info.as_ref().and_then(|info| info.secret.as_ref()) {
                    dt { (term("online-fair-revealed")) }
                    dd { code { (secret) } }
                }
            }
            @match checks(proof) {
                None => p.told #not-yet role="status" { (term("online-fair-not-yet")) },
                Some(checks) => {
                    ul.checks #checks {
                        @for (code, holds) in &checks {
                            li class=(if *holds { "holds" } else { "fails" }) {
                                (if *holds { "✓ " } else { "✗ " }) (term(code))
                            }
                        }
                    }
                    p #fair-verdict role="status" {
                        strong { (term(if checks.iter().all(|(_, holds)| *holds) { "online-fair-yes" } else { "online-fair-no" })) }
                    }
                    @if proof.noted.is_none() { p.told { (term("online-fair-not-noted")) } }
                },
            }
            h2 { (term("online-fair-proves-title")) }
            p { (term("online-fair-proves")) }
            h2 { (term("online-fair-proves-not-title")) }
            p { (term("online-fair-proves-not")) }
            p { (term("online-fair-yourself")) }
            p.ways { a.button href=(Route::Online { id: id.to_owned(), at: None }.hash()) { (term("page-back-to-table")) } }
        }
    }
}
