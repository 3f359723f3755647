//! `portolan record`: one game between bots, as a record.

use std::io::Write;

use bots::{Nobody, play};
use table::{BadSetUp, Options, Says, SeedText, SetUp};

use crate::args::{Match, Record};
use crate::failure::Failure;

pub fn run(args: &Record) -> Result<(), Failure> {
    let args = &args.play;
    let record = shelf::with_game!(args.game, G => {
        let set_up = set_up::<G>(args, args.seed.clone())?;
        play(set_up, &args.bots, &mut Nobody).map_err(|bad| Failure::said(&bad))?.table.record()
    });
    write!(std::io::stdout(), "{record}")?;
    Ok(())
}

/// The set-up of a match's game with this seed.
pub fn set_up<G: table::Game>(args: &Match, seed: SeedText) -> Result<SetUp<G>, Failure> {
    let options = G::Options::read(&args.options).map_err(|bad| Failure::said(&bad))?;
    let (fewest, most) = G::SEATS;
    let seats = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    if !(fewest..=most).contains(&seats) {
        return Err(Failure::said(&BadSetUp::Seats { seats, fewest, most }.phrase()));
    }
    Ok(SetUp { seats, options, seed })
}
