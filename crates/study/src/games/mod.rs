//! My games: those to go on with, results, bests, titles and statistics, and all of it as a file.
//!
//! | module | holds |
//! | --- | --- |
//! | `reading` | the kept games, replayed |
//! | `variants` | what each game brings: variants and titles |
//! | `results` | whose result it was, and what results come to |
//! | `lists`, `figures`, `plots` | how they are shown |
//! | `chest` | everything as one file |

mod chest;
mod figures;
pub mod lists;
pub mod plots;
pub mod reading;
mod results;

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use shelf::Title;
use table::{Phrase, Says};
use vellum::html::{Gesture, Touch, escaped, form_panel, listen, parts, pill};
use vellum::route::Route;
use vellum::settings::Settings;
use vellum::speech::Speech;
use vellum::{files, store};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlElement, HtmlInputElement};

use self::chest::{Refused, Unpacked};
use self::reading::Read;
use self::results::Player;

/// What is shown.
#[derive(Clone, Default)]
struct Shown {
    /// The games that were read, the last played first once all are.
    games: Vec<Read>,
    /// The keys of those that are still to be read.
    left: Vec<String>,
    /// How many are kept in a way that this version does not know.
    unknown: usize,
    /// The game that is looked at; none: all.
    title: Option<Title>,
    /// Whose results are looked at; none: one's own.
    player: Option<String>,
    /// How many finished games are listed.
    listed: usize,
    /// What was thrown away last: its key, and what was kept under it.
    forgotten: Option<(String, String)>,
}

/// What came of a file.
#[derive(Clone)]
enum Told {
    Unpacked(Unpacked),
    Refused(Phrase),
}

thread_local! {
    /// What came of a file that was chosen. The file may bring another language, and with that this screen is made anew.
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// How many finished games are listed at once.
const LISTED: usize = 10;
/// How long games are read at a stretch, in milliseconds: within a frame.
const SLICE: f64 = 10.0;
/// The field for a file.
const OPEN_CHEST: &str = "open-chest";

/// The screen.
pub fn games_screen() -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let shown = RwSignal::new(Shown { listed: LISTED, ..Shown::default() });
    read_all(shown);
    let told = RwSignal::new(TOLD.with_borrow(Clone::clone));
    listen(&window(), &["hashchange"], |_| TOLD.set(None));
    let own = Memo::new(move |_| {
        let name = settings.with(|settings| settings.name.trim().to_owned());
        if name.is_empty() { speech.term("page-you") } else { name }
    });
    let html = move || {
        let told = told.with(|told| told.as_ref().map(|told| said(speech, told)));
        shown.with(|shown| screen(speech, shown, &own.get(), told))
    };
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press {
            act(shown, &what);
        }
    };
    let change = move |(what, _): (String, String)| match parts(&what) {
        ("title", name) => shown.update(|shown| shown.title = Title::named(name)),
        ("player", place) => shown.update(|shown| {
            let names = results::names(&shown.games, &own.get_untracked());
            shown.player = place.parse().ok().and_then(|place: usize| names.get(place).cloned());
        }),
        _ => unpack_chosen(speech, settings, shown, told),
    };
    form_panel(html, act, change)
}

/// Reads all games, a slice at a time.
fn read_all(shown: RwSignal<Shown>) {
    shown.update(|shown| {
        shown.games.clear();
        shown.unknown = 0;
        shown.left = store::keys(store::GAME);
    });
    read_on(shown);
}

fn read_on(shown: RwSignal<Shown>) {
    let until = js_sys::Date::now() + SLICE;
    let read = |shown: &mut Shown| {
        while let Some(key) = shown.left.pop() {
            match reading::read(&key) {
                Some(read) => shown.games.push(read),
                None => shown.unknown += 1,
            }
            if js_sys::Date::now() > until {
                break;
            }
        }
        if shown.left.is_empty() {
            shown.games.sort_by(|one, other| other.touched.total_cmp(&one.touched));
        }
        !shown.left.is_empty()
    };
    // The screen may have been left meanwhile: then nothing is read any more.
    if shown.try_update(read) == Some(true) {
        set_timeout(move || read_on(shown), Duration::ZERO);
    }
}

fn act(shown: RwSignal<Shown>, what: &str) {
    match parts(what) {
        ("more", _) => shown.update(|shown| shown.listed += 5 * LISTED),
        ("forget", id) => {
            let key = format!("{}{id}", store::GAME);
            let Some(text) = store::get(&key) else { return };
            store::remove(&key);
            shown.update(|shown| {
                shown.games.retain(|read| read.id != id);
                shown.forgotten = Some((key, text));
            });
            focus_later("undo");
        }
        ("undo", _) => {
            if let Some((key, text)) = shown.try_update(|shown| shown.forgotten.take()).flatten() {
                // There was room for it a moment ago.
                let _ = store::put(&key, &text);
                read_all(shown);
                focus_later(&key.replacen(store::GAME, "forget-", 1));
            }
        }
        ("pack", _) => files::save(chest::FILE, "application/json", &chest::packed()),
        _ => {}
    }
}

