//! A problem report: a text to copy or to save. Nothing is sent anywhere.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::files::save;
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store;
use shelf::{Title, with_game};
use table::{Game, Record};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlTextAreaElement;

page_kit::commands! {
    /// The commands of the report.
    enum ReportCommand {
        Copy = "copy",
        Save = "save",
    }
}

page_kit::commands! {
    /// The fields of the report.
    enum ReportField {
        /// Whether the report includes the record.
        WithRecord = "with-record",
    }
}

/// The session storage key under which `boot.js` saves the error when the page breaks.
const BROKEN: &str = "portolan.broken";

/// The id of the field for the user's description.
const HAPPENED: &str = "happened";

/// The table that the report is about.
#[derive(Clone)]
struct About {
    /// The game, if this version knows it.
    title: Option<Title>,
    /// The saved record.
    record: String,
    /// Whether the record would reveal what other players hide.
    secret: bool,
}

impl About {
    fn table(id: &str) -> Option<About> {
        // Report a game that cannot be read as its raw text.
        let record = match store::game(id)? {
            Ok(saved) => saved.record,
            Err(text) => return Some(About { title: None, record: text, secret: false }),
        };
        let read = Record::read(&record).ok();
        let title = read.as_ref().and_then(|record| Title::of_record(record).ok());
        let going = read.is_some_and(|record| record.ending == table::Ending::Unfinished);
        // If the seats have no `Own` part, the game has no secrets between players.
        let hides = title.is_some_and(|title| with_game!(title, G => size_of::<<G as Game>::Own>() > 0));
        Some(About { title, record, secret: going && hides })
    }
}

/// The screen.
pub fn report_screen(table: Option<String>) -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let about = StoredValue::new(table.as_deref().and_then(About::table));
    let with_record = RwSignal::new(about.with_value(|about| about.as_ref().is_some_and(|about| !about.secret)));
    let status = RwSignal::new(None::<&'static str>);
    let details = move || {
        let settings = settings.with(|settings| settings.to_json().write());
        about.with_value(|about| details(&settings, about.as_ref(), with_record.get()))
    };
    let html = move || {
        let choice = about.with_value(|about| about.as_ref().map(|about| (with_record.get(), about.secret)));
        screen(speech, &details(), choice, status.get())
    };
    let act = move |command| {
        let text = format!("{}\n\n{}", happened(), details());
        match command {
            ReportCommand::Copy => spawn_local(async move {
                let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok();
                let code = if copied { "library-report-copied" } else { "library-report-not-copied" };
                // The user may have left the screen by now.
                let _ = status.try_set(Some(code));
            }),
            ReportCommand::Save => save("portolan-report.txt", "text/plain", &text),
        }
    };
    let change = move |ReportField::WithRecord, _| with_record.update(|with| *with = !*with);
    panel(html).on_press(act).on_change(change).view()
}

/// The user's description.
fn happened() -> String {
    let field = document().get_element_by_id(HAPPENED).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
    field.map(|field| field.value()).unwrap_or_default()
}

/// The technical details for the developers. Like a record, they are the same in every language.
fn details(settings: &str, about: Option<&About>, with_record: bool) -> String {
    let window = window();
    let size = |length: Result<wasm_bindgen::JsValue, _>| {
        length.ok().and_then(|length| length.as_f64()).map_or(0, |length| length as i32)
    };
    let mut lines = vec![
        format!("portolan {}", env!("CARGO_PKG_VERSION")),
        format!("browser {}", window.navigator().user_agent().unwrap_or_default()),
        format!("window {} x {}", size(window.inner_width()), size(window.inner_height())),
        format!("settings {settings}"),
    ];
    let broken = window.session_storage().ok().flatten().and_then(|saved| saved.get_item(BROKEN).ok().flatten());
    lines.extend(broken.map(|broken| format!("broken {broken}")));
    if let Some(title) = about.and_then(|about| about.title) {
        let data = with_game!(title, G => <G as Game>::DATA);
        lines.push(format!("rules {} {} {data}", title.name(), title.generation()));
    }
    if let Some(about) = about.filter(|_| with_record) {
        lines.push(format!("\n{}", about.record.trim_end()));
    }
    lines.join("\n") + "\n"
}

/// `choice` is whether the report includes the record, and whether the record reveals secrets; none without a table.
fn screen(speech: Speech, details: &str, choice: Option<(bool, bool)>, status: Option<&str>) -> Markup {
    let term = |code: &str| speech.term(code);
    html! {
        section.sheet-of-paper.report {
            h1 { (term("page-report")) }
            p { (term("library-report-why")) }
            label.written {
                span { (term("library-report-happened")) }
                textarea id=(HAPPENED) rows="5" {}
            }
            @if let Some((with_record, secret)) = choice {
                label.field {
                    input type="checkbox" #with-record data-field=(ReportField::WithRecord) checked[with_record];
                    span { (term("library-report-record")) }
                }
                @if secret {
                    p.hint { (term("library-report-secret")) }
                }
            }
            h2 #along-name { (term("library-report-along")) }
            pre #along tabindex="0" role="region" aria-labelledby="along-name" { (details) }
            p.ways {
                button.big #copy data-do=(ReportCommand::Copy) { (term("library-report-copy")) }
                (button(&ReportCommand::Save, term("library-report-save")))
            }
            p #copied role="status" {
                @if let Some(status) = status {
                    (term(status))
                }
            }
            p {
                a.button href=(Route::Home.hash()) { (term("page-to-home")) }
            }
        }
    }
}
