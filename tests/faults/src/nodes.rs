//! Several nodes under test, with the database and the bus that they share.

use std::sync::{Arc, Mutex, PoisonError};

use cluster::clock::Reading;
use cluster::server::{Served, Server};
use cluster::{Cluster, Surroundings};
use load::Failure;
use protocol::TableId;
use services::Disk;
use store::Shard;

use crate::address::Addresses;

/// The nodes under test.
pub struct Nodes {
    cluster: Arc<Mutex<Cluster>>,
    addresses: Addresses,
    /// How many there are.
    pub count: usize,
    /// Whether the database has a disk that can be filled.
    pub has_disk: bool,
}

impl Nodes {
    /// Starts them with their data in a folder, which is emptied, and so many bytes for the database.
    pub async fn start(served: Served, count: usize, disk: u64, addresses: Addresses) -> Result<Nodes, Failure> {
        let start = move || Cluster::start_fragile(&served.program, &served.data, count, disk);
        let (cluster, why_no_disk) = tokio::task::spawn_blocking(start).await??;
        if let Some(why) = &why_no_disk {
            println!("no disk is filled: only root can mount one for PostgreSQL ({why})");
        }
        let has_disk = why_no_disk.is_none();
        let nodes = Nodes { cluster: Arc::new(Mutex::new(cluster)), addresses, count, has_disk };
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

    /// Does something to what is around a node.
    pub async fn around(&self, number: usize, act: impl FnOnce(&Surroundings) + Send + 'static) -> Result<(), Failure> {
        self.with(move |cluster| cluster.around(number).map(act)).await?;
        Ok(())
    }

    /// Changes what the wall clock of a node shows.
    pub async fn set_clock(&self, number: usize, reading: Reading) -> Result<(), Failure> {
        let set =
            move |cluster: &mut Cluster| cluster.around(number).map_or(Ok(()), |around| around.clock.set(reading));
        self.with(set).await??;
        Ok(())
    }

    /// Fills the disk of the database, if it has one.
    pub async fn fill_disk(&self) -> Result<(), Failure> {
        self.with(|cluster| cluster.postgres.disk().map_or(Ok(()), Disk::fill)).await??;
        Ok(())
    }

    /// Lets the log of the database find no room on a full disk.
    pub async fn use_up_log(&self) -> Result<(), Failure> {
        // If there was room, the disk is full all the same.
        self.with(|cluster| cluster.postgres.use_up_log()).await?;
        Ok(())
    }

    /// Frees the disk of the database, and starts the database again if it has ended. Returns whether it had.
    pub async fn free_disk(&self) -> Result<bool, Failure> {
        let free = |cluster: &mut Cluster| {
            cluster.postgres.disk().map_or(Ok(()), Disk::free)?;
            cluster.postgres.revive()
        };
        Ok(self.with(free).await??)
    }

    /// Which node serves a table, as the database says: for messages.
    pub async fn who_serves(&self, table: TableId) -> String {
        let served = self.with(move |cluster| cluster.who_serves(Shard::of(table).0)).await;
        served.unwrap_or_else(|bad| bad.to_string())
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
