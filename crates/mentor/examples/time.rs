//! How long hints and an analysis take: `cargo run --release -p mentor --example time -- SEATS`.
use bots::{BotName, Nobody, play};
use mentor::{Analysis, Mentor, Step, hints, seed_at};
use std::time::Instant;
use table::{Seat, SeedText, SetUp, Table, Tell};

fn time<G: Mentor>(seats: u8) {
    let seed = SeedText::new("how long").expect("a seed");
    let set_up = || SetUp::<G> { seats, options: Default::default(), seed: seed.clone() };
    let names = vec![BotName::Normal; seats.into()];
    let begun = Instant::now();
    let played = play::<G>(set_up(), &names, &mut Nobody).expect("they may play");
    println!("{} {seats}: a game {:?}, {} decisions", G::NAME, begun.elapsed(), played.decisions);
    let record = played.table.record();
    let table = Table::<G>::open(set_up(), &mut Tell::nobody()).expect("again");
    let seat = table.awaited().first().unwrap_or(Seat(0));
    let begun = Instant::now();
    let view = table.view(seat);
    for hint in hints(view, &G::HINT, seed_at(&record, 0)) {
        let line: Vec<String> = hint.line.iter().map(|&action| G::show(view, action)).collect();
        println!("  {} lead {} clear {} {:?}", hint.outlook.points, hint.outlook.lead, hint.weighed.clear, line);
        println!("     {:?}", G::reasons(view, &hint.line, seed_at(&record, 0)));
    }
    println!("  hint {:?}", begun.elapsed());
    let begun = Instant::now();
    let mut analysis = Analysis::<G>::open(&record, G::ANALYSIS).expect("a record");
    let mut all = Vec::new();
    loop {
        match analysis.step(|_, seat| seat == Seat(0)).expect("a record") {
            Step::Over => break,
            Step::Passed => {}
            Step::Judged(judged) => all.push(judged),
        }
    }
    println!("  analysis {:?} {} judged, {:?}", begun.elapsed(), all.len(), analysis.account(Seat(0), &all));
    let costs: Vec<String> = all.iter().map(|one| format!("{}({})", one.cost, one.outlook.lead)).collect();
    println!("  {costs:?}");
}

fn main() {
    time::<cartographers::Cartographers>(1);
    time::<cartographers::Cartographers>(3);
    time::<misterra::Misterra>(1);
    time::<misterra::Misterra>(2);
    time::<morgan::Morgan>(2);
    time::<morgan::Morgan>(4);
}
