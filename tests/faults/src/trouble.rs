//! What can happen to several nodes, to their database and to their bus.

use std::time::Duration;

use clap::ValueEnum;
use cluster::clock::Reading;
use cluster::wire::Cut;
use load::Failure;
use table::Dice;
use tokio::time::sleep;

use crate::nodes::Nodes;
use crate::world::World;

/// The most milliseconds between the deaths of two nodes. The tables of the first one may just be taken.
const BETWEEN_DEATHS: u32 = 4000;
/// The milliseconds for which a node is stopped, is cut off or has a wrong clock, from and to: its lease may be lost or not.
const ILL: (u32, u32) = (1000, 6000);
/// The same for some troubles of a short run: so long that a lease is lost.
const LONG_ILL: (u32, u32) = (3200, 4000);
/// The most milliseconds for which the database or the bus is away: the leases of all nodes may run out or not.
const AWAY: u32 = 4000;
/// The most seconds by which a clock jumps. A gathering table is closed after a day without anybody, so this is too short.
const JUMP: u32 = 3600;
/// How soon a full disk is filled again: PostgreSQL deletes files too.
const FILL_AGAIN: Duration = Duration::from_millis(200);

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum Trouble {
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
    /// A node cannot reach the database for a while.
    CutDatabase,
    /// A node cannot reach the bus for a while.
    CutBus,
    /// A node can reach neither. Clients still reach it.
    CutOff,
    /// The database's disk is full for a while.
    Disk,
    /// The wall clock of a node jumps or runs too fast, for a while or from now on.
    Clock,
}

/// How troubles are chosen and how long they are.
pub struct Chance {
    /// What decides.
    pub dice: Dice,
    /// How long troubles are, as a part of how long they are in a run of a minute.
    pub scale: f64,
}

impl Chance {
    /// A time in milliseconds.
    pub fn time(&mut self, from: u32, to: u32) -> Duration {
        Duration::from_millis((f64::from(from + self.dice.below(to - from)) * self.scale) as u64)
    }

    /// How long a node is ill.
    fn ill(&mut self) -> Duration {
        let time = self.time(ILL.0, ILL.1);
        if self.scale < 1.0 && self.dice.below(5) == 0 {
            return Duration::from_millis(u64::from(LONG_ILL.0 + self.dice.below(LONG_ILL.1 - LONG_ILL.0)));
        }
        time
    }

    fn cut(&mut self) -> Cut {
        // What comes late does more harm than what does not come.
        if self.dice.below(3) == 0 { Cut::Reset } else { Cut::Silent }
    }

    fn reading(&mut self) -> Reading {
        let seconds = i64::from(1 + self.dice.below(JUMP));
        match self.dice.below(3) {
            0 => Reading::Off(seconds),
            1 => Reading::Off(-seconds),
            _ => Reading::Fast(1.5 + f64::from(self.dice.below(16)) / 10.0),
        }
    }
}

impl Trouble {
    /// Its name in the result and in arguments.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Lets it happen, and waits until it is over. What it leaves behind is for the nodes to mend.
    pub async fn come(self, nodes: &Nodes, world: &World, chance: &mut Chance) -> Result<(), Failure> {
        let one = chance.dice.below(nodes.count as u32) as usize;
        let another = (one + 1 + chance.dice.below(nodes.count as u32 - 1) as usize) % nodes.count;
        let (ill, away) = (chance.ill(), chance.time(0, AWAY));
        world.trouble(&self.name());
        match self {
            Trouble::Kill => {
                world.tell(&format!("node {one} is killed"));
                nodes.kill(one).await?;
                world.died();
                nodes.start_another(one).await?;
                // Nothing else happens until all tables have gone on, so that the time until then is this death's.
                world.has_recovered().await;
            }
            Trouble::KillTwo => {
                let between = chance.time(0, BETWEEN_DEATHS);
                world.tell(&format!("node {one} is killed, and node {another} {between:?} after it is replaced"));
                nodes.kill(one).await?;
                nodes.start_another(one).await?;
                sleep(between).await;
                world.count_fault();
                nodes.kill(another).await?;
                nodes.start_another(another).await?;
            }
            Trouble::Freeze => {
                world.tell(&format!("node {one} is stopped for {ill:?}"));
                nodes.freeze(one).await?;
                sleep(ill).await;
                nodes.thaw(one).await?;
            }
            Trouble::FreezeAndKill => {
                world.tell(&format!("node {one} is stopped for {ill:?}, and node {another} is killed meanwhile"));
                nodes.freeze(one).await?;
                sleep(ill / 2).await;
                world.count_fault();
                nodes.kill(another).await?;
                nodes.start_another(another).await?;
                sleep(ill / 2).await;
                nodes.thaw(one).await?;
            }
            Trouble::Database => {
                world.tell(&format!("the database is away for {away:?}"));
                nodes.stop_database().await?;
                sleep(away).await;
                nodes.start_database().await?;
            }
            Trouble::Bus => {
                world.tell(&format!("the bus is away for {away:?}"));
                nodes.stop_bus().await?;
                sleep(away).await;
                nodes.start_bus().await?;
            }
            Trouble::Retire => {
                world.tell(&format!("node {one} is asked to end"));
                nodes.retire(one).await?;
                nodes.start_another(one).await?;
            }
            Trouble::CutDatabase | Trouble::CutBus | Trouble::CutOff => {
                let cut = chance.cut();
                let (database, bus) = (self != Trouble::CutBus, self != Trouble::CutDatabase);
                let from = match (database, bus) {
                    (true, false) => "the database",
                    (false, _) => "the bus",
                    (true, true) => "the database and the bus",
                };
                world.tell(&format!("node {one} is cut off from {from} for {ill:?} ({cut:?})"));
                nodes.around(one, move |around| around.cut(cut, database, bus)).await?;
                sleep(ill).await;
                nodes.around(one, cluster::Surroundings::mend).await?;
            }
            Trouble::Disk => {
                // Most statements fail then, but PostgreSQL goes on, until its log needs room too.
                let is_log_full = chance.dice.below(2) == 0;
                let log = if is_log_full { ", also for the database's log" } else { "" };
                world.tell(&format!("the disk is full for {away:?}{log}"));
                let until = tokio::time::Instant::now() + away;
                nodes.fill_disk().await?;
                if is_log_full {
                    nodes.use_up_log().await?;
                }
                while tokio::time::Instant::now() < until {
                    sleep(FILL_AGAIN).await;
                    nodes.fill_disk().await?;
                }
                if nodes.free_disk().await? {
                    world.tell("the database had ended, and is started again");
                }
            }
            Trouble::Clock => {
                let (reading, stays) = (chance.reading(), chance.dice.below(3) == 0);
                let how_long = if stays { "from now on".to_owned() } else { format!("for {ill:?}") };
                world.tell(&format!("the clock of node {one} is {reading:?} {how_long}"));
                nodes.set_clock(one, reading).await?;
                sleep(ill).await;
                if !stays {
                    nodes.set_clock(one, Reading::Right).await?;
                }
            }
        }
        Ok(())
    }
}
