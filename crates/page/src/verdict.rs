//! The verdict at the end of a game: who won by how many, and how that compares with the user's earlier games.

use page_kit::store::{self, SavedGame};
use table::{Ending, Phrase, Record, Seat};

use crate::finish::End;

/// Who won by how many points; none if somebody played alone.
pub(crate) fn verdict(end: &End) -> Option<Phrase> {
    let results = &end.results;
    let first = |rank: u16| results.iter().position(|(of, _)| *of == rank);
    let winner = first(1)?;
    if results.len() < 2 {
        return None;
    }
    let winners = results.iter().filter(|(rank, _)| *rank == 1).count();
    let own = end.mine.first().filter(|_| end.mine.len() == 1).map(|seat| results[seat.index()]);
    if winners > 1 {
        let shared = if own.is_some_and(|(rank, _)| rank == 1) { "page-verdict-shared" } else { "page-verdict-tie" };
        return Some(Phrase::new(shared));
    }
    let best = results[winner].1;
    let (code, by) = match own {
        Some((1, _)) => ("page-verdict-won", best - results[first(2)?].1),
        Some((_, total)) => ("page-verdict-lost", best - total),
        None => ("page-verdict-winner", best - results[first(2)?].1),
    };
    Some(Phrase::new(code).with("name", end.names[winner].as_str()).with("by", i64::from(by)))
}

/// The points of the only person in a finished game; none if it is another game, or has another number of players.
fn own_points(saved: &SavedGame, game: &str, seats: Option<u8>) -> Option<i32> {
    let mut persons = (0..).zip(&saved.seating).filter(|(_, chair)| chair.bot.is_none()).map(|(seat, _)| Seat(seat));
    let (person, None) = (persons.next()?, persons.next()) else { return None };
    let record = Record::read(&saved.record).ok()?;
    if record.game != game || seats.is_some_and(|seats| record.seats != seats) || store::is_lesson(record.seed.as_str())
    {
        return None;
    }
    // A game with moves taken back sets no record.
    match record.ending {
        Ending::Result(totals) if saved.extras.taken_back == 0 => totals.get(person.index()).copied(),
        _ => None,
    }
}

/// Compares a person's points with the user's other games with as many players; none if there are none.
pub(crate) fn compared(game: &str, points: i32, seats: u8, id: &str) -> Option<Phrase> {
    let others = store::games().into_iter().filter(|(other, _)| other != id);
    let others: Vec<i32> = others.filter_map(|(_, saved)| own_points(&saved, game, Some(seats))).collect();
    comparison(points, &others)
}

/// The user's best result in a game, with any number of players; none before the first.
pub fn best(game: &str) -> Option<i32> {
    store::games().iter().filter_map(|(_, saved)| own_points(saved, game, None)).max()
}

fn comparison(points: i32, others: &[i32]) -> Option<Phrase> {
    let best = *others.iter().max()?;
    let count = others.len() as i32;
    let average = (f64::from(others.iter().sum::<i32>()) / f64::from(count)).round() as i64;
    let code = if points > best { "page-best-new" } else { "page-best" };
    Some(Phrase::new(code).with("best", i64::from(best)).with("average", average).with("count", i64::from(count)))
}

#[cfg(test)]
mod tests {
    use table::rank;

    use super::*;

    fn said(totals: &[i32], persons: &[u8]) -> Option<(&'static str, String)> {
        let results = totals.iter().map(|total| (rank(totals, total, |total| *total), *total)).collect();
        let names = ["Ada", "Bo", "Cy"].map(str::to_owned).into();
        let end = End { results, names, mine: persons.iter().map(|seat| Seat(*seat)).collect(), ..End::default() };
        verdict(&end).map(|phrase| {
            let args: Vec<String> = phrase.args.iter().map(|(_, arg)| format!("{arg:?}")).collect();
            (phrase.code, args.join(" "))
        })
    }

    fn code(totals: &[i32], persons: &[u8]) -> Option<&'static str> {
        said(totals, persons).map(|(code, _)| code)
    }

    #[test]
    fn the_only_person_is_told_about_the_own_result() {
        assert_eq!(code(&[30, 20, 10], &[0]), Some("page-verdict-won"));
        assert_eq!(code(&[30, 20, 10], &[2]), Some("page-verdict-lost"));
        assert_eq!(code(&[30, 30, 10], &[1]), Some("page-verdict-shared"));
        assert_eq!(code(&[30, 30, 10], &[2]), Some("page-verdict-tie"));
        assert_eq!(code(&[30], &[0]), None, "alone, nobody wins");
    }

    #[test]
    fn among_several_persons_the_winner_is_named() {
        assert_eq!(code(&[30, 20], &[0, 1]), Some("page-verdict-winner"));
        assert_eq!(code(&[20, 20], &[0, 1]), Some("page-verdict-tie"));
        assert!(said(&[20, 31], &[0, 1]).is_some_and(|(_, args)| args.contains("Bo") && args.contains("11")));
        assert!(said(&[20, 31, 25], &[0]).is_some_and(|(_, args)| args.contains("Bo") && args.contains("11")));
    }

    #[test]
    fn earlier_games_give_the_best_and_the_average() {
        assert_eq!(comparison(30, &[]), None);
        let code = |points, others: &[i32]| comparison(points, others).map(|phrase| phrase.code);
        assert_eq!(code(31, &[30, 12]), Some("page-best-new"));
        assert_eq!(code(30, &[30, 12]), Some("page-best"));
        let phrase = comparison(0, &[-4, -3]).map(|phrase| format!("{:?}", phrase.args)).unwrap_or_default();
        assert!(phrase.contains("-3") && phrase.contains('2'), "{phrase}");
    }
}
