//! The frame around every screen, and which screen is shown.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::menu::MENU;
use page::notice::{NAME, Notice, notice_bar, set_title};
use page::open_library::{close_over, library_screen, open_rules_over_tables};
use page::opening::trouble;
use page::workers::Workers;
use page_kit::command::Command;
use page_kit::dom::{effect, listen};
use page_kit::html::{button, definitions};
use page_kit::panel::panel;
use page_kit::parts::{group, switch};
use page_kit::route::Route;
use page_kit::settings::{Settings, follow_device};
use page_kit::settings_screen::settings_screen;
use page_kit::speech::{LANGUAGES, Speech};
use page_kit::store;
use page_kit::tooltip::explain_symbols;
use shelf::Title;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

/// The words that this module needs besides those of all visitors.
const FURTHER_WORDS: &[&str] = if cfg!(feature = "online") { &["online"] } else { &[] };

/// Opens the page in its language, or in English if that one cannot be loaded.
pub async fn open() {
    let settings = Settings::load();
    let wanted = settings.language_in_use();
    let words = match Speech::load(&wanted, FURTHER_WORDS).await {
        Some(words) => Some(words),
        None => Speech::load("en", FURTHER_WORDS).await,
    };
    page_kit::chapters::provide_books(shelf::books);
    // Without words there is nothing to render; the error text in index.html stays.
    let Some(words) = words else { return };
    settings.show();
    if let Some(opening) = document().get_element_by_id("opening") {
        opening.remove();
    }
    let workers = Workers::start();
    mount_to_body(move || {
        provide_context(Speech::new(words));
        provide_context(RwSignal::new(settings));
        provide_context(Notice::default());
        provide_context(StoredValue::new_local(workers));
        #[cfg(feature = "online")]
        crate::online_screens::provide();
        #[cfg(not(feature = "online"))]
        crate::local_screens::provide();
        app()
    });
    // For tests that measure how long a visitor waits.
    if let Some(clock) = window().performance() {
        let _ = clock.mark("portolan-ready");
    }
}

