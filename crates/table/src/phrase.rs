//! Messages of the rules, before they are translated.
//!
//! The rules of a game (`src/rules`) contain no sentences. Their messages for people are codes with arguments. The `words` crate turns them
//! into sentences in the reader's language.

use crate::seat::Seat;

/// A message: a code with arguments. The `words` crate renders it.
///
/// ```
/// use table::Phrase;
/// let phrase = Phrase::new("game-refused-overlap").with("spaces", "B3, B4").term("terrain", "terrain-water");
/// assert_eq!(phrase.code, "game-refused-overlap");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The stable code of a message in the locales.
    pub code: &'static str,
    /// The arguments of the message, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; the language chooses the plural form.
    Number(i64),
    /// A text that is the same in every language, such as a space or a name that somebody typed.
    Text(String),
    /// A term with a translation in every language: the code of another message.
    Term(String),
    /// A seat, rendered as the name of its player, or as its number if there are no names.
    Seat(Seat),
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub const fn new(code: &'static str) -> Phrase {
        Phrase { code, args: Vec::new() }
    }

    /// Adds a number, a text or a seat.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// Adds a term by the code of its message.
    #[must_use]
    pub fn term(mut self, name: &'static str, code: impl Into<String>) -> Phrase {
        self.args.push((name, Arg::Term(code.into())));
        self
    }
}

/// The delimiters of a serialized phrase: its start, the start of each argument, and its end. No sentence contains
/// them.
pub const WRITTEN: (char, char, char) = ('\u{2}', '\u{1f}', '\u{3}');

impl Phrase {
    /// Serializes the phrase, so that it can be rendered elsewhere. A text argument may itself be a serialized phrase.
    #[must_use]
    pub fn written(&self) -> String {
        let (begins, next, ends) = WRITTEN;
        let mut text = format!("{begins}{}", self.code);
        for (name, arg) in &self.args {
            text += &match arg {
                Arg::Number(number) => format!("{next}{name} number {number}"),
                Arg::Text(text) => format!("{next}{name} text {text}"),
                Arg::Term(code) => format!("{next}{name} term {code}"),
                Arg::Seat(seat) => format!("{next}{name} seat {}", seat.0),
            };
        }
        text.push(ends);
        text
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

/// Something that has a message for people.
pub trait ToPhrase {
    /// The message.
    fn phrase(&self) -> Phrase;
}

impl ToPhrase for Phrase {
    fn phrase(&self) -> Phrase {
        self.clone()
    }
}
