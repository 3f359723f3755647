//! The home screen: games to start, and games to continue.

use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::lesson::{has_learnt, learn};
use page::open_library::library_screen;
use page::seats::{fresh_seed, own_chair, person_and_bots};
use page::verdict::best;
use page_kit::command::Command;
use page_kit::going::KNOWN;
use page_kit::html::{button, ornament};
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::route::Route;
use page_kit::seating::{Chair, names};
use page_kit::settings::Settings;
use page_kit::speech::{Speech, counted};
use page_kit::store::{self, SavedGame};
use shelf::{Title, with_game};
use table::{Phrase, Record};
use wasm_bindgen::JsCast;

use crate::level::{has_finished, usual_level};
use crate::opening::open_table;
use crate::record_file::open_file;

/// The chairs of a table by default: a person, and bots.
pub fn usual_chairs(title: Title, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    person_and_bots(usual_bots(title), usual_level(title), speech, settings)
}

/// The number of bots at a table by default.
fn usual_bots(title: Title) -> usize {
    with_game!(title, G => <G as OnPage>::USUAL_BOTS)
}

/// A game as the value of a command, which is its name.
#[derive(Clone, Copy, PartialEq, Debug)]
struct GameName(Title);

impl GameName {
    fn name(self) -> &'static str {
        self.0.name()
    }

    fn named(name: &str) -> Option<GameName> {
        Title::named(name).map(GameName)
    }
}

page_kit::named_values!(GameName);

page_kit::commands! {
    /// Commands of the home screen.
    enum HomeCommand {
        /// Closes the greeting.
        Greeted = "greeted",
        /// Plays a game with the usual bots.
        PlayNow(game: GameName) = "now",
        PlayAlone(game: GameName) = "alone",
        Learn(game: GameName) = "learn",
        /// Installs the page as an app.
        Install = "install",
    }
}

page_kit::commands! {
    /// The fields of the home screen.
    enum HomeField {
        /// A record from a file.
        OpenRecord = "open-record",
    }
}

/// The home screen.
pub fn home() -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    // Toggled to re-run the closure when another tab changes the saved games.
    let changed = RwSignal::new(false);
    store::when_changed_elsewhere(move |_| changed.update(|changed| *changed = !*changed));
    let html = move || {
        changed.track();
        screen(speech, settings.with(|settings| settings.greeted))
    };
    let play = |title, chairs| open_table(title, chairs, "", &fresh_seed(), None);
    let press = move |command| match command {
        HomeCommand::Greeted => settings.update(|settings| settings.greeted = true),
        HomeCommand::PlayNow(GameName(title)) => play(title, usual_chairs(title, speech, settings)),
        HomeCommand::PlayAlone(GameName(title)) => play(title, vec![own_chair(settings, speech)]),
        HomeCommand::Install => {
            if let Ok(event) = web_sys::Event::new("install") {
                let _ = window().dispatch_event(&event);
            }
        }
        HomeCommand::Learn(GameName(title)) => with_game!(title, G => learn::<G>()),
    };
    let home = panel(html).on_press(press).on_change(|HomeField::OpenRecord, _| open_chosen()).view();
    // Whoever has played online sees those tables first. The library lists them: most visitors never need that.
    let going = store::get(KNOWN).map(|_| library_screen(&Route::Lobby));
    group("part", going.into_iter().chain([home]).collect())
}

fn screen(speech: Speech, greeted: bool) -> Markup {
    let term = |code| speech.term(code);
    html! {
        section.home {
            h1.motto { (term("page-motto")) }
            @if !greeted && store::games().is_empty() { (greeting(speech)) }
            p.ways.with-friends {
                a.button #friends href=(Route::Lobby.hash()) { (term("page-friends")) }
                a.button #my-games href=(Route::Games.hash()) { (term("page-my-games")) }
            }
            (to_continue(speech))
            div.games {
                @for title in Title::newest() { (game_card(speech, title)) }
            }
            section.kept {
                h2 { (term("page-open-record")) }
                p { (term("page-open-record-file")) }
                // The browser's own button would be in the browser's language.
                label.button.file {
                    span { (term("page-open-record-choose")) }
                    input.visually-hidden type="file" id=(HomeField::OpenRecord.id()) data-field=(HomeField::OpenRecord)
                        accept=".record,text/plain";
                }
            }
            footer {
                // The style sheet shows these when they apply; see boot.js and offline.js.
                p.ready-offline { (term("page-ready-offline")) }
                p.installable { (button(&HomeCommand::Install, term("page-install"))) }
                p { (term("page-unofficial")) }
                p { a href=(Route::About.hash()) { (term("page-about")) } }
            }
        }
    }
}

/// The greeting for newcomers, until they have played a game or closed it.
fn greeting(speech: Speech) -> Markup {
    html! {
        p.greeting {
            (speech.term("page-greeting")) " "
            button.quiet #greeted data-do=(HomeCommand::Greeted) aria-label=(speech.term("page-greeting-close")) { "×" }
        }
    }
}

