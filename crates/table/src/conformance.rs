//! The tests that every game runs.
//!
//! [`play`] plays random games and checks at every position the properties that the other crates rely on:
//!
//! - **choices** are sorted, unique and countable, and contain exactly the actions that `check` accepts; only awaited
//!   seats have any;
//! - **numbers and notation** of an action parse back to the action;
//! - **secrets**: a position imagined from a view looks the same to that viewer, byte for byte; until something is
//!   revealed it develops in the same way, with the same events;
//! - **sealing**: an action can be replaced until the turn is complete, and only the last one counts; every change
//!   increases the version by one;
//! - **points** are explained: items add up to lines, lines to totals;
//! - **components** are conserved;
//! - **views** and **events** survive serialization, and a parsed view gives the same choices;
//! - the **debug output** of a table contains neither its seed nor its secrets;
//! - the game **ends**, and its **record** and its **log of numbers** replay to the same end, with the same events.
//!
//! A game's own tests check its own properties, with the help of these modules:
//!
//! | module | helps to test |
//! | --- | --- |
//! | [`goldens`] | stored records with their play-throughs, and perft counts |
//! | [`records`] | that corrupted records are refused |
//! | [`data_file`] | that invalid component data is refused |
//! | [`random`], [`fairness`] | that imagined positions are drawn *fairly* |

pub mod data_file;
pub mod fairness;
pub mod goldens;
pub mod random;
pub mod records;

use serde_json::{from_str, to_string};

use crate::game::{Audience, Choices, EventSink, Game, Position, Revealed, View};
use crate::options::Options;
use crate::owned_view::OwnedView;
use crate::record::{Record, Replay};
use crate::seat::Seat;
use crate::seed::{Dice, Purpose, SeedText};
use crate::table::{Sealed, SetUp, Table};

/// The games to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The number of seats.
    pub seats: u8,
    /// The number of games.
    pub games: u64,
    /// The options. Each game takes the next ones, and the list repeats.
    pub options: Vec<G::Options>,
    /// A game with more turns than this counts as endless.
    pub longest: usize,
}

/// The number of games to play: `CONFORMANCE_GAMES`, or a thousand. `cargo xtask check` sets it lower.
///
/// # Panics
/// If `CONFORMANCE_GAMES` is not a number.
#[must_use]
pub fn asked_games() -> u64 {
    std::env::var("CONFORMANCE_GAMES").map_or(1000, |games| games.parse().expect("CONFORMANCE_GAMES is a number"))
}

/// Plays random games and checks all properties above.
///
/// # Panics
/// At the first property that does not hold, with the seed and the turn.
pub fn play<G: Game>(plan: &Plan<G>) {
    assert_eq!(G::Options::default().check_public(), Ok(()), "the default options fix no secret");
    let series = SeedText::new(format!("conformance of {} with {}", G::NAME, plan.seats)).expect("this is a seed");
    for ordinal in 0..plan.games {
        let options = plan.options[ordinal as usize % plan.options.len()].clone();
        let set_up = SetUp { seats: plan.seats, options, seed: series.numbered(ordinal) };
        Trial::<G>::open(set_up).play(plan.longest);
    }
}

/// One random game under test.
struct Trial<G: Game> {
    table: Table<G>,
    /// The open part of the position, serialized. All views share it, and serializing it is slow.
    open: String,
    dice: Dice,
    events: Vec<(Audience, G::Event)>,
    /// The seats and numbers of all sealed actions, replaced ones included.
    accepted: Vec<(Seat, u32)>,
    turns: usize,
}

impl<G: Game> Trial<G> {
    fn open(set_up: SetUp<G>) -> Trial<G> {
        let dice = set_up.seed.seed().dice(Purpose(*b"test"), 0);
        let mut events = Vec::new();
        let table = Table::open(set_up, &mut EventSink::to(&mut |audience, event| events.push((audience, event))));
        let table = table.expect("the plan is valid");
        Trial { open: open_text(table.position()), table, dice, events, accepted: Vec::new(), turns: 0 }
    }

    #[track_caller]
    fn demand(&self, holds: bool, what: &str) {
        if !holds {
            self.fail(what);
        }
    }

