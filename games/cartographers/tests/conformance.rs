//! The conformance suite for every game, over random games; five of them have a hundred seats.

use cartographers::{Cartographers, Options, Side};
use table::conformance::{Plan, asked_games, play};

fn plan(seats: u8, games: u64) -> Plan<Cartographers> {
    let options = Side::ALL.map(|side| Options { side, edicts: None }).to_vec();
    // Four seasons of at most thirteen explore cards and four ambushes.
    Plan { seats, games, options, longest: 4 * 17 }
}

#[test]
fn alone() {
    play(&plan(1, asked_games()));
}

#[test]
fn with_two_players() {
    play(&plan(2, asked_games()));
}

#[test]
fn with_three_players() {
    play(&plan(3, asked_games()));
}

#[test]
fn with_four_players() {
    play(&plan(4, asked_games()));
}

#[test]
fn with_five_players() {
    play(&plan(5, asked_games()));
}

#[test]
fn with_a_hundred_players() {
    play(&plan(100, 5));
}
