//! Score pads: a game played on paper, as somebody enters it, bit by bit.
//!
//! What a game is worth is the rules' to say (`cartographers::paper` and its siblings); they want all of it. A [`Pad`] holds
//! as much as there is, says what is missing, and has a text form in which it is kept, sent as a link and saved as a
//! file.
//!
//! # The text form, version 1
//! Lines, each a word and what belongs to it. The first names the version and the game:
//!
//! ```text
//! portolan-paper 1 cartographers        portolan-paper 1 misterra      portolan-paper 1 morgan
//! side wilderness                       island 2.J2.mLL…              player Anna
//! edicts treetower - - borderlands      master no                      doubloons 3
//! player Anna                           otoma                          treasures silver-teapot gold-idol
//! season 3F11.M… shapes 2               player Anna                    player Ben
//! season 4 7 2 1                        parchment 5J20.                doubloons 12
//! now 3F2W… 3                           presumptions 3 18              counted 0 0 2 0 1 0 worth 31
//! player Ben                            claims c4
//! now 14.M… 0
//! ```
//!
//! - A map is read row by row, in the letters of the rules (`Land::rows`, `Island::rows`, `Parchment::rows`); a number
//!   before a letter says how often it stands there.
//! - `edicts`: the scoring cards under A to D, `-` where none is chosen yet.
//! - `season`: one that was written down, spring first: its map with the coins for shapes (`shapes`) or all that are
//!   filled (`filled`), or else its four boxes: both edicts, coins, monsters. `now`: the map that is being entered, with the
//!   coins for shapes.
//! - `otoma`: her markers, in a game of one player; `claims`: a player's.
//! - `counted`: how many of each set, in the order of `Set::ALL`, and what they are worth together.
//! - A name is whatever follows `player`; it may be missing.
//!
//! ```
//! use pad::Pad;
//!
//! let mut pad = Pad::blank("morgan").expect("a game");
//! pad.rename(0, "Anna");
//! let text = pad.to_string();
//! assert!(text.starts_with("portolan-paper 1 morgan\nplayer Anna\ndoubloons 0\ntreasures\n"));
//! assert_eq!(Pad::read(&text), Ok(pad));
//! assert_eq!(Pad::read("portolan-paper 1 morgan\nplayer Anna\ndoubloons many\n").map_err(|bad| bad.line), Err(3));
//! ```

mod cartographers;
mod marks;
mod misterra;
mod morgan;
mod text;

use std::fmt;

use table::{Game, Phrase, ScoreSheet};

pub use crate::cartographers::{CartographersPad, Sheet};
pub use crate::misterra::MisterraPad;
pub use crate::morgan::{MorganPad, count_instead, name_instead};
pub use crate::text::BadText;

use crate::text::Lines;

/// The version of the text form.
const VERSION: &str = "1";

/// A longer name would not fit on a score sheet.
pub const LONGEST_NAME: usize = 40;

/// A game as it was entered so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Pad {
    /// Cartographers.
    Cartographers(CartographersPad),
    /// Maps of Misterra.
    Misterra(MisterraPad),
    /// Morgan's Magic Map.
    Morgan(MorganPad),
}

/// A player, and what lies before the player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entry<T> {
    /// The name; it may be missing.
    pub name: String,
    /// What was entered.
    pub has: T,
}

/// What a game comes to, as far as it was entered.
#[derive(Clone, PartialEq, Debug)]
pub struct Reckoned {
    /// Each player's points so far, explained, or what stands in the way of counting them; in seat order.
    pub sheets: Vec<Result<ScoreSheet, Phrase>>,
    /// Everybody's rank, once everything is there, or else what is missing.
    pub ranks: Result<Vec<u16>, Phrase>,
}

/// Does something with the players of whichever game it is.
macro_rules! with_players {
    ($pad:expr, $players:ident => $what:expr) => {
        match $pad {
            Pad::Cartographers(CartographersPad { players: $players, .. }) => $what,
            Pad::Misterra(MisterraPad { players: $players, .. }) => $what,
            Pad::Morgan(MorganPad { players: $players }) => $what,
        }
    };
}

