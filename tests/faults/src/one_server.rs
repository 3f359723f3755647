//! One server under test: a process that is killed and started again on the same data.

use std::time::Duration;

use cluster::server::{Served, Server};
use load::Failure;
use table::Dice;
use tokio::sync::watch;

use crate::address::Addresses;
use crate::world::World;

/// The most moves that are acknowledged between a start of the server and its death. Lives are counted in moves and not in
/// seconds, so that a slow machine gets on as well.
const LONGEST_LIFE: u32 = 4000;
/// The most milliseconds after the last of these moves. The server is not killed just when it has answered.
const LONGEST_DEATH: u32 = 20;

/// The server under test.
pub struct OneServer {
    served: Served,
    running: Option<Server>,
    addresses: Addresses,
}

impl OneServer {
    /// Starts the program on its folder.
    pub async fn start(served: Served, addresses: Addresses) -> Result<OneServer, Failure> {
        let mut server = OneServer { served, running: None, addresses };
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

    /// Kills it and starts it again, until the games are done. Returns how often.
    pub async fn keep_killing(
        &mut self,
        world: &World,
        mut dice: Dice,
        mut are_done: watch::Receiver<bool>,
    ) -> Result<u32, Failure> {
        // There is one kind.
        world.each_came();
        for kills in 0.. {
            let life = u64::from(dice.below(LONGEST_LIFE));
            let death = Duration::from_millis(u64::from(dice.below(LONGEST_DEATH)));
            tokio::select! {
                lived = world.more_moves(life) => lived?,
                _ = are_done.wait_for(|done| *done) => return Ok(kills),
            }
            tokio::time::sleep(death).await;
            world.trouble("kill");
            self.kill();
            self.restart().await?;
        }
        Ok(0)
    }
}
