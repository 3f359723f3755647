//! A move on its way to the server: sent, stored, or refused.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use page_kit::json::list;
use page_kit::store;
use wasm_bindgen::JsValue;

use crate::api::{Trouble, pause, post};

/// Where the last move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sent {
    /// No move was sent since the table was opened, or the last one was refused.
    Nothing,
    /// It is on its way.
    Sending,
    /// The server could not be reached. It is sent again until there is an answer.
    Delayed,
    /// It is stored: from now on nothing can lose it.
    Stored,
}

/// How long the page says that a move is stored.
const REASSURING: Duration = Duration::from_secs(6);

/// The last move of this page.
#[derive(Clone, Copy)]
pub struct Sending {
    state: RwSignal<Sent>,
    /// How many were sent.
    count: StoredValue<u32>,
}

impl Default for Sending {
    fn default() -> Sending {
        Sending { state: RwSignal::new(Sent::Nothing), count: StoredValue::new(0) }
    }
}

impl Sending {
    /// Where the last move is. Follows changes.
    pub fn state(self) -> Sent {
        self.state.get()
    }

    /// Sends the moves of a seat until there is an answer, unless others are still on their way. `version` is the version of
    /// the game in which they are made. `answered` gets why they are refused, if they are.
    pub fn send(self, table: &str, moves: &[String], version: u64, answered: Box<dyn FnOnce(Result<(), Trouble>)>) {
        if self.is_busy() {
            return;
        }
        self.state.set(Sent::Sending);
        self.count.update_value(|count| *count += 1);
        let number = self.count.get_value();
        let path = format!("tables/{table}/moves");
        let moves = list(moves.iter().map(|text| JsValue::from_str(text)));
        let key = format!("{}{}", store::new_id(), store::new_id());
        let body = [("moves", moves), ("version", (version as f64).into()), ("key", JsValue::from_str(&key))];
        spawn_local(async move {
            let stored = loop {
                match post(&path, &body).await {
                    // With the same key, the move is made once, however often it is sent.
                    Err(Trouble::Unreachable) => {
                        let is_gone = self.state.try_set(Sent::Delayed).is_some();
                        if is_gone {
                            return;
                        }
                        pause().await;
                    }
                    stored => break stored.map(drop),
                }
            };
            self.state.try_set(if stored.is_ok() { Sent::Stored } else { Sent::Nothing });
            set_timeout(move || self.forget(number), REASSURING);
            answered(stored);
        });
    }

    /// Nobody wonders any more whether this move is stored.
    fn forget(self, number: u32) {
        if self.count.try_get_value() == Some(number) && self.state.try_get_untracked() == Some(Sent::Stored) {
            self.state.set(Sent::Nothing);
        }
    }

    /// Whether a move is on its way. Does not follow changes.
    pub fn is_busy(self) -> bool {
        matches!(self.state.get_untracked(), Sent::Sending | Sent::Delayed)
    }
}
