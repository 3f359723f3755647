//! One table of Maps of Misterra on the screen: its state, and the layout of the screen.

use crate::{Action, Event, HalfDay, Laying, Misterra, Open, Presumption, Refusal, Score, Sketch, Space, Spaces, Step};
use leptos::prelude::*;
use page_kit::dom::effect;
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::speech::Speech;
use table::{Game, Phrase, Seat, View};

use super::boards::{self, island_board, parchment_board};
use super::ending::ending;
use super::hand::hand;
use super::others::others;
use super::otoma::otoma_turn;
use super::points::{points, strip};
use page::keys::{rotate_with_mouse, table_keys};
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::run::Run;
use page::table_screen::Parts;
use page::tabletop::Tabletop;

/// The state that the parts of the screen share.
///
/// One signal holds everything that changes with a press; two more hold what changes with the pointer.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The game, and the position that is shown.
    pub top: Tabletop<Misterra>,
    pub state: RwSignal<State>,
    /// The space under the pointer, on either board.
    pub pointed: RwSignal<Option<Space>>,
    /// The spaces that are lit on request; an empty set if there is no request.
    lit: RwSignal<Spaces>,
}

/// The state of the draft and of the screen.
#[derive(Default)]
pub struct State {
    /// The draft of this half day: the move and the sketch.
    pub run: Option<Run<Misterra>>,
    /// The drafted last action of the half day: mapping, claiming, leaving.
    pub last_step: Option<Action>,
    /// The rotation of the sketch in quarter turns: its second half is on the right, below, on the left or above.
    pub turned: u8,
    /// The space that was pressed to lay the sketch, around which it turns.
    pub pressed: Option<Space>,
    /// The presumptions picked so far, of the four dealt.
    pub picked: Vec<Presumption>,
    /// The seat whose parchment is shown; `None` for the viewer's.
    pub close_up: Option<Seat>,
    /// How many steps of Otoma's turn are still to be shown.
    pub behind: usize,
}

impl Screen {
    fn new(top: Tabletop<Misterra>) -> Screen {
        Screen { top, state: RwSignal::new(State::default()), pointed: RwSignal::new(None), lit: RwSignal::default() }
    }

    /// The space under the pointer, on either board.
    pub fn pointed(self) -> Option<Space> {
        self.pointed.get()
    }

    /// The lit spaces of the island, or of a seat's parchment: those lit on request, or else those that the last events
    /// have changed there.
    pub fn lit(self, parchment: Option<Seat>) -> Spaces {
        let last = || {
            let viewer = self.top.viewer.get();
            self.top.shown.with(|shown| crate::chart::lit(shown.last(viewer), parchment))
        };
        Some(self.lit.get()).filter(|lit| !lit.is_empty()).unwrap_or_else(last)
    }

    /// Lights spaces. An empty set lights those of the last events again.
    pub fn light(self, spaces: Spaces) {
        self.lit.set(spaces);
    }

    /// The drafted last action of the half day.
    pub fn last_step(self) -> Option<Action> {
        self.state.with(|state| state.last_step)
    }

    /// Sets the last action of the half day.
    pub fn set_last_step(self, action: Option<Action>) {
        self.state.update(|state| state.last_step = action);
    }

    /// Lays the sketch, or claims, where a space was pressed.
    pub fn press(self, space: Space, action: Action) {
        self.state.update(|state| (state.pressed, state.last_step) = (Some(space), Some(action)));
    }

    /// Rotates the sketch by a quarter turn. One that lies on the parchment turns around the space that was pressed, on
    /// to the next way in which it lies differently.
    pub fn rotate(self) {
        let step = untrack(|| self.step());
        self.state.update(|state| {
            state.turned = (state.turned + 1) % 4;
            let (Some(Step::Map { sketch }), Some(Action::Map(before))) = (step, state.last_step) else { return };
            let at = state.pressed.unwrap_or(before.first());
            let turns = (0..3).map(|more| (state.turned + more) % 4);
            let other = turns.filter_map(|turned| Some((turned, laid(sketch, turned, at)?)));
            if let Some((turned, laying)) = other.into_iter().find(|(_, laying)| *laying != before) {
                (state.turned, state.last_step) = (turned, Some(Action::Map(laying)));
            }
        });
    }

