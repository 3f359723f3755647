//! Morgan's Magic Map as text: the map with the treasures beside it, then the players. [`picture`] has the drawings.

mod map;
pub mod picture;
mod players;
mod symbols;
mod treasures;

use crate::{Event, MapCard, Morgan, Open, Phase};
use table::{Game, Phrase, Seat, View};
use words::Words;

use chart::ink::{self, Ink, Strip, TextStyle};
use chart::{Art, Charted, Drawing};

/// The maximum width of a line.
const WIDTH: usize = 100;

/// The space between the map and the treasures.
const GAP: usize = 5;

impl Charted for Morgan {
    const ART: &'static Art = &symbols::ART;
    const STYLE: &'static str = include_str!("../../style/chart.css");

    fn text(view: View<'_, Self>, events: &[Event], words: &Words, ink: Ink) -> String {
        let open = view.open;
        let middle = if open.turn.phase == Phase::Over { ending(open, words) } else { Vec::new() };
        let blocks = [map::lines(open, &lit(events)), treasures::lines(open, words)];
        let wide = blocks.iter().map(|block| ink::widest(block)).sum::<usize>() + GAP > WIDTH;
        // A very wide map leaves no room beside it.
        let table = if wide { blocks.join(&Strip::new()) } else { ink::beside(&blocks, GAP) };
        let parts = [heading(open, words), middle, table, players::lines(view, words), map::legend(words)];
        let parts: Vec<Vec<Strip>> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        ink::written(&parts.join(&Strip::new()), ink)
    }

    fn boards(open: &Open, colours: &[u8]) -> Vec<(Option<Seat>, Drawing)> {
        vec![(None, picture::chart(&open.island, &picture::standing(open, colours)))]
    }
}

/// The places where something just happened.
#[must_use]
pub fn lit<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<(i32, i32)> {
    let place = |event: &Event| match event {
        Event::Landed { at, .. } | Event::Stepped { at, .. } | Event::Moved { to: at, .. } => Some(*at),
        _ => None,
    };
    events.into_iter().filter_map(place).collect()
}

/// The name of the game, the player on turn and the decision to make.
fn heading(open: &Open, words: &Words) -> Vec<Strip> {
    let players = Phrase::new("chart-players").with("players", i64::from(open.seats()));
    let game = [words.term("morgan-name"), words.say(&players)].join(" · ");
    let mut lines = vec![Strip::new().and(game, TextStyle::STRONG)];
    let what = match open.turn.phase {
        Phase::Corner => "chart-phase-corner",
        Phase::Map => "chart-phase-map",
        Phase::Walk => "chart-phase-walk",
        Phase::Dig => "chart-phase-dig",
        Phase::Draw => "chart-phase-draw",
        Phase::Over => return lines,
    };
    lines.push(Strip::new().text([seat_name(open.seat, words), words.term(what)].join(" · ")));
    lines
}

/// The message that the game is over, and the ranking.
fn ending(open: &Open, words: &Words) -> Vec<Strip> {
    let mut lines = vec![Strip::new().and(words.term("chart-over"), TextStyle::STRONG)];
    let Some(outcome) = Morgan::outcome(open) else { return lines };
    let mut players: Vec<_> = outcome.players.into_iter().enumerate().collect();
    players.sort_by_key(|(seat, standing)| (standing.rank, *seat));
    lines.extend(players.into_iter().map(|(seat, standing)| {
        let told = Phrase::new("chart-standing").with("rank", i64::from(standing.rank));
        let told = told.with("seat", seat as i64).with("points", i64::from(standing.total));
        Strip::new().text(words.say(&told))
    }));
    lines
}

/// The name of a seat.
fn seat_name(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("chart-seat").with("seat", i64::from(seat.0)))
}

/// The name of a component.
fn name_of(kind: &str, name: &str, words: &Words) -> String {
    words.term(&["morgan-", kind, "-", name].concat())
}

/// A map card as its point and its distance.
fn card_name(card: MapCard, words: &Words) -> String {
    [name_of("point", card.point().name(), words), card.distance().to_string()].join(" ")
}
