//! The table: where a game is played.

use std::fmt;

use crate::game::{EventSink, Game, Position, Revealed, View};
use crate::options::{BadOption, Options};
use crate::phrase::{Phrase, ToPhrase};
use crate::score::Outcome;
use crate::seat::{Seat, Seats};
use crate::seed::SeedText;

/// The decisions made before a game begins. Together with the actions they determine the whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct SetUp<G: Game> {
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: G::Options,
    /// The source of all randomness.
    pub seed: SeedText,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetUp {
    /// The game does not support this number of seats.
    Seats {
        /// The requested number.
        seats: u8,
        /// The minimum.
        fewest: u8,
        /// The maximum.
        most: u8,
    },
    /// The options are invalid.
    Options(BadOption),
}

impl ToPhrase for BadSetUp {
    fn phrase(&self) -> Phrase {
        match self {
            BadSetUp::Seats { seats, fewest, most } => Phrase::new("seats-out-of-range")
                .with("seats", i64::from(*seats))
                .with("fewest", i64::from(*fewest))
                .with("most", i64::from(*most)),
            BadSetUp::Options(bad) => bad.phrase(),
        }
    }
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<G: Game> {
    /// The game is over.
    Over,
    /// This seat is not awaited now, or the turn is already complete.
    NotAwaited(Seat),
    /// A rule of the game forbids it.
    Rule(G::Refusal),
}

impl<G: Game> ToPhrase for Refused<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Refused::Over => Phrase::new("refused-game-over"),
            Refused::NotAwaited(seat) => Phrase::new("refused-not-awaited").with("seat", i64::from(seat.0)),
            Refused::Rule(refusal) => refusal.phrase(),
        }
    }
}

/// The initial capacity of the log. A short game fits without reallocation.
const USUAL_LOG: usize = 64;

/// Whether the turn is complete after a seat has sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Sealed {
    /// Other seats are still awaited; a sealed action may be replaced.
    Waiting,
    /// All awaited seats have sealed: the turn can be resolved.
    Complete,
}

/// A game in progress.
///
/// The table seals one action of each awaited seat. A seat may replace its action until the last seat has sealed. Then
/// the table appends all actions to the log, in seat order, and the rules resolve them.
///
/// [`Table::act`] does all of this. A caller that stores the log does so between [`Table::seal`] and
/// [`Table::resolve`].
#[derive(Clone)]
pub struct Table<G: Game> {
    set_up: SetUp<G>,
    settings: G::Settings,
    position: Position<G>,
    /// The awaited seats that have not sealed yet.
    missing: Seats,
    /// Sorted by seat.
    sealed: Vec<(Seat, G::Action)>,
    log: Vec<(Seat, G::Action)>,
    version: u64,
}

impl<G: Game> Table<G> {
    /// Sets a game up.
    pub fn open(set_up: SetUp<G>, events: &mut EventSink<'_, G>) -> Result<Table<G>, BadSetUp> {
        let (fewest, most) = G::SEATS;
        let seats = set_up.seats;
        if !(fewest..=most).contains(&seats) {
            return Err(BadSetUp::Seats { seats, fewest, most });
        }
        set_up.options.check(seats).map_err(BadSetUp::Options)?;
        let position = G::set_up(&set_up.options, seats, set_up.seed.seed(), events);
        let missing = G::awaited(&position.open);
        let settings = G::Settings::default();
        let log = Vec::with_capacity(USUAL_LOG);
        Ok(Table { set_up, settings, position, missing, sealed: Vec::new(), log, version: 0 })
    }

    /// The same table with different settings. They change the display, never the game.
    #[must_use]
    pub fn with_settings(mut self, settings: G::Settings) -> Table<G> {
        self.settings = settings;
        self
    }

    /// How the game was set up.
    #[must_use]
    pub fn set_up(&self) -> &SetUp<G> {
        &self.set_up
    }

    /// The table's settings.
    #[must_use]
    pub fn settings(&self) -> &G::Settings {
        &self.settings
    }

