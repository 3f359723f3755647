//! The end of the game: bonuses, totals, ties; the score sheet; and the invariants of a position.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Item, Line, Outcome, Phrase, Position, ScoreSheet, Seat, Seats, Standing};

use crate::rules::Morgan;
use crate::rules::components::{HAND, MAJORITY_BONUS, MOST_PLAYERS, MapCard, Set, Treasure};
use crate::rules::event::term;
use crate::rules::open::{Open, Phase};
use crate::rules::paper::Dug;
use crate::rules::sets::{Cards, Treasures};

/// Morgan's Magic Map adds nothing to a player's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Honours {}

/// One player's bonus for having most of a set, from everybody's counts. At least one treasure is needed. Players who
/// tie share the bonus, rounded down: 6, 3, 2 or 1.
#[must_use]
pub fn majority_bonus(counts: &[usize], player: usize) -> u8 {
    let most = counts.iter().copied().max().unwrap_or(0);
    if most == 0 || counts[player] < most {
        return 0;
    }
    MAJORITY_BONUS / counts.iter().filter(|&&count| count == most).count() as u8
}

/// The ranks of players by total, then by the value of their treasures.
#[must_use]
pub fn ranks(players: &[(i64, i64)]) -> Vec<u16> {
    players.iter().map(|player| table::rank(players, player, |&key| key)).collect()
}

/// The players who have most of a set, and the bonus of each.
pub(crate) fn most_of(open: &Open, set: Set) -> (Seats, u8) {
    let counts: ArrayVec<usize, MOST_PLAYERS> = open.players.iter().map(|player| player.treasures.count(set)).collect();
    let bonus = |seat: Seat| majority_bonus(&counts, seat.index());
    let seats: Seats = (0..open.seats()).map(Seat).filter(|&seat| bonus(seat) > 0).collect();
    (seats, seats.first().map_or(0, bonus))
}

pub(crate) fn outcome(open: &Open) -> Option<Outcome<Honours>> {
    if open.turn.phase != Phase::Over {
        return None;
    }
    let seats = || (0..open.seats()).map(Seat);
    let key = |seat: Seat| (i64::from(open.total(seat)), i64::from(open.player(seat).treasures.value()));
    let ranks = ranks(&seats().map(key).collect::<Vec<_>>());
    Some(standings(seats().map(|seat| open.total(seat)).zip(ranks)))
}

/// The result, from everybody's total and rank in seat order.
pub(crate) fn standings(players: impl Iterator<Item = (i32, u16)>) -> Outcome<Honours> {
    Outcome { players: players.map(|(total, rank)| Standing { total, rank, honours: Honours {} }).collect() }
}

/// The points of a seat as if the game ended now.
pub(crate) fn score_sheet(open: &Open, seat: Seat) -> ScoreSheet {
    let player = open.player(seat);
    let bonuses = open.majorities(seat).map(|majority| majority.bonus);
    sheet(player.doubloons.into(), bonuses, &player.treasures.into(), player.treasures.value())
}

/// A score sheet: doubloons, a line for each set, and the treasures, which are worth `value` together. The `spaces` of
/// an item are the ranks of its treasures.
pub(crate) fn sheet(doubloons: i32, bonuses: [u8; Set::COUNT], treasures: &Dug, value: i32) -> ScoreSheet {
    let item = |spaces, points, reason| Item { spaces, points, reason };
    let rank = |treasure: &Treasure| u16::from(treasure.facts().rank);
    let named = treasures.named().unwrap_or_default();
    let title = Phrase::new("morgan-line-doubloons");
    let mut lines = vec![Line { title, points: doubloons, items: vec![item(Vec::new(), doubloons, "doubloons")] }];
    for (set, bonus) in Set::ALL.into_iter().zip(bonuses) {
        let title = Phrase::new("morgan-line-bonus").term("set", term("set", set.name()));
        let of_set = named.iter().filter(|treasure| treasure.facts().set == set).map(rank).collect();
        let reason = if bonus == MAJORITY_BONUS { "most-of-set" } else { "most-of-set-shared" };
        let items = if bonus == 0 { Vec::new() } else { vec![item(of_set, i32::from(bonus), reason)] };
        lines.push(Line { title, points: i32::from(bonus), items });
    }
    let worth = |treasure: &Treasure| item(vec![rank(treasure)], i32::from(treasure.facts().value), "treasure");
    let items = match treasures {
        Dug::Named(treasures) => treasures.iter().map(worth).collect(),
        Dug::Counted { .. } => vec![item(Vec::new(), value, "treasures-together")],
    };
    lines.push(Line { title: Phrase::new("morgan-line-treasures"), points: value, items });
    ScoreSheet { total: lines.iter().map(|line| line.points).sum(), lines }
}

/// Checks that every card, treasure and tile is in one place, and that the public knowledge about cards is true.
pub(crate) fn audit(position: &Position<Morgan>) -> Result<(), String> {
    let Position { open, own, hidden } = position;
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };

    let mut cards: Vec<MapCard> = hidden.map_deck.cards().to_vec();
    cards.extend(open.discarded.iter());
    open.players.iter().for_each(|player| cards.extend(player.face_up.iter()));
    own.iter().for_each(|own| cards.extend(own.hand.iter()));
    cards.sort_unstable();
    holds(cards.into_iter().eq(MapCard::all()), "each map card is in one place")?;
    holds(hidden.map_deck.len() == usize::from(open.map_deck), "the map deck is counted")?;
    let in_deck: Cards = hidden.map_deck.cards().iter().copied().collect();
    holds(in_deck.without(open.lots.cards(open.lots.present())).is_empty(), "the deck is of the present lot")?;
    for (player, own) in open.players.iter().zip(own) {
        let mut known: ArrayVec<u8, HAND> = player.hand.clone();
        let mut held: Vec<u8> = own.hand.iter().map(|card| open.lots.of(card)).collect();
        known.sort_unstable();
        held.sort_unstable();
        holds(held[..] == known[..], "everybody knows the lots of a hand")?;
    }

    let mut treasures: Vec<Treasure> = hidden.treasure_deck.cards().to_vec();
    treasures.extend(open.board);
    let taken = open.players.iter().fold(Treasures::EMPTY, |all, player| all.with(player.treasures));
    open.players.iter().for_each(|player| treasures.extend(player.treasures.iter()));
    holds(taken.len() == treasures.len() - open.board.len() - hidden.treasure_deck.len(), "nobody shares a treasure")?;
    treasures.sort_unstable();
    holds(treasures.into_iter().eq(Treasure::all()), "each treasure is in one place")?;
    holds(hidden.treasure_deck.len() == usize::from(open.treasure_deck), "the treasure deck is counted")?;
    holds(open.board.is_sorted(), "the board is sorted by rank")?;

    let island = &open.island;
    let turned = |tile: crate::rules::Tile| tile.facts().edges.lies().contains(&island.edges(tile));
    holds(island.tiles().eq(crate::rules::Tile::all()), "each tile is on the map")?;
    holds(island.tiles().all(turned), "tiles are turned, not changed")?;
    holds(island.tiles().all(|tile| island.tile_on(island.spot(tile)) == Some(tile)), "each tile has its own spot")?;
    holds(island.mismatch().is_none(), "all edges match")?;
    holds(island.is_in_one_piece(), "the map is in one piece")
}
