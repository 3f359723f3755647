//! Home: the ways in, and the games to go on with.

use bots::BotName;
use leptos::prelude::*;
use shelf::{Title, with_game};
use table::{Ending, Phrase, Record};
use wasm_bindgen::JsCast;

use crate::games::OnPage;
use crate::record_file::open_file;
use crate::route::Route;
use crate::seating::{Chair, coloured};
use crate::settings::Settings;
use crate::speech::{Speech, counted};
use crate::store::{self, Kept};
use crate::tabletop::open_table;

/// A seed that nobody has chosen.
pub fn fresh_seed() -> String {
    store::new_id()
}

/// The name a person sits down with.
pub fn own_name(settings: RwSignal<Settings>, speech: Speech) -> String {
    let name = settings.with_untracked(|settings| settings.name.trim().to_owned());
    if name.is_empty() { speech.term("page-you") } else { name }
}

/// Who sits at a table if one just wants to play: a person, and bots.
pub fn usual_chairs(title: Title, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    let bots = with_game!(title, G => <G as OnPage>::USUAL_BOTS);
    let bot = |place: usize| {
        Chair::bot(speech.say(&Phrase::new("page-bot-name").with("number", place as i64)), BotName::Greedy)
    };
    coloured(std::iter::once(Chair::person(own_name(settings, speech))).chain((1..=bots).map(bot)).collect())
}

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <section class="home">
            <h1 class="motto">{speech.live("page-motto")}</h1>
            {Title::newest().map(|title| view! { <GameCard title/> }).collect_view()}
            <KeptGames/>
            <OpenRecord/>
            <footer><p>{speech.live("page-unofficial")}</p></footer>
        </section>
    }
}

/// One game, and the ways into it.
#[component]
fn GameCard(title: Title) -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let name = title.name();
    let of_game = move |what: &str| speech.term(&format!("{name}-{what}"));
    let play_now = move |_| open_table(title, usual_chairs(title, speech, settings), "", &fresh_seed());
    let play_alone = move |_| open_table(title, vec![Chair::person(own_name(settings, speech))], "", &fresh_seed());
    let chart = with_game!(title, G => <G as OnPage>::chart());
    let described = format!("{name}-heading");
    view! {
        <article class="game-card" id=name aria-labelledby=described.clone()>
            <div class="picture" inner_html=chart::svg::inlined(&chart, None)></div>
            <div>
                <h2 id=described.clone()>{move || of_game("name")}</h2>
                <p>{move || of_game("about")}</p>
                <p class="ways">
                    <button class="big play-now" on:click=play_now aria-describedby=described.clone()>
                        {speech.live("page-play-now")}
                    </button>
                    <Show when=move || title.seats().0 == 1>
                        <button class="play-alone" on:click=play_alone>{speech.live("page-play-alone")}</button>
                    </Show>
                    <a class="button new-table" href=Route::New { title }.hash()>{speech.live("page-new-table")}</a>
                </p>
                <p class="thanks">{move || of_game("thanks")}</p>
            </div>
        </article>
    }
}

/// What a kept game comes to, without playing it.
fn ending_of(game: &Kept) -> Option<Ending> {
    Record::read(&game.record).ok().map(|record| record.ending)
}

/// The code of the name of the game that is played.
fn name_of(game: &Kept) -> String {
    Record::read(&game.record).map_or(String::new(), |record| format!("{}-name", record.game))
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
                    <a href=Route::Table { id, at: None }.hash()>{speech.term(&name_of(&game))}" · "{names.join(", ")}</a>
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
                <h2>{speech.live("page-continue")}</h2>
                <ul>{move || list(false)}</ul>
            </section>
        </Show>
        <Show when=move || some(true)>
            <section class="kept" id="finished">
                <h2>{speech.live("page-finished")}</h2>
                <ul>{move || list(true)}</ul>
            </section>
        </Show>
    }
}

/// A record from a file.
#[component]
fn OpenRecord() -> impl IntoView {
    let speech = Speech::here();
    let chosen = move |event: leptos::ev::Event| {
        let input: Option<web_sys::HtmlInputElement> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        // So that the same file can be chosen again when it was mended.
        if let Some(input) = input {
            input.set_value("");
        }
        open_file(file);
    };
    view! {
        <section class="kept">
            <h2>{speech.live("page-open-record")}</h2>
            <label class="field">
                <span>{speech.live("page-open-record-file")}</span>
                <input type="file" id="open-record" accept=".record,text/plain" on:change=chosen/>
            </label>
        </section>
    }
}