    /// Calls `look` with the draft.
    pub fn with_run<T>(self, look: impl FnOnce(&Option<Run<Misterra>>) -> T) -> T {
        self.state.with(|state| look(&state.run))
    }

    /// Calls `look` with the position that is shown: that of the draft, or else that of the game.
    pub fn with_open<T>(self, look: impl FnOnce(&Open) -> T) -> T {
        self.with_run(|run| match run {
            Some(run) => look(run.view().open),
            None => self.top.shown.with(|shown| look(&shown.open)),
        })
    }

    /// The seat whose parchment is shown.
    pub fn subject(self) -> Seat {
        self.state.with(|state| state.close_up).or_else(|| self.viewer()).unwrap_or(Seat(0))
    }

    /// The seat of the person at the screen.
    pub fn viewer(self) -> Option<Seat> {
        self.top.asked.get().or_else(|| self.top.viewer.get())
    }

    /// The presumptions of a seat that the viewer knows.
    pub fn presumptions(self, seat: Seat) -> Vec<Presumption> {
        let shown = self.with_open(|open| open.explorers[seat.index()].presumptions);
        if let Some(shown) = shown {
            return shown.to_vec();
        }
        let viewer = self.top.viewer.get().filter(|viewer| *viewer == seat);
        self.top.shown.with(|shown| match shown.view(viewer).own() {
            Some(own) => own.kept().into_iter().flatten().collect(),
            None => Vec::new(),
        })
    }

    /// Calls `look` with the draft's position as its seat sees it; `None` without a draft.
    pub fn with_view<T>(self, look: impl FnOnce(View<'_, Misterra>) -> T) -> Option<T> {
        self.with_run(|run| run.as_ref().map(|run| look(run.view())))
    }

    /// The next step after the draft; `None` if the draft cannot continue.
    pub fn step(self) -> Option<Step> {
        self.with_run(|run| run.as_ref().filter(|run| run.goes_on()).map(|run| run.view().open.step))
    }

    /// The laying of the sketch with one half on a space. It moves back onto the parchment if it would stick out.
    pub fn laying_at(self, space: Space) -> Option<Laying> {
        let Some(Step::Map { sketch }) = self.step() else { return None };
        laid(sketch, self.state.with(|state| state.turned), space)
    }

    /// The proposed last action of the half day: the chosen one, or mapping at the pointer.
    pub fn proposed(self) -> Option<Action> {
        self.last_step().or_else(|| self.pointed().and_then(|space| self.laying_at(space)).map(Action::Map))
    }

    /// Why the proposed action, or the move to the space under the pointer, is illegal.
    pub fn refused(self) -> Option<Refusal> {
        let action = self.proposed().or_else(|| {
            let space = self.pointed()?;
            (self.step() == Some(Step::Move)).then_some(Action::Go(space))
        })?;
        let here = |view: View<'_, Misterra>| {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            matches!(action, Action::Go(space) if meeple == Some(space))
        };
        self.with_view(|view| if here(view) { None } else { Misterra::check(view, action).err() })?
    }

    /// The points of a seat now, and with the draft and the proposed action.
    pub fn scores(self, seat: Seat) -> (Score, Option<Score>) {
        let cards = self.presumptions(seat);
        let now = self.top.shown.with(|shown| crate::score_now(&shown.open, seat, &cards));
        let then = self.with_run(|run| {
            let mut run = run.clone()?;
            if let Some(action) = self.proposed() {
                run.push(action).ok()?;
            }
            (!run.actions().is_empty()).then(|| crate::score_now(run.view().open, seat, &cards))
        });
        (now, then)
    }

