//! One table of Morgan's Magic Map on the screen: its state and its layout.

use crate::chart::picture::{Extent, Place};
use crate::{Action, Cards, Edges, Event, MapCard, Morgan, Open, Phase, Refusal, Tile};
use leptos::prelude::*;
use page_kit::dom::effect;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Game, Phrase, Seat, View};

use super::ending::ending;
use super::hand::hand;
use super::map::{self, map_board};
use super::players::players;
use super::treasures::treasure_board;
use page::keys::{rotate_with_mouse, table_keys};
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::run::Run;
use page::table_screen::Parts;
use page::tabletop::Tabletop;

/// What a press does at this moment of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tool {
    /// Choosing a corner to land at.
    Land,
    /// Lifting and laying tiles.
    Map,
    /// Walking.
    Walk,
    /// Playing cards and taking a treasure.
    Dig,
    /// Discarding and drawing.
    Draw,
}

impl Tool {
    /// The tools of a turn after landing, one for each phase, and the messages with their names.
    pub const OF_A_TURN: [(Tool, &'static str); 4] = [
        (Tool::Map, "page-morgan-phase-map"),
        (Tool::Walk, "page-morgan-phase-walk"),
        (Tool::Dig, "page-morgan-phase-dig"),
        (Tool::Draw, "page-morgan-phase-draw"),
    ];

    /// Its name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Tool::Land => "land",
            Tool::Map => "map",
            Tool::Walk => "walk",
            Tool::Dig => "dig",
            Tool::Draw => "draw",
        }
    }

    /// The earliest tool that can be chosen in a phase. A player can go to a later phase early, and can return when a
    /// bonus gives more moves or steps.
    pub fn earliest(phase: Phase) -> Tool {
        match phase {
            Phase::Corner | Phase::Map => Tool::Map,
            Phase::Walk => Tool::Walk,
            Phase::Dig => Tool::Dig,
            Phase::Draw | Phase::Over => Tool::Draw,
        }
    }

    /// The tool of a turn after landing with this name.
    pub fn named(name: &str) -> Option<Tool> {
        Tool::OF_A_TURN.into_iter().map(|(tool, _)| tool).find(|tool| tool.name() == name)
    }
}

/// Everything that the parts of the screen share.
///
/// One signal holds all state that changes on a press. Two more change with every movement of the pointer.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The game, and the part of it that is shown.
    pub top: Tabletop<Morgan>,
    pub state: RwSignal<State>,
    /// The place under the pointer.
    pub pointed: RwSignal<Option<Place>>,
    /// The card under the pointer.
    pub pointed_card: RwSignal<Option<MapCard>>,
    /// The part of the chart that is shown.
    pub extent: Memo<Extent>,
}

/// The state of the input.
#[derive(Default)]
pub struct State {
    /// The draft of this turn.
    pub run: Option<Run<Morgan>>,
    /// The chosen last step, which reveals something: taking a treasure.
    pub last_step: Option<Action>,
    /// The chosen phase; none for the first phase that is left.
    pub chosen: Option<Tool>,
    /// The tile that is lifted.
    pub lifted: Option<Tile>,
    /// How often the lifted tile was turned.
    pub turned: usize,
    /// Whether the drawer with the exchanges is open.
    pub exchanging: bool,
    /// The face-up cards that are discarded before others with the same symbol.
    pub preferred: Cards,
    /// Cards whose distances are shown.
    pub pinned: Cards,
    /// The places of a log entry, to be lit.
    pub lit: Vec<Place>,
    /// Whether the others' treasures lie open.
    pub open_treasures: bool,
    /// Whether the map is shown larger than the window.
    pub large: bool,
}

impl Screen {
    fn new(top: Tabletop<Morgan>) -> Screen {
        let state = RwSignal::new(State::default());
        let extent = Memo::new(move |before: Option<&Extent>| {
            with_open(top, state, |open| Extent::of(&open.island)).after(before.copied())
        });
        Screen { top, state, pointed: RwSignal::new(None), pointed_card: RwSignal::new(None), extent }
    }

    /// The place under the pointer.
    pub fn pointed(self) -> Option<Place> {
        self.pointed.get()
    }

    /// The card under the pointer.
    pub fn pointed_card(self) -> Option<MapCard> {
        self.pointed_card.get()
    }

    /// Switches to a phase.
    pub fn choose(self, tool: Option<Tool>) {
        self.state.update(|state| (state.chosen, state.lifted, state.last_step) = (tool, None, None));
    }

