//! Games between hard bots, and their statistics.
//!
//! The seeds are fixed, so the same call gives the same results.

use std::collections::BTreeMap;
use std::fmt::Write;

use bots::{BotName, Nobody, Policy, play};
use table::{Options, Position, Seat, SeedText, SetUp};

use crate::sample::Sample;

/// One player of a finished game.
pub struct Player<T> {
    /// The number by which players are grouped, from 0: the seat, or the place in the turn order.
    pub place: u8,
    /// The points.
    pub total: i32,
    /// The share of the win: 1 for a single winner, a fraction if several players won, 0 for a loss.
    pub won: f64,
    /// The game's own data about the player.
    pub data: T,
}

/// The seed of a game, by its number and its options.
pub fn seed(game: u32, options: &str) -> Result<SeedText, String> {
    SeedText::new(format!("balance {options}#{game}")).map_err(|bad| format!("{bad:?}"))
}

/// The place of a seat in the turn order, from 0.
#[must_use]
pub fn place(seat: Seat, first: Seat, seats: u8) -> u8 {
    (seat.0 + seats - first.0) % seats
}

/// Plays the games 1 to `games` on all cores. Returns all players, sorted by game and seat.
///
/// `options` returns the options of a game by its number. `tell` returns [`Player::place`] and [`Player::data`] of a
/// seat.
pub fn tally<G: Policy, T: Send>(
    seats: u8,
    games: u32,
    options: impl Fn(u32) -> Result<String, String> + Sync,
    tell: impl Fn(&Position<G>, Seat) -> (u8, T) + Sync,
) -> Result<Vec<Player<T>>, String> {
    println!("{games} games of {}, {seats} at the table", G::NAME);
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let share = |first: u32| -> Vec<Played<T>> {
        let games = (first..=games).step_by(threads as usize);
        games.map(|game| (game, options(game).and_then(|options| one(seats, game, &options, &tell)))).collect()
    };
    let mut played: Vec<Played<T>> = std::thread::scope(|scope| {
        let share = &share;
        let shares: Vec<_> = (1..=threads).map(|first| scope.spawn(move || share(first))).collect();
        shares.into_iter().flat_map(|thread| thread.join().expect("the thread panicked")).collect()
    });
    played.sort_unstable_by_key(|&(game, _)| game);
    let mut players = Vec::new();
    for (_, game) in played {
        players.extend(game?);
    }
    Ok(players)
}

/// The number of a game, and its players.
type Played<T> = (u32, Result<Vec<Player<T>>, String>);

/// Plays one game.
fn one<G: Policy, T>(
    seats: u8,
    game: u32,
    options: &str,
    tell: &impl Fn(&Position<G>, Seat) -> (u8, T),
) -> Result<Vec<Player<T>>, String> {
    let seed = seed(game, options)?;
    let options = G::Options::read(options).map_err(|bad| format!("{options}: {bad:?}"))?;
    let bots = vec![BotName::Hard; usize::from(seats)];
    let played = play(SetUp::<G> { seats, options, seed }, &bots, &mut Nobody).map_err(|bad| format!("{bad:?}"))?;
    let outcome = played.table.outcome().ok_or("the game has no outcome")?;
    let winners = outcome.players.iter().filter(|player| player.rank == 1).count() as f64;
    let players = (0..).map(Seat).zip(&outcome.players).map(|(seat, player)| {
        let (place, data) = tell(played.table.position(), seat);
        let won = if player.rank == 1 { 1.0 / winners } else { 0.0 };
        Player { place, total: player.total, won, data }
    });
    Ok(players.collect())
}

/// A table of totals and wins by place. `first` is the heading of the first column.
#[must_use]
pub fn by_seat<T>(players: &[Player<T>], first: &str) -> String {
    let mut seats: BTreeMap<u8, (Sample, Sample)> = BTreeMap::new();
    for player in players {
        let (totals, wins) = seats.entry(player.place).or_default();
        totals.add(f64::from(player.total));
        wins.add(player.won);
    }
    let mut table = format!("| {first} | games | total | wins |\n| --- | --- | --- | --- |\n");
    for (seat, (totals, wins)) in &seats {
        let _ = writeln!(table, "| {} | {} | {} | {} |", seat + 1, totals.count(), totals.text(), wins.per_cent());
    }
    // A share is unfair if its interval does not contain the fair share.
    let fair = 1.0 / (seats.len() as f64).max(1.0);
    for (seat, (_, wins)) in &seats {
        if (wins.mean() - fair).abs() > wins.half() {
            let than = if wins.mean() > fair { "more" } else { "less" };
            let percent = 100.0 * fair;
            let _ = write!(table, "\nNumber {} wins {than} often than its share, which is {percent:.0} %.", seat + 1);
        }
    }
    if !table.ends_with('\n') {
        table.push('\n');
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_by_seat_names_unfair_shares() {
        let player = |place, total, won| Player { place, total, won, data: () };
        let players = [player(0, 10, 1.0), player(1, 8, 0.0), player(0, 12, 1.0), player(1, 8, 0.0)];
        let table = by_seat(&players, "begins");
        assert!(table.starts_with("| begins | games | total | wins |\n"), "{table}");
        assert!(table.contains("| 1 | 2 | 11.0 ± 2.0 | 100.0 % ± 0.0 % |"), "{table}");
        assert!(table.ends_with("Number 2 wins less often than its share, which is 50 %.\n"), "{table}");
    }

    #[test]
    fn places_count_from_the_first_player() {
        assert_eq!([0, 1, 2].map(|seat| place(Seat(seat), Seat(1), 3)), [2, 0, 1]);
    }
}
