//! The printed sheet: everybody's boards and points.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::dom::{fill, listen};
use page_kit::html::ornament;
use page_kit::parts::unmanaged_element;
use scorepad::{Pad, PadScores};

use super::pad_screen::PadScreen;
use super::{players, points};

/// The sheet. It exists only while printing, because it may be long.
pub fn sheet(screen: PadScreen) -> AnyView {
    unmanaged_element("for-printer", move |host| {
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
            h1 { (speech.term(&format!("{}-name", screen.game.name))) }
            ((screen.game.printed)(speech, pad))
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
            @for board in (screen.game.boards)(pad, player) {
                figure { (ornament(&board)) }
            }
            @match &scores.sheets[player] {
                Ok(sheet) => {
                    table.boxes {
                        tbody {
                            (points::printed(speech, screen.game.name, &sheet.lines))
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