    /// Drafts a step. Taking a sketch before moving also drafts staying.
    pub fn draft(self, action: Action) {
        self.state.update(|state| {
            state.last_step = None;
            let Some(run) = &mut state.run else { return };
            let takes = matches!(action, Action::Take(_) | Action::Exchange(_));
            let moves = run.view().open.step == Step::Move;
            if takes && moves && run.goes_on() && run.push(Action::Stay).is_err() {
                return;
            }
            if run.goes_on() {
                let _ = run.push(action);
            }
        });
    }

    /// Takes the last step back.
    pub fn undo(self) {
        if self.last_step().is_some() {
            return self.set_last_step(None);
        }
        self.state.update(|state| {
            if let Some(run) = &mut state.run {
                run.back();
            }
        });
    }

    /// Whether the draft can be confirmed: a legal last action is chosen, or the half day ended without one, or
    /// something will be revealed.
    pub fn ready(self) -> bool {
        let Some(last) = self.last_step() else {
            return self.with_run(|run| {
                run.as_ref().is_some_and(|run| {
                    let begins = run.view().open.step == Step::Move;
                    !run.actions().is_empty() && (!run.goes_on() || begins)
                })
            });
        };
        self.with_view(|view| Misterra::check(view, last).is_ok()) == Some(true)
    }

    /// Plays the draft.
    pub fn confirm(self) {
        if self.ready() {
            let run = self.state.with(|state| state.run.clone());
            self.top.act_run(run.as_ref(), self.last_step());
        }
    }

    /// Starts a new draft whenever the game goes on.
    fn draft_anew(self) {
        effect(move || {
            let run = self.top.new_run();
            self.state.update(|state| {
                *state = State { run, turned: state.turned, behind: state.behind, ..State::default() };
            });
        });
    }

    /// Lights the spaces of an entry of the log.
    fn light_entry(self, entry: Option<usize>) {
        let spaces =
            entry.and_then(|index| self.top.seen.with(|seen| seen.log.get(index).map(|entry| about(&entry.event))));
        self.light(spaces.unwrap_or_default());
    }
}

/// The laying of a sketch, rotated by `turned` quarter turns, with one half on a space. It moves back onto the
/// parchment if it would stick out. `None` on the beach.
fn laid(sketch: Sketch, turned: u8, space: Space) -> Option<Laying> {
    if space.is_beach() {
        return None;
    }
    let (column, row) = (space.index() % 5, space.index() / 5);
    let (right, down) = [(1, 0), (0, 1), (-1, 0), (0, -1)][usize::from(turned % 4)];
    let fits = |at: i8, by: i8| (0..5).contains(&(at + by));
    let (column, row) = (column as i8, row as i8);
    let (from, to) = if fits(column, right) && fits(row, down) {
        ((column, row), (column + right, row + down))
    } else {
        ((column - right, row - down), (column, row))
    };
    let at = |(column, row): (i8, i8)| Space::new((row * 5 + column) as u8);
    let laying = Laying::new(at(from)?, at(to)?)?;
    Some(if sketch.is_double() && !laying.is_in_order() { laying.turned() } else { laying })
}

/// The quarter turns of a sketch that lies like this.
pub fn turned_like(laying: Laying) -> u8 {
    match (laying.first().index(), laying.second().index()) {
        (first, second) if second == first + 1 => 0,
        (first, second) if second > first => 1,
        (first, second) if second + 1 == first => 2,
        _ => 3,
    }
}

/// The spaces that an event is about.
pub fn about(event: &Event) -> Spaces {
    let two = |one: Space, other: Space| Spaces::only(one).or(Spaces::only(other));
    match event {
        Event::JungleLaid { spaces } => *spaces,
        Event::Placed { to, .. } | Event::Stayed { at: to, .. } => Spaces::only(*to),
        Event::Went { from, to, .. } => two(*from, *to),
        Event::Mapped { halves: [one, other], .. } => two(one.space, other.space),
        Event::OtomaTurned { spaces: [one, other], .. } => two(*one, *other),
        Event::Claimed { space, .. } | Event::OtomaActed { space, .. } | Event::OtomaClaimed { space, .. } => {
            Spaces::only(*space)
        }
        _ => Spaces::default(),
    }
}

