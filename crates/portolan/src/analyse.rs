//! `portolan analyse`: the cost of each decision of a game.

use std::io::{BufWriter, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

use chart::{Charted, Ink};
use coach::{
    Account, Analysis, AnalysisStep, Coach, Hindsight, JudgedDecision, Scrutiny, Tenths, notations, seed_at, sentence,
};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use shelf::Title;
use table::{BadRecord, EventSink, Phrase, Record, Replay, Seat, Table};
use words::Words;

use crate::args::Analyse;
use crate::failure::{Failure, read_text};
use crate::replay::bad_record;

/// How many of the dearest moves are shown.
const COSTLIEST: usize = 3;

pub fn run(args: &Analyse) -> Result<(), Failure> {
    let words = shelf::english();
    let text = read_text(&args.file)?;
    let bad = |bad: BadRecord| bad_record(&args.file, &bad, &words);
    let record = Record::read(&text).map_err(bad)?;
    let title = Title::of_record(&record).map_err(bad)?;
    shelf::with_game!(title, G => analyse::<G>(args, &record, &words))
}

/// The beam width of the search with hindsight: how many maps it retains at each card.
const BEAM: usize = 1000;

/// The best results with hindsight, of the seats that have one; none while the game goes on.
fn with_hindsight<G: Coach>(record: &Record) -> Result<Vec<(Seat, Hindsight)>, BadRecord> {
    let table = Replay::<G>::open(record, &mut EventSink::nobody())?.finish()?;
    Ok((0..record.seats).map(Seat).filter_map(|seat| Some((seat, G::hindsight(&table, seat, BEAM)?))).collect())
}

fn analyse<G: Coach + Charted>(args: &Analyse, record: &Record, words: &Words) -> Result<(), Failure>
where
    G::Options: Send + Sync,
    G::Settings: Send + Sync,
{
    let bad = |bad: BadRecord| bad_record(&args.file, &bad, words);
    // Checks the whole record before spending hours on it.
    Replay::<G>::open(record, &mut EventSink::nobody()).and_then(Replay::finish).map_err(bad)?;
    let with_hindsight = &with_hindsight::<G>(record).map_err(bad)?;
    let Judgements { judged, end } = judge::<G>(args, record).map_err(bad)?;
    let accounts: Vec<(Seat, Account)> =
        (0..record.seats).map(Seat).filter_map(|seat| Some((seat, end.account(seat, &judged)?))).collect();
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.json {
        in_json::<G>(&mut out, record, &judged, &accounts, with_hindsight)?;
    } else {
        in_words::<G>(&mut out, record, words, &judged, &accounts)?;
        maps(&mut out, with_hindsight)?;
    }
    out.flush()?;
    Ok(())
}

/// The result of judging.
struct Judgements<'r, G: Coach> {
    judged: Vec<JudgedDecision<G::Action>>,
    /// The analysis at the end of the game.
    end: Analysis<'r, G>,
}

/// Judges every decision. Threads share the decisions; the result does not depend on their number.
fn judge<'r, G: Coach>(args: &Analyse, record: &'r Record) -> Result<Judgements<'r, G>, BadRecord>
where
    G::Options: Send + Sync,
    G::Settings: Send + Sync,
{
    let usual = G::analysis(record.seats);
    let effort = args.nodes.map_or(usual, |nodes| usual.with_nodes(nodes));
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} moves, {eta} left").expect("the template is valid");
    let bar = std::io::stderr().is_terminal().then(|| ProgressBar::new(record.moves.len() as u64).with_style(style));
    let next = AtomicUsize::new(0);
    let some = || {
        let mut analysis = Analysis::<G>::open(record, effort)?;
        let mut judged = Vec::new();
        let mut mine = next.fetch_add(1, Ordering::Relaxed);
        loop {
            let at = analysis.progress().0;
            match analysis.step(|at, _| if at == mine { Scrutiny::Close } else { Scrutiny::Skip })? {
                AnalysisStep::Over => return Ok(Judgements { judged, end: analysis }),
                AnalysisStep::Passed => {}
                AnalysisStep::Judged(one) => judged.push(one),
            }
            if at == mine {
                bar.iter().for_each(|bar| bar.inc(1));
                mine = next.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    let all: Vec<Result<Judgements<'r, G>, BadRecord>> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..args.threads).map(|_| scope.spawn(some)).collect();
        let mut all = vec![some()];
        all.extend(others.into_iter().map(|thread| thread.join().expect("judging does not panic")));
        all
    });
    let mut all = all.into_iter().collect::<Result<Vec<_>, BadRecord>>()?;
    let mut found = all.pop().expect("there is at least one thread");
    found.judged.extend(all.into_iter().flat_map(|other| other.judged));
    found.judged.sort_by_key(|one| one.at);
    Ok(found)
}

fn number(tenths: Tenths) -> Value {
    json!(f64::from(tenths.0) / 10.0)
}

/// The dearest moves of a seat, the dearest first.
fn costliest<A>(judged: &[JudgedDecision<A>], seat: Seat) -> Vec<&JudgedDecision<A>> {
    let mut costly: Vec<&JudgedDecision<A>> = judged.iter().filter(|one| one.seat == seat && one.cost.0 > 0).collect();
    costly.sort_by_key(|one| std::cmp::Reverse(one.cost));
    costly.truncate(COSTLIEST);
    costly
}

