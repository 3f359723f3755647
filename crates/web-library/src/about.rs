//! The about screen: the program, the games' credits, and the licences.
//!
//! `cargo xtask page` generates a file with the licences of everything in the page and the program. The screen loads it
//! when it is opened.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::files;
use page_kit::html::sideways;
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use shelf::{Title, with_game};
use table::{Game, Phrase};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

page_kit::commands! {
    /// The commands of the list of licences.
    enum LicencesCommand {
        /// Opens the text of a licence, by its number.
        TurnTo(number: usize) = "licence",
    }
}

/// The file with the licences.
const LICENCES: &str = "licences.json";

/// The screen.
pub fn about_screen() -> AnyView {
    let speech = Speech::here();
    // The outer `None`: not loaded yet. The inner `None`: loading failed.
    let licences = RwSignal::new(None::<Option<String>>);
    spawn_local(async move {
        let text = files::text(LICENCES).await;
        // The user may have left the screen by now.
        let _ = licences.try_set(Some(text));
    });
    let list = move || {
        licences.with(|licences| match licences {
            None => Markup::default(),
            Some(text) => match text.as_deref().and_then(Licences::read) {
                Some(licences) => list(speech, &licences),
                None => html! { p { (speech.term("page-library-missing")) } },
            },
        })
    };
    let list = panel(list).on_press(|LicencesCommand::TurnTo(number)| open_licence(number)).view();
    let (head, ways) = (panel(move || head(speech)).view(), panel(move || ways(speech)).view());
    group("sheet-of-paper about", vec![head, list, ways])
}

/// Opens the text of a licence, scrolls to it and focuses it.
fn open_licence(number: usize) {
    if let Some(text) = document().get_element_by_id(&format!("licence-{number}")) {
        let _ = text.set_attribute("open", "");
        text.scroll_into_view();
        let summary = text.first_element_child().and_then(|summary| summary.dyn_into::<HtmlElement>().ok());
        let _ = summary.map(|summary| summary.focus());
    }
}

fn head(speech: Speech) -> Markup {
    let term = |code: &str| speech.term(code);
    let version = Phrase::new("library-about-version").with("version", env!("CARGO_PKG_VERSION"));
    html! {
        h1 { (term("page-about")) }
        p { (term("page-motto")) }
        p #version { (speech.say(&version)) }
        h2 { (term("library-about-games")) }
        @for title in Title::newest() {
            p { (term(&format!("{}-thanks", title.name()))) }
        }
        p { (term("page-unofficial")) }
        h2 { (term("page-rules")) }
        (generations(speech))
        h2 { (term("library-about-licences")) }
        p { (term("library-about-own-licence")) }
    }
}

/// The rules of all games: their generation and data digest.
fn generations(speech: Speech) -> Markup {
    let table = html! {
        table.boxes #generations {
            thead {
                tr {
                    @for code in ["library-about-game", "library-about-generation", "library-about-data"] {
                        th scope="col" { (speech.term(code)) }
                    }
                }
            }
            tbody {
                @for title in Title::ALL {
                    tr {
                        th scope="row" { (speech.term(&format!("{}-name", title.name()))) }
                        td { (title.generation()) }
                        td {
                            code { (with_game!(title, G => <G as Game>::DATA)) }
                        }
                    }
                }
            }
        }
    };
    sideways(table)
}

fn ways(speech: Speech) -> Markup {
    html! {
        p.ways {
            a.button href=(Route::Report { table: None }.hash()) { (speech.term("page-report")) }
            a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
        }
    }
}

/// The contents of the file.
struct Licences {
    packages: Vec<Package>,
    /// Every distinct text, once.
    texts: Vec<String>,
}

/// One package.
struct Package {
    name: String,
    version: String,
    licence: String,
    /// The authors.
    by: String,
    /// The numbers of its texts, counted from 1.
    texts: Vec<usize>,
}

impl Licences {
    /// Parses the file; none if it is malformed.
    fn read(text: &str) -> Option<Licences> {
        let all = Json::read(text)?;
        Some(Licences {
            packages: all.get("packages").list()?.iter().map(Package::read).collect::<Option<_>>()?,
            texts: all.get("texts").list()?.iter().map(Json::text).collect::<Option<_>>()?,
        })
    }
}

impl Package {
    fn read(package: &Json) -> Option<Package> {
        let text = |key| package.get(key).text();
        let numbers = package.get("texts").list()?;
        Some(Package {
            name: text("name")?,
            version: text("version")?,
            licence: text("licence")?,
            by: text("by")?,
            texts: numbers.iter().map(|number| Some(number.number()? as usize + 1)).collect::<Option<_>>()?,
        })
    }
}

/// The packages, and below them the texts.
fn list(speech: Speech, licences: &Licences) -> Markup {
    let name = |number: usize| speech.say(&Phrase::new("library-about-text").with("number", number as i64));
    html! {
        p { (speech.say(&counted("library-about-packages", licences.packages.len()))) }
        ul.packages {
            @for package in &licences.packages {
                li {
                    strong { (package.name) } " " (package.version) " "
                    span { (package.licence) } " "
                    span.hint { bdi { (package.by) } }
                    @for number in &package.texts {
                        button.quiet data-do=(LicencesCommand::TurnTo(*number)) aria-label=(name(*number)) { (number) }
                    }
                }
            }
        }
        @for (number, text) in (1..).zip(&licences.texts) {
            details id={ "licence-" (number) } {
                summary { (name(number)) }
                pre tabindex="0" { (text) }
            }
        }
    }
}
