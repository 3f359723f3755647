//! The screen "My games": games to continue, results, bests, titles and statistics, and all of it as a file.
//!
//! | module | holds |
//! | --- | --- |
//! | `reading` | reads and replays the saved games |
//! | `results` | results by player, and their statistics |
//! | `commands` | the commands and fields |
//! | `lists`, `figures`, `plots` | renders them |
//! | `chest` | everything as one file |

mod chest;
mod commands;
mod figures;
pub mod lists;
pub mod plots;
pub mod reading;
mod results;

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use shelf::Title;
use table::{Phrase, Says};
use vellum::command::Command;
use vellum::dom::listen;
use vellum::html::{button, pill};
use vellum::panel::panel;
use vellum::route::Route;
use vellum::settings::Settings;
use vellum::speech::Speech;
use vellum::{files, store};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlElement, HtmlInputElement};

use self::chest::{Refused, Unpacked};
use self::commands::{GamesCommand, GamesField, Which, Whose};
use self::reading::Read;
use self::results::Player;

/// The state of the screen.
#[derive(Clone, Default)]
struct Shown {
    /// The games read so far; sorted once all are read, the most recently played first.
    games: Vec<Read>,
    /// The keys of the games still to read.
    left: Vec<String>,
    /// How many games are saved in a format that this version does not know.
    unknown: usize,
    /// The game to show; none means all.
    title: Option<Title>,
    /// The player whose results are shown; none means the owner of this browser.
    player: Option<String>,
    /// How many finished games are listed.
    listed: usize,
    /// The game that was deleted last: its key and its text.
    forgotten: Option<(String, String)>,
}

impl Shown {
    /// The progress of reading the games.
    fn progress(&self) -> Phrase {
        let read = self.games.len() + self.unknown;
        let of = read + self.left.len();
        Phrase::new("study-games-reading").with("read", read as i64).with("of", of as i64)
    }
}

/// The outcome of opening a file.
#[derive(Clone)]
enum Told {
    Unpacked(Unpacked),
    Refused(Phrase),
}

thread_local! {
    /// The outcome of the last file. It outlives the screen, which is rebuilt if the file changes the language.
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// How many finished games are listed at first.
const LISTED: usize = 10;
/// How long games are read without a pause, in milliseconds: less than a frame.
const SLICE: f64 = 10.0;

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
    let change = move |field, _| match field {
        GamesField::Title(Which(title)) => shown.update(|shown| shown.title = title),
        GamesField::Player(Whose(place)) => shown.update(|shown| {
            let names = results::names(&shown.games, &own.get_untracked());
            shown.player = place.and_then(|place| names.get(place).cloned());
        }),
        GamesField::OpenChest => unpack_chosen(speech, settings, shown, told),
    };
    panel(html).on_press(move |command| act(shown, command)).on_change(change).view()
}

/// Reads all games in slices, so that the page stays responsive.
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
    // Once the user leaves the screen, the signal is gone and reading stops.
    if shown.try_update(read) == Some(true) {
        set_timeout(move || read_on(shown), Duration::ZERO);
    }
}

fn act(shown: RwSignal<Shown>, command: GamesCommand) {
    match command {
        GamesCommand::More => shown.update(|shown| shown.listed += 5 * LISTED),
        GamesCommand::Forget(id) => {
            let key = format!("{}{id}", store::GAME);
            let Some(text) = store::get(&key) else { return };
            store::remove(&key);
            shown.update(|shown| {
                shown.games.retain(|read| read.id != id);
                shown.forgotten = Some((key, text));
            });
            focus_later(&GamesCommand::Undo.id());
        }
        GamesCommand::Undo => {
            if let Some((key, text)) = shown.try_update(|shown| shown.forgotten.take()).flatten() {
                // There should be room: the game was saved here a moment ago.
                let _ = store::put(&key, &text);
                read_all(shown);
                let id = key.replacen(store::GAME, "", 1);
                focus_later(&GamesCommand::Forget(id).id());
            }
        }
        GamesCommand::Pack => files::save(chest::FILE, "application/json", &chest::packed()),
    }
}

/// Focuses the element with this id on the next tick.
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

/// Unpacks the chosen file. A single record becomes a saved game.
fn unpack_chosen(speech: Speech, settings: RwSignal<Settings>, shown: RwSignal<Shown>, told: RwSignal<Option<Told>>) {
    let input = document().get_element_by_id(&GamesField::OpenChest.id());
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        // Reset the input so that the same file can be chosen again after a correction.
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
        // The user may have left the screen by now.
        if told.try_set(Some(came)).is_none() {
            read_all(shown);
        }
        if with_settings && let Ok(event) = Event::new("settings") {
            let _ = settings.try_set(Settings::load());
            // Notify the module `web`, which has its own copy of the settings.
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

fn screen(speech: Speech, shown: &Shown, own: &str, told: Option<String>) -> Markup {
    html! {
        section.sheet-of-paper.my-games {
            h1 { (speech.term("page-my-games")) }
            @if shown.left.is_empty() {
                (games(speech, shown, own))
            } @else {
                p role="status" { (speech.say(&shown.progress())) }
            }
            (chest_section(speech, told))
            p {
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}

/// The games, once all are read.
fn games(speech: Speech, shown: &Shown, own: &str) -> Markup {
    let names = results::names(&shown.games, own);
    let player = shown.player.clone().filter(|name| names.contains(name)).map_or(Player::Own, Player::Named);
    html! {
        (choices(speech, shown, &names, &player))
        (lists::all(speech, shown))
        (figures::all(speech, &shown.games, shown.title, &player, own))
    }
}

/// The choice of the game and the player, as far as there is one.
fn choices(speech: Speech, shown: &Shown, names: &[String], player: &Player) -> Markup {
    let title =
        |title: Option<Title>, name: &str| pill("title", &GamesField::Title(Which(title)), name, shown.title == title);
    let whose = |place: Option<usize>, name: &str, chosen: bool| {
        pill("player", &GamesField::Player(Whose(place)), name, chosen)
    };
    html! {
        @if !shown.games.is_empty() {
            fieldset.choice {
                legend { (speech.term("study-games-which")) }
                (title(None, &speech.term("study-games-all")))
                @for one in Title::newest() {
                    (title(Some(one), &lists::game_name(speech, one)))
                }
            }
        }
        @if !names.is_empty() {
            fieldset.choice {
                legend { (speech.term("study-games-whose")) }
                (whose(None, &speech.term("study-games-own"), *player == Player::Own))
                @for (place, name) in names.iter().enumerate() {
                    (whose(Some(place), name, *player == Player::Named(name.clone())))
                }
            }
        }
    }
}

/// The section to save everything as one file and to load it again.
fn chest_section(speech: Speech, told: Option<String>) -> Markup {
    html! {
        section.kept {
            h2 { (speech.term("study-chest")) }
            p { (speech.term("study-chest-why")) }
            p.ways { (button(&GamesCommand::Pack, speech.term("study-chest-save"))) }
            label.field {
                span { (speech.term("study-chest-open")) }
                input type="file" id=(GamesField::OpenChest.id()) data-field=(GamesField::OpenChest)
                    accept=".json,.record,text/plain";
            }
            p #unpacked role="status" { (told.unwrap_or_default()) }
        }
    }
}
