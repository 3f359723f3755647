//! Golden games: stored records with all their events and scores, and perft counts.
//!
//! A difference means that an old record has changed its meaning, which needs a new rules generation. During the
//! development of a generation, `UPDATE_GOLDENS=1 cargo test -p GAME goldens` rewrites the files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::to_string;

use super::random::{Chooser, random_game};
use crate::game::{Audience, Choices, EventSink, Game, View};
use crate::record::{Record, Replay};
use crate::seed::Purpose;
use crate::table::{SetUp, Table};

/// The golden games of one generation.
#[derive(Clone, Debug)]
pub struct Goldens<G: Game> {
    /// The folder of the files.
    pub folder: PathBuf,
    /// How the players choose.
    pub choose: Chooser<G>,
    /// How many choices a play-through states before a move: those that are listed, unless the list has changed since.
    pub choices: fn(View<'_, G>) -> u32,
    /// Whether a play-through names the audience of an event that not everybody is told.
    pub audiences: bool,
}

impl<G: Game> Goldens<G> {
    /// The golden games of a crate, which passes `env!("CARGO_MANIFEST_DIR")`.
    #[must_use]
    pub fn of_crate(manifest_dir: &str, choose: Chooser<G>) -> Goldens<G> {
        let records = Path::new(manifest_dir).join("records");
        Goldens {
            folder: records.join(G::GENERATION.to_string()),
            choose,
            choices: |view| G::choices(view).len(),
            audiences: true,
        }
    }

    /// The random game of a golden record.
    #[track_caller]
    #[must_use]
    pub fn random_game(&self, set_up: SetUp<G>) -> Table<G> {
        random_game(set_up, Purpose(*b"gold"), self.choose)
    }

    /// Demands that `NAME.record` serializes to the same text, that `NAME.playthrough` contains its events, that
    /// `NAME.views` contains what is seen on the way, and that its seed gives the same game.
    ///
    /// # Panics
    /// If there is a difference.
    #[track_caller]
    pub fn check(&self, name: &str, set_up: SetUp<G>) {
        let record_file = self.folder.join(format!("{name}.record"));
        let through_file = self.folder.join(format!("{name}.playthrough"));
        let views_file = self.folder.join(format!("{name}.views"));
        let again = self.random_game(set_up).record();
        if std::env::var_os("UPDATE_GOLDENS").is_some() {
            std::fs::create_dir_all(&self.folder).unwrap_or_else(|bad| panic!("{}: {bad}", self.folder.display()));
            write(&record_file, &again.to_string());
            write(&through_file, &self.play_through(&again));
            write(&views_file, &views::<G>(&again));
        }
        let stored = read(&record_file);
        let record = Record::read(&stored).unwrap_or_else(|bad| panic!("{}: {bad:?}", record_file.display()));
        assert_eq!(record.to_string(), stored, "the record serializes to the same text");
        assert_eq!(self.play_through(&record), read(&through_file));
        assert_eq!(views::<G>(&record), read(&views_file), "programs rely on the JSON of views");
        assert_eq!(again, record, "the same seed gives the same game");
    }

    /// The play-through of a record: its moves, the number of choices at each, its events and the final position.
    ///
    /// # Panics
    /// If the game is not over at the end of the record.
    #[track_caller]
    #[must_use]
    pub fn play_through(&self, record: &Record) -> String {
        let mut events: Vec<String> = Vec::new();
        let mut out = String::new();
        let mut line = |text: String| writeln!(out, "{text}").expect("a String accepts every line");
        let mut replay =
            Replay::<G>::open(record, &mut EventSink::to(&mut |to, event| events.push(self.event_line(to, &event))))
                .unwrap_or_else(|bad| panic!("{bad:?}"));
        for number in 1.. {
            events.drain(..).for_each(|event| line(format!("  {event}")));
            let choices = replay.table().awaited().first().map(|seat| (self.choices)(replay.table().view(seat)));
            let step = replay.step(&mut EventSink::to(&mut |to, event| events.push(self.event_line(to, &event))));
            let Some(played) = step.unwrap_or_else(|bad| panic!("{bad:?}")) else { break };
            let choices = choices.expect("the seat that plays is awaited");
            line(format!("{number}. {} {} (of {choices})", played.seat, played.action));
        }
        let table = replay.finish().unwrap_or_else(|bad| panic!("{bad:?}"));
        line(json(&table.position().open));
        line(json(&table.outcome().expect("the game is over")));
        out
    }

    fn event_line(&self, audience: Audience, event: &G::Event) -> String {
        let event = json(event);
        match audience {
            Audience::Only(seat) if self.audiences => format!("to {seat}: {event}"),
            Audience::AllBut(seat) if self.audiences => format!("to all but {seat}: {event}"),
            _ => event,
        }
    }
}

/// What everybody and what each seat sees at the start, after a third and after two thirds of a record, a line each. The
/// JSON of views is part of the protocol of online tables.
fn views<G: Game>(record: &Record) -> String {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).unwrap_or_else(|bad| panic!("{bad:?}"));
    let (mut out, mut played) = (String::new(), 0);
    for part in 0..3 {
        let moves = record.moves.len() * part / 3;
        while played < moves {
            replay.step(&mut EventSink::nobody()).unwrap_or_else(|bad| panic!("{bad:?}"));
            played += 1;
        }
        let position = replay.table().position();
        let (open, own) = (json(&position.open), json(&position.own));
        writeln!(out, r#"{{"moves":{moves},"open":{open},"own":{own}}}"#).expect("a String accepts every line");
    }
    out
}

fn json(value: &impl Serialize) -> String {
    to_string(value).expect("the value serializes")
}

#[track_caller]
fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()))
}

#[track_caller]
fn write(file: &Path, text: &str) {
    std::fs::write(file, text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
}

/// The number of leaves at `depth` in the tree of legal actions. Awaited seats act in seat order.
///
/// # Panics
/// If a choice is refused.
#[must_use]
pub fn perft<G: Game>(table: &Table<G>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = G::choices(table.view(seat));
    if depth == 1 {
        return u64::from(choices.len());
    }
    let mut leaves = 0;
    choices.for_each(|action| {
        let mut next = table.clone();
        next.act(seat, action, &mut EventSink::nobody()).unwrap_or_else(|refused| panic!("{action:?}: {refused:?}"));
        leaves += perft(&next, depth - 1);
    });
    leaves
}

/// Demands these numbers of leaves at the depths 0, 1, 2 and so on.
///
/// # Panics
/// If a number differs.
#[track_caller]
pub fn perft_counts<G: Game>(table: &Table<G>, counts: &[u64]) {
    let found: Vec<u64> = (0..counts.len() as u32).map(|depth| perft(table, depth)).collect();
    let set_up = table.set_up();
    assert_eq!(found, counts, "{} seats, {:?}, seed {}", set_up.seats, set_up.options, set_up.seed);
}
