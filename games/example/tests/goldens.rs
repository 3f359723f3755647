//! Goldens: games stored permanently, see `table::conformance::goldens`. While a generation is in development,
//! `UPDATE_GOLDENS=1 cargo test -p example goldens` writes them.

use example::{Example, Options};
use table::conformance::goldens::{Goldens, perft_counts};
use table::conformance::random::{any_choice, open};
use table::{SeedText, SetUp};

fn set_up(seats: u8, island: bool) -> SetUp<Example> {
    SetUp { seats, options: Options { island }, seed: SeedText::new(format!("golden {seats}")).unwrap() }
}

fn golden(name: &str, set_up: SetUp<Example>) {
    Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), any_choice).check(name, set_up);
}

#[test]
fn two_players() {
    golden("2", set_up(2, false));
}

#[test]
fn two_players_with_the_island() {
    golden("2-island", set_up(2, true));
}

#[test]
fn three_players() {
    golden("3", set_up(3, false));
}

#[test]
fn perft_matches_counts_made_by_hand() {
    perft_counts(&open(set_up(2, false)), &[1, 18, 18 * 16, 18 * 16 * 14]);
    perft_counts(&open(set_up(2, true)), &[1, 16, 16 * 14, 16 * 14 * 12]);
}
