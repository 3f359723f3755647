//! The questions of the page to a worker, as a type with a text form.
//!
//! The first line of the text form holds the question. The lines below hold its subject: the record of a game, or a
//! player's view.

use bots::BotName;
use table::{Record, Seat};

/// A question to a worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// The next actions of bots, each at its seat. Only the page that runs the table can ask this: the record holds the
    /// seed.
    Bots {
        /// The bots, by their seats.
        bots: Vec<(Seat, BotName)>,
        /// The node budget of each bot; none for its usual one.
        nodes: Option<u64>,
        /// The game so far.
        record: String,
    },
    /// The best three moves of a player, asked by the page that runs the table. Only the player's view counts: the
    /// answer is the same as to [`Question::Hint`] with that view.
    HintAt {
        /// The player's seat.
        seat: Seat,
        /// The game so far.
        record: String,
    },
    /// The best three moves of a player, asked by a page that has only the player's view.
    Hint {
        /// The name of the game.
        game: String,
        /// The generation of its rules.
        generation: u32,
        /// The player's view, as JSON of `table::View`.
        view: String,
    },
    /// The cost of the decisions of some seats.
    Analyse {
        /// The seats.
        seats: Vec<Seat>,
        /// The number of moves to skip: a resumed analysis already has their decisions.
        from: usize,
        /// The game.
        record: String,
    },
}

impl Question {
    /// Parses the text form; none if it is malformed.
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

    /// The name of the game in question, and the generation of its rules.
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

/// Stands for a missing number.
const NONE: &str = "-";
