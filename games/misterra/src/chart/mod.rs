//! Maps of Misterra as text: the island and the cards that all players see, then the parchments. [`picture`] draws it
//! in colour.

mod boards;
mod cards;
mod explorers;
pub mod picture;
mod symbols;

use crate::{Event, Explorer, HalfDay, Misterra, Open, Presumption, Space, Spaces, Step, Terrain};
use table::{Game, Phrase, Seat, View};
use words::Words;

use chart::ink::{self, Ink, Strip, TextStyle};
use chart::{Art, Charted, Drawing};

pub use boards::{island, parchment};

/// The maximum width of a line.
const WIDTH: usize = 100;

impl Charted for Misterra {
    const ART: &'static Art = &symbols::ART;
    const STYLE: &'static str = include_str!("../../style/chart.css");

    fn text(view: View<'_, Self>, events: &[Event], words: &Words, ink: Ink) -> String {
        let open = view.open;
        let middle = if open.step == Step::Over { ending(open, words) } else { Vec::new() };
        let parts = [
            heading(open, words),
            middle,
            cards::lines(open, lit(events, None), words),
            explorers::lines(view, events, words),
            boards::legend(words),
        ];
        let parts: Vec<Vec<Strip>> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        ink::written(&parts.join(&Strip::new()), ink)
    }

    fn boards(open: &Open, colours: &[u8]) -> Vec<(Option<Seat>, Drawing)> {
        let (meeples, markers) = picture::standing(open, colours);
        let both = |(seat, explorer): (usize, &Explorer)| {
            let drawn = picture::both(&open.island, &explorer.parchment, &meeples, &markers);
            (Some(Seat(seat as u8)), drawn)
        };
        open.explorers.iter().enumerate().map(both).collect()
    }
}

/// The spaces where events happened: on the parchment of a seat, or without a seat on the island.
#[must_use]
pub fn lit<'a>(events: impl IntoIterator<Item = &'a Event>, parchment: Option<Seat>) -> Spaces {
    let spaces = events.into_iter().map(|event| match event {
        Event::Mapped { seat, halves } if parchment.is_none_or(|owner| owner == *seat) => {
            halves.iter().map(|half| half.space).collect()
        }
        _ if parchment.is_some() => Spaces::EMPTY,
        Event::JungleLaid { spaces } => *spaces,
        Event::Placed { to: space, .. }
        | Event::Went { to: space, .. }
        | Event::Claimed { space, .. }
        | Event::OtomaActed { space, .. }
        | Event::OtomaClaimed { space, .. } => Spaces::only(*space),
        _ => Spaces::EMPTY,
    });
    spaces.fold(Spaces::EMPTY, Spaces::or)
}

/// The game, its round, and who must decide what.
fn heading(open: &Open, words: &Words) -> Vec<Strip> {
    let players = Phrase::new("chart-players").with("players", i64::from(open.seats()));
    let round = Phrase::new("chart-round").with("round", i64::from(open.round));
    let game = [words.term("misterra-name"), words.say(&players), words.say(&round)].join(" · ");
    let mut lines = vec![Strip::new().and(game, TextStyle::STRONG)];
    let half_day = match open.half_day {
        HalfDay::Morning => "chart-morning",
        HalfDay::Afternoon => "chart-afternoon",
    };
    let (when, what) = match open.step {
        Step::Over => return lines,
        Step::Presume => (None, words.term("chart-step-presume")),
        Step::Move => (Some(half_day), words.term("chart-step-move")),
        Step::Sketch { .. } => (Some(half_day), words.term("chart-step-sketch")),
        Step::Map { sketch } => {
            let step = cards::about_sketch(Phrase::new("chart-step-map"), sketch);
            (Some(half_day), words.say(&step))
        }
        Step::OtomaClaim => (None, words.term("chart-step-otoma-claim")),
    };
    let who = open.awaited.iter().map(|seat| seat_name(seat, words)).collect::<Vec<_>>().join(", ");
    let when = when.map(|code| words.term(code));
    let headline = [Some(who), when, Some(what)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    lines.push(Strip::new().text(headline));
    lines
}

/// The end of the game with the ranking and, in the solo game, the titles.
fn ending(open: &Open, words: &Words) -> Vec<Strip> {
    let mut lines = vec![Strip::new().and(words.term("chart-over"), TextStyle::STRONG)];
    let Some(outcome) = Misterra::outcome(open) else { return lines };
    let mut players: Vec<_> = outcome.players.into_iter().enumerate().collect();
    players.sort_by_key(|(seat, standing)| (standing.rank, *seat));
    for (seat, standing) in players {
        let phrase = Phrase::new("chart-standing").with("rank", i64::from(standing.rank));
        let phrase = phrase.with("seat", seat as i64).with("points", i64::from(standing.total));
        lines.push(Strip::new().text(words.say(&phrase)));
        if let Some(titles) = standing.honours.titles {
            let titles = [titles.total, titles.presumptions, titles.fidelity, titles.claims];
            let titles = titles.map(|title| words.term(&title.term())).join(", ");
            lines.push(Strip::new().text(titles));
        }
    }
    lines
}

/// The presumptions of a seat that the viewer may know: the viewer's own, and at the end everybody's. While the viewer
/// chooses, these are the ones dealt.
fn presumptions<'a>(view: View<'a, Misterra>, seat: Seat) -> &'a [Presumption] {
    let own = view.own().filter(|_| view.seat() == Some(seat)).map(|own| own.hand.as_slice());
    let shown = view.open.explorers[seat.index()].presumptions.as_ref().map(|shown| shown.as_slice());
    shown.or(own).unwrap_or_default()
}

/// The name of a seat.
fn seat_name(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("chart-seat").with("seat", i64::from(seat.0)))
}

/// The name of a terrain.
fn terrain_name(terrain: Terrain, words: &Words) -> String {
    words.term(&terrain.term())
}

/// Names of spaces, or a dash for none.
fn names(spaces: impl Iterator<Item = Space>) -> String {
    let names: Vec<String> = spaces.map(Space::name).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(" ") }
}
