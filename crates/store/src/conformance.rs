//! The tests that every store passes. Each takes a function that opens the same store again, as after a restart.

mod chat;
mod players;
mod reports;

use protocol::row::Opened;
use protocol::{Entry, Player, PlayerId, Row, StartRule, TableId, Write};

use crate::{Change, Outcome, Said, Shard, Shards, Store, StoreError};

/// The first row of a table.
#[must_use]
pub fn opening(table: TableId, player: PlayerId) -> Row {
    let entry = Entry::Open(Box::new(Opened {
        game: "a game".to_owned(),
        generation: 1,
        seats: 2,
        options: String::new(),
        bots: Vec::new(),
        listed: true,
        pace: None,
        hints: true,
        start: StartRule::Opener,
        secret: "0".repeat(64),
        reserved: Vec::new(),
        luck: Some("lucky, \"quoted\"".to_owned()),
    }));
    Row { table, number: 1, at: 1, served: 0, player: Some(player), key: Some("first".to_owned()), entry }
}

/// A later row of a table.
#[must_use]
pub fn later(table: TableId, number: u64, player: Option<PlayerId>) -> Row {
    let entry =
        Entry::Moves { seat: serde_json::from_str("1").expect("a seat"), actions: vec![0, u32::MAX, number as u32] };
    Row { table, number, at: number * 10, served: number, player, key: None, entry }
}

fn anna() -> Player {
    Player { id: PlayerId(u128::MAX), name: "Änne 🗺".to_owned() }
}

/// Runs all tests on stores that `open` opens. The first call opens an empty store, later ones the same store again;
/// `fresh` begins with another empty one.
pub fn run<S: Store>(mut fresh: impl FnMut() -> Box<dyn FnMut() -> S>) {
    logs_outlive_a_restart(&mut *fresh());
    a_folded_log_reads_the_same(&mut *fresh());
    a_log_is_folded_later_and_again(&mut *fresh());
    idle_tables_come_the_oldest_first(&mut *fresh());
    a_shard_is_read_alone(&mut *fresh());
    a_key_has_any_characters(&mut *fresh());
    a_bad_group_changes_nothing(&mut *fresh());
    tables_come_in_the_order_of_their_opening(&mut *fresh());
    players::players_tokens_and_logins(&mut *fresh());
    players::a_forgotten_player_leaves_only_an_id(&mut *fresh());
    players::nothing_brings_a_player_back(&mut *fresh());
    players::tokens_end_when_they_are_not_used(&mut *fresh());
    players::all_tokens_of_a_player_end_but_one(&mut *fresh());
    players::bans_outlive_the_players(&mut *fresh());
    chat::chats_are_numbered_and_keys_repeat(&mut *fresh());
    chat::a_table_keeps_its_newest_messages(&mut *fresh());
    chat::no_number_is_given_twice(&mut *fresh());
    chat::what_a_player_said_is_read_in_pages(&mut *fresh());
    reports::a_report_is_kept_once_with_a_copy_of_the_message(&mut *fresh());
    reports::a_report_outlives_the_chat_and_the_players(&mut *fresh());
    reports::reports_are_limited_by_reporter_and_day(&mut *fresh());
}

fn good<T>(result: Result<T, StoreError>) -> T {
    result.expect("the store works")
}

fn logs_outlive_a_restart<S: Store>(open: &mut dyn FnMut() -> S) {
    let (one, two) = (TableId(1), TableId(u128::MAX));
    let rows_of = |table| vec![opening(table, anna().id), later(table, 2, None), later(table, 3, Some(anna().id))];
    let mut store = open();
    let key = good(store.id_key());
    let (first, second) = (rows_of(one), rows_of(two));
    let mixed = [&first[0], &second[0], &first[1], &second[1]].map(|row| Write::Append(row.clone()));
    good(store.commit(&mixed, &[]));
    good(store.commit(&[Write::Append(first[2].clone())], &[]));
    drop(store);
    let mut store = open();
    assert_eq!(good(store.id_key()), key);
    good(store.commit(&[Write::Append(second[2].clone())], &[]));
    assert_eq!(good(store.table(one)), first);
    assert_eq!(good(store.table(two)), second);
    assert_eq!(good(store.table(TableId(2))), []);
    let open = open_rows(&mut store);
    let of = |table| open.iter().filter(|row| row.table == table).cloned().collect::<Vec<_>>();
    assert_eq!((of(one), of(two), open.len()), (first.clone(), second.clone(), first.len() + second.len()));
    assert_eq!(good(store.tables_of(anna().id)).len(), 2);
}

fn open_rows(store: &mut impl Store) -> Vec<Row> {
    open_rows_of(store, Shards::ALL)
}

