//! Questions and answers as text, for who thinks elsewhere: the page asks a worker.
//!
//! A question is a line that says what is asked, and below it the record of a game. The answer is one text or several,
//! one after the other.
//!
//! | question | answer |
//! | --- | --- |
//! | `bot SEAT NAME` or `bot SEAT NAME NODES` | the bot's action, in the game's notation |
//! | `hint SEAT` | a line for each of the best three moves: its points and its lead in tenths, whether it is `clear`ly behind the best or `close`, and its actions, all apart by tabs; after an empty part what it is called, why it is good, and the numbers of its actions |
//! | `analyse SEAT SEAT …` | one text after the other: `at MOVES OF`, `judged …`, `changed …`, `account …`, `map …`, and at last `over` |
//! | `rest MOVES SEAT SEAT …` | the same without the decisions in the first moves, which whoever stopped an analysis knows; so an account is one of the rest alone |
//!
//! `judged MOVES SEAT CHOICES COST SKILL POINTS LEAD`, then the played action and the best, apart by tabs, tells of one
//! decision; `changed SEAT CHANGE CHANGE …` what a decision of a seat brought to the lead of each, where that counts;
//! `account SEAT EXPECTED SKILL LUCK COST RESULT` of a finished game of one seat. These points are in tenths. For finished
//! games with a search for it, `map SEAT TOTAL`, alone with the rating after it, tells of the best map with hindsight, with its
//! rows after it, apart by tabs, in the letters of the rules. A question that makes no sense has one empty answer. What is to be said to
//! a person is written as `table::Phrase::written` does it, as whoever asks knows the language.

use bots::{BotName, Budget, Thinking};
use table::{Game, Phrase, Purpose, Record, Replay, Seat, Table, Tell};

use crate::analysis::{Account, Analysis, Look, Step};
use crate::hint::{hints, seed_at};
use crate::mentor::Mentor;
use crate::weigh::Tenths;
use crate::why::sentence;

/// The record that a question is about; whoever answers looks up its game. None if the question makes no sense.
#[must_use]
pub fn about(question: &str) -> Option<Record> {
    Record::read(question.split_once('\n')?.1).ok()
}

/// Answers a question about a game, text by text.
pub fn answer<G: Mentor>(question: &str, tell: &mut dyn FnMut(&str)) {
    if answered::<G>(question, tell).is_none() {
        tell("");
    }
}

fn answered<G: Mentor>(question: &str, tell: &mut dyn FnMut(&str)) -> Option<()> {
    let record = about(question)?;
    let words: Vec<&str> = question.lines().next()?.split(' ').collect();
    let seat = |text: &str| text.parse().ok().map(Seat).filter(|seat| seat.0 < record.seats);
    match words[..] {
        ["bot", at, name] => {
            let bot = (BotName::named(name)?, Thinking::default());
            tell(&chosen::<G>(&record, seat(at)?, bot)?);
        }
        ["bot", at, name, nodes] => {
            let budget = Some(Budget::Nodes(nodes.parse().ok()?));
            let bot = (BotName::named(name)?, Thinking { budget, ..Thinking::default() });
            tell(&chosen::<G>(&record, seat(at)?, bot)?);
        }
        ["hint", at] => tell(&hinted::<G>(&record, seat(at)?)?),
        ["analyse", ref seats @ ..] => {
            analysed::<G>(&record, 0, &seats.iter().map(|at| seat(at)).collect::<Option<Vec<_>>>()?, tell)?;
        }
        ["rest", from, ref seats @ ..] => {
            let seats = seats.iter().map(|at| seat(at)).collect::<Option<Vec<_>>>()?;
            analysed::<G>(&record, from.parse().ok()?, &seats, tell)?;
        }
        _ => return None,
    }
    Some(())
}

/// The table at the end of a record, if the seat is awaited there.
fn table<G: Game>(record: &Record, seat: Seat) -> Option<Table<G>> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    while replay.step(&mut Tell::nobody()).ok()?.is_some() {}
    let table = replay.table().clone();
    table.awaited().contains(seat).then_some(table)
}

fn chosen<G: Mentor>(record: &Record, seat: Seat, (bot, thinking): (BotName, Thinking)) -> Option<String> {
    let table = table::<G>(record, seat)?;
    // A bot is asked anew for every move, and each time throws dice of its own.
    let ordinal = (table.log().len() as u32) << 8 | u32::from(seat.0);
    let dice = record.seed.seed().dice(Purpose(*b"page"), ordinal);
    let view = table.view(seat);
    let action = bot.sit_down_thinking::<G>(dice, &thinking).choose(view, &G::choices(view));
    Some(G::show(view, action))
}

