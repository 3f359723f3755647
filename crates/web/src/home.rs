//! Home: the ways in, and the games to go on with.

use leptos::prelude::*;
use page::OnPage;
use page::lesson::learn;
use page::seats::{fresh_seed, own_name, person_and_bots};
use shelf::{Title, with_game};
use table::Record;
use vellum::html::{Gesture, Touch, button, escaped, form_panel, parts};
use vellum::route::Route;
use vellum::seating::Chair;
use vellum::settings::Settings;
use vellum::speech::{Speech, counted};
use vellum::store::{self, Kept};
use wasm_bindgen::JsCast;

use crate::opening::open_table;
use crate::record_file::open_file;

/// Who sits at a table if one just wants to play: a person, and bots.
pub fn usual_chairs(title: Title, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    person_and_bots(with_game!(title, G => <G as OnPage>::USUAL_BOTS), speech, settings)
}

/// The home screen.
pub fn home() -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    // Turned over whenever the games that the browser keeps are others.
    let changed = RwSignal::new(false);
    store::when_changed_elsewhere(move |_| changed.update(|changed| *changed = !*changed));
    let html = move || {
        changed.track();
        html(speech, settings.with(|settings| settings.greeted))
    };
    let act = move |(gesture, what): Touch| {
        let (word, rest) = parts(&what);
        if gesture != Gesture::Press {
            return;
        }
        if word == "greeted" {
            return settings.update(|settings| settings.greeted = true);
        }
        let Some(title) = Title::named(rest) else { return };
        if word == "learn" {
            return with_game!(title, G => learn::<G>());
        }
        let chairs = match word {
            "now" => usual_chairs(title, speech, settings),
            _ => vec![Chair::person(own_name(settings, speech))],
        };
        open_table(title, chairs, "", &fresh_seed(), None);
    };
    form_panel(html, act, |_| open_chosen())
}

fn html(speech: Speech, greeted: bool) -> String {
    let term = |code| escaped(&speech.term(code));
    format!(
        "<section class=\"home\"><h1 class=\"motto\">{}</h1>{}<div class=\"games\">{}</div>{}\
         <p class=\"ways\"><a class=\"button\" id=\"my-games\" href=\"{}\">{}</a></p>\
         <section class=\"kept\"><h2>{}</h2><label class=\"field\"><span>{}</span>\
         <input type=\"file\" id=\"{OPEN_RECORD}\" data-do=\"{OPEN_RECORD}\" accept=\".record,text/plain\"></label></section>\
         <footer><p>{}</p><p><a href=\"{}\">{}</a></p></footer></section>",
        term("page-motto"),
        if greeted || !store::games().is_empty() { String::new() } else { greeting(speech) },
        Title::newest().map(|title| game_card(speech, title)).collect::<String>(),
        to_continue(speech),
        Route::Games.hash(),
        term("page-my-games"),
        term("page-open-record"),
        term("page-open-record-file"),
        term("page-unofficial"),
        Route::About.hash(),
        term("page-about"),
    )
}

/// A word to who is new here: until a game was played, or it was put away.
fn greeting(speech: Speech) -> String {
    let close = format!("class=\"quiet\" aria-label=\"{}\"", escaped(&speech.term("page-greeting-close")));
    let said = escaped(&speech.term("page-greeting"));
    format!("<p class=\"greeting\">{said} {}</p>", button("greeted", &close, "×"))
}

/// One game, and the ways into it.
fn game_card(speech: Speech, title: Title) -> String {
    let name = title.name();
    let of_game = |what: &str| escaped(&speech.term(&format!("{name}-{what}")));
    let chart = with_game!(title, G => <G as OnPage>::chart());
    let now = format!("class=\"big play-now\" aria-describedby=\"{name}-heading\"");
    let alone = match title.seats().0 {
        1 => button(&format!("alone:{name}"), "class=\"play-alone\"", &escaped(&speech.term("page-play-alone"))),
        _ => String::new(),
    };
    format!(
        "<article class=\"game-card\" id=\"{name}\" aria-labelledby=\"{name}-heading\"><div class=\"picture\">{}</div>\
         <div><h2 id=\"{name}-heading\">{}</h2><p>{}</p><p class=\"ways\">{}{alone}\
         <a class=\"button new-table\" href=\"{}\">{}</a>{}\
         <a class=\"button rules-link\" href=\"{}\" aria-describedby=\"{name}-heading\">{}</a>\
         <a class=\"button score-link\" href=\"{}\" aria-describedby=\"{name}-heading\">{}</a></p><p class=\"thanks\">{}</p></div></article>",
        chart::svg::inlined(&chart, None),
        of_game("name"),
        of_game("about"),
        button(&format!("now:{name}"), &now, &escaped(&speech.term("page-play-now"))),
        Route::New { game: title.name().to_owned() }.hash(),
        escaped(&speech.term("page-new-table")),
        button(&format!("learn:{name}"), "class=\"learn\"", &escaped(&speech.term("page-learn"))),
        Route::Rules { game: title.name().to_owned(), section: None }.hash(),
        escaped(&speech.term("page-rules")),
        Route::Score { game: title.name().to_owned(), paper: None }.hash(),
        escaped(&speech.term("page-score-paper")),
        of_game("thanks"),
    )
}

/// How many games to go on with are shown here; the others are among all games.
const SHOWN: usize = 5;

/// The games to go on with, the last played first.
fn to_continue(speech: Speech) -> String {
    let going = store::games().into_iter().filter(|(_, game)| !game.is_finished());
    let rows: String = going.take(SHOWN).map(|(id, game)| row(speech, id, &game)).collect();
    if rows.is_empty() {
        return rows;
    }
    let heading = escaped(&speech.term("page-continue"));
    format!("<section class=\"kept\" id=\"to-continue\"><h2>{heading}</h2><ul>{rows}</ul></section>")
}

/// A game in words, without playing it: what is played, by whom, and how far it has come.
fn row(speech: Speech, id: String, game: &Kept) -> String {
    let record = Record::read(&game.record).ok();
    let names: Vec<&str> = game.seating.iter().map(|chair| chair.name.as_str()).collect();
    let title = record.as_ref().map_or(String::new(), |record| speech.term(&format!("{}-name", record.game)));
    let moves = record.map_or(0, |record| record.moves.len());
    format!(
        "<li><a href=\"{}\">{}</a><span class=\"told\">{}</span></li>",
        escaped(&Route::Table { id, at: None }.hash()),
        escaped(&format!("{title} · {}", names.join(", "))),
        escaped(&speech.say(&counted("page-moves", moves))),
    )
}

/// The field for a record from a file.
const OPEN_RECORD: &str = "open-record";

/// Opens the file that was chosen.
fn open_chosen() {
    let input = document().get_element_by_id(OPEN_RECORD);
    let Some(input) = input.and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // So that the same file can be chosen again when it was mended.
    input.set_value("");
    open_file(file);
}
