//! The answers of a worker, as a type with a text form.
//!
//! Texts for people are written phrases (`table::Phrase::written`): the page that asks knows the language.

use table::Seat;

use crate::weigh::Tenths;

/// An answer. A question gets one or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The actions of the bots, in the game's notation.
    Actions(Vec<(Seat, String)>),
    /// The best moves, the best first.
    Hints(Vec<HintMessage>),
    /// The progress of an analysis: moves done, and moves in all.
    At(usize, usize),
    /// A judged decision of an analysis.
    Judged(DecisionMessage),
    /// How a decision of this seat changed the lead of each seat, where that counts.
    Changed(Seat, Vec<Tenths>),
    /// The breakdown of a seat's result.
    Account(AccountMessage),
    /// The best result of a seat with hindsight.
    Hindsight(HindsightMessage),
    /// The analysis is complete.
    Over,
    /// The question is malformed or has no answer.
    Nothing,
}

/// A move that is worth considering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintMessage {
    /// The expected points at the end.
    pub points: Tenths,
    /// The expected lead at the end.
    pub lead: Tenths,
    /// Whether it is clearly behind the best.
    pub clear: bool,
    /// Its actions, each in the notation of its position.
    pub actions: Vec<String>,
    /// Its description, as written phrases.
    pub steps: String,
    /// The reasons for it, as written phrases.
    pub why: String,
    /// The numbers of its actions.
    pub numbers: Vec<u32>,
}

/// One judged decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionMessage {
    /// How many moves of the record were played before it.
    pub at: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The number of choices.
    pub choices: u32,
    /// Its cost.
    pub cost: Tenths,
    /// By how much it was better than the usual one.
    pub skill: Tenths,
    /// The expected points before it.
    pub points: Tenths,
    /// The expected result before it: the lead; in a solo game, the points.
    pub expected: Tenths,
    /// The played move, in the game's notation.
    pub played: String,
    /// The best move that was found.
    pub best: String,
}

/// The breakdown of a seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountMessage {
    /// The seat.
    pub seat: Seat,
    /// The expected result at the start.
    pub expected: Tenths,
    /// The effect of the seat's choices.
    pub skill: Tenths,
    /// The effect of cards and of the others.
    pub luck: Tenths,
    /// The cost of the choices, compared with the best that were found.
    pub cost: Tenths,
    /// The final result.
    pub result: Tenths,
}

/// The best result of a seat with hindsight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HindsightMessage {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub total: i32,
    /// Its rating, in a game that has one.
    pub rating: Option<i32>,
    /// Its board, row by row.
    pub rows: Vec<String>,
}

impl Answer {
    /// Writes the text form: parts separated by tabs; moves and actions one per line.
    #[must_use]
    pub fn write(&self) -> String {
        match self {
            Answer::Actions(actions) => {
                let lines = actions.iter().map(|(seat, action)| format!("\n{seat} {action}"));
                format!("actions{}", lines.collect::<String>())
            }
            Answer::Hints(hints) => {
                format!("hints{}", hints.iter().map(|hint| format!("\n{}", hint.write())).collect::<String>())
            }
            Answer::At(at, of) => format!("at {at} {of}"),
            Answer::Judged(one) => {
                let numbers = tenths(&[one.cost, one.skill, one.points, one.expected]);
                format!("judged {} {} {} {numbers}\t{}\t{}", one.at, one.seat, one.choices, one.played, one.best)
            }
            Answer::Changed(seat, changes) if changes.is_empty() => format!("changed {seat}"),
            Answer::Changed(seat, changes) => format!("changed {seat} {}", tenths(changes)),
            Answer::Account(AccountMessage { seat, expected, skill, luck, cost, result }) => {
                format!("account {seat} {}", tenths(&[*expected, *skill, *luck, *cost, *result]))
            }
            Answer::Hindsight(HindsightMessage { seat, total, rating, rows }) => {
                let rating = rating.map_or(String::new(), |rating| format!(" {rating}"));
                let rows: String = rows.iter().map(|row| format!("\t{row}")).collect();
                format!("map {seat} {total}{rating}{rows}")
            }
            Answer::Over => "over".to_owned(),
            Answer::Nothing => String::new(),
        }
    }

