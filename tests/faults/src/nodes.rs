//! Several nodes under test, with the database and the bus that they share.

use std::sync::{Arc, Mutex, PoisonError};

use cluster::Cluster;
use cluster::server::{Served, Server};
use load::Failure;

use crate::address::Addresses;

/// The nodes under test.
pub struct Nodes {
    cluster: Arc<Mutex<Cluster>>,
    addresses: Addresses,
    /// How many there are.
    pub count: usize,
}

impl Nodes {
    /// Starts them with their data in a folder, which is emptied.
    pub async fn start(served: Served, count: usize, addresses: Addresses) -> Result<Nodes, Failure> {
        let start = move || Cluster::start(&served.program, &served.data, count);
        let cluster = tokio::task::spawn_blocking(start).await??;
        let nodes = Nodes { cluster: Arc::new(Mutex::new(cluster)), addresses, count };
        nodes.publish();
        Ok(nodes)
    }

    /// Tells the clients which nodes run.
    fn publish(&self) {
        let cluster = self.cluster.lock().unwrap_or_else(PoisonError::into_inner);
        self.addresses.set(cluster.nodes().map(|node| node.address.clone()).collect());
    }

    /// Does something with the cluster. That may take a while; the players' connections go on meanwhile.
    async fn with<R: Send + 'static>(
        &self,
        act: impl FnOnce(&mut Cluster) -> R + Send + 'static,
    ) -> Result<R, Failure> {
        let cluster = self.cluster.clone();
        let act = move || act(&mut cluster.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(tokio::task::spawn_blocking(act).await?)
    }

    /// Kills a node, in the middle of whatever it does.
    pub async fn kill(&self, number: usize) -> Result<(), Failure> {
        self.with(move |cluster| cluster.kill(number)).await?;
        self.publish();
        Ok(())
    }

    /// Starts a node in the place of one that has ended.
    pub async fn start_another(&self, number: usize) -> Result<(), Failure> {
        self.with(move |cluster| cluster.restart(number)).await??;
        self.publish();
        Ok(())
    }

    /// Asks a node to end, and waits until it has. Its clients learn of that when their connections end.
    pub async fn retire(&self, number: usize) -> Result<(), Failure> {
        self.with(move |cluster| cluster.retire(number)).await??;
        self.publish();
        Ok(())
    }

    /// Stops the process of a node, which then knows nothing of the time that passes.
    pub async fn freeze(&self, number: usize) -> Result<(), Failure> {
        self.with(move |cluster| cluster.running(number).map_or(Ok(()), Server::freeze)).await??;
        Ok(())
    }

    /// Lets the process of a node go on.
    pub async fn thaw(&self, number: usize) -> Result<(), Failure> {
        self.with(move |cluster| cluster.running(number).map_or(Ok(()), Server::thaw)).await??;
        Ok(())
    }

    /// Ends the database at once.
    pub async fn stop_database(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.postgres.stop()).await
    }

    /// Starts the database again.
    pub async fn start_database(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.postgres.start_again()).await??;
        Ok(())
    }

    /// Ends the bus at once.
    pub async fn stop_bus(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.nats.stop()).await
    }

    /// Starts the bus again.
    pub async fn start_bus(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.nats.start_again()).await??;
        Ok(())
    }

    /// Kills all nodes.
    pub async fn kill_all(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.kill_all()).await?;
        self.publish();
        Ok(())
    }

    /// The address of the database.
    pub fn database(&self) -> String {
        self.cluster.lock().unwrap_or_else(PoisonError::into_inner).database()
    }
}
