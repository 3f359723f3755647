//! The rules of a game: read from the first chapter to the last, searched, or opened where a refusal or a card points to;
//! on a screen of their own, or over a table.
//!
//! Their texts are loaded when somebody reads them, `words/rules-GAME-LANG.ftl`; `vellum::chapters` lists them.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use reading::rules::play::{Beginning, figure};
use reading::rules::{CardEntry, Illustrated, unseen};
use shelf::{Title, with_game};
use vellum::chapters::{section_of_card, sections};
use vellum::files;
use vellum::html::{changing, escaped, form_panel, group, listen, told, whenever};
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::{JsCast, JsValue};
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
    /// Whether they lie over a table.
    over_table: bool,
}

/// The rules of a game in an element of the page, opened at a section or at a card.
pub fn rules_screen(title: Title, section: Option<String>, place: HtmlElement) -> AnyView {
    let speech = Speech::here();
    let over_table = matches!(place.closest("dialog"), Ok(Some(_)));
    let book = Book { title, text: RwSignal::new(None), searched: RwSignal::new(String::new()), over_table };
    follow_links(book, place);
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
            set_timeout(move || turn_to(title, &section), std::time::Duration::ZERO);
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
    group("sheet-of-paper rules", vec![head, told(found), body(speech, book)])
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
    sections(book.title.name()).into_iter().map(move |section| {
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

/// Lets links within the rules turn to their section without leaving anything. The address goes along, but for a table's.
fn follow_links(book: Book, place: HtmlElement) {
    let heard = place.clone();
    listen(&heard, &["click"], move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let Some(address) = link.and_then(|link| link.get_attribute("href")) else { return };
        let Route::Rules { game, section: Some(section) } = Route::read(&address) else { return };
        if game != book.title.name() {
            return;
        }
        event.prevent_default();
        turn_to(book.title, &section);
        // Where they are opened again in another language.
        let _ = place.set_attribute("data-study", &address);
        if let (false, Ok(history)) = (book.over_table, window().history()) {
            // Not one step more on the way back: it leaves the rules.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    });
}

/// Shows a section, or what is said of a card, and lets the keyboard go on from there.
fn turn_to(title: Title, what: &str) {
    let heading = |of: &str| document().get_element_by_id(&format!("heading-{of}"));
    let heading = heading(what).or_else(|| heading(section_of_card(title.name(), what)?));
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}

fn body(speech: Speech, book: Book) -> AnyView {
    changing(
        move || book.text.get(),
        move |text| match text {
            None => told(String::new),
            Some(None) => told(move || format!("<p>{}</p>", escaped(&speech.term("page-study-missing")))),
            Some(Some(text)) => {
                let mut parts = vec![told(contents(speech, book, &text))];
                parts.extend(
                    sections(book.title.name()).into_iter().map(|section| chapter(speech, book.title, section, &text)),
                );
                if !book.over_table {
                    parts.push(told(move || {
                        format!("<p><a class=\"button\" href=\"#/\">{}</a></p>", escaped(&speech.term("page-to-home")))
                    }));
                }
                group("part", parts)
            }
        },
    )
}

fn contents(speech: Speech, book: Book, text: &Words) -> impl Fn() -> String + Send + Sync + 'static {
    let title = book.title;
    let entry = |section: &str| {
        let address = Route::Rules { game: title.name().to_owned(), section: Some(section.to_owned()) }.hash();
        let heading = escaped(&text.term(&format!("rules-{}-{section}", title.name())));
        format!("<li id=\"to-{section}\"><a href=\"{address}\">{heading}</a></li>")
    };
    let entries: String = sections(title.name()).into_iter().map(entry).collect();
    move || {
        let label = escaped(&speech.term("study-rules-contents"));
        format!("<nav aria-label=\"{label}\"><ol class=\"contents\">{entries}</ol></nav>")
    }
}

/// A section: its text, its pictures, and all cards that it explains.
fn chapter(speech: Speech, title: Title, section: &'static str, text: &Words) -> AnyView {
    let code = format!("rules-{}-{section}", title.name());
    let messages = |of: &str| {
        let code = format!("{code}{of}");
        (1..).map(move |number| format!("{code}-{number}")).map_while(|code| text.has(&code).then(|| text.term(&code)))
    };
    let said: String = messages("").map(|paragraph| format!("<p>{}</p>", escaped(&paragraph))).collect();
    let said = format!("<h2 id=\"heading-{section}\" tabindex=\"-1\">{}</h2>{said}", escaped(&text.term(&code)));
    let mut parts = vec![told(move || said.clone())];
    let figures: Vec<AnyView> = (1..)
        .zip(messages("-figure").zip(positions(title, section)))
        .map(|(number, (caption, begin))| {
            figure(format!("{section}-{number}"), caption.clone(), escaped(&caption), begin)
        })
        .collect();
    if !figures.is_empty() {
        parts.push(group("figures", figures));
    }
    parts.extend(cards(speech, title, section));
    if section == "unseen" {
        parts.push(told(move || with_game!(title, G => unseen::listed::<G>(speech))));
    }
    view! { <section id=format!("rules-{section}") aria-labelledby=format!("heading-{section}")>{parts}</section> }
        .into_any()
}

/// The pictures of a section that can be played with.
fn positions(title: Title, section: &str) -> Vec<Beginning> {
    with_game!(title, G => <G as Illustrated>::positions(section))
}

/// All cards that a section explains, each with its rule and a position to try it on.
fn cards(speech: Speech, title: Title, section: &str) -> Option<AnyView> {
    let cards = with_game!(title, G => <G as Illustrated>::cards(speech, section));
    if cards.is_empty() {
        return None;
    }
    let cards: Vec<AnyView> = cards.into_iter().map(CardEntry::item).collect();
    Some(view! { <ul class="paying">{cards}</ul> }.into_any())
}
