//! The printed sheet: everybody's boards and points.

use leptos::prelude::*;
use maud::{Markup, html};
use pad::{Pad, PadScores};
use vellum::dom::{fill, listen};
use vellum::html::ornament;
use vellum::parts::filled;

use super::pad_screen::PadScreen;
use super::{players, points};

/// The sheet. It exists only while printing, because it may be long.
pub fn sheet(screen: PadScreen) -> AnyView {
    filled("for-printer", move |host| {
        listen(&window(), &["beforeprint", "afterprint"], move |event| {
            fill(&host, &if event.type_() == "beforeprint" { html(screen) } else { Markup::default() });
        });
    })
}

fn html(screen: PadScreen) -> Markup {
    let speech = screen.speech;
    screen.pad.with_untracked(|pad| {
        let scores = pad.scores();
        html! {
            h1 { (speech.term(&format!("{}-name", screen.face.game))) }
            ((screen.face.printed)(speech, pad))
            (players::result(screen, pad, &scores))
            @for player in 0..pad.players() {
                (of_player(screen, pad, &scores, player))
            }
        }
    })
}

fn of_player(screen: PadScreen, pad: &Pad, scores: &PadScores, player: usize) -> Markup {
    let speech = screen.speech;
    html! {
        section {
            h2 { (screen.name(player)) }
            @for board in (screen.face.boards)(pad, player) {
                figure { (ornament(&board)) }
            }
            @match &scores.sheets[player] {
                Ok(sheet) => {
                    table.boxes {
                        tbody {
                            (points::printed(speech, screen.face.game, &sheet.lines))
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
