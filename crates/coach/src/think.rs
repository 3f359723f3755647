//! Answers questions about a game.

use bots::{BotName, Budget, Thinking};
use sha2::{Digest, Sha256};
use table::{EventSink, Game, OwnedView, Phrase, Purpose, Record, Replay, Seat, Seed, SeedText, Table, View};

use crate::analysis::{Account, Analysis, AnalysisStep, Scrutiny};
use crate::answer::{AccountMessage, Answer, DecisionMessage, HindsightMessage, HintMessage};
use crate::coach::Coach;
use crate::hint::{hints, position_after};
use crate::question::Question;
use crate::why::sentence;

/// Answers a question with one or several answers. A question that cannot be answered gets [`Answer::Nothing`].
pub fn think<G: Coach>(question: &Question, send: &mut dyn FnMut(Answer)) {
    let answered = match question {
        Question::Bots { bots, nodes, record } => bot_actions::<G>(record, bots, *nodes).map(&mut *send),
        Question::HintAt { seat, record } => {
            view_of::<G>(record, *seat).and_then(|view| hint_answer::<G>(&view)).map(&mut *send)
        }
        Question::Hint { view, .. } => hint_answer::<G>(view).map(&mut *send),
        Question::Analyse { seats, from, record } => {
            Record::read(record).ok().and_then(|record| analyse::<G>(&record, *from, seats, send))
        }
    };
    if answered.is_none() {
        send(Answer::Nothing);
    }
}

/// The table at the end of a record.
fn table<G: Game>(record: &Record) -> Option<Table<G>> {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).ok()?;
    while replay.step(&mut EventSink::nobody()).ok()?.is_some() {}
    Some(replay.table().clone())
}

fn bot_actions<G: Coach>(record: &str, bots: &[(Seat, BotName)], nodes: Option<u64>) -> Option<Answer> {
    let record = Record::read(record).ok()?;
    let table = table::<G>(&record)?;
    let thinking = Thinking { budget: nodes.map(Budget::Nodes), ..Thinking::default() };
    let chosen = |&(seat, bot): &(Seat, BotName)| {
        if !table.awaited().contains(seat) {
            return None;
        }
        // A new bot chooses every move, each with its own dice.
        let ordinal = (table.log().len() as u32) << 8 | u32::from(seat.0);
        let dice = record.seed.seed().dice(Purpose(*b"page"), ordinal);
        let view = table.view(seat);
        let action = bot.sit_down_thinking::<G>(dice, &thinking).choose(view, &G::choices(view));
        Some((seat, G::show(view, action)))
    };
    Some(Answer::Actions(bots.iter().map(chosen).collect::<Option<_>>()?))
}

/// A seat's view at the end of a record, as JSON.
fn view_of<G: Game>(record: &str, seat: Seat) -> Option<String> {
    let record = Record::read(record).ok().filter(|record| seat.0 < record.seats)?;
    serde_json::to_string(&table::<G>(&record)?.view(seat)).ok()
}

fn hint_answer<G: Coach>(text: &str) -> Option<Answer> {
    let owned: OwnedView<G> = serde_json::from_str(text).ok()?;
    let view = owned.as_view();
    let seat = view.seat().filter(|seat| G::awaited(view.open).contains(*seat))?;
    let seed = seed_of(text)?;
    let hints = hints(view, &G::HINT, seed).into_iter().map(|hint| {
        let steps: Vec<String> = G::steps(view, &hint.actions, seed).iter().map(Phrase::written).collect();
        HintMessage {
            points: hint.outlook.points,
            lead: hint.outlook.lead,
            clear: hint.weighed.clear,
            actions: notations(view, seat, &hint.actions, seed),
            steps: steps.join(" → "),
            why: sentence(G::NAME, &G::reasons(view, &hint.actions, seed), Phrase::written),
            numbers: hint.actions.iter().map(|&action| G::number(action)).collect(),
        }
    });
    Some(Answer::Hints(hints.collect()))
}

/// The seed for imagined positions. It depends on the view alone: the same view gives the same hint, and nothing that
/// is hidden from the player can matter.
fn seed_of(view: &str) -> Option<Seed> {
    let digest: String = Sha256::digest(view).iter().map(|byte| format!("{byte:02x}")).collect();
    SeedText::new(digest).ok().map(|text| text.seed())
}

/// The actions of one move, each in the notation of its position.
#[must_use]
pub fn notations<G: Coach>(view: View<'_, G>, seat: Seat, actions: &[G::Action], seed: Seed) -> Vec<String> {
    let mut notations = Vec::new();
    for (place, &action) in actions.iter().enumerate() {
        let then = position_after(view, &actions[..place], seed);
        let view = if place == 0 { view } else { then.view(seat) };
        notations.push(G::show(view, action));
    }
    notations
}

/// Analyses the decisions of some seats, from move `from` on.
fn analyse<G: Coach>(record: &Record, from: usize, seats: &[Seat], send: &mut dyn FnMut(Answer)) -> Option<()> {
    if seats.iter().any(|seat| seat.0 >= record.seats) {
        return None;
    }
    judge_decisions::<G>(record, from, seats, send)?;
    // `hindsight` returns none for a game that is not over.
    if let Ok(table) = Replay::<G>::open(record, &mut EventSink::nobody()).ok()?.finish() {
        for &seat in seats {
            if let Some(best) = G::hindsight(&table, seat, BEAM) {
                let (total, rating, rows) = (best.total, best.rating, best.rows);
                send(Answer::Hindsight(HindsightMessage { seat, total, rating, rows }));
            }
        }
    }
    send(Answer::Over);
    Some(())
}

/// The beam width of the search with hindsight.
const BEAM: usize = 300;

fn judge_decisions<G: Coach>(record: &Record, from: usize, seats: &[Seat], send: &mut dyn FnMut(Answer)) -> Option<()> {
    let mut analysis = Analysis::<G>::open(record, G::analysis(record.seats)).ok()?;
    let mut judged = Vec::new();
    loop {
        let (at, of) = analysis.progress();
        if at >= from {
            send(Answer::At(at, of));
        }
        let before = analysis.table().clone();
        let scrutiny = |at, seat| match seats.contains(&seat) {
            _ if at < from => Scrutiny::Skip,
            true => Scrutiny::Close,
            false => Scrutiny::Brief,
        };
        let one = match analysis.step(scrutiny).ok()? {
            AnalysisStep::Over => break,
            AnalysisStep::Passed => continue,
            AnalysisStep::Judged(one) => one,
        };
        let (at, seat) = (one.at, one.seat);
        if seats.contains(&seat) {
            let view = before.view(seat);
            send(Answer::Judged(DecisionMessage {
                at,
                seat,
                choices: one.choices,
                cost: one.cost,
                skill: one.skill,
                points: one.outlook.points,
                expected: one.outlook.lead,
                played: G::show(view, one.played),
                best: G::show(view, one.best),
            }));
        }
        if !one.changes.is_empty() {
            send(Answer::Changed(seat, one.changes.clone()));
        }
        judged.push(one);
    }
    for &seat in seats {
        if let Some(Account { expected, skill, luck, cost, result }) = analysis.account(seat, &judged) {
            send(Answer::Account(AccountMessage { seat, expected, skill, luck, cost, result }));
        }
    }
    Some(())
}
