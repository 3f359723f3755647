//! Players who are away, slow deadlines, and tables that nobody comes back to.

use hall::{AWAY, Ask, Command, Request};
use protocol::{HandOver, Join, Moves, TableId};
use serde_json::{Value, json};

use crate::desk::{Code, Desk};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// A game of Misterra for two. Returns the table, a player who is awaited with the seat, and the other player.
fn game_of_two(desk: &mut Desk, pace: Value) -> (TableId, (u128, u8), u128) {
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2, "start": "full", "pace": pace }));
    desk.command(2, table, Command::Join(Join::default())).expect("a free seat");
    let seat = desk.info(table)["awaited"][0].as_u64().expect("a seat") as u8;
    // The players sit in the order of their numbers.
    if seat == 0 { (table, (1, 0), 2) } else { (table, (2, 1), 1) }
}

fn hand_over(desk: &mut Desk, who: u128, table: TableId, seat: u8) -> Result<Value, Code> {
    desk.command(who, table, Command::Bot(seat, HandOver::default()))
}

#[test]
fn a_seat_that_is_awaited_and_away_for_60_seconds_may_be_handed_to_a_bot() {
    let mut desk = Desk::new();
    let (table, (slow, seat), other) = game_of_two(&mut desk, Value::Null);
    desk.pass(AWAY - 1);
    assert_eq!(hand_over(&mut desk, other, table, seat), Err("not-away".into()));
    desk.pass(1);
    assert_eq!(hand_over(&mut desk, 3, table, seat), Err("not-seated".into()), "a stranger may not");
    assert!(hand_over(&mut desk, other, table, seat).is_ok());
    assert_eq!(desk.info(table)["seats"][usize::from(seat)]["played_by"], "normal");
    desk.command(slow, table, Command::Join(Join::default())).expect("the seat is taken back");
    assert!(desk.info(table)["seats"][usize::from(seat)]["played_by"].is_null());
    assert_eq!(hand_over(&mut desk, other, table, seat), Err("not-away".into()), "who has just come back is here");
}

#[test]
fn a_seat_that_is_not_awaited_is_not_handed_over() {
    let mut desk = Desk::new();
    let (table, (quick, seat), other) = game_of_two(&mut desk, Value::Null);
    let choices = desk.ask(quick, Request::Table(table, Ask::Choices)).expect("it is awaited");
    let first = choices["choices"][0].as_str().expect("a move").to_owned();
    let version = choices["version"].as_u64().expect("a version");
    desk.command(quick, table, Command::Moves(Moves { moves: vec![first], version, key: "1".to_owned() }))
        .expect("legal");
    desk.pass(AWAY);
    assert_eq!(hand_over(&mut desk, other, table, seat), Err("not-away".into()));
}

#[test]
fn who_watches_is_here_and_is_away_60_seconds_after_the_connection_ended() {
    let mut desk = Desk::new();
    let (table, (slow, seat), other) = game_of_two(&mut desk, Value::Null);
    desk.watch(slow, table);
    desk.pass(10 * AWAY);
    assert_eq!(hand_over(&mut desk, other, table, seat), Err("not-away".into()));
    desk.unwatch(slow, table);
    desk.pass(AWAY - 1);
    assert_eq!(hand_over(&mut desk, other, table, seat), Err("not-away".into()));
    desk.pass(1);
    assert!(hand_over(&mut desk, other, table, seat).is_ok());
}

#[test]
fn a_slow_deadline_passes_after_its_hours_also_while_the_server_is_down() {
    let mut desk = Desk::new();
    let (table, _, _) = game_of_two(&mut desk, json!({ "slow": { "hours": 2 } }));
    desk.pass(2 * HOUR - 1);
    assert!(!desk.log(table).contains(&"time-out"));
    desk.pass(1);
    assert_eq!(desk.log(table).last(), Some(&"time-out"));

    let mut desk = Desk::new();
    let (table, _, _) = game_of_two(&mut desk, json!({ "slow": { "hours": 2 } }));
    desk.pass(HOUR);
    desk.restart_after(HOUR - 1);
    assert!(!desk.log(table).contains(&"time-out"));
    desk.pass(1);
    assert_eq!(desk.log(table).last(), Some(&"time-out"));
}

