//! The frame around every screen, and which screen is shown.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::home::Home;
use crate::new_table::NewTable;
use crate::record_file::take_dropped_files;
use crate::route::Route;
use crate::settings::{Settings, SettingsScreen};
use crate::speech::{LANGUAGES, Speech};
use crate::store;
use crate::tabletop::{MomentScreen, TableScreen};
use crate::thinker::Thinker;

/// Something to tell at the top of the page until it is put away.
#[derive(Clone, Copy)]
pub struct Notice(RwSignal<Option<String>>);

impl Notice {
    /// The notice of the page.
    pub fn here() -> Notice {
        expect_context()
    }

    /// Tells something.
    pub fn tell(self, text: String) {
        self.0.set(Some(text));
    }
}

/// Opens the page in its language, or in English if that one cannot be had.
pub async fn open() {
    let settings = Settings::kept();
    let wanted = settings.language_in_use();
    let words = match Speech::load(&wanted).await {
        Some(words) => Some(words),
        None => Speech::load("en").await,
    };
    // Without words there is nothing to say; what stands in index.html stays.
    let Some(words) = words else { return };
    settings.show();
    if let Some(opening) = document().get_element_by_id("opening") {
        opening.remove();
    }
    let thinker = Thinker::start();
    mount_to_body(move || {
        provide_context(Speech::new(words));
        provide_context(RwSignal::new(settings));
        provide_context(Notice(RwSignal::new(None)));
        provide_context(StoredValue::new_local(thinker));
        view! { <App/> }
    });
    // For who measures how long a visitor waits.
    if let Some(clock) = window().performance() {
        let _ = clock.mark("portolan-ready");
    }
}

#[component]
fn App() -> impl IntoView {
    let (speech, settings, notice) = (Speech::here(), Settings::here(), Notice::here());
    let route = RwSignal::new(Route::here());
    take_dropped_files();
    let _listener = window_event_listener(ev::hashchange, move |_| route.set(Route::here()));

    let language = Memo::new(move |_| settings.with(Settings::language_in_use));
    Effect::new(move |before: Option<String>| {
        let language = language.get();
        if before.is_some_and(|before| before != language) {
            let wanted = language.clone();
            spawn_local(async move {
                if let Some(words) = Speech::load(&wanted).await {
                    speech.change(words);
                }
            });
        }
        language
    });
    Effect::new(move |_| {
        settings.with(|settings| {
            settings.show();
            store::keep_settings(&serde_json::to_string(settings).unwrap_or_default());
        });
    });

    let screen = move || match route.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New { title } => view! { <NewTable title/> }.into_any(),
        Route::Table { id, at } => view! { <TableScreen id at/> }.into_any(),
        Route::Moment { at, record } => view! { <MomentScreen at record/> }.into_any(),
        Route::Settings => view! { <SettingsScreen/> }.into_any(),
        Route::Nowhere => view! { <Nowhere/> }.into_any(),
    };
    view! {
        <div inner_html=chart::svg::defs()></div>
        <header class="top">
            <a class="name" href="#/">"Portolan"</a>
            <nav aria-label=speech.live("page-nav")>
                <LanguageButtons/>
                <a href="#/settings">{speech.live("page-settings")}</a>
            </nav>
        </header>
        {move || notice.0.get().map(|text| view! {
            <p class="notice" role="alert">
                <span>{text}</span>
                <button on:click=move |_| notice.0.set(None)>{speech.term("page-notice-close")}</button>
            </p>
        })}
        <main>{screen}</main>
    }
}

/// The languages, each by its short name.
#[component]
fn LanguageButtons() -> impl IntoView {
    let settings = Settings::here();
    LANGUAGES
        .iter()
        .map(|&(code, name)| {
            let chosen = move || settings.with(Settings::language_in_use) == code;
            view! {
                <button
                    class="language" lang=code title=name aria-label=format!("{} {name}", code.to_ascii_uppercase()) aria-pressed=move || chosen().to_string()
                    on:click=move |_| settings.update(|settings| settings.language = Some(code.to_owned()))
                >
                    {code.to_ascii_uppercase()}
                </button>
            }
        })
        .collect_view()
}

/// An address that leads nowhere.
#[component]
fn Nowhere() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <section class="sheet-of-paper">
            <h1>{speech.live("page-nowhere")}</h1>
            <p>{speech.live("page-nowhere-why")}</p>
            <p><a class="button" href="#/">{speech.live("page-to-home")}</a></p>
        </section>
    }
}