fn open_rows_of(store: &mut impl Store, shards: Shards) -> Vec<Row> {
    let mut rows = Vec::new();
    good(store.open_rows(shards, &mut |table, row| {
        let row = row.expect("a good row");
        assert_eq!(row.table, table);
        rows.push(row);
    }));
    rows
}

fn a_shard_is_read_alone<S: Store>(open: &mut dyn FnMut() -> S) {
    let mut store = open();
    // Two tables are in shard 3, one of which has ended, and more tables are in the shards around it.
    let tables = [3, 64 + 3, 128 + 3, 2, 4, 0, 63].map(TableId);
    let rows: Vec<Row> = tables.iter().flat_map(|table| [opening(*table, anna().id), later(*table, 2, None)]).collect();
    good(store.commit(&rows.iter().cloned().map(Write::Append).collect::<Vec<_>>(), &[]));
    good(store.commit(&[Write::Fold(TableId(64 + 3))], &[]));
    drop(store);
    let mut store = open();
    let mut read = open_rows_of(&mut store, [Shard(3)].into_iter().collect());
    read.sort_by_key(|row| (row.table, row.number));
    let expected: Vec<Row> =
        rows.iter().filter(|row| [TableId(3), TableId(128 + 3)].contains(&row.table)).cloned().collect();
    assert_eq!(read, expected);
    assert_eq!(open_rows_of(&mut store, Shards::NONE), []);
    assert_eq!(open_rows_of(&mut store, [Shard(2), Shard(63)].into_iter().collect()).len(), 4);
    assert_eq!(open_rows(&mut store).len(), 12);
}

fn a_key_has_any_characters<S: Store>(open: &mut dyn FnMut() -> S) {
    let table = TableId(1);
    let key = Some("\0 \u{1b} 'quoted' {\\} 🗺".to_owned());
    let mut store = open();
    let row = Row { key: key.clone(), ..opening(table, anna().id) };
    know(&mut store, anna().id);
    let say = say(said(table, "a", key.as_deref()));
    assert_eq!(good(store.commit(&[Write::Append(row.clone())], std::slice::from_ref(&say))), [Outcome::Numbered(1)]);
    assert_eq!(good(store.commit(&[], &[say])), [Outcome::Repeated(1)]);
    assert_eq!(good(store.table(table)), std::slice::from_ref(&row));
    assert_eq!(good(store.chat(table, 0, 1))[0].key, key);
    good(store.commit(&[Write::Fold(table)], &[]));
    assert_eq!(good(store.table(table)), [row]);
}

fn a_folded_log_reads_the_same<S: Store>(open: &mut dyn FnMut() -> S) {
    let (one, two) = (TableId(1), TableId(2));
    let mut store = open();
    let rows = vec![opening(one, anna().id), later(one, 2, Some(anna().id)), later(one, 3, None)];
    let other = opening(two, anna().id);
    let mut writes: Vec<Write> = rows.iter().cloned().map(Write::Append).collect();
    writes.insert(1, Write::Append(other.clone()));
    writes.push(Write::Fold(one));
    good(store.commit(&writes, &[]));
    drop(store);
    let mut store = open();
    assert_eq!(good(store.table(one)), rows);
    assert_eq!(open_rows(&mut store), [other]);
    // Nothing is appended to a folded log.
    assert!(store.commit(&[Write::Append(later(one, 4, None))], &[]).is_err());
    assert!(store.commit(&[Write::Append(opening(one, anna().id))], &[]).is_err());
    assert_eq!(good(store.table(one)), rows);
}

fn a_log_is_folded_later_and_again<S: Store>(open: &mut dyn FnMut() -> S) {
    let (one, two) = (TableId(1), TableId(2));
    let mut store = open();
    let rows: Vec<Row> =
        std::iter::once(opening(one, anna().id)).chain((2..=300).map(|n| later(one, n, None))).collect();
    good(store.commit(&rows.iter().cloned().map(Write::Append).collect::<Vec<_>>(), &[]));
    drop(store);
    // The server ended before the fold, which is a group of its own.
    let mut store = open();
    let fold = [Write::Fold(one)];
    good(store.commit(&fold, &[]));
    good(store.commit(&fold, &[]));
    drop(store);
    let mut store = open();
    good(store.commit(&[Write::Fold(one), Write::Append(opening(two, anna().id)), Write::Fold(one)], &[]));
    assert_eq!(good(store.table(one)), rows);
    assert_eq!(good(store.table(two)).len(), 1, "the rest of the group is written");
    assert_eq!(open_rows(&mut store).len(), 1);
    good(store.commit(&[Write::Append(later(two, 2, None)), Write::Fold(two), Write::Fold(two)], &[]));
    assert_eq!((good(store.table(two)).len(), open_rows(&mut store).len()), (2, 0));
    assert!(matches!(store.commit(&[Write::Fold(TableId(3))], &[]), Err(StoreError::Gap)), "there is no such table");
}

