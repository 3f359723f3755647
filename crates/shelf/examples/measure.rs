//! Measures bots during their development. The bots rotate through the seats on common seeds. Prints the means of the
//! solo ratings or totals, the wins and the processor time.
//!
//! `cargo run --release -p shelf --example measure -- GAME BOTS GAMES [NODES]`, with commas between the bots. The games
//! rotate through the options in `games/GAME/strength.toml`. The variable `FIRST` sets the number of the first game.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Budget, Nobody, Policy, Thinking, play_thinking};
use lab::{Sample, processor_seconds};
use shelf::{Title, with_game};
use table::{Options, SeedText, SetUp};

/// The options used to measure the strength of a game's bots.
fn options(game: &str) -> Vec<String> {
    let path = format!("{}/../../games/{game}/strength.toml", env!("CARGO_MANIFEST_DIR"));
    let strength: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
    match strength.get("options") {
        Some(options) => options.clone().try_into().unwrap(),
        None => vec![String::new()],
    }
}

fn measure<G: Policy>(names: &[BotName], games: u64, thinking: &Thinking, options: &[String])
where
    G::Honours: serde::Serialize,
{
    let seats = names.len();
    let mut values: Vec<Sample> = names.iter().map(|_| Sample::default()).collect();
    let mut wins = vec![0.0; seats];
    let begun = processor_seconds();
    let first: u64 = std::env::var("FIRST").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    for game in first..first + games {
        let (round, turned) = (game / seats as u64, game as usize % seats);
        let at: Vec<usize> = (0..seats).map(|seat| (seat + turned) % seats).collect();
        let seated: Vec<BotName> = at.iter().map(|&bot| names[bot]).collect();
        let options = G::Options::read(&options[round as usize % options.len()]).unwrap();
        let seed = SeedText::new(format!("measure {round}")).unwrap();
        let set_up = SetUp::<G> { seats: seats as u8, options, seed };
        let played = play_thinking(set_up, &seated, thinking, &mut Nobody).unwrap();
        let players = played.table.outcome().unwrap().players;
        let winners = players.iter().filter(|player| player.rank == 1).count() as f64;
        for (player, &bot) in players.iter().zip(&at) {
            let rating = serde_json::to_value(&player.honours).unwrap();
            let rating = rating.get("rating").and_then(serde_json::Value::as_i64);
            values[bot].add(rating.unwrap_or(i64::from(player.total)) as f64);
            wins[bot] += if player.rank == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    let took = processor_seconds().zip(begun).map(|(ended, begun)| 1000.0 * (ended - begun) / games as f64);
    for (bot, name) in names.iter().enumerate() {
        let (mean, half) = (values[bot].mean(), values[bot].half());
        let wins = 100.0 * wins[bot] / values[bot].count() as f64;
        println!("{:<8} {mean:7.2} ± {half:.2}  wins {wins:5.1} %", name.name());
    }
    let took = took.map_or("unknown".to_owned(), |took| format!("{took:.2} ms"));
    println!("{took} of processor time a game, {games} games");
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let title = Title::named(&args[0]).unwrap();
    let names: Vec<BotName> = args[1].split(',').map(|name| BotName::named(name).unwrap()).collect();
    let games = args[2].parse().unwrap();
    let budget = args.get(3).map(|nodes| Budget::Nodes(nodes.parse().unwrap()));
    let thinking = Thinking { budget, threads: 1 };
    with_game!(title, G => measure::<G>(&names, games, &thinking, &options(title.name())));
}
