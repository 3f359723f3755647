//! Measures bots while they are being worked on: `measure GAME BOTS GAMES [NODES]`, the bots with commas between them. Bots
//! rotate through the seats on common seeds. Prints the mean of the solo ratings or totals, the wins and the processor time.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Budget, Nobody, Policy, Thinking, play_thinking};
use table::{Options, SeedText, SetUp};

fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

fn measure<G: Policy>(names: &[BotName], games: u64, thinking: &Thinking, options: &[&str])
where
    G::Honours: serde::Serialize,
{
    let seats = names.len();
    let (mut values, mut wins) = (vec![Vec::new(); seats], vec![0.0; seats]);
    let begun = cpu_seconds();
    let first: u64 = std::env::var("FIRST").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    for game in first..first + games {
        let (round, turned) = (game / seats as u64, game as usize % seats);
        let at: Vec<usize> = (0..seats).map(|seat| (seat + turned) % seats).collect();
        let seated: Vec<BotName> = at.iter().map(|&bot| names[bot]).collect();
        let options = G::Options::read(options[round as usize % options.len()]).unwrap();
        let seed = SeedText::new(format!("measure {round}")).unwrap();
        let set_up = SetUp::<G> { seats: seats as u8, options, seed };
        let played = play_thinking(set_up, &seated, thinking, &mut Nobody).unwrap();
        let players = played.table.outcome().unwrap().players;
        let winners = players.iter().filter(|player| player.rank == 1).count() as f64;
        for (player, &bot) in players.iter().zip(&at) {
            let rating = serde_json::to_value(&player.honours).unwrap();
            let rating = rating.get("rating").and_then(serde_json::Value::as_i64);
            values[bot].push(rating.unwrap_or(i64::from(player.total)) as f64);
            wins[bot] += if player.rank == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    let each = (cpu_seconds() - begun) / games as f64;
    for (bot, name) in names.iter().enumerate() {
        let n = values[bot].len() as f64;
        let mean = values[bot].iter().sum::<f64>() / n;
        let spread = values[bot].iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let half = 1.96 * (spread / n).sqrt();
        println!("{:<8} {mean:7.2} ± {half:.2}  wins {:5.1} %", name.name(), 100.0 * wins[bot] / n);
    }
    println!("{:.2} ms of processor time a game, {games} games", 1000.0 * each);
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<BotName> = args[1].split(',').map(|name| BotName::named(name).unwrap()).collect();
    let games = args[2].parse().unwrap();
    let budget = args.get(3).map(|nodes| Budget::Nodes(nodes.parse().unwrap()));
    let thinking = Thinking { budget, threads: 1 };
    match args[0].as_str() {
        "cartographers" => {
            measure::<cartographers::Cartographers>(&names, games, &thinking, &["side=wilderness", "side=wastelands"]);
        }
        "misterra" => measure::<misterra::Misterra>(&names, games, &thinking, &[""]),
        _ => measure::<morgan::Morgan>(&names, games, &thinking, &[""]),
    }
}
