//! The commands and fields of the screen.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use page_kit::command::UnknownCommand;
use shelf::Title;

page_kit::commands! {
    /// The commands.
    pub enum GamesCommand {
        /// Lists more of the finished games.
        More = "more",
        /// Deletes a game, by its id.
        Forget(id: String) = "forget",
        /// Restores a deleted game, by its id.
        Undo(id: String) = "undo",
        /// Saves everything as one file.
        Pack = "pack",
    }
}

page_kit::commands! {
    /// The fields.
    pub enum GamesField {
        Title(which: Which) = "title",
        Player(whose: Whose) = "player",
        /// A text that the listed games mention.
        Search = "search",
        /// The name of a game, by its id.
        Name(id: String) = "name-of",
        /// The note on a game, by its id.
        Note(id: String) = "note-of",
        /// A file to unpack.
        OpenChest = "open-chest",
    }
}

/// The game whose results are shown; none means all games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Which(pub Option<Title>);

impl Display for Which {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("all", Title::name))
    }
}

impl FromStr for Which {
    type Err = UnknownCommand;

    fn from_str(text: &str) -> Result<Which, UnknownCommand> {
        match text {
            "all" => Ok(Which(None)),
            name => Title::named(name).map(|title| Which(Some(title))).ok_or(UnknownCommand),
        }
    }
}

/// The player whose results are shown, by index in the list of names; none means the owner of this browser.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Whose(pub Option<usize>);

impl Display for Whose {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("own"),
            Some(place) => place.fmt(f),
        }
    }
}

impl FromStr for Whose {
    type Err = UnknownCommand;

    fn from_str(text: &str) -> Result<Whose, UnknownCommand> {
        match text {
            "own" => Ok(Whose(None)),
            place => place.parse().map(|place| Whose(Some(place))).map_err(|_| UnknownCommand),
        }
    }
}
