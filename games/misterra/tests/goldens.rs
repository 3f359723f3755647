//! Stored games that must never change, see `table::conformance::goldens`.

use misterra::{Misterra, Options};
use table::conformance::goldens::{Goldens, perft_counts};
use table::conformance::random::{any_choice, open};
use table::{Options as _, SeedText, SetUp};

fn set_up(seats: u8, options: &str, seed: &str) -> SetUp<Misterra> {
    SetUp { seats, options: Options::read(options).unwrap(), seed: SeedText::new(seed).unwrap() }
}

fn golden(name: &str, seats: u8, options: &str) {
    let goldens = Goldens { audiences: false, ..Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), any_choice) };
    goldens.check(name, set_up(seats, options, &format!("golden {name}")));
}

#[test]
fn alone() {
    golden("1", 1, "");
}

#[test]
fn alone_as_a_master() {
    golden("1-master", 1, "master=true,presumptions0=3+18");
}

#[test]
fn two_players() {
    golden("2", 2, "");
}

#[test]
fn two_players_in_a_first_game() {
    golden("2-first-game", 2, "first_game=true");
}

#[test]
fn three_players() {
    golden("3", 3, "");
}

#[test]
fn four_masters() {
    golden("4-master", 4, "master=true");
}

#[test]
fn perft_of_seeds() {
    let counts: [(&str, u8, &str, &[u64]); 4] = [
        // Six pairs of presumptions, five spaces of the beach, then sketches and layings.
        ("perft a", 1, "", &[1, 6, 30, 120, 744, 2850, 9750, 86_658, 399_732, 1_722_030]),
        ("perft b", 2, "", &[1, 6, 36, 180, 720, 3996, 14_436, 50_508, 421_092, 2_204_100]),
        ("perft c", 3, "first_game=true", &[1, 5, 25, 129, 490, 2064, 14_828, 78_638, 393_190]),
        (
            "perft d",
            4,
            "presumptions0=1+2,presumptions1=3+4,presumptions2=5+6,presumptions3=7+8",
            &[1, 5, 20, 111, 422, 1503, 12_518, 67_032, 313_340, 1_607_517],
        ),
    ];
    for (seed, seats, options, counts) in counts {
        perft_counts(&open(set_up(seats, options, seed)), counts);
    }
}