/// Lets the keyboard go on somewhere, once that is there.
pub fn focus_later(id: &str) {
    let id = id.to_owned();
    let focus = move || {
        let element = document().get_element_by_id(&id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    };
    set_timeout(focus, Duration::ZERO);
}

/// Unpacks the file that was chosen; a single record is kept as a game.
fn unpack_chosen(speech: Speech, settings: RwSignal<Settings>, shown: RwSignal<Shown>, told: RwSignal<Option<Told>>) {
    let input = document().get_element_by_id(OPEN_CHEST);
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        // So that the same file can be chosen again when it was mended.
        input.set_value("");
        let came = if text.starts_with("portolan record") {
            match chest::keep_record(&text, speech) {
                Ok(id) => return Route::Table { id, at: None }.go(),
                Err(why) => Told::Refused(why),
            }
        } else {
            match chest::unpack(&text) {
                Ok(unpacked) => Told::Unpacked(unpacked),
                Err(refused) => Told::Refused(Refused::phrase(&refused)),
            }
        };
        TOLD.set(Some(came.clone()));
        let with_settings = matches!(&came, Told::Unpacked(unpacked) if unpacked.settings);
        // The screen may have been left meanwhile.
        if told.try_set(Some(came)).is_none() {
            read_all(shown);
        }
        if with_settings && let Ok(event) = Event::new("settings") {
            let _ = settings.try_set(Settings::kept());
            // The page itself has settings too.
            let _ = window().dispatch_event(&event);
        }
    });
}

fn said(speech: Speech, told: &Told) -> String {
    match told {
        Told::Unpacked(unpacked) => unpacked.told(speech),
        Told::Refused(why) => speech.say(why),
    }
}

fn screen(speech: Speech, shown: &Shown, own: &str, told: Option<String>) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let body = if shown.left.is_empty() {
        let names = results::names(&shown.games, own);
        let player = shown.player.clone().filter(|name| names.contains(name)).map_or(Player::Own, Player::Named);
        choices(speech, shown, &names, &player)
            + &lists::html(speech, shown)
            + &figures::html(speech, &shown.games, shown.title, &player, own)
    } else {
        let of = shown.left.len() + shown.games.len() + shown.unknown;
        let reading =
            Phrase::new("study-games-reading").with("read", (of - shown.left.len()) as i64).with("of", of as i64);
        format!("<p role=\"status\">{}</p>", escaped(&speech.say(&reading)))
    };
    format!(
        "<section class=\"sheet-of-paper my-games\"><h1>{}</h1>{body}{}\
         <p><a class=\"button\" href=\"#/\">{}</a></p></section>",
        term("page-my-games"),
        chest_html(speech, told),
        term("page-to-home"),
    )
}

/// Which game, and whose results: as far as there is a choice.
fn choices(speech: Speech, shown: &Shown, names: &[String], player: &Player) -> String {
    let row = |legend: &str, pills: String| {
        format!("<fieldset class=\"choice\"><legend>{}</legend>{pills}</fieldset>", escaped(&speech.term(legend)))
    };
    let mut html = String::new();
    if !shown.games.is_empty() {
        let all = pill("title", "all", &speech.term("study-games-all"), shown.title.is_none());
        let pills = Title::newest().map(|title| {
            let name = speech.term(&format!("{}-name", title.name()));
            pill("title", title.name(), &name, shown.title == Some(title))
        });
        html += &row("study-games-which", all + &pills.collect::<String>());
    }
    if !names.is_empty() {
        let own = pill("player", "own", &speech.term("study-games-own"), *player == Player::Own);
        let others = names
            .iter()
            .enumerate()
            .map(|(place, name)| pill("player", &place.to_string(), name, *player == Player::Named(name.clone())));
        html += &row("study-games-whose", own + &others.collect::<String>());
    }
    html
}

/// Everything as one file, and back.
fn chest_html(speech: Speech, told: Option<String>) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    format!(
        "<section class=\"kept\"><h2>{}</h2><p>{}</p><p class=\"ways\">\
         <button id=\"pack\" data-do=\"pack\">{}</button></p>\
         <label class=\"field\"><span>{}</span>\
         <input type=\"file\" id=\"{OPEN_CHEST}\" data-do=\"{OPEN_CHEST}\" accept=\".json,.record,text/plain\"></label>\
         <p role=\"status\" id=\"unpacked\">{}</p></section>",
        term("study-chest"),
        term("study-chest-why"),
        term("study-chest-save"),
        term("study-chest-open"),
        told.map_or(String::new(), |told| escaped(&told)),
    )
}
