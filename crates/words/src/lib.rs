//! The words: codes with arguments turned into sentences of the reader's language.
//!
//! A rules crate contains no sentence. What it has to tell is a [`Phrase`], a code with arguments; here the phrase
//! becomes a sentence, with [Fluent](https://projectfluent.org). The page and the command line share it.
//!
//! The sentences stand in `locales/LANG/*.ftl`, one file for each game and one for what all games share. The build
//! script embeds whatever is there, so a new game brings one file for each language and a new language brings one
//! directory, and nothing here changes.
//!
//! - [`Words::english`] and [`Words::embedded`] speak a language that is built in; [`LANGUAGES`] names them.
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
//! let words = Words::english();
//! assert_eq!(words.term("cartographers-card-the-golden-granary"), "The Golden Granary");
//!
//! let bad = SeedText::new("").expect_err("a seed has a character");
//! assert_eq!(words.say(&bad), "the seed is empty; write at least one character");
//!
//! let began = Phrase::new("cartographers-event-season-began").term("season", "cartographers-season-summer");
//! assert_eq!(words.say(&began), "A new season begins: summer");
//! assert_eq!(words.say(&Phrase::new("nobody-wrote-this")), "⟨nobody-wrote-this⟩");
//! ```

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use table::{Arg, Phrase, Says};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// All words of one language.
pub struct Words {
    language: String,
    /// The concurrent kind: a server answers from many threads with the same words.
    bundle: FluentBundle<FluentResource>,
}

/// Why texts are no words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWords {
    /// The language has no such name.
    #[error("{0:?} is no language; write a code such as \"en\" or \"de\"")]
    Language(String),
    /// A text is not written as Fluent asks.
    #[error("text {text} of the words is no Fluent: {why}")]
    Unreadable {
        /// Which text, counted from 1.
        text: usize,
        /// What is wrong, in Fluent's terms.
        why: String,
    },
    /// Two messages have one code.
    #[error("the code {0:?} has two messages")]
    Twice(String),
}

impl Words {
    /// The English words.
    #[must_use]
    pub fn english() -> Words {
        Words::new("en", EN).expect("tests read the embedded English words")
    }

    /// The words of a language that is built in, one of [`LANGUAGES`].
    #[must_use]
    pub fn embedded(language: &str) -> Option<Words> {
        Some(Words::new(language, embedded(language)?).expect("tests read the embedded words of every language"))
    }

    /// The words of a language from Fluent texts.
    pub fn new(language: &str, resources: &[&str]) -> Result<Words, BadWords> {
        let identifier: LanguageIdentifier = language.parse().map_err(|_| BadWords::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks keep mixed directions of writing apart; a terminal shows them, and none of our languages needs them.
        bundle.set_use_isolating(false);
        for (place, text) in resources.iter().enumerate() {
            let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, bad)| {
                let why = bad.first().map(ToString::to_string).unwrap_or_default();
                BadWords::Unreadable { text: place + 1, why }
            })?;
            bundle.add_resource(resource).map_err(|bad| match bad.into_iter().next() {
                Some(FluentError::Overriding { id, .. }) => BadWords::Twice(id),
                other => {
                    BadWords::Unreadable { text: place + 1, why: other.map_or(String::new(), |bad| bad.to_string()) }
                }
            })?;
        }
        Ok(Words { language: language.to_owned(), bundle })
    }

    /// The code of the language: `en`.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether a code has a message.
    #[must_use]
    pub fn has(&self, code: &str) -> bool {
        self.bundle.get_message(code).is_some_and(|message| message.value().is_some())
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
        let mut said = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            said.set(name, self.value(arg, names));
        }
        self.message(code, &said)
    }

    /// The name of a thing: a message without arguments.
    #[must_use]
    pub fn term(&self, code: &str) -> String {
        self.message(code, &FluentArgs::new())
    }

    fn value(&self, arg: Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => tidy(name).into(),
                None => self.say(&Phrase::new("seat-name").with("number", i64::from(seat.0))).into(),
            },
            Arg::Number(number) => number.into(),
            Arg::Text(text) => tidy(&text).into(),
            Arg::Term(code) => self.term(&code).into(),
        }
    }

    fn message(&self, code: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(code).and_then(|message| message.value()) else {
            return format!("⟨{}⟩", tidy(code));
        };
        // An argument that is missing shows as {$name}; tests hold that none is.
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
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
