//! The end of the game: points, ranks, and the invariants of a position.

use serde::Serialize;
use table::{Item, Line, Outcome, Phrase, Position, ScoreSheet, Seat, Standing, rank};

use crate::rules::Example;
use crate::rules::components::POINTS_PER_SQUARE;
use crate::rules::map::{Map, Square};
use crate::rules::position::Open;
use crate::rules::wish::Wish;

/// This game adds nothing to a player's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Honours {}

/// The points of a player on a map: the fast count, for bots.
#[must_use]
pub fn points(map: &Map, seat: Seat, wish: Option<Wish>) -> i32 {
    group_points(map, seat) + wish.map_or(0, |wish| wish_points(map, wish))
}

fn group_points(map: &Map, seat: Seat) -> i32 {
    map.group_size(seat) as i32 * POINTS_PER_SQUARE
}

/// The points that a wish earns on a map.
pub(crate) fn wish_points(map: &Map, wish: Wish) -> i32 {
    if wish.fulfilled(map).is_some() { wish.points() } else { 0 }
}

/// The same points, explained, line by line. A wish that the viewer does not know has no items.
pub(crate) fn sheet(map: &Map, seat: Seat, wish: Option<Wish>) -> ScoreSheet {
    let spaces = |squares: &[Square]| squares.iter().map(|square| square.index() as u16).collect::<Vec<_>>();
    let group = map.largest_group(seat);
    let points = group.len() as i32 * POINTS_PER_SQUARE;
    let items =
        if group.is_empty() { Vec::new() } else { vec![Item { spaces: spaces(&group), points, reason: "group" }] };
    let group = Line { title: Phrase::new("example-line-group"), points: group_points(map, seat), items };
    let came_true = wish.and_then(|wish| Some((wish, wish.fulfilled(map)?)));
    let items =
        came_true.iter().map(|(wish, squares)| Item { spaces: spaces(squares), points: wish.points(), reason: "wish" });
    let wish = Line {
        title: Phrase::new("example-line-wish"),
        points: wish.map_or(0, |wish| wish_points(map, wish)),
        items: items.collect(),
    };
    ScoreSheet { total: group.points + wish.points, lines: vec![group, wish] }
}

/// The result from everybody's wishes, in seat order. Players with equal points share the rank.
pub(crate) fn outcome(map: &Map, wishes: &[Wish]) -> Outcome<Honours> {
    let totals: Vec<i32> = (0..).map(Seat).zip(wishes).map(|(seat, wish)| points(map, seat, Some(*wish))).collect();
    let standing =
        |total: &i32| Standing { total: *total, rank: rank(&totals, total, |&key| key), honours: Honours {} };
    Outcome { players: totals.iter().map(standing).collect() }
}

/// Checks that every wish is in one place, that players take turns, and that the wishes are shown once the map is full
/// and not before.
pub(crate) fn audit(position: &Position<Example>) -> Result<(), String> {
    let Position { open, own, hidden } = position;
    let Open { seats, turn, map, wishes } = open;
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let dealt: Vec<Wish> = own.iter().map(|own| own.wish).collect();
    let mut all: Vec<Wish> = dealt.iter().chain(&hidden.left).copied().collect();
    all.sort_unstable();
    holds(all == Wish::ALL, "each wish is in exactly one place")?;
    holds(own.len() == usize::from(*seats) && turn.0 < *seats, "every player has a seat")?;
    let shown: &[Wish] = if map.is_full() { &dealt } else { &[] };
    holds(wishes == shown, "wishes are shown at the end")?;
    let charted =
        |seat: u8| Square::all().filter(move |&square| map.at(square).is_some_and(|c| c.by == Some(Seat(seat))));
    let ahead = |seat: u8| charted(0).count().checked_sub(charted(seat).count()).is_some_and(|more| more <= 1);
    holds((0..*seats).all(ahead), "players take turns")
}
