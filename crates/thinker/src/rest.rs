//! What is left of an analysis that was stopped.
//!
//! The question is `rest MOVES SEAT SEAT …`, with the record below it. It is answered as `analyse` is by `mentor::answer`,
//! but the decisions in the first moves are left out: who asks has them. So an account is one of the rest alone.

use bots::Hindsight;
use cartographers::Cartographers;
use mentor::{Account, Analysis, Judged, Mentor, Step};
use shelf::Title;
use table::{Record, Replay, Seat, Tell};

/// Answers such a question, text by text; none if this is another one, or makes no sense.
pub fn answer(question: &str, tell: &mut dyn FnMut(&str)) -> Option<()> {
    let (asked, record) = question.strip_prefix("rest ")?.split_once('\n')?;
    let record = Record::read(record).ok()?;
    let title = Title::of_record(&record).ok()?;
    let (from, seats) = asked.split_once(' ')?;
    let from = from.parse().ok()?;
    let seat = |text: &str| text.parse().ok().map(Seat).filter(|seat| seat.0 < record.seats);
    let seats: Vec<Seat> = seats.split(' ').map(seat).collect::<Option<_>>()?;
    shelf::with_game!(title, G => analysed::<G>(&record, from, &seats, tell)?);
    for &seat in seats.iter().filter(|_| title == Title::Cartographers) {
        // None for a game that is not over.
        let _ = foreseen(&record, seat, tell);
    }
    tell("over");
    Some(())
}

fn analysed<G: Mentor>(record: &Record, from: usize, seats: &[Seat], tell: &mut dyn FnMut(&str)) -> Option<()> {
    let mut analysis = Analysis::<G>::open(record, G::ANALYSIS).ok()?;
    let mut judged = Vec::new();
    loop {
        let (at, of) = analysis.progress();
        if at >= from {
            tell(&format!("at {at} {of}"));
        }
        let before = analysis.table().clone();
        match analysis.step(|at, seat| at >= from && seats.contains(&seat)).ok()? {
            Step::Over => break,
            Step::Passed => {}
            Step::Judged(one) => {
                let Judged { at, seat, choices, played, best, cost, skill, outlook } = one;
                let view = before.view(seat);
                let (played, best) = (G::show(view, played), G::show(view, best));
                let numbers = [cost, skill, outlook.points, outlook.lead].map(|tenths| tenths.0.to_string()).join(" ");
                tell(&format!("judged {at} {seat} {choices} {numbers}\t{played}\t{best}"));
                judged.push(one);
            }
        }
    }
    for &seat in seats {
        if let Some(Account { expected, skill, luck, cost, result }) = analysis.account(seat, &judged) {
            let numbers = [expected, skill, luck, cost, result].map(|tenths| tenths.0.to_string()).join(" ");
            tell(&format!("account {seat} {numbers}"));
        }
    }
    Some(())
}

/// How many maps are kept at each card, as in a whole analysis.
const MAPS: usize = 300;

fn foreseen(record: &Record, seat: Seat, tell: &mut dyn FnMut(&str)) -> Option<()> {
    let table = Replay::<Cartographers>::open(record, &mut Tell::nobody()).ok()?.finish().ok()?;
    let mut hindsight = Hindsight::new(&table, seat, MAPS)?;
    while hindsight.step() {}
    let best = hindsight.best()?;
    let rating = best.rating.map_or(String::new(), |rating| format!(" {rating}"));
    let rows = best.open.sheets[seat.index()].land.rows().join("\t");
    tell(&format!("map {seat} {}{rating}\t{rows}", best.total));
    Some(())
}
