//! The results of each player: bests, titles and statistics.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use shelf::Title;

use super::entries::{FinishedGame, GameEntry, GameState};
use library::statistics::EarnedTitle;

/// The player whose results are shown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Player {
    /// The owner of this browser: the only person at the table, or identified by name.
    Own,
    /// Somebody else who played here, by name.
    Named(String),
}

/// The other players of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Company {
    /// None: a solo game.
    Nobody,
    /// Bots.
    Bots,
    /// People.
    People,
    /// Both.
    Both,
}

impl Company {
    /// The company of a person at a table.
    pub fn at(entry: &GameEntry) -> Company {
        let persons = entry.persons();
        match (persons > 1, persons < entry.seating.len()) {
            (false, false) => Company::Nobody,
            (false, true) => Company::Bots,
            (true, false) => Company::People,
            (true, true) => Company::Both,
        }
    }
}

/// A variant of a game. Only results of the same variant are comparable.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Variant {
    /// The number of seats.
    pub seats: usize,
    /// The other players.
    pub company: Company,
    /// The codes of the chosen options.
    pub chosen: Vec<String>,
}

impl Variant {
    /// The variant of a game that is over.
    pub fn of(entry: &GameEntry, finished: &FinishedGame) -> Variant {
        Variant { seats: entry.seating.len(), company: Company::at(entry), chosen: finished.variant.clone() }
    }
}

/// One person's result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// The id the game is saved under.
    pub id: String,
    /// Which game.
    pub title: Title,
    /// When it was played, in milliseconds.
    pub when: f64,
    /// Which variant.
    pub variant: Variant,
    /// The points.
    pub points: i32,
    /// Whether it was won; none for a solo game.
    pub won: Option<bool>,
    /// The titles.
    pub titles: Vec<EarnedTitle>,
}

/// The player on a seat; none for a bot. `own` is the name of the owner of this browser.
fn player(entry: &GameEntry, seat: usize, own: &str) -> Option<Player> {
    let chair = entry.seating.get(seat).filter(|chair| chair.bot.is_none())?;
    let alone = entry.persons() == 1 || chair.name == own;
    Some(if alone { Player::Own } else { Player::Named(chair.name.clone()) })
}

/// All results by player, each player's in chronological order.
pub fn results(games: &[GameEntry], own: &str) -> BTreeMap<Player, Vec<GameResult>> {
    let mut results: BTreeMap<Player, Vec<GameResult>> = BTreeMap::new();
    for entry in games {
        let GameState::Over(finished) = &entry.state else { continue };
        if finished.lesson {
            continue;
        }
        for (seat, result) in finished.results.iter().enumerate() {
            let Some(player) = player(entry, seat, own) else { continue };
            results.entry(player).or_default().push(GameResult {
                id: entry.id.clone(),
                title: finished.title,
                when: entry.touched,
                variant: Variant::of(entry, finished),
                points: result.total,
                won: (entry.seating.len() > 1).then_some(result.rank == 1),
                titles: result.honours.titles.clone(),
            });
        }
    }
    for of_player in results.values_mut() {
        of_player.sort_by(|one, other| one.when.total_cmp(&other.when));
    }
    results
}

/// A summary of results.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally<'a> {
    /// The number of games.
    pub games: usize,
    /// The number of games against others.
    pub against: usize,
    /// The number of games won against others.
    pub won: usize,
    /// The current number of wins in a row.
    pub row_now: usize,
    /// The largest number of wins in a row.
    pub row_most: usize,
    /// The mean of the points.
    pub mean: f64,
    /// The best result; the first of equals.
    pub best: &'a GameResult,
}

impl<'a> Tally<'a> {
    /// Summarises results in chronological order; none if there are none.
    pub fn of(results: &[&'a GameResult]) -> Option<Tally<'a>> {
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
pub fn by_variant<'a>(results: &[&'a GameResult]) -> BTreeMap<&'a Variant, Vec<&'a GameResult>> {
    let mut variants: BTreeMap<&Variant, Vec<&GameResult>> = BTreeMap::new();
    for result in results {
        variants.entry(&result.variant).or_default().push(result);
    }
    variants
}

/// The titles earned, by category, the highest first. Each comes with its count and the first game that earned it.
pub fn titles<'a>(results: &[&'a GameResult]) -> Vec<(&'a EarnedTitle, usize, &'a GameResult)> {
    let mut titles: BTreeMap<(usize, Reverse<i32>), (&EarnedTitle, usize, &GameResult)> = BTreeMap::new();
    for result in results {
        for (place, earned) in result.titles.iter().enumerate() {
            titles.entry((place, Reverse(earned.from))).or_insert((earned, 0, result)).1 += 1;
        }
    }
    titles.into_values().collect()
}

/// The median of some points.
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

/// The names of those who played here, except for the owner of this browser.
pub fn names(games: &[GameEntry], own: &str) -> Vec<String> {
    let named = |player| match player {
        Player::Own => None,
        Player::Named(name) => Some(name),
    };
    results(games, own).into_keys().filter_map(named).collect()
}
