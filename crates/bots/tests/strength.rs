//! How well the bots play, on fixed seeds.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Nobody, play};
use cartographers::Cartographers;
use table::{SeedText, SetUp};

fn totals_and_ranks(names: &[BotName], seed: String) -> Vec<(i32, u16, Option<i32>)> {
    let seats = names.len() as u8;
    let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() };
    let played = play::<Cartographers>(set_up, names, &mut Nobody).unwrap();
    let players = played.table.outcome().unwrap().players;
    players.iter().map(|player| (player.total, player.rank, player.honours.0.map(|solo| solo.rating))).collect()
}

/// The mean rating of a bot in 300 solo games with edicts drawn at random.
fn mean_rating(name: BotName) -> f64 {
    let rating = |game: u32| f64::from(totals_and_ranks(&[name], format!("alone {game}"))[0].2.unwrap());
    (0..300).map(rating).sum::<f64>() / 300.0
}

#[test]
fn greedy_beats_random_in_nearly_all_games_from_either_seat() {
    let mut won = 0;
    for game in 0..100 {
        let seed = format!("duel {game}");
        let first = totals_and_ranks(&[BotName::Greedy, BotName::Random], seed.clone());
        let second = totals_and_ranks(&[BotName::Random, BotName::Greedy], seed);
        won += u32::from(first[0].1 < first[1].1) + u32::from(second[1].1 < second[0].1);
    }
    assert!(won >= 196, "{won} of 200");
}

#[test]
fn greedy_alone_earns_a_title_on_average_and_random_none() {
    let (greedy, random) = (mean_rating(BotName::Greedy), mean_rating(BotName::Random));
    assert!(greedy > 10.0, "greedy: {greedy}");
    assert!(random < -40.0, "random: {random}");
}
