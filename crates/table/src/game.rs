//! What a game is: a value with rules, and nothing else.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::options::Options;
use crate::phrase::Says;
use crate::score::{Outcome, ScoreSheet};
use crate::seat::{Seat, Seats};
use crate::seed::{Dice, Seed};

/// The rules of one game in one generation.
///
/// A position has three parts: what all see ([`Game::Open`]), what one seat sees ([`Game::Own`]) and what nobody sees
/// ([`Game::Hidden`]). Listing and checking take a [`View`], which has no `Hidden`, so what is legal, what the page
/// shows and what a bot thinks cannot depend on a secret.
///
/// The rules never see a half-finished turn: the [`Table`](crate::Table) collects one action of every awaited seat
/// and hands them to [`Game::resolve`] together.
pub trait Game: Sized + Clone + Copy + Debug + PartialEq + 'static {
    /// The name on the shelf, in records and on the command line.
    const NAME: &'static str;
    /// The generation of these rules. A change that alters what an old record means is a new generation.
    const GENERATION: u32;
    /// The digest of the component data that this generation is frozen with.
    const DATA: &'static str;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// Every action's number is below this.
    const NUMBERS: u32;

    /// Choices made before the game that belong to its record.
    type Options: Options;
    /// Choices of the table that do not: what is shown, not what is played.
    type Settings: Clone + Default + Debug + PartialEq;
    /// What everybody sees.
    type Open: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What one seat sees beside that.
    type Own: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What nobody sees. It cannot be printed, so that no log can leak it.
    type Hidden: Clone;
    /// One decision of one seat. Actions are ordered by their numbers.
    type Action: Copy + Ord + Debug;
    /// The exact set of legal actions at one decision.
    type Choices: Choices<Self::Action>;
    /// Something that happened and that somebody is told.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Says;
    /// The rule that an action breaks.
    type Refusal: Clone + Debug + PartialEq + Says;
    /// What the game adds to a player's result, such as a title.
    type Honours: Clone + Debug + PartialEq + Serialize;

    /// Sets the game up. The table has checked the number of seats and the options.
    fn set_up(options: &Self::Options, seats: u8, seed: Seed, tell: &mut Tell<'_, Self>) -> Position<Self>;

    /// Who must act now. Nobody: the game is over.
    fn awaited(open: &Self::Open) -> Seats;

    /// Everything the view's seat may do. For a seat that is not awaited, and for a spectator: nothing.
    fn choices(view: View<'_, Self>) -> Self::Choices;

    /// Whether the view's seat, which is awaited, may do this; if not, the rule against it.
    fn check(view: View<'_, Self>, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out one checked action of every awaited seat, in seat order, and whatever follows by itself until
    /// somebody is awaited again or the game is over.
    fn resolve(position: &mut Position<Self>, acts: &[(Seat, Self::Action)], tell: &mut Tell<'_, Self>) -> Revealed;

    /// A whole position that the viewer could be in, fairly drawn among all of them.
    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self>;

    /// The result, once the game is over.
    fn outcome(open: &Self::Open) -> Option<Outcome<Self::Honours>>;

    /// The points of `seat` so far, explained, as far as the viewer may know them.
    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet;

    /// The stable number of an action, for searching and learning.
    fn number(action: Self::Action) -> u32;

    /// The action with this number, if there is one.
    fn action(number: u32) -> Option<Self::Action>;

    /// An action as a person would write it, for the seat that is to take it.
    fn show(view: View<'_, Self>, action: Self::Action) -> String;

    /// Reads what [`Game::show`] writes: `parse(show(action)) == action`. The action may still be refused.
    fn parse(view: View<'_, Self>, text: &str) -> Result<Self::Action, Self::Refusal>;

    /// Whether the other seats see what a seat has sealed before all are in.
    fn shows_sealed(settings: &Self::Settings) -> bool {
        let _ = settings;
        false
    }

    /// Whether all components are where they can be: no card, tile or coin is lost or doubled. For tests.
    fn audit(position: &Position<Self>) -> Result<(), String>;
}

/// The exact set of legal actions at one decision.
///
/// The set is sorted; it can be counted, indexed, asked and walked through without writing it out.
pub trait Choices<A> {
    /// How many actions there are.
    fn len(&self) -> u32;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action that has `index` others before it.
    fn nth(&self, index: u32) -> Option<A>;

    /// Whether an action is in the set.
    fn contains(&self, action: A) -> bool;

    /// Every action, in ascending order.
    fn for_each(&self, each: impl FnMut(A));
}

/// A whole position. Whoever holds one sees everything: the table, and who imagines.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// What everybody sees.
    pub open: G::Open,
    /// What each seat sees, in seat order.
    pub own: Vec<G::Own>,
    /// What nobody sees.
    pub hidden: G::Hidden,
}

impl<G: Game> Position<G> {
    /// What `seat` sees.
    #[must_use]
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { open: &self.open, own: Some((seat, &self.own[seat.index()])) }
    }

    /// What somebody sees who looks on.
    #[must_use]
    pub fn spectator(&self) -> View<'_, G> {
        View { open: &self.open, own: None }
    }
}

/// Prints what everybody sees; secrets are left out, so that no log can leak them.
impl<G: Game> Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("open", &self.open).finish_non_exhaustive()
    }
}

/// What one seat, or a spectator, sees of a position.
pub struct View<'a, G: Game> {
    /// What everybody sees.
    pub open: &'a G::Open,
    own: Option<(Seat, &'a G::Own)>,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

/// Prints whose view this is and what everybody sees; what only the seat sees is left out.
impl<G: Game> Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat()).field("open", self.open).finish_non_exhaustive()
    }
}

impl<'a, G: Game> View<'a, G> {
    /// A view for a seat from its parts, as a page gets them from a server.
    #[must_use]
    pub fn for_seat(open: &'a G::Open, seat: Seat, own: &'a G::Own) -> Self {
        View { open, own: Some((seat, own)) }
    }

    /// A view for somebody who looks on.
    #[must_use]
    pub fn for_spectator(open: &'a G::Open) -> Self {
        View { open, own: None }
    }

    /// Whose view this is; none for a spectator.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// What only this seat sees.
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

/// Who is told of an event.
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
    /// Whether a seat, or a spectator, is among them.
    #[must_use]
    pub fn includes(self, listener: Option<Seat>) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => listener == Some(seat),
            Audience::AllBut(seat) => listener != Some(seat),
        }
    }
}

/// Where the rules tell what happens. Who listens to nobody pays nothing for it: an event is only made to be heard.
pub struct Tell<'a, G: Game> {
    listener: Option<Listener<'a, G>>,
}

type Listener<'a, G> = &'a mut dyn FnMut(Audience, <G as Game>::Event);

impl<'a, G: Game> Tell<'a, G> {
    /// Nobody listens.
    #[must_use]
    pub const fn nobody() -> Self {
        Tell { listener: None }
    }

    /// Somebody listens to everything, and passes it on to whom it is meant for.
    #[must_use]
    pub const fn to(listener: &'a mut dyn FnMut(Audience, G::Event)) -> Self {
        Tell { listener: Some(listener) }
    }

    /// Tells some of those at the table.
    #[inline]
    pub fn some(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        if let Some(listener) = &mut self.listener {
            listener(audience, event());
        }
    }

    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> G::Event) {
        self.some(Audience::All, event);
    }
}

/// Whether carrying out actions showed somebody something new. Up to a reveal everything may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Revealed {
    /// All that followed could be foreseen.
    Nothing,
    /// A card was turned, a secret shown, somebody else's choice made known.
    Something,
}
