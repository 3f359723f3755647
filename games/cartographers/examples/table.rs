//! Prints a table of Cartographers after some random moves.
//!
//! `cargo run -p cartographers --example table -- SEATS TURNS SEED [SIDE] [colour]`

use cartographers::{Cartographers, Event};
use chart::{Charted, Ink};
use table::{Choices, EventSink, Game, Options, Purpose, Seat, SeedText, SetUp, Table};
use words::Words;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words = Words::english_of::<Cartographers>();
    let given: Vec<String> = std::env::args().skip(1).collect();
    let or = |place: usize, default: &str| given.get(place).cloned().unwrap_or_else(|| default.to_owned());
    let options =
        cartographers::Options::read(&format!("side={}", or(3, "wilderness"))).map_err(|bad| words.say(&bad))?;
    let seed = SeedText::new(or(2, "chart"))?;
    let mut dice = seed.seed().dice(Purpose(*b"show"), 0);
    let set_up = SetUp { seats: or(0, "2").parse()?, options, seed };
    let mut table: Table<Cartographers> =
        Table::open(set_up, &mut EventSink::nobody()).map_err(|bad| words.say(&bad))?;
    let turns: usize = or(1, "12").parse()?;
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..turns {
        events.clear();
        let awaited: Vec<Seat> = table.awaited().iter().collect();
        for seat in awaited {
            let choices = Cartographers::choices(table.view(seat));
            let draw = choices.nth(dice.below(choices.len())).ok_or("an awaited seat can draw")?;
            let acted = table.act(seat, draw, &mut EventSink::to(&mut |_, event| events.push(event)));
            acted.map_err(|refused| words.say(&refused))?;
        }
    }
    let ink = if given.get(4).is_some_and(|ink| ink == "colour") { Ink::Colour } else { Ink::Plain };
    events.iter().for_each(|event| println!("{}", words.say(event)));
    println!();
    print!("{}", Cartographers::text(table.spectator(), &events, &words, ink));
    println!();
    print!("{}", chart::score::text(&Cartographers::score_sheet(table.spectator(), Seat(0)), &words));
    Ok(())
}
