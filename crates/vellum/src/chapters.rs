//! The chapters of the games' rules, and the way to the one that is behind a refusal.
//!
//! `chapters.txt` lists the chapters of each game in their order, each with the refusals that it explains.

use shelf::Title;
use table::Says;

use crate::html::escaped;
use crate::route::Route;
use crate::speech::Speech;

/// `GAME SECTION: REFUSAL REFUSAL …`, line by line.
const CHAPTERS: &str = include_str!("chapters.txt");

/// All chapters: game, section, and the refusals that it explains.
fn chapters() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    CHAPTERS.lines().filter_map(|line| {
        let (names, refusals) = line.split_once(':')?;
        let (game, section) = names.split_once(' ')?;
        Some((game, section, refusals))
    })
}

/// The chapters of one game.
pub fn sections(title: Title) -> impl Iterator<Item = &'static str> {
    chapters().filter(move |(game, ..)| *game == title.name()).map(|(_, section, _)| section)
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
