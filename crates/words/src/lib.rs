//! Translations: renders codes with arguments as sentences in the reader's language.
//!
//! The rules of a game (`src/rules`) contain no sentences. Their messages are [`Phrase`]s, codes with arguments; this crate turns them into
//! sentences. The messages are written in a subset of [Fluent](https://projectfluent.org) (see `fluent`). The page and
//! the command line share this crate.
//!
//! The messages that all games share are in `locales/LANG/*.ftl`; the build script embeds all of these files. A game
//! brings its own messages ([`Worded`]) in the folder `words` of its crate.
//!
//! - [`Words::embedded`] uses a built-in language, one of [`LANGUAGES`], with the messages of some games.
//! - [`Words::new`] uses texts from elsewhere: a page fetches only the language in use.
//! - [`Words::say`] renders a phrase, [`Words::term`] a single term.
//!
//! Rendering never fails. A code without a message is shown in angle brackets, so that players can see and report it.
//! Tests check that the files are complete.
//!
//! ```
//! use table::{Phrase, SeedText};
//! use words::Words;
//!
//! let words = Words::embedded("en", &[]).expect("English is built in");
//! let bad = SeedText::new("").expect_err("a seed has a character");
//! assert_eq!(words.say(&bad), "the seed is empty; write at least one character");
//! assert_eq!(words.say(&Phrase::new("nobody-wrote-this")), "⟨nobody-wrote-this⟩");
//! ```

mod fluent;

use std::collections::BTreeMap;
use std::fmt;

use table::{Arg, Phrase, Seat, ToPhrase};

use crate::fluent::{Pattern, Value};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A game with its own messages.
pub trait Worded {
    /// Its texts in every language; [`texts!`] includes them.
    const TEXTS: &'static [Texts];
}

/// The texts that a game brings in one language, written in Fluent.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The language.
    pub language: &'static str,
    /// Cards, events, refusals and points, for the page and the command line.
    pub game: &'static str,
    /// The messages of the page at the game's table.
    pub page: &'static str,
    /// The lesson, which is loaded when somebody learns the game.
    pub lesson: &'static str,
    /// The other messages of the page, which are loaded later.
    pub library: &'static str,
    /// The rules, which are loaded when somebody opens them.
    pub rules: &'static str,
}

/// The texts of the calling game's crate: `words/LANG/{game,page,lesson,library,rules}.ftl` for every language.
#[macro_export]
macro_rules! texts {
    () => {
        &[$crate::texts!("en"), $crate::texts!("de"), $crate::texts!("nl")]
    };
    ($language:literal) => {
        $crate::Texts {
            language: $language,
            game: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/game.ftl")),
            page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/page.ftl")),
            lesson: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/lesson.ftl")),
            library: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/library.ftl")),
            rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/rules.ftl")),
        }
    };
}

/// All messages of one language.
pub struct Words {
    language: String,
    plural: fn(i64) -> &'static str,
    messages: BTreeMap<String, Pattern>,
}

/// Why texts cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWords {
    /// The plural rule of this language is unknown.
    #[error("the language {0:?} is unknown; there are en, de and nl")]
    Language(String),
    /// A text is not in our subset of Fluent.
    #[error("text {text} of the words, line {line}: {why}")]
    Unreadable {
        /// The number of the text, counted from 1.
        text: usize,
        /// The line of the text, counted from 1.
        line: usize,
        /// The reason.
        why: &'static str,
    },
    /// Two messages have the same code.
    #[error("the code {0:?} has two messages")]
    Twice(String),
}

impl Words {
    /// The messages of a built-in language, one of [`LANGUAGES`]: those that all games share, and those of these games.
    #[must_use]
    pub fn embedded(language: &str, games: &[&[Texts]]) -> Option<Words> {
        let of_games = games.iter().flat_map(|game| game.iter()).filter(|texts| texts.language == language);
        let of_games = of_games.flat_map(|texts| [texts.game, texts.page, texts.lesson, texts.library]);
        let texts: Vec<&str> = embedded(language)?.iter().copied().chain(of_games).collect();
        Some(Words::new(language, &texts).expect("tests parse the embedded words"))
    }

    /// The English messages that all games share, and those of one game.
    #[must_use]
    pub fn english_of<G: Worded>() -> Words {
        Words::embedded("en", &[G::TEXTS]).expect("English is built in")
    }

    /// No messages at all.
    #[must_use]
    pub fn none() -> Words {
        Words { language: String::new(), plural: |_| "other", messages: BTreeMap::new() }
    }