    /// Calls `look` with the draft.
    pub fn with_run<T>(self, look: impl FnOnce(&Option<Run<Morgan>>) -> T) -> T {
        self.state.with(|state| look(&state.run))
    }

    /// Calls `look` with the position that is shown: the draft's if there is a draft, else the game's.
    pub fn with_open<T>(self, look: impl FnOnce(&Open) -> T) -> T {
        with_open(self.top, self.state, look)
    }

    /// Calls `look` with the draft's position as the asked seat sees it.
    pub fn with_view<T>(self, look: impl FnOnce(View<'_, Morgan>) -> T) -> Option<T> {
        self.with_run(|run| run.as_ref().map(|run| look(run.view())))
    }

    /// The cards in the viewer's hand.
    pub fn hand(self) -> Cards {
        if let Some(hand) = self.with_view(|view| view.own().map(|own| own.hand)) {
            return hand.unwrap_or(Cards::EMPTY);
        }
        let viewer = self.top.viewer.get();
        self.top.shown.with(|shown| shown.view(viewer).own().map_or(Cards::EMPTY, |own| own.hand))
    }

    /// The current tool; none if no further action can be drafted.
    pub fn tool(self) -> Option<Tool> {
        let turn = self.with_run(|run| run.as_ref().filter(|run| run.goes_on()).map(|run| run.view().open.turn))?;
        let first = match turn.phase {
            Phase::Corner => return Some(Tool::Land),
            Phase::Map if turn.moves > 0 => Tool::Map,
            Phase::Map | Phase::Walk if turn.steps > 0 => Tool::Walk,
            Phase::Map | Phase::Walk => Tool::Dig,
            // Cards lie open: nothing but taking a treasure ends the dig.
            Phase::Dig => return Some(Tool::Dig),
            Phase::Draw | Phase::Over => Tool::Draw,
        };
        let earliest = Tool::earliest(turn.phase);
        Some(self.state.with(|state| state.chosen).filter(|chosen| *chosen >= earliest).unwrap_or(first))
    }

    /// The edges with which the lifted tile fits on a place.
    pub fn fits(self, place: Place) -> Vec<Edges> {
        let Some(tile) = self.state.with(|state| state.lifted) else { return Vec::new() };
        self.with_open(|open| {
            let Some(spot) = open.island.spot_at(place) else { return Vec::new() };
            open.tile_moves().of_tile(tile).filter(|(other, _)| *other == spot).map(|(_, edges)| edges).collect()
        })
    }

    /// The actions that a press on a place would draft.
    pub fn proposal(self, place: Place) -> Vec<Action> {
        let on = |place| self.with_open(|open| open.island.spot_at(place).and_then(|spot| open.island.tile_on(spot)));
        match self.tool() {
            Some(Tool::Land) => {
                let corner = crate::Corner::ALL.into_iter().find(|corner| corner.place() == place);
                corner.map(Action::Corner).into_iter().collect()
            }
            Some(Tool::Map) => {
                let (Some(tile), fits) = (self.state.with(|state| state.lifted), self.fits(place)) else {
                    return Vec::new();
                };
                if on(place).is_some() {
                    return Vec::new();
                }
                let Some(spot) = self.with_open(|open| open.island.spot_at(place)) else { return Vec::new() };
                // If no orientation fits, the refusal is about the present one.
                let lies = self.with_open(|open| open.island.edges(tile));
                let edges =
                    if fits.is_empty() { lies } else { fits[self.state.with(|state| state.turned) % fits.len()] };
                vec![Action::Move { tile, edges, spot }]
            }
            Some(Tool::Walk) => {
                let Some(tile) = on(place) else { return Vec::new() };
                let path = self.with_open(|open| {
                    let walks = open.walks(open.seat, usize::from(open.turn.steps));
                    walks.into_iter().find(|walk| walk.to == tile).map(|walk| walk.path)
                });
                path.into_iter().flatten().map(Action::Step).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The proposed actions: the chosen last step, or what a press on the place under the pointer would draft.
    pub fn proposed(self) -> Vec<Action> {
        match self.state.with(|state| state.last_step) {
            Some(last) => vec![last],
            None => self.pointed().map(|place| self.proposal(place)).unwrap_or_default(),
        }
    }

    /// Calls `look` with the position after the proposed actions. If they are illegal or reveal something, it gets the
    /// position that is shown.
    pub fn with_proposed<T>(self, look: impl FnOnce(&Open) -> T) -> T {
        let proposed = self.proposed();
        let reveals = proposed.iter().any(|action| matches!(action, Action::Take(_) | Action::Draw));
        let run = self.with_run(|run| run.clone()).filter(|_| !proposed.is_empty() && !reveals);
        match run {
            Some(mut run) => {
                let before = run.clone();
                let legal = proposed.into_iter().all(|action| run.push(action).is_ok());
                look(if legal { run.view().open } else { before.view().open })
            }
            None => self.with_open(look),
        }
    }

    /// The rule that forbids a press on the place under the pointer.
    pub fn refused(self) -> Option<Refusal> {
        let place = self.pointed().filter(|_| self.state.with(|state| state.last_step).is_none())?;
        let tool = self.tool()?;
        let tile = self.with_open(|open| open.island.spot_at(place).and_then(|spot| open.island.tile_on(spot)));
        let action = match (tool, tile) {
            // Check a move back to the same spot, to learn whether the tile can be lifted.
            (Tool::Map, Some(tile)) => self.with_open(|open| {
                let spot = open.island.spot(tile);
                Action::Move { tile, edges: open.island.edges(tile), spot }
            }),
            _ => *self.proposal(place).first()?,
        };
        let refusal = self.with_view(|view| Morgan::check(view, action).err())??;
        (!matches!(refusal, Refusal::SameSpot(_))).then_some(refusal)
    }

    /// Drafts actions.
    pub fn draft(self, actions: Vec<Action>) {
        self.state.update(|state| {
            (state.last_step, state.lifted, state.turned) = (None, None, 0);
            let Some(run) = &mut state.run else { return };
            for action in actions {
                if !run.goes_on() || run.push(action).is_err() {
                    return;
                }
            }
        });
    }

    /// Plays a card in the dig, or takes it back. Cards are played in ascending order, whatever order they are chosen
    /// in; those after a shovel follow it.
    pub fn toggle_play(self, card: MapCard) {
        self.state.update(|state| {
            state.last_step = None;
            let Some(run) = &mut state.run else { return };
            let plays = run.actions().iter().rev().take_while(|action| matches!(action, Action::Play(_))).count();
            let (before, played) = run.actions().split_at(run.actions().len() - plays);
            let (before, mut played) = (before.to_vec(), played.to_vec());
            let play = Action::Play(card);
            // A card that was played before a shovel stays where it is.
            if before.contains(&play) {
                return;
            }
            if played.contains(&play) {
                played.retain(|other| *other != play);
            } else {
                let place = played.iter().filter(|other| **other < play).count();
                played.insert(place, play);
            }
            run.redo([before, played].concat());
        });
    }

    /// Undoes the last step.
    pub fn undo(self) {
        self.state.update(|state| {
            if state.last_step.take().is_none()
                && state.lifted.take().is_none()
                && let Some(run) = &mut state.run
            {
                run.back();
            }
        });
    }

    /// Whether the draft can be confirmed: it ends with an action that reveals something, or with a corner.
    pub fn ready(self) -> bool {
        match self.state.with(|state| state.last_step) {
            Some(last) => self.with_view(|view| Morgan::check(view, last).is_ok()) == Some(true),
            // The player who lands last goes straight on with the first turn. The corner can still be confirmed.
            None => self.with_run(|run| {
                run.as_ref().is_some_and(|run| match run.actions().last() {
                    Some(Action::Corner(_)) => true,
                    Some(_) => !run.goes_on(),
                    None => false,
                })
            }),
        }
    }

    /// Carries out the draft.
    pub fn confirm(self) {
        if self.ready() {
            self.act(self.state.with(|state| state.last_step));
        }
    }

    /// Whether the turn can be ended by drawing. Nothing needs to be chosen before that.
    pub fn draws(self) -> bool {
        self.tool() == Some(Tool::Draw) && self.state.with(|state| state.last_step).is_none()
    }

    /// Carries out the draft, and draws if that is what is left to do.
    pub fn end_turn(self) {
        if self.draws() { self.act(Some(Action::Draw)) } else { self.confirm() }
    }

    fn act(self, last: Option<Action>) {
        let run = self.state.with(|state| state.run.clone());
        self.top.act_run(run.as_ref(), last);
    }

    /// Starts a new draft whenever the game has advanced.
    fn draft_anew(self) {
        effect(move || {
            let run = self.top.new_run();
            self.state.update(|state| {
                state.run = run;
                (state.last_step, state.chosen, state.lifted) = (None, None, None);
                (state.exchanging, state.preferred) = (false, Cards::EMPTY);
            });
        });
    }

    /// The places to light: those of a log entry, else those where something just happened.
    pub fn lit(self) -> Vec<Place> {
        let asked_for = self.state.with(|state| state.lit.clone());
        if !asked_for.is_empty() {
            return asked_for;
        }
        let viewer = self.top.viewer.get();
        self.top.shown.with(|shown| crate::chart::lit(shown.last(viewer)))
    }

    /// Lights the places of an entry of the log.
    fn light_entry(self, entry: Option<usize>) {
        let about = |event: &Event| match event {
            Event::Landed { at, .. } | Event::Stepped { at, .. } => vec![*at],
            Event::Moved { from, to, .. } => vec![*from, *to],
            _ => Vec::new(),
        };
        let places =
            entry.and_then(|index| self.top.seen.with(|seen| seen.log.get(index).map(|entry| about(&entry.event))));
        self.state.update(|state| state.lit = places.unwrap_or_default());
    }
}

/// Calls `look` with the position that is shown: the draft's if there is a draft, else the game's.
fn with_open<T>(top: Tabletop<Morgan>, state: RwSignal<State>, look: impl FnOnce(&Open) -> T) -> T {
    state.with(|state| match &state.run {
        Some(run) => look(run.view().open),
        None => top.shown.with(|shown| look(&shown.open)),
    })
}

/// The table of Morgan's Magic Map.
pub fn table(top: Tabletop<Morgan>) -> AnyView {
    let speech = Speech::here();
    let screen = Screen::new(top);
    screen.draft_anew();
    let drafted = move || screen.with_run(|run| run.as_ref().map_or(Vec::new(), |run| run.actions().to_vec()));
    top.save_drafts(drafted);
    rotate_with_mouse(move || {
        let lifted = screen.state.with_untracked(|state| state.lifted.is_some());
        if lifted {
            screen.state.update(|state| state.turned += 1);
        }
        lifted
    });
    table_keys(move |key| match key {
        "r" | "R" => screen.state.update(|state| state.turned += 1),
        "Escape" if screen.state.with_untracked(|state| state.exchanging) => {
            screen.state.update(|state| state.exchanging = false);
        }
        "u" | "U" | "Escape" => screen.undo(),
        _ => {}
    });
    let heading = |event: &Event| matches!(event, Event::Took { .. } | Event::MostOf { .. } | Event::BoardLast {});
    let log = top.log(heading, move |entry| screen.light_entry(entry));
    let refused =
        move || page_kit::chapters::draft_status(speech, screen.refused().as_ref(), &map::preview_text(screen, speech));
    let learn = lesson(top, drafted);
    let parts = Parts {
        lesson: learn,
        board: vec![map_board(screen), panel(refused).view()],
        hand: vec![treasure_board(screen), hand(screen)],
        side: vec![ending(screen), players(screen), replay_bar(top), log],
    };
    let hinted = move |gesture, line: &[Action]| screen.hinted(gesture, line);
    top.screen("table morgan", move || sentence(screen, speech), hinted, parts)
}

/// The sentence that says what the player must do.
fn sentence(screen: Screen, speech: Speech) -> String {
    if let Some(waiting) = screen.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = screen.top.asked.get() else { return String::new() };
    let said = |code, count: u8| {
        let phrase = Phrase::new(code).with("name", name(screen, seat)).with("persons", screen.top.persons() as i64);
        speech.say(&phrase.with("count", i64::from(count)))
    };
    let turn = screen.with_open(|open| open.turn);
    match screen.tool() {
        Some(Tool::Land) => said("page-morgan-asked-land", 0),
        Some(Tool::Map) if screen.state.with(|state| state.lifted).is_some() => {
            said("page-morgan-asked-lay", turn.moves)
        }
        Some(Tool::Map) => said("page-morgan-asked-map", turn.moves),
        Some(Tool::Walk) => said("page-morgan-asked-walk", turn.steps),
        Some(Tool::Dig) => said("page-morgan-asked-dig", turn.reach()),
        Some(Tool::Draw) => said("page-morgan-asked-draw", 0),
        None => said("page-morgan-asked-confirm", 0),
    }
}

fn name(screen: Screen, seat: Seat) -> String {
    screen.top.name(seat)
}
