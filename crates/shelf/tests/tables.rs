//! The properties of tables that a server and a page rely on, for every game.

use serde_json::{Value, json};
use shelf::{Title, with_game};
use table::{
    BadLog, BadMove, BadSetUp, Choices, EventSink, Game, OwnedView, Refused, Sealed, Seat, SeedText, SetUp, Table,
    ToPhrase,
};

const SEED: &str = "the secret of the deck";

/// Runs a generic test with every game on the shelf.
macro_rules! every_game {
    ($test:ident) => {
        Title::ALL.iter().for_each(|&title| with_game!(title, G => $test::<G>()))
    };
}

fn set_up<G: Game>(seats: u8) -> SetUp<G> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(SEED).unwrap() }
}

fn open<G: Game>(seats: u8) -> Table<G> {
    Table::open(set_up(seats), &mut EventSink::nobody()).unwrap()
}

/// A choice of a seat that varies from move to move.
fn pick<G: Game>(table: &Table<G>, seat: Seat, number: usize) -> G::Action {
    let choices = G::choices(table.view(seat));
    choices.nth((number * 7919 % choices.len() as usize) as u32).unwrap()
}

/// Plays to the end, and calls `look` before every move.
fn play<G: Game>(table: &mut Table<G>, mut look: impl FnMut(&Table<G>)) {
    for number in 0.. {
        look(table);
        let Some(seat) = table.awaited().first() else { return };
        table.act(seat, pick(table, seat, number), &mut EventSink::nobody()).unwrap();
    }
}

/// The views of all seats, and then that of a spectator.
fn views<G: Game>(table: &Table<G>) -> Vec<Value> {
    let seats = (0..table.set_up().seats).map(|seat| json!(table.view(Seat(seat))));
    seats.chain([json!(table.spectator())]).collect()
}

#[test]
fn every_title_can_be_played_to_the_end_with_the_fewest_and_the_most_seats() {
    fn test<G: Game>() {
        for seats in [G::SEATS.0, G::SEATS.1] {
            let mut table = open::<G>(seats);
            assert!(table.outcome().is_none());
            play(&mut table, |_| ());
            assert_eq!(table.outcome().unwrap().players.len(), usize::from(seats));
        }
    }
    every_game!(test);
}

#[test]
fn an_unknown_seat_is_refused_before_and_after_the_end() {
    fn test<G: Game>() {
        let mut table = open::<G>(2);
        let action = pick(&table, table.awaited().first().unwrap(), 0);
        for seat in [2, 3, 100, 127, 128, 255].map(Seat) {
            let refused = table.seal(seat, action).unwrap_err();
            assert_eq!(refused, Refused::NotAwaited(seat));
            assert_eq!(refused.phrase().code, "refused-not-awaited");
        }
        play(&mut table, |_| ());
        for seat in [0, 1, 9].map(Seat) {
            let refused = table.seal(seat, action).unwrap_err();
            assert_eq!(refused, Refused::Over);
            assert_eq!(refused.phrase().code, "refused-game-over");
        }
    }
    every_game!(test);
}

#[test]
fn no_event_is_told_before_the_last_seat_has_acted() {
    fn test<G: Game>() {
        let mut table = open::<G>(2);
        for number in 0..12 {
            let last = table.awaited().len() == 1;
            // A tiny game may be over by now.
            let Some(seat) = table.awaited().first() else { break };
            let mut events = 0;
            let action = pick(&table, seat, number);
            let resolved = table.act(seat, action, &mut EventSink::to(&mut |_, _| events += 1)).unwrap();
            assert_eq!(resolved.is_some(), last);
            assert!(last && events > 0 || !last && events == 0, "{}: {events} events", G::NAME);
        }
    }
    every_game!(test);
}

#[test]
fn views_are_json_that_names_their_seat() {
    fn test<G: Game>() {
        play(&mut open::<G>(2), |table| {
            let spectator = json!(table.spectator());
            assert!(spectator["seat"].is_null() && spectator["own"].is_null());
            for seat in [0, 1] {
                let view = json!(table.view(Seat(seat)));
                let mut keys: Vec<&String> = view.as_object().unwrap().keys().collect();
                keys.sort();
                assert_eq!(keys, ["open", "own", "seat"]);
                assert_eq!(view["seat"], seat);
                assert_eq!(view["open"], spectator["open"], "all see the same table");
            }
        });
    }
    every_game!(test);
}

