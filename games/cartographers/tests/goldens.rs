//! Games that are kept for ever: whole records whose every event and score is written down, and perft counts.
//!
//! A change here means that an old record no longer means what it meant, and that takes a new rules generation. While
//! a generation is being made, `UPDATE_GOLDENS=1 cargo test -p cartographers --test goldens` writes them anew.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use cartographers::{Cartographers, Options, Side};
use table::{Choices, Game, Purpose, Record, Replay, SeedText, SetUp, Table, Tell};

/// Where the records of all generations of all games are kept.
fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records/1")
}

/// Random play: deterministic, and it leaves no rule out for being unwise.
fn random_game(seats: u8, side: Side) -> Table<Cartographers> {
    let seed = SeedText::new(format!("golden {seats} {}", side.name())).unwrap();
    let mut dice = seed.seed().dice(Purpose(*b"gold"), 0);
    let set_up = SetUp { seats, options: Options { side, edicts: None }, seed };
    let mut table = Table::open(set_up, &mut Tell::nobody()).unwrap();
    while let Some(seat) = table.awaited().first() {
        let choices = Cartographers::choices(table.view(seat));
        table.act(seat, choices.nth(dice.below(choices.len())).unwrap(), &mut Tell::nobody()).unwrap();
    }
    table
}

/// Everything that happens in a record: moves, how many choices there were, events, and the final sheets.
fn play_through(record: &Record) -> String {
    let mut told: Vec<String> = Vec::new();
    let mut out = String::new();
    let mut replay = Replay::<Cartographers>::open(
        record,
        &mut Tell::to(&mut |_, event| {
            told.push(serde_json::to_string(&event).unwrap());
        }),
    )
    .unwrap();
    for number in 1.. {
        told.drain(..).for_each(|event| writeln!(out, "  {event}").unwrap());
        let choices = replay.table().awaited().first().map(|seat| {
            let choices = Cartographers::choices(replay.table().view(seat));
            choices.len()
        });
        let Some(played) =
            replay.step(&mut Tell::to(&mut |_, event| told.push(serde_json::to_string(&event).unwrap()))).unwrap()
        else {
            break;
        };
        writeln!(out, "{number}. {} {} (of {})", played.seat, played.action, choices.unwrap()).unwrap();
    }
    let table = replay.finish().unwrap();
    writeln!(out, "{}", serde_json::to_string(&table.position().open).unwrap()).unwrap();
    writeln!(out, "{}", serde_json::to_string(&table.outcome().unwrap()).unwrap()).unwrap();
    out
}

fn golden(seats: u8, side: Side) {
    let (record_file, through_file) = (
        records().join(format!("{seats}-{}.record", side.name())),
        records().join(format!("{seats}-{}.playthrough", side.name())),
    );
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        let record = random_game(seats, side).record();
        std::fs::create_dir_all(records()).unwrap();
        std::fs::write(&record_file, record.to_string()).unwrap();
        std::fs::write(&through_file, play_through(&record)).unwrap();
    }
    let kept = std::fs::read_to_string(&record_file).unwrap();
    let record = Record::read(&kept).unwrap();
    assert_eq!(record.to_string(), kept, "a record is written as it was");
    assert_eq!(play_through(&record), std::fs::read_to_string(&through_file).unwrap());
    assert_eq!(random_game(seats, side).record(), record, "the same seed gives the same game");
}

#[test]
fn alone_in_the_wilderness() {
    golden(1, Side::Wilderness);
}

#[test]
fn alone_in_the_wastelands() {
    golden(1, Side::Wastelands);
}

#[test]
fn two_in_the_wilderness() {
    golden(2, Side::Wilderness);
}

#[test]
fn two_in_the_wastelands() {
    golden(2, Side::Wastelands);
}

#[test]
fn five_in_the_wilderness() {
    golden(5, Side::Wilderness);
}

#[test]
fn five_in_the_wastelands() {
    golden(5, Side::Wastelands);
}

/// The leaves of the tree of legal actions, awaited seats taken in order.
fn perft(table: &Table<Cartographers>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = Cartographers::choices(table.view(seat));
    if depth == 1 {
        return u64::from(choices.len());
    }
    let mut leaves = 0;
    choices.for_each(|draw| {
        let mut next = table.clone();
        next.act(seat, draw, &mut Tell::nobody()).unwrap();
        leaves += perft(&next, depth - 1);
    });
    leaves
}

#[test]
fn perft_counts() {
    let counts: [(&str, u8, Side, &[u64]); 3] = [
        ("perft a", 1, Side::Wilderness, &[1, 464, 368_410, 12_567_006]),
        ("perft b", 1, Side::Wastelands, &[1, 930, 192_266]),
        // Both draw from the same card on equal sheets: the square of one.
        ("perft c", 2, Side::Wilderness, &[1, 288, 82_944]),
    ];
    for (seed, seats, side, counts) in counts {
        let set_up = SetUp { seats, options: Options { side, edicts: None }, seed: SeedText::new(seed).unwrap() };
        let table = Table::open(set_up, &mut Tell::nobody()).unwrap();
        let found: Vec<u64> = (0..counts.len() as u32).map(|depth| perft(&table, depth)).collect();
        assert_eq!(found, counts, "{seed}");
    }
}
