//! Those who follow a table are told who of the players is here.

use hall::{AWAY, Ask, Command, Request, Watch};
use protocol::{Join, Kick, Moves, TableId};
use serde_json::{Value, json};

use crate::desk::Desk;

/// A table that players 1 and 2 gather at.
fn table_of_two(desk: &mut Desk) -> TableId {
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 3 }));
    desk.command(2, table, Command::Join(Join::default())).expect("a free seat");
    table
}

/// Who is here, as a connection was told since the last time.
fn here(desk: &mut Desk, connection: u64) -> Vec<Value> {
    desk.told(connection).iter_mut().filter_map(|message| message.get_mut("here").map(Value::take)).collect()
}

/// A look at the table for a player, which is a sign of life.
fn look(desk: &mut Desk, who: u128, table: TableId) {
    desk.ask(who, Request::Table(table, Ask::Info)).expect("it is there");
}

#[test]
fn who_follows_is_told_who_is_here_after_the_first_message_and_in_no_other_words() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.pass(AWAY);
    desk.follow(2, table);
    let told = desk.told(2);
    assert_eq!(told.len(), 2);
    assert_eq!(told[0]["news"], json!([]), "first what a watch begins with");
    assert_eq!(
        told[1],
        json!({ "table": table.to_string(), "here": [1], "watchers": 0 }),
        "only seats, and no version"
    );
    desk.watch_by(50, None, table, Watch::default());
    assert_eq!(desk.told(50).len(), 1, "who does not follow the changes is not told");
    desk.watch_by(51, None, table, Watch { since: None, changes: true, again: false });
    assert_eq!(here(&mut desk, 51), [json!([1])], "a spectator is told, and does not count");
    assert_eq!(desk.told(2), [] as [Value; 0]);
}

#[test]
fn a_player_who_begins_to_watch_is_here_and_60_seconds_after_the_last_connection_is_not() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.pass(AWAY);
    desk.follow(1, table);
    assert_eq!(here(&mut desk, 1), [json!([0])]);
    let other = Watch { since: None, changes: false, again: false };
    desk.watch_by(20, Some(2), table, other);
    desk.watch_by(21, Some(2), table, other);
    assert_eq!(here(&mut desk, 1), [json!([0, 1])], "told once");
    desk.pass(10 * AWAY);
    desk.unwatch_by(20, table);
    desk.pass(10 * AWAY);
    assert_eq!(here(&mut desk, 1), [] as [Value; 0], "another connection goes on");
    desk.unwatch_by(21, table);
    desk.pass(AWAY - 1000);
    assert_eq!(here(&mut desk, 1), [] as [Value; 0], "a moment ago");
    desk.pass(2000);
    assert_eq!(here(&mut desk, 1), [json!([0])]);
    assert_eq!(desk.info(table)["seats"][1]["here"], Value::Null, "as the table says itself");
    desk.pass(100 * AWAY);
    assert_eq!(here(&mut desk, 1), [] as [Value; 0], "told once");
}

#[test]
fn a_player_without_a_connection_goes_quiet_and_comes_back_by_requests() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.follow(1, table);
    assert_eq!(here(&mut desk, 1), [json!([0, 1])]);
    for _ in 0..5 {
        desk.pass(AWAY - 1000);
        look(&mut desk, 2, table);
    }
    assert_eq!(here(&mut desk, 1), [] as [Value; 0], "who asks every minute stays");
    desk.pass(AWAY + 1000);
    assert_eq!(here(&mut desk, 1), [json!([0])]);
    look(&mut desk, 2, table);
    assert_eq!(here(&mut desk, 1), [json!([0, 1])]);
    desk.pass(AWAY + 1000);
    assert_eq!(here(&mut desk, 1), [json!([0])], "and goes quiet again");
}

#[test]
fn many_who_go_together_are_one_message() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "cartographers", "seats": 100 }));
    for who in 2..=100 {
        desk.command(who, table, Command::Join(Join::default())).expect("a free seat");
    }
    (1..=100).for_each(|who| desk.follow(who, table));
    desk.pass(10 * AWAY);
    desk.told(1);
    // All but the first lose their connections, within a fifth of a second.
    desk.pass(1000 - desk.now % 1000);
    for who in 2..=100 {
        desk.pass(2);
        desk.unwatch(who, table);
    }
    desk.pass(10 * AWAY);
    assert_eq!(desk.told(1), [json!({ "table": table.to_string(), "here": [0], "watchers": 0 })]);
}

