//! The ceiling of the solo game of Cartographers, on the games of `cargo xtask strength`. A search that knows the cards
//! looks for the best map. Prints the rating of the best map of each game, then the mean.
//!
//! `cargo run --release -p cartographers --example ceiling -- SIDE GAMES WIDTH`

#![allow(clippy::unwrap_used)]

use bots::{BotName, Nobody, play};
use cartographers::Cartographers;
use cartographers::bot::BestMaps;
use lab::Sample;
use table::{Options, Seat, SeedText, SetUp};

fn best(side: &str, game: u32, width: usize) -> i32 {
    let options = Options::read(&format!("side={side}")).unwrap();
    let seed = SeedText::new(format!("strength#{game}")).unwrap();
    let played = play::<Cartographers>(SetUp { seats: 1, options, seed }, &[BotName::Easy], &mut Nobody).unwrap();
    let mut maps = BestMaps::new(&played.table, Seat(0), width).unwrap();
    while maps.step() {}
    maps.best().unwrap().rating.unwrap()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (games, width) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let mut ratings = Sample::default();
    for game in 1..=games {
        let rating = best(&args[0], game, width);
        println!("strength#{game} {rating}");
        ratings.add(f64::from(rating));
    }
    println!("{:.2} ± {:.2}, {games} games, width {width}", ratings.mean(), ratings.half());
}
