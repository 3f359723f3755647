//! Thousands of schedules with faults at every step. Each is repeatable from its seed: `SCHEDULE=17 cargo test -p hall`.

use std::collections::BTreeMap;

use protocol::Entry;

use crate::world::{Faults, World};

/// The steps of one schedule.
const STEPS: u32 = 150;

/// How many schedules are played, unless `SCHEDULES` says otherwise.
const SCHEDULES: u64 = 10_000;

/// Plays one schedule and checks what must hold after it. Returns how many moves were acknowledged, and how many players
/// followed the game by patches without a gap.
fn play(seed: u64) -> (usize, usize) {
    let game = ["misterra", "cartographers", "morgan"][(seed % 3) as usize];
    let faults = match seed / 3 % 4 {
        0 => Faults { lost: 50, doubled: 50, failed: 0, crashed: 0 },
        1 => Faults { lost: 0, doubled: 50, failed: 100, crashed: 0 },
        2 => Faults { lost: 50, doubled: 0, failed: 0, crashed: 15 },
        _ => Faults { lost: 100, doubled: 100, failed: 100, crashed: 15 },
    };
    let mut world = World::open(seed, game, (seed / 12).is_multiple_of(2), faults);
    for _ in 0..STEPS {
        world.step();
    }
    world.settle();

    // Every acknowledged move is stored, exactly once, as the version that was told.
    let rows = &world.store.rows[&world.table];
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

    // Everybody's last view is the one that the log gives.
    let (views, acknowledged) = (world.views(), world.acknowledged.len());
    let followed = world.check_followed(&views);
    assert_eq!(views, world.views_from_the_store());
    (acknowledged, followed)
}

#[test]
fn nothing_is_lost_and_nothing_is_applied_twice() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    if let Some(seed) = number("SCHEDULE") {
        play(seed);
        return;
    }
    let (mut acknowledged, mut followed) = (0, 0);
    for seed in 0..number("SCHEDULES").unwrap_or(SCHEDULES) {
        let played = std::panic::catch_unwind(|| play(seed));
        let (moves, players) =
            played.unwrap_or_else(|_| panic!("schedule {seed} failed: SCHEDULE={seed} cargo test -p hall"));
        acknowledged += moves;
        followed += players;
    }
    assert!(acknowledged > 1000, "the schedules play: {acknowledged} moves were acknowledged");
    assert!(followed > 100, "patches are followed: {followed} players");
}
