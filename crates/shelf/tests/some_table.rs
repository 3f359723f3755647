//! Some game behind one face: texts in, JSON out, and the same game as through its own types.

#![allow(clippy::unwrap_used)]

use cartographers::{Cartographers, Event};
use serde_json::{Value, json};
use shelf::{SomeTable, Title};
use table::{Audience, Game, Options, Says, Seat, SeedText, SetUp, Table, Tell};

fn title() -> Title {
    Title::named("cartographers").unwrap()
}

fn some(seats: u8, options: &str, seed: &str) -> Box<dyn SomeTable> {
    title().open(seats, options, SeedText::new(seed).unwrap()).unwrap()
}

fn own(seats: u8, options: &str, seed: &str) -> Table<Cartographers> {
    let options = cartographers::Options::read(options).unwrap();
    Table::open(SetUp { seats, options, seed: SeedText::new(seed).unwrap() }, &mut Tell::nobody()).unwrap()
}

/// Some choice of a seat, another one at every move.
fn pick(table: &dyn SomeTable, seat: Seat, number: usize) -> String {
    let choices = table.choices(seat);
    choices[number * 7919 % choices.len()].clone()
}

/// Plays to the end, and looks at the table before every move.
fn play(table: &mut dyn SomeTable, mut look: impl FnMut(&dyn SomeTable)) {
    let mut number = 0;
    while let Some(seat) = table.awaited().first() {
        look(table);
        let action = pick(table, seat, number);
        table.act(seat, &action).unwrap();
        number += 1;
    }
    look(table);
}

/// Every key of a JSON value, however deep.
fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(entries) => entries.iter().for_each(|(key, value)| {
            found.push(key.clone());
            keys(value, found);
        }),
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn a_whole_game_of_texts_is_the_same_game() {
    for (seats, options) in [(1, ""), (2, "side=wastelands"), (5, "")] {
        let mut some = some(seats, options, "both faces");
        let mut own = own(seats, options, "both faces");
        let mut number = 0;
        assert_eq!(some.seats(), seats);
        while let Some(seat) = some.awaited().first() {
            assert_eq!(some.awaited(), own.awaited());
            assert_eq!(some.view(Some(seat)), json!(own.view(seat)));
            assert_eq!(some.view(None), json!(own.spectator()));
            let text = pick(some.as_ref(), seat, number);
            let action = Cartographers::parse(own.view(seat), &text).unwrap();

            let mut told: Vec<(Audience, Event)> = Vec::new();
            let _ = own.act(seat, action, &mut Tell::to(&mut |to, event| told.push((to, event)))).unwrap();
            let events = some.act(seat, &text).unwrap();
            assert_eq!(events.len(), told.len());
            for (event, (audience, own)) in events.iter().zip(told) {
                assert_eq!(event.audience, audience);
                assert_eq!(event.event, json!(own));
                assert_eq!(event.phrase, own.phrase());
            }
            number += 1;
        }
        assert!(own.awaited().is_empty());
        assert_eq!(some.outcome(), own.outcome().map(|outcome| json!(outcome.players)));
        assert_eq!(some.outcome().unwrap().as_array().unwrap().len(), usize::from(seats));
        assert_eq!(some.record(), own.record());
        assert_eq!(some.record().moves.len(), number);
    }
}

#[test]
fn its_record_replays_to_an_equal_table() {
    let mut table = some(3, "side=wastelands", "once more");
    play(table.as_mut(), |_| ());
    let again = title().replay(&table.record()).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.outcome(), table.outcome());
    assert_eq!(again.view(None), table.view(None));
}

#[test]
fn choices_are_the_games_own_in_ascending_order_and_all_of_them_are_taken() {
    let mut table = some(2, "", "choices");
    let choices = table.choices(Seat(0));
    let own = own(2, "", "choices");
    let numbers: Vec<u32> = choices
        .iter()
        .map(|text| Cartographers::number(Cartographers::parse(own.view(Seat(0)), text).unwrap()))
        .collect();
    assert!(numbers.is_sorted_by(|one, other| one < other));
    // Until the other seat is in, every one may take the place of the one before.
    for text in &choices {
        assert_eq!(table.act(Seat(0), text), Ok(Vec::new()));
    }
    assert_eq!(table.record().moves.len(), 0, "nothing is played yet");
    let other = pick(table.as_ref(), Seat(1), 0);
    table.act(Seat(1), &other).unwrap();
    assert_eq!(table.record().moves[0].action, *choices.last().unwrap(), "the last one stands");
}

#[test]
fn events_come_when_the_last_seat_is_in_and_all_are_told() {
    let mut table = some(3, "", "audience");
    for turn in 0..12 {
        let seats: Vec<Seat> = table.awaited().iter().collect();
        let (last, others) = seats.split_last().unwrap();
        for &seat in others {
            let text = pick(table.as_ref(), seat, turn);
            assert!(table.act(seat, &text).unwrap().is_empty());
            assert!(!table.awaited().contains(seat));
        }
        let text = pick(table.as_ref(), *last, turn);
        let events = table.act(*last, &text).unwrap();
        let drawn: Vec<&Value> =
            events.iter().map(|event| &event.event).filter(|event| event["event"] == "drawn").collect();
        assert_eq!(drawn.len(), seats.len());
        assert!(drawn.iter().zip(&seats).all(|(event, seat)| event["seat"] == seat.0), "in seat order");
        for event in &events {
            // A player of Cartographers has no secrets.
            assert_eq!(event.audience, Audience::All);
            assert!(event.audience.includes(None) && event.audience.includes(Some(Seat(2))));
            assert!(event.event.is_object() && !event.phrase.code.is_empty());
        }
    }
}

