//! The ceiling of the solo game of Cartographers: `ceiling SIDE GAMES WIDTH`, on the games of `cargo xtask strength`. Prints
//! for each game the rating of the best map that a search finds which knows the cards, then the mean.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Hindsight, Nobody, play};
use cartographers::Cartographers;
use table::{Options, Seat, SeedText, SetUp};

fn best(side: &str, game: u32, width: usize) -> i32 {
    let options = Options::read(&format!("side={side}")).unwrap();
    let seed = SeedText::new(format!("strength#{game}")).unwrap();
    let played = play::<Cartographers>(SetUp { seats: 1, options, seed }, &[BotName::Easy], &mut Nobody).unwrap();
    let mut hindsight = Hindsight::new(&played.table, Seat(0), width).unwrap();
    while hindsight.step() {}
    hindsight.best().unwrap().rating.unwrap()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (games, width) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let mut ratings = Vec::new();
    for game in 1..=games {
        let rating = best(&args[0], game, width);
        println!("strength#{game} {rating}");
        ratings.push(f64::from(rating));
    }
    let count = ratings.len() as f64;
    let mean = ratings.iter().sum::<f64>() / count;
    let spread = ratings.iter().map(|rating| (rating - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    println!("{mean:.2} ± {:.2}, {games} games, width {width}", 1.96 * (spread / count).sqrt());
}
