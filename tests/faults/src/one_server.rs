//! One server under test: a process that is killed and started again on the same data, and whose disk is full at times.

use std::time::Duration;

use cluster::server::{Served, Server};
use load::Failure;
use services::Disk;
use table::Dice;
use tokio::sync::watch;

use crate::address::Addresses;
use crate::world::World;

/// The most moves that are acknowledged between a start of the server and its death. Lives are counted in moves and not in
/// seconds, so that a slow machine gets on as well.
const LONGEST_LIFE: u32 = 4000;
/// The most milliseconds after the last of these moves. The server is not killed just when it has answered.
const LONGEST_DEATH: u32 = 20;

/// Of so many troubles one is a full disk; the others are deaths.
const ONE_IN: u32 = 4;
/// The most milliseconds for which the disk is full.
const LONGEST_FULL: u32 = 1000;

/// The server under test.
pub struct OneServer {
    /// The program and its folder.
    pub served: Served,
    running: Option<Server>,
    addresses: Addresses,
    /// The disk of its data, if it has one of its own.
    pub disk: Option<Disk>,
}

impl OneServer {
    /// Starts the program on its folder, on a disk of so many bytes if there can be one.
    pub async fn start(served: Served, bytes: u64, addresses: Addresses) -> Result<OneServer, Failure> {
        let disk = Disk::mount(&served.data, bytes, (0, 0));
        if let Err(why) = &disk {
            println!("no disk is filled: only root can mount one for the server ({why})");
        }
        let mut server = OneServer { served, running: None, addresses, disk: disk.ok() };
        server.restart().await?;
        Ok(server)
    }

    /// Kills it, in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.addresses.set(Vec::new());
        self.running = None;
    }

    /// Starts it again on the same data. It listens at another port: a client that tries to connect to a port at which
    /// nobody listens may be given that port itself.
    pub async fn restart(&mut self) -> Result<(), Failure> {
        let served = self.served.clone();
        // It answers when it has read all open tables, which takes a while; the players' connections go on meanwhile.
        let server = tokio::task::spawn_blocking(move || Server::start(&served)).await??;
        self.addresses.set(vec![server.address.clone()]);
        self.running = Some(server);
        Ok(())
    }

    /// Kills it and starts it again, or fills its disk, until the games are done. Returns how often.
    pub async fn keep_killing(
        &mut self,
        world: &World,
        mut dice: Dice,
        mut are_done: watch::Receiver<bool>,
    ) -> Result<u32, Failure> {
        // Kinds come by chance.
        world.each_came();
        for kills in 0.. {
            let life = u64::from(dice.below(LONGEST_LIFE));
            let death = Duration::from_millis(u64::from(dice.below(LONGEST_DEATH)));
            tokio::select! {
                lived = world.more_moves(life) => lived?,
                _ = are_done.wait_for(|done| *done) => return Ok(kills),
            }
            tokio::time::sleep(death).await;
            match &self.disk {
                Some(disk) if dice.below(ONE_IN) == 0 => {
                    let full = Duration::from_millis(u64::from(dice.below(LONGEST_FULL)));
                    world.trouble("disk");
                    world.tell(&format!("the disk is full for {full:?}"));
                    disk.fill()?;
                    tokio::time::sleep(full).await;
                    disk.free()?;
                }
                _ => {
                    world.trouble("kill");
                    world.tell("the server is killed");
                    self.kill();
                    self.restart().await?;
                }
            }
        }
        Ok(0)
    }
}
