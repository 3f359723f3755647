//! A game in progress at an online table, whatever game it is.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{BotName, Policy, Thinking};
use protocol::Problem;
use protocol::limits::{LONGEST_MOVE, MOST_MOVES};
use serde::Serialize;
use shelf::Title;
use table::{
    Audience, BadSetUp, Choices, EventSink, Game, Options, OwnedView, Purpose, Record, Refused, Revealed, Seat, Seats,
    SeedText, SetUp, Table, ToPhrase,
};
use words::Words;

/// The most choices that are listed for a program.
const MOST_CHOICES: usize = 20_000;

/// An event as JSON, with its audience.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub audience: Audience,
    pub event: Box<str>,
    /// The number of moves after the turn that it belongs to.
    pub moves: u32,
}

/// What is told of a row.
#[derive(Default)]
pub(crate) struct Telling {
    pub events: Vec<Told>,
    /// The number of moves at the end of each turn that was resolved.
    pub turns: Vec<u32>,
}

/// What a batch of moves did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// Whether a turn was resolved.
    pub resolved: bool,
    /// Whether something was revealed.
    pub revealed: bool,
}

/// The game so far, as somebody was told it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct History {
    /// Who made each move.
    pub moves: Vec<Seat>,
    /// The number of moves at the end of each turn.
    pub turns: Vec<usize>,
    /// The events as JSON, each with the number of moves after the turn that it belongs to.
    pub events: Vec<(usize, String)>,
}

/// A log that does not fit the rules. The table is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadLog;

/// A job for a bot.
pub type Job = Box<dyn FnOnce() -> Chosen + Send>;

/// What a bot has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The number of the action.
    pub action: u32,
    /// Whether the bot panicked, and this is only the first action that it could have chosen.
    pub has_failed: bool,
}

/// A game in progress. Texts are JSON, except moves and records.
pub(crate) trait Running: Send {
    /// Checks a batch of moves and returns the numbers of their actions. Changes nothing.
    fn check(&self, seat: Seat, moves: &[String], words: &Words) -> Result<Vec<u32>, Problem>;
    /// Plays actions that were checked before.
    fn play(&mut self, seat: Seat, actions: &[u32], telling: &mut Telling) -> Result<Played, BadLog>;
    /// Whether the action with this number is legal for a seat now.
    fn allows(&self, seat: Seat, action: u32) -> bool;
    /// Returns to the position after the first `moves` moves. Sealed actions are dropped.
    fn rewind(&mut self, moves: usize);
    /// The seats that must act and have not sealed.
    fn missing(&self) -> Seats;
    /// The seats that the rules await, those that have sealed included.
    fn awaited(&self) -> Seats;
    /// The number of moves of the record so far.
    fn moves(&self) -> usize;
    /// Who made the moves of the record, from the move with this index on.
    fn movers(&self, from: usize) -> Vec<Seat>;
    /// The game so far, as a seat or a spectator was told it.
    fn history(&self, seat: Option<Seat>) -> History;
    /// The view of a seat or a spectator.
    fn view(&self, seat: Option<Seat>) -> String;
    /// What everybody sees.
    fn open(&self) -> String;
    /// What only a seat sees; none in a game without secrets of seats.
    fn own(&self, seat: Seat) -> Option<String>;
    /// The view of a seat or a spectator after the first `moves` moves; none beyond the end.
    fn view_after(&self, moves: usize, seat: Option<Seat>) -> Option<String>;
    /// The choices of a seat, in the game's notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// The sealed moves of a seat, in the game's notation.
    fn sealed(&self, seat: Option<Seat>) -> Vec<String>;
    /// The points of all seats, once the game is over.
    fn result(&self) -> Option<Vec<i32>>;
    /// The record, with the seed.
    fn record(&self) -> Record;
    /// A job that chooses an action for a seat.
    fn think(&self, seat: Seat, bot: BotName) -> Job;
}

/// Checks the seats and options of a table that is to be opened; returns the options in their standard form.
pub(crate) fn check_set_up(title: Title, seats: u8, options: &str, words: &Words) -> Result<String, Problem> {
    shelf::with_game!(title, G => check_set_up_of::<G>(seats, options, words))
}

