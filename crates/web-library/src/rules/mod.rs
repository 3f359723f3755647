//! The rules of a game: to read from start to end, to search, or to open where a refusal or a card points to. They are
//! shown on their own screen, or over a table.
//!
//! The texts, `words/rules-GAME-LANG.ftl`, are loaded on demand; `page_kit::chapters` lists the sections.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use library::rules::play::{Beginning, figure};
use library::rules::{CardEntry, Illustrated, unseen};
use maud::{Markup, html};
use page_kit::chapters::{section_of_card, sections};
use page_kit::dom::{effect, listen};
use page_kit::files;
use page_kit::panel::panel;
use page_kit::parts::{group, switch};
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use shelf::{Title, with_game};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};
use words::Words;

page_kit::commands! {
    /// The fields of the rules.
    enum RulesField {
        Search = "rules-search",
    }
}

thread_local! {
    /// A cache of the last text, so that moving between chapters loads nothing.
    static READ: RefCell<Option<(String, Arc<Words>)>> = const { RefCell::new(None) };
}

/// Loads the text of a game's rules.
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

/// The state of the screen.
#[derive(Clone, Copy)]
struct Book {
    title: Title,
    /// The outer `None`: not loaded yet. The inner `None`: loading failed.
    text: RwSignal<Option<Option<Arc<Words>>>>,
    searched: RwSignal<String>,
    /// Whether the rules are shown over a table.
    over_table: bool,
}

/// Shows the rules of a game in an element of the page, opened at a section or at a card.
pub fn rules_screen(title: Title, section: Option<String>, place: HtmlElement) -> AnyView {
    let speech = Speech::here();
    let over_table = matches!(place.closest("dialog"), Ok(Some(_)));
    let book = Book { title, text: RwSignal::new(None), searched: RwSignal::new(String::new()), over_table };
    follow_links(book, place);
    effect(move || {
        let language = speech.language();
        spawn_local(async move {
            let text = load(title.name(), language).await;
            // The user may have left the screen by now.
            let _ = book.text.try_set(Some(text));
        });
    });
    // Search hides the sections that do not match, so that typing renders nothing again.
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
            set_timeout(move || scroll_to(title, &section), std::time::Duration::ZERO);
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
            span { (term("library-rules-search")) }
            input type="text" #rules-search data-field=(RulesField::Search) autocomplete="off";
        }
    }
}

/// The number of sections that match the search.
fn found(speech: Speech, book: Book) -> Markup {
    let found = matches(book).filter(|(_, found)| *found).count();
    html! {
        p.hint role="status" #rules-found {
            @if book.searched.with(|text| !text.trim().is_empty()) {
                (speech.say(&counted("library-rules-found", found)))
            }
        }
    }
}

/// The sections, each with whether it contains all searched words.
fn matches(book: Book) -> impl Iterator<Item = (&'static str, bool)> {
    let searched = small_letters(book.searched.get());
    sections(book.title.name()).into_iter().map(move |section| {
        let text = small_letters(element(section).and_then(|section| section.text_content()).unwrap_or_default());
        (section, searched.split_whitespace().all(|word| text.contains(word)))
    })
}

/// A text in lower case. The browser converts it: Rust's Unicode tables would add to the download.
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

/// Makes links within the rules scroll to their section. The address follows, except over a table.
fn follow_links(book: Book, place: HtmlElement) {
    let target = place.clone();
    listen(&target, &["click"], move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let Some(address) = link.and_then(|link| link.get_attribute("href")) else { return };
        let Route::Rules { game, section: Some(section) } = Route::read(&address) else { return };
        if game != book.title.name() {
            return;
        }
        event.prevent_default();
        scroll_to(book.title, &section);
        // A change of language reopens the rules at this address.
        let _ = place.set_attribute("data-library", &address);
        if let (false, Ok(history)) = (book.over_table, window().history()) {
            // Replace the entry in the history: going back leaves the rules.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    });
}

/// Scrolls to a section or to a card, and focuses its heading.
fn scroll_to(title: Title, what: &str) {
    let heading = |of: &str| document().get_element_by_id(&format!("heading-{of}"));
    let heading = heading(what).or_else(|| heading(section_of_card(title.name(), what)?));
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}

fn body(speech: Speech, book: Book) -> AnyView {
    switch(
        move || book.text.get(),
        move |text| match text {
            None => panel(Markup::default).view(),
            Some(None) => panel(move || html! { p { (speech.term("page-library-missing")) } }).view(),
            Some(Some(text)) => chapters(speech, book, &text),
        },
    )
}

/// The contents, all sections, and the link home.
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
            nav aria-label=(speech.term("library-rules-contents")) {
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
    let text_html = html! {
        h2 id={ "heading-" (section) } tabindex="-1" { (text.term(&code)) }
        @for paragraph in messages("") {
            p { (paragraph) }
        }
    };
    let mut parts = vec![panel(move || text_html.clone()).view()];
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

/// The interactive positions of a section.
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
