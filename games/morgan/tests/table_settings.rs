//! The settings of a table: `open_treasures` only affects how a view is drawn.

use morgan::{Morgan, Options, Settings};
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

fn played(settings: Settings) -> Table<Morgan> {
    let set_up = SetUp { seats: 3, options: Default::default(), seed: SeedText::new("settings").unwrap() };
    let mut table = Table::<Morgan>::open(set_up, &mut EventSink::nobody()).unwrap().with_settings(settings);
    let dice = &mut table.set_up().seed.seed().dice(Purpose(*b"test"), 0);
    for _ in 0..300 {
        let Some(seat) = table.awaited().first() else { break };
        let choices = Morgan::choices(table.view(seat));
        table.act(seat, choices.nth(dice.below(choices.len())).unwrap(), &mut EventSink::nobody()).unwrap();
    }
    table
}

#[test]
fn treasures_are_only_counted_by_default() {
    assert_eq!(Settings::default(), Settings { open_treasures: false });
}

#[test]
fn settings_are_not_in_the_record_and_change_nothing_that_is_played() {
    let (closed, open) = (played(Settings::default()), played(Settings { open_treasures: true }));
    assert_eq!(closed.record(), open.record());
    assert!(!open.record().to_string().contains("treasures"));
    assert_eq!(closed.position().open, open.position().open);
}

#[test]
fn settings_are_not_options() {
    let read: Result<Options, _> = table::Options::read("open_treasures=true");
    assert!(read.is_err());
}

#[test]
fn everybody_who_watched_knows_the_treasures() {
    let table = played(Settings::default());
    let view = serde_json::to_value(table.spectator()).unwrap();
    let players = view["open"]["players"].as_array().unwrap();
    assert!(players.iter().all(|player| player["treasures"].is_array()));
    assert_eq!(view["own"], serde_json::Value::Null);
}