#[test]
fn moves_of_those_who_are_here_say_nothing() {
    let mut desk = Desk::new();
    let table = desk.open(1, &json!({ "game": "misterra", "seats": 2, "start": "full" }));
    desk.command(2, table, Command::Join(Join::default())).expect("a free seat");
    desk.follow(1, table);
    desk.follow(2, table);
    desk.told(1);
    for key in 0..20 {
        let who = if desk.info(table)["awaited"][0] == 0 { 1 } else { 2 };
        let choices = desk.ask(who, Request::Table(table, Ask::Choices)).expect("awaited");
        let moves = vec![choices["choices"][0].as_str().expect("a move").to_owned()];
        let version = choices["version"].as_u64().expect("a version");
        desk.pass(2 * AWAY);
        desk.command(who, table, Command::Moves(Moves { moves, version, key: key.to_string() })).expect("legal");
    }
    let told = desk.told(1);
    assert!(told.len() >= 20 && told.iter().all(|message| message["here"].is_null()), "{told:?}");
}

#[test]
fn who_sits_down_is_here_and_who_leaves_is_not() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.follow(1, table);
    desk.told(1);
    desk.command(3, table, Command::Join(Join::default())).expect("a free seat");
    let told = desk.told(1);
    assert_eq!(told[0]["news"][0]["info"], true, "first that somebody has sat down");
    assert_eq!(told[1]["here"], json!([0, 1, 2]));
    desk.command(2, table, Command::Leave).expect("it is possible");
    assert_eq!(here(&mut desk, 1), [json!([0, 2])]);
    desk.command(1, table, Command::Kick(Kick { seat: 2 })).expect("the opener may");
    assert_eq!(here(&mut desk, 1), [json!([0])]);
}

#[test]
fn nobody_is_told_of_a_player_whose_seat_is_not_stored() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.follow(1, table);
    desk.told(1);
    desk.fails = true;
    desk.command(3, table, Command::Join(Join::default())).expect_err("it is not stored");
    let told = desk.told(1);
    assert_eq!(told[0]["reset"], true);
    let here = json!({ "table": table.to_string(), "here": [0, 1], "watchers": 0 });
    assert_eq!(told[1..], [here], "after a reset it is told again");
}

#[test]
fn who_has_missed_messages_is_told_again() {
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.follow(1, table);
    desk.watch(2, table);
    desk.told(1);
    desk.told(2);
    desk.falls_behind(1, table);
    desk.falls_behind(2, table);
    assert_eq!((desk.told(1)[0]["reset"].clone(), desk.told(2).len()), (json!(true), 1));
    desk.falls_behind(1, table);
    assert_eq!(here(&mut desk, 1), [json!([0, 1])]);
    desk.unwatch(1, table);
    desk.pass(10 * AWAY);
    assert_eq!(desk.told(1), [] as [Value; 0], "nothing after the end");
    desk.follow(1, table);
    assert_eq!(here(&mut desk, 1), [json!([0, 1])], "player 2 still watches");
}

/// How many watch from outside, as a connection was told since the last time.
fn watchers(desk: &mut Desk, connection: u64) -> Vec<Value> {
    desk.told(connection).iter_mut().filter_map(|message| message.get_mut("watchers").map(Value::take)).collect()
}

#[test]
fn who_follows_is_told_within_a_second_how_many_follow_from_outside() {
    let follow = Watch { since: None, changes: true, again: false };
    let mut desk = Desk::new();
    let table = table_of_two(&mut desk);
    desk.follow(1, table);
    assert_eq!(watchers(&mut desk, 1), [json!(0)]);
    for connection in 50..150 {
        desk.watch_by(connection, (connection % 2 == 0).then_some(7), table, follow);
    }
    desk.watch_by(200, Some(1), table, follow);
    desk.watch_by(201, None, table, Watch::default());
    assert_eq!(watchers(&mut desk, 1), [] as [Value; 0], "not each by itself");
    desk.pass(1000);
    assert_eq!(
        watchers(&mut desk, 1),
        [json!(100)],
        "not the other connection of a player, nor who follows no changes"
    );
    desk.watch_by(50, None, table, follow);
    desk.pass(1000);
    assert_eq!(watchers(&mut desk, 1), [] as [Value; 0], "the same connection again");
    (50..148).for_each(|connection| desk.unwatch_by(connection, table));
    desk.pass(1000);
    assert_eq!(watchers(&mut desk, 1), [json!(2)]);
    // Player 7 sits down.
    desk.command(7, table, Command::Join(Join::default())).expect("a free seat");
    assert_eq!(watchers(&mut desk, 1), [json!(1)], "with the news of who sits there");
}
