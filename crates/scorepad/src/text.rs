//! The text form, line by line.

use std::fmt;
use std::str::FromStr;

use table::Phrase;

use crate::{Entry, LONGEST_NAME};

/// The word that the text form begins with.
pub const HEADING: &str = "portolan-paper";

/// Why a text is not a valid pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: Phrase,
}

/// The lines of a text, read one after the other.
pub struct Lines<'a> {
    lines: Vec<&'a str>,
    /// The number of lines read.
    read: usize,
}

impl<'a> Lines<'a> {
    /// The lines of a text.
    #[must_use]
    pub fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines().collect(), read: 0 }
    }

    /// The error that something is wrong in the line read last.
    #[must_use]
    pub fn bad(&self, why: Phrase) -> BadText {
        BadText { line: self.read.max(1), why }
    }

    /// Reads the first line; the name of the game follows the version.
    pub fn heading(&mut self, version: &str) -> Result<&'a str, BadText> {
        let mut words = self.lines.first().copied().unwrap_or_default().split(' ');
        let (heading, found, game) = (words.next(), words.next(), words.next());
        self.read = 1;
        match (heading, found, game, words.next()) {
            (Some(HEADING), Some(found), Some(game), None) if found == version => Ok(game),
            (Some(HEADING), Some(found), ..) if found != version => {
                Err(self.bad(Phrase::new("library-paper-text-version").with("version", found).with("ours", version)))
            }
            _ => Err(self.bad(Phrase::new("library-paper-text-heading"))),
        }
    }

    /// The word that the next line begins with.
    #[must_use]
    pub fn next_word(&self) -> Option<&'a str> {
        self.lines.get(self.read)?.split(' ').next()
    }

    /// Reads a line that begins with this word. Returns the text after the word and a space.
    pub fn line(&mut self, word: &'static str) -> Result<&'a str, BadText> {
        let next = self.lines.get(self.read).copied();
        self.read += 1;
        let Some(line) = next else {
            return Err(self.bad(Phrase::new("library-paper-text-missing").with("wanted", word)));
        };
        let rest = line.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        let wanted = || Phrase::new("library-paper-text-wanted").with("wanted", word).with("found", shortened(line));
        rest.map(|rest| rest.strip_prefix(' ').unwrap_or(rest)).ok_or_else(|| self.bad(wanted()))
    }

    /// Reads a line that begins with this word. Returns the words after it.
    pub fn words(&mut self, word: &'static str) -> Result<Vec<&'a str>, BadText> {
        let rest = self.line(word)?;
        Ok(rest.split(' ').filter(|word| !word.is_empty()).collect())
    }

    /// The error that the line read last has `found` instead of `wanted`.
    #[must_use]
    pub fn wanted(&self, wanted: &'static str, found: &str) -> BadText {
        self.bad(Phrase::new("library-paper-text-wanted").with("wanted", wanted).with("found", shortened(found)))
    }

    /// Parses a number, only in the form in which we write it.
    pub fn number<N: FromStr + ToString>(&self, text: &str) -> Result<N, BadText> {
        let number = text.parse().ok().filter(|number: &N| number.to_string() == text);
        number.ok_or_else(|| self.bad(Phrase::new("library-paper-text-number").with("number", shortened(text))))
    }

    /// Reads all players: at least one, and at most `most`.
    pub fn players<T>(
        &mut self,
        most: usize,
        too_many: impl Fn(usize) -> Phrase,
        mut one: impl FnMut(&mut Lines<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<Entry<T>>, BadText> {
        let mut players = Vec::new();
        while players.is_empty() || self.next_word() == Some(PLAYER) {
            let name = self.line(PLAYER)?.to_owned();
            if name.chars().count() > LONGEST_NAME || name.contains(char::is_control) {
                return Err(self.bad(Phrase::new("library-paper-text-name").with("most", LONGEST_NAME as i64)));
            }
            if players.len() == most {
                return Err(self.bad(too_many(most + 1)));
            }
            players.push(Entry { name, has: one(self)? });
        }
        Ok(players)
    }

    /// Checks that no line follows.
    pub fn end(&mut self) -> Result<(), BadText> {
        let Some(line) = self.lines.get(self.read).copied() else { return Ok(()) };
        self.read += 1;
        Err(self.bad(Phrase::new("library-paper-text-more").with("found", shortened(line))))
    }
}

const PLAYER: &str = "player";

/// Writes the line with a player's name.
pub fn write_name(to: &mut dyn fmt::Write, name: &str) -> fmt::Result {
    line(to, PLAYER, [name])
}

/// Writes a line: a word and its values.
pub fn line<S: AsRef<str>>(to: &mut dyn fmt::Write, word: &str, rest: impl IntoIterator<Item = S>) -> fmt::Result {
    to.write_str(word)?;
    for part in rest {
        if !part.as_ref().is_empty() {
            write!(to, " {}", part.as_ref())?;
        }
    }
    to.write_str("\n")
}

/// The beginning of a text, short enough for a sentence.
fn shortened(text: &str) -> String {
    const FITS: usize = 40;
    let mut short: String = text.chars().take(FITS).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
