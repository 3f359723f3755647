//! `portolan record`: one game between bots, as a record.

use std::io::Write;

use bots::{Budget, Nobody, Thinking, play_thinking};
use table::{Options, Phrase, SeedText, SetUp};

use crate::args::{Match, Record};
use crate::failure::Failure;

pub fn run(args: &Record) -> Result<(), Failure> {
    let args = &args.play;
    // A single game may use all cores; the result is the same on one core.
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let thinking = Thinking { budget: args.nodes.map(Budget::Nodes), threads };
    let record = shelf::with_game!(args.game, G => {
        let set_up = set_up::<G>(args, args.seed.clone())?;
        play_thinking(set_up, &args.bots, &thinking, &mut Nobody).map_err(|bad| Failure::of_phrase(&bad))?.table.record()
    });
    write!(std::io::stdout(), "{record}")?;
    Ok(())
}

/// The set-up of a match's game with this seed.
pub fn set_up<G: table::Game>(args: &Match, seed: SeedText) -> Result<SetUp<G>, Failure> {
    let options = G::Options::read(&args.options).map_err(|bad| Failure::of_phrase(&bad))?;
    let (fewest, most) = G::SEATS;
    match u8::try_from(args.bots.len()) {
        Ok(seats) if (fewest..=most).contains(&seats) => Ok(SetUp { seats, options, seed }),
        // There may be more bots than a seat number can count.
        _ => {
            let why = Phrase::new("seats-out-of-range").with("seats", args.bots.len() as i64);
            Err(Failure::of_phrase(&why.with("fewest", i64::from(fewest)).with("most", i64::from(most))))
        }
    }
}
