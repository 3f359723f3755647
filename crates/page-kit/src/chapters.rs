//! The chapters of the games' rules, and links to the chapter that explains a refusal or a card.

use std::sync::OnceLock;

use maud::{Markup, html};
use table::{Game, Phrase, ToPhrase};

use crate::route::Route;
use crate::speech::Speech;

/// A game whose rules can be read.
pub trait Explained: Game {
    /// Its chapters in order, one a line, each with the refusals that it explains: `SECTION: REFUSAL REFUSAL …`.
    const CHAPTERS: &'static str;

    /// The cards that each chapter explains, one chapter a line: `SECTION: CARD CARD …`. A card is the code of its name
    /// without the game, such as `card-orchard`. A beginning such as `treasure` stands for all cards with it.
    const CARDS: &'static str;
}

/// The chapters of one game.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    game: &'static str,
    chapters: &'static str,
    cards: &'static str,
}

impl Book {
    /// The book of a game.
    pub const fn of<G: Explained>() -> Book {
        Book { game: G::NAME, chapters: G::CHAPTERS, cards: G::CARDS }
    }
}

/// The books of all games. The program that has the list of games sets it once.
static BOOKS: OnceLock<Vec<Book>> = OnceLock::new();

/// Provides the books of all games. Only the first call counts.
pub fn provide_books(books: impl FnOnce() -> Vec<Book>) {
    BOOKS.get_or_init(books);
}

fn book(game: &str) -> Option<Book> {
    BOOKS.get()?.iter().copied().find(|book| book.game == game)
}

/// The lines of a list, each split into a section and the names that it explains.
fn lines(list: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    list.lines().filter_map(|line| line.split_once(':'))
}

/// The chapters of one game.
pub fn sections(game: &str) -> Vec<&'static str> {
    book(game).map_or(Vec::new(), |book| lines(book.chapters).map(|(section, _)| section).collect())
}

/// The chapter that explains a card. `card` is its code without the game.
pub fn section_of_card(game: &str, card: &str) -> Option<&'static str> {
    let explains = |named: &str| card.strip_prefix(named).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let mut of_game = lines(book(game)?.cards);
    of_game.find(|(_, cards)| cards.split(' ').any(|named| !named.is_empty() && explains(named))).map(|line| line.0)
}

/// A link to all rules of a game.
pub fn rules_link(speech: Speech, game: &str) -> Markup {
    html! { a.button #rules-open href={ "#/rules/" (game) } { (speech.term("page-rules-at-the-table")) } }
}

/// A link to the rule of something called `name`. `code` is the code of a card, or else `GAME/SECTION`.
pub fn rule_of(speech: Speech, code: &str, name: &str) -> Markup {
    let label = speech.say(&Phrase::new("page-rules-of").with("what", name));
    let address = if code.contains('/') { code.to_owned() } else { code.replacen('-', "/", 1) };
    html! { a.rule-of href={ "#/rules/" (address) } aria-label=(label) title=(label) { "?" } }
}

/// The chapter that explains the refusal with this code.
fn explained(code: &str) -> Option<Route> {
    let (game, refusal) = code.split_once("-refused-")?;
    let (section, _) =
        lines(book(game)?.chapters).find(|(_, refusals)| refusals.split(' ').any(|explained| explained == refusal))?;
    Some(Route::Rules { game: game.to_owned(), section: Some(section.to_owned()) })
}

/// A link to the rule that explains a refusal; empty if no chapter explains it.
pub fn why(speech: Speech, what: &impl ToPhrase) -> Markup {
    html! {
        @if let Some(rule) = explained(what.phrase().code) {
            " " a.why href=(rule.hash()) { (speech.term("page-rules-why")) }
        }
    }
}

/// The status line of a draft: why it is refused, or else a description of it for screen readers.
pub fn draft_status(speech: Speech, refusal: Option<&impl ToPhrase>, draft: &str) -> Markup {
    html! {
        p.refused #refused role="status" aria-live="polite" {
            @if refusal.is_none() && !draft.is_empty() {
                span.visually-hidden { (draft) }
            } @else {
                (refused(speech, refusal))
            }
        }
    }
}

/// A refusal with the link to its rule.
pub fn refused(speech: Speech, what: Option<&impl ToPhrase>) -> Markup {
    html! {
        @if let Some(what) = what {
            (speech.say(what)) (why(speech, what))
        }
    }
}
