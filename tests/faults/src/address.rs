//! Where servers can be reached.

use std::sync::{Arc, Mutex, PoisonError};

use load::Failure;
use table::Dice;
use tokio::sync::watch;

/// Sets where servers can be reached.
pub struct Addresses(watch::Sender<Vec<String>>);

/// Where a server can be reached. Clients wait here while all are down.
#[derive(Clone)]
pub struct Address {
    known: watch::Receiver<Vec<String>>,
    dice: Arc<Mutex<Dice>>,
}

impl Addresses {
    /// No address yet. Whoever asks gets one that the dice choose.
    pub fn new(dice: Dice) -> (Addresses, Address) {
        let (sender, known) = watch::channel(Vec::new());
        (Addresses(sender), Address { known, dice: Arc::new(Mutex::new(dice)) })
    }

    /// Sets the hosts and ports.
    pub fn set(&self, addresses: Vec<String>) {
        self.0.send_replace(addresses);
    }
}

impl Address {
    /// The host and port of a server, as soon as one runs.
    pub async fn get(&self) -> Result<String, Failure> {
        let mut known = self.known.clone();
        let addresses = known.wait_for(|addresses| !addresses.is_empty()).await?;
        let chosen = self.dice.lock().unwrap_or_else(PoisonError::into_inner).below(addresses.len() as u32);
        Ok(addresses[chosen as usize].clone())
    }
}
