//! What is under test: one server, or several nodes.

use cluster::server::Served;
use load::Failure;
use protocol::TableId;
use store::{Fence, Postgres, Sqlite, Store};
use tokio::sync::watch;

use crate::address::Addresses;
use crate::nodes::Nodes;
use crate::one_server::OneServer;
use crate::trouble::{Chance, Trouble};
use crate::troubling::keep_troubling;
use crate::world::World;

/// What is under test.
pub enum UnderTest {
    /// One server.
    One(Box<OneServer>),
    /// Several nodes.
    Several(Nodes),
}

impl UnderTest {
    /// Starts one server, or so many nodes, with a disk of so many bytes.
    pub async fn start(served: &Served, nodes: u8, disk: u64, addresses: Addresses) -> Result<UnderTest, Failure> {
        Ok(match nodes {
            1 => UnderTest::One(Box::new(OneServer::start(served.clone(), disk, addresses).await?)),
            count => UnderTest::Several(Nodes::start(served.clone(), count.into(), disk, addresses).await?),
        })
    }

    /// Kills servers and does more to them, until the games are done. Then everything runs. Returns how often.
    pub async fn keep_disturbing(
        &mut self,
        world: &World,
        kinds: &[Trouble],
        chance: Chance,
        are_done: watch::Receiver<bool>,
    ) -> Result<u32, Failure> {
        match self {
            UnderTest::One(server) => server.keep_killing(world, chance.dice, are_done).await,
            UnderTest::Several(nodes) => keep_troubling(nodes, world, kinds, chance, are_done).await,
        }
    }

    /// Kills everything that is in memory, and starts again with what is stored.
    pub async fn start_afresh(&mut self) -> Result<(), Failure> {
        self.kill().await?;
        match self {
            UnderTest::One(server) => server.restart().await?,
            UnderTest::Several(nodes) => {
                for number in 0..nodes.count {
                    nodes.start_another(number).await?;
                }
            }
        }
        Ok(())
    }

    /// Kills all servers. What they have stored stays.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        match self {
            UnderTest::One(server) => server.kill(),
            UnderTest::Several(nodes) => nodes.kill_all().await?,
        }
        Ok(())
    }

    /// Whether there is a disk that can be filled.
    pub fn has_disk(&self) -> bool {
        match self {
            UnderTest::One(server) => server.disk.is_some(),
            UnderTest::Several(nodes) => nodes.has_disk,
        }
    }

    /// Which node serves a table: for messages.
    pub async fn who_serves(&self, table: TableId) -> String {
        match self {
            UnderTest::One(..) => "one server serves all tables".to_owned(),
            UnderTest::Several(nodes) => nodes.who_serves(table).await,
        }
    }

    /// What was stored. The database is asked on a runtime of its own, so none may run here.
    pub fn store(&self) -> Result<Box<dyn Store>, Failure> {
        Ok(match self {
            UnderTest::One(server) => Box::new(Sqlite::open(&server.served.data)?),
            UnderTest::Several(nodes) => Box::new(Postgres::open(&nodes.database(), Fence::none())?),
        })
    }
}
