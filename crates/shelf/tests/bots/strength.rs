//! The strength of the bots, on fixed seeds.

use bots::{BotName, Nobody, Policy, play};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use table::{SeedText, SetUp, Standing};

fn players<G: Policy>(names: &[BotName], seed: String) -> Vec<Standing<G::Honours>> {
    let seats = names.len() as u8;
    let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() };
    play::<G>(set_up, names, &mut Nobody).unwrap().table.outcome().unwrap().players
}

/// How many of 200 games greedy wins against random, half of them from each seat.
fn won_by_greedy<G: Policy>() -> u32 {
    let mut won = 0;
    for game in 0..100 {
        let seed = format!("duel {game}");
        let first = players::<G>(&[BotName::Greedy, BotName::Random], seed.clone());
        let second = players::<G>(&[BotName::Random, BotName::Greedy], seed);
        won += u32::from(first[0].rank < first[1].rank) + u32::from(second[1].rank < second[0].rank);
    }
    won
}

/// The mean over 300 solo games.
fn mean<G: Policy>(name: BotName, of: fn(&Standing<G::Honours>) -> i32) -> f64 {
    let earned = |game: u32| f64::from(of(&players::<G>(&[name], format!("alone {game}"))[0]));
    (0..300).map(earned).sum::<f64>() / 300.0
}

#[test]
fn greedy_beats_random_in_nearly_all_games_from_either_seat() {
    let won = [won_by_greedy::<Cartographers>(), won_by_greedy::<Misterra>(), won_by_greedy::<Morgan>()];
    assert!(won.iter().all(|&won| won >= 196), "{won:?} of 200");
}

#[test]
fn in_cartographers_greedy_alone_earns_a_title_on_average_and_random_none() {
    let rating = |name| mean::<Cartographers>(name, |player| player.honours.0.unwrap().rating);
    let (greedy, random) = (rating(BotName::Greedy), rating(BotName::Random));
    assert!(greedy > 10.0, "greedy: {greedy}");
    assert!(random < -40.0, "random: {random}");
}

#[test]
fn in_misterra_greedy_alone_reaches_the_second_title_and_random_scores_below_zero() {
    let total = |name| mean::<Misterra>(name, |player| player.total);
    let (greedy, random) = (total(BotName::Greedy), total(BotName::Random));
    // The second of the six titles for the total takes 60 points.
    assert!(greedy > 60.0, "greedy: {greedy}");
    assert!(random < 0.0, "random: {random}");
}

/// How many of `games` games the first of two bots wins, half of them from each seat.
fn won_by_first<G: Policy>(names: [BotName; 2], games: u32) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let turned = game % 2 == 1;
        let seated = if turned { [names[1], names[0]] } else { names };
        let played = players::<G>(&seated, format!("ladder {}", game / 2));
        let (own, other) = (&played[usize::from(turned)], &played[usize::from(!turned)]);
        won += if own.rank < other.rank { 1.0 } else { f64::from(u8::from(own.rank == other.rank)) / 2.0 };
    }
    won
}

#[test]
fn easy_beats_random_and_normal_beats_easy() {
    use BotName::{Easy, Normal, Random};
    let easy = [won_by_first::<Misterra>([Easy, Random], 40), won_by_first::<Morgan>([Easy, Random], 20)];
    assert!(easy[0] >= 36.0 && easy[1] >= 18.0, "easy against random: {easy:?} of 40 and 20");
    let normal = [won_by_first::<Misterra>([Normal, Easy], 40), won_by_first::<Morgan>([Normal, Easy], 20)];
    assert!(normal[0] >= 28.0 && normal[1] >= 14.0, "normal against easy: {normal:?} of 40 and 20");
    let normal = won_by_first::<Cartographers>([Normal, Easy], 20);
    assert!(normal >= 14.0, "normal against easy: {normal} of 20");
}

#[test]
fn in_cartographers_stronger_bots_earn_more() {
    let rating = |name, games: u32| {
        let earned =
            |game: u32| players::<Cartographers>(&[name], format!("alone {game}"))[0].honours.0.unwrap().rating;
        f64::from((0..games).map(earned).sum::<i32>()) / f64::from(games)
    };
    let (easy, normal) = (rating(BotName::Easy, 200), rating(BotName::Normal, 200));
    let greedy = rating(BotName::Greedy, 200);
    assert!(greedy > easy + 20.0, "easy makes mistakes: {easy}, greedy makes none: {greedy}");
    assert!(normal > 30.0 && normal > easy + 5.0, "normal {normal}, easy {easy}");
    let (normal, hard) = (rating(BotName::Normal, 10), rating(BotName::Hard, 10));
    assert!(hard > normal + 3.0, "hard {hard}, normal {normal}");
}
