//! Answers questions about a game.

use bots::{BotName, Budget, Thinking};
use sha2::{Digest, Sha256};
use table::{Game, OwnedView, Phrase, Purpose, Record, Replay, Seat, Seed, SeedText, Table, Tell, View};

use crate::analysis::{Account, Analysis, Scrutiny, Step};
use crate::answer::{Answer, ToldAccount, ToldDecision, ToldHindsight, ToldHint};
use crate::hint::{carried_out, hints};
use crate::mentor::Mentor;
use crate::question::Question;
use crate::why::sentence;

/// Answers a question with one or several answers. A question that cannot be answered gets [`Answer::Nothing`].
pub fn think<G: Mentor>(question: &Question, tell: &mut dyn FnMut(Answer)) {
    let answered = match question {
        Question::Bots { bots, nodes, record } => chosen::<G>(record, bots, *nodes).map(&mut *tell),
        Question::HintAt { seat, record } => {
            view_of::<G>(record, *seat).and_then(|view| hinted::<G>(&view)).map(&mut *tell)
        }
        Question::Hint { view, .. } => hinted::<G>(view).map(&mut *tell),
        Question::Analyse { seats, from, record } => {
            Record::read(record).ok().and_then(|record| analysed::<G>(&record, *from, seats, tell))
        }
    };
    if answered.is_none() {
        tell(Answer::Nothing);
    }
}

/// The table at the end of a record.
fn table<G: Game>(record: &Record) -> Option<Table<G>> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    while replay.step(&mut Tell::nobody()).ok()?.is_some() {}
    Some(replay.table().clone())
}

fn chosen<G: Mentor>(record: &str, bots: &[(Seat, BotName)], nodes: Option<u64>) -> Option<Answer> {
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

fn hinted<G: Mentor>(text: &str) -> Option<Answer> {
    let owned: OwnedView<G> = serde_json::from_str(text).ok()?;
    let view = owned.as_view();
    let seat = view.seat().filter(|seat| G::awaited(view.open).contains(*seat))?;
    let seed = seed_of(text)?;
    let told = hints(view, &G::HINT, seed).into_iter().map(|hint| {
        let steps: Vec<String> = G::steps(view, &hint.line, seed).iter().map(Phrase::written).collect();
        ToldHint {
            points: hint.outlook.points,
            lead: hint.outlook.lead,
            clear: hint.weighed.clear,
            actions: shown(view, seat, &hint.line, seed),
            steps: steps.join(" → "),
            why: sentence(G::NAME, &G::reasons(view, &hint.line, seed), Phrase::written),
            numbers: hint.line.iter().map(|&action| G::number(action)).collect(),
        }
    });
    Some(Answer::Hints(told.collect()))
}

/// The seed for imagined positions. It depends on the view alone: the same view gives the same hint, and nothing that
/// is hidden from the player can matter.
fn seed_of(view: &str) -> Option<Seed> {
    let digest: String = Sha256::digest(view).iter().map(|byte| format!("{byte:02x}")).collect();
    SeedText::new(digest).ok().map(|text| text.seed())
}

/// The actions of one move, each in the notation of its position.
fn shown<G: Mentor>(view: View<'_, G>, seat: Seat, line: &[G::Action], seed: Seed) -> Vec<String> {
    let mut shown = Vec::new();
    for (place, &action) in line.iter().enumerate() {
        let then = carried_out(view, &line[..place], seed);
        let view = if place == 0 { view } else { then.view(seat) };
        shown.push(G::show(view, action));
    }
    shown
}

/// Analyses the decisions of some seats, from move `from` on.
fn analysed<G: Mentor>(record: &Record, from: usize, seats: &[Seat], tell: &mut dyn FnMut(Answer)) -> Option<()> {
    if seats.iter().any(|seat| seat.0 >= record.seats) {
        return None;
    }
    judged::<G>(record, from, seats, tell)?;
    // `hindsight` returns none for a game that is not over.
    if let Ok(table) = Replay::<G>::open(record, &mut Tell::nobody()).ok()?.finish() {
        for &seat in seats {
            if let Some(best) = G::hindsight(&table, seat, BEAM) {
                let (total, rating, rows) = (best.total, best.rating, best.rows);
                tell(Answer::Hindsight(ToldHindsight { seat, total, rating, rows }));
            }
        }
    }
    tell(Answer::Over);
    Some(())
}

/// The beam width of the search with hindsight.
const BEAM: usize = 300;

fn judged<G: Mentor>(record: &Record, from: usize, seats: &[Seat], tell: &mut dyn FnMut(Answer)) -> Option<()> {
    let mut analysis = Analysis::<G>::open(record, G::analysis(record.seats)).ok()?;
    let mut judged = Vec::new();
    loop {
        let (at, of) = analysis.progress();
        if at >= from {
            tell(Answer::At(at, of));
        }
        let before = analysis.table().clone();
        let look = |at, seat| match seats.contains(&seat) {
            _ if at < from => Scrutiny::Away,
            true => Scrutiny::Close,
            false => Scrutiny::Brief,
        };
        let one = match analysis.step(look).ok()? {
            Step::Over => break,
            Step::Passed => continue,
            Step::Judged(one) => one,
        };
        let (at, seat) = (one.at, one.seat);
        if seats.contains(&seat) {
            let view = before.view(seat);
            tell(Answer::Judged(ToldDecision {
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
            tell(Answer::Changed(seat, one.changes.clone()));
        }
        judged.push(one);
    }
    for &seat in seats {
        if let Some(Account { expected, skill, luck, cost, result }) = analysis.account(seat, &judged) {
            tell(Answer::Account(ToldAccount { seat, expected, skill, luck, cost, result }));
        }
    }
    Some(())
}
