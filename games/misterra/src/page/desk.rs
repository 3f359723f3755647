//! One table of Maps of Misterra on the screen: its state, and how the parts of the screen are laid out.

use crate::{Action, Event, HalfDay, Laying, Misterra, Open, Presumption, Refusal, Score, Sketch, Space, Spaces, Step};
use leptos::prelude::*;
use table::{Game, Phrase, Seat, View};
use vellum::dom::effect;
use vellum::panel::panel;
use vellum::parts::group;
use vellum::speech::Speech;

use super::boards::{self, island_board, parchment_board};
use super::ending::ending;
use super::hand::hand;
use super::others::others;
use super::otoma::otoma_turn;
use super::points::points;
use page::keys::table_keys;
use page::lesson::lesson;
use page::replay_bar::replay_bar;
use page::run::Run;
use page::tabletop::Tabletop;

/// Everything that the parts of the screen share.
///
/// What changes with a press is one signal, and what changes with every movement of a pointer two more: each type of
/// signal is code of its own.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game, and what is shown of it.
    pub top: Tabletop<Misterra>,
    pub state: RwSignal<State>,
    /// The index of the space that is pointed at, on whichever board.
    pub pointed: RwSignal<Option<usize>>,
    /// The bits of the spaces to show.
    lit: RwSignal<Option<usize>>,
}

/// What is being done.
#[derive(Default)]
pub struct State {
    /// What is drafted of this half day: the move and the sketch.
    pub run: Option<Run<Misterra>>,
    /// How the half day is to end: mapping, claiming, leaving.
    pub last_step: Option<Action>,
    /// How the sketch is turned: its second half lies to the right, below, to the left or above.
    pub turned: u8,
    /// The presumptions picked so far, of the four dealt.
    pub picked: Vec<Presumption>,
    /// Whose parchment is looked at closely; none: the viewer's.
    pub close_up: Option<Seat>,
    /// How many steps of Otoma's turn are still to be shown.
    pub behind: usize,
}

impl Desk {
    fn new(top: Tabletop<Misterra>) -> Desk {
        Desk { top, state: RwSignal::new(State::default()), pointed: RwSignal::new(None), lit: RwSignal::new(None) }
    }

    /// The space that is pointed at, on whichever board.
    pub fn pointed(self) -> Option<Space> {
        self.pointed.get().and_then(|index| Space::new(index as u8))
    }

    /// The spaces to show: those that are asked for, else where something just happened.
    pub fn lit(self) -> Spaces {
        let last = || {
            let viewer = self.top.viewer.get();
            self.top.shown.with(|shown| crate::chart::lit(shown.last(viewer), None))
        };
        self.lit.get().map_or_else(last, |bits| Spaces::from_bits(bits as u32))
    }

    /// Shows spaces; none: what just happened again.
    pub fn light(self, spaces: Spaces) {
        self.lit.set(Some(spaces.bits() as usize).filter(|bits| *bits != 0));
    }

    /// How the half day is to end.
    pub fn last_step(self) -> Option<Action> {
        self.state.with(|state| state.last_step)
    }

    /// Chooses how the half day is to end.
    pub fn set_last_step(self, action: Option<Action>) {
        self.state.update(|state| state.last_step = action);
    }

    /// Turns the sketch by a quarter.
    pub fn turn(self) {
        self.state.update(|state| state.turned = (state.turned + 1) % 4);
    }

    /// Looks at what is drafted.
    pub fn with_run<T>(self, look: impl FnOnce(&Option<Run<Misterra>>) -> T) -> T {
        self.state.with(|state| look(&state.run))
    }

    /// Looks at the position that is shown: what is drafted, if anything is, or else the game's.
    pub fn with_open<T>(self, look: impl FnOnce(&Open) -> T) -> T {
        self.with_run(|run| match run {
            Some(run) => look(run.view().open),
            None => self.top.shown.with(|shown| look(&shown.open)),
        })
    }

    /// Whose parchment is shown.
    pub fn subject(self) -> Seat {
        self.state.with(|state| state.close_up).or_else(|| self.viewer()).unwrap_or(Seat(0))
    }

    /// Who sits before the screen.
    pub fn viewer(self) -> Option<Seat> {
        self.top.asked.get().or_else(|| self.top.viewer.get())
    }

    /// The presumptions of a seat, as far as the viewer knows them.
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