/// A game, with buttons and links that open it.
fn game_card(speech: Speech, title: Title) -> Markup {
    let name = title.name();
    let of_game = |what: &str| speech.term(&format!("{name}-{what}"));
    let chart = with_game!(title, G => <G as OnPage>::chart());
    let heading = format!("{name}-heading");
    let knows = knows(title);
    // The picture and the name do what the main button does.
    let open = if knows { HomeCommand::PlayNow(GameName(title)) } else { HomeCommand::Learn(GameName(title)) };
    html! {
        article.game-card id=(name) aria-labelledby=(heading) {
            div.picture data-do=(open) { (ornament(&chart)) }
            div {
                h2 id=(heading) { button.quiet id={ (name) "-open" } data-do=(open) { (of_game("name")) } }
                p.ways { (ways(speech, title, &heading, knows)) }
                p { (of_game("about")) }
                p.facts {
                    (facts(speech, title))
                    (against(speech, title))
                    @if let Some(best) = best(name) {
                        span.best { (speech.say(&Phrase::new("page-your-best").with("points", i64::from(best)))) }
                    }
                }
                p.thanks { (of_game("thanks")) }
            }
        }
    }
}

/// Whether the user has finished the lesson of a game, or a game without a lesson.
pub fn knows(title: Title) -> bool {
    with_game!(title, G => has_learnt::<G>()) || has_finished(title)
}

/// How many can play, how long it takes, and how hard it is.
pub fn facts(speech: Speech, title: Title) -> Markup {
    let (fewest, most) = title.seats();
    let players = Phrase::new("page-facts").with("fewest", i64::from(fewest)).with("most", i64::from(most));
    html! { span { (speech.say(&players)) " · " (speech.term(&format!("{}-facts", title.name()))) } }
}

/// Against whom *Play now* plays.
fn against(speech: Speech, title: Title) -> Markup {
    let level = format!("page-level-{}", usual_level(title).name());
    html! { span { (speech.say(&counted("page-facts-now", usual_bots(title)).term("level", level))) } }
}

/// The buttons and links that open a game: *Learn* first, until the user knows it. `heading` is the id of its name: it describes
/// labels that all games share.
fn ways(speech: Speech, title: Title, heading: &str, knows: bool) -> Markup {
    let game = || title.name().to_owned();
    let (now, alone) = (HomeCommand::PlayNow(GameName(title)), HomeCommand::PlayAlone(GameName(title)));
    let learn = HomeCommand::Learn(GameName(title));
    let play_now = html! {
        button.play-now.big[knows] id=(now.id()) data-do=(now) aria-describedby=(heading) { (speech.term("page-play-now")) }
    };
    let lesson = html! {
        button.learn.big[!knows] id=(learn.id()) data-do=(learn) { (speech.term("page-learn")) @if knows { " ✓" } }
    };
    html! {
        @if knows { (play_now) (lesson) } @else { (lesson) (play_now) }
        @if title.seats().0 == 1 {
            button.play-alone id=(alone.id()) data-do=(alone) { (speech.term("page-play-alone")) }
        }
        a.button.new-table href=(Route::New { game: game() }.hash()) { (speech.term("page-new-table")) }
        a.button.rules-link href=(Route::Rules { game: game(), section: None }.hash()) aria-describedby=(heading) {
            (speech.term("page-rules"))
        }
        a.button.score-link href=(Route::Score { game: game(), paper: None }.hash()) aria-describedby=(heading) {
            (speech.term("page-score-paper"))
        }
    }
}

/// How many games to continue are shown here; the list of all games has the rest.
const SHOWN: usize = 5;

/// The games to continue, the last played first.
fn to_continue(speech: Speech) -> Markup {
    let going = store::games().into_iter().filter(|(_, game)| !game.is_finished() && game.is_begun());
    let going: Vec<_> = going.take(SHOWN).collect();
    html! {
        @if !going.is_empty() {
            section.kept #to-continue {
                h2 { (speech.term("page-continue")) }
                ul {
                    @for (id, game) in going { (row(speech, id, &game)) }
                }
            }
        }
    }
}

/// A row for a saved game, without replaying it: the game, its players, and the number of moves.
fn row(speech: Speech, id: String, game: &SavedGame) -> Markup {
    let record = Record::read(&game.record).ok();
    let game_name = record.as_ref().map_or(String::new(), |record| speech.term(&format!("{}-name", record.game)));
    let moves = record.map_or(0, |record| record.moves.len());
    html! {
        li {
            a.button href=(Route::Table { id, at: None }.hash()) { (game_name) " · " (names(speech, &game.seating)) }
            span.told { (speech.say(&counted("page-moves", moves))) " · " (speech.date(game.touched)) }
        }
    }
}

/// Opens the file that was chosen.
fn open_chosen() {
    let input = document().get_element_by_id(&HomeField::OpenRecord.id());
    let Some(input) = input.and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // Lets the user choose the same file again after correcting it.
    input.set_value("");
    open_file(file);
}
