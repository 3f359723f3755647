//! The lists of games: unfinished and finished ones.

use js_sys::Date;
use maud::{Markup, html};
use shelf::{Title, with_game};
use table::Phrase;
use vellum::command::Command;
use vellum::html::button;
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::JsValue;

use super::Shown;
use super::commands::GamesCommand;
use super::reading::{Played, Read, Standing, Stands};
use super::results::{Company, Variant};
use reading::counted::Counted;

/// All lists, and the button to restore the game that was deleted last.
pub(super) fn all(speech: Speech, shown: &Shown) -> Markup {
    let looked_at = |read: &&Read| shown.title.is_none() || read.title().is_none() || read.title() == shown.title;
    let (over, going): (Vec<&Read>, Vec<&Read>) =
        shown.games.iter().filter(looked_at).partition(|read| matches!(read.stands, Stands::Over(_)));
    let left = over.len().saturating_sub(shown.listed);
    html! {
        @if over.is_empty() && going.is_empty() {
            p #no-games { (speech.term("study-games-none")) }
        }
        @if !going.is_empty() {
            section.kept #to-continue {
                h2 { (speech.term("page-continue")) }
                (list(speech, &going))
            }
        }
        @if !over.is_empty() {
            section.kept #finished {
                h2 { (speech.term("study-games-finished")) }
                (list(speech, &over[..over.len() - left]))
                @if left > 0 {
                    (button(&GamesCommand::More, speech.say(&counted("study-games-more", left))))
                }
            }
        }
        @if shown.unknown > 0 {
            p { (speech.say(&counted("study-games-unknown", shown.unknown))) }
        }
        p.undo role="status" {
            @if shown.forgotten.is_some() {
                (speech.term("study-games-forgotten")) " "
                (button(&GamesCommand::Undo, speech.term("study-games-undo")))
            }
        }
    }
}

fn list(speech: Speech, games: &[&Read]) -> Markup {
    html! {
        ul {
            @for read in games {
                (row(speech, read))
            }
        }
    }
}

/// One game.
fn row(speech: Speech, read: &Read) -> Markup {
    let name = match read.title() {
        Some(title) => game_name(speech, title),
        None => speech.term("page-unreadable"),
    };
    let described_by = format!("name-{}", read.id);
    let table = Route::Table { id: read.id.clone(), at: None }.hash();
    let way = |code: &str| html! { a.button href=(table) aria-describedby=(described_by) { (speech.term(code)) } };
    let forget = GamesCommand::Forget(read.id.clone());
    html! {
        li id={ "row-" (read.id) } {
            div.told id=(described_by) {
                strong { (name) }
                span.hint { (date(speech, read.touched)) }
                (stands(speech, read))
            }
            @match read.stands {
                Stands::Going { .. } => (way("study-games-go-on")),
                Stands::Over(_) => {
                    (way("study-games-look-back"))
                    a.button id={ "analyse-" (read.id) } href=(Route::Analysis { id: read.id.clone() }.hash())
                        aria-describedby=(described_by) { (speech.term("study-games-analyse")) }
                }
                Stands::Unreadable(_) => {}
            }
            button.quiet id=(forget.id()) data-do=(forget) aria-describedby=(described_by) {
                (speech.term("study-games-forget"))
            }
        }
    }
}

/// The players of a game, and its state.
fn stands(speech: Speech, read: &Read) -> Markup {
    let names: Vec<&str> = read.seating.iter().map(|chair| chair.name.as_str()).collect();
    let players = html! { span { (names.join(", ")) } };
    match &read.stands {
        Stands::Going { moves, lesson, .. } => html! {
            (players)
            span.hint {
                @if *lesson { (speech.term("study-games-lesson")) ", " }
                (speech.say(&counted("page-moves", *moves)))
            }
        },
        Stands::Over(played) => over(speech, read, played),
        Stands::Unreadable(bad) => {
            let why = Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why));
            html! { (players) span.hint { (speech.say(&why)) } }
        }
    }
}

/// The result of a game: the winners, everybody's points, and the titles of a solo player.
pub fn over(speech: Speech, read: &Read, played: &Played) -> Markup {
    let mut order: Vec<(&Standing, &str, String)> = played
        .standings
        .iter()
        .zip(&read.seating)
        .map(|(standing, chair)| (standing, chair.name.as_str(), chair.colour_class()))
        .collect();
    order.sort_by_key(|(standing, ..)| standing.rank);
    let code = with_game!(played.title, G => <G as Counted>::RANK);
    let rank = |standing: &Standing, name: &str| {
        let rank = Phrase::new(code).with("rank", i64::from(standing.rank)).with("name", name);
        speech.say(&rank.with("total", i64::from(standing.total)))
    };
    let winners: Vec<&str> =
        order.iter().filter(|(standing, ..)| standing.rank == 1).map(|(_, name, _)| *name).collect();
    html! {
        span.hint {
            @if played.lesson { (speech.term("study-games-lesson")) ", " }
            (variant(speech, &Variant::of(read, played)))
        }
        ol.ranking {
            @for (standing, name, colour) in &order {
                li class=(colour) { (rank(standing, name)) }
            }
        }
        @if order.len() > 1 {
            span { (speech.say(&Phrase::new("study-games-winners").with("names", winners.join(", ")))) }
        }
        @for (standing, ..) in &order {
            (honours(speech, standing))
        }
    }
}

fn honours(speech: Speech, standing: &Standing) -> Markup {
    let mut said: Vec<String> = standing
        .honours
        .titles
        .iter()
        .map(|earned| match earned.of {
            Some(of) => format!("{}: {}", speech.term(of), speech.term(&earned.code)),
            None => speech.term(&earned.code),
        })
        .collect();
    if let Some(rating) = standing.honours.rating {
        if said.is_empty() {
            said.push(speech.term("page-no-title"));
        }
        said.push(speech.say(&Phrase::new("page-rating").with("rating", i64::from(rating))));
    }
    html! {
        @if !said.is_empty() {
            span.honours { (said.join(" · ")) }
        }
    }
}

/// The name of a game.
pub fn game_name(speech: Speech, title: Title) -> String {
    speech.term(&format!("{}-name", title.name()))
}

/// A variant in words: the number of players, the options, the company.
pub fn variant(speech: Speech, variant: &Variant) -> String {
    let mut said = match variant.company {
        Company::Nobody => vec![speech.term("study-games-alone")],
        _ => vec![speech.say(&counted("study-games-players", variant.seats))],
    };
    said.extend(variant.chosen.iter().map(|code| speech.term(code)));
    match variant.company {
        Company::Nobody => {}
        Company::Bots => said.push(speech.term("study-games-with-bots")),
        Company::People => said.push(speech.term("study-games-with-people")),
        Company::Both => said.push(speech.term("study-games-with-both")),
    }
    said.join(", ")
}

/// A date formatted for the current language.
pub fn date(speech: Speech, millis: f64) -> String {
    let medium = vellum::json::Json::object(&[("dateStyle", JsValue::from_str("medium"))]);
    Date::new(&JsValue::from_f64(millis)).to_locale_date_string(&speech.language(), &medium.0).into()
}
