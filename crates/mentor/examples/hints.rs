//! Reads hints aloud: `hints GAME SEATS SEED [EVERY]` lets bots play a game and prints what the mentor says to every fourth
//! decision, or every so many, in all three languages.

#![allow(clippy::unwrap_used)]

use bots::BotName;
use mentor::{Mentor, hints, sentence};
use table::{Options, Purpose, SeedText, SetUp, Table, Tell};
use words::Words;

fn read_aloud<G: Mentor>(seats: u8, seed: &str, every: usize) {
    let seed = SeedText::new(seed).unwrap();
    let set_up = SetUp::<G> { seats, options: G::Options::read("").unwrap(), seed: seed.clone() };
    let mut table = Table::<G>::open(set_up, &mut Tell::nobody()).unwrap();
    let languages = ["en", "de", "nl"].map(|language| Words::embedded(language).unwrap());
    let names: Vec<String> = ["Anna", "Ben", "Cleo", "Dirk"].map(str::to_owned).to_vec();
    let mut decisions = 0;
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let here = seed.seed().dice(Purpose(*b"read"), decisions as u32).seed();
        if decisions % every == 0 {
            println!("\n#{decisions} {}", names[seat.index()]);
            for hint in hints(view, &G::HINT.with_nodes(300), here) {
                let reasons = G::reasons(view, &hint.line, here);
                let outlook = hint.outlook;
                let first = G::show(view, hint.line[0]);
                println!("  {first} … {} {} {}", hint.line.len(), outlook.points, outlook.lead);
                for words in &languages {
                    println!("    {}", sentence(G::NAME, &reasons, |phrase| words.say_among(phrase, &names)));
                }
            }
        }
        let dice = seed.seed().dice(Purpose(*b"play"), decisions as u32);
        let action = BotName::Normal.sit_down::<G>(dice).choose(view, &G::choices(view));
        table.act(seat, action, &mut Tell::nobody()).unwrap();
        decisions += 1;
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (seats, every) = (args[1].parse().unwrap(), args.get(3).map_or(4, |every| every.parse().unwrap()));
    match args[0].as_str() {
        "cartographers" => read_aloud::<cartographers::Cartographers>(seats, &args[2], every),
        "misterra" => read_aloud::<misterra::Misterra>(seats, &args[2], every),
        _ => read_aloud::<morgan::Morgan>(seats, &args[2], every),
    }
}
