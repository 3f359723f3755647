//! The definition of a game: a value with rules, and nothing else.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::options::Options;
use crate::phrase::ToPhrase;
use crate::score::{Outcome, ScoreSheet};
use crate::seat::{Seat, Seats};
use crate::seed::{Dice, Seed};

/// The rules of one game in one generation.
///
/// A position has three parts. Everybody sees [`Game::Open`], one seat sees its [`Game::Own`], and nobody sees
/// [`Game::Hidden`]. Functions that list and check actions take a [`View`], which has no `Hidden`. So legality, the
/// page and the bots cannot depend on a secret.
///
/// The rules never see a half-finished turn: the [`Table`](crate::Table) collects one action of every awaited seat and
/// passes them to [`Game::resolve`] together.
pub trait Game: Sized + Clone + Copy + Debug + PartialEq + 'static {
    /// The name on the shelf, in records and on the command line.
    const NAME: &'static str;
    /// The generation of these rules. A change that alters the meaning of an old record needs a new generation.
    const GENERATION: u32;
    /// The digest of the component data of this generation. It never changes.
    const DATA: &'static str;
    /// The minimum and the maximum number of seats.
    const SEATS: (u8, u8);
    /// The number of every action is below this.
    const NUMBERS: u32;

    /// Choices made before the game that are part of its record.
    type Options: Options;
    /// Choices that are not part of the record: they change the display, not the game.
    type Settings: Clone + Default + Debug + PartialEq;
    /// The part of a position that everybody sees.
    type Open: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The part of a position that only one seat sees.
    type Own: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The part of a position that nobody sees. It has no `Debug`, so that no log can leak it.
    type Hidden: Clone;
    /// One decision of one seat. Actions are ordered by their numbers.
    type Action: Copy + Ord + Debug;
    /// The exact set of legal actions at one decision.
    type Choices: Choices<Self::Action>;
    /// Something that happened and that players are told.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + ToPhrase;
    /// The rule that an action breaks.
    type Refusal: Clone + Debug + PartialEq + ToPhrase;
    /// The game's additions to a player's result, such as a title.
    type Honours: Clone + Debug + PartialEq + Serialize;

    /// Sets the game up. The table has already checked the number of seats and the options.
    fn set_up(options: &Self::Options, seats: u8, seed: Seed, events: &mut EventSink<'_, Self>) -> Position<Self>;

    /// The seats that must act now. If there are none, the game is over.
    fn awaited(open: &Self::Open) -> Seats;

    /// All legal actions of the view's seat. Empty for a spectator and for a seat that is not awaited.
    fn choices(view: View<'_, Self>) -> Self::Choices;

    /// Checks an action of the view's seat, which is awaited. The error is the rule that forbids it.
    fn check(view: View<'_, Self>, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out one checked action of every awaited seat, in seat order. Then continues until a seat is awaited
    /// again or the game is over.
    fn resolve(
        position: &mut Position<Self>,
        acts: &[(Seat, Self::Action)],
        events: &mut EventSink<'_, Self>,
    ) -> Revealed;

    /// A whole position that is consistent with the view, drawn fairly from all such positions.
    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self>;

    /// The result, once the game is over.
    fn outcome(open: &Self::Open) -> Option<Outcome<Self::Honours>>;

    /// The points of `seat` so far, with explanations, as far as the viewer may know them.
    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet;

    /// The stable number of an action, for searching and learning.
    fn number(action: Self::Action) -> u32;

    /// The action with this number, if there is one.
    fn action(number: u32) -> Option<Self::Action>;

    /// The notation of an action, as people write it. `view` is the view of the acting seat.
    fn show(view: View<'_, Self>, action: Self::Action) -> String;

    /// Parses the notation of [`Game::show`]: `parse(show(action)) == action`. The action may still be refused.
    fn parse(view: View<'_, Self>, text: &str) -> Result<Self::Action, Self::Refusal>;

    /// Whether the other seats see a sealed action before the turn is complete.
    fn shows_sealed(settings: &Self::Settings) -> bool {
        let _ = settings;
        false
    }

    /// Checks that no card, tile or coin is lost, duplicated or in an impossible place. For tests.
    fn audit(position: &Position<Self>) -> Result<(), String>;
}

/// The exact set of legal actions at one decision.
///
/// The set is sorted. It can be counted, indexed, searched and iterated without building a list.
///
/// A game may leave legal actions out of the list that `len`, `nth` and `for_each` give: actions that no player wants,
/// and variants of a listed action. [`Choices::contains`] knows them too.
pub trait Choices<A> {
    /// The number of listed actions.
    fn len(&self) -> u32;

    /// Whether there is no listed action.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The listed action at this index, counted from 0.
    fn nth(&self, index: u32) -> Option<A>;

    /// Whether an action is legal, listed or not.
    fn contains(&self, action: A) -> bool;

    /// Calls `each` with every listed action, in ascending order.
    fn for_each(&self, each: impl FnMut(A));
}

/// A whole position, secrets included. Only the table and code that imagines positions have one.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// The part that everybody sees.
    pub open: G::Open,
    /// The parts that only one seat sees, in seat order.
    pub own: Vec<G::Own>,
    /// The part that nobody sees.
    pub hidden: G::Hidden,
}

impl<G: Game> Position<G> {
    /// The view of `seat`.
    #[must_use]
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { open: &self.open, own: Some((seat, &self.own[seat.index()])) }
    }

    /// The view of a spectator.
    #[must_use]
    pub fn spectator(&self) -> View<'_, G> {
        View { open: &self.open, own: None }
    }
}

/// Prints only the open part, so that no log can leak secrets.
impl<G: Game> Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("open", &self.open).finish_non_exhaustive()
    }
}