    /// The messages of a language from Fluent texts.
    pub fn new(language: &str, resources: &[&str]) -> Result<Words, BadWords> {
        let plural = plural_of(language).ok_or_else(|| BadWords::Language(language.to_owned()))?;
        let mut messages = BTreeMap::new();
        for (place, text) in resources.iter().enumerate() {
            let twice = fluent::read(text, &mut messages).map_err(|(line, why)| BadWords::Unreadable {
                text: place + 1,
                line,
                why,
            })?;
            if let Some(code) = twice {
                return Err(BadWords::Twice(code));
            }
        }
        Ok(Words { language: language.to_owned(), plural, messages })
    }

    /// The code of the language: `en`.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether a code has a message.
    #[must_use]
    pub fn has(&self, code: &str) -> bool {
        self.messages.contains_key(code)
    }

    /// Renders a phrase as one line.
    #[must_use]
    pub fn say(&self, what: &(impl ToPhrase + ?Sized)) -> String {
        self.say_among(what, &[])
    }

    /// Renders a phrase with the players' names, in seat order. A seat without a name is shown as its number.
    #[must_use]
    pub fn say_among(&self, what: &(impl ToPhrase + ?Sized), names: &[String]) -> String {
        let Phrase { code, args } = what.phrase();
        let args: Vec<_> = args.into_iter().map(|(name, arg)| (name, self.value(arg, names))).collect();
        self.message(code, &args)
    }

    /// Renders all serialized phrases in a text (see [`Phrase::written`]).
    #[must_use]
    pub fn say_written(&self, text: &str, names: &[String]) -> String {
        let (begins, next, ends) = table::WRITTEN;
        let mut sentence = text.to_owned();
        // The last phrase to start contains no other phrase.
        while let Some((before, rest)) = sentence.rsplit_once(begins) {
            let (phrase, after) = rest.split_once(ends).unwrap_or((rest, ""));
            let mut parts = phrase.split(next);
            let code = parts.next().unwrap_or_default();
            let args: Vec<_> = parts.filter_map(|part| self.read(part, names)).collect();
            sentence = format!("{before}{}{after}", self.message(code, &args));
        }
        sentence
    }

    /// Parses a serialized argument.
    fn read<'a>(&self, written: &'a str, names: &[String]) -> Option<(&'a str, Value)> {
        let (name, rest) = written.split_once(' ')?;
        let (kind, value) = rest.split_once(' ')?;
        let arg = match kind {
            "number" => Arg::Number(value.parse().ok()?),
            "text" => Arg::Text(value.to_owned()),
            "term" => Arg::Term(value.to_owned()),
            _ => Arg::Seat(Seat(value.parse().ok()?)),
        };
        Some((name, self.value(arg, names)))
    }

    /// Renders a term: a message without arguments.
    #[must_use]
    pub fn term(&self, code: &str) -> String {
        self.message(code, &[])
    }

    fn value(&self, arg: Arg, names: &[String]) -> Value {
        Value::Text(match arg {
            Arg::Number(number) => return Value::Number(number),
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => tidy(name),
                None => self.say(&Phrase::new("seat-name").with("number", i64::from(seat.0))),
            },
            Arg::Text(text) => tidy(&text),
            Arg::Term(code) => self.term(&code),
        })
    }

    fn message(&self, code: &str, args: &[(&str, Value)]) -> String {
        let Some(pattern) = self.messages.get(code) else { return format!("⟨{}⟩", tidy(code)) };
        let mut sentence = String::new();
        // A missing argument is shown as {$name}. Tests check that none is missing.
        fluent::say(pattern, args, self.plural, &mut sentence);
        sentence
    }
}

/// The plural rule of a language. English, German and Dutch have the same rule.
fn plural_of(language: &str) -> Option<fn(i64) -> &'static str> {
    match language.split('-').next() {
        Some("en" | "de" | "nl") => Some(|number| if number.abs() == 1 { "one" } else { "other" }),
        _ => None,
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

/// The maximum length of a typed text in a message. The list of all spaces of a map is shorter.
const LONGEST_TEXT: usize = 400;

/// A typed text, safe for one line of a terminal: without control characters, and truncated.
fn tidy(text: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut tidy: String = text.chars().take(LONGEST_TEXT).map(shown).collect();
    if text.chars().nth(LONGEST_TEXT).is_some() {
        tidy.push('…');
    }
    tidy
}