fn check_set_up_of<G: Game>(seats: u8, options: &str, words: &Words) -> Result<String, Problem> {
    let refuse = |bad: &dyn ToPhrase| {
        let phrase = bad.phrase();
        let sentence = words.say(&phrase);
        Problem::of_rule(&phrase, sentence)
    };
    let (fewest, most) = G::SEATS;
    if !(fewest..=most).contains(&seats) {
        return Err(refuse(&BadSetUp::Seats { seats, fewest, most }));
    }
    let options = G::Options::read(options).map_err(|bad| refuse(&bad))?;
    options.check(seats).and_then(|()| options.check_public()).map_err(|bad| refuse(&bad))?;
    Ok(options.write())
}

/// Starts a game.
pub(crate) fn start(
    title: Title,
    seats: u8,
    options: &str,
    seed: SeedText,
    telling: &mut Telling,
) -> Result<Box<dyn Running>, BadLog> {
    shelf::with_game!(title, G => {
        let options = <G as Game>::Options::read(options).map_err(|_| BadLog)?;
        let set_up = SetUp { seats, options, seed };
        let table = Table::<G>::open(set_up, &mut EventSink::to(&mut tell::<G>(&mut telling.events))).map_err(|_| BadLog)?;
        Ok(Box::new(table))
    })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views and events are written without errors")
}

/// A listener that writes events as JSON.
fn tell<G: Game>(told: &mut Vec<Told>) -> impl FnMut(Audience, G::Event) {
    |audience, event| told.push(Told { audience, event: json(&event).into_boxed_str(), moves: 0 })
}

/// The parts of a game that go from thread to thread with its table.
trait Online: Policy<Options: Send, Settings: Send, Open: Send, Own: Send, Hidden: Send, Action: Send> {}

impl<G: Policy<Options: Send, Settings: Send, Open: Send, Own: Send, Hidden: Send, Action: Send>> Online for G {}

/// The position after the first moves of a table.
fn after<G: Game>(table: &Table<G>, moves: usize) -> Table<G> {
    let moves = table.log()[..moves].iter().map(|&(seat, action)| (seat, G::number(action)));
    Table::replay(table.set_up().clone(), moves, &mut EventSink::nobody()).expect("these moves were played before")
}

/// The view of a seat or a spectator as JSON.
fn view_of<G: Game>(table: &Table<G>, seat: Option<Seat>) -> String {
    json(&seat.map_or_else(|| table.spectator(), |seat| table.view(seat)))
}

fn refused<G: Game>(bad: &Refused<G>, index: usize, words: &Words) -> Problem {
    match bad {
        Refused::Over | Refused::NotAwaited(_) => {
            Problem::conflict("not-awaited", "this seat need not act now").with("move", index)
        }
        Refused::Rule(_) => {
            let phrase = bad.phrase();
            Problem::of_rule(&phrase, words.say(&phrase)).with("move", index)
        }
    }
}

fn parse<G: Game>(table: &Table<G>, seat: Seat, text: &str, index: usize, words: &Words) -> Result<G::Action, Problem> {
    if text.len() > LONGEST_MOVE {
        return Err(Problem::unprocessable("bad-move", "a move is not that long").with("move", index));
    }
    G::parse(table.view(seat), text).map_err(|bad| refused::<G>(&Refused::Rule(bad), index, words))
}

impl<G: Online> Running for Table<G> {
    fn check(&self, seat: Seat, moves: &[String], words: &Words) -> Result<Vec<u32>, Problem> {
        match moves {
            [] => Err(Problem::unprocessable("no-moves", "the list of moves is empty")),
            [only] => {
                let action = parse(self, seat, only, 0, words)?;
                Table::check(self, seat, action).map_err(|bad| refused(&bad, 0, words))?;
                Ok(vec![G::number(action)])
            }
            _ if moves.len() > MOST_MOVES => {
                Err(Problem::unprocessable("too-many-moves", "no turn has so many moves").with("most", MOST_MOVES))
            }
            _ => check_batch(self.clone(), seat, moves, words),
        }
    }

    fn play(&mut self, seat: Seat, actions: &[u32], telling: &mut Telling) -> Result<Played, BadLog> {
        let mut played = Played { resolved: false, revealed: false };
        for &number in actions {
            let action = G::action(number).ok_or(BadLog)?;
            let known = telling.events.len();
            let done = self.act(seat, action, &mut EventSink::to(&mut tell::<G>(&mut telling.events)));
            let done = done.map_err(|_| BadLog)?;
            if done.is_some() {
                let moves = self.log().len() as u32;
                telling.turns.push(moves);
                telling.events[known..].iter_mut().for_each(|told| told.moves = moves);
            }
            played.resolved |= done.is_some();
            played.revealed |= done == Some(Revealed::Something);
        }
        Ok(played)
    }