fn idle_tables_come_the_oldest_first<S: Store>(open: &mut dyn FnMut() -> S) {
    let tables = [9, 1, 64, u128::MAX, 5].map(TableId);
    let mut store = open();
    assert_eq!(good(store.idle_tables(u64::MAX, 10)), []);
    let last = [20, 40, 30, 10, 15];
    for (table, at) in tables.into_iter().zip(last) {
        let rows = [Row { at: 1, ..opening(table, anna().id) }, Row { at, ..later(table, 2, None) }];
        good(store.commit(&rows.map(Write::Append), &[]));
    }
    good(store.commit(&[Write::Fold(tables[4])], &[]));
    let expected = [tables[3], tables[0], tables[2], tables[1]];
    assert_eq!(good(store.idle_tables(u64::MAX, 10)), expected);
    drop(store);
    let mut store = open();
    assert_eq!(good(store.idle_tables(u64::MAX, 10)), expected);
    assert_eq!(good(store.idle_tables(30, 10)), expected[..2], "not what happened just then");
    assert_eq!(good(store.idle_tables(31, 2)), expected[..2]);
    good(store.commit(&[Write::Append(Row { at: 50, ..later(tables[3], 3, None) })], &[]));
    assert_eq!(good(store.idle_tables(31, 10)), [tables[0], tables[2]]);
}

fn a_bad_group_changes_nothing<S: Store>(open: &mut dyn FnMut() -> S) {
    let (one, two) = (TableId(1), TableId(2));
    let mut store = open();
    good(store.commit(&[Write::Append(opening(one, anna().id))], &[]));
    for bad in [later(one, 4, None), later(one, 2, None), later(TableId(3), 2, None)] {
        let group = [Write::Append(opening(two, anna().id)), Write::Append(later(one, 2, None)), Write::Append(bad)];
        let player = Change::NewPlayer { player: anna(), at: 0 };
        assert!(matches!(store.commit(&group, &[player]), Err(StoreError::Gap)));
    }
    assert_eq!(good(store.table(one)).len(), 1);
    assert_eq!(good(store.table(two)), []);
    assert_eq!(good(store.player(anna().id)), None);
    // The store goes on.
    good(store.commit(&[Write::Append(later(one, 2, None))], &[]));
    assert_eq!(good(store.table(one)).len(), 2);
}

/// A row with which a player sits down.
#[must_use]
pub fn joining(table: TableId, number: u64, player: PlayerId, at: u64) -> Row {
    let entry = Entry::Join { seat: serde_json::from_str("1").expect("a seat"), luck: None };
    Row { at, entry, ..later(table, number, Some(player)) }
}

fn tables_come_in_the_order_of_their_opening<S: Store>(open: &mut dyn FnMut() -> S) {
    // The ids say nothing about the order, nor does it matter when a player sat down.
    let (first, second, third) = (TableId(9), TableId(1), TableId(5));
    let bob = PlayerId(7);
    let opened = |table, at| Write::Append(Row { at, ..opening(table, anna().id) });
    let mut store = open();
    good(store.commit(&[opened(first, 10), opened(second, 20)], &[]));
    good(store.commit(&[Write::Append(joining(second, 2, bob, 30)), opened(third, 40)], &[]));
    drop(store);
    let mut store = open();
    let writes = [joining(third, 2, bob, 50), joining(first, 2, bob, 60)].map(Write::Append);
    good(store.commit(&writes, &[]));
    assert_eq!(good(store.going_of(bob, 10)), [third, second, first], "the newest first");
    assert_eq!(good(store.going_of(bob, 2)), [third, second]);
    good(store.commit(&[Write::Fold(first)], &[]));
    assert_eq!(good(store.going_of(bob, 10)), [third, second]);
    assert_eq!(good(store.tables_of(anna().id)), [first, second, third]);
    assert_eq!(good(store.tables_of(bob)), [first, second, third]);
}

/// Makes a player.
fn know(store: &mut impl Store, player: PlayerId) {
    let player = Player { id: player, ..anna() };
    assert_eq!(good(store.commit(&[], &[Change::NewPlayer { player, at: 0 }])), [Outcome::Made]);
}

fn said(table: TableId, text: &str, key: Option<&str>) -> Said {
    let key = key.map(str::to_owned);
    Said { table, number: 0, at: 3, player: anna().id, from_outside: false, key, text: text.to_owned() }
}

/// More than any of the tests says at a table.
const MANY: u64 = 10_000;

fn say(said: Said) -> Change {
    Change::Say { said, most: MANY }
}