/// The table of Maps of Misterra.
pub fn table(top: Tabletop<Misterra>) -> AnyView {
    let speech = Speech::here();
    let screen = Screen::new(top);
    screen.draft_anew();
    let drafted = move || screen.with_run(|run| run.as_ref().map_or(Vec::new(), |run| run.actions().to_vec()));
    top.save_drafts(drafted);
    table_keys(move |key| match key {
        "r" | "R" => screen.rotate(),
        "u" | "U" => screen.undo(),
        "Escape" if screen.state.with_untracked(|state| state.close_up.is_some()) => {
            screen.state.update(|state| state.close_up = None);
        }
        "Escape" => screen.undo(),
        _ => {}
    });
    rotate_with_mouse(move || {
        let lays = matches!(untrack(|| screen.step()), Some(Step::Map { .. }));
        if lays {
            screen.rotate();
        }
        lays
    });
    let heading =
        |event: &Event| matches!(event, Event::EndCame { .. } | Event::Scored { .. } | Event::FirstDrawn { .. });
    let log = top.log(heading, move |entry| screen.light_entry(entry));
    let refused = move || {
        page_kit::chapters::draft_status(speech, screen.refused().as_ref(), &boards::preview_text(screen, speech))
    };
    let boards = group("boards", vec![island_board(screen), parchment_board(screen)]);
    let learn = lesson(top, drafted);
    let parts = Parts {
        lesson: learn,
        board: vec![boards, panel(refused).view()],
        hand: vec![strip(screen), hand(screen)],
        side: vec![ending(screen), otoma_turn(screen), points(screen), others(screen), replay_bar(top), log],
    };
    let hinted = move |gesture, line: &[Action]| screen.hinted(gesture, line);
    top.screen("table misterra", move || sentence(screen, speech), hinted, parts)
}