#[test]
fn an_invalid_view_is_refused() {
    fn test<G: Game>() {
        let table = open::<G>(2);
        let view = json!(table.view(Seat(1)));
        let read = |view: &Value| serde_json::from_value::<OwnedView<G>>(view.clone());
        let whole = read(&view).unwrap();
        assert_eq!((whole.seat(), whole.own()), (Some(Seat(1)), table.view(Seat(1)).own()));
        assert_eq!(json!(whole), view);
        for key in ["seat", "open", "own"] {
            let mut without = view.clone();
            without[key] = Value::Null;
            // A game without private parts serializes them as null.
            assert_eq!(read(&without).is_ok(), without == view || key == "seat" && view["own"].is_null(), "{key}");
        }
        assert!(read(&json!({})).is_err() && read(&json!([])).is_err() && read(&Value::Null).is_err());
    }
    every_game!(test);
}

/// Every key of a JSON value, at any depth.
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
fn no_view_contains_the_seed_or_hidden_information() {
    fn test<G: Game>() {
        play(&mut open::<G>(2), |table| {
            for view in views(table) {
                let mut found = Vec::new();
                keys(&view, &mut found);
                for secret in ["seed", "hidden", "pile", "sealed"] {
                    assert!(!found.iter().any(|key| key.contains(secret)), "{secret} in {found:?}");
                }
                assert!(!view.to_string().contains(SEED));
            }
        });
    }
    every_game!(test);
}

#[test]
fn no_view_shows_sealed_actions() {
    fn test<G: Game>() {
        let mut table = open::<G>(2);
        let before = views(&table);
        let seat = table.awaited().first().unwrap();
        let action = pick(&table, seat, 3);
        let _ = table.seal(seat, action).unwrap();
        assert_eq!(views(&table), before);
        assert_eq!(table.record().moves.len(), 0, "the record does not show it either");
    }
    every_game!(test);
}

#[test]
fn a_printed_table_reveals_no_seed_no_hidden_information_and_no_action() {
    fn test<G: Game>() {
        let (mut table, mut other) = (open::<G>(2), open::<G>(2));
        for printed in [format!("{table:?}"), format!("{table:#?}"), format!("{:?}", table.set_up())] {
            assert!(!printed.contains(SEED), "{printed}");
        }
        // The output does not depend on what is sealed.
        let seat = table.awaited().first().unwrap();
        let (one, two) = (pick(&table, seat, 0), pick(&table, seat, 1));
        assert_ne!(one, two);
        let _ = (table.seal(seat, one).unwrap(), other.seal(seat, two).unwrap());
        assert_eq!(format!("{table:?}"), format!("{other:?}"));
    }
    every_game!(test);

    let table = open::<misterra::Misterra>(2);
    let (printed, position) = (format!("{table:?} {:?}", table.view(Seat(0))), table.position());
    let hand = format!("{:?}", position.own[0].hand);
    assert!(!printed.contains(&hand) && hand.len() > 10, "{hand} in {printed}");
    let deck = position.hidden.sketches();
    let top = format!("{:?}", &deck[deck.len() - 5..]);
    assert!(!printed.contains(top.trim_matches(['[', ']'])), "{top} in {printed}");
    let table = open::<morgan::Morgan>(2);
    let deck = table.position().hidden.map_cards();
    let top = format!("{:?}", &deck[deck.len() - 3..]);
    assert!(!format!("{table:?}").contains(top.trim_matches(['[', ']'])));
}

