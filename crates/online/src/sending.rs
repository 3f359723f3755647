//! A move on its way to the server: sent, stored, or refused.

use leptos::prelude::*;

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

/// The last move of this page.
#[derive(Clone, Copy)]
pub struct Sending(RwSignal<Sent>);

impl Default for Sending {
    fn default() -> Sending {
        Sending(RwSignal::new(Sent::Nothing))
    }
}

impl Sending {
    /// Where the last move is. Follows changes.
    pub fn state(self) -> Sent {
        self.0.get()
    }

    /// Begins to send a move. Returns false if another one is still on its way.
    pub fn begin(self) -> bool {
        let is_busy = self.is_busy();
        if !is_busy {
            self.0.set(Sent::Sending);
        }
        !is_busy
    }

    /// Whether a move is on its way. Does not follow changes.
    pub fn is_busy(self) -> bool {
        matches!(self.0.get_untracked(), Sent::Sending | Sent::Delayed)
    }

    /// The server could not be reached. Returns false if the screen is gone.
    pub fn is_delayed(self) -> bool {
        self.0.try_set(Sent::Delayed).is_none()
    }

    /// The move is stored.
    pub fn stored(self) {
        let _ = self.0.try_set(Sent::Stored);
    }

    /// The move was refused.
    pub fn refused(self) {
        let _ = self.0.try_set(Sent::Nothing);
    }
}
