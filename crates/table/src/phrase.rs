//! What the rules have to say, before it is words.
//!
//! A rules crate contains no sentence. What it wants to tell a person is a code with arguments; the `words` crate
//! turns it into a sentence of the reader's language.

use crate::seat::Seat;

/// A code with its arguments, to be said by the `words` crate.
///
/// ```
/// use table::Phrase;
/// let phrase = Phrase::new("game-refused-overlap").with("spaces", "B3, B4").term("terrain", "terrain-water");
/// assert_eq!(phrase.code, "game-refused-overlap");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The stable code: a message of the locales.
    pub code: &'static str,
    /// What the message speaks about.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; the language decides on its plural.
    Number(i64),
    /// A text that is the same in every language: a space, a name that somebody typed.
    Text(String),
    /// A thing with a name in every language: a code that is itself a message.
    Term(String),
    /// A seat: the name of who sits there, or its number where nobody has a name.
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

    /// Adds a thing by the code of its name.
    #[must_use]
    pub fn term(mut self, name: &'static str, code: impl Into<String>) -> Phrase {
        self.args.push((name, Arg::Term(code.into())));
        self
    }
}

/// Around a phrase that is written, and before each of its arguments: characters that no sentence has.
pub const WRITTEN: (char, char, char) = ('\u{2}', '\u{1f}', '\u{3}');

impl Phrase {
    /// The phrase as text, for who says it elsewhere. A text among its arguments may be a written phrase itself.
    #[must_use]
    pub fn written(&self) -> String {
        let (begins, next, ends) = WRITTEN;
        let mut text = format!("{begins}{}", self.code);
        for (name, arg) in &self.args {
            text += &match arg {
                Arg::Number(number) => format!("{next}{name} number {number}"),
                Arg::Text(said) => format!("{next}{name} text {said}"),
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

/// Something that can be said to a person.
pub trait Says {
    /// What is to be said.
    fn phrase(&self) -> Phrase;
}

impl Says for Phrase {
    fn phrase(&self) -> Phrase {
        self.clone()
    }
}
