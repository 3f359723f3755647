//! Score pads: a game played on paper, as somebody enters it, step by step.
//!
//! The rules score only a complete game. A [`Pad`] holds the entries so far, says what is missing, and has a text form
//! for saving, for links and for files.
//!
//! A game defines a type that implements [`ScorePad`] and names it in [`Padded`]. A [`Pad`] holds the pad of any game,
//! so that code for all games needs no type parameter. A game gets its own type back with [`Pad::of`].
//!
//! # The text form, version 1
//! Each line is a word and its values. The first line names the version and the game; each game describes its own
//! lines:
//!
//! ```text
//! portolan-paper 1 GAME
//! the game's lines about the table
//! player Anna
//! the game's lines about Anna
//! player Ben
//! the game's lines about Ben
//! ```
//!
//! - A map is written row by row, in the letters of the rules; a number before a letter repeats it ([`marks`]).
//! - A name is whatever follows `player`; it may be missing.

pub mod marks;
pub mod text;

use std::any::Any;
use std::fmt;

use table::{Game, Phrase, ScoreSheet};

pub use crate::text::BadText;

use crate::text::Lines;

/// The version of the text form.
const VERSION: &str = "1";

/// The longest name that fits on a score sheet, in characters.
pub const LONGEST_NAME: usize = 40;

/// A game that can be scored on paper.
pub trait Padded: Game {
    /// Its pad.
    type Pad: ScorePad;
}

/// The pad of one game.
pub trait ScorePad: Clone + PartialEq + fmt::Debug + Default + Send + Sync + 'static {
    /// The entries of a player.
    type Has;

    /// The players.
    fn players(&self) -> &Vec<Entry<Self::Has>>;

    /// The players, mutable.
    fn players_mut(&mut self) -> &mut Vec<Entry<Self::Has>>;

    /// The entries of a new player.
    fn nothing_yet(&self) -> Self::Has;

    /// The points so far.
    fn scores(&self) -> PadScores;

    /// Writes all lines after the first.
    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads all lines after the first. `most` is the maximum number of players.
    fn read(lines: &mut Lines<'_>, most: usize) -> Result<Self, BadText>;
}

/// A player and their entries.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entry<T> {
    /// The name; it may be missing.
    pub name: String,
    /// The entries.
    pub has: T,
}

/// The points of a game, as far as it was entered.
#[derive(Clone, PartialEq, Debug)]
pub struct PadScores {
    /// Each player's points so far, explained, or why they cannot be counted; in seat order.
    pub sheets: Vec<Result<ScoreSheet, Phrase>>,
    /// Everybody's rank once the entries are complete, or else what is missing.
    pub ranks: Result<Vec<u16>, Phrase>,
}

/// The pad of any game, with the entries so far.
pub struct Pad(Box<dyn AnyPad>);

/// The methods of every pad, without a type parameter.
trait AnyPad: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> (usize, usize);
    fn players(&self) -> usize;
    fn name(&self, player: usize) -> &str;
    fn rename(&mut self, player: usize, name: String);
    fn add_player(&mut self);
    fn remove_player(&mut self, player: usize);
    fn scores(&self) -> PadScores;
    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result;
    fn debug(&self) -> &dyn fmt::Debug;
    fn cloned(&self) -> Box<dyn AnyPad>;
    fn equals(&self, other: &dyn AnyPad) -> bool;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// The pad of a game, with the game's type.
struct Of<G: Padded>(G::Pad);

