//! The conformance tests, over random games.

use morgan::{Morgan, Options};
use table::conformance::{Plan, asked_games, play};

/// Every decision is compared with all 87,354 actions, so one game takes as long as a hundred games of another kind. So
/// only one of every hundred requested games is played, and at least two.
fn games() -> u64 {
    (asked_games() / 100).max(2)
}

fn plan(seats: u8) -> Plan<Morgan> {
    let options = [3, 20].map(|rounds_without_dig| Options { rounds_without_dig }).to_vec();
    // Random players dig seldom, but they need far fewer than a hundred decisions for each treasure and player.
    Plan { seats, games: games(), options, longest: 24 * 100 * usize::from(seats) }
}

#[test]
fn with_two_players() {
    play(&plan(2));
}

#[test]
fn with_three_players() {
    play(&plan(3));
}

#[test]
fn with_four_players() {
    play(&plan(4));
}