    /// Parses the text form; none if it is malformed.
    #[must_use]
    pub fn read(text: &str) -> Option<Answer> {
        let mut lines = text.split('\n');
        let mut parts = lines.next()?.split('\t');
        let mut words = parts.next()?.split(' ');
        let kind = words.next()?;
        let numbers: Vec<i32> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let seat = |number: i32| u8::try_from(number).ok().map(Seat);
        let count = |number: i32| usize::try_from(number).ok();
        Some(match (kind, &numbers[..]) {
            ("actions", []) => Answer::Actions(
                lines
                    .map(|line| {
                        let (seat, action) = line.split_once(' ')?;
                        Some((Seat(seat.parse().ok()?), action.to_owned()))
                    })
                    .collect::<Option<_>>()?,
            ),
            ("hints", []) => Answer::Hints(lines.map(HintMessage::read).collect::<Option<_>>()?),
            ("at", &[at, of]) => Answer::At(count(at)?, count(of)?),
            ("judged", &[at, by, choices, cost, skill, points, expected]) => Answer::Judged(DecisionMessage {
                at: count(at)?,
                seat: seat(by)?,
                choices: u32::try_from(choices).ok()?,
                cost: Tenths(cost),
                skill: Tenths(skill),
                points: Tenths(points),
                expected: Tenths(expected),
                played: parts.next()?.to_owned(),
                best: parts.next()?.to_owned(),
            }),
            ("changed", &[by, ref changes @ ..]) => {
                Answer::Changed(seat(by)?, changes.iter().map(|&change| Tenths(change)).collect())
            }
            ("account", &[of, expected, skill, luck, cost, result]) => {
                let [expected, skill, luck, cost, result] = [expected, skill, luck, cost, result].map(Tenths);
                Answer::Account(AccountMessage { seat: seat(of)?, expected, skill, luck, cost, result })
            }
            ("map", &[of, total]) => Answer::Hindsight(HindsightMessage {
                seat: seat(of)?,
                total,
                rating: None,
                rows: parts.map(str::to_owned).collect(),
            }),
            ("map", &[of, total, rating]) => Answer::Hindsight(HindsightMessage {
                seat: seat(of)?,
                total,
                rating: Some(rating),
                rows: parts.map(str::to_owned).collect(),
            }),
            ("over", []) => Answer::Over,
            ("", []) => Answer::Nothing,
            _ => return None,
        })
    }
}

impl HintMessage {
    fn write(&self) -> String {
        let clear = if self.clear { "clear" } else { "close" };
        let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
        let mut parts = vec![self.points.0.to_string(), self.lead.0.to_string(), clear.to_owned()];
        parts.extend([self.steps.clone(), self.why.clone(), numbers.join(" ")]);
        parts.extend(self.actions.iter().cloned());
        parts.join("\t")
    }

    fn read(line: &str) -> Option<HintMessage> {
        let mut parts = line.split('\t');
        let mut number = || Some(Tenths(parts.next()?.parse().ok()?));
        let (points, lead) = (number()?, number()?);
        let clear = match parts.next()? {
            "clear" => true,
            "close" => false,
            _ => return None,
        };
        let (steps, why) = (parts.next()?.to_owned(), parts.next()?.to_owned());
        let numbers = parts.next()?.split(' ').filter(|number| !number.is_empty());
        let numbers = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
        Some(HintMessage { points, lead, clear, actions: parts.map(str::to_owned).collect(), steps, why, numbers })
    }
}

fn tenths(tenths: &[Tenths]) -> String {
    tenths.iter().map(|tenths| tenths.0.to_string()).collect::<Vec<_>>().join(" ")
}
