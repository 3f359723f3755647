//! The table of Cartographers: drawings are sealed until everybody has drawn, unless the table draws openly.

use cartographers::{Cartographers, Draw, Settings};
use table::{Choices, EventSink, Game, Refused, Revealed, Sealed, Seat, SeedText, SetUp, Table};

const OPENLY: Settings = Settings { open_drawing: true };

fn table(seats: u8) -> Table<Cartographers> {
    let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new("a sealed table").unwrap() };
    Table::open(set_up, &mut EventSink::nobody()).unwrap()
}

/// One of a seat's choices.
fn choice(table: &Table<Cartographers>, seat: u8, index: u32) -> Draw {
    let choices = Cartographers::choices(table.view(Seat(seat)));
    choices.nth(index % choices.len()).unwrap()
}

fn seal(table: &mut Table<Cartographers>, seat: u8, index: u32) -> (Draw, Sealed) {
    let draw = choice(table, seat, index);
    (draw, table.seal(Seat(seat), draw).unwrap())
}

fn seen(table: &Table<Cartographers>, viewer: Option<u8>) -> Vec<(u8, Draw)> {
    table.sealed(viewer.map(Seat)).map(|(seat, draw)| (seat.0, draw)).collect()
}

fn awaited(table: &Table<Cartographers>) -> Vec<u8> {
    table.awaited().iter().map(|seat| seat.0).collect()
}

#[test]
fn a_seat_may_replace_its_drawing_until_the_last_is_in() {
    let mut table = table(3);
    let (first, waiting) = seal(&mut table, 1, 5);
    assert_eq!(waiting, Sealed::Waiting);
    let (second, waiting) = seal(&mut table, 1, 11);
    assert_ne!(first, second);
    assert_eq!(waiting, Sealed::Waiting);
    assert_eq!(seen(&table, Some(1)), [(1, second)], "one drawing, the later one");
    let (other, _) = seal(&mut table, 0, 3);
    let (third, waiting) = seal(&mut table, 1, 17);
    assert_eq!(waiting, Sealed::Waiting, "a replacement does not count as another drawing");
    let (last, complete) = seal(&mut table, 2, 2);
    assert_eq!(complete, Sealed::Complete);
    assert_eq!(table.resolve(&mut EventSink::nobody()), Revealed::Something);
    assert_eq!(table.log(), [(Seat(0), other), (Seat(1), third), (Seat(2), last)]);
}

/// Asserts whether a turn is complete.
trait Complete {
    fn complete(self, expected: bool);
}

impl Complete for Sealed {
    #[track_caller]
    fn complete(self, expected: bool) {
        assert_eq!(self == Sealed::Complete, expected);
    }
}

#[test]
fn a_refused_drawing_leaves_the_sealed_one_in_place() {
    let mut table = table(2);
    let (good, _) = seal(&mut table, 0, 4);
    let choices = Cartographers::choices(table.view(Seat(0)));
    let bad =
        (0..Cartographers::NUMBERS).filter_map(Cartographers::action).find(|draw| !choices.contains(*draw)).unwrap();
    assert!(matches!(table.seal(Seat(0), bad), Err(Refused::Rule(_))));
    assert_eq!(seen(&table, Some(0)), [(0, good)]);
    assert_eq!(awaited(&table), [1]);
}

#[test]
fn the_other_seats_do_not_see_a_sealed_drawing() {
    let mut table = table(4);
    let (draw, _) = seal(&mut table, 2, 7);
    assert_eq!(seen(&table, Some(2)), [(2, draw)], "it sees its own");
    for viewer in [Some(0), Some(1), Some(3), None] {
        assert_eq!(seen(&table, viewer), [], "{viewer:?}");
    }
    let (own, _) = seal(&mut table, 0, 1);
    assert_eq!(seen(&table, Some(0)), [(0, own)], "drawing does not reveal other drawings");
    assert_eq!(seen(&table, None), []);
}

