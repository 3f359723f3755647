//! One table on the screen: its state, and how the parts of the screen are laid out.

use std::time::Duration;

use cartographers::{Cartographers, Event, Open};
use leptos::ev;
use leptos::prelude::*;
use table::{Grid11, Phrase, Record, Seat};

use super::board::Board;
use super::card::CardPanel;
use super::draft::{Draft, Preview};
use super::edicts::Edicts;
use super::ending::Ending;
use super::log::Log;
use super::others::Others;
use super::replay_bar::ReplayBar;
use super::season_end::SeasonEnd;
use super::sitting::Sitting;
use super::{card_code, season_code};
use crate::app::Notice;
use crate::seating::Chair;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::store;
use crate::thinker::Thinker;

/// Everything that the parts of the screen share.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game itself.
    pub sitting: RwSignal<Sitting>,
    /// The moment that is looked back at; none: now.
    pub moment: RwSignal<Option<usize>>,
    /// The game as it is shown: now, or at the moment.
    pub shown: Memo<Shown>,
    /// The person who is asked to draw.
    pub asked: Memo<Option<Seat>>,
    /// The shape that is being laid.
    pub draft: RwSignal<Option<Draft>>,
    /// What it would do.
    pub preview: Memo<Option<Preview>>,
    /// Whose sheet is looked at closely; none: the one that is drawn on.
    pub close_up: RwSignal<Option<Seat>>,
    /// Spaces to show: of an edict, of a line of the score sheet, of an entry of the log.
    pub lit: RwSignal<Option<(Seat, Grid11)>>,
    /// Whether a bot is thinking.
    pub thinking: RwSignal<bool>,
    /// Whether the game can be played on here, or only looked at.
    pub playable: bool,
}

/// What is shown of a game.
#[derive(Clone, PartialEq)]
pub struct Shown {
    pub open: Open,
    pub moves: usize,
    /// What happened last.
    pub last: Vec<Event>,
}

impl Shown {
    fn of(sitting: &Sitting) -> Shown {
        let moves = sitting.log().last().map_or(0, |entry| entry.moves);
        let last = sitting.log().iter().filter(|entry| entry.moves == moves).map(|entry| entry.event).collect();
        Shown { open: sitting.open().clone(), moves, last }
    }
}

impl Desk {
    /// The desk of this screen.
    pub fn here() -> Desk {
        expect_context()
    }

    fn new(sitting: Sitting, moment: Option<usize>, playable: bool) -> Desk {
        let sitting = RwSignal::new(sitting);
        let moment = RwSignal::new(moment);
        let shown = Memo::new(move |_| {
            let looked_back = moment.get().and_then(|moves| {
                sitting.with(|sitting| {
                    let record = sitting.record();
                    Sitting::replayed(String::new(), sitting.seating().to_vec(), &record, moves).ok()
                })
            });
            match looked_back {
                Some(then) => Shown::of(&then),
                None => sitting.with(Shown::of),
            }
        });
        let asked = Memo::new(move |_| {
            let now = playable && moment.get().is_none();
            now.then(|| sitting.with(Sitting::person_awaited)).flatten()
        });
        let draft = RwSignal::new(None);
        let preview = Memo::new(move |_| {
            let (seat, draft) = (asked.get()?, draft.get()?);
            sitting.with(|sitting| Preview::of(sitting.table().view(seat), seat, &draft))
        });
        Desk {
            sitting,
            moment,
            shown,
            asked,
            draft,
            preview,
            close_up: RwSignal::new(None),
            lit: RwSignal::new(None),
            thinking: RwSignal::new(false),
            playable,
        }
    }

    /// Whose sheet is on the board: the one looked at closely, the one drawn on, or else the first person's.
    pub fn sheet_on_board(self) -> Seat {
        if let Some(seat) = self.close_up.get() {
            return seat;
        }
        if let Some(seat) = self.asked.get() {
            return self.shown.with(|shown| shown.open.sheet_drawn_by(seat));
        }
        let person = self.sitting.with(|sitting| sitting.seating().iter().position(|chair| chair.bot.is_none()));
        Seat(person.unwrap_or(0) as u8)
    }

    /// The class that gives a seat its colour.
    pub fn colour_class(self, seat: Seat) -> String {
        self.sitting.with(|sitting| sitting.seating()[seat.index()].colour_class())
    }

