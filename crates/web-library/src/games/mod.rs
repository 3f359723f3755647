//! The screen "My games": games to continue, results, bests, titles and statistics, and all of it as a file.
//!
//! | module | holds |
//! | --- | --- |
//! | `entries` | reads and replays the saved games |
//! | `results` | results by player, and their statistics |
//! | `commands` | the commands and fields |
//! | `lists`, `figures`, `plots` | renders them |
//! | `online_games` | the games at online tables |
//! | `chest` | everything as one file |

mod chest;
mod commands;
pub mod entries;
mod figures;
pub mod lists;
mod online_games;
pub mod plots;
mod results;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use online::own_tables::OwnTables;
use page_kit::command::Command;
use page_kit::dom::listen;
use page_kit::html::{button, pill};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store::Extras;
use page_kit::{files, store};
use shelf::Title;
use table::{Phrase, ToPhrase};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlElement, HtmlInputElement};

use self::chest::{Refused, Unpacked};
use self::commands::{GamesCommand, GamesField, Which, Whose};
use self::entries::GameEntry;
use self::results::Player;

/// The state of the screen.
#[derive(Clone, Default)]
struct GamesState {
    /// The games read so far; sorted once all are read, the most recently played first.
    games: Vec<GameEntry>,
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
    /// The text that the listed games mention.
    search: String,
    /// The games that were deleted during this visit, by their ids, and their texts. They keep their places in the
    /// lists, so that nothing moves under the pointer and each can be restored.
    forgotten: BTreeMap<String, String>,
    /// The user's online tables.
    online: OwnTables,
}

impl GamesState {
    /// The games without those that were deleted.
    fn left_games(&self) -> Vec<GameEntry> {
        self.games.iter().filter(|entry| !self.forgotten.contains_key(&entry.id)).cloned().collect()
    }

    /// The progress of reading the games.
    fn progress(&self) -> Phrase {
        let read = self.games.len() + self.unknown;
        let of = read + self.left.len();
        Phrase::new("library-games-reading").with("read", read as i64).with("of", of as i64)
    }
}

/// The outcome of opening a file.
#[derive(Clone)]
enum FileOutcome {
    Unpacked(Unpacked),
    Refused(Phrase),
}

thread_local! {
    /// The outcome of the last file. It outlives the screen, which is rebuilt if the file changes the language.
    static LAST_FILE: RefCell<Option<FileOutcome>> = const { RefCell::new(None) };
}

/// How many finished games are listed at first.
const LISTED: usize = 10;
/// How long games are read without a pause, in milliseconds: less than a frame.
const SLICE: f64 = 10.0;

/// The screen.
pub fn games_screen() -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let shown = RwSignal::new(GamesState { listed: LISTED, ..GamesState::default() });
    read_all(shown);
    online_games::read(shown);
    let file_outcome = RwSignal::new(LAST_FILE.with_borrow(Clone::clone));
    listen(&window(), &["hashchange"], |_| LAST_FILE.set(None));
    let own = Memo::new(move |_| {
        let name = settings.with(|settings| settings.name.trim().to_owned());
        if name.is_empty() { speech.term("page-you") } else { name }
    });
    let html = move || {
        let file_outcome = file_outcome
            .with(|file_outcome| file_outcome.as_ref().map(|file_outcome| outcome_text(speech, file_outcome)));
        shown.with(|shown| screen(speech, shown, &own.get(), file_outcome))
    };
    let change = move |field, value: String| match field {
        GamesField::Search => shown.update(|shown| shown.search = value.trim().to_owned()),
        GamesField::Name(id) => label(shown, &id, |extras| extras.name = value.trim().to_owned()),
        GamesField::Note(id) => label(shown, &id, |extras| extras.note = value.trim().to_owned()),
        GamesField::Title(Which(title)) => shown.update(|shown| shown.title = title),
        GamesField::Player(Whose(place)) => shown.update(|shown| {
            let names = results::names(&shown.left_games(), &own.get_untracked());
            shown.player = place.and_then(|place| names.get(place).cloned());
        }),
        GamesField::OpenChest => unpack_chosen(speech, settings, shown, file_outcome),
    };
    panel(html).on_press(move |command| act(shown, command)).on_change(change).view()
}

/// Reads all games in slices, so that the page stays responsive.
fn read_all(shown: RwSignal<GamesState>) {
    shown.update(|shown| {
        shown.games.clear();
        shown.unknown = 0;
        shown.left = store::keys(store::GAME);
    });
    read_on(shown);
}

