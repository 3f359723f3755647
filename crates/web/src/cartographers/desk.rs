//! One table on the screen: its state, and how the parts of the screen are laid out.

use cartographers::{Cartographers, Event, Open};
use leptos::prelude::*;
use table::{Grid11, Phrase, Seat};

use super::board::Board;
use super::card::CardPanel;
use super::draft::{Draft, Preview};
use super::edicts::Edicts;
use super::ending::Ending;
use super::others::Others;
use super::season_end::SeasonEnd;
use super::{card_code, season_code};
use crate::keys::table_keys;
use crate::log::Log;
use crate::replay_bar::replay_bar;
use crate::speech::Speech;
use crate::tabletop::Tabletop;

/// Everything that the parts of the screen share.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game, and what is shown of it.
    pub top: Tabletop<Cartographers>,
    /// The shape that is being laid.
    pub draft: RwSignal<Option<Draft>>,
    /// What it would do.
    pub preview: Memo<Option<Preview>>,
    /// Whose sheet is looked at closely; none: the one that is drawn on.
    pub close_up: RwSignal<Option<Seat>>,
    /// Spaces to show: of an edict, of a line of the score sheet, of an entry of the log.
    pub lit: RwSignal<Option<(Seat, Grid11)>>,
}

impl Desk {
    /// The desk of this screen.
    pub fn here() -> Desk {
        expect_context()
    }

    fn new(top: Tabletop<Cartographers>) -> Desk {
        let draft = RwSignal::new(None);
        let preview = Memo::new(move |_| {
            let (seat, draft) = (top.asked.get()?, draft.get()?);
            top.sitting.with(|sitting| Preview::of(sitting.table().view(seat), seat, &draft))
        });
        Desk { top, draft, preview, close_up: RwSignal::new(None), lit: RwSignal::new(None) }
    }

    /// Whose sheet is on the board: the one looked at closely, the one drawn on, or else the first person's.
    pub fn sheet_on_board(self) -> Seat {
        if let Some(seat) = self.close_up.get() {
            return seat;
        }
        if let Some(seat) = self.top.asked.get() {
            return self.top.shown.with(|shown| shown.open.sheet_drawn_by(seat));
        }
        self.top.sitting.with(|sitting| sitting.persons().next()).unwrap_or(Seat(0))
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
        let (Some(seat), Some(preview)) = (self.top.asked.get_untracked(), self.preview.get_untracked()) else {
            return;
        };
        if preview.refused.is_none() {
            self.top.act(seat, &[preview.draw]);
        }
    }

    /// A new draft for every task.
    fn draft_anew(self) {
        Effect::new(move |_| {
            let asked = self.top.asked.get();
            let draft = asked.and_then(|seat| {
                self.top.sitting.with(|sitting| sitting.open().task(seat).map(|task| Draft::of(&task)))
            });
            self.draft.set(draft);
            self.close_up.set(None);
        });
    }

    /// Lights the spaces of an entry of the log.
    fn light_entry(self, entry: Option<usize>) {
        let lit = entry.and_then(|index| {
            self.top.sitting.with(|sitting| match sitting.log().get(index)?.event {
                Event::Drawn { sheet, spaces, .. } => Some((sheet, spaces.0)),
                Event::AmbushDrawn { spaces, .. } => Some((Seat(0), spaces.0)),
                _ => None,
            })
        });
        self.lit.set(lit);
    }
}

/// The table of Cartographers.
pub fn table(top: Tabletop<Cartographers>) -> AnyView {
    let speech = Speech::here();
    let desk = Desk::new(top);
    provide_context(desk);
    desk.draft_anew();
    table_keys(move |key| match key {
        "r" | "R" => desk.redraft(Draft::turn),
        "f" | "F" => desk.redraft(Draft::flip),
        "u" | "U" | "Escape" => desk.redraft(|draft| draft.pinned = false),
        _ => {}
    });
    let heading = |event: &Event| matches!(event, Event::SeasonScored { .. } | Event::SeasonBegan { .. });
    let lines = Signal::derive(move || top.log_lines(speech, heading));
    view! {
        <div class="table" class:over=move || top.over()>
            <h1 class="visually-hidden">{speech.live("cartographers-name")}</h1>
            <p class="asked" role="status" aria-live="polite" id="asked">{move || sentence(desk, speech)}</p>
            <div class="left">
                <Show when=move || top.asked.get().is_some()><CardPanel/></Show>
                <Track/>
                <Log lines moment=top.moment light=move |entry| desk.light_entry(entry)/>
            </div>
            <div class="middle">
                <Board/>
                {replay_bar(top)}
            </div>
            <div class="right">
                <Show when=move || top.over()><Ending/></Show>
                <SeasonEnd/>
                <Edicts/>
                <Others/>
            </div>
        </div>
    }
    .into_any()
}

/// What is asked, in one sentence.
fn sentence(desk: Desk, speech: Speech) -> String {
    if let Some(waiting) = desk.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = desk.top.asked.get() else { return String::new() };
    let shown = desk.top.shown.get();
    let owner = shown.open.sheet_drawn_by(seat);
    let phrase = if owner == seat { "page-asked-draw" } else { "page-asked-ambush" };
    let phrase = Phrase::new(phrase)
        .term("card", card_code(shown.open.card))
        .with("name", desk.top.name(seat))
        .with("owner", desk.top.name(owner))
        .with("persons", desk.top.persons() as i64);
    let said = speech.say(&phrase);
    let on_ruins = shown.open.task(seat).is_some_and(|task| task.on_ruins);
    if on_ruins { format!("{said} {}", speech.term("page-asked-ruins")) } else { said }
}

/// The season, its time and the coins.
#[component]
fn Track() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let season = move || desk.top.shown.with(|shown| (shown.open.season, shown.open.time, card_time(&shown.open)));
    let time = move || {
        let (season, time, with_card) = season();
        let track = chart::cartographers::picture::time_track(time - with_card, time, season.facts().threshold);
        let label =
            Phrase::new("page-time").with("time", i64::from(time)).with("of", i64::from(season.facts().threshold));
        chart::svg::inlined(&track, Some(&speech.say(&label)))
    };
    let coins = move || {
        let coins = desk.top.shown.with(|shown| shown.open.sheets[desk.sheet_on_board().index()].coins);
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
