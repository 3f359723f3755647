//! Games that are kept for ever: whole records whose every event and score is written down, and perft counts.
//!
//! A change here means that an old record no longer means what it meant, and that takes a new rules generation. While
//! a generation is being made, `UPDATE_GOLDENS=1 cargo test -p misterra --test goldens` writes them anew.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use misterra::{Misterra, Options};
use table::{Choices, Game, Options as _, Purpose, Record, Replay, SeedText, SetUp, Table, Tell};

/// Where the records of all generations of all games are kept.
fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records/1")
}

fn open(seats: u8, options: &str, seed: SeedText) -> Table<Misterra> {
    Table::open(SetUp { seats, options: Options::read(options).unwrap(), seed }, &mut Tell::nobody()).unwrap()
}

/// Random play: deterministic, and it leaves no rule out for being unwise.
fn random_game(name: &str, seats: u8, options: &str) -> Table<Misterra> {
    let seed = SeedText::new(format!("golden {name}")).unwrap();
    let mut dice = seed.seed().dice(Purpose(*b"gold"), 0);
    let mut table = open(seats, options, seed);
    while let Some(seat) = table.awaited().first() {
        let choices = Misterra::choices(table.view(seat));
        table.act(seat, choices.nth(dice.below(choices.len())).unwrap(), &mut Tell::nobody()).unwrap();
    }
    table
}

/// Everything that happens in a record: moves, how many choices there were, events, and the final position.
fn play_through(record: &Record) -> String {
    let mut told: Vec<String> = Vec::new();
    let mut out = String::new();
    let mut replay = Replay::<Misterra>::open(
        record,
        &mut Tell::to(&mut |_, event| told.push(serde_json::to_string(&event).unwrap())),
    )
    .unwrap();
    for number in 1.. {
        told.drain(..).for_each(|event| writeln!(out, "  {event}").unwrap());
        let choices = replay.table().awaited().first().map(|seat| Misterra::choices(replay.table().view(seat)).len());
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

fn golden(name: &str, seats: u8, options: &str) {
    let record_file = records().join(format!("{name}.record"));
    let through_file = records().join(format!("{name}.playthrough"));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        let record = random_game(name, seats, options).record();
        std::fs::create_dir_all(records()).unwrap();
        std::fs::write(&record_file, record.to_string()).unwrap();
        std::fs::write(&through_file, play_through(&record)).unwrap();
    }
    let kept = std::fs::read_to_string(&record_file).unwrap();
    let record = Record::read(&kept).unwrap();
    assert_eq!(record.to_string(), kept, "a record is written as it was");
    assert_eq!(play_through(&record), std::fs::read_to_string(&through_file).unwrap());
    assert_eq!(random_game(name, seats, options).record(), record, "the same seed gives the same game");
}

#[test]
fn alone() {
    golden("1", 1, "");
}

#[test]
fn alone_as_a_master() {
    golden("1-master", 1, "master=true,presumptions0=3+18");
}

#[test]
fn two_players() {
    golden("2", 2, "");
}

#[test]
fn two_players_in_a_first_game() {
    golden("2-first-game", 2, "first_game=true");
}

#[test]
fn three_players() {
    golden("3", 3, "");
}

#[test]
fn four_masters() {
    golden("4-master", 4, "master=true");
}

/// The leaves of the tree of legal actions, awaited seats taken in order.
fn perft(table: &Table<Misterra>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = Misterra::choices(table.view(seat));
    if depth == 1 {
        return u64::from(choices.len());
    }
    let mut leaves = 0;
    choices.for_each(|action| {
        let mut next = table.clone();
        next.act(seat, action, &mut Tell::nobody()).unwrap();
        leaves += perft(&next, depth - 1);
    });
    leaves
}

#[test]
fn perft_counts() {
    let counts: [(&str, u8, &str, &[u64]); 4] = [
        // Six pairs of presumptions, five spaces of the beach, then sketches and layings.
        ("perft a", 1, "", &[1, 6, 30, 120, 744, 2850, 9750, 86_658, 399_732, 1_722_030]),
        ("perft b", 2, "", &[1, 6, 36, 180, 720, 3996, 14_436, 50_508, 421_092, 2_204_100]),
        ("perft c", 3, "first_game=true", &[1, 5, 25, 129, 490, 2064, 14_828, 78_638, 393_190]),
        (
            "perft d",
            4,
            "presumptions0=1+2,presumptions1=3+4,presumptions2=5+6,presumptions3=7+8",
            &[1, 5, 20, 111, 422, 1503, 12_518, 67_032, 313_340, 1_607_517],
        ),
    ];
    for (seed, seats, options, counts) in counts {
        let table = open(seats, options, SeedText::new(seed).unwrap());
        let found: Vec<u64> = (0..counts.len() as u32).map(|depth| perft(&table, depth)).collect();
        assert_eq!(found, counts, "{seed}");
    }
}
