//! Prints hints in all languages. Bots play a game, and the coach gives hints at every fourth decision, or at every
//! EVERY-th.
//!
//! `cargo run --release -p shelf --example hints -- GAME SEATS SEED [EVERY]`

#![allow(clippy::unwrap_used)]

use bots::BotName;
use coach::{Coach, hints, sentence};
use shelf::{Title, with_game};
use table::{EventSink, Options, Purpose, SeedText, SetUp, Table};
use words::{LANGUAGES, Words};

fn print_hints<G: Coach>(seats: u8, seed: &str, every: usize) {
    let seed = SeedText::new(seed).unwrap();
    let set_up = SetUp::<G> { seats, options: G::Options::read("").unwrap(), seed: seed.clone() };
    let mut table = Table::<G>::open(set_up, &mut EventSink::nobody()).unwrap();
    let languages: Vec<Words> = LANGUAGES.iter().map(|language| shelf::words(language).unwrap()).collect();
    let names: Vec<String> = ["Anna", "Ben", "Cleo", "Dirk"].map(str::to_owned).to_vec();
    let mut decisions = 0;
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let here = seed.seed().dice(Purpose(*b"read"), decisions as u32).seed();
        if decisions % every == 0 {
            println!("\n#{decisions} {}", names[seat.index()]);
            for hint in hints(view, &G::HINT.with_nodes(300), here) {
                let reasons = G::reasons(view, &hint.actions, here);
                let outlook = hint.outlook;
                let first = G::show(view, hint.actions[0]);
                println!("  {first} … {} {} {}", hint.actions.len(), outlook.points, outlook.lead);
                for words in &languages {
                    println!("    {}", sentence(G::NAME, &reasons, |phrase| words.say_among(phrase, &names)));
                }
            }
        }
        let dice = seed.seed().dice(Purpose(*b"play"), decisions as u32);
        let action = BotName::Normal.sit_down::<G>(dice).choose(view, &G::choices(view));
        table.act(seat, action, &mut EventSink::nobody()).unwrap();
        decisions += 1;
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (seats, every) = (args[1].parse().unwrap(), args.get(3).map_or(4, |every| every.parse().unwrap()));
    with_game!(Title::named(&args[0]).unwrap(), G => print_hints::<G>(seats, &args[2], every));
}
