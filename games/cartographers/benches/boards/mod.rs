//! Boards for measurements: sheets of random solo games.

use cartographers::{Cartographers, Land};
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

/// The number of boards.
pub const BOARDS: u64 = 256;

/// Plays random games on the wilderness side. Returns the board of each after `decisions` decisions, or at its end.
pub fn from_random_games(decisions: fn(u64) -> usize) -> Vec<Land> {
    let series = SeedText::new("boards to measure on").expect("this is a seed");
    (1..=BOARDS).map(|game| board_of(series.numbered(game), decisions(game))).collect()
}

/// The board of a random game after some decisions.
fn board_of(seed: SeedText, decisions: usize) -> Land {
    let mut dice = seed.seed().dice(Purpose(*b"walk"), 0);
    let set_up = SetUp { seats: 1, options: Default::default(), seed };
    let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("one player is allowed");
    while let Some(seat) = table.awaited().first().filter(|_| table.log().len() < decisions) {
        let choices = Cartographers::choices(table.view(seat));
        let draw = choices.nth(dice.below(choices.len())).expect("the dice fall within the choices");
        table.act(seat, draw, &mut EventSink::nobody()).expect("every choice is legal");
    }
    table.position().open.sheets[0].land
}
