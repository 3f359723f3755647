//! The library: the screens beside the table, as a WebAssembly module that is loaded on demand.
//!
//! The page passes it an element to fill and the address of a screen. It uses the style, words and storage of the page,
//! so people do not notice the change between the modules.
//!
//! | module | holds |
//! | --- | --- |
//! | `share` | pictures, links and the record of a table, and printing |
//! | `analysis` | the analysis of a finished game: the cost of decisions, luck and skill |
//! | `games` | the games played here: results, bests, statistics |
//! | `about` | the program, the games' credits, and the licences |
//! | `report` | a problem report |
//! | `rules` | the rules of the games, to read and to search |

mod about;
mod analysis;
mod games;
mod report;
mod rules;
mod share;

use std::any::Any;
use std::cell::RefCell;

use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::paper::{PaperGame, paper_screen};
use maud::{Markup, html};
use page_kit::files;
use page_kit::going;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use shelf::{Title, with_game};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

thread_local! {
    /// The open screen. It is dropped when another one opens.
    static OPEN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Opens the screen of an address in an element of the page. Returns false if its words cannot be loaded.
#[wasm_bindgen]
pub async fn open_library(host: HtmlElement, address: String) -> bool {
    page_kit::set_panic_hook();
    page_kit::chapters::provide_books(shelf::books);
    library::picture::provide_art(shelf::art);
    let language = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let Some(words) = Speech::load(&language, &["library"]).await else { return false };
    load_style().await;
    // While this was loading, the page may have opened another screen or changed the language.
    if !host.is_connected()
        || document().document_element().is_none_or(|root| root.get_attribute("lang") != Some(language))
    {
        return true;
    }
    // Drop the previous screen before mounting: dropping it later would remove the new one too.
    OPEN.set(None);
    host.set_text_content(None);
    let place = host.clone();
    let open = mount_to(host, move || {
        provide_context(Speech::new(words));
        provide_context(RwSignal::new(Settings::load()));
        screen(Route::read(&address), place)
    });
    OPEN.set(Some(Box::new(open)));
    true
}

fn screen(route: Route, place: HtmlElement) -> AnyView {
    match route {
        Route::Rules { game, section } => of_game(&game, |title| rules::rules_screen(title, section, place)),
        Route::Score { game, paper } => {
            of_game(&game, |title| paper_screen(with_game!(title, G => PaperGame::of::<G>(shelf::read_pad)), paper))
        }
        Route::Share { id, at } => share::share_screen(&id, at),
        Route::Analysis { id } => analysis::analysis_screen(analysis::AnalysedGame::saved(&id)),
        Route::AnalysisOf { record } => analysis::analysis_screen(analysis::AnalysedGame::from_link(&record)),
        Route::Games => games::games_screen(),
        // On the first page.
        Route::Lobby => going_tables(),
        Route::About => about::about_screen(),
        Route::Report { table } => report::report_screen(table),
        // The page itself shows the other screens.
        _ => nothing(),
    }
}

/// The user's online tables that have not ended; empty if there are none, or the server cannot be reached.
fn going_tables() -> AnyView {
    let speech = Speech::here();
    let tables = RwSignal::new(Vec::new());
    spawn_local(async move { _ = tables.try_set(going::load().await) });
    let html = move || {
        html! {
            @let tables = tables.get();
            @if !tables.is_empty() {
                section.home.kept #online-going {
                    h2 { (speech.term("page-online-going")) }
                    ul { (going::lines(speech, &tables)) }
                }
            }
        }
    };
    panel(html).view()
}

/// The screen of a game. For an unknown name it is empty: the page itself reports that.
fn of_game(game: &str, screen: impl FnOnce(Title) -> AnyView) -> AnyView {
    Title::named(game).map_or_else(nothing, screen)
}

fn nothing() -> AnyView {
    panel(Markup::default).view()
}

/// Adds the style sheet of the library once, and waits until it is loaded.
async fn load_style() {
    let loaded = document().get_element_by_id("style-of-library").is_some();
    let (Some(head), Ok(link)) = (document().head(), document().create_element("link")) else { return };
    if loaded {
        return;
    }
    for (name, value) in [("id", "style-of-library"), ("rel", "stylesheet"), ("href", &files::url("library.css"))] {
        let _ = link.set_attribute(name, value);
    }
    let there = Promise::new(&mut |resolve, _| {
        // If the style sheet fails to load, continue without it.
        for kind in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(kind, &resolve);
        }
        let _ = head.append_child(&link);
    });
    let _ = JsFuture::from(there).await;
}