impl<G: Padded> AnyPad for Of<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> (usize, usize) {
        (G::SEATS.0.into(), G::SEATS.1.into())
    }

    fn players(&self) -> usize {
        self.0.players().len()
    }

    fn name(&self, player: usize) -> &str {
        self.0.players().get(player).map_or("", |entry| &entry.name)
    }

    fn rename(&mut self, player: usize, name: String) {
        if let Some(entry) = self.0.players_mut().get_mut(player) {
            entry.name = name;
        }
    }

    fn add_player(&mut self) {
        let has = self.0.nothing_yet();
        self.0.players_mut().push(Entry { name: String::new(), has });
    }

    fn remove_player(&mut self, player: usize) {
        self.0.players_mut().remove(player);
    }

    fn scores(&self) -> PadScores {
        self.0.scores()
    }

    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write(to)
    }

    fn debug(&self) -> &dyn fmt::Debug {
        &self.0
    }

    fn cloned(&self) -> Box<dyn AnyPad> {
        Box::new(Of::<G>(self.0.clone()))
    }

    fn equals(&self, other: &dyn AnyPad) -> bool {
        other.as_any().downcast_ref::<G::Pad>().is_some_and(|other| self.0 == *other)
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        &mut self.0
    }
}

impl Pad {
    /// A blank pad for the minimum number of players.
    #[must_use]
    pub fn blank<G: Padded>() -> Pad {
        let mut pad = Pad::new::<G>(G::Pad::default());
        (0..pad.seats().0).for_each(|_| pad.add_player());
        pad
    }

    /// The pad of a game.
    #[must_use]
    pub fn new<G: Padded>(pad: G::Pad) -> Pad {
        Pad(Box::new(Of::<G>(pad)))
    }

    /// The pad as the type of its game; none if it belongs to another game.
    #[must_use]
    pub fn of<P: ScorePad>(&self) -> Option<&P> {
        self.0.as_any().downcast_ref()
    }

    /// The same, mutable.
    #[must_use]
    pub fn of_mut<P: ScorePad>(&mut self) -> Option<&mut P> {
        self.0.as_any_mut().downcast_mut()
    }

    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn seats(&self) -> (usize, usize) {
        self.0.seats()
    }

    /// How many players there are.
    #[must_use]
    pub fn players(&self) -> usize {
        self.0.players()
    }

    /// A player's name; empty if it is missing.
    #[must_use]
    pub fn name(&self, player: usize) -> &str {
        self.0.name(player)
    }

    /// Renames a player. Drops control characters and everything after [`LONGEST_NAME`] characters.
    pub fn rename(&mut self, player: usize, name: &str) {
        self.0.rename(player, name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect());
    }

    /// Adds a player, if there is room for one.
    pub fn add_player(&mut self) {
        if self.players() < self.seats().1 {
            self.0.add_player();
        }
    }

    /// Removes a player, unless that would leave fewer than the game needs.
    pub fn remove_player(&mut self, player: usize) {
        if self.players() > self.seats().0 && player < self.players() {
            self.0.remove_player(player);
        }
    }

    /// The points so far.
    #[must_use]
    pub fn scores(&self) -> PadScores {
        self.0.scores()
    }

    /// Parses the text form of a game's pad.
    pub fn read<G: Padded>(text: &str) -> Result<Pad, BadText> {
        let mut lines = Lines::new(text);
        let game = lines.heading(VERSION)?;
        if game != G::NAME {
            return Err(lines.bad(Phrase::new("library-paper-text-game").with("game", game)));
        }
        let pad = G::Pad::read(&mut lines, G::SEATS.1.into())?;
        lines.end()?;
        Ok(Pad::new::<G>(pad))
    }
}

/// The error for a text about an unknown game.
#[must_use]
pub fn unknown_game(text: &str) -> BadText {
    let mut lines = Lines::new(text);
    match lines.heading(VERSION) {
        Ok(game) => lines.bad(Phrase::new("library-paper-text-game").with("game", game)),
        Err(bad) => bad,
    }
}

/// The name of the game that a text is about.
pub fn game_of(text: &str) -> Result<&str, BadText> {
    Lines::new(text).heading(VERSION)
}

impl Clone for Pad {
    fn clone(&self) -> Pad {
        Pad(self.0.cloned())
    }
}

impl PartialEq for Pad {
    fn eq(&self, other: &Pad) -> bool {
        self.0.equals(other.0.as_ref())
    }
}

impl fmt::Debug for Pad {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug().fmt(to)
    }
}

/// The text form.
impl fmt::Display for Pad {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(to, "{} {VERSION} {}", text::HEADING, self.game())?;
        self.0.write(to)
    }
}
