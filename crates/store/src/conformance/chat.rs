//! Chats.

use protocol::{PlayerId, TableId};

use super::{anna, good, know, said, say};
use crate::{Change, Outcome, Said, Store};

const TABLE: TableId = TableId(1);
const BOB: PlayerId = PlayerId(7);

fn texts(said: Vec<Said>) -> Vec<(u64, String)> {
    said.into_iter().map(|said| (said.number, said.text)).collect()
}

/// What is said at the table, by number.
fn read(store: &mut impl Store) -> Vec<u64> {
    good(store.chat(TABLE, 0, 1000)).into_iter().map(|said| said.number).collect()
}

pub(super) fn chats_are_numbered_and_keys_repeat<S: Store>(open: &mut dyn FnMut() -> S) {
    let (one, two) = (TableId(1), TableId(2));
    let mut store = open();
    know(&mut store, anna().id);
    let say = |table, text, key| say(said(table, text, key));
    let changes =
        [say(one, "a", Some("k")), say(one, "b", None), say(two, "c", Some("k")), say(one, "again", Some("k"))];
    let outcomes = [Outcome::Numbered(1), Outcome::Numbered(2), Outcome::Numbered(1), Outcome::Repeated(1)];
    assert_eq!(good(store.commit(&[], &changes)), outcomes);
    drop(store);
    let mut store = open();
    assert_eq!(
        good(store.commit(&[], &[say(one, "later", Some("k")), say(one, "d", None)])),
        [Outcome::Repeated(1), Outcome::Numbered(3)]
    );
    assert_eq!(texts(good(store.chat(one, 1, 10))), [(2, "b".to_owned()), (3, "d".to_owned())]);
    assert_eq!(texts(good(store.chat(one, 0, 1))), [(1, "a".to_owned())]);
    assert_eq!(good(store.said_by(anna().id, None, 10)).len(), 4);
}

pub(super) fn a_table_keeps_its_newest_messages<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    let keeping = |most, text: &str| Change::Say { said: said(TABLE, text, Some(text)), most };
    let elsewhere = say(said(TableId(2), "hi", None));
    let first: Vec<Change> = (1..=5).map(|count: u64| keeping(5, &count.to_string())).collect();
    good(store.commit(&[], &[&first[..], &[elsewhere]].concat()));
    assert_eq!(read(&mut store), [1, 2, 3, 4, 5]);
    assert_eq!(
        good(store.commit(&[], &[keeping(5, "6"), keeping(5, "6")])),
        [Outcome::Numbered(6), Outcome::Repeated(6)]
    );
    assert_eq!(read(&mut store), [2, 3, 4, 5, 6]);
    good(store.commit(&[], &[keeping(3, "7")]));
    assert_eq!(read(&mut store), [5, 6, 7], "a smaller bound");
    assert_eq!(good(store.commit(&[], &[keeping(0, "8")])), [Outcome::Numbered(8)]);
    assert_eq!(read(&mut store), [8], "the last one stays");
    assert_eq!(good(store.chat(TableId(2), 0, 10)).len(), 1);
    // Far too many do not go with one message.
    let many: Vec<Change> = (0..1500).map(|_| say(said(TABLE, "much", None))).collect();
    good(store.commit(&[], &many));
    for _ in 0..4 {
        good(store.commit(&[], &[Change::Say { said: said(TABLE, "last", None), most: 2 }]));
    }
    assert_eq!(good(store.chat(TABLE, 0, 1000)).last().map(|said| &*said.text), Some("last"));
    assert!(read(&mut store).len() <= 2, "{:?}", read(&mut store));
}

pub(super) fn no_number_is_given_twice<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    know(&mut store, BOB);
    let by = |player, text| say(Said { player, ..said(TABLE, text, Some(text)) });
    good(store.commit(&[], &[by(BOB, "a"), by(anna().id, "b"), by(anna().id, "c")]));
    let delete = |number| Change::DeleteMessage { table: TABLE, number };
    let elsewhere = Change::DeleteMessage { table: TableId(2), number: 1 };
    let changes = [delete(3), delete(3), delete(4), delete(u64::MAX), elsewhere];
    let missing = Outcome::Missing;
    assert_eq!(good(store.commit(&[], &changes)), [Outcome::Made, missing, missing, missing, missing]);
    assert_eq!(read(&mut store), [1, 2]);
    assert_eq!(good(store.said_by(anna().id, None, 10)).len(), 1);
    let report = Change::Report { reporter: BOB, table: TABLE, number: 3, at: 5 };
    assert_eq!(good(store.commit(&[], &[report])), [Outcome::Missing], "nothing is left of it");
    drop(store);
    let mut store = open();
    // Whoever has read up to 3 sees the next message. A deleted one is not known by its key any more.
    assert_eq!(good(store.commit(&[], &[by(anna().id, "c")])), [Outcome::Numbered(4)]);
    assert_eq!(texts(good(store.chat(TABLE, 3, 10))), [(4, "c".to_owned())]);
    good(store.commit(&[], &[Change::Forget(anna().id)]));
    assert_eq!(read(&mut store), [1]);
    assert_eq!(good(store.commit(&[], &[by(BOB, "d")])), [Outcome::Numbered(5)]);
    // Empty messages are no page of their own, and the bound removes them as well.
    assert_eq!(texts(good(store.chat(TABLE, 0, 2))), [(1, "a".to_owned()), (5, "d".to_owned())]);
    let bounded = Change::Say { said: Said { player: BOB, ..said(TABLE, "e", None) }, most: 1 };
    good(store.commit(&[], &[bounded, delete(6), by(BOB, "f")]));
    assert_eq!(texts(good(store.chat(TABLE, 0, 10))), [(7, "f".to_owned())]);
}

pub(super) fn what_a_player_said_is_read_in_pages<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    know(&mut store, anna().id);
    know(&mut store, BOB);
    // Times repeat, within a table and between tables, and do not follow the numbers.
    let times = [5, 3, 3, 9, 3];
    let tables = [TableId(1), TableId(u128::MAX), TableId(2)];
    for at in times {
        let all = tables.map(|table| say(Said { at, ..said(table, "hi", None) }));
        good(store.commit(&[], &all));
    }
    good(store.commit(&[], &[say(Said { player: BOB, ..said(TABLE, "ho", None) })]));
    let place = |said: &Said| (said.at, said.table, said.number);
    let mut expected: Vec<_> =
        tables.iter().flat_map(|table| times.into_iter().zip(1..).map(|(at, number)| (at, *table, number))).collect();
    expected.sort_unstable();
    for most in [1, 2, 7, 15, 16] {
        let (mut read, mut after) = (Vec::new(), None);
        loop {
            let page = good(store.said_by(anna().id, after, most));
            assert!(page.len() <= most);
            read.extend(page.iter().map(place));
            after = page.last().map(place);
            if after.is_none() {
                break;
            }
        }
        assert_eq!(read, expected, "{most} at once");
    }
    assert_eq!(good(store.said_by(PlayerId(8), None, 10)), []);
}
