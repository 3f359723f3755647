//! What a player, a table and the whole hall may use, and what happens then.

use hall::{Ask, Command, Effect, Hall, Request, Watch};
use protocol::{Bounds, HandOver, Join, Moves, TableId};
use serde_json::{Value, json};

use crate::desk::{Code, Desk, player};
use crate::world::words;

/// A desk with these bounds.
fn desk(bounds: Bounds) -> Desk {
    let mut desk = Desk::new();
    desk.hall.set_bounds(bounds);
    desk
}

fn try_open(desk: &mut Desk, who: u128, open: Value) -> Result<Value, Code> {
    desk.ask(who, Request::Open(serde_json::from_value(open).expect("a request")))
}

fn join(desk: &mut Desk, who: u128, table: TableId, luck: Option<&str>) -> Result<Value, Code> {
    desk.command(who, table, Command::Join(Join { luck: luck.map(str::to_owned), ..Join::default() }))
}

/// Plays the first choice of whoever must act.
fn play(desk: &mut Desk, table: TableId, key: &str) -> Result<Value, Code> {
    let who = desk.info(table)["awaited"][0].as_u64().expect("a seat") as u128 + 1;
    let choices = desk.ask(who, Request::Table(table, Ask::Choices)).expect("it is awaited");
    let moves = vec![choices["choices"][0].as_str().expect("a move").to_owned()];
    let version = choices["version"].as_u64().expect("a version");
    desk.command(who, table, Command::Moves(Moves { moves, version, key: key.to_owned() }))
}

#[test]
fn a_player_opens_so_many_tables_and_others_open_theirs() {
    let mut desk = desk(Bounds { player_tables: 2, server_tables: 4, ..Bounds::CLUB });
    let open = || json!({ "game": "misterra", "seats": 2 });
    let first = desk.open(1, &open());
    desk.open(1, &open());
    assert_eq!(try_open(&mut desk, 1, open()), Err("too-many-tables".into()));
    desk.command(1, first, Command::Leave).expect("one may leave");
    desk.open(1, &open());
    desk.open(2, &open());
    desk.open(2, &open());
    assert_eq!(try_open(&mut desk, 3, open()), Err("server-full".into()), "four tables are open");
}

#[test]
fn seats_of_bots_count_for_who_opened_the_table() {
    let mut desk = desk(Bounds { player_bots: 3, ..Bounds::CLUB });
    let open = |bots: Value| json!({ "game": "cartographers", "seats": 5, "bots": bots });
    let table = desk.open(1, &open(json!({ "1": "easy", "2": "easy" })));
    assert_eq!(try_open(&mut desk, 1, open(json!({ "1": "easy", "2": "easy" }))), Err("too-many-bots".into()));
    let add = |desk: &mut Desk, seat| desk.command(1, table, Command::Bot(seat, HandOver::default()));
    add(&mut desk, 3).expect("the third bot");
    assert_eq!(add(&mut desk, 4), Err("too-many-bots".into()));
    assert_eq!(desk.hall.bots_of(player(1).id), 3);
    desk.command(1, table, Command::Kick(protocol::Kick { seat: 1 })).expect("a bot is removed");
    add(&mut desk, 4).expect("there is room for another one");
    desk.command(1, table, Command::Leave).expect("one may leave");
    assert_eq!(desk.hall.bots_of(player(1).id), 0, "the table is closed");
}

#[test]
fn a_table_takes_so_many_rows_that_are_no_moves_and_goes_on() {
    let mut desk = desk(Bounds { table_rows: 6, ..Bounds::CLUB });
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2, "start": "full" }));
    join(&mut desk, 2, table, None).expect("a free seat");
    for _ in 0..2 {
        desk.command(2, table, Command::Leave).expect("one may leave");
        let _ = join(&mut desk, 2, table, None);
    }
    assert_eq!(join(&mut desk, 2, table, None), Err("too-many-changes".into()));
    desk.command(1, table, Command::Resign).expect("one may resign");
    assert_eq!(desk.info(table)["state"], "closed", "nobody is left");
}

#[test]
fn a_table_takes_so_many_rows_and_is_closed() {
    let mut desk = desk(Bounds { table_log: 8, ..Bounds::CLUB });
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2, "start": "full" }));
    join(&mut desk, 2, table, None).expect("a free seat");
    for number in 0..5 {
        play(&mut desk, table, &format!("{number}")).expect("legal");
    }
    assert_eq!(desk.info(table)["state"], "closed");
    assert_eq!(desk.log(table).last(), Some(&"close"));
}

#[test]
fn a_player_brings_another_luck_so_many_times() {
    let mut desk = desk(Bounds { table_lucks: 2, ..Bounds::CLUB });
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 3 }));
    join(&mut desk, 2, table, Some("a")).expect("a free seat");
    join(&mut desk, 2, table, Some("b")).expect("another luck");
    assert_eq!(join(&mut desk, 2, table, Some("c")), Err("too-many-lucks".into()));
    join(&mut desk, 2, table, Some("b")).expect("this is the luck that is there");
}

