//! What somebody's games were worth: bests, titles and statistics.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use shelf::Title;

use super::reading::{Played, Read, Stands};
use reading::counted::Earned;

/// Whose results are looked at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Player {
    /// The person whose browser this is: alone against bots, or by name among others.
    Own,
    /// Somebody else who played here, by name.
    Named(String),
}

/// With whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Company {
    /// With nobody.
    Nobody,
    /// With bots.
    Bots,
    /// With people.
    People,
    /// With both.
    Both,
}

impl Company {
    /// With whom a person played at a table.
    pub fn at(read: &Read) -> Company {
        let persons = read.persons();
        match (persons > 1, persons < read.seating.len()) {
            (false, false) => Company::Nobody,
            (false, true) => Company::Bots,
            (true, false) => Company::People,
            (true, true) => Company::Both,
        }
    }
}

/// A variant of a game: results of one can be compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Variant {
    /// How many played.
    pub seats: usize,
    /// With whom.
    pub company: Company,
    /// The codes of what was chosen.
    pub chosen: Vec<String>,
}

impl Variant {
    /// The variant of a game that is over.
    pub fn of(read: &Read, played: &Played) -> Variant {
        Variant { seats: read.seating.len(), company: Company::at(read), chosen: played.variant.clone() }
    }
}

/// One person's result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Result {
    /// The name that the game is kept by.
    pub id: String,
    /// Which game.
    pub title: Title,
    /// When it was played, in milliseconds.
    pub when: f64,
    /// Which variant.
    pub variant: Variant,
    /// The points.
    pub points: i32,
    /// Whether it was won; none for who played alone.
    pub won: Option<bool>,
    /// The titles.
    pub titles: Vec<Earned>,
}

/// Whom a chair at a table belongs to; none: a bot. `own` is the name of the person whose browser this is.
fn player(read: &Read, seat: usize, own: &str) -> Option<Player> {
    let chair = read.seating.get(seat).filter(|chair| chair.bot.is_none())?;
    let alone = read.persons() == 1 || chair.name == own;
    Some(if alone { Player::Own } else { Player::Named(chair.name.clone()) })
}

/// All results by player, each player's from the first game to the last.
pub fn results(games: &[Read], own: &str) -> BTreeMap<Player, Vec<Result>> {
    let mut results: BTreeMap<Player, Vec<Result>> = BTreeMap::new();
    for read in games {
        let Stands::Over(played) = &read.stands else { continue };
        if played.lesson {
            continue;
        }
        for (seat, standing) in played.standings.iter().enumerate() {
            let Some(player) = player(read, seat, own) else { continue };
            results.entry(player).or_default().push(Result {
                id: read.id.clone(),
                title: played.title,
                when: read.touched,
                variant: Variant::of(read, played),
                points: standing.total,
                won: (read.seating.len() > 1).then_some(standing.rank == 1),
                titles: standing.honours.titles.clone(),
            });
        }
    }
    for of_player in results.values_mut() {
        of_player.sort_by(|one, other| one.when.total_cmp(&other.when));
    }
    results
}

/// What some results come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally<'a> {
    /// How many games.
    pub games: usize,
    /// Of these, how many against others.
    pub against: usize,
    /// Of those, how many were won.
    pub won: usize,
    /// How many of them in a row, up to now.
    pub row_now: usize,
    /// The most in a row.
    pub row_most: usize,
    /// The mean of the points.
    pub mean: f64,
    /// The best, and of equals the first.
    pub best: &'a Result,
}

impl<'a> Tally<'a> {
    /// Counts results that are in the order of time; none if there are none.
    pub fn of(results: &[&'a Result]) -> Option<Tally<'a>> {
        let best = results.iter().copied().reduce(|best, next| if next.points > best.points { next } else { best })?;
        let (mut against, mut won, mut row_now, mut row_most) = (0, 0, 0, 0);
        for has_won in results.iter().filter_map(|result| result.won) {
            against += 1;
            won += usize::from(has_won);
            row_now = if has_won { row_now + 1 } else { 0 };
            row_most = row_most.max(row_now);
        }
        let sum: f64 = results.iter().map(|result| f64::from(result.points)).sum();
        let games = results.len();
        Some(Tally { games, against, won, row_now, row_most, mean: sum / games as f64, best })
    }
}

/// The results by variant.
pub fn by_variant<'a>(results: &[&'a Result]) -> BTreeMap<&'a Variant, Vec<&'a Result>> {
    let mut variants: BTreeMap<&Variant, Vec<&Result>> = BTreeMap::new();
    for result in results {
        variants.entry(&result.variant).or_default().push(result);
    }
    variants
}

/// The titles that were reached, what they are given for apart, the highest first: each with how often, and the game in
/// which it was reached first.
pub fn titles<'a>(results: &[&'a Result]) -> Vec<(&'a Earned, usize, &'a Result)> {
    let mut titles: BTreeMap<(usize, Reverse<i32>), (&Earned, usize, &Result)> = BTreeMap::new();
    for result in results {
        for (place, earned) in result.titles.iter().enumerate() {
            titles.entry((place, Reverse(earned.from))).or_insert((earned, 0, result)).1 += 1;
        }
    }
    titles.into_values().collect()
}

/// The middle of some points.
pub fn median(points: &[i32]) -> f64 {
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    match (sorted.len() % 2, sorted.get(middle)) {
        (_, None) => 0.0,
        (0, Some(&upper)) => f64::from(sorted[middle - 1] + upper) / 2.0,
        (_, Some(&middle)) => f64::from(middle),
    }
}

/// The names of those who played here, but for the person whose browser this is.
pub fn names(games: &[Read], own: &str) -> Vec<String> {
    let named = |player| match player {
        Player::Own => None,
        Player::Named(name) => Some(name),
    };
    results(games, own).into_keys().filter_map(named).collect()
}
