//! One trouble after the other comes to several nodes.

use load::Failure;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::nodes::Nodes;
use crate::trouble::{Chance, Trouble};
use crate::world::World;

/// The most moves that are acknowledged between two troubles.
const LONGEST_PEACE: u32 = 2000;
/// The most milliseconds between two troubles: tables may stand still after the one before.
const LONGEST_WAIT: u32 = 1500;

/// Brings trouble of these kinds until the games are done. Then everything runs, though clocks may be wrong. Returns how often it came.
pub async fn keep_troubling(
    nodes: &Nodes,
    world: &World,
    kinds: &[Trouble],
    mut chance: Chance,
    mut are_done: watch::Receiver<bool>,
) -> Result<u32, Failure> {
    let kinds: Vec<Trouble> = kinds.iter().copied().filter(|kind| *kind != Trouble::Disk || nodes.has_disk).collect();
    if kinds.is_empty() {
        return Err("no trouble can come".into());
    }
    // Each kind comes once before any comes again, so that a short run has them all.
    let mut next = kinds.clone();
    for times in 0.. {
        let peace = u64::from(chance.dice.below(LONGEST_PEACE));
        let wait = chance.time(0, LONGEST_WAIT);
        tokio::select! {
            passed = world.more_moves(peace) => passed?,
            () = sleep(wait) => {}
            _ = are_done.wait_for(|done| *done) => return Ok(times),
        }
        let trouble = next.swap_remove(chance.dice.below(next.len() as u32) as usize);
        trouble.come(nodes, world, &mut chance).await?;
        if next.is_empty() {
            world.each_came();
            next.clone_from(&kinds);
        }
    }
    Ok(0)
}