impl Pad {
    /// A pad on which nothing is written, for as few players as the game is for; none if there is no such game.
    #[must_use]
    pub fn blank(game: &str) -> Option<Pad> {
        let mut pad = match game {
            ::cartographers::Cartographers::NAME => Pad::Cartographers(CartographersPad::default()),
            ::misterra::Misterra::NAME => Pad::Misterra(MisterraPad::default()),
            ::morgan::Morgan::NAME => Pad::Morgan(MorganPad::default()),
            _ => return None,
        };
        (0..pad.seats().0).for_each(|_| pad.add_player());
        Some(pad)
    }

    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        match self {
            Pad::Cartographers(_) => ::cartographers::Cartographers::NAME,
            Pad::Misterra(_) => ::misterra::Misterra::NAME,
            Pad::Morgan(_) => ::morgan::Morgan::NAME,
        }
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn seats(&self) -> (usize, usize) {
        let (fewest, most) = match self {
            Pad::Cartographers(_) => ::cartographers::Cartographers::SEATS,
            Pad::Misterra(_) => ::misterra::Misterra::SEATS,
            Pad::Morgan(_) => ::morgan::Morgan::SEATS,
        };
        (fewest.into(), most.into())
    }

    /// How many players there are.
    #[must_use]
    pub fn players(&self) -> usize {
        with_players!(self, players => players.len())
    }

    /// A player's name; empty if it is missing.
    #[must_use]
    pub fn name(&self, player: usize) -> &str {
        with_players!(self, players => players.get(player).map_or("", |entry| &entry.name))
    }

    /// Gives a player a name, as far as it can be written down.
    pub fn rename(&mut self, player: usize, name: &str) {
        let name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        with_players!(self, players => if let Some(entry) = players.get_mut(player) {
            entry.name = name;
        });
    }

    /// Adds a player, if there is room for one.
    pub fn add_player(&mut self) {
        if self.players() >= self.seats().1 {
            return;
        }
        match self {
            Pad::Cartographers(pad) => pad.players.push(Entry { name: String::new(), has: Sheet::blank(pad.side) }),
            Pad::Misterra(pad) => pad.players.push(Entry::default()),
            Pad::Morgan(pad) => pad.players.push(Entry::default()),
        }
    }

    /// Takes a player away, unless there are as few as the game is for.
    pub fn remove_player(&mut self, player: usize) {
        if self.players() > self.seats().0 && player < self.players() {
            with_players!(self, players => { players.remove(player); });
        }
    }

    /// What it comes to so far.
    #[must_use]
    pub fn reckoned(&self) -> Reckoned {
        match self {
            Pad::Cartographers(pad) => pad.reckoned(),
            Pad::Misterra(pad) => pad.reckoned(),
            Pad::Morgan(pad) => pad.reckoned(),
        }
    }

    /// Reads the text form.
    pub fn read(text: &str) -> Result<Pad, BadText> {
        let mut lines = Lines::new(text);
        let game = lines.heading(VERSION)?;
        let pad = match game {
            ::cartographers::Cartographers::NAME => Pad::Cartographers(CartographersPad::read(&mut lines)?),
            ::misterra::Misterra::NAME => Pad::Misterra(MisterraPad::read(&mut lines)?),
            ::morgan::Morgan::NAME => Pad::Morgan(MorganPad::read(&mut lines)?),
            _ => return Err(lines.bad(Phrase::new("study-paper-text-game").with("game", game))),
        };
        lines.end()?;
        Ok(pad)
    }
}

/// The text form.
impl fmt::Display for Pad {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(to, "{} {VERSION} {}", text::HEADING, self.game())?;
        match self {
            Pad::Cartographers(pad) => pad.write(to),
            Pad::Misterra(pad) => pad.write(to),
            Pad::Morgan(pad) => pad.write(to),
        }
    }
}
