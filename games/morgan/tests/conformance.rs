//! What every game must do, over random games.

use morgan::{Morgan, Options};
use table::conformance::{Plan, asked_games, play};

/// Every decision of a game is compared with all 82,098 actions, so a game takes as long as a hundred of other games:
/// one for each hundred that are asked for, and at least two.
fn games() -> u64 {
    (asked_games() / 100).max(2)
}

fn plan(seats: u8) -> Plan<Morgan> {
    let options = [3, 20].map(|rounds_without_dig| Options { rounds_without_dig }).to_vec();
    // Random players dig seldom, but they do: far fewer than a hundred decisions a treasure and player.
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