#[test]
fn the_version_counts_seals_and_resolves() {
    let mut table = open::<cartographers::Cartographers>(2);
    assert_eq!((table.version(), table.complete_turn()), (0, None));
    let [one, two] = [0, 1].map(|number| pick(&table, Seat(0), number));
    assert_eq!(table.seal(Seat(0), one), Ok(Sealed::Waiting));
    assert_eq!(table.seal(Seat(0), two), Ok(Sealed::Waiting));
    assert_eq!((table.version(), table.complete_turn()), (2, None), "a replacement counts");
    assert!(table.seal(Seat(7), one).is_err());
    assert_eq!(table.version(), 2, "a refused action does not count");
    assert_eq!(table.seal(Seat(1), one), Ok(Sealed::Complete));
    assert_eq!((table.version(), table.complete_turn()), (3, Some(&[(Seat(0), two), (Seat(1), one)][..])));
    let _ = table.resolve(&mut EventSink::nobody());
    assert_eq!((table.version(), table.complete_turn()), (4, None));
}

#[test]
fn a_log_of_numbers_restores_the_table_with_its_sealed_actions() {
    fn test<G: Game>() {
        let mut table = open::<G>(2);
        let mut accepted = Vec::new();
        for number in 0..30 {
            let Some(seat) = table.awaited().iter().last() else { break };
            for thought in [number, number + 1] {
                if !table.awaited().contains(seat) && table.sealed(Some(seat)).next().is_none() {
                    break;
                }
                let action = pick(&table, seat, thought);
                accepted.push((seat, G::number(action)));
                if table.act(seat, action, &mut EventSink::nobody()).unwrap().is_some() {
                    break;
                }
            }
            let again = Table::<G>::replay(set_up(2), accepted.iter().copied(), &mut EventSink::nobody()).unwrap();
            assert_eq!((again.version(), again.awaited()), (table.version(), table.awaited()));
            assert_eq!((again.log(), views(&again)), (table.log(), views(&table)));
            for seat in [0, 1].map(Seat) {
                assert!(again.sealed(Some(seat)).eq(table.sealed(Some(seat))));
            }
        }
    }
    every_game!(test);
}

#[test]
fn an_invalid_log_is_refused_with_the_move_and_the_reason() {
    fn test<G: Game>() {
        let mut table = open::<G>(2);
        let mut moves: Vec<(Seat, u32)> = Vec::new();
        play(&mut table, |_| ());
        moves.extend(table.log().iter().map(|&(seat, action)| (seat, G::number(action))));
        let replay = |moves: &[(Seat, u32)]| {
            Table::<G>::replay(set_up(2), moves.iter().copied(), &mut EventSink::nobody()).map(|table| table.version())
        };
        assert_eq!(replay(&moves), Ok(table.version()));

        let wrong = |at: usize, wrong: (Seat, u32)| {
            let mut moves = moves.clone();
            moves.insert(at, wrong);
            match replay(&moves) {
                Err(BadLog::Move { index, seat, number, why }) => {
                    assert_eq!((index, seat, number), (at, wrong.0, wrong.1));
                    why
                }
                other => panic!("{}: {other:?}", G::NAME),
            }
        };
        let first = moves[0];
        assert_eq!(wrong(4, (Seat(0), G::NUMBERS)), BadMove::UnknownNumber);
        assert_eq!(wrong(0, (Seat(0), u32::MAX)), BadMove::UnknownNumber);
        for seat in [2, 128, 255].map(Seat) {
            assert_eq!(wrong(3, (seat, first.1)), BadMove::Refused(Refused::NotAwaited(seat)));
        }
        assert_eq!(wrong(moves.len(), first), BadMove::Refused(Refused::Over));

        let none = Table::<G>::replay(set_up(0), [], &mut EventSink::nobody()).unwrap_err();
        assert!(matches!(none, BadLog::SetUp(BadSetUp::Seats { seats: 0, .. })));
        assert_eq!(none.to_string(), format!("{} set-up: seats-out-of-range", G::NAME));
        let why = BadMove::<G>::Refused(Refused::Over);
        let over = BadLog::Move { index: 7, seat: Seat(1), number: 5, why };
        assert_eq!(over.to_string(), format!("{} move 7, seat 1: refused-game-over", G::NAME));

        // No number may cause a panic.
        for spoilt in 0..moves.len().min(200) {
            let mut moves = moves.clone();
            moves[spoilt].1 = moves[spoilt].1.wrapping_mul(7919) % G::NUMBERS;
            let _ = replay(&moves);
        }
    }
    every_game!(test);
}