fn app() -> AnyView {
    let (speech, settings, notice) = (Speech::here(), Settings::here(), Notice::here());
    let route = RwSignal::new(Route::here());
    listen(&window(), &["hashchange", "settings"], move |event| {
        if event.type_() == "settings" {
            // The library has loaded them from a file.
            return settings.set(Settings::load());
        }
        close_over();
        // A notice belongs to the screen where it was shown.
        if route.get_untracked() != Route::here() {
            notice.close();
        }
        route.set(Route::here());
        // A screen reader continues at the new screen.
        if let Some(main) = document().get_element_by_id("screen").and_then(|main| main.dyn_into::<HtmlElement>().ok())
        {
            let _ = main.focus();
        }
        // A new screen starts at its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });

    open_rules_over_tables(route);
    explain_symbols();

    let spoken = StoredValue::new(settings.with_untracked(Settings::language_in_use));
    effect(move || {
        let language = settings.with(Settings::language_in_use);
        if spoken.with_value(|spoken| *spoken != language) {
            spoken.set_value(language.clone());
            spawn_local(async move {
                if let Some(words) = Speech::load(&language, FURTHER_WORDS).await {
                    speech.change(words);
                }
            });
        }
    });
    effect(move || {
        settings.with(|settings| {
            settings.show();
            store::save_settings(settings);
        });
    });
    follow_device(settings);

    let screen = switch(
        move || route.get(),
        move |route| {
            name_screen(speech, &route);
            match route {
                Route::Rules { ref game, .. } | Route::Score { ref game, .. } => {
                    of_game(speech, game, |_| library_screen(&route))
                }
                Route::Share { .. }
                | Route::Analysis { .. }
                | Route::AnalysisOf { .. }
                | Route::Games
                | Route::About
                | Route::Report { .. } => library_screen(&route),
                Route::Settings => settings_screen(),
                Route::Nowhere => nowhere(speech),
                local_or_online => own_screen(speech, local_or_online),
            }
        },
    );
    let above = vec![
        panel(|| definitions(&shelf::art())).view(),
        header(speech, settings, route),
        new_version_bar(speech),
        notice_bar(speech, notice),
    ];
    let above = group("part", above);
    view! { {above} <main id="screen" tabindex="-1">{screen}</main> }.into_any()
}

/// Which module has a screen that is not in all of them.
#[derive(Clone, Copy, PartialEq)]
enum Module {
    Local,
    Online,
    Lobby,
}

/// The module that this is.
const THIS: Module = match (cfg!(feature = "online"), cfg!(feature = "lobby")) {
    (_, true) => Module::Lobby,
    (true, false) => Module::Online,
    (false, false) => Module::Local,
};

fn module_of(route: &Route) -> Module {
    match route {
        Route::Online { .. } => Module::Online,
        Route::Lobby | Route::OpenOnline { .. } | Route::BigScreen { .. } | Route::Fair { .. } | Route::Me => {
            Module::Lobby
        }
        _ => Module::Local,
    }
}

/// The screen of an address that only this module or another one has.
fn own_screen(speech: Speech, route: Route) -> AnyView {
    // `boot.js` loads the other module. Until then the page says that it takes a moment.
    if module_of(&route) != THIS {
        return panel(move || html! { p.told role="status" { (speech.term("page-one-moment")) } }).view();
    }
    #[cfg(feature = "lobby")]
    let screen = crate::lobby_screens::lobby_screen(route);
    #[cfg(all(feature = "online", not(feature = "lobby")))]
    let screen = crate::online_screens::online_screen(route);
    #[cfg(not(feature = "online"))]
    let screen = crate::local_screens::local_screen(route);
    screen.unwrap_or_else(|| nowhere(speech))
}

/// The screen of a game; an error screen if there is none of that name.
fn of_game(speech: Speech, game: &str, screen: impl FnOnce(Title) -> AnyView) -> AnyView {
    Title::named(game).map_or_else(|| nowhere(speech), screen)
}

fn nowhere(speech: Speech) -> AnyView {
    trouble(speech, "page-nowhere", speech.term("page-nowhere-why"))
}

/// Names the screen in the title of the window. A table then sets a more specific title itself.
fn name_screen(speech: Speech, route: &Route) {
    let (code, game) = match route {
        Route::New { game } => ("page-new-table", Some(game.clone())),
        Route::Learn { game, .. } => ("page-learn", Some(game.clone())),
        Route::Rules { game, .. } => ("page-rules", Some(game.clone())),
        Route::Score { game, .. } => ("page-score-paper", Some(game.clone())),
        Route::Challenge(challenge) => ("page-challenge", Some(challenge.game.clone())),
        Route::Share { .. } => ("page-share", None),
        Route::Analysis { .. } | Route::AnalysisOf { .. } => ("page-analyse", None),
        Route::Games => ("page-my-games", None),
        Route::About => ("page-about", None),
        Route::Report { .. } => ("page-report", None),
        Route::Settings => ("page-settings", None),
        Route::OpenOnline { game } => ("page-friends", Some(game.clone())),
        Route::Lobby | Route::Online { .. } | Route::BigScreen { .. } | Route::Fair { .. } | Route::Me => {
            ("page-friends", None)
        }
        Route::Nowhere => ("page-nowhere", None),
        Route::Home | Route::Table { .. } | Route::Moment { .. } => return document().set_title(NAME),
    };
    effect(move || set_title(speech, game.as_deref(), speech.term(code)));
}

page_kit::commands! {
    /// Commands at the top of the page.
    enum HeaderCommand {
        /// Changes the language.
        Speak(language: String) = "speak",
    }
}

/// The name of the page, the way back to the table, a button for each language, a link to the settings, and the menu of
/// the table.
fn header(speech: Speech, settings: RwSignal<Settings>, route: RwSignal<Route>) -> AnyView {
    // The table that the user came from.
    let last_table = Cell::new(None::<Route>);
    let html = move || {
        let language = settings.with(Settings::language_in_use);
        let at_table = route.with(is_table);
        let here = route.get();
        let table = if matches!(here, Route::Home) || at_table { None } else { last_table.take() };
        last_table.set(if at_table { Some(here) } else { table.clone() });
        let settings = speech.term("page-settings");
        html! {
            header.top {
                a.name href=(Route::Home.hash()) title=(speech.term("page-to-home")) {
                    @if route.with(|route| *route != Route::Home) { span aria-hidden="true" { "‹ " } }
                    (NAME)
                }
                @if let Some(table) = table {
                    a #back-to-table href=(table.hash()) { (speech.term("page-back-to-table")) }
                }
                nav aria-label=(speech.term("page-nav")) {
                    @for (code, name) in LANGUAGES { (language_button(code, name, language == code)) }
                    a.settings href=(Route::Settings.hash()) title=(settings) aria-label=(settings) {
                        span.sign aria-hidden="true" { "⚙" }
                        span.word { (settings) }
                    }
                    @if at_table {
                        button #menu popovertarget=(MENU) title=(speech.term("page-menu")) aria-label=(speech.term("page-menu")) { "☰" }
                    }
                }
            }
        }
    };
    let speak = move |HeaderCommand::Speak(code)| settings.update(|settings| settings.language = Some(code));
    panel(html).on_press(speak).view()
}

fn is_table(route: &Route) -> bool {
    matches!(route, Route::Table { .. } | Route::Moment { .. } | Route::Learn { .. } | Route::Online { .. })
}

fn language_button(code: &str, name: &str, spoken: bool) -> Markup {
    let (speak, short) = (HeaderCommand::Speak(code.to_owned()), code.to_ascii_uppercase());
    html! {
        button.language id=(speak.id()) data-do=(speak) lang=(code) title=(name) aria-label={ (short) " " (name) }
            aria-pressed=(spoken) {
            (short)
        }
    }
}

/// The event that requests the new version from `offline.js`.
const TAKE_NEW_VERSION: &str = "take-new-version";

page_kit::commands! {
    /// Commands of the bar for a new version.
    enum NewVersionCommand {
        Take = "take-new-version",
        Later = "later",
    }
}

/// The bar that offers a new version of the page. `offline.js` announces the version, and handles the request for it.
fn new_version_bar(speech: Speech) -> AnyView {
    let ready = RwSignal::new(false);
    listen(&window(), &["new-version"], move |_| ready.set(true));
    let html = move || {
        html! {
            // Always there: a screen reader announces a text only in an element that existed before.
            div role="status" {
                @if ready.get() {
                    p.notice.new-version {
                        span { (speech.term("page-new-version")) }
                        span.ways {
                            (button(&NewVersionCommand::Take, speech.term("page-new-version-take")))
                            button.quiet #later data-do=(NewVersionCommand::Later) {
                                (speech.term("page-new-version-later"))
                            }
                        }
                    }
                }
            }
        }
    };
    let press = move |command| {
        ready.set(false);
        match command {
            NewVersionCommand::Take => {
                if let Ok(wish) = Event::new(TAKE_NEW_VERSION) {
                    let _ = window().dispatch_event(&wish);
                }
            }
            NewVersionCommand::Later => {}
        }
    };
    panel(html).on_press(press).view()
}
