//! What all players look at together, on a large screen: the card, the season, the edicts.

use crate::chart::picture;
use crate::{Card, Open};
use maud::{Markup, html};
use page_kit::html::ornament;
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use super::card::{offers, shape_picture};
use super::edicts::LETTERS;
use super::{card_code, scoring_code, season_code, terrain_code};

/// The card, the season and the edicts.
pub fn announced(open: &Open, speech: Speech) -> Markup {
    let threshold = open.season.facts().threshold;
    let of_time = Phrase::new("page-time").with("time", i64::from(open.time)).with("of", i64::from(threshold));
    html! {
        div.announced-card {
            p.kind { (speech.term(&season_code(open.season))) " · " (speech.say(&of_time)) }
            h2 { (speech.term(&card_code(open.card))) }
            (offered(open, speech))
        }
        ul.announced-edicts {
            @for (place, card) in open.edicts.into_iter().enumerate() {
                li.scored[open.season.facts().edicts.contains(&place)] {
                    span.mark { (LETTERS[place]) }
                    span {
                        strong { (speech.term(&scoring_code(card))) }
                        span.rule { (speech.term(&format!("cartographers-rule-{}", card.name()))) }
                    }
                }
            }
        }
    }
}

/// The shapes and terrains of the card, as the first player who draws sees them.
fn offered(open: &Open, speech: Speech) -> Markup {
    let seat = open.awaited.first().unwrap_or(Seat(0));
    let (slots, terrains) = offers(open, seat);
    let Some((task, first)) = open.task(seat).zip(terrains.first().copied()) else { return Markup::default() };
    html! {
        div.shapes { @for slot in slots { span.shape { (shape_picture(&task, slot, first, 0)) } } }
        div.terrains {
            @for terrain in terrains {
                span.terrain { span.tile { (ornament(&picture::terrain_tile(terrain))) } (speech.term(&terrain_code(terrain))) }
            }
        }
        @if let Card::Ambush(_) = open.card { p { (speech.term("page-card-ambush")) } }
        @if task.on_ruins { p { (speech.term("page-asked-ruins")) } }
    }
}
