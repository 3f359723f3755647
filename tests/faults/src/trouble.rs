//! What happens to several nodes, to their database and to their bus, one thing after the other.

use std::time::Duration;

use load::Failure;
use table::Dice;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::nodes::Nodes;
use crate::world::World;

/// The most moves that are acknowledged between two troubles.
const LONGEST_PEACE: u32 = 2000;
/// The most milliseconds between two troubles: tables may stand still after the one before.
const LONGEST_WAIT: u32 = 1500;
/// The most milliseconds between the deaths of two nodes. The tables of the first one may just be taken.
const BETWEEN_DEATHS: u32 = 4000;
/// The milliseconds for which the process of a node is stopped, from and to: its lease may be lost or not.
const FROZEN: (u32, u32) = (1000, 6000);
/// The most milliseconds for which the database or the bus is away: the leases of all nodes may run out or not.
const AWAY: u32 = 4000;

/// Something that happens.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// A node is killed, and another one is started.
    Kill,
    /// A second node is killed soon after the first one.
    KillTwo,
    /// The process of a node is stopped for a while.
    Freeze,
    /// Another node is killed meanwhile.
    FreezeAndKill,
    /// The database ends at once, and is started again.
    Database,
    /// The same with the bus.
    Bus,
    /// A node is asked to end, and another one is started.
    Retire,
}

const ALL: [Trouble; 7] = [
    Trouble::Kill,
    Trouble::Freeze,
    Trouble::Database,
    Trouble::Bus,
    Trouble::Retire,
    Trouble::FreezeAndKill,
    Trouble::KillTwo,
];

fn milliseconds(dice: &mut Dice, from: u32, to: u32) -> Duration {
    Duration::from_millis(u64::from(from + dice.below(to - from)))
}

/// Brings trouble until the games are done. Then everything runs. Returns how often it came.
pub async fn keep_troubling(
    nodes: &Nodes,
    world: &World,
    mut dice: Dice,
    mut are_done: watch::Receiver<bool>,
) -> Result<u32, Failure> {
    // Each kind comes once before any comes again, so that a short run has them all.
    let mut next: Vec<Trouble> = Vec::new();
    for times in 0.. {
        let peace = u64::from(dice.below(LONGEST_PEACE));
        let wait = milliseconds(&mut dice, 0, LONGEST_WAIT);
        tokio::select! {
            passed = world.more_moves(peace) => passed?,
            () = sleep(wait) => {}
            _ = are_done.wait_for(|done| *done) => return Ok(times),
        }
        if next.is_empty() {
            next = ALL.to_vec();
        }
        let trouble = next.swap_remove(dice.below(next.len() as u32) as usize);
        bring(trouble, nodes, world, &mut dice).await?;
    }
    Ok(0)
}

async fn bring(trouble: Trouble, nodes: &Nodes, world: &World, dice: &mut Dice) -> Result<(), Failure> {
    let one = dice.below(nodes.count as u32) as usize;
    let another = (one + 1 + dice.below(nodes.count as u32 - 1) as usize) % nodes.count;
    let frozen = milliseconds(dice, FROZEN.0, FROZEN.1);
    let away = milliseconds(dice, 0, AWAY);
    world.count_fault();
    match trouble {
        Trouble::Kill => {
            nodes.kill(one).await?;
            world.died();
            nodes.start_another(one).await?;
            // Nothing else happens until all tables have gone on, so that the time until then is this death's.
            world.has_recovered().await;
        }
        Trouble::KillTwo => {
            nodes.kill(one).await?;
            nodes.start_another(one).await?;
            sleep(milliseconds(dice, 0, BETWEEN_DEATHS)).await;
            world.count_fault();
            nodes.kill(another).await?;
            nodes.start_another(another).await?;
        }
        Trouble::Freeze => {
            nodes.freeze(one).await?;
            sleep(frozen).await;
            nodes.thaw(one).await?;
        }
        Trouble::FreezeAndKill => {
            nodes.freeze(one).await?;
            sleep(frozen / 2).await;
            world.count_fault();
            nodes.kill(another).await?;
            nodes.start_another(another).await?;
            sleep(frozen / 2).await;
            nodes.thaw(one).await?;
        }
        Trouble::Database => {
            nodes.stop_database().await?;
            sleep(away).await;
            nodes.start_database().await?;
        }
        Trouble::Bus => {
            nodes.stop_bus().await?;
            sleep(away).await;
            nodes.start_bus().await?;
        }
        Trouble::Retire => {
            nodes.retire(one).await?;
            nodes.start_another(one).await?;
        }
    }
    Ok(())
}
