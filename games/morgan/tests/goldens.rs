//! Games that are stored forever, see `table::conformance::goldens`.

use morgan::{Action, Morgan, Phase};
use table::conformance::goldens::{Goldens, perft_counts};
use table::conformance::random::open;
use table::{Choices, Dice, Game, SeedText, SetUp, View};

/// Random play that digs when it can. It is deterministic, it also uses rules that are unwise to use, and it ends.
fn choose(view: View<'_, Morgan>, dice: &mut Dice) -> Action {
    let choices = Morgan::choices(view);
    let mut digs = Vec::new();
    choices.for_each(|action| {
        if matches!(action, Action::Play(_) | Action::Take(_)) {
            digs.push(action);
        }
    });
    // Now and then a card is not played, or a pair is used as another symbol.
    if !digs.is_empty() && dice.below(4) > 0 {
        return digs[dice.below(digs.len() as u32) as usize];
    }
    choices.nth(dice.below(choices.len())).unwrap()
}

fn goldens() -> Goldens<Morgan> {
    Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), choose)
}

fn set_up(seats: u8, seed: &str) -> SetUp<Morgan> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(format!("{seed} {seats}")).unwrap() }
}

fn golden(seats: u8) {
    goldens().check(&seats.to_string(), set_up(seats, "golden"));
}

#[test]
fn two_players() {
    golden(2);
}

#[test]
fn three_players() {
    golden(3);
}

#[test]
fn four_players() {
    golden(4);
}

#[test]
fn the_goldens_use_every_bonus_and_reach_the_last_treasure() {
    let (mut whole, mut used) = (0, [false; 4]);
    for seats in 2..=4 {
        let table = goldens().random_game(set_up(seats, "golden"));
        whole += usize::from(table.position().open.treasure_deck == 0);
        assert_eq!(table.position().open.turn.phase, Phase::Over);
        for (_, action) in table.log() {
            if let Action::Use(bonus) = action {
                used[bonus.gives() as usize] = true;
            }
        }
    }
    assert!(whole > 0, "some of them end with the last treasure");
    assert_eq!(used, [true; 4], "every bonus is used");
}

#[test]
fn perft_of_seeds() {
    // Corners come first: four for each player, unless three pirates stand on one and the player cannot pay them.
    let counts: [(u8, &[u64]); 3] = [
        (2, &[1, 4, 16, 5032, 41_838, 1_560_808]),
        (3, &[1, 4, 16, 64, 15_501, 128_712]),
        (4, &[1, 4, 16, 64, 252, 76_644, 639_495]),
    ];
    for (seats, counts) in counts {
        perft_counts(&open(set_up(seats, "perft")), counts);
    }
}
