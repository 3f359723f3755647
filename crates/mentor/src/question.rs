//! What the page asks a worker, as a type with a text form.
//!
//! A question is a line that says what is asked, and below it what the question is about: the record of a game, or what a
//! player sees of it.

use bots::BotName;
use table::{Record, Seat};

/// A question to somebody who thinks elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What bots do now, each at its seat. Only who runs the table can ask this: the record holds the seed.
    Bots {
        /// The bots, by their seats.
        bots: Vec<(Seat, BotName)>,
        /// How many nodes each may search; none: as many as it usually does.
        nodes: Option<u64>,
        /// The game so far.
        record: String,
    },
    /// The best three moves of a player, asked by who runs the table. Only what the player sees counts: the answer is the
    /// same as to [`Question::Hint`] with the player's view.
    HintAt {
        /// Whose.
        seat: Seat,
        /// The game so far.
        record: String,
    },
    /// The best three moves of a player, asked by who has nothing but the player's view.
    Hint {
        /// The name of the game.
        game: String,
        /// The generation of its rules.
        generation: u32,
        /// What the player sees, as `table::View` is written in JSON.
        view: String,
    },
    /// What the decisions of some seats cost.
    Analyse {
        /// Whose decisions.
        seats: Vec<Seat>,
        /// The decisions in the first moves are left out: whoever stopped an analysis knows them.
        from: usize,
        /// The game.
        record: String,
    },
}

impl Question {
    /// Reads the text form; none if it makes no sense.
    #[must_use]
    pub fn read(text: &str) -> Option<Question> {
        let (asked, about) = text.split_once('\n')?;
        let words: Vec<&str> = asked.split(' ').collect();
        let seats = |words: &[&str]| words.iter().map(|word| word.parse().ok().map(Seat)).collect::<Option<Vec<_>>>();
        Some(match words[..] {
            ["bots", nodes, ref bots @ ..] if bots.len() % 2 == 0 => Question::Bots {
                bots: bots
                    .chunks(2)
                    .map(|bot| Some((Seat(bot[0].parse().ok()?), BotName::named(bot[1])?)))
                    .collect::<Option<_>>()?,
                nodes: if nodes == NONE { None } else { Some(nodes.parse().ok()?) },
                record: about.to_owned(),
            },
            ["hint-at", seat] => Question::HintAt { seat: Seat(seat.parse().ok()?), record: about.to_owned() },
            ["hint", game, generation] => {
                Question::Hint { game: game.to_owned(), generation: generation.parse().ok()?, view: about.to_owned() }
            }
            ["analyse", from, ref of @ ..] => {
                Question::Analyse { seats: seats(of)?, from: from.parse().ok()?, record: about.to_owned() }
            }
            _ => return None,
        })
    }

    /// Writes the text form.
    #[must_use]
    pub fn write(&self) -> String {
        let mut asked: Vec<String>;
        let about = match self {
            Question::Bots { bots, nodes, record } => {
                asked = vec!["bots".to_owned(), nodes.map_or(NONE.to_owned(), |nodes| nodes.to_string())];
                asked.extend(bots.iter().flat_map(|(seat, bot)| [seat.to_string(), bot.name().to_owned()]));
                record
            }
            Question::HintAt { seat, record } => {
                asked = vec!["hint-at".to_owned(), seat.to_string()];
                record
            }
            Question::Hint { game, generation, view } => {
                asked = vec!["hint".to_owned(), game.clone(), generation.to_string()];
                view
            }
            Question::Analyse { seats, from, record } => {
                asked = vec!["analyse".to_owned(), from.to_string()];
                asked.extend(seats.iter().map(Seat::to_string));
                record
            }
        };
        format!("{}\n{about}", asked.join(" "))
    }

    /// The name of the game that it is about, and the generation of its rules.
    #[must_use]
    pub fn game(&self) -> Option<(String, u32)> {
        match self {
            Question::Hint { game, generation, .. } => Some((game.clone(), *generation)),
            Question::Bots { record, .. } | Question::HintAt { record, .. } | Question::Analyse { record, .. } => {
                Record::read(record).ok().map(|record| (record.game, record.generation))
            }
        }
    }
}

/// What stands for nothing.
const NONE: &str = "-";