#[test]
fn strangers_who_wait_leave_room_for_those_who_sit_here() {
    let mut desk = desk(Bounds { table_waits: 2, ..Bounds::CLUB });
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2 }));
    let version = desk.info(table)["version"].as_u64().expect("a version");
    let wait = Request::Table(table, Ask::News { since: version, wait: 30_000 });
    let answers = |desk: &mut Desk, ticket: u64, who: Option<u128>| -> Vec<(u64, bool)> {
        desk.hall.request(ticket, who.map(player).as_ref(), wait.clone(), desk.now);
        let effects = desk.hall.take_effects();
        let answer = |effect| match effect {
            Effect::Answer(ticket, reply) => Some((ticket, reply.is_ok())),
            _ => None,
        };
        effects.into_iter().filter_map(answer).collect()
    };
    assert_eq!(answers(&mut desk, 1, None), []);
    assert_eq!(answers(&mut desk, 2, Some(7)), []);
    assert_eq!(answers(&mut desk, 3, None), [(3, false)], "two strangers wait");
    for ticket in 10..18 {
        assert_eq!(answers(&mut desk, ticket, Some(1)), [], "who sits here has places of their own");
    }
    assert_eq!(answers(&mut desk, 18, Some(1)), [(10, true)], "the oldest of many is answered");
    // A stranger whose connection is gone gives way.
    desk.hall.set_is_gone(|ticket| *ticket == 1);
    assert_eq!(answers(&mut desk, 4, None), []);
    assert_eq!(answers(&mut desk, 5, None), [(5, false)]);
}

/// A hall, and a table that it has not read yet.
fn not_read() -> (Hall<u64, u64>, TableId, Vec<protocol::Row>) {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2 }));
    let rows = desk.rows(table);
    (Hall::new(|| [9; 32], [7; 32], words()), table, rows)
}

#[test]
fn a_connection_that_ends_while_a_table_is_read_does_not_watch_it() {
    let (mut hall, table, rows) = not_read();
    hall.watch(5, None, table, Watch::default(), 0);
    hall.watch(6, Some(&player(1)), table, Watch::default(), 0);
    hall.unwatch(&5, [table], 0);
    hall.unwatch_all(|connection| *connection == 6, 0);
    hall.take_effects();
    hall.loaded(table, &rows, &[], None, 0);
    let told = hall.take_effects().iter().filter(|effect| matches!(effect, Effect::Tell(..))).count();
    assert_eq!(told, 0);
    hall.tell_watchers(table, &"{}".into());
    assert!(hall.take_effects().is_empty(), "nobody watches");
}

#[test]
fn a_bot_thinks_only_while_there_is_something_to_think_about() {
    let mut desk = Desk::new();
    let table = desk.open(
        1,
        &json!({ "game": "cartographers", "seats": 3, "start": "full", "bots": { "1": "easy", "2": "easy" } }),
    );
    assert_eq!(desk.info(table)["state"], "playing");
    let thoughts = std::mem::take(&mut desk.thoughts);
    assert_eq!(thoughts.len(), 2);
    assert!(desk.hall.job(thoughts[0]).is_some());
    let other = hall::Thought { turn: thoughts[0].turn + 1, ..thoughts[0] };
    assert!(desk.hall.job(other).is_none(), "that turn is not there");
    assert!(desk.hall.job(hall::Thought { seat: table::Seat(0), ..thoughts[0] }).is_none(), "a person plays it");
    desk.command(1, table, Command::Leave).expect("one may leave");
    assert!(desk.hall.job(thoughts[1]).is_none(), "the table is closed");
}

#[test]
fn what_all_who_are_left_agree_to_take_back_is_taken_back() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 3, "start": "full" }));
    join(&mut desk, 2, table, None).expect("a free seat");
    join(&mut desk, 3, table, None).expect("a free seat");
    // Presumptions are chosen first, which reveals nothing and is sealed; then somebody moves.
    let mut mover = 0;
    for number in 0..12 {
        mover = desk.info(table)["awaited"][0].as_u64().expect("a seat") as u128 + 1;
        play(&mut desk, table, &format!("{number}")).expect("legal");
        if desk.command(mover, table, Command::TakeBack).is_ok() {
            break;
        }
    }
    let moves = desk.info(table)["moves"].as_u64();
    let others: Vec<u128> = (1..=3).filter(|other| *other != mover).collect();
    desk.command(others[0], table, Command::TakeBack).expect("one agrees");
    assert_eq!(desk.info(table)["moves"].as_u64(), moves, "one has not agreed");
    desk.command(others[1], table, Command::Leave).expect("and leaves");
    desk.command(mover, table, Command::TakeBack).expect("all who are left have agreed");
    assert!(desk.info(table)["moves"].as_u64() < moves, "it is taken back");
}

#[test]
fn a_jump_of_the_clock_is_no_time_that_passes() {
    let mut desk = Desk::new();
    let table = desk.open(
        1,
        &json!({ "game": "misterra", "seats": 2, "start": "full", "pace": { "live": { "bank": 600, "add": 0 } } }),
    );
    join(&mut desk, 2, table, None).expect("a free seat");
    desk.pass(100_000);
    desk.now += 3_600_000;
    desk.hall.jumped(3_600_000, desk.now);
    desk.pass(499_999);
    assert!(!desk.log(table).contains(&"time-out"), "{:?}", desk.log(table));
    desk.pass(1);
    assert_eq!(desk.log(table).last(), Some(&"time-out"));
}

#[test]
fn a_log_that_has_ended_but_is_not_folded_is_folded_after_a_restart() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2 }));
    desk.command(1, table, Command::Leave).expect("one may leave");
    let mut hall = Hall::<u64, u64>::new(|| [9; 32], [7; 32], words());
    let mut restoring = hall::Restoring::default();
    desk.rows(table).iter().for_each(|row| restoring.row(row));
    hall.restored(restoring, desk.now);
    assert_eq!(hall.next_group(), Some(vec![protocol::Write::Fold(table)]));
}
