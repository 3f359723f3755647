//! Games that are stored forever, see `table::conformance::goldens`.

use morgan::{Action, Bonus, Morgan, Phase, Picked, Symbol};
use table::conformance::goldens::{Goldens, perft_counts};
use table::conformance::random::open;
use table::{Choices, Dice, Game, SeedText, SetUp, View};

/// The choices that are listed today.
fn listed(view: View<'_, Morgan>) -> Vec<Action> {
    let mut listed = Vec::new();
    Morgan::choices(view).for_each(|action| listed.push(action));
    listed
}

/// The choices as they were listed when the first games were stored: with two cards for their own symbol, and without
/// cards after a shovel. These games are still what they were.
fn first_listed(view: View<'_, Morgan>) -> Vec<Action> {
    let after_shovel = view.open.turn.shovels > 0;
    let mut first = listed(view);
    first.retain(|action| !(after_shovel && matches!(action, Action::Play(_))));
    let for_itself = Bonus::all().filter(|bonus| !bonus.is_sensible()).map(Action::Use);
    first.extend(for_itself.filter(|&action| Morgan::check(view, action).is_ok()));
    first.sort();
    first
}

/// Random play that digs when it can. It is deterministic, it also uses rules that are unwise to use, and it ends.
fn choose(view: View<'_, Morgan>, dice: &mut Dice) -> Action {
    any_of(&first_listed(view), dice)
}

fn any_of(choices: &[Action], dice: &mut Dice) -> Action {
    let any = |actions: &[Action], dice: &mut Dice| actions[dice.below(actions.len() as u32) as usize];
    let dig = |action: &&Action| matches!(action, Action::Play(_) | Action::Take(_));
    let digs: Vec<Action> = choices.iter().filter(dig).copied().collect();
    // Now and then a card is not played, or a pair is used as another symbol.
    if !digs.is_empty() && dice.below(4) > 0 { any(&digs, dice) } else { any(choices, dice) }
}

/// The same with picked cards, and with further cards after a shovel. Bonuses are used when there are cards to pick
/// from, and then half of the time for a pair.
fn choose_picked(view: View<'_, Morgan>, dice: &mut Dice) -> Action {
    let choices = listed(view);
    let carrying = |bonus: Bonus| view.open.player(view.open.seat).face_up.carrying(bonus.discards());
    let mut picks = [Vec::new(), Vec::new()];
    for action in &choices {
        if let Action::Use(bonus) = *action
            && carrying(bonus).len() > 2
        {
            picks[bonus.cards() - 1].push(bonus);
        }
    }
    let picks = &picks[dice.below(2) as usize];
    if picks.is_empty() || dice.below(3) == 0 {
        let others: Vec<Action> = choices.into_iter().filter(|action| !matches!(action, Action::Use(_))).collect();
        return any_of(&others, dice);
    }
    let bonus = picks[dice.below(picks.len() as u32) as usize];
    let skip = dice.below((carrying(bonus).len() - bonus.cards()) as u32 + 1) as usize;
    let cards = carrying(bonus).iter().skip(skip).take(bonus.cards()).collect();
    Action::Pick(Picked::new(cards, bonus).unwrap())
}

fn goldens() -> Goldens<Morgan> {
    let goldens = Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), choose);
    Goldens { choices: |view| first_listed(view).len() as u32, ..goldens }
}

fn picked_goldens() -> Goldens<Morgan> {
    Goldens::of_crate(env!("CARGO_MANIFEST_DIR"), choose_picked)
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
fn two_players_who_pick_their_cards() {
    picked_goldens().check("2-picked", set_up(2, "picked 4"));
}

#[test]
fn the_golden_of_picked_cards_has_what_the_others_lack() {
    let table = picked_goldens().random_game(set_up(2, "picked 4"));
    let picked = table.log().iter().filter_map(|(_, action)| match action {
        Action::Pick(picked) => Some(*picked),
        _ => None,
    });
    let (one, two): (Vec<Picked>, Vec<Picked>) = picked.partition(|picked| matches!(picked, Picked::One(_)));
    assert!(one.len() > 2 && two.len() > 2, "{} and {}", one.len(), two.len());
    let after_shovel = table.log().windows(2).filter(|pair| {
        let shovel = matches!(pair[0].1, Action::Pick(picked) if picked.bonus().gives() == Symbol::Shovel);
        shovel && matches!(pair[1].1, Action::Play(_))
    });
    assert!(after_shovel.count() > 0, "a card is played after a shovel");
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