fn read_on(shown: RwSignal<GamesState>) {
    let until = js_sys::Date::now() + SLICE;
    let read = |shown: &mut GamesState| {
        while let Some(key) = shown.left.pop() {
            match entries::read(&key) {
                Some(entry) => shown.games.push(entry),
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

/// Changes the name or the note of a game.
fn label(shown: RwSignal<GamesState>, id: &str, change: impl FnOnce(&mut Extras)) {
    shown.update(|shown| {
        if let Some(entry) = shown.games.iter_mut().find(|entry| entry.id == id) {
            change(&mut entry.extras);
            // If there is no room for it, the name is at least shown until the user leaves.
            let _ = store::label(id, &entry.extras.name, &entry.extras.note);
        }
    });
}

fn act(shown: RwSignal<GamesState>, command: GamesCommand) {
    match command {
        GamesCommand::More => shown.update(|shown| shown.listed += 5 * LISTED),
        GamesCommand::Forget(id) => {
            let key = format!("{}{id}", store::GAME);
            let Some(text) = store::get(&key) else { return };
            store::remove(&key);
            shown.update(|shown| _ = shown.forgotten.insert(id.clone(), text));
            focus_later(&GamesCommand::Undo(id).id());
        }
        GamesCommand::Undo(id) => {
            if let Some(text) = shown.try_update(|shown| shown.forgotten.remove(&id)).flatten() {
                // There should be room: the game was saved here a moment ago.
                let _ = store::put(&format!("{}{id}", store::GAME), &text);
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
fn unpack_chosen(
    speech: Speech,
    settings: RwSignal<Settings>,
    shown: RwSignal<GamesState>,
    file_outcome: RwSignal<Option<FileOutcome>>,
) {
    let input = document().get_element_by_id(&GamesField::OpenChest.id());
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        // Reset the input so that the same file can be chosen again after a correction.
        input.set_value("");
        let outcome = if text.starts_with("portolan record") {
            match chest::save_record(&text, speech) {
                Ok(id) => return Route::Table { id, at: None }.go(),
                Err(why) => FileOutcome::Refused(why),
            }
        } else {
            match chest::unpack(&text) {
                Ok(unpacked) => FileOutcome::Unpacked(unpacked),
                Err(refused) => FileOutcome::Refused(Refused::phrase(&refused)),
            }
        };
        LAST_FILE.set(Some(outcome.clone()));
        let with_settings = matches!(&outcome, FileOutcome::Unpacked(unpacked) if unpacked.settings);
        // The user may have left the screen by now.
        if file_outcome.try_set(Some(outcome)).is_none() {
            read_all(shown);
        }
        if with_settings && let Ok(event) = Event::new("settings") {
            let _ = settings.try_set(Settings::load());
            // Notify the module `web`, which has its own copy of the settings.
            let _ = window().dispatch_event(&event);
        }
    });
}

fn outcome_text(speech: Speech, file_outcome: &FileOutcome) -> String {
    match file_outcome {
        FileOutcome::Unpacked(unpacked) => unpacked.summary(speech),
        FileOutcome::Refused(why) => speech.say(why),
    }
}

fn screen(speech: Speech, shown: &GamesState, own: &str, file_outcome: Option<String>) -> Markup {
    html! {
        section.sheet-of-paper.my-games {
            h1 { (speech.term("page-my-games")) }
            @if shown.left.is_empty() {
                (games(speech, shown, own))
            } @else {
                p role="status" { (speech.say(&shown.progress())) }
            }
            (chest_section(speech, file_outcome))
            p {
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}

/// The games, once all are read.
fn games(speech: Speech, shown: &GamesState, own: &str) -> Markup {
    let names = results::names(&shown.left_games(), own);
    let player = shown.player.clone().filter(|name| names.contains(name)).map_or(Player::Own, Player::Named);
    html! {
        (choices(speech, shown, &names, &player))
        (lists::all(speech, shown))
        (online_games::list(speech, shown))
        (figures::all(speech, &shown.left_games(), shown.title, &player, own))
    }
}

/// The choice of the game and the player, as far as there is one.
fn choices(speech: Speech, shown: &GamesState, names: &[String], player: &Player) -> Markup {
    let title =
        |title: Option<Title>, name: &str| pill("title", &GamesField::Title(Which(title)), name, shown.title == title);
    let whose = |place: Option<usize>, name: &str, chosen: bool| {
        pill("player", &GamesField::Player(Whose(place)), name, chosen)
    };
    html! {
        @if !shown.games.is_empty() {
            fieldset.choice {
                legend { (speech.term("library-games-which")) }
                (title(None, &speech.term("library-games-all")))
                @for one in Title::newest() {
                    (title(Some(one), &lists::game_name(speech, one)))
                }
            }
            label.field {
                span { (speech.term("library-games-search")) }
                input type="search" id=(GamesField::Search.id()) data-field=(GamesField::Search) data-live value=(shown.search);
            }
        }
        @if !names.is_empty() {
            fieldset.choice {
                legend { (speech.term("library-games-whose")) }
                (whose(None, &speech.term("library-games-own"), *player == Player::Own))
                @for (place, name) in names.iter().enumerate() {
                    (whose(Some(place), name, *player == Player::Named(name.clone())))
                }
            }
        }
    }
}

/// The section to save everything as one file and to load it again.
fn chest_section(speech: Speech, file_outcome: Option<String>) -> Markup {
    html! {
        section.kept {
            h2 { (speech.term("library-chest")) }
            p { (speech.term("library-chest-why")) }
            p.ways { (button(&GamesCommand::Pack, speech.term("library-chest-save"))) }
            p { (speech.term("library-chest-open")) }
            label.button.file {
                span { (speech.term("page-open-record-choose")) }
                input.visually-hidden type="file" id=(GamesField::OpenChest.id()) data-field=(GamesField::OpenChest)
                    accept=".json,.record,text/plain";
            }
            p #unpacked role="status" { (file_outcome.unwrap_or_default()) }
        }
    }
}
