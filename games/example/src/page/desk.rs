//! One table on the screen: what is drafted, and how the parts of the screen are laid out.

use leptos::prelude::*;
use page::keys::table_keys;
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::tabletop::Tabletop;
use table::{Game, Phrase};
use vellum::chapters::told_of_draft;
use vellum::dom::effect;
use vellum::panel::{Gesture, panel};
use vellum::parts::group;
use vellum::speech::Speech;

use super::ending::ending;
use super::map::map;
use super::side::{doing, players, wish};
use crate::{Action, Event, Example, Map, Refusal, Square, Terrain, known_wish};

/// What the parts of the screen share: the [`Tabletop`], which every game has, and what is this game's own.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game, and what is shown of it.
    pub top: Tabletop<Example>,
    /// What will be charted.
    pub terrain: RwSignal<Terrain>,
    /// The square that was pressed. Nothing is done until it is confirmed.
    pub square: RwSignal<Option<Square>>,
}

impl Desk {
    /// The map that is shown.
    pub fn map(self) -> Map {
        self.top.shown.with(|shown| shown.open.map)
    }

    /// What is drafted.
    pub fn action(self) -> Option<Action> {
        self.top.asked.get()?;
        self.square.get().map(|square| Action { square, terrain: self.terrain.get() })
    }

    /// Why the draft is refused: the rules say so, of the view of who is asked.
    pub fn refused(self) -> Option<Refusal> {
        let (seat, action) = (self.top.asked.get()?, self.action()?);
        self.top.shown.with(|shown| Example::check(shown.view(Some(seat)), action).err())
    }

    /// Does what is drafted.
    pub fn confirm(self) {
        if let (Some(seat), Some(action), None) = (self.top.asked.get(), self.action(), self.refused()) {
            self.top.act(seat, &[action]);
        }
    }

    /// The viewer's wish, as far as it is seen.
    pub fn wish(self) -> Option<crate::Wish> {
        let seat = self.top.viewer.get()?;
        self.top.shown.with(|shown| known_wish(shown.view(Some(seat)), seat))
    }
}

/// The table.
pub fn table(top: Tabletop<Example>) -> AnyView {
    let speech = Speech::here();
    let desk = Desk { top, terrain: RwSignal::new(Terrain::Land), square: RwSignal::new(None) };
    // A new draft whenever the game has gone on.
    effect(move || {
        top.turn.track();
        desk.square.set(None);
    });
    table_keys(move |key| match key {
        "1" => desk.terrain.set(Terrain::Land),
        "2" => desk.terrain.set(Terrain::Sea),
        "u" | "U" | "Escape" => desk.square.set(None),
        _ => {}
    });
    let log = top.log(|event| matches!(event, Event::Shown { .. }), |_| {});
    let learn = lesson(top, move || desk.action().filter(|_| desk.refused().is_none()).into_iter().collect());
    let refused = panel(move || told_of_draft(speech, desk.refused().as_ref(), "")).view();
    let columns = vec![
        group("middle", vec![learn, map(desk), refused, doing(desk), replay_bar(top)]),
        group("right", vec![ending(desk), wish(desk), players(desk), log]),
    ];
    // A hint that is pressed becomes the draft.
    let hinted = move |gesture, line: &[Action]| {
        if let (Gesture::Press, Some(Action { square, terrain })) = (gesture, line.first()) {
            desk.terrain.set(*terrain);
            desk.square.set(Some(*square));
        }
    };
    top.screen("table example", move || sentence(desk, speech), hinted, columns)
}

/// What is asked, in one sentence.
fn sentence(desk: Desk, speech: Speech) -> String {
    if let Some(waiting) = desk.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = desk.top.asked.get() else { return String::new() };
    if desk.action().is_some() && desk.refused().is_none() {
        return speech.term("page-example-asked-confirm");
    }
    let asked = Phrase::new("page-example-asked").with("name", desk.top.name(seat));
    speech.say(&asked.with("persons", desk.top.persons() as i64))
}
