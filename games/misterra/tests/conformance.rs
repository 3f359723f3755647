//! The requirements for every game, checked on random games.

use misterra::{Misterra, Options};
use table::Options as _;
use table::conformance::{Plan, asked_games, play};

fn plan(seats: u8) -> Plan<Misterra> {
    let options = ["", "first_game=true", "master=true", "presumptions0=3+18"];
    let options = options.map(|text| Options::read(text).unwrap()).to_vec();
    // At most 72 sketches, two per turn, with four decisions for each; then a round without a sketch.
    Plan { seats, games: asked_games(), options, longest: 72 * 4 + 4 * 8 }
}

#[test]
fn alone() {
    play(&plan(1));
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
