//! Several nodes on one PostgreSQL and one NATS, each a process of its own on this machine, and a small proxy in front of
//! them. Everything ends when its value is dropped.

pub mod processor;
mod proxy;
pub mod server;

use std::path::{Path, PathBuf};

use services::{Nats, Postgres};

pub use proxy::Proxy;

use crate::server::Server;

/// The name of the database.
const DATABASE: &str = "portolan";

/// Several nodes with what they share.
#[derive(Debug)]
pub struct Cluster {
    program: PathBuf,
    /// The nodes; none for one that was killed.
    nodes: Vec<Option<Server>>,
    /// The database server.
    pub postgres: Postgres,
    /// The bus.
    pub nats: Nats,
}

impl Cluster {
    /// Starts PostgreSQL, NATS and nodes of a program. Their data is in a folder, which is emptied.
    pub fn start(program: &Path, folder: &Path, nodes: usize) -> Result<Cluster, String> {
        let postgres = Postgres::start(&folder.join("postgres"))?;
        postgres.create_database(DATABASE)?;
        let nats = Nats::start(&folder.join("nats"))?;
        let mut cluster = Cluster { program: program.to_owned(), nodes: Vec::new(), postgres, nats };
        for _ in 0..nodes {
            let node = cluster.node()?;
            cluster.nodes.push(Some(node));
        }
        Ok(cluster)
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

    fn node(&self) -> Result<Server, String> {
        Server::with_store(&self.program, &["--store", &self.database(), "--bus", &self.nats.url()])
    }

    /// The nodes that run.
    pub fn nodes(&self) -> impl Iterator<Item = &Server> {
        self.nodes.iter().flatten()
    }

    /// A node, if it runs.
    #[must_use]
    pub fn running(&self, number: usize) -> Option<&Server> {
        self.nodes.get(number)?.as_ref()
    }

    /// Kills a node, in the middle of whatever it does.
    pub fn kill(&mut self, number: usize) {
        self.nodes[number] = None;
    }

    /// Kills all nodes.
    pub fn kill_all(&mut self) {
        self.nodes.fill_with(|| None);
    }

    /// Starts a node in the place of one that was killed. It has an address of its own.
    pub fn restart(&mut self, number: usize) -> Result<(), String> {
        self.nodes[number] = Some(self.node()?);
        Ok(())
    }

    /// Asks a node to end, and waits until it has: it gives its tables to the others first.
    pub fn retire(&mut self, number: usize) -> Result<(), String> {
        self.nodes[number].take().map_or(Ok(()), Server::stop)
    }
}
