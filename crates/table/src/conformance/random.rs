//! Random play: it is reproducible, and it also tries moves that no good player would make.

use crate::game::{Choices, EventSink, Game, View};
use crate::seat::Seat;
use crate::seed::{Dice, Purpose, SeedText};
use crate::table::{SetUp, Table};

/// Chooses an action for an awaited seat.
pub type Chooser<G> = fn(View<'_, G>, &mut Dice) -> <G as Game>::Action;

/// A random choice; all are equally likely.
///
/// # Panics
/// If the view's seat has no choice.
#[must_use]
pub fn any_choice<G: Game>(view: View<'_, G>, dice: &mut Dice) -> G::Action {
    let choices = G::choices(view);
    choices.nth(dice.below(choices.len())).expect("it is within the choices")
}

/// Sets up a game without a listener.
///
/// # Panics
/// If the game cannot be set up.
#[track_caller]
#[must_use]
pub fn open<G: Game>(set_up: SetUp<G>) -> Table<G> {
    Table::open(set_up, &mut EventSink::nobody()).expect("the game can be set up")
}

/// Plays a game to its end. The random choices come from the game's seed.
///
/// # Panics
/// If the game cannot be set up, or an illegal action is chosen.
#[track_caller]
#[must_use]
pub fn random_game<G: Game>(set_up: SetUp<G>, purpose: Purpose, choose: Chooser<G>) -> Table<G> {
    let dice = &mut set_up.seed.seed().dice(purpose, 0);
    let mut table = open(set_up);
    while let Some(seat) = table.awaited().first() {
        play_one(&mut table, seat, choose, dice);
    }
    table
}

/// Plays a series of random games and calls `look` with the table before every turn.
///
/// `choose` chooses the actions; `look` gets the same dice.
///
/// # Panics
/// If a game cannot be set up, or an illegal action is chosen.
#[track_caller]
pub fn at_every_turn<G: Game>(
    series: &str,
    games: u64,
    (seats, options): (u8, &G::Options),
    choose: Chooser<G>,
    mut look: impl FnMut(&Table<G>, &mut Dice),
) {
    let series = SeedText::new(series).expect("the seed of the series is valid");
    for game in 0..games {
        let seed = series.numbered(game);
        let dice = &mut seed.seed().dice(Purpose(*b"test"), 0);
        let mut table = open(SetUp { seats, options: options.clone(), seed });
        while !table.awaited().is_empty() {
            look(&table, dice);
            while let Some(seat) = table.awaited().first() {
                if play_one(&mut table, seat, choose, dice) {
                    break;
                }
            }
        }
    }
}

/// Plays one action of a seat. Returns whether it completed the turn.
fn play_one<G: Game>(table: &mut Table<G>, seat: Seat, choose: Chooser<G>, dice: &mut Dice) -> bool {
    let action = choose(table.view(seat), dice);
    match table.act(seat, action, &mut EventSink::nobody()) {
        Ok(resolved) => resolved.is_some(),
        Err(refused) => panic!("the chosen action {action:?} is refused: {refused:?}"),
    }
}