    /// Panics with the set-up and the turn at which a property did not hold.
    #[track_caller]
    fn fail(&self, what: &str) -> ! {
        let SetUp { seats, options, seed } = self.table.set_up();
        panic!("violated: {what}; {seats} seats, {options:?}, seed {seed}, turn {}", self.turns);
    }

    fn play(mut self, longest: usize) {
        while !self.table.awaited().is_empty() {
            self.demand(self.turns < longest, "the game ends");
            self.position_is_sound();
            self.choices_are_exact();
            let imagined = self.imagined();
            let acts = self.seal_all();
            self.resolve(&acts, imagined);
            self.turns += 1;
        }
        self.position_is_sound();
        let printed = format!("{:?}", self.table);
        self.demand(!printed.contains(self.table.set_up().seed.as_str()), "Debug of a table hides the seed");
        self.end_is_sound();
    }

    fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<G> {
        (0..self.table.set_up().seats).map(|seat| Some(Seat(seat))).chain([None])
    }

    fn position_is_sound(&self) {
        let position = self.table.position();
        if let Err(lost) = G::audit(position) {
            self.fail(&format!("components are conserved: {lost}"));
        }
        for seat in (0..self.table.set_up().seats).map(Seat) {
            let sheet = G::score_sheet(self.table.view(seat), seat);
            for line in &sheet.lines {
                let explained: i32 = line.items.iter().map(|item| item.points).sum();
                if explained != line.points {
                    self.fail(&format!("the items of {:?} add up to its points", line.title));
                }
            }
            let lines: i32 = sheet.lines.iter().map(|line| line.points).sum();
            self.demand(lines == sheet.total, "the lines add up to the total");
        }
    }

    fn choices_are_exact(&mut self) {
        let awaited = self.table.awaited();
        // At each position, one random seat is tested with every action of the game.
        let asked = awaited.iter().nth(self.dice.below(awaited.len()) as usize);
        // At each position, one random view is serialized and parsed.
        let read = self.viewers().nth(self.dice.below(u32::from(self.table.set_up().seats) + 1) as usize);
        for viewer in self.viewers() {
            let view = view_of(self.table.position(), viewer);
            let choices = G::choices(view);
            let listed = all_of(&choices);
            if read == Some(viewer) {
                self.view_reads_back(view, &listed);
            }
            if !viewer.is_some_and(|seat| awaited.contains(seat)) {
                self.demand(choices.is_empty() && listed.is_empty(), "a seat that is not awaited has no choices");
                continue;
            }
            self.demand(!listed.is_empty(), "an awaited seat has a choice");
            self.demand(choices.len() as usize == listed.len(), "len() counts the choices");
            self.demand(listed.is_sorted_by(|one, next| one < next), "choices are sorted and unique");
            self.demand(choices.nth(choices.len()).is_none(), "nth() is None after the last choice");
            for (index, &action) in listed.iter().enumerate() {
                self.demand(choices.nth(index as u32) == Some(action), "nth() follows the order of the choices");
                self.demand(choices.contains(action), "contains() accepts every choice");
                self.demand(G::check(view, action).is_ok(), "check() accepts every choice");
                self.demand(G::action(G::number(action)) == Some(action), "a number leads back to its action");
            }
            let one = listed[self.dice.below(choices.len()) as usize];
            let text = G::show(view, one);
            if G::parse(view, &text).ok() != Some(one) {
                self.fail(&format!("a text parses back to its action: {text}"));
            }
            if viewer == asked {
                self.nothing_else_is_accepted(view, &choices);
            }
        }
    }

    /// Demands that a serialized and parsed view is the same view and gives the same choices.
    fn view_reads_back(&self, view: View<'_, G>, listed: &[G::Action]) {
        let text = to_string(&view).expect("a view serializes");
        let read: OwnedView<G> = from_str(&text).unwrap_or_else(|bad| self.fail(&format!("a view is readable: {bad}")));
        self.demand(read == OwnedView::from(view), "a view deserializes to the same view");
        self.demand(to_string(&read).ok() == Some(text), "a deserialized view serializes to the same text");
        self.demand(all_of(&G::choices(read.as_view())) == listed, "a deserialized view gives the same choices");
    }