/// The code with which an action is refused, and nothing has changed.
#[track_caller]
fn refused(table: &mut dyn SomeTable, seat: u8, action: &str) -> &'static str {
    let before = (table.view(None), table.awaited(), table.record());
    let code = table.act(Seat(seat), action).expect_err(action).code;
    assert_eq!((table.view(None), table.awaited(), table.record()), before);
    code
}

#[test]
fn what_is_refused_is_said_as_a_phrase() {
    let mut table = some(2, "", "refusals");
    for (text, code) in [
        ("", "cartographers-refused-unknown-terrain"),
        ("lava A1", "cartographers-refused-unknown-terrain"),
        ("farm Z9", "cartographers-refused-unknown-space"),
        ("farm A1 A1", "cartographers-refused-unknown-space"),
        ("farm", "cartographers-refused-not-on-card"),
        ("farm A1 A2 A3 A4 A5 A6 A7", "cartographers-refused-not-on-card"),
    ] {
        assert_eq!(refused(table.as_mut(), 0, text), code, "{text}");
    }
    let phrase = table.act(Seat(0), "lava A1").unwrap_err();
    assert_eq!(phrase.args, [("word", table::Arg::from("lava"))]);
}

#[test]
fn a_seat_that_is_not_there_is_refused_before_and_after_the_end() {
    let mut table = some(2, "", "seats");
    let text = table.choices(Seat(0))[0].clone();
    for seat in [2, 3, 100, 127, 128, 255] {
        assert_eq!(refused(table.as_mut(), seat, &text), "refused-not-awaited");
    }
    play(table.as_mut(), |_| ());
    assert_eq!(refused(table.as_mut(), 9, &text), "refused-game-over");
    assert_eq!(refused(table.as_mut(), 0, &text), "refused-game-over");
    assert_eq!(refused(table.as_mut(), 1, "nonsense"), "refused-game-over");
}

#[test]
fn a_game_that_cannot_be_set_up_is_refused_as_a_phrase() {
    let open = |seats, options: &str| {
        let opened = title().open(seats, options, SeedText::new("s").unwrap());
        opened.err().map(|phrase| phrase.code)
    };
    assert_eq!(open(0, ""), Some("seats-out-of-range"));
    assert_eq!(open(101, ""), Some("seats-out-of-range"));
    assert_eq!(open(100, ""), None);
    assert_eq!(open(1, "side=moon"), Some("option-unknown-value"));
    assert_eq!(open(1, "moon=side"), Some("option-unknown-key"));
    assert_eq!(open(1, "side=wilderness,side=wilderness"), Some("option-twice"));
    assert_eq!(open(1, "side"), Some("option-malformed"));
}

#[test]
fn views_are_json_that_says_whose_they_are() {
    let mut table = some(3, "", "views");
    play(table.as_mut(), |table| {
        let spectator = table.view(None);
        assert!(spectator["seat"].is_null() && spectator["own"].is_null());
        for seat in 0..3 {
            let view = table.view(Some(Seat(seat)));
            assert_eq!(view.as_object().unwrap().keys().collect::<Vec<_>>(), ["open", "own", "seat"]);
            assert_eq!(view["seat"], seat);
            assert_eq!(view["open"], spectator["open"], "all see the same table");
            assert_eq!(view["open"]["sheets"].as_array().unwrap().len(), 3);
        }
    });
}

#[test]
fn no_view_holds_the_seed_or_a_deck() {
    let seed = "the secret of the deck";
    let mut table = some(2, "", seed);
    play(table.as_mut(), |table| {
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            let view = table.view(viewer);
            let mut found = Vec::new();
            keys(&view, &mut found);
            for secret in ["seed", "deck", "hidden", "pile", "sealed"] {
                assert!(!found.iter().any(|key| key.contains(secret)), "{secret} in {found:?}");
            }
            assert!(!view.to_string().contains(seed));
        }
    });
}

#[test]
fn no_view_shows_what_is_sealed() {
    let mut table = some(2, "", "sealed");
    let before = [None, Some(Seat(0)), Some(Seat(1))].map(|viewer| table.view(viewer));
    let text = pick(table.as_ref(), Seat(0), 3);
    table.act(Seat(0), &text).unwrap();
    assert_eq!([None, Some(Seat(0)), Some(Seat(1))].map(|viewer| table.view(viewer)), before);
    assert_eq!(table.record().moves.len(), 0, "nor the record");
}

#[test]
fn every_title_is_played_to_its_end_by_its_fewest_and_by_its_most() {
    for &title in Title::ALL {
        let (fewest, most) = title.seats();
        for seats in [fewest, most] {
            let mut table = title.open(seats, "", SeedText::new("any game").unwrap()).unwrap();
            assert_eq!((table.seats(), table.outcome()), (seats, None));
            play(table.as_mut(), |_| ());
            assert_eq!(table.outcome().unwrap().as_array().unwrap().len(), usize::from(seats));
        }
    }
}
