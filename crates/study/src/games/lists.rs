//! The lists of games: those to go on with, and those that are over.

use js_sys::Date;
use shelf::{Title, with_game};
use table::Phrase;
use vellum::html::{button, escaped};
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::JsValue;

use super::Shown;
use super::reading::{Played, Read, Standing, Stands};
use super::results::{Company, Variant};
use reading::counted::Counted;

/// All lists, and what was thrown away last.
pub(super) fn html(speech: Speech, shown: &Shown) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let looked_at = |read: &&Read| shown.title.is_none() || read.title().is_none() || read.title() == shown.title;
    let (over, going): (Vec<&Read>, Vec<&Read>) =
        shown.games.iter().filter(looked_at).partition(|read| matches!(read.stands, Stands::Over(_)));
    let mut html = String::new();
    if over.is_empty() && going.is_empty() {
        html += &format!("<p id=\"no-games\">{}</p>", term("study-games-none"));
    }
    if !going.is_empty() {
        let rows: String = going.iter().map(|read| row(speech, read)).collect();
        html += &list("to-continue", &term("page-continue"), &rows, "");
    }
    if !over.is_empty() {
        let rows: String = over.iter().take(shown.listed).map(|read| row(speech, read)).collect();
        let left = over.len().saturating_sub(shown.listed);
        let more = match left {
            0 => String::new(),
            _ => button("more", "", &escaped(&speech.say(&counted("study-games-more", left)))),
        };
        html += &list("finished", &term("study-games-finished"), &rows, &more);
    }
    if shown.unknown > 0 {
        html += &format!("<p>{}</p>", escaped(&speech.say(&counted("study-games-unknown", shown.unknown))));
    }
    let undo = match shown.forgotten {
        Some(_) => format!("{} {}", term("study-games-forgotten"), button("undo", "", &term("study-games-undo"))),
        None => String::new(),
    };
    html + &format!("<p class=\"undo\" role=\"status\">{undo}</p>")
}

fn list(id: &str, heading: &str, rows: &str, more: &str) -> String {
    format!("<section class=\"kept\" id=\"{id}\"><h2>{heading}</h2><ul>{rows}</ul>{more}</section>")
}

/// One game.
fn row(speech: Speech, read: &Read) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let id = escaped(&read.id);
    let name = match read.title() {
        Some(title) => escaped(&game_name(speech, title)),
        None => term("page-unreadable"),
    };
    let names: Vec<&str> = read.seating.iter().map(|chair| chair.name.as_str()).collect();
    let names = escaped(&names.join(", "));
    let (what, way) = match &read.stands {
        Stands::Going { moves, lesson, .. } => {
            let lesson = if *lesson { format!("{}, ", term("study-games-lesson")) } else { String::new() };
            let moves = escaped(&speech.say(&counted("page-moves", *moves)));
            (format!("<span>{names}</span><span class=\"hint\">{lesson}{moves}</span>"), "study-games-go-on")
        }
        Stands::Over(played) => (over(speech, read, played), "study-games-look-back"),
        Stands::Unreadable(bad) => {
            let why = Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why));
            (format!("<span>{names}</span><span class=\"hint\">{}</span>", escaped(&speech.say(&why))), "")
        }
    };
    let way = match way {
        "" => String::new(),
        code => format!(
            "<a class=\"button\" href=\"{}\" aria-describedby=\"name-{id}\">{}</a>",
            escaped(&Route::Table { id: read.id.clone(), at: None }.hash()),
            term(code)
        ),
    };
    let analysis = match &read.stands {
        Stands::Over(_) => format!(
            "<a class=\"button\" id=\"analyse-{id}\" href=\"{}\" aria-describedby=\"name-{id}\">{}</a>",
            escaped(&Route::Analysis { id: read.id.clone() }.hash()),
            term("study-games-analyse")
        ),
        _ => String::new(),
    };
    let forget = format!("class=\"quiet\" aria-describedby=\"name-{id}\"");
    format!(
        "<li id=\"row-{id}\"><div class=\"told\" id=\"name-{id}\"><strong>{name}</strong>\
         <span class=\"hint\">{}</span>{what}</div>{way}{analysis}{}</li>",
        escaped(&date(speech, read.touched)),
        button(&format!("forget:{id}"), &forget, &term("study-games-forget")),
    )
}

/// The result of a game: who won, what everybody has, and the titles of who played alone.
pub fn over(speech: Speech, read: &Read, played: &Played) -> String {
    let mut order: Vec<(&Standing, &str, String)> = played
        .standings
        .iter()
        .zip(&read.seating)
        .map(|(standing, chair)| (standing, chair.name.as_str(), chair.colour_class()))
        .collect();
    order.sort_by_key(|(standing, ..)| standing.rank);
    let code = with_game!(played.title, G => <G as Counted>::RANK);
    let ranks: String = order
        .iter()
        .map(|(standing, name, colour)| {
            let rank = Phrase::new(code).with("rank", i64::from(standing.rank)).with("name", *name);
            let rank = speech.say(&rank.with("total", i64::from(standing.total)));
            format!("<li class=\"{colour}\">{}</li>", escaped(&rank))
        })
        .collect();
    let mut variant = variant(speech, &Variant::of(read, played));
    if played.lesson {
        variant = format!("{}, {variant}", speech.term("study-games-lesson"));
    }
    let mut html = format!("<span class=\"hint\">{}</span><ol class=\"ranking\">{ranks}</ol>", escaped(&variant));
    if order.len() > 1 {
        let winners: Vec<&str> =
            order.iter().filter(|(standing, ..)| standing.rank == 1).map(|(_, name, _)| *name).collect();
        let won = Phrase::new("study-games-winners").with("names", winners.join(", "));
        html += &format!("<span>{}</span>", escaped(&speech.say(&won)));
    }
    html + &order.iter().map(|(standing, ..)| honours(speech, standing)).collect::<String>()
}

fn honours(speech: Speech, standing: &Standing) -> String {
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
    match said.is_empty() {
        true => String::new(),
        false => format!("<span class=\"honours\">{}</span>", escaped(&said.join(" · "))),
    }
}

/// The name of a game.
pub fn game_name(speech: Speech, title: Title) -> String {
    speech.term(&format!("{}-name", title.name()))
}

/// A variant in words: how many, what was chosen, with whom.
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

/// A day as the browser writes it in the language in use.
pub fn date(speech: Speech, millis: f64) -> String {
    let medium = vellum::json::Json::object(&[("dateStyle", JsValue::from_str("medium"))]);
    Date::new(&JsValue::from_f64(millis)).to_locale_date_string(&speech.language(), &medium.0).into()
}