    fn nothing_else_is_accepted(&self, view: View<'_, G>, choices: &G::Choices) {
        let mut before: Option<G::Action> = None;
        for number in 0..G::NUMBERS {
            let Some(action) = G::action(number) else { continue };
            self.demand(before < Some(action), "actions are ordered by their numbers");
            before = Some(action);
            if G::check(view, action).is_ok() != choices.contains(action) {
                self.fail(&format!("check() accepts exactly the choices: {action:?}"));
            }
        }
        self.demand(G::action(G::NUMBERS).is_none(), "no action has the number NUMBERS");
    }

    /// Imagines one position for every viewer and demands that it looks the same to that viewer.
    fn imagined(&mut self) -> Vec<(Option<Seat>, Position<G>)> {
        let mut all = Vec::new();
        for viewer in self.viewers() {
            let view = view_of(self.table.position(), viewer);
            let imagined = G::imagine(view, &mut self.dice);
            self.demand(self.looks_like(&imagined, viewer), "an imagined position looks the same to its viewer");
            // Printing is slow, and a leak would show at any turn.
            if viewer.is_none() && self.turns.is_multiple_of(8) {
                let printed = [self.table.position(), &imagined].map(|position| format!("{position:?}"));
                self.demand(printed[0] == printed[1], "Debug of a position hides the secrets");
            }
            if let Err(lost) = G::audit(&imagined) {
                self.fail(&format!("an imagined position is sound: {lost}"));
            }
            all.push((viewer, imagined));
        }
        all
    }

    /// Whether a position looks the same to this viewer as the true one, byte for byte.
    fn looks_like(&self, position: &Position<G>, viewer: Option<Seat>) -> bool {
        let own = |position| to_string(&view_of(position, viewer).own()).expect("a private part serializes");
        self.open == open_text(position) && own(self.table.position()) == own(position)
    }

    /// Every awaited seat seals a random action. All seats but the last replace it once.
    fn seal_all(&mut self) -> Vec<(Seat, G::Action)> {
        let awaited = self.table.awaited();
        let mut acts = Vec::new();
        for seat in awaited.iter() {
            let choices = G::choices(self.table.view(seat));
            let pick = |dice: &mut Dice| choices.nth(dice.below(choices.len())).expect("it is within the choices");
            let (first, second) = (pick(&mut self.dice), pick(&mut self.dice));
            acts.push((seat, second));
            // The last seat completes the turn and cannot replace its action.
            let last = awaited.iter().last() == Some(seat);
            let thoughts = if last { &[second][..] } else { &[first, second] };
            for &action in thoughts {
                self.demand(self.table.complete_turn().is_none(), "complete_turn() is None until the turn is complete");
                let before = self.table.version();
                let sealed = self.table.seal(seat, action);
                self.accepted.push((seat, G::number(action)));
                self.demand(self.table.version() == before + 1, "sealing increases the version by one");
                let expected = if last { Sealed::Complete } else { Sealed::Waiting };
                self.demand(sealed.as_ref().ok() == Some(&expected), "a choice can be sealed and replaced");
            }
            if last {
                let before = self.table.version();
                let refused = self.table.seal(seat, first).is_err();
                self.demand(refused, "an action of a complete turn cannot be replaced");
                self.demand(self.table.version() == before, "a refused action does not change the version");
            }
        }
        self.demand(self.table.awaited().is_empty(), "nobody is awaited after all have sealed");
        self.demand(
            self.table.complete_turn() == Some(&acts),
            "complete_turn() returns the actions that were sealed last",
        );
        acts
    }

