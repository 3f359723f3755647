//! The level of the bots at a table by default. It is easy until the user wins, and then the level above the strongest
//! bots that the user has beaten. A loss changes nothing.

use bots::BotName;
use page_kit::seating::Chair;
use page_kit::store::{self, SavedGame};
use shelf::Title;
use table::{Ending, Record};

/// The levels that follow each other, the weakest first.
const LADDER: [BotName; 4] = [BotName::Easy, BotName::Normal, BotName::Hard, BotName::Expert];

/// The level of the bots at a table of this game by default.
pub fn usual_level(title: Title) -> BotName {
    let beaten = finished(title).filter_map(|(game, record)| beaten(&game.seating, &record.ending));
    beaten.map(above).max_by_key(|level| strength(*level)).unwrap_or(BotName::Easy)
}

/// Whether the user has finished a game that was no lesson.
pub fn has_finished(title: Title) -> bool {
    finished(title).next().is_some()
}

/// The finished games that were no lessons.
fn finished(title: Title) -> impl Iterator<Item = (SavedGame, Record)> {
    let games = store::games().into_iter().filter(|(_, game)| game.is_finished());
    let read = games.filter_map(|(_, game)| Record::read(&game.record).ok().map(|record| (game, record)));
    read.filter(move |(_, record)| record.game == title.name() && !store::is_lesson(record.seed.as_str()))
}

/// The strongest bot of a game that the only person there has won.
fn beaten(chairs: &[Chair], ending: &Ending) -> Option<BotName> {
    let Ending::Result(points) = ending else { return None };
    let (bots, persons): (Vec<_>, Vec<_>) = chairs.iter().zip(points).partition(|(chair, _)| chair.bot.is_some());
    let [(_, own)] = persons[..] else { return None };
    let won = bots.iter().all(|(_, points)| *points < own);
    bots.iter().filter_map(|(chair, _)| chair.bot_name()).max_by_key(|bot| strength(*bot)).filter(|_| won)
}

fn strength(bot: BotName) -> Option<usize> {
    BotName::ALL.iter().position(|other| *other == bot)
}

/// The next level above a bot; the highest level is above itself.
fn above(bot: BotName) -> BotName {
    LADDER.into_iter().find(|level| strength(*level) > strength(bot)).unwrap_or(BotName::Expert)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The level after one game of a person against bots with these points.
    fn after(own: i32, bots: &[(BotName, i32)]) -> Option<BotName> {
        let mut chairs = vec![Chair::person("Anna")];
        chairs.extend(bots.iter().map(|(bot, _)| Chair::bot("Bo", *bot)));
        let points = [own].into_iter().chain(bots.iter().map(|(_, points)| *points));
        beaten(&chairs, &Ending::Result(points.collect())).map(above)
    }

    #[test]
    fn the_level_goes_up_after_a_win_and_never_after_a_loss() {
        use BotName::{Easy, Expert, Greedy, Hard, Normal, Random};
        assert_eq!(after(20, &[(Easy, 19), (Easy, 3)]), Some(Normal));
        assert_eq!(after(20, &[(Easy, 19), (Easy, 21)]), None, "one of them was better");
        assert_eq!(after(20, &[(Easy, 20)]), None, "a tie is no win");
        assert_eq!(after(20, &[(Normal, 1)]), Some(Hard));
        assert_eq!(after(20, &[(Hard, 1), (Easy, 1)]), Some(Expert), "the strongest counts");
        assert_eq!(after(20, &[(Expert, 1)]), Some(Expert));
        assert_eq!(after(20, &[(Random, 1)]), Some(Easy));
        assert_eq!(after(20, &[(Greedy, 1)]), Some(Normal));
        assert_eq!(after(20, &[]), None, "a game alone");
    }

    #[test]
    fn a_game_of_several_people_changes_no_level() {
        let chairs = [Chair::person("Anna"), Chair::person("Ben"), Chair::bot("Bo", BotName::Easy)];
        assert_eq!(beaten(&chairs, &Ending::Result(vec![9, 5, 1])), None);
        assert_eq!(beaten(&chairs[1..], &Ending::Unfinished), None);
    }
}
