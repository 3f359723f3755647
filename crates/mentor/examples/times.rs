//! How long hints and analyses take: `times` lets bots play a game of each kind, asks for a hint at decisions spread over it
//! and then looks back at all of it, on one core. Prints processor time, which a busy machine stretches less than a clock's.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Nobody, play};
use mentor::{Analysis, Look, Mentor, Step, hints, seed_at};
use table::{Options, Record, Replay, SeedText, SetUp, Tell};

/// In so many positions of a game a hint is asked for.
const HINTS: usize = 12;

/// Hundredths of a second, as the system tells them.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

fn took(work: impl FnOnce()) -> f64 {
    let begun = processor_time();
    work();
    processor_time() - begun
}

fn times<G: Mentor>(names: &[BotName]) {
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
            match analysis.step(|_, _| Look::Close).unwrap() {
                Step::Over => break,
                Step::Passed => {}
                Step::Judged(_) => decisions += 1,
            }
        }
    });
    let (middle, longest) = (hinted[HINTS / 2], hinted[HINTS - 1]);
    let name = G::NAME;
    println!("{name:<14} {seats}   {middle:5.2} s  {longest:5.2} s   {analysed:6.1} s of {decisions} decisions");
}

/// A hint after so many moves of a game.
fn hint<G: Mentor>(record: &Record, moves: usize) -> f64 {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).unwrap();
    (0..moves).for_each(|_| _ = replay.step(&mut Tell::nobody()).unwrap());
    let table = replay.table();
    let seat = table.awaited().first().unwrap();
    took(|| assert!(!hints(table.view(seat), &G::HINT, seed_at(record, moves)).is_empty()))
}

fn main() {
    use BotName::{Hard, Normal};
    println!("game     players   a hint  longest   an analysis of the whole game");
    times::<cartographers::Cartographers>(&[Normal]);
    times::<cartographers::Cartographers>(&[Normal, Hard]);
    times::<misterra::Misterra>(&[Normal]);
    times::<misterra::Misterra>(&[Normal, Hard]);
    times::<morgan::Morgan>(&[Normal, Hard]);
    times::<morgan::Morgan>(&[Normal, Hard, Normal, Hard]);
}