    /// The whole position, secrets included: for the code that runs the table, not for players.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The view of a seat.
    #[must_use]
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        self.position.view(seat)
    }

    /// The view of a spectator.
    #[must_use]
    pub fn spectator(&self) -> View<'_, G> {
        self.position.spectator()
    }

    /// Every action so far, in the order of a record.
    #[must_use]
    pub fn log(&self) -> &[(Seat, G::Action)] {
        &self.log
    }

    /// The number of changes so far (for online tables). Every accepted [`Table::seal`], replacements included, and every
    /// [`Table::resolve`] adds one.
    ///
    /// It starts at 0. Refused actions and new settings do not change it. [`Table::replay`] restores it from all
    /// accepted actions. The log is not enough, because it lacks the replaced actions.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The complete turn, sorted by seat, that [`Table::resolve`] will carry out. None while a seat is awaited and
    /// after the end.
    ///
    /// It contains the actions of all seats, secret ones too: it is for storing the turn, not for players.
    #[must_use]
    pub fn complete_turn(&self) -> Option<&[(Seat, G::Action)]> {
        self.is_complete().then_some(&self.sealed)
    }

    /// Whether all awaited seats have sealed and the turn can be resolved.
    #[inline]
    fn is_complete(&self) -> bool {
        self.missing.is_empty() && !self.sealed.is_empty()
    }

    /// The seats that must still act in this turn. Unlike [`Game::awaited`], without the seats that have sealed.
    #[must_use]
    #[inline]
    pub fn awaited(&self) -> Seats {
        self.missing
    }

    /// The sealed actions that a seat, or a spectator, may see: its own, and all others if the settings show them.
    pub fn sealed(&self, viewer: Option<Seat>) -> impl Iterator<Item = (Seat, G::Action)> {
        let all = G::shows_sealed(&self.settings);
        self.sealed.iter().copied().filter(move |&(seat, _)| all || viewer == Some(seat))
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome<G::Honours>> {
        G::outcome(&self.position.open)
    }

    /// Checks whether a seat may seal an action now.
    #[inline]
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G>> {
        let awaited = G::awaited(&self.position.open);
        // A complete turn may already be stored, so nobody may change it any more.
        if !awaited.contains(seat) || self.is_complete() {
            return Err(if awaited.is_empty() { Refused::Over } else { Refused::NotAwaited(seat) });
        }
        G::check(self.position.view(seat), action).map_err(Refused::Rule)
    }

    /// Seals an action. It replaces any action that the seat sealed earlier in this turn.
    #[inline]
    pub fn seal(&mut self, seat: Seat, action: G::Action) -> Result<Sealed, Refused<G>> {
        self.check(seat, action)?;
        if self.missing.contains(seat) {
            self.missing.remove(seat);
            let before = self.sealed.iter().take_while(|&&(sealed, _)| sealed < seat).count();
            self.sealed.insert(before, (seat, action));
        } else {
            let own = self.sealed.iter_mut().find(|(sealed, _)| *sealed == seat);
            own.expect("an awaited seat that is not missing has sealed").1 = action;
        }
        self.version += 1;
        Ok(if self.missing.is_empty() { Sealed::Complete } else { Sealed::Waiting })
    }

    /// Resolves a complete turn: appends it to the log and carries it out.
    ///
    /// # Panics
    /// If a seat is still awaited.
    #[inline]
    pub fn resolve(&mut self, events: &mut EventSink<'_, G>) -> Revealed {
        assert!(self.is_complete(), "the turn is complete");
        // There is usually one action: a loop is faster than copying memory.
        self.sealed.iter().for_each(|&act| self.log.push(act));
        let revealed = G::resolve(&mut self.position, &self.sealed, events);
        self.sealed.clear();
        self.missing = G::awaited(&self.position.open);
        self.version += 1;
        revealed
    }

    /// Seals an action and, if it was the last one awaited, resolves the turn.
    #[inline]
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut EventSink<'_, G>,
    ) -> Result<Option<Revealed>, Refused<G>> {
        match self.seal(seat, action)? {
            Sealed::Waiting => Ok(None),
            Sealed::Complete => Ok(Some(self.resolve(events))),
        }
    }
}

/// Prints only public facts. Seed, hidden state, private parts, sealed actions and the log are left out, so that no
/// server log can leak them.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("set_up", &self.set_up)
            .field("settings", &self.settings)
            .field("position", &self.position)
            .field("awaited", &self.missing)
            .field("moves", &self.log.len())
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}
