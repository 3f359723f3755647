//! Thousands of schedules of three nodes with faults at every step. Each is repeatable from its seed:
//! `SCHEDULE=17 cargo test -p node`.

use std::collections::BTreeMap;

use protocol::Entry;
use serde_json::Value;

use crate::world::{Faults, World};

/// The steps of one schedule.
const STEPS: u32 = 250;

/// How many schedules are played, unless `SCHEDULES` says otherwise.
const SCHEDULES: u64 = 10_000;

/// Plays one schedule and checks what must hold after it. Returns how many moves were acknowledged.
fn play(seed: u64) -> usize {
    let game = ["misterra", "cartographers", "morgan"][(seed % 3) as usize];
    let kind = seed / 3 % 9;
    let faults = match kind {
        0 => Faults::default(),
        1 => Faults { lost: 100, ..Faults::default() },
        2 => Faults { failed: 100, ..Faults::default() },
        3 => Faults { killed: 15, ..Faults::default() },
        4 => Faults { stopped: 15, ..Faults::default() },
        5 => Faults { cut: 15, ..Faults::default() },
        6 => Faults { full: 200, ..Faults::default() },
        7 => Faults { replaced: 15, ..Faults::default() },
        _ => Faults { lost: 50, failed: 50, full: 50, killed: 10, stopped: 10, cut: 10, replaced: 10 },
    };
    let mut world = World::open(seed, game, (seed / 27).is_multiple_of(2), faults);
    for _ in 0..STEPS {
        world.step();
    }
    world.settle();

    // Every acknowledged move is stored, exactly once, as the version that was told.
    let rows = &world.database.rows[&world.table];
    let mut stored: BTreeMap<_, Vec<u64>> = BTreeMap::new();
    for row in rows.iter().filter(|row| matches!(row.entry, Entry::Moves { .. })) {
        if let (Some(player), Some(key)) = (row.player, &row.key) {
            stored.entry((player, key.clone())).or_default().push(row.number);
        }
    }
    for (player, key, version) in &world.acknowledged {
        assert_eq!(stored.get(&(*player, key.clone())), Some(&vec![*version]), "a move was lost or applied twice");
    }
    assert!(stored.values().all(|versions| versions.len() == 1), "a move was applied twice");
    if let 0 | 7 = kind {
        assert_eq!(world.unavailable, 0, "no fault, or nodes that are replaced: everything is answered");
    }

    // All nodes show the same, and whoever watches has heard of the last row.
    let (views, acknowledged) = (world.views(0), world.acknowledged.len());
    assert_eq!(views, world.views(1));
    assert_eq!(views, world.views(2));
    let view: Value = serde_json::from_str(&views[0]).expect("JSON");
    let version = view["version"].as_u64();
    for heard in world.heard().into_iter().filter(Option::is_some) {
        assert_eq!(heard, version, "whoever watches is told everything");
    }
    acknowledged
}

#[test]
fn nodes_lose_nothing_and_do_nothing_twice() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    if let Some(seed) = number("SCHEDULE") {
        play(seed);
        return;
    }
    let mut acknowledged = 0;
    for seed in 0..number("SCHEDULES").unwrap_or(SCHEDULES) {
        let played = std::panic::catch_unwind(|| play(seed));
        acknowledged += played.unwrap_or_else(|_| panic!("schedule {seed} failed: SCHEDULE={seed} cargo test -p node"));
    }
    assert!(acknowledged > 1000, "the schedules play: {acknowledged} moves were acknowledged");
}
