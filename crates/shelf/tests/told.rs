//! What somebody was told of a game is the same, whether it is read from a server's log or from the record afterwards.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shelf::{Title, with_game};
use table::conformance::random::{any_choice, random_game};
use table::told::{Chain, written};
use table::{Audience, EventSink, Game, Purpose, Record, Replay, Seat, SeedText, SetUp, Table, Told};

/// A game as a server tells it: who moved, the ends of the turns, and the events in JSON, each with the end of its turn.
#[derive(Clone)]
struct Log {
    moves: Vec<Seat>,
    turns: Vec<usize>,
    events: Vec<(usize, Value)>,
}

/// Tells a game to a seat or a spectator.
fn tell<G: Game>(record: &Record, viewer: Option<Seat>) -> Log {
    let mut heard: Vec<Value> = Vec::new();
    let mut hear = |audience: Audience, event: G::Event| {
        if audience.includes(viewer) {
            heard.push(json!(event));
        }
    };
    let mut replay = Replay::<G>::open(record, &mut EventSink::to(&mut hear)).unwrap();
    let mut log =
        Log { moves: Vec::new(), turns: Vec::new(), events: heard.drain(..).map(|event| (0, event)).collect() };
    loop {
        let mut hear = |audience: Audience, event: G::Event| {
            if audience.includes(viewer) {
                heard.push(json!(event));
            }
        };
        if replay.step(&mut EventSink::to(&mut hear)).unwrap().is_none() {
            return log;
        }
        let moves: Vec<Seat> = replay.table().log().iter().map(|(seat, _)| *seat).collect();
        if moves.len() > log.moves.len() {
            log.turns.push(moves.len());
            log.events.extend(heard.drain(..).map(|event| (moves.len(), event)));
            log.moves = moves;
        }
    }
}

/// Reads the log as a page does.
fn read<G: Game>(log: &Log) -> Vec<Told> {
    let event = |event: &Value| serde_json::from_value::<G::Event>(event.clone()).unwrap();
    let heard = log.events.iter().map(|(moves, told)| (*moves, written(&event(told))));
    Chain::new(G::NAME, G::GENERATION).follow(&log.moves, &log.turns, heard)
}

fn game<G: Game>(seats: u8, seed: &str) -> Record {
    let set_up = SetUp { seats, options: G::Options::default(), seed: SeedText::new(seed).unwrap() };
    let table: Table<G> = random_game(set_up, Purpose(*b"told"), any_choice::<G>);
    table.record()
}

/// All seats, and a spectator.
fn viewers(record: &Record) -> impl Iterator<Item = Option<Seat>> {
    (0..record.seats).map(|seat| Some(Seat(seat))).chain([None])
}

#[test]
fn a_log_and_the_record_of_the_same_game_have_the_same_digests() {
    fn test<G: Game>() {
        for seats in [G::SEATS.0, 3.min(G::SEATS.1), 6.min(G::SEATS.1)] {
            for number in 0..3 {
                let record = game::<G>(seats, &format!("told {number}"));
                for viewer in viewers(&record) {
                    let told = Told::by_record::<G>(&record, viewer).unwrap();
                    assert_eq!(read::<G>(&tell::<G>(&record, viewer)), told, "{} {number} {viewer:?}", G::NAME);
                    assert_eq!(told.last().map(|told| told.moves), Some(record.moves.len()));
                }
            }
        }
    }
    Title::ALL.iter().for_each(|&title| with_game!(title, G => test::<G>()));
}

