//! The conformance suite, over random games.

use example::{Example, Options};
use table::conformance::{Plan, asked_games, play};

fn plan(seats: u8) -> Plan<Example> {
    let options = [false, true].map(|island| Options { island }).to_vec();
    Plan { seats, games: asked_games(), options, longest: 9 }
}

#[test]
fn with_two_players() {
    play(&plan(2));
}

#[test]
fn with_three_players() {
    play(&plan(3));
}