fn in_json<G: Coach>(
    out: &mut impl Write,
    record: &Record,
    judged: &[JudgedDecision<G::Action>],
    accounts: &[(Seat, Account)],
    with_hindsight: &[(Seat, Hindsight)],
) -> Result<(), Failure> {
    for one in judged {
        let table = table_at::<G>(record, one.at)?;
        let view = table.view(one.seat);
        let line = json!({
            "number": one.at + 1, "seat": one.seat, "choices": one.choices,
            "played": G::show(view, one.played), "best": G::show(view, one.best),
            "cost": number(one.cost), "skill": number(one.skill),
            "expected": { "points": number(one.outlook.points), "lead": number(one.outlook.lead) },
        });
        writeln!(out, "{line}")?;
    }
    let players = accounts.iter().map(|(seat, account)| {
        let costliest: Vec<usize> = costliest(judged, *seat).iter().map(|one| one.at + 1).collect();
        let mut player = json!({
            "seat": seat, "expected": number(account.expected), "skill": number(account.skill),
            "luck": number(account.luck), "result": number(account.result), "cost": number(account.cost),
            "dearest": costliest,
        });
        if let Some((_, best)) = with_hindsight.iter().find(|(of, _)| of == seat) {
            player["hindsight"] = json!({ "total": best.total, "rating": best.rating, "map": best.rows });
        }
        player
    });
    writeln!(out, "{}", json!({ "summary": { "players": players.collect::<Vec<_>>() } }))?;
    Ok(())
}

/// The table after `moves` moves of a checked record.
fn table_at<G: Coach>(record: &Record, moves: usize) -> Result<Table<G>, Failure> {
    let broken = |bad: BadRecord| Failure::Bad(format!("line {}: the record has changed", bad.line));
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).map_err(broken)?;
    for _ in 0..moves {
        replay.step(&mut EventSink::nobody()).map_err(broken)?;
    }
    Ok(replay.table().clone())
}

fn in_words<G: Coach + Charted>(
    out: &mut impl Write,
    record: &Record,
    words: &Words,
    judged: &[JudgedDecision<G::Action>],
    accounts: &[(Seat, Account)],
) -> Result<(), Failure> {
    writeln!(out, "{:>5} {:>4} {:>8} {:>6}  played", "move", "seat", "expected", "cost")?;
    for one in judged {
        let table = table_at::<G>(record, one.at)?;
        let view = table.view(one.seat);
        let played = G::show(view, one.played);
        let (number, seat, expected) = (one.at + 1, one.seat.0, one.outlook.lead);
        write!(out, "{number:>5} {seat:>4} {expected:>8} {:>6}  {played}", one.cost)?;
        if one.cost.0 > 0 {
            write!(out, "  (better: {})", G::show(view, one.best))?;
        }
        writeln!(out)?;
    }
    let ink = if std::io::stdout().is_terminal() { Ink::Colour } else { Ink::Plain };
    let measure = if record.seats == 1 { "points" } else { "points ahead of the best of the others" };
    for (seat, account) in accounts {
        let Account { expected, skill, luck, result, cost } = account;
        writeln!(
            out,
            "\nseat {seat}, in {measure}: {expected} expected, {skill:+} by choices, {luck:+} by luck = {result}"
        )?;
        writeln!(out, "compared with the best moves found, its choices cost {cost}")?;
        for one in costliest(judged, *seat) {
            let table = table_at::<G>(record, one.at)?;
            let view = table.view(one.seat);
            let seed = seed_at(record, one.at);
            let actions = coach::whole_move(view, one.best, seed);
            let why = sentence(G::NAME, &G::reasons(view, &actions, seed), |phrase: &Phrase| words.say(phrase));
            let (played, best) = (G::show(view, one.played), notations(view, one.seat, &actions, seed).join(", "));
            writeln!(out, "\nmove {} cost {}: {played}\nbetter: {best} ({why})", one.at + 1, one.cost)?;
            let (after, events) = after_move::<G>(record, &table, one);
            write!(out, "{}", G::text(after.spectator(), &events, words, ink))?;
        }
    }
    Ok(())
}

/// The best maps with hindsight.
fn maps(out: &mut impl Write, with_hindsight: &[(Seat, Hindsight)]) -> Result<(), Failure> {
    for (Seat(seat), best) in with_hindsight {
        let rating = best.rating.map_or(String::new(), |rating| format!(", rating {rating}"));
        writeln!(out, "\nwith hindsight seat {seat} could have had {} stars{rating}:", best.total)?;
        best.rows.iter().try_for_each(|row| writeln!(out, "  {row}"))?;
    }
    Ok(())
}

/// The position after the better move, with its events. Seats that act at the same time do what the record says.
fn after_move<G: Coach>(
    record: &Record,
    table: &Table<G>,
    one: &JudgedDecision<G::Action>,
) -> (table::Position<G>, Vec<G::Event>) {
    let mut position = table.position().clone();
    let mut events = Vec::new();
    let awaited = G::awaited(&position.open);
    // The moves of one turn are adjacent in a record. Those of seats that have already sealed come before this one.
    let sealed = awaited.len().saturating_sub(table.awaited().len());
    let turn = record.moves.iter().skip(one.at.saturating_sub(sealed as usize)).take(awaited.len() as usize);
    let acts: Vec<(Seat, G::Action)> = turn
        .filter_map(|done| {
            let action = || G::parse(table.view(done.seat), &done.action).ok();
            Some((done.seat, if done.seat == one.seat { one.best } else { action()? }))
        })
        .collect();
    let _ = G::resolve(&mut position, &acts, &mut EventSink::to(&mut |_, event| events.push(event)));
    (position, events)
}