    /// Changes the draft, if there is one.
    pub fn redraft(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                change(draft);
            }
        });
    }

    /// Draws what is drafted.
    pub fn confirm(self) {
        let (Some(seat), Some(preview)) = (self.asked.get_untracked(), self.preview.get_untracked()) else { return };
        if preview.refused.is_some() {
            return;
        }
        self.play(|sitting| sitting.act(seat, preview.draw));
    }

    /// Changes the game, keeps it, and tells what went wrong.
    fn play(self, act: impl FnOnce(&mut Sitting) -> Result<(), Phrase>) {
        let (speech, notice) = (Speech::here(), Notice::here());
        let acted = self.sitting.try_update(act);
        if let Some(Err(why)) = acted {
            notice.tell(speech.say(&why));
        }
        if let Err(trouble) = self.sitting.with_untracked(Sitting::keep) {
            notice.tell(speech.say(&trouble));
        }
    }

    /// Lets the bots play, one after the other, at the pace that is set.
    fn let_bots_play(self) {
        let (settings, speech, notice) = (Settings::here(), Speech::here(), Notice::here());
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        let owner = Owner::current();
        Effect::new(move |_| {
            let next = self.sitting.with(|sitting| {
                let seat = sitting.bot_awaited().filter(|_| self.playable)?;
                Some((seat, sitting.seating()[seat.index()].bot_name()?, sitting.record().to_string()))
            });
            let Some((seat, bot, record)) = next else { return self.thinking.set(false) };
            if self.thinking.get_untracked() {
                return;
            }
            self.thinking.set(true);
            let pace = Duration::from_millis(settings.with_untracked(|settings| settings.pace.millis()));
            let owner = owner.clone();
            thinker.with_value(|thinker| {
                thinker.ask(record, seat, bot, move |action| {
                    set_timeout(
                        move || {
                            let act = || {
                                self.thinking.set(false);
                                let acted = self.sitting.try_update(|sitting| sitting.act_written(seat, &action));
                                match acted {
                                    Some(Ok(())) => {
                                        if let Err(trouble) = self.sitting.with_untracked(Sitting::keep) {
                                            notice.tell(speech.say(&trouble));
                                        }
                                    }
                                    Some(Err(why)) => notice.tell(speech.say(&why)),
                                    // The screen was left meanwhile.
                                    None => {}
                                }
                            };
                            match &owner {
                                Some(owner) => owner.with(act),
                                None => act(),
                            }
                        },
                        pace,
                    );
                });
            });
        });
    }

    /// A new draft for every task.
    fn draft_anew(self) {
        Effect::new(move |_| {
            let asked = self.asked.get();
            let draft = asked
                .and_then(|seat| self.sitting.with(|sitting| sitting.open().task(seat).map(|task| Draft::of(&task))));
            self.draft.set(draft);
            self.close_up.set(None);
        });
    }
}

/// A table that this browser keeps.
#[component]
pub fn TableScreen(id: String, at: Option<usize>) -> impl IntoView {
    let speech = Speech::here();
    let trouble = move |code: &'static str, why: String| {
        view! {
            <section class="sheet-of-paper">
                <h1>{move || speech.term(code)}</h1>
                <p>{why}</p>
                <p><a class="button" href="#/">{move || speech.term("page-to-home")}</a></p>
            </section>
        }
        .into_any()
    };
    match store::game(&id) {
        None => trouble("page-no-such-table", speech.term("page-no-such-table-why")),
        Some(Err(_)) => trouble("page-unreadable", speech.term("page-unreadable-why")),
        Some(Ok(kept)) => match Sitting::resume(&id, &kept) {
            Ok(sitting) => view! { <Table sitting moment=at playable=true/> }.into_any(),
            Err(bad) => trouble("page-unreadable", speech.say(&bad.why)),
        },
    }
}

/// A moment of a game that came with an address.
#[component]
pub fn MomentScreen(at: usize, record: String) -> impl IntoView {
    let speech = Speech::here();
    let opened = Sitting::from_record(&record, speech);
    match opened {
        Ok(sitting) => view! { <Table sitting moment=Some(at) playable=false/> }.into_any(),
        Err(why) => view! {
            <section class="sheet-of-paper">
                <h1>{move || speech.term("page-broken-link")}</h1>
                <p>{why}</p>
                <p><a class="button" href="#/">{move || speech.term("page-to-home")}</a></p>
            </section>
        }
        .into_any(),
    }
}

