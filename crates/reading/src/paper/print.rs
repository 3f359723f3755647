//! The printed sheet: everybody's boards and points.

use leptos::prelude::*;
use maud::{Markup, html};
use pad::{Pad, Reckoned};
use vellum::dom::{fill, listen};
use vellum::html::ornament;
use vellum::parts::filled;

use super::desk::Desk;
use super::{players, points};

/// The sheet. It exists only while printing, because it may be long.
pub fn sheet(desk: Desk) -> AnyView {
    filled("for-printer", move |host| {
        listen(&window(), &["beforeprint", "afterprint"], move |event| {
            fill(&host, &if event.type_() == "beforeprint" { html(desk) } else { Markup::default() });
        });
    })
}

fn html(desk: Desk) -> Markup {
    let speech = desk.speech;
    desk.pad.with_untracked(|pad| {
        let reckoned = pad.reckoned();
        html! {
            h1 { (speech.term(&format!("{}-name", desk.face.game))) }
            ((desk.face.printed)(speech, pad))
            (players::result(desk, pad, &reckoned))
            @for player in 0..pad.players() {
                (of_player(desk, pad, &reckoned, player))
            }
        }
    })
}

fn of_player(desk: Desk, pad: &Pad, reckoned: &Reckoned, player: usize) -> Markup {
    let speech = desk.speech;
    html! {
        section {
            h2 { (desk.name(player)) }
            @for board in (desk.face.boards)(pad, player) {
                figure { (ornament(&board)) }
            }
            @match &reckoned.sheets[player] {
                Ok(sheet) => {
                    table.boxes {
                        tbody {
                            (points::printed(speech, desk.face.game, &sheet.lines))
                            tr.sum {
                                th scope="row" { (speech.term("chart-total")) }
                                td { (sheet.total) }
                            }
                        }
                    }
                }
                Err(why) => { (points::missing(speech, why)) }
            }
        }
    }
}
