//! Home: the ways in, and the games to go on with.

use bots::BotName;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Ending, Phrase, Record};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::app::Notice;
use crate::cartographers::Sitting;
use crate::route::Route;
use crate::seating::{Chair, coloured};
use crate::settings::Settings;
use crate::speech::{Speech, counted};
use crate::store::{self, Kept};

/// A seed that nobody has chosen.
pub fn fresh_seed() -> String {
    store::new_id()
}

/// The name a person sits down with.
pub fn own_name(settings: RwSignal<Settings>, speech: Speech) -> String {
    let name = settings.with_untracked(|settings| settings.name.trim().to_owned());
    if name.is_empty() { speech.term("page-you") } else { name }
}

/// Opens a table, keeps it and goes there.
pub fn open_table(seating: Vec<Chair>, options: cartographers::Options, seed: &str) {
    let (speech, notice) = (Speech::here(), Notice::here());
    match Sitting::begin(seating, options, seed) {
        Ok(sitting) => {
            if let Err(trouble) = sitting.keep() {
                return notice.tell(speech.say(&trouble));
            }
            Route::Table { id: sitting.id().to_owned(), at: None }.go();
        }
        Err(why) => notice.tell(speech.say(&why)),
    }
}

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let play_now = move |_| {
        let bot =
            |place: i64| Chair::bot(speech.say(&Phrase::new("page-bot-name").with("number", place)), BotName::Greedy);
        let chairs = coloured(vec![Chair::person(own_name(settings, speech)), bot(1), bot(2)]);
        open_table(chairs, Default::default(), &fresh_seed());
    };
    let play_alone = move |_| {
        open_table(vec![Chair::person(own_name(settings, speech))], Default::default(), &fresh_seed());
    };
    view! {
        <section class="home">
            <h1 class="motto">{move || speech.term("page-motto")}</h1>
            <article class="game-card">
                <div class="picture" inner_html=chart::svg::inlined(&chart::cartographers::picture::home_chart(), None)></div>
                <div>
                    <h2>{move || speech.term("cartographers-name")}</h2>
                    <p>{move || speech.term("cartographers-about")}</p>
                    <p class="ways">
                        <button class="big" id="play-now" on:click=play_now>{move || speech.term("page-play-now")}</button>
                        <button id="play-alone" on:click=play_alone>{move || speech.term("page-play-alone")}</button>
                        <a class="button" id="new-table" href="#/new">{move || speech.term("page-new-table")}</a>
                    </p>
                    <p class="thanks">{move || speech.term("cartographers-thanks")}</p>
                </div>
            </article>
            <KeptGames/>
            <OpenRecord/>
            <footer><p>{move || speech.term("page-unofficial")}</p></footer>
        </section>
    }
}

/// What a kept game comes to, without playing it.
fn ending_of(game: &Kept) -> Option<Ending> {
    Record::read(&game.record).ok().map(|record| record.ending)
}

/// The games that this browser keeps: those to go on with, and those that are over.
#[component]
fn KeptGames() -> impl IntoView {
    let speech = Speech::here();
    let games = RwSignal::new(store::games());
    let list = move |finished: bool| {
        let chosen = games
            .get()
            .into_iter()
            .filter(move |(_, game)| matches!(ending_of(game), Some(Ending::Result(_))) == finished);
        let rows = chosen.map(|(id, game)| {
            let names: Vec<String> = game.seating.iter().map(|chair| chair.name.clone()).collect();
            let told = match ending_of(&game) {
                Some(Ending::Result(points)) => {
                    let points: Vec<String> = points.iter().map(i32::to_string).collect();
                    points.join(" · ")
                }
                _ => speech
                    .say(&counted("page-moves", Record::read(&game.record).map_or(0, |record| record.moves.len()))),
            };
            let gone = id.clone();
            view! {
                <li>
                    <a href=Route::Table { id, at: None }.hash()>{names.join(", ")}</a>
                    <span class="told">{told}</span>
                    <button
                        class="quiet"
                        on:click=move |_| {
                            store::forget(&gone);
                            games.set(store::games());
                        }
                    >
                        {speech.term("page-forget")}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    let some = move |finished: bool| {
        games.get().iter().any(|(_, game)| matches!(ending_of(game), Some(Ending::Result(_))) == finished)
    };
    view! {
        <Show when=move || some(false)>
            <section class="kept" id="to-continue">
                <h2>{move || speech.term("page-continue")}</h2>
                <ul>{move || list(false)}</ul>
            </section>
        </Show>
        <Show when=move || some(true)>
            <section class="kept" id="finished">
                <h2>{move || speech.term("page-finished")}</h2>
                <ul>{move || list(true)}</ul>
            </section>
        </Show>
    }
}

/// A record from a file.
#[component]
fn OpenRecord() -> impl IntoView {
    let (speech, notice) = (Speech::here(), Notice::here());
    let chosen = move |event: leptos::ev::Event| {
        let input: Option<web_sys::HtmlInputElement> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        // So that the same file can be chosen again when it was mended.
        if let Some(input) = input {
            input.set_value("");
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
            match Sitting::from_record(&text, speech) {
                Ok(sitting) => match sitting.keep() {
                    Ok(()) => Route::Table { id: sitting.id().to_owned(), at: None }.go(),
                    Err(trouble) => notice.tell(speech.say(&trouble)),
                },
                Err(why) => notice.tell(why),
            }
        });
    };
    view! {
        <section class="kept">
            <h2>{move || speech.term("page-open-record")}</h2>
            <label class="field">
                <span>{move || speech.term("page-open-record-file")}</span>
                <input type="file" id="open-record" accept=".record,text/plain" on:change=chosen/>
            </label>
        </section>
    }
}