/// The table itself.
#[component]
fn Table(sitting: Sitting, moment: Option<usize>, playable: bool) -> impl IntoView {
    let speech = Speech::here();
    let desk = Desk::new(sitting, moment, playable);
    provide_context(desk);
    desk.draft_anew();
    desk.let_bots_play();

    let keys = window_event_listener(ev::keydown, move |event| {
        // Whoever types a text does not mean the board.
        let typing = event.target().and_then(|target| {
            use wasm_bindgen::JsCast;
            target.dyn_into::<web_sys::Element>().ok()
        });
        let typing =
            typing.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "r" | "R" => desk.redraft(Draft::turn),
            "f" | "F" => desk.redraft(Draft::flip),
            "u" | "U" | "Escape" => desk.redraft(|draft| draft.pinned = false),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());

    let over = move || desk.shown.with(|shown| shown.open.awaited.is_empty());
    view! {
        <div class="table" class:over=over>
            <h1 class="visually-hidden">{move || speech.term("cartographers-name")}</h1>
            <p class="asked" role="status" aria-live="polite" id="asked">{move || sentence(desk, speech)}</p>
            <div class="left">
                <Show when=move || desk.asked.get().is_some()><CardPanel/></Show>
                <Track/>
                <Log/>
            </div>
            <div class="middle">
                <Board/>
                <ReplayBar/>
            </div>
            <div class="right">
                <Show when=over><Ending/></Show>
                <SeasonEnd/>
                <Edicts/>
                <Others/>
            </div>
        </div>
    }
}

/// What is asked, in one sentence.
fn sentence(desk: Desk, speech: Speech) -> String {
    let names = desk.sitting.with(Sitting::names);
    if let Some(moves) = desk.moment.get() {
        return speech.say(&Phrase::new("page-looking-back").with("moves", moves as i64));
    }
    let shown = desk.shown.get();
    if shown.open.awaited.is_empty() {
        return speech.term("page-game-over");
    }
    let Some(seat) = desk.asked.get() else {
        let bot = desk.sitting.with(Sitting::bot_awaited).map_or(String::new(), |seat| names[seat.index()].clone());
        return speech.say(&Phrase::new("page-thinking").with("name", bot));
    };
    let owner = shown.open.sheet_drawn_by(seat);
    let phrase = if owner == seat { "page-asked-draw" } else { "page-asked-ambush" };
    let mut phrase = Phrase::new(phrase)
        .term("card", card_code(shown.open.card))
        .with("name", names[seat.index()].as_str())
        .with("owner", names[owner.index()].as_str());
    let persons = desk.sitting.with(|sitting| sitting.seating().iter().filter(|chair| chair.bot.is_none()).count());
    phrase = phrase.with("persons", persons as i64);
    let said = speech.say(&phrase);
    let on_ruins = shown.open.task(seat).is_some_and(|task| task.on_ruins);
    if on_ruins { format!("{said} {}", speech.term("page-asked-ruins")) } else { said }
}

/// The season, its time and the coins.
#[component]
fn Track() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let season = move || desk.shown.with(|shown| (shown.open.season, shown.open.time, card_time(&shown.open)));
    let time = move || {
        let (season, time, with_card) = season();
        let track = chart::cartographers::picture::time_track(time - with_card, time, season.facts().threshold);
        let label =
            Phrase::new("page-time").with("time", i64::from(time)).with("of", i64::from(season.facts().threshold));
        chart::svg::inlined(&track, Some(&speech.say(&label)))
    };
    let coins = move || {
        let coins = desk.shown.with(|shown| shown.open.sheets[desk.sheet_on_board().index()].coins);
        let label = speech.say(&Phrase::new("page-coins").with("count", i64::from(coins)));
        chart::svg::inlined(
            &chart::cartographers::picture::coin_track(coins, cartographers::components::COINS),
            Some(&label),
        )
    };
    view! {
        <section class="panel track">
            <h2>{move || speech.term(&season_code(season().0))}</h2>
            <div class="time" inner_html=time></div>
            <div class="coins" inner_html=coins></div>
        </section>
    }
}

/// The time of the card that is being drawn.
fn card_time(open: &Open) -> u8 {
    match open.card {
        cartographers::Card::Explore(card) => card.facts().time,
        cartographers::Card::Ambush(_) => 0,
    }
}

/// A record of a game, for who wants to play it again from its beginning.
pub fn rematch(desk: Desk) {
    let (seating, options): (Vec<Chair>, _) =
        desk.sitting.with_untracked(|sitting| (sitting.seating().to_vec(), sitting.table().set_up().options.clone()));
    let options = cartographers::Options { edicts: None, ..options };
    crate::home::open_table(seating, options, &crate::home::fresh_seed());
}

/// The record of the game on the desk.
pub fn record_of(desk: Desk) -> Record {
    desk.sitting.with_untracked(Sitting::record)
}

const _: fn() = || {
    // Signals may be read from anywhere, so what they hold must be able to travel.
    fn travels<T: Send + Sync>() {}
    travels::<table::Table<Cartographers>>();
};
