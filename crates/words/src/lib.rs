//! The words: codes with arguments turned into sentences of the reader's language.
//!
//! A rules crate contains no sentence. What it has to tell is a [`Phrase`], a code with arguments; here the phrase
//! becomes a sentence. The words are written in [Fluent](https://projectfluent.org), as much of it as they need (see
//! `fluent`). The page and the command line share it.
//!
//! The sentences that all games share stand in `locales/LANG/*.ftl`; the build script embeds whatever is there. A game
//! brings its own, [`Worded`], from the folder `words` of its crate.
//!
//! - [`Words::embedded`] speaks a language that is built in, with the words of some games; [`LANGUAGES`] names them.
//! - [`Words::new`] speaks from texts that were loaded otherwise: a page fetches only the language in use.
//! - [`Words::say`] says a phrase, [`Words::term`] names a thing.
//!
//! Words never fail at the table. What has no message is shown as its code in angle brackets, for everybody to see
//! and report; tests hold the files complete, so nobody should.
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

use table::{Arg, Phrase, Says, Seat};

use crate::fluent::{Pattern, Value};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A game with words.
pub trait Worded {
    /// Its texts in every language; [`texts!`] finds them.
    const TEXTS: &'static [Texts];
}

/// The texts that a game brings in one language, written in Fluent.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The language.
    pub language: &'static str,
    /// Cards, events, refusals, points: what is said wherever the game is played.
    pub game: &'static str,
    /// What the page says at its table.
    pub page: &'static str,
    /// What the page says beside its table, loaded later.
    pub study: &'static str,
    /// Its rules, loaded by whoever reads them.
    pub rules: &'static str,
}

/// The texts of the game in whose crate this stands: `words/LANG/{game,page,study,rules}.ftl` for every language.
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
            study: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/study.ftl")),
            rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/rules.ftl")),
        }
    };
}

/// All words of one language.
pub struct Words {
    language: String,
    plural: fn(i64) -> &'static str,
    messages: BTreeMap<String, Pattern>,
}

/// Why texts are no words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWords {
    /// Nobody has told how this language counts.
    #[error("{0:?} is no language that can be spoken here; there are en, de and nl")]
    Language(String),
    /// A text is not written in our part of Fluent.
    #[error("text {text} of the words, line {line}: {why}")]
    Unreadable {
        /// Which text, counted from 1.
        text: usize,
        /// Which line of it, counted from 1.
        line: usize,
        /// What is wrong.
        why: &'static str,
    },
    /// Two messages have one code.
    #[error("the code {0:?} has two messages")]
    Twice(String),
}

impl Words {
    /// The words of a language that is built in, one of [`LANGUAGES`]: what all games share, and what these games bring.
    #[must_use]
    pub fn embedded(language: &str, games: &[&[Texts]]) -> Option<Words> {
        let of_games = games.iter().flat_map(|game| game.iter()).filter(|texts| texts.language == language);
        let of_games = of_games.flat_map(|texts| [texts.game, texts.page, texts.study]);
        let texts: Vec<&str> = embedded(language)?.iter().copied().chain(of_games).collect();
        Some(Words::new(language, &texts).expect("tests read the embedded words of every language"))
    }

    /// The English words that all games share, and those of one game.
    #[must_use]
    pub fn english_of<G: Worded>() -> Words {
        Words::embedded("en", &[G::TEXTS]).expect("English is built in")
    }

    /// The words of a language from Fluent texts.
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

    /// Says something in one line.
    #[must_use]
    pub fn say(&self, what: &(impl Says + ?Sized)) -> String {
        self.say_among(what, &[])
    }

    /// Says something about people whose names are known, in seat order; a seat without one is called by its number.
    #[must_use]
    pub fn say_among(&self, what: &(impl Says + ?Sized), names: &[String]) -> String {
        let Phrase { code, args } = what.phrase();
        let args: Vec<_> = args.into_iter().map(|(name, arg)| (name, self.value(arg, names))).collect();
        self.message(code, &args)
    }

    /// Says a text in which phrases are written (see [`Phrase::written`]).
    #[must_use]
    pub fn say_written(&self, text: &str, names: &[String]) -> String {
        let (begins, next, ends) = table::WRITTEN;
        let mut said = text.to_owned();
        // The last that begins has no other in it.
        while let Some((before, rest)) = said.rsplit_once(begins) {
            let (phrase, after) = rest.split_once(ends).unwrap_or((rest, ""));
            let mut parts = phrase.split(next);
            let code = parts.next().unwrap_or_default();
            let args: Vec<_> = parts.filter_map(|part| self.read(part, names)).collect();
            said = format!("{before}{}{after}", self.message(code, &args));
        }
        said
    }

    /// Reads a written argument.
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

    /// The name of a thing: a message without arguments.
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
        let mut said = String::new();
        // An argument that is missing shows as {$name}; tests hold that none is.
        fluent::say(pattern, args, self.plural, &mut said);
        said
    }
}

/// How a language counts: the plural of a number. English, German and Dutch do it alike.
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

/// The most characters that are repeated of a text which somebody typed; the list of all spaces of a map has fewer.
const LONGEST_TEXT: usize = 400;

/// A text that somebody typed, fit for one line of a terminal: no control characters, and not without end.
fn tidy(text: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut tidy: String = text.chars().take(LONGEST_TEXT).map(shown).collect();
    if text.chars().nth(LONGEST_TEXT).is_some() {
        tidy.push('…');
    }
    tidy
}
