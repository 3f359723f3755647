//! What is measured: one server, or several nodes that share PostgreSQL and NATS.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::Failure;
use crate::http::{Http, Request};
use cluster::Cluster;
use cluster::server::{Served, Server};
use store::{Fence, Postgres, SHARDS, Sqlite, Store};

/// How long nodes may take until each has its share of the tables.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is measured.
pub enum Servers {
    /// One server, and the folder of its data.
    One(Server, PathBuf),
    /// Several nodes.
    Several(Box<Cluster>),
}

/// Seconds of processor time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cpu {
    /// All nodes.
    pub nodes: f64,
    /// PostgreSQL and NATS, if there are several nodes.
    pub services: Option<[f64; 2]>,
}

impl Cpu {
    /// What was used since an earlier moment.
    #[must_use]
    pub fn since(self, before: Cpu) -> Cpu {
        let services = self.services.zip(before.services);
        let services = services.map(|(now, then)| [now[0] - then[0], now[1] - then[1]]);
        Cpu { nodes: self.nodes - before.nodes, services }
    }
}

impl Servers {
    /// Starts one server, or so many nodes. The database is waited for on a runtime of its own, so none may run here.
    pub fn start(served: &Served, nodes: Option<usize>) -> Result<Servers, String> {
        match nodes {
            None => Ok(Servers::One(Server::start(served)?, served.data.clone())),
            Some(0) => Err("there must be a node".to_owned()),
            Some(nodes) => Ok(Servers::Several(Box::new(Cluster::start(&served.program, &served.data, nodes)?))),
        }
    }

    /// Waits until each node has its share of the tables.
    pub async fn share(&self) -> Result<(), Failure> {
        let begun = Instant::now();
        while matches!(self, Servers::Several(_)) && !self.is_shared().await? {
            if begun.elapsed() > PATIENCE {
                return Err("the nodes do not share the tables".into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Whether all tables are served, and no node has more than its share.
    async fn is_shared(&self) -> Result<bool, Failure> {
        let (mut all, mut most) = (0, 0);
        let addresses = self.addresses();
        for address in &addresses {
            let request = Request { method: "GET", path: "/metrics", token: None, body: "" };
            let (_, text) = Http::connect(address).await?.ask(&request).await?;
            let count = text.lines().find_map(|line| line.strip_prefix("portolan_shards "));
            let shards: usize = count.ok_or("a node does not count its shards")?.parse()?;
            (all, most) = (all + shards, most.max(shards));
        }
        Ok(all == SHARDS && most <= SHARDS.div_ceil(addresses.len()))
    }

    /// The hosts and ports.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        match self {
            Servers::One(server, _) => vec![server.address.clone()],
            Servers::Several(cluster) => cluster.nodes().map(|node| node.address.clone()).collect(),
        }
    }

    /// The processes.
    #[must_use]
    pub fn nodes(&self) -> Box<dyn Iterator<Item = &Server> + '_> {
        match self {
            Servers::One(server, _) => Box::new(std::iter::once(server)),
            Servers::Several(cluster) => Box::new(cluster.nodes()),
        }
    }

    /// The processor time so far.
    pub fn cpu(&self) -> Result<Cpu, String> {
        match self {
            Servers::One(server, _) => Ok(Cpu { nodes: server.cpu_seconds()?, services: None }),
            Servers::Several(cluster) => {
                let nodes = cluster.nodes().map(Server::cpu_seconds).sum::<Result<f64, String>>()?;
                Ok(Cpu { nodes, services: Some(cluster.services_cpu()?) })
            }
        }
    }

    /// Kills everything but the database, in the middle of whatever it does.
    #[must_use]
    pub fn kill(self) -> Killed {
        match self {
            Servers::One(server, data) => {
                drop(server);
                Killed::One(data)
            }
            Servers::Several(mut cluster) => {
                cluster.kill_all();
                Killed::Several(cluster)
            }
        }
    }
}

/// What was measured, with its data.
pub enum Killed {
    /// The folder of one server's data.
    One(PathBuf),
    /// A cluster without nodes.
    Several(Box<Cluster>),
}

impl Killed {
    /// What was stored.
    pub fn store(&self) -> Result<Box<dyn Store>, Failure> {
        Ok(match self {
            Killed::One(data) => Box::new(Sqlite::open(data)?),
            Killed::Several(cluster) => Box::new(Postgres::open(&cluster.database(), Fence::none())?),
        })
    }
}
