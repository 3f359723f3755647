//! Several nodes on one PostgreSQL and one NATS, each a process of its own on this machine, and a small proxy in front of
//! them. Everything ends when its value is dropped.

pub mod clock;
mod place;
pub mod processor;
mod proxy;
pub mod server;
mod watcher;
pub mod wire;

use std::path::{Path, PathBuf};

use services::{Nats, Postgres};

pub use place::Surroundings;
pub use proxy::Proxy;

use crate::place::Place;
use crate::server::Server;

/// The name of the database.
const DATABASE: &str = "portolan";

/// Several nodes with what they share.
#[derive(Debug)]
pub struct Cluster {
    program: PathBuf,
    folder: PathBuf,
    places: Vec<Place>,
    /// The database server.
    pub postgres: Postgres,
    /// The bus.
    pub nats: Nats,
}

impl Cluster {
    /// Starts PostgreSQL, NATS and nodes of a program. Their data is in a folder, which is emptied.
    pub fn start(program: &Path, folder: &Path, nodes: usize) -> Result<Cluster, String> {
        let postgres = Postgres::start(&folder.join("postgres"))?;
        let mut cluster = Cluster::with(postgres, program, folder)?;
        cluster.places.resize_with(nodes, Place::default);
        cluster.start_all()?;
        Ok(cluster)
    }

    /// The same, to be broken: each node has wires and a clock of its own, and the database has a disk of so many bytes, if
    /// there can be one; otherwise the reason is returned too. What nodes print goes to files in the folder.
    pub fn start_fragile(
        program: &Path,
        folder: &Path,
        nodes: usize,
        disk: u64,
    ) -> Result<(Cluster, Option<String>), String> {
        let (postgres, why_no_disk) = Postgres::start_on_disk(&folder.join("postgres"), disk)?;
        let mut cluster = Cluster::with(postgres, program, folder)?;
        for number in 0..nodes {
            let around = Surroundings::new(&cluster.postgres, &cluster.nats, folder, number)?;
            cluster.places.push(Place { around: Some(around), ..Place::default() });
        }
        cluster.start_all()?;
        Ok((cluster, why_no_disk))
    }

    fn with(postgres: Postgres, program: &Path, folder: &Path) -> Result<Cluster, String> {
        postgres.create_database(DATABASE)?;
        let nats = Nats::start(&folder.join("nats"))?;
        let (program, folder) = (program.to_owned(), folder.to_owned());
        Ok(Cluster { program, folder, places: Vec::new(), postgres, nats })
    }

    fn start_all(&mut self) -> Result<(), String> {
        (0..self.places.len()).try_for_each(|number| self.restart(number))
    }

    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> String {
        self.postgres.url(DATABASE)
    }

    /// The processor time of PostgreSQL and of NATS, in seconds.
    pub fn services_cpu(&self) -> Result<[f64; 2], String> {
        let seconds = |pid: Option<u32>| pid.map_or(Ok(0.0), processor::seconds_with_children);
        Ok([seconds(self.postgres.pid())?, seconds(self.nats.pid())?])
    }

    /// The nodes that run.
    pub fn nodes(&self) -> impl Iterator<Item = &Server> {
        self.places.iter().filter_map(|place| place.server.as_ref())
    }

    /// A node, if it runs.
    #[must_use]
    pub fn running(&self, number: usize) -> Option<&Server> {
        self.places.get(number)?.server.as_ref()
    }

    /// What can be broken around a node, also while it does not run.
    #[must_use]
    pub fn around(&self, number: usize) -> Option<&Surroundings> {
        self.places.get(number)?.around.as_ref()
    }

    /// Which node serves a shard, as the database says: for messages.
    #[must_use]
    pub fn who_serves(&self, shard: u8) -> String {
        let query = format!("SELECT node FROM shards WHERE shard = {shard} AND node IS NOT NULL");
        match self.postgres.numbers(DATABASE, &query).as_deref() {
            Err(bad) => format!("the database does not say which node serves it: {bad}"),
            Ok([id]) => match self.places.iter().position(|place| place.ids.contains(id)) {
                Some(number) if self.places[number].ids.last() == Some(id) => format!("node {number} serves it"),
                Some(number) => format!("a node that has ended, once node {number}, serves it"),
                None => format!("a node with the id {id} serves it"),
            },
            Ok(_) => "no node serves it".to_owned(),
        }
    }

    /// Kills a node, in the middle of whatever it does.
    pub fn kill(&mut self, number: usize) {
        self.places[number].server = None;
    }

    /// Kills all nodes.
    pub fn kill_all(&mut self) {
        self.places.iter_mut().for_each(|place| place.server = None);
    }

    /// Starts a node in the place of one that was killed. It has an address of its own.
    pub fn restart(&mut self, number: usize) -> Result<(), String> {
        let log = self.folder.join(format!("node-{number}.log"));
        self.places[number].start(&self.program, &log, &self.postgres, &self.nats)?;
        if self.places[number].around.is_some() {
            // Nodes start one at a time, so the id that is new is this one's. If the database is away, nobody needs it.
            let ids = self.postgres.numbers(DATABASE, "SELECT id FROM nodes").unwrap_or_default();
            let new = ids.into_iter().find(|id| self.places.iter().all(|place| !place.ids.contains(id)));
            self.places[number].ids.extend(new);
        }
        Ok(())
    }

    /// Asks a node to end, and waits until it has: it gives its tables to the others first.
    pub fn retire(&mut self, number: usize) -> Result<(), String> {
        self.places[number].server.take().map_or(Ok(()), Server::stop)
    }
}
