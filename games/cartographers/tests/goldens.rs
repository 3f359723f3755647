//! The stored golden games, see `table::conformance::goldens`.

use cartographers::{Cartographers, Options, Side};
use table::conformance::goldens::{Goldens, perft_counts};
use table::conformance::random::{any_choice, open};
use table::{SeedText, SetUp};

fn set_up(seats: u8, side: Side, seed: &str) -> SetUp<Cartographers> {
    SetUp { seats, options: Options { side, edicts: None }, seed: SeedText::new(seed).unwrap() }
}

fn golden(seats: u8, side: Side) {
    let goldens = Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), any_choice);
    let name = side.name();
    goldens.check(&format!("{seats}-{name}"), set_up(seats, side, &format!("golden {seats} {name}")));
}

#[test]
fn alone_in_the_wilderness() {
    golden(1, Side::Wilderness);
}

#[test]
fn alone_in_the_wastelands() {
    golden(1, Side::Wastelands);
}

#[test]
fn two_in_the_wilderness() {
    golden(2, Side::Wilderness);
}

#[test]
fn two_in_the_wastelands() {
    golden(2, Side::Wastelands);
}

#[test]
fn five_in_the_wilderness() {
    golden(5, Side::Wilderness);
}

#[test]
fn five_in_the_wastelands() {
    golden(5, Side::Wastelands);
}

#[test]
fn perft_of_seeds() {
    let counts: [(&str, u8, Side, &[u64]); 3] = [
        ("perft a", 1, Side::Wilderness, &[1, 464, 368_410, 12_567_006]),
        ("perft b", 1, Side::Wastelands, &[1, 930, 192_266]),
        // Both draw from the same card on equal sheets: the counts are squares of those of one player.
        ("perft c", 2, Side::Wilderness, &[1, 288, 82_944]),
    ];
    for (seed, seats, side, counts) in counts {
        perft_counts(&open(set_up(seats, side, seed)), counts);
    }
}
