//! One table on the screen: its state, and the layout of the screen.

use crate::chart::picture;
use crate::{Cartographers, Draw, Event, Open};
use leptos::prelude::*;
use maud::html;
use page_kit::dom::effect;
use page_kit::html::picture as named_picture;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Grid11, Phrase, Seat};

use super::board::board;
use super::card::card_panel;
use super::draft::{Draft, Preview};
use super::edicts::{edicts, strip};
use super::ending::ending;
use super::others::others;
use super::season_end::season_end;
use super::{card_code, season_code};
use page::keys::{rotate_with_mouse, table_keys};
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::table_screen::Parts;
use page::tabletop::Tabletop;

/// Everything that the parts of the screen share.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The game, and the part of it that is shown.
    pub top: Tabletop<Cartographers>,
    /// The shape that is being placed.
    pub draft: RwSignal<Option<Draft>>,
    /// The effect of the draft.
    pub preview: Memo<Option<Preview>>,
    /// The owner of the sheet in the close-up; without a close-up, the sheet that is drawn on is shown.
    pub close_up: RwSignal<Option<Seat>>,
    /// The spaces to light: of an edict, of a line of the score sheet, of an entry of the log.
    pub lit: RwSignal<Option<(Seat, Grid11)>>,
}

impl Screen {
    fn new(top: Tabletop<Cartographers>) -> Screen {
        let draft = RwSignal::new(None);
        let preview = Memo::new(move |_| {
            let (seat, draft) = (top.asked.get()?, draft.get()?);
            top.seen.with(|seen| Preview::of(seen.view(seat), seat, &draft))
        });
        Screen { top, draft, preview, close_up: RwSignal::new(None), lit: RwSignal::new(None) }
    }

    /// The owner of the sheet on the board: the one in the close-up, the one drawn on, or else the first person's.
    pub fn sheet_on_board(self) -> Seat {
        if let Some(seat) = self.close_up.get() {
            return seat;
        }
        if let Some(seat) = self.top.asked.get() {
            return self.top.shown.with(|shown| shown.open.sheet_drawn_by(seat));
        }
        self.top.seen.with(|seen| seen.mine.first()).unwrap_or(Seat(0))
    }

    /// The drawing that a person here has sealed on the sheet on the board, and may still replace.
    pub fn sealed_on_board(self) -> Option<(Seat, Draw)> {
        let owner = self.sheet_on_board();
        let now = self.top.moment.get().is_none();
        self.top.seen.with(|seen| {
            let mut drawn = seen.mine.iter().filter(|seat| now && seen.open.sheet_drawn_by(*seat) == owner);
            drawn.find_map(|seat| self.top.sealed_by(seat))
        })
    }

    /// Changes the draft, if there is one.
    pub fn redraft(self, change: impl FnOnce(&mut Draft)) {
        self.draft.maybe_update(|draft| {
            let before = *draft;
            draft.as_mut().map(change);
            *draft != before
        });
    }

    /// Draws the draft, if it is legal.
    pub fn confirm(self) {
        let (Some(seat), Some(preview)) = (self.top.asked.get_untracked(), self.preview.get_untracked()) else {
            return;
        };
        if preview.refused.is_none() {
            self.top.act(seat, &[preview.draw]);
        }
    }

    /// The drawing of a draft that lies on the sheet and is legal.
    fn pinned_drawing(self) -> Option<Draw> {
        let pinned = self.draft.get().is_some_and(|draft| draft.pinned);
        self.preview.get().filter(|preview| pinned && preview.refused.is_none()).map(|preview| preview.draw)
    }

    /// Starts a new draft for every task.
    fn draft_anew(self) {
        effect(move || {
            self.top.turns_done.track();
            let asked = self.top.asked.get();
            let draft = asked.and_then(|seat| {
                // A sealed drawing that is to be replaced becomes the draft again.
                self.top.seen.with_untracked(|seen| {
                    let task = seen.open.task(seat)?;
                    let saved = || self.top.saved_draft(seat).first().copied().filter(|draw| task.check(*draw).is_ok());
                    let draw = seen.replaceable(seat).or_else(saved);
                    Some(draw.map_or_else(|| Draft::of(&task), |draw| Draft::from_draw(&task, draw)))
                })
            });
            self.draft.set(draft);
            self.close_up.set(None);
        });
    }

