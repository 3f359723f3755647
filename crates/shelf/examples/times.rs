//! Measures the processor time of hints and analyses on one core. Bots play a game. The coach gives hints at decisions
//! spread over the game, and then analyses all of it.
//!
//! `cargo run --release -p shelf --example times -- GAME=BOTS…`, with commas between the bots. `cargo xtask bench`
//! runs it for the games listed in `games/GAME/bench.toml`.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Nobody, play};
use coach::{Analysis, AnalysisStep, Coach, Scrutiny, hints, seed_at};
use lab::processor_seconds;
use shelf::{Title, with_game};
use table::{EventSink, Options, Record, Replay, SeedText, SetUp};

/// The number of positions per game that get a hint.
const HINTS: usize = 12;

fn took(work: impl FnOnce()) -> f64 {
    let begun = processor_seconds().unwrap();
    work();
    processor_seconds().unwrap() - begun
}

fn times<G: Coach>(names: &[BotName]) {
    let seats = names.len() as u8;
    let options = G::Options::read("").unwrap();
    let set_up = SetUp::<G> { seats, options, seed: SeedText::new("how long it takes").unwrap() };
    let record = play(set_up, names, &mut Nobody).unwrap().table.record();
    let mut hinted: Vec<f64> = (0..HINTS).map(|part| hint::<G>(&record, record.moves.len() * part / HINTS)).collect();
    hinted.sort_by(f64::total_cmp);
    let mut decisions = 0;
    let analysed = took(|| {
        let mut analysis = Analysis::<G>::open(&record, G::analysis(seats)).unwrap();
        loop {
            match analysis.step(|_, _| Scrutiny::Close).unwrap() {
                AnalysisStep::Over => break,
                AnalysisStep::Passed => {}
                AnalysisStep::Judged(_) => decisions += 1,
            }
        }
    });
    let (middle, longest) = (hinted[HINTS / 2], hinted[HINTS - 1]);
    let name = G::NAME;
    println!("{name:<14} {seats}   {middle:5.2} s  {longest:5.2} s   {analysed:6.1} s of {decisions} decisions");
}

/// The time of a hint after some moves of a game.
fn hint<G: Coach>(record: &Record, moves: usize) -> f64 {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).unwrap();
    (0..moves).for_each(|_| _ = replay.step(&mut EventSink::nobody()).unwrap());
    let table = replay.table();
    let seat = table.awaited().first().unwrap();
    took(|| assert!(!hints(table.view(seat), &G::HINT, seed_at(record, moves)).is_empty()))
}

fn main() {
    println!("game     players   a hint  longest   an analysis of the whole game");
    for arg in std::env::args().skip(1) {
        let (game, bots) = arg.split_once('=').unwrap();
        let names: Vec<BotName> = bots.split(',').map(|name| BotName::named(name).unwrap()).collect();
        with_game!(Title::named(game).unwrap(), G => times::<G>(&names));
    }
}
