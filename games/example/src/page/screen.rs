//! One table on the screen: the draft, and the layout of the screen.

use leptos::prelude::*;
use page::keys::table_keys;
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::table_screen::Parts;
use page::tabletop::Tabletop;
use page_kit::chapters::draft_status;
use page_kit::dom::effect;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Game, Phrase};

use super::ending::ending;
use super::map::map;
use super::side::{controls, players, wish};
use crate::{Action, Event, Example, Map, Refusal, Square, Terrain, known_wish};

/// The shared state of the parts of the screen: the [`Tabletop`], which every game has, and this game's own state.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The game, and the moment that is shown.
    pub top: Tabletop<Example>,
    /// The selected terrain.
    pub terrain: RwSignal<Terrain>,
    /// The drafted square. The move is made when it is confirmed.
    pub square: RwSignal<Option<Square>>,
}

impl Screen {
    /// The map at the moment that is shown.
    pub fn map(self) -> Map {
        self.top.shown.with(|shown| shown.open.map)
    }

    /// The drafted action.
    pub fn action(self) -> Option<Action> {
        self.top.asked.get()?;
        self.square.get().map(|square| Action { square, terrain: self.terrain.get() })
    }

    /// Why the rules refuse the draft, if they do, from the view of the player to move.
    pub fn refused(self) -> Option<Refusal> {
        let (seat, action) = (self.top.asked.get()?, self.action()?);
        self.top.shown.with(|shown| Example::check(shown.view(Some(seat)), action).err())
    }

    /// Makes the drafted move.
    pub fn confirm(self) {
        if let (Some(seat), Some(action), None) = (self.top.asked.get(), self.action(), self.refused()) {
            self.top.act(seat, &[action]);
        }
    }

    /// The viewer's wish, if it may be shown.
    pub fn wish(self) -> Option<crate::Wish> {
        let seat = self.top.viewer.get()?;
        self.top.shown.with(|shown| known_wish(shown.view(Some(seat)), seat))
    }
}

/// The table.
pub fn table(top: Tabletop<Example>) -> AnyView {
    let speech = Speech::here();
    let screen = Screen { top, terrain: RwSignal::new(Terrain::Land), square: RwSignal::new(None) };
    // Clear the draft when the turn changes.
    effect(move || {
        top.turns_done.track();
        screen.square.set(None);
    });
    table_keys(move |key| match key {
        "1" => screen.terrain.set(Terrain::Land),
        "2" => screen.terrain.set(Terrain::Sea),
        "u" | "U" | "Escape" => screen.square.set(None),
        _ => {}
    });
    let log = top.log(|event| matches!(event, Event::Shown { .. }), |_| {});
    let learn = lesson(top, move || screen.action().filter(|_| screen.refused().is_none()).into_iter().collect());
    let refused = panel(move || draft_status(speech, screen.refused().as_ref(), "")).view();
    let parts = Parts {
        lesson: learn,
        board: vec![map(screen), refused],
        hand: vec![controls(screen)],
        side: vec![ending(screen), wish(screen), players(screen), replay_bar(top), log],
    };
    // Pressing a hint makes it the draft.
    let hinted = move |gesture, line: &[Action]| {
        if let (Gesture::Press, Some(Action { square, terrain })) = (gesture, line.first()) {
            screen.terrain.set(*terrain);
            screen.square.set(Some(*square));
        }
    };
    top.screen("table example", move || sentence(screen, speech), hinted, parts)
}

/// What the player is asked to do, in one sentence.
fn sentence(screen: Screen, speech: Speech) -> String {
    if let Some(waiting) = screen.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = screen.top.asked.get() else { return String::new() };
    if screen.action().is_some() && screen.refused().is_none() {
        return speech.term("page-example-asked-confirm");
    }
    let asked = Phrase::new("page-example-asked").with("name", screen.top.name(seat));
    speech.say(&asked.with("persons", screen.top.persons() as i64))
}