#[test]
fn a_live_clock_stands_still_while_the_server_is_down() {
    let mut desk = Desk::new();
    let (table, _, _) = game_of_two(&mut desk, json!({ "live": { "bank": 600, "add": 0 } }));
    desk.pass(500_000);
    desk.restart_after(DAY);
    // The last row before the restart is the start of the game: what was not written down is given back.
    desk.pass(600_000 - 1);
    assert!(!desk.log(table).contains(&"time-out"));
    desk.pass(1);
    assert_eq!(desk.log(table).last(), Some(&"time-out"));
}

#[test]
fn a_gathering_table_that_nobody_comes_back_to_is_closed_after_a_day() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2 }));
    desk.pass(DAY - 1);
    assert_eq!(desk.log(table), ["open"]);
    desk.pass(1);
    assert_eq!(desk.log(table), ["open", "close"]);
    let info = desk.info(table);
    assert_eq!(info["state"], "closed");
    assert!(info["secret"].is_string(), "the secret of a closed table is public");
    assert_eq!(desk.command(2, table, Command::Join(Join::default())), Err("closed".into()));
}

#[test]
fn who_asks_or_watches_keeps_a_gathering_table_open() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2 }));
    desk.pass(DAY - 1);
    desk.command(1, table, Command::Join(Join::default())).expect("one's own seat");
    desk.watch(1, table);
    desk.pass(3 * DAY);
    assert_eq!(desk.log(table), ["open"]);
    desk.unwatch(1, table);
    desk.pass(DAY);
    assert_eq!(desk.log(table), ["open", "close"]);
}

#[test]
fn a_game_that_has_begun_waits_for_its_players_for_a_quarter_of_a_year() {
    let mut desk = Desk::new();
    let (table, _, _) = game_of_two(&mut desk, Value::Null);
    desk.pass(89 * DAY);
    assert_eq!(desk.info(table)["state"], "playing");
    desk.pass(89 * DAY);
    assert_eq!(desk.info(table)["state"], "playing", "somebody has looked at it");
    desk.watch(1, table);
    desk.pass(200 * DAY);
    assert_eq!(desk.info(table)["state"], "playing", "a player is here");
    desk.unwatch(1, table);
    desk.pass(90 * DAY);
    assert_eq!(desk.log(table).last(), Some(&"close"));
}

#[test]
fn a_game_that_nobody_looks_at_leaves_the_memory_and_comes_back() {
    let mut desk = Desk::new();
    let (table, _, _) = game_of_two(&mut desk, Value::Null);
    let (slow, _, _) = game_of_two(&mut desk, json!({ "slow": { "hours": 720 } }));
    let rooms = |desk: &mut Desk| {
        desk.hall.tidy(desk.now);
        desk.hall.rooms()
    };
    desk.pass(DAY - HOUR);
    assert_eq!(rooms(&mut desk), 2);
    desk.pass(HOUR);
    assert_eq!(rooms(&mut desk), 1, "a clock runs at the other one");
    assert_eq!(desk.info(table)["state"], "playing");
    desk.watch(2, table);
    desk.pass(2 * DAY);
    assert_eq!(rooms(&mut desk), 2, "somebody watches");
    desk.unwatch(2, table);
    desk.pass(2 * DAY);
    assert_eq!(rooms(&mut desk), 1);
    assert_eq!(desk.info(slow)["state"], "playing");
    // A table that sleeps is woken to be closed.
    desk.pass(90 * DAY);
    desk.wake(table);
    desk.pass(1);
    assert_eq!(desk.log(table).last(), Some(&"close"));
}
