//! The rules of a game: read from the first chapter to the last, searched, or opened where a refusal points to.
//!
//! Their texts are loaded when somebody reads them, `words/rules-GAME-LANG.ftl`; `vellum::chapters` lists them.

mod diagrams;

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use shelf::Title;
use vellum::chapters::sections;
use vellum::files;
use vellum::html::{escaped, form_panel, group, told, whenever};
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use words::Words;

thread_local! {
    /// The text that was read last: going from chapter to chapter loads nothing.
    static READ: RefCell<Option<(String, Arc<Words>)>> = const { RefCell::new(None) };
}

/// The text of a game's rules.
async fn load(game: &str, language: String) -> Option<Arc<Words>> {
    let name = format!("words/rules-{game}-{language}.ftl");
    let read = READ.with_borrow(|read| read.as_ref().filter(|(of, _)| *of == name).map(|(_, text)| text.clone()));
    if read.is_some() {
        return read;
    }
    let text = Arc::new(Words::new(&language, &[&files::text(&name).await?]).ok()?);
    READ.set(Some((name, text.clone())));
    Some(text)
}

/// The rules, as far as they are there.
#[derive(Clone, Copy)]
struct Book {
    title: Title,
    /// None yet; or none that could be had.
    text: RwSignal<Option<Option<Arc<Words>>>>,
    searched: RwSignal<String>,
}

/// The screen of a game's rules, opened at a section.
pub fn rules_screen(title: Title, section: Option<String>) -> AnyView {
    let speech = Speech::here();
    let book = Book { title, text: RwSignal::new(None), searched: RwSignal::new(String::new()) };
    whenever(move || {
        let language = speech.language();
        spawn_local(async move {
            let text = load(title.name(), language).await;
            // The screen may have been left meanwhile.
            let _ = book.text.try_set(Some(text));
        });
    });
    // What is shown stays; what was not found is hidden, so that typing draws nothing anew.
    whenever(move || {
        let there = book.text.with(|text| matches!(text, Some(Some(_))));
        let searched = book.searched.get();
        if there {
            set_timeout(move || show_found(book, &searched), std::time::Duration::ZERO);
        }
    });
    let section = StoredValue::new(section);
    whenever(move || {
        if book.text.with(|text| matches!(text, Some(Some(_))))
            && let Some(section) = section.try_update_value(Option::take).flatten()
        {
            set_timeout(move || turn_to(&section), std::time::Duration::ZERO);
        }
    });
    let found = move || {
        let found = matches(book).filter(|(_, found)| *found).count();
        let said = if book.searched.with(|text| text.trim().is_empty()) {
            String::new()
        } else {
            escaped(&speech.say(&counted("study-rules-found", found)))
        };
        format!("<p class=\"hint\" role=\"status\" id=\"rules-found\">{said}</p>")
    };
    let head = form_panel(move || head(speech, title), |_| {}, move |(_, text)| book.searched.set(text));
    group("sheet-of-paper rules", vec![head, told(found), told(move || body(speech, book))])
}

fn head(speech: Speech, title: Title) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    format!(
        "<h1>{}: {}</h1><p class=\"thanks\">{} {}</p><label class=\"field\"><span>{}</span>\
         <input type=\"text\" id=\"rules-search\" data-do=\"rules-search\" autocomplete=\"off\"></label>",
        term(&format!("{}-name", title.name())),
        term("page-rules"),
        term(&format!("{}-thanks", title.name())),
        term("page-unofficial"),
        term("study-rules-search"),
    )
}

/// The chapters, each with its text in small letters and whether everything that is searched stands in it.
fn matches(book: Book) -> impl Iterator<Item = (&'static str, bool)> {
    let searched = small_letters(book.searched.get());
    sections(book.title).map(move |section| {
        let text = small_letters(element(section).and_then(|section| section.text_content()).unwrap_or_default());
        (section, searched.split_whitespace().all(|word| text.contains(word)))
    })
}

/// A text in small letters. The browser does it: our own tables of all letters would have to be downloaded.
fn small_letters(text: String) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

fn element(section: &str) -> Option<Element> {
    document().get_element_by_id(&format!("rules-{section}"))
}

fn show_found(book: Book, searched: &str) {
    if book.searched.try_with_untracked(|now| now == searched) != Some(true) {
        return;
    }
    untrack(|| {
        for (section, found) in matches(book) {
            let entry = document().get_element_by_id(&format!("to-{section}"));
            for element in element(section).into_iter().chain(entry) {
                let _ = element.toggle_attribute_with_force("hidden", !found);
            }
        }
    });
}

/// Shows a section, and lets the keyboard go on from there.
fn turn_to(section: &str) {
    let heading = document().get_element_by_id(&format!("heading-{section}"));
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}

fn body(speech: Speech, book: Book) -> String {
    book.text.with(|text| match text {
        None => String::new(),
        Some(None) => format!("<p>{}</p>", escaped(&speech.term("page-study-missing"))),
        Some(Some(text)) => chapters_in_html(speech, book.title, text),
    })
}

fn chapters_in_html(speech: Speech, title: Title, text: &Words) -> String {
    let game = title.name();
    let (mut contents, mut chapters) = (String::new(), String::new());
    for section in sections(title) {
        let code = format!("rules-{game}-{section}");
        let heading = escaped(&text.term(&code));
        contents += &format!(
            "<li id=\"to-{section}\"><a href=\"{}\">{heading}</a></li>",
            Route::Rules { title, section: Some(section.to_owned()) }.hash()
        );
        let said = |code: String| text.has(&code).then(|| escaped(&text.term(&code)));
        let paragraphs: String = (1..)
            .map_while(|number| said(format!("{code}-{number}")))
            .map(|paragraph| format!("<p>{paragraph}</p>"))
            .collect();
        let figures: String = (1..)
            .map_while(|number| said(format!("{code}-figure-{number}")))
            .zip(diagrams::of(game, section))
            .map(|(caption, drawing)| {
                format!("<figure>{}<figcaption>{caption}</figcaption></figure>", chart::svg::inlined(&drawing, None))
            })
            .collect();
        let figures = if figures.is_empty() { figures } else { format!("<div class=\"figures\">{figures}</div>") };
        chapters += &format!(
            "<section id=\"rules-{section}\" aria-labelledby=\"heading-{section}\">\
             <h2 id=\"heading-{section}\" tabindex=\"-1\">{heading}</h2>{paragraphs}{figures}{}</section>",
            diagrams::cards(speech, game, section),
        );
    }
    format!(
        "<nav aria-label=\"{}\"><ol class=\"contents\">{contents}</ol></nav>{chapters}\
         <p><a class=\"button\" href=\"#/\">{}</a></p>",
        escaped(&speech.term("study-rules-contents")),
        escaped(&speech.term("page-to-home")),
    )
}
