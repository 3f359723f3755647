//! The rules of a game: read from the first chapter to the last, searched, or opened where a refusal or a card points to;
//! on a screen of their own, or over a table.
//!
//! Their texts are loaded when somebody reads them, `words/rules-GAME-LANG.ftl`; `vellum::chapters` lists them.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use reading::rules::play::{Beginning, figure};
use reading::rules::{CardEntry, Illustrated, unseen};
use shelf::{Title, with_game};
use vellum::chapters::{section_of_card, sections};
use vellum::dom::{effect, listen};
use vellum::files;
use vellum::panel::panel;
use vellum::parts::{changing, group};
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};
use words::Words;

vellum::commands! {
    /// The field above the rules.
    enum RulesField {
        Search = "rules-search",
    }
}

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
    effect(move || {
        let language = speech.language();
        spawn_local(async move {
            let text = load(title.name(), language).await;
            // The screen may have been left meanwhile.
            let _ = book.text.try_set(Some(text));
        });
    });
    // What is shown stays; what was not found is hidden, so that typing draws nothing anew.
    effect(move || {
        let there = book.text.with(|text| matches!(text, Some(Some(_))));
        let searched = book.searched.get();
        if there {
            set_timeout(move || show_found(book, &searched), std::time::Duration::ZERO);
        }
    });
    let section = StoredValue::new(section);
    effect(move || {
        if book.text.with(|text| matches!(text, Some(Some(_))))
            && let Some(section) = section.try_update_value(Option::take).flatten()
        {
            set_timeout(move || turn_to(title, &section), std::time::Duration::ZERO);
        }
    });
    let search = move |RulesField::Search, text| book.searched.set(text);
    let head = panel(move || head(speech, title)).on_change(search).view();
    let found = panel(move || found(speech, book)).view();
    group("sheet-of-paper rules", vec![head, found, body(speech, book)])
}

fn head(speech: Speech, title: Title) -> Markup {
    let term = |code: &str| speech.term(code);
    html! {
        h1 { (term(&format!("{}-name", title.name()))) ": " (term("page-rules")) }
        p.thanks { (term(&format!("{}-thanks", title.name()))) " " (term("page-unofficial")) }
        label.field {
            span { (term("study-rules-search")) }
            input type="text" #rules-search data-field=(RulesField::Search) autocomplete="off";
        }
    }
}

/// In how many chapters stands what is searched.
fn found(speech: Speech, book: Book) -> Markup {
    let found = matches(book).filter(|(_, found)| *found).count();
    html! {
        p.hint role="status" #rules-found {
            @if book.searched.with(|text| !text.trim().is_empty()) {
                (speech.say(&counted("study-rules-found", found)))
            }
        }
    }
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
            None => panel(Markup::default).view(),
            Some(None) => panel(move || html! { p { (speech.term("page-study-missing")) } }).view(),
            Some(Some(text)) => chapters(speech, book, &text),
        },
    )
}

/// The contents, all chapters, and the way home.
fn chapters(speech: Speech, book: Book, text: &Words) -> AnyView {
    let title = book.title;
    let mut parts = vec![contents(speech, title, text)];
    parts.extend(sections(title.name()).into_iter().map(|section| chapter(speech, title, section, text)));
    if !book.over_table {
        let home = move || {
            html! {
                p {
                    a.button href="#/" { (speech.term("page-to-home")) }
                }
            }
        };
        parts.push(panel(home).view());
    }
    group("part", parts)
}

fn contents(speech: Speech, title: Title, text: &Words) -> AnyView {
    let entry = |section: &'static str| {
        let route = Route::Rules { game: title.name().to_owned(), section: Some(section.to_owned()) };
        (section, route.hash(), text.term(&format!("rules-{}-{section}", title.name())))
    };
    let entries: Vec<_> = sections(title.name()).into_iter().map(entry).collect();
    let contents = move || {
        html! {
            nav aria-label=(speech.term("study-rules-contents")) {
                ol.contents {
                    @for (section, address, heading) in &entries {
                        li id={ "to-" (section) } {
                            a href=(address) { (heading) }
                        }
                    }
                }
            }
        }
    };
    panel(contents).view()
}

/// A section: its text, its pictures, and all cards that it explains.
fn chapter(speech: Speech, title: Title, section: &'static str, text: &Words) -> AnyView {
    let code = format!("rules-{}-{section}", title.name());
    let messages = |of: &str| {
        let code = format!("{code}{of}");
        (1..).map(move |number| format!("{code}-{number}")).map_while(|code| text.has(&code).then(|| text.term(&code)))
    };
    let said = html! {
        h2 id={ "heading-" (section) } tabindex="-1" { (text.term(&code)) }
        @for paragraph in messages("") {
            p { (paragraph) }
        }
    };
    let mut parts = vec![panel(move || said.clone()).view()];
    let figures: Vec<AnyView> = (1..)
        .zip(messages("-figure").zip(positions(title, section)))
        .map(|(number, (caption, begin))| {
            figure(format!("{section}-{number}"), caption.clone(), html! { (caption) }, begin)
        })
        .collect();
    if !figures.is_empty() {
        parts.push(group("figures", figures));
    }
    parts.extend(cards(speech, title, section));
    if section == "unseen" {
        parts.push(panel(move || with_game!(title, G => unseen::listed::<G>(speech))).view());
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