/// All texts in a value.
fn texts(value: &Value, all: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => _ = all.insert(text.clone()),
        Value::Array(list) => list.iter().for_each(|element| texts(element, all)),
        Value::Object(fields) => fields.values().for_each(|value| texts(value, all)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// What the value could be instead if one number or text in it were another: one of `texts`.
fn others(value: &Value, texts: &BTreeSet<String>) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            [number + 1, number - 1].map(Value::from).to_vec()
        }
        Value::Bool(is_true) => vec![json!(!is_true)],
        Value::Array(list) => {
            let in_place = list.iter().enumerate().flat_map(|(index, element)| {
                others(element, texts).into_iter().map(move |other| {
                    let mut list = list.clone();
                    list[index] = other;
                    Value::Array(list)
                })
            });
            in_place.collect()
        }
        Value::Object(fields) => {
            let in_place = fields.iter().flat_map(|(name, value)| {
                others(value, texts).into_iter().map(move |other| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), other);
                    Value::Object(fields)
                })
            });
            in_place.collect()
        }
        Value::String(_) => texts.iter().map(|other| json!(other)).collect(),
        Value::Null => Vec::new(),
    }
}

#[test]
fn every_change_of_what_was_told_changes_the_digest() {
    fn test<G: Game>() {
        let record = game::<G>(2, "told and changed");
        let log = tell::<G>(&record, Some(Seat(0)));
        let honest = read::<G>(&log).pop().unwrap();
        let differs = |log: &Log, what: &str| {
            let told = read::<G>(log).pop();
            assert_ne!(told.map(|told| told.digest), Some(honest.digest), "{}: {what}", G::NAME);
        };
        let mut known = BTreeSet::new();
        log.events.iter().for_each(|(_, event)| texts(event, &mut known));
        let mut changed = 0;
        for (index, (_, event)) in log.events.iter().enumerate() {
            // A value may be written in two ways; only another event is another thing to be told.
            let read = |event: &Value| serde_json::from_value::<G::Event>(event.clone()).ok();
            let others = others(event, &known).into_iter();
            for other in others.filter(|other| read(other).is_some() && read(other) != read(event)).take(6) {
                let mut log = log.clone();
                log.events[index].1 = other;
                differs(&log, &format!("another event {event}"));
                changed += 1;
            }
        }
        assert!(changed > 50, "{}: {changed} events were changed", G::NAME);
        for index in 0..log.events.len() {
            let mut less = log.clone();
            less.events.remove(index);
            differs(&less, "an event is left out");
            let mut more = log.clone();
            more.events.insert(index, log.events[index].clone());
            differs(&more, "an event is told twice");
        }
        for index in 0..log.moves.len() {
            let mut log = log.clone();
            log.moves[index] = Seat(1 - log.moves[index].0);
            differs(&log, "somebody else moved");
        }
        for index in 0..log.turns.len() - 1 {
            let mut log = log.clone();
            log.turns.remove(index);
            differs(&log, "two turns in one");
        }
        let other = game::<G>(2, "told and dealt from another seed");
        differs(&tell::<G>(&other, Some(Seat(0))), "another game");
    }
    Title::ALL.iter().for_each(|&title| with_game!(title, G => test::<G>()));
}

/// The digest of a game of three, by the seat 1.
fn kept<G: Game>() -> String {
    let record = game::<G>(3, "told for ever");
    Told::by_record::<G>(&record, Some(Seat(1))).unwrap().pop().unwrap().to_string()
}

/// Digests are kept in browsers while a game is played, perhaps for weeks, and the page and the program must find the same ones.
/// Whoever changes the values of an event changes them: raise `table::told::FORM` and write the new ones here.
#[test]
fn the_digests_of_form_1_do_not_change() {
    assert_eq!(table::told::FORM, 1);
    let found: Vec<String> = Title::ALL.iter().map(|&title| with_game!(title, G => kept::<G>())).collect();
    let known = [
        "72:e58a4de5857b3b6083201bf9742593045eb269d339a349e20c6ba7b7b9150c04",
        "187:8f5570cff9aa2ae16022d684332a5c58b9c8dfc222953cbda13aa42fea46f3da",
        "414:159e348d4c95915596e284a9d392db44efc6aa5172da930372f11811c9b76080",
    ];
    // The example, if it is on the shelf, comes after the games of the product.
    assert_eq!(found[..known.len()], known);
}
