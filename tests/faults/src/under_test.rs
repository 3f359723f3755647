//! The server under test: a process that is killed and started again on the same data.

use cluster::server::{Served, Server};
use load::Failure;
use tokio::sync::watch;

/// The server under test.
pub struct UnderTest {
    served: Served,
    running: Option<Server>,
    address: watch::Sender<Option<String>>,
}

/// Where the server can be reached. Clients wait here for a server that is down.
#[derive(Clone)]
pub struct Address(watch::Receiver<Option<String>>);

impl Address {
    /// The host and port of the server, as soon as it runs.
    pub async fn get(&self) -> Result<String, Failure> {
        let mut known = self.0.clone();
        let address = known.wait_for(Option::is_some).await?;
        Ok(address.clone().ok_or("the server has no address")?)
    }
}

impl UnderTest {
    /// Starts the program on its folder.
    pub async fn start(served: Served) -> Result<UnderTest, Failure> {
        let mut server = UnderTest { served, running: None, address: watch::Sender::new(None) };
        server.restart().await?;
        Ok(server)
    }

    /// Where it can be reached, now and after every restart.
    pub fn address(&self) -> Address {
        Address(self.address.subscribe())
    }

    /// Kills it, in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.address.send_replace(None);
        self.running = None;
    }

    /// Starts it again on the same data. It listens at another port: a client that tries to connect to a port at which
    /// nobody listens may be given that port itself.
    pub async fn restart(&mut self) -> Result<(), Failure> {
        let served = self.served.clone();
        // It answers when it has read all open tables, which takes a while; the players' connections go on meanwhile.
        let server = tokio::task::spawn_blocking(move || Server::start(&served)).await??;
        self.address.send_replace(Some(server.address.clone()));
        self.running = Some(server);
        Ok(())
    }
}