/// The sentence that says what the player must do.
fn sentence(screen: Screen, speech: Speech) -> String {
    if let Some(waiting) = screen.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = screen.top.asked.get() else { return String::new() };
    let said = |code| {
        let phrase = Phrase::new(code).with("name", screen.top.name(seat)).with("persons", screen.top.persons() as i64);
        speech.say(&phrase)
    };
    let Some(step) = screen.step() else { return said("page-misterra-asked-confirm") };
    let half_day = |open: &Open| match open.half_day {
        HalfDay::Morning => "page-misterra-morning",
        HalfDay::Afternoon => "page-misterra-afternoon",
    };
    let when = speech.term(screen.with_open(half_day));
    match step {
        Step::Presume => said("page-misterra-asked-presume"),
        Step::Move => {
            let placed = screen.with_open(|open| open.explorers[seat.index()].meeple.is_some());
            format!("{when}: {}", said(if placed { "page-misterra-asked-move" } else { "page-misterra-asked-place" }))
        }
        Step::Sketch { .. } => format!("{when}: {}", said("page-misterra-asked-sketch")),
        Step::Map { .. } => format!("{when}: {}", said("page-misterra-asked-map")),
        Step::OtomaClaim => said("page-misterra-asked-otoma"),
        Step::Over => String::new(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn sketch(double: bool) -> Sketch {
        Sketch::all().find(|sketch| sketch.is_double() == double).unwrap()
    }

    /// The spaces of both halves, the first half's first.
    fn laid_at(sketch: Sketch, turned: u8, space: &str) -> (Space, Space) {
        let laying = laid(sketch, turned, Space::named(space).unwrap()).unwrap();
        (laying.first(), laying.second())
    }

    #[test]
    fn how_often_a_sketch_was_turned_is_seen_by_how_it_lies() {
        for turned in 0..4 {
            let laying = laid(sketch(false), turned, Space::named("c3").unwrap()).unwrap();
            assert_eq!(turned_like(laying), turned);
        }
    }

    fn spaces(first: &str, second: &str) -> (Space, Space) {
        (Space::named(first).unwrap(), Space::named(second).unwrap())
    }

    #[test]
    fn the_second_half_lies_right_below_left_and_above() {
        for (turned, second) in [(0, "d3"), (1, "c2"), (2, "b3"), (3, "c4"), (4, "d3"), (7, "c4")] {
            assert_eq!(laid_at(sketch(false), turned, "c3"), spaces("c3", second), "turned {turned} times");
        }
    }

    #[test]
    fn a_sketch_that_would_stick_out_is_pushed_back() {
        // The second half is under the pointer, and the first half where there is room.
        let pushed = [(0, "e3", "d3"), (1, "c1", "c2"), (2, "a3", "b3"), (3, "c5", "c4")];
        for (turned, space, first) in pushed {
            assert_eq!(laid_at(sketch(false), turned, space), spaces(first, space), "turned {turned} times at {space}");
        }
    }

    #[test]
    fn every_rotation_fits_in_the_corners() {
        let corners = [
            ("a5", [("a5", "b5"), ("a5", "a4"), ("b5", "a5"), ("a4", "a5")]),
            ("e5", [("d5", "e5"), ("e5", "e4"), ("e5", "d5"), ("e4", "e5")]),
            ("a1", [("a1", "b1"), ("a2", "a1"), ("b1", "a1"), ("a1", "a2")]),
            ("e1", [("d1", "e1"), ("e2", "e1"), ("e1", "d1"), ("e1", "e2")]),
        ];
        for (corner, layings) in corners {
            for (turned, (first, second)) in (0..).zip(layings) {
                assert_eq!(
                    laid_at(sketch(false), turned, corner),
                    spaces(first, second),
                    "turned {turned} at {corner}"
                );
            }
        }
    }

    #[test]
    fn every_rotation_covers_the_space_under_the_pointer() {
        for space in Space::all().filter(|space| !space.is_beach()) {
            for turned in 0..4 {
                for double in [false, true] {
                    let laying = laid(sketch(double), turned, space).unwrap();
                    let covered = [laying.first(), laying.second()];
                    assert!(covered.contains(&space), "{space:?} turned {turned}");
                    assert!(!covered.iter().any(|space| space.is_beach()), "{space:?} turned {turned}");
                }
            }
        }
    }

    #[test]
    fn all_layings_can_be_reached() {
        let all = Space::all().flat_map(|space| (0..4).filter_map(move |turned| laid(sketch(false), turned, space)));
        let all: std::collections::BTreeSet<Laying> = all.collect();
        assert_eq!(all.len(), 80);
    }

    #[test]
    fn a_double_sketch_lies_in_order() {
        for space in Space::all().filter(|space| !space.is_beach()) {
            for turned in 0..4 {
                let double = laid(sketch(true), turned, space).unwrap();
                assert!(double.is_in_order(), "{space:?} turned {turned}");
                let single = laid(sketch(false), turned, space).unwrap();
                assert!(double == single || double == single.turned(), "it covers the same spaces");
            }
        }
        // Half a turn makes a difference only where the halves differ.
        assert_eq!(laid_at(sketch(true), 0, "c3"), laid_at(sketch(true), 2, "d3"));
        assert_ne!(laid_at(sketch(false), 0, "c3"), laid_at(sketch(false), 2, "d3"));
    }

    #[test]
    fn nothing_is_laid_on_the_beach() {
        for space in Space::all().filter(|space| space.is_beach()) {
            assert!((0..4).all(|turned| laid(sketch(false), turned, space).is_none()), "{space:?}");
        }
    }
}
