//! Games that are kept for ever: whole records whose every event and score is written down, and perft counts.
//!
//! A change here means that an old record no longer means what it meant, and that takes a new rules generation. While
//! a generation is being made, `UPDATE_GOLDENS=1 cargo test -p morgan --test goldens` writes them anew.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use morgan::{Action, Morgan, Phase};
use table::{Audience, Choices, Dice, Game, Purpose, Record, Replay, SeedText, SetUp, Table, Tell, View};

/// Where the records of all generations of all games are kept.
fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records/1")
}

/// Random play that digs where it can: deterministic, it leaves no rule out for being unwise, and it comes to an end.
fn choose(view: View<'_, Morgan>, dice: &mut Dice) -> Action {
    let choices = Morgan::choices(view);
    let mut digs = Vec::new();
    choices.for_each(|action| {
        if matches!(action, Action::Play(_) | Action::Take(_)) {
            digs.push(action);
        }
    });
    // Now and then a card is kept or a pair is turned into something else.
    if !digs.is_empty() && dice.below(4) > 0 {
        return digs[dice.below(digs.len() as u32) as usize];
    }
    choices.nth(dice.below(choices.len())).unwrap()
}

fn random_game(seats: u8) -> Table<Morgan> {
    let seed = SeedText::new(format!("golden {seats}")).unwrap();
    let mut dice = seed.seed().dice(Purpose(*b"gold"), 0);
    let set_up = SetUp { seats, options: Default::default(), seed };
    let mut table = Table::open(set_up, &mut Tell::nobody()).unwrap();
    while let Some(seat) = table.awaited().first() {
        let action = choose(table.view(seat), &mut dice);
        table.act(seat, action, &mut Tell::nobody()).unwrap();
    }
    table
}

fn line(audience: Audience, event: &morgan::Event) -> String {
    let told = serde_json::to_string(event).unwrap();
    match audience {
        Audience::All => told,
        Audience::Only(seat) => format!("to {seat}: {told}"),
        Audience::AllBut(seat) => format!("to all but {seat}: {told}"),
    }
}

/// Everything that happens in a record: moves, how many choices there were, events, and the final position.
fn play_through(record: &Record) -> String {
    let mut told: Vec<String> = Vec::new();
    let mut out = String::new();
    let mut replay =
        Replay::<Morgan>::open(record, &mut Tell::to(&mut |to, event| told.push(line(to, &event)))).unwrap();
    for number in 1.. {
        told.drain(..).for_each(|event| writeln!(out, "  {event}").unwrap());
        let choices = replay.table().awaited().first().map(|seat| Morgan::choices(replay.table().view(seat)).len());
        let step = replay.step(&mut Tell::to(&mut |to, event| told.push(line(to, &event)))).unwrap();
        let Some(played) = step else { break };
        writeln!(out, "{number}. {} {} (of {})", played.seat, played.action, choices.unwrap()).unwrap();
    }
    let table = replay.finish().unwrap();
    writeln!(out, "{}", serde_json::to_string(&table.position().open).unwrap()).unwrap();
    writeln!(out, "{}", serde_json::to_string(&table.outcome().unwrap()).unwrap()).unwrap();
    out
}

fn golden(seats: u8) {
    let (record_file, through_file) =
        (records().join(format!("{seats}.record")), records().join(format!("{seats}.playthrough")));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        let record = random_game(seats).record();
        std::fs::create_dir_all(records()).unwrap();
        std::fs::write(&record_file, record.to_string()).unwrap();
        std::fs::write(&through_file, play_through(&record)).unwrap();
    }
    let kept = std::fs::read_to_string(&record_file).unwrap();
    let record = Record::read(&kept).unwrap();
    assert_eq!(record.to_string(), kept, "a record is written as it was");
    assert_eq!(play_through(&record), std::fs::read_to_string(&through_file).unwrap());
    assert_eq!(random_game(seats).record(), record, "the same seed gives the same game");
}

#[test]
fn two_players() {
    golden(2);
}

#[test]
fn three_players() {
    golden(3);
}

#[test]
fn four_players() {
    golden(4);
}

#[test]
fn the_goldens_leave_nothing_out() {
    let (mut whole, mut used) = (0, [false; 4]);
    for seats in 2..=4 {
        let table = random_game(seats);
        whole += usize::from(table.position().open.treasure_deck == 0);
        assert_eq!(table.position().open.turn.phase, Phase::Over);
        for (_, action) in table.log() {
            if let Action::Use(bonus) = action {
                used[bonus.gives() as usize] = true;
            }
        }
    }
    assert!(whole > 0, "some of them end with the last treasure");
    assert_eq!(used, [true; 4], "every bonus is used");
}

/// The leaves of the tree of legal actions.
fn perft(table: &Table<Morgan>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = Morgan::choices(table.view(seat));
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
    // Corners first: four each, but for who cannot pay for a third neighbour there.
    let counts: [(u8, &[u64]); 3] = [
        (2, &[1, 4, 16, 5032, 41_838, 1_560_808]),
        (3, &[1, 4, 16, 64, 15_501, 128_712]),
        (4, &[1, 4, 16, 64, 252, 76_644, 639_495]),
    ];
    for (seats, counts) in counts {
        let seed = SeedText::new(format!("perft {seats}")).unwrap();
        let table: Table<Morgan> =
            Table::open(SetUp { seats, options: Default::default(), seed }, &mut Tell::nobody()).unwrap();
        let found: Vec<u64> = (0..counts.len() as u32).map(|depth| perft(&table, depth)).collect();
        assert_eq!(found, counts, "{seats} players");
    }
}