fn hinted<G: Mentor>(record: &Record, seat: Seat) -> Option<String> {
    let table = table::<G>(record, seat)?;
    let view = table.view(seat);
    let seed = seed_at(record, record.moves.len());
    let hints = hints(view, &G::HINT, seed);
    let lines = hints.iter().map(|hint| {
        let clear = if hint.weighed.clear { "clear" } else { "close" };
        let mut parts = vec![hint.outlook.points.0.to_string(), hint.outlook.lead.0.to_string(), clear.to_owned()];
        parts.extend(shown(&table, seat, &hint.line));
        let steps: Vec<String> = G::steps(view, &hint.line, seed).iter().map(Phrase::written).collect();
        let why = sentence(G::NAME, &G::reasons(view, &hint.line, seed), Phrase::written);
        let numbers: Vec<String> = hint.line.iter().map(|&action| G::number(action).to_string()).collect();
        parts.extend([String::new(), steps.join(" → "), why, numbers.join(" ")]);
        parts.join("\t")
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// The actions of one move, each in the notation of its moment.
fn shown<G: Mentor>(table: &Table<G>, seat: Seat, line: &[G::Action]) -> Vec<String> {
    let view = table.view(seat);
    let mut shown = Vec::new();
    for (place, &action) in line.iter().enumerate() {
        let then = crate::hint::carried_out(view, &line[..place], table.set_up().seed.seed());
        let view = if place == 0 { view } else { then.view(seat) };
        shown.push(G::show(view, action));
    }
    shown
}

/// Analyses the decisions of some seats after some moves.
fn analysed<G: Mentor>(record: &Record, from: usize, seats: &[Seat], tell: &mut dyn FnMut(&str)) -> Option<()> {
    judged::<G>(record, from, seats, tell)?;
    // None for a game that is not over.
    if let Ok(table) = Replay::<G>::open(record, &mut Tell::nobody()).ok()?.finish() {
        seats.iter().for_each(|&seat| foreseen(&table, seat, tell));
    }
    tell("over");
    Some(())
}

fn judged<G: Mentor>(record: &Record, from: usize, seats: &[Seat], tell: &mut dyn FnMut(&str)) -> Option<()> {
    let written = |tenths: &[Tenths]| tenths.iter().map(|tenths| tenths.0.to_string()).collect::<Vec<_>>().join(" ");
    let mut analysis = Analysis::<G>::open(record, G::analysis(record.seats)).ok()?;
    let mut judged = Vec::new();
    loop {
        let (at, of) = analysis.progress();
        if at >= from {
            tell(&format!("at {at} {of}"));
        }
        let before = analysis.table().clone();
        let look = |at, seat| match seats.contains(&seat) {
            _ if at < from => Look::Away,
            true => Look::Close,
            false => Look::Brief,
        };
        let one = match analysis.step(look).ok()? {
            Step::Over => break,
            Step::Passed => continue,
            Step::Judged(one) => one,
        };
        let (at, seat) = (one.at, one.seat);
        if seats.contains(&seat) {
            let view = before.view(seat);
            let (played, best) = (G::show(view, one.played), G::show(view, one.best));
            let numbers = written(&[one.cost, one.skill, one.outlook.points, one.outlook.lead]);
            tell(&format!("judged {at} {seat} {} {numbers}\t{played}\t{best}", one.choices));
        }
        if !one.changes.is_empty() {
            tell(&format!("changed {seat} {}", written(&one.changes)));
        }
        judged.push(one);
    }
    for &seat in seats {
        if let Some(Account { expected, skill, luck, cost, result }) = analysis.account(seat, &judged) {
            tell(&format!("account {seat} {}", written(&[expected, skill, luck, cost, result])));
        }
    }
    Some(())
}

/// How many maps are kept at each card.
const MAPS: usize = 300;

fn foreseen<G: Mentor>(table: &Table<G>, seat: Seat, tell: &mut dyn FnMut(&str)) {
    let Some(best) = G::hindsight(table, seat, MAPS) else { return };
    let rating = best.rating.map_or(String::new(), |rating| format!(" {rating}"));
    tell(&format!("map {seat} {}{rating}\t{}", best.total, best.rows.join("\t")));
}