    /// Resolves the turn at the table and in all imagined positions.
    fn resolve(&mut self, acts: &[(Seat, G::Action)], imagined: Vec<(Option<Seat>, Position<G>)>) {
        let (before, version) = (self.events.len(), self.table.version());
        let revealed =
            self.table.resolve(&mut EventSink::to(&mut |audience, event| self.events.push((audience, event))));
        self.open = open_text(self.table.position());
        self.demand(self.table.log().ends_with(acts), "the log ends with the actions that were sealed last");
        self.demand(self.table.version() == version + 1, "resolving increases the version by one");
        self.demand(self.table.complete_turn().is_none(), "complete_turn() is None after the turn is resolved");
        for (viewer, mut position) in imagined {
            let mut events = Vec::new();
            let also = G::resolve(
                &mut position,
                acts,
                &mut EventSink::to(&mut |audience, event| events.push((audience, event))),
            );
            self.demand(also == revealed, "the true and the imagined turn reveal alike");
            if revealed == Revealed::Nothing {
                let visible = |events: &[(Audience, G::Event)]| -> Vec<G::Event> {
                    let for_viewer = events.iter().filter(|(audience, _)| audience.includes(viewer));
                    for_viewer.map(|(_, event)| event.clone()).collect()
                };
                self.demand(visible(&events) == visible(&self.events[before..]), "events are equal until a reveal");
                self.demand(self.looks_like(&position, viewer), "views are equal until a reveal");
            }
        }
    }

    fn end_is_sound(&self) {
        let outcome = self.table.outcome();
        self.demand(outcome.is_some(), "a game has an outcome when nobody is awaited");
        let players = outcome.map_or(Vec::new(), |outcome| outcome.players);
        self.demand(players.len() == usize::from(self.table.set_up().seats), "every seat has a result");
        self.demand(players.iter().any(|player| player.rank == 1), "somebody wins");
        for (seat, player) in (0..).map(Seat).zip(&players) {
            let sheet = G::score_sheet(self.table.view(seat), seat);
            self.demand(sheet.total == player.total, "the total of the score sheet is the result");
        }

        for (_, event) in &self.events {
            let text = to_string(event).expect("an event serializes");
            if from_str(&text).ok().as_ref() != Some(event) {
                self.fail(&format!("an event deserializes to the same event: {text}"));
            }
        }
        self.record_replays();
        self.numbers_replay();
    }

    fn record_replays(&self) {
        let record = self.table.record();
        let read = Record::read(&record.to_string());
        self.demand(read.as_ref() == Ok(&record), &format!("a record parses back to the same record: {read:?}"));
        let mut events = Vec::new();
        let mut replay =
            Replay::<G>::open(&record, &mut EventSink::to(&mut |audience, event| events.push((audience, event))))
                .unwrap_or_else(|bad| panic!("a record opens: {bad:?}"));
        while let Some(_played) = replay
            .step(&mut EventSink::to(&mut |audience, event| events.push((audience, event))))
            .unwrap_or_else(|bad| panic!("a record replays: {bad:?}"))
        {}
        self.demand(events == self.events, "a record replays with the same events");
        let again = replay.finish().unwrap_or_else(|bad| panic!("a record replays to its end: {bad:?}"));
        self.demand(again.position().open == self.table.position().open, "a record replays to the same position");
    }

    fn numbers_replay(&self) {
        let replay = |moves: Vec<(Seat, u32)>| {
            let mut events = Vec::new();
            let mut listener = |audience, event| events.push((audience, event));
            let again = Table::<G>::replay(self.table.set_up().clone(), moves, &mut EventSink::to(&mut listener));
            let again = again.unwrap_or_else(|bad| self.fail(&format!("a log of numbers replays: {bad}")));
            self.demand(events == self.events, "a log of numbers replays with the same events");
            self.demand(again.log() == self.table.log(), "a log of numbers replays to the same log");
            self.demand(again.position().open == self.table.position().open, "numbers replay to the same position");
            again
        };
        let again = replay(self.accepted.clone());
        self.demand(again.version() == self.table.version(), "replaying all sealed actions leads to the same version");
        replay(self.table.log().iter().map(|&(seat, action)| (seat, G::number(action))).collect());
    }
}

/// All choices as a list.
fn all_of<A>(choices: &impl Choices<A>) -> Vec<A> {
    let mut listed = Vec::new();
    choices.for_each(|action| listed.push(action));
    listed
}

fn view_of<G: Game>(position: &Position<G>, viewer: Option<Seat>) -> View<'_, G> {
    viewer.map_or_else(|| position.spectator(), |seat| position.view(seat))
}

fn open_text<G: Game>(position: &Position<G>) -> String {
    to_string(&position.open).expect("the open part serializes")
}
