//! The chapters of the games' rules, and the way to the one that is behind a refusal or a card.
//!
//! `chapters.txt` lists the chapters of each game in their order, each with the refusals that it explains; `cards.txt`
//! says in which of them the cards are explained.

use shelf::Title;
use table::{Phrase, Says};

use crate::html::escaped;
use crate::route::Route;
use crate::speech::Speech;

/// `GAME SECTION: REFUSAL REFUSAL …`, line by line.
const CHAPTERS: &str = include_str!("chapters.txt");

/// `GAME SECTION: CARD CARD …`, line by line. A card is what follows the game in the code of its name, or how that
/// begins if all such cards have one rule: `card-orchard`, `treasure`.
const CARDS: &str = include_str!("cards.txt");

/// All lines of a list: game, section, and what it explains.
fn lines(list: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    list.lines().filter_map(|line| {
        let (names, explained) = line.split_once(':')?;
        let (game, section) = names.split_once(' ')?;
        Some((game, section, explained))
    })
}

/// All chapters: game, section, and the refusals that it explains.
fn chapters() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    lines(CHAPTERS)
}

/// The chapters of one game.
pub fn sections(title: Title) -> impl Iterator<Item = &'static str> {
    chapters().filter(move |(game, ..)| *game == title.name()).map(|(_, section, _)| section)
}

/// The chapter that explains a card, by what follows the game in its code.
pub fn section_of_card(title: Title, card: &str) -> Option<&'static str> {
    let explains = |named: &str| card.strip_prefix(named).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let mut of_game = lines(CARDS).filter(|(game, ..)| *game == title.name());
    of_game.find(|(.., cards)| cards.split(' ').any(|named| !named.is_empty() && explains(named))).map(|line| line.1)
}

/// A link to all rules of a game, as HTML.
pub fn rules_link(speech: Speech, game: &str) -> String {
    format!("<a class=\"button\" id=\"rules-open\" href=\"#/rules/{game}\">{}</a>", escaped(&speech.term("page-rules")))
}

/// A link to the rule of something with a name, as HTML: of a card by its code, or else `GAME/SECTION`.
pub fn rule_of(speech: Speech, code: &str, name: &str) -> String {
    let label = escaped(&speech.say(&Phrase::new("page-rules-of").with("what", name)));
    let address = if code.contains('/') { code.to_owned() } else { code.replacen('-', "/", 1) };
    format!("<a class=\"rule-of\" href=\"#/rules/{address}\" aria-label=\"{label}\" title=\"{label}\">?</a>")
}

/// Where a refusal is explained, by its code.
fn explained(code: &str) -> Option<Route> {
    let (game, refusal) = code.split_once("-refused-")?;
    let title = Title::named(game)?;
    let (_, section, _) =
        chapters().find(|(of, _, refusals)| *of == game && refusals.split(' ').any(|r| r == refusal))?;
    Some(Route::Rules { title, section: Some(section.to_owned()) })
}

/// A link to the rule behind a refusal, as HTML; nothing if no rule is behind it.
pub fn why(speech: Speech, what: &impl Says) -> String {
    explained(what.phrase().code).map_or(String::new(), |rule| {
        format!(" <a class=\"why\" href=\"{}\">{}</a>", rule.hash(), escaped(&speech.term("page-rules-why")))
    })
}

/// A refusal with the link to its rule, as HTML.
pub fn refused(speech: Speech, what: Option<&impl Says>) -> String {
    what.map_or(String::new(), |what| escaped(&speech.say(what)) + &why(speech, what))
}