/// A position as one seat, or a spectator, sees it.
pub struct View<'a, G: Game> {
    /// The part that everybody sees.
    pub open: &'a G::Open,
    own: Option<(Seat, &'a G::Own)>,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

/// Prints the seat and the open part. The seat's own part is left out.
impl<G: Game> Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat()).field("open", self.open).finish_non_exhaustive()
    }
}

impl<'a, G: Game> View<'a, G> {
    /// The view of a seat, made from its parts, as a page gets them from a server.
    #[must_use]
    pub fn for_seat(open: &'a G::Open, seat: Seat, own: &'a G::Own) -> Self {
        View { open, own: Some((seat, own)) }
    }

    /// The view of a spectator, made from its parts.
    #[must_use]
    pub fn for_spectator(open: &'a G::Open) -> Self {
        View { open, own: None }
    }

    /// The seat whose view this is; none for a spectator.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// The part that only this seat sees; none for a spectator.
    #[must_use]
    pub fn own(&self) -> Option<&'a G::Own> {
        self.own.map(|(_, own)| own)
    }
}

impl<G: Game> Serialize for View<'_, G> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut view = to.serialize_struct("View", 3)?;
        view.serialize_field("seat", &self.seat())?;
        view.serialize_field("open", self.open)?;
        view.serialize_field("own", &self.own())?;
        view.end()
    }
}

/// The recipients of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat, which is told something else.
    AllBut(Seat),
}

impl Audience {
    /// Whether a seat, or a spectator (`None`), is told the event.
    #[must_use]
    pub fn includes(self, listener: Option<Seat>) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => listener == Some(seat),
            Audience::AllBut(seat) => listener != Some(seat),
        }
    }
}

/// Passes the events of the rules to a listener. Events are built lazily: without a listener they cost nothing.
pub struct EventSink<'a, G: Game> {
    listener: Option<Listener<'a, G>>,
}

type Listener<'a, G> = &'a mut dyn FnMut(Audience, <G as Game>::Event);

impl<'a, G: Game> EventSink<'a, G> {
    /// A sink without a listener.
    #[must_use]
    pub const fn nobody() -> Self {
        EventSink { listener: None }
    }

    /// A sink with a listener. It gets every event and must pass each one on to its audience only.
    #[must_use]
    pub const fn to(listener: &'a mut dyn FnMut(Audience, G::Event)) -> Self {
        EventSink { listener: Some(listener) }
    }

    /// Sends an event to an audience.
    #[inline]
    pub fn send(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        if let Some(listener) = &mut self.listener {
            listener(audience, event());
        }
    }

    /// Sends an event to everybody.
    #[inline]
    pub fn send_to_all(&mut self, event: impl FnOnce() -> G::Event) {
        self.send(Audience::All, event);
    }
}

/// Whether resolving actions revealed new information. Until a reveal, a draft may still be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Revealed {
    /// Everything that happened was predictable.
    Nothing,
    /// A card was turned, a secret was shown, or another seat's choice became known.
    Something,
}
