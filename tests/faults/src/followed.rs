//! The game as a player knows it: a view, followed by the changes that the server tells.

use protocol::patch;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Seat, Seats};

/// The asker's view, as the server sends it.
#[derive(Deserialize)]
pub struct View {
    /// The version of the table.
    pub version: u64,
    view: Parts,
    awaited: Seats,
    over: bool,
}

#[derive(Deserialize)]
struct Parts {
    open: Value,
    own: Value,
}

/// What happened in one row, and what it changed.
#[derive(Deserialize)]
pub struct News {
    version: u64,
    awaited: Seats,
    open: Option<Value>,
    own: Option<Value>,
}

/// The game as a player knows it.
pub struct Followed {
    /// The version of the table.
    pub version: u64,
    /// What everybody sees.
    pub open: Value,
    /// What only this player sees.
    pub own: Value,
    /// The seats that must act.
    pub awaited: Seats,
    /// A view of a later version. When the news have led there, it must be what is known.
    pub expected: Option<Box<View>>,
    /// The version that the table has at least. Changes up to it may be unknown.
    least: u64,
}

/// A view or a change that cannot be.
pub type Wrong = String;

impl Followed {
    /// Begins with a view.
    pub fn begin(view: View) -> Result<Followed, Wrong> {
        if view.over != view.awaited.is_empty() {
            return Err(format!("version {}: over is {}, awaited are {:?}", view.version, view.over, view.awaited));
        }
        let View { version, view: Parts { open, own }, awaited, .. } = view;
        Ok(Followed { version, open, own, awaited, expected: None, least: version })
    }

    /// Whether the view must be read before anything else.
    pub fn is_behind(&self) -> bool {
        self.least > self.version
    }

    /// The table has this version, and its changes are not told. What was expected may be too old.
    pub fn fall_behind(&mut self, version: u64) {
        self.least = self.least.max(version);
        if self.is_behind() {
            self.expected = None;
        }
    }

    /// The player reads the view, having known a version when it asked. `follows` says whether news come that will lead to
    /// a later version.
    pub fn read(&mut self, view: View, known: u64, follows: bool) -> Result<(), Wrong> {
        if view.version < known {
            return Err(format!("the view is of version {}, after {known} was told", view.version));
        }
        if view.version == self.version {
            return self.compare(&view);
        }
        if view.version > self.version {
            if follows && !self.is_behind() {
                self.expected = Some(Box::new(view));
            } else {
                self.begin_again(view)?;
            }
        }
        Ok(())
    }

    /// No news come any more: what was expected is known now.
    pub fn stop_following(&mut self) -> Result<(), Wrong> {
        match self.expected.take() {
            Some(view) => self.begin_again(*view),
            None => Ok(()),
        }
    }

    fn begin_again(&mut self, view: View) -> Result<(), Wrong> {
        let least = self.least.max(view.version);
        *self = Followed { least, ..Followed::begin(view)? };
        Ok(())
    }

    fn compare(&self, view: &View) -> Result<(), Wrong> {
        if self.open == view.view.open && self.own == view.view.own && self.awaited == view.awaited {
            return Ok(());
        }
        let (known, read) = (json!([self.open, self.own]), json!([view.view.open, view.view.own]));
        Err(format!("version {}: known {known} {:?}, read {read} {:?}", view.version, self.awaited, view.awaited))
    }

    /// The first message after the player began to watch: the version of the table then.
    pub fn began_to_watch(&mut self, version: u64) -> Result<(), Wrong> {
        // What happened before is told without its changes.
        self.fall_behind(version);
        let told = self.version;
        if version < told { Err(format!("the table is at version {version}, after {told} was told")) } else { Ok(()) }
    }

    /// Something happened.
    pub fn hear(&mut self, news: News) -> Result<(), Wrong> {
        if self.is_behind() {
            self.fall_behind(news.version);
        }
        if self.is_behind() || news.version <= self.version {
            return Ok(());
        }
        if news.version != self.version + 1 {
            return Err(format!("version {} was told after version {}", news.version, self.version));
        }
        (self.version, self.least) = (news.version, news.version);
        self.awaited = news.awaited;
        if let Some(own) = news.own {
            self.own = own;
        }
        if let Some(change) = news.open {
            patch::apply(&mut self.open, &change).map_err(|bad| format!("version {}: {bad}", self.version))?;
        }
        match self.expected.take_if(|view| view.version <= news.version) {
            Some(view) => self.compare(&view),
            None => Ok(()),
        }
    }

    /// The view as the engine writes it.
    pub fn text(&self, seat: Seat) -> String {
        json!({ "seat": seat, "open": self.open, "own": self.own }).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(version: u64, turn: u64) -> View {
        let view = json!({ "version": version, "view": { "open": { "turn": turn }, "own": null }, "awaited": [0], "over": false });
        serde_json::from_value(view).expect("a view")
    }

    fn news(version: u64, turn: u64) -> News {
        let news = json!({ "version": version, "events": [], "awaited": [0], "open": { "turn": [turn] } });
        serde_json::from_value(news).expect("news")
    }

    #[test]
    fn a_view_must_be_what_the_news_lead_to() {
        let mut game = Followed::begin(view(5, 1)).expect("it begins");
        assert_eq!(game.read(view(7, 3), 5, true), Ok(()));
        assert_eq!((game.hear(news(6, 2)), game.hear(news(7, 3)), game.version), (Ok(()), Ok(()), 7));
        assert!(game.expected.is_none());
        assert_eq!(game.read(view(8, 9), 7, true), Ok(()));
        assert!(game.hear(news(8, 4)).is_err(), "the view said 9");
        assert!(game.read(view(8, 5), 8, true).is_err(), "the news said 4");
        assert!(game.read(view(7, 3), 8, true).is_err(), "8 was told before");
    }

    #[test]
    fn news_without_changes_are_made_good_by_the_view() {
        let mut game = Followed::begin(view(5, 1)).expect("it begins");
        assert!(game.hear(news(7, 2)).is_err(), "6 is missing");
        assert_eq!(game.began_to_watch(8), Ok(()));
        // This comes before the view that was asked for, and cannot be applied.
        assert_eq!((game.hear(news(9, 4)), game.is_behind()), (Ok(()), true));
        assert_eq!((game.read(view(8, 3), 5, true), game.is_behind()), (Ok(()), true));
        assert_eq!((game.read(view(9, 4), 8, true), game.is_behind()), (Ok(()), false));
        assert_eq!((game.hear(news(10, 5)), game.version), (Ok(()), 10));
        assert!(game.began_to_watch(9).is_err(), "10 was told before");
    }
}