    fn allows(&self, seat: Seat, action: u32) -> bool {
        G::action(action).is_some_and(|action| Table::check(self, seat, action).is_ok())
    }

    fn rewind(&mut self, moves: usize) {
        *self = after(self, moves);
    }

    fn missing(&self) -> Seats {
        Table::awaited(self)
    }

    fn awaited(&self) -> Seats {
        G::awaited(&self.position().open)
    }

    fn moves(&self) -> usize {
        self.log().len()
    }

    fn movers(&self, from: usize) -> Vec<Seat> {
        self.log().iter().skip(from).map(|(seat, _)| *seat).collect()
    }

    fn history(&self, seat: Option<Seat>) -> History {
        let mut history = History { moves: self.movers(0), ..History::default() };
        let mut told = Vec::new();
        let note = |history: &mut History, told: &mut Vec<Told>, moves: usize| {
            let heard = told.drain(..).filter(|told| told.audience.includes(seat));
            history.events.extend(heard.map(|told| (moves, told.event.into_string())));
        };
        let mut again = Table::<G>::open(self.set_up().clone(), &mut EventSink::to(&mut tell::<G>(&mut told)))
            .expect("this game was opened before");
        note(&mut history, &mut told, 0);
        for &(seat, action) in self.log() {
            let done = again.act(seat, action, &mut EventSink::to(&mut tell::<G>(&mut told)));
            if done.expect("these moves were played before").is_some() {
                history.turns.push(again.log().len());
                note(&mut history, &mut told, again.log().len());
            }
        }
        history
    }

    fn view(&self, seat: Option<Seat>) -> String {
        view_of(self, seat)
    }

    fn open(&self) -> String {
        json(&self.position().open)
    }

    fn own(&self, seat: Seat) -> Option<String> {
        (size_of::<G::Own>() > 0).then(|| json(&self.position().own[seat.index()]))
    }

    fn view_after(&self, moves: usize, seat: Option<Seat>) -> Option<String> {
        (moves <= self.log().len()).then(|| view_of(&after(self, moves), seat))
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let (view, mut texts) = (Table::view(self, seat), Vec::new());
        G::choices(view).for_each(|action| {
            if texts.len() < MOST_CHOICES {
                texts.push(G::show(view, action));
            }
        });
        texts
    }

    fn sealed(&self, seat: Option<Seat>) -> Vec<String> {
        let own = Table::sealed(self, seat).filter(|(by, _)| Some(*by) == seat);
        own.map(|(by, action)| G::show(Table::view(self, by), action)).collect()
    }

    fn result(&self) -> Option<Vec<i32>> {
        self.outcome().map(|outcome| outcome.players.iter().map(|player| player.total).collect())
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn think(&self, seat: Seat, bot: BotName) -> Job {
        let view = OwnedView::<G>::from(Table::view(self, seat));
        // A stream of its own for every decision. It reveals nothing about the cards.
        let ordinal = (self.log().len() as u32) << 7 | u32::from(seat.0);
        let dice = self.set_up().seed.seed().dice(Purpose(*b"bots"), ordinal);
        Box::new(move || {
            let choices = G::choices(view.as_view());
            let choose = || {
                let mut bot = bot.sit_down_thinking::<G>(dice, &Thinking::default());
                bot.choose(view.as_view(), &choices)
            };
            let chosen = catch_unwind(AssertUnwindSafe(choose));
            let has_failed = chosen.is_err();
            let action = chosen.ok().or_else(|| choices.nth(0)).expect("a seat that must act has a choice");
            Chosen { action: G::number(action), has_failed }
        })
    }
}

/// Checks a batch of several moves on a copy of the table. A batch ends at the first move that reveals something or
/// whose turn waits for others: what follows is not even read, so that nobody can look ahead for free.
fn check_batch<G: Game>(mut table: Table<G>, seat: Seat, moves: &[String], words: &Words) -> Result<Vec<u32>, Problem> {
    let mut numbers = Vec::with_capacity(moves.len());
    let mut has_ended = false;
    for (index, text) in moves.iter().enumerate() {
        if has_ended {
            let why = "the batch must end at a move that reveals something or waits for others";
            return Err(Problem::unprocessable("past-end", why).with("move", index));
        }
        let action = parse(&table, seat, text, index, words)?;
        let done = table.act(seat, action, &mut EventSink::nobody()).map_err(|bad| refused(&bad, index, words))?;
        has_ended = done != Some(Revealed::Nothing) || !table.awaited().contains(seat);
        numbers.push(G::number(action));
    }
    Ok(numbers)
}