#[test]
fn nothing_of_a_sealed_drawing_is_in_the_position_the_log_or_the_record() {
    let mut table = table(3);
    let (before, record) = (table.position().open.clone(), table.record());
    seal(&mut table, 0, 7).1.complete(false);
    seal(&mut table, 2, 7).1.complete(false);
    assert_eq!(table.position().open, before);
    assert!(table.log().is_empty());
    assert_eq!(table.record(), record);
    assert_eq!(awaited(&table), [1], "everybody knows who has drawn");
}

#[test]
fn a_table_that_draws_openly_shows_every_drawing_immediately_to_all() {
    let mut table = table(3).with_settings(OPENLY);
    assert_eq!(*table.settings(), OPENLY);
    let (last, _) = seal(&mut table, 2, 7);
    let (first, _) = seal(&mut table, 0, 3);
    for viewer in [Some(0), Some(1), Some(2), None] {
        assert_eq!(seen(&table, viewer), [(0, first), (2, last)], "{viewer:?} sees them in seat order");
    }
    let (changed, _) = seal(&mut table, 2, 8);
    assert_eq!(seen(&table, Some(1)), [(0, first), (2, changed)], "and the changed one");
    seal(&mut table, 1, 0).1.complete(true);
    let _ = table.resolve(&mut EventSink::nobody());
    assert_eq!(seen(&table, None), [], "then it is drawn");
}

#[test]
fn tables_draw_covertly_by_default() {
    assert_eq!(Settings::default(), Settings { open_drawing: false });
    assert_eq!(*table(2).settings(), Settings::default());
}

/// Plays some turns. Within each turn, the seats seal in this order.
fn played(mut table: Table<Cartographers>, order: [u8; 3]) -> Table<Cartographers> {
    for turn in 0..9 {
        let awaited = table.awaited();
        for seat in order.map(Seat).into_iter().filter(|seat| awaited.contains(*seat)) {
            let draw = choice(&table, seat.0, 31 * turn + u32::from(seat.0));
            let _ = table.act(seat, draw, &mut EventSink::nobody()).unwrap();
        }
    }
    table
}

#[test]
fn the_log_is_in_seat_order_whatever_the_order_of_sealing() {
    let usual = played(table(3), [0, 1, 2]);
    let seats: Vec<u8> = usual.log().iter().map(|(seat, _)| seat.0).collect();
    assert!(seats.len() >= 24);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let other = played(table(3), order);
        assert_eq!(other.log(), usual.log(), "{order:?}");
        assert_eq!(other.position().open, usual.position().open);
        assert_eq!(other.record(), usual.record());
    }
    for turn in seats.chunks(3) {
        assert_eq!(turn, [0, 1, 2]);
    }
}

#[test]
fn settings_are_not_in_the_record_and_change_nothing_that_is_played() {
    let covert = played(table(3), [0, 1, 2]);
    let openly = played(table(3).with_settings(OPENLY), [0, 1, 2]);
    assert_eq!(openly.record(), covert.record());
    let text = openly.record().to_string();
    assert!(!text.contains("open") && !text.contains("drawing"), "{text}");
    assert_eq!(openly.position().open, covert.position().open);
}

#[test]
fn settings_are_not_options() {
    let read: Result<cartographers::Options, _> = table::Options::read("open_drawing=true");
    assert!(read.is_err());
}

#[test]
fn nobody_seals_without_a_seat_or_after_the_end() {
    let mut table = table(2);
    let draw = choice(&table, 0, 0);
    for seat in [2, 99, 200] {
        assert_eq!(table.seal(Seat(seat), draw), Err(Refused::NotAwaited(Seat(seat))));
    }
    while let Some(seat) = table.awaited().first() {
        let draw = choice(&table, seat.0, 12);
        let _ = table.act(seat, draw, &mut EventSink::nobody()).unwrap();
    }
    assert_eq!(table.seal(Seat(0), draw), Err(Refused::Over));
}
