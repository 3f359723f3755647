//! `portolan perft`: counts the leaves of the tree of legal actions.

use std::io::Write;

use table::{Choices, EventSink, Game, Options, SetUp, Table};

use crate::args::Perft;
use crate::failure::Failure;

pub fn run(args: &Perft) -> Result<(), Failure> {
    let leaves = shelf::with_game!(args.game, G => {
        let options = <G as Game>::Options::read(&args.options).map_err(|bad| Failure::of_phrase(&bad))?;
        let seats = args.players.unwrap_or(<G as Game>::SEATS.0);
        let set_up = SetUp::<G> { seats, options, seed: args.seed.clone() };
        leaves(&Table::open(set_up, &mut EventSink::nobody()).map_err(|bad| Failure::of_phrase(&bad))?, args.depth)
    });
    writeln!(std::io::stdout(), "{leaves}")?;
    Ok(())
}

/// Counts the leaves below a position, with the awaited seats in order. A finished game is a leaf.
fn leaves<G: Game>(table: &Table<G>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = G::choices(table.view(seat));
    if depth == 1 {
        return u64::from(choices.len());
    }
    let mut sum = 0;
    choices.for_each(|action| {
        let mut next = table.clone();
        next.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
        sum += leaves(&next, depth - 1);
    });
    sum
}