    /// Looks at the draft's position as the seat that is asked sees it.
    pub fn with_view<T>(self, look: impl FnOnce(View<'_, Misterra>) -> T) -> Option<T> {
        self.with_run(|run| run.as_ref().map(|run| look(run.view())))
    }

    /// The step that is asked for, with what is drafted.
    pub fn step(self) -> Option<Step> {
        self.with_run(|run| run.as_ref().filter(|run| run.goes_on()).map(|run| run.view().open.step))
    }

    /// How the sketch lies with one half on a space; pushed back onto the parchment where it would stick out.
    pub fn laying_at(self, space: Space) -> Option<Laying> {
        let Some(Step::Map { sketch }) = self.step() else { return None };
        laid(sketch, self.state.with(|state| state.turned), space)
    }

    /// What is proposed for the end of the half day: what was chosen, or the sketch where the pointer is.
    pub fn proposed(self) -> Option<Action> {
        self.last_step().or_else(|| self.pointed().and_then(|space| self.laying_at(space)).map(Action::Map))
    }

    /// Why what is pointed at or proposed is not allowed.
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

    /// The points of a seat now, and with what is proposed.
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

    /// Drafts a step. Who takes a sketch without having moved stays.
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

    /// Whether the draft is one that can be confirmed: the half day's end is chosen, or it came by itself, or something
    /// will be revealed.
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

    /// Does what is drafted.
    pub fn confirm(self) {
        let Some(seat) = self.top.asked.get_untracked() else { return };
        if !self.ready() {
            return;
        }
        let mut actions = self.with_run(|run| run.as_ref().map_or(Vec::new(), |run| run.actions().to_vec()));
        actions.extend(self.last_step());
        self.top.act(seat, &actions);
    }

    /// A new draft whenever the game has gone on.
    fn draft_anew(self) {
        effect(move || {
            self.top.turn.track();
            let run = self
                .top
                .asked
                .get()
                .filter(|_| self.top.curtain().is_none())
                .map(|seat| self.top.seen.with_untracked(|seen| Run::begin(seen.view(seat), seat)));
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

/// How a sketch that is turned by so many quarters lies with one half on a space; pushed back onto the parchment where it
/// would stick out. None on the beach.
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
    let desk = Desk::new(top);
    desk.draft_anew();
    table_keys(move |key| match key {
        "r" | "R" => desk.turn(),
        "u" | "U" | "Escape" => desk.undo(),
        _ => {}
    });
    let heading =
        |event: &Event| matches!(event, Event::EndCame { .. } | Event::Scored { .. } | Event::FirstDrawn { .. });
    let log = top.log(heading, move |entry| desk.light_entry(entry));
    let refused = move || vellum::chapters::told_of_draft(speech, desk.refused().as_ref(), &boards::told(desk, speech));
    let boards = group("boards", vec![island_board(desk), parchment_board(desk)]);
    let learn = lesson(top, move || desk.with_run(|run| run.as_ref().map_or(Vec::new(), |run| run.actions().to_vec())));
    let columns = vec![
        group("middle", vec![learn, boards, panel(refused).view(), hand(desk), replay_bar(top)]),
        group("right", vec![ending(desk), otoma_turn(desk), points(desk), others(desk), log]),
    ];
    let hinted = move |gesture, line: &[Action]| desk.hinted(gesture, line);
    top.screen("table misterra", move || sentence(desk, speech), hinted, columns)
}

/// What is asked, in one sentence.
fn sentence(desk: Desk, speech: Speech) -> String {
    if let Some(waiting) = desk.top.waiting_sentence(speech) {
        return waiting;
    }
    let Some(seat) = desk.top.asked.get() else { return String::new() };
    let said = |code| {
        let phrase = Phrase::new(code).with("name", desk.top.name(seat)).with("persons", desk.top.persons() as i64);
        speech.say(&phrase)
    };
    let Some(step) = desk.step() else { return said("page-misterra-asked-confirm") };
    let half_day = |open: &Open| match open.half_day {
        HalfDay::Morning => "page-misterra-morning",
        HalfDay::Afternoon => "page-misterra-afternoon",
    };
    let when = speech.term(desk.with_open(half_day));
    match step {
        Step::Presume => said("page-misterra-asked-presume"),
        Step::Move => {
            let placed = desk.with_open(|open| open.explorers[seat.index()].meeple.is_some());
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

    /// The names of both spaces, the first half's first.
    fn laid_at(sketch: Sketch, turned: u8, space: &str) -> (Space, Space) {
        let laying = laid(sketch, turned, Space::named(space).unwrap()).unwrap();
        (laying.first(), laying.second())
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
        // The second half comes to lie under the pointer, and the first where there is room.
        let pushed = [(0, "e3", "d3"), (1, "c1", "c2"), (2, "a3", "b3"), (3, "c5", "c4")];
        for (turned, space, first) in pushed {
            assert_eq!(laid_at(sketch(false), turned, space), spaces(first, space), "turned {turned} times at {space}");
        }
    }

    #[test]
    fn corners_take_every_turn() {
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
    fn every_space_of_the_island_is_covered_by_every_turn() {
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
