//! What this is, and whom it owes to.
//!
//! The licences of everything that is in the page and in the program are a file that `cargo xtask page` makes; it is
//! loaded when somebody looks at them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use shelf::{Title, with_game};
use table::{Game, Phrase};
use vellum::files;
use vellum::html::{Gesture, Touch, escaped, group, panel, parts, told};
use vellum::json::Json;
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The file with the licences.
const LICENCES: &str = "licences.json";

/// The screen.
pub fn about_screen() -> AnyView {
    let speech = Speech::here();
    // None yet; or none that could be had.
    let licences = RwSignal::new(None::<Option<String>>);
    spawn_local(async move {
        let text = files::text(LICENCES).await;
        // The screen may have been left meanwhile.
        let _ = licences.try_set(Some(text));
    });
    let list = move || {
        licences.with(|licences| match licences {
            None => String::new(),
            Some(text) => match text.as_deref().and_then(|text| licences_html(speech, text)) {
                Some(html) => html,
                None => format!("<p>{}</p>", escaped(&speech.term("page-study-missing"))),
            },
        })
    };
    let ways = move || {
        format!(
            "<p class=\"ways\"><a class=\"button\" href=\"{}\">{}</a><a class=\"button\" href=\"{}\">{}</a></p>",
            Route::Report { table: None }.hash(),
            escaped(&speech.term("page-report")),
            Route::Home.hash(),
            escaped(&speech.term("page-to-home")),
        )
    };
    group("sheet-of-paper about", vec![told(move || head(speech)), panel(list, turn_to), told(ways)])
}

/// Opens the text of a licence, and lets the keyboard go on from there.
fn turn_to((gesture, what): Touch) {
    let text = document().get_element_by_id(&format!("licence-{}", parts(&what).1));
    if let Some(text) = text.filter(|_| gesture == Gesture::Press) {
        let _ = text.set_attribute("open", "");
        text.scroll_into_view();
        let summary = text.first_element_child().and_then(|summary| summary.dyn_into::<HtmlElement>().ok());
        let _ = summary.map(|summary| summary.focus());
    }
}

fn head(speech: Speech) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let version = Phrase::new("study-about-version").with("version", env!("CARGO_PKG_VERSION"));
    let thanks: String =
        Title::newest().map(|title| format!("<p>{}</p>", term(&format!("{}-thanks", title.name())))).collect();
    let rules: String = Title::ALL.iter().map(|title| rules_row(speech, *title)).collect();
    format!(
        "<h1>{}</h1><p>{}</p><p id=\"version\">{}</p><h2>{}</h2>{thanks}<p>{}</p>\
         <h2>{}</h2><table class=\"boxes\" id=\"generations\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
         <th scope=\"col\">{}</th></tr></thead><tbody>{rules}</tbody></table><h2>{}</h2><p>{}</p>",
        term("page-about"),
        term("page-motto"),
        escaped(&speech.say(&version)),
        term("study-about-games"),
        term("page-unofficial"),
        term("page-rules"),
        term("study-about-game"),
        term("study-about-generation"),
        term("study-about-data"),
        term("study-about-licences"),
        term("study-about-own-licence"),
    )
}

fn rules_row(speech: Speech, title: Title) -> String {
    let data = with_game!(title, G => <G as Game>::DATA);
    format!(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td><code>{data}</code></td></tr>",
        escaped(&speech.term(&format!("{}-name", title.name()))),
        title.generation()
    )
}

/// The packages, and below them every text once; none if the file is not as it should be.
fn licences_html(speech: Speech, text: &str) -> Option<String> {
    let all = Json::read(text)?;
    let (packages, texts) = (all.get("packages").list()?, all.get("texts").list()?);
    let heading = |number: usize| speech.say(&Phrase::new("study-about-text").with("number", number as i64));
    let rows: String = packages.iter().map(|one| package(one, heading)).collect::<Option<_>>()?;
    let texts = texts.iter().enumerate().map(|(number, text)| {
        let text = escaped(&text.text()?);
        Some(format!(
            "<details id=\"licence-{}\"><summary>{}</summary><pre tabindex=\"0\">{text}</pre></details>",
            number + 1,
            escaped(&heading(number + 1))
        ))
    });
    let texts: String = texts.collect::<Option<_>>()?;
    let count = escaped(&speech.say(&counted("study-about-packages", packages.len())));
    Some(format!("<p>{count}</p><ul class=\"packages\">{rows}</ul>{texts}"))
}

/// One package: its name and version, its licence, who made it, and the numbers of its texts.
fn package(package: &Json, heading: impl Fn(usize) -> String) -> Option<String> {
    let text = |key| package.get(key).text().map(|text| escaped(&text));
    let numbers = package.get("texts").list()?;
    let numbers = numbers.iter().map(|number| {
        let number = number.number()? as usize + 1;
        let name = escaped(&heading(number));
        Some(format!("<button class=\"quiet\" data-do=\"licence:{number}\" aria-label=\"{name}\">{number}</button>"))
    });
    let numbers: String = numbers.collect::<Option<_>>()?;
    Some(format!(
        "<li><strong>{}</strong> {} <span>{}</span> <span class=\"hint\">{}</span>{numbers}</li>",
        text("name")?,
        text("version")?,
        text("licence")?,
        text("by")?
    ))
}