    /// Drafts the drawing of a hint, or lights the spaces that it would cover.
    fn hinted(self, gesture: Gesture, draw: Option<&Draw>) {
        let Some((seat, draw)) = self.top.asked.get_untracked().zip(draw) else { return };
        let open = self.top.seen.with_untracked(|seen| seen.open.clone());
        let Some(task) = open.task(seat) else { return };
        if gesture == Gesture::Press {
            self.close_up.set(None);
            self.draft.set(Some(Draft::from_draw(&task, *draw)));
        }
        let spaces = task.spaces(*draw).ok().filter(|_| gesture == Gesture::Over);
        self.lit.set(spaces.map(|spaces| (open.sheet_drawn_by(seat), spaces)));
    }

    /// Lights the spaces of an entry of the log.
    fn light_entry(self, entry: Option<usize>) {
        let lit = entry.and_then(|index| {
            self.top.seen.with(|seen| match seen.log.get(index)?.event {
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
    let screen = Screen::new(top);
    screen.draft_anew();
    top.save_drafts(move || screen.pinned_drawing().into_iter().collect());
    table_keys(move |key| match key {
        "r" | "R" => screen.redraft(Draft::rotate),
        "f" | "F" => screen.redraft(Draft::flip),
        "u" | "U" => screen.redraft(|draft| draft.pinned = false),
        "Escape" => {
            screen.close_up.set(None);
            screen.redraft(|draft| draft.pinned = false);
        }
        _ => {}
    });
    rotate_with_mouse(move || {
        screen.redraft(Draft::rotate);
        screen.draft.with_untracked(Option::is_some)
    });
    let heading = |event: &Event| matches!(event, Event::SeasonScored { .. } | Event::SeasonBegan { .. });
    let log = top.log(heading, move |entry| screen.light_entry(entry));
    let parts = Parts {
        lesson: lesson(top, Vec::new),
        board: vec![board(screen)],
        hand: vec![strip(screen), card_panel(screen), track(screen)],
        side: vec![ending(screen), season_end(screen), edicts(screen), others(screen), replay_bar(top), log],
    };
    let hinted = move |gesture, line: &[Draw]| screen.hinted(gesture, line.first());
    top.screen("table cartographers", move || sentence(screen, speech), hinted, parts)
}

/// The current task, in one sentence.
fn sentence(screen: Screen, speech: Speech) -> String {
    if let Some(waiting) = screen.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = screen.top.asked.get() else { return String::new() };
    let shown = screen.top.shown.get();
    let owner = shown.open.sheet_drawn_by(seat);
    let phrase = if owner == seat { "page-asked-draw" } else { "page-asked-ambush" };
    let phrase = Phrase::new(phrase)
        .term("card", card_code(shown.open.card))
        .with("name", screen.top.name(seat))
        .with("owner", screen.top.name(owner))
        .with("persons", screen.top.persons() as i64);
    let sentence = speech.say(&phrase);
    let on_ruins = shown.open.task(seat).is_some_and(|task| task.on_ruins);
    if on_ruins { format!("{sentence} {}", speech.term("page-asked-ruins")) } else { sentence }
}

/// The season, its time and the coins.
fn track(screen: Screen) -> AnyView {
    let speech = Speech::here();
    panel(move || {
        let seat = screen.sheet_on_board();
        let (season, time, with_card, coins) = screen.top.shown.with(|shown| {
            let open = &shown.open;
            (open.season, open.time, card_time(open), open.sheets[seat.index()].coins)
        });
        let threshold = season.facts().threshold;
        let of_time = Phrase::new("page-time").with("time", i64::from(time)).with("of", i64::from(threshold));
        let time_track = picture::time_track(time - with_card, time, threshold);
        let of_coins = Phrase::new("page-coins").with("count", i64::from(coins));
        let coin_track = picture::coin_track(coins, crate::components::COINS);
        html! {
            section.panel.track {
                h2 { (speech.term(&season_code(season))) }
                div.time { (named_picture(&time_track, &speech.say(&of_time))) }
                div.coins { (named_picture(&coin_track, &speech.say(&of_coins))) }
            }
        }
    })
    .view()
}

/// The time of the current card.
fn card_time(open: &Open) -> u8 {
    match open.card {
        crate::Card::Explore(card) => card.facts().time,
        crate::Card::Ambush(_) => 0,
    }
}
