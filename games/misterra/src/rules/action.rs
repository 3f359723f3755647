//! The decisions of a game, their numbers and their texts.

use crate::rules::components::{KEPT, Presumption, Sketch};
use crate::rules::laying::Laying;
use crate::rules::options::numbered;
use crate::rules::refusal::Refusal;
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// One decision of one player. Actions are ordered by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keeping two of the four dealt presumptions.
    Keep(Pair),
    /// Moving to a space or, in the first half day, beginning on one.
    Go(Space),
    /// Staying on the same space.
    Stay,
    /// Taking a sketch from the display.
    Take(Sketch),
    /// On a lagoon: tucking a sketch of the display under the deck and drawing another.
    Exchange(Sketch),
    /// Laying the sketch that was taken.
    Map(Laying),
    /// Claiming the region around the meeple.
    Claim,
    /// Discarding the sketch that was taken.
    Leave,
    /// In Otoma's turn: choosing which of several equally large groups Otoma claims, by the lowest space of the group.
    OtomaClaims(Space),
}

/// Two different presumptions, the lower number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    lower: Presumption,
    higher: Presumption,
}

impl Pair {
    /// The number of pairs.
    pub const COUNT: u32 = Presumption::COUNT as u32 * (Presumption::COUNT as u32 - 1) / 2;

    /// The pair of two presumptions in either order; `None` if they are the same.
    #[must_use]
    pub fn new(one: Presumption, other: Presumption) -> Option<Pair> {
        (one != other).then(|| Pair { lower: one.min(other), higher: one.max(other) })
    }

    /// Both cards, the lower number first.
    #[must_use]
    pub const fn cards(self) -> [Presumption; KEPT] {
        [self.lower, self.higher]
    }

    /// The number of the pair. Pairs are sorted by the lower card, and then by the higher one: 1 2, 1 3, … 2 3, …
    const fn number(self) -> u32 {
        let (lower, higher) = (self.lower.number() as u32 - 1, self.higher.number() as u32 - 1);
        Pair::before(lower) + higher - lower - 1
    }

    /// How many pairs have a lower card whose index is below `place`.
    const fn before(place: u32) -> u32 {
        place * (2 * Presumption::COUNT as u32 - place - 1) / 2
    }

    fn numbered(number: u32) -> Option<Pair> {
        let lower = (0..u32::from(Presumption::COUNT)).rev().find(|&place| Pair::before(place) <= number)?;
        let higher = number - Pair::before(lower) + lower + 1;
        Pair::new(Presumption::numbered(lower as u8 + 1)?, Presumption::numbered(higher as u8 + 1)?)
    }
}

// The first number of each kind of action.
pub(crate) const GO: u32 = Pair::COUNT;
pub(crate) const STAY: u32 = GO + Space::COUNT as u32;
pub(crate) const TAKE: u32 = STAY + 1;
pub(crate) const EXCHANGE: u32 = TAKE + Sketch::COUNT as u32;
pub(crate) const MAP: u32 = EXCHANGE + Sketch::COUNT as u32;
pub(crate) const CLAIM: u32 = MAP + Laying::COUNT as u32;
pub(crate) const LEAVE: u32 = CLAIM + 1;
pub(crate) const OTOMA_CLAIMS: u32 = LEAVE + 1;

impl Action {
    /// The number of actions: 465 pairs of presumptions, 30 spaces to go to and staying, 10 sketches to take or to
    /// exchange, 80 layings, claiming, leaving, and 25 spaces for Otoma. Action numbers are below it.
    pub const NUMBERS: u32 = OTOMA_CLAIMS + table::Grid5::SPACES as u32;

    /// The number of the action. It never changes.
    #[must_use]
    #[inline]
    pub fn number(self) -> u32 {
        match self {
            Action::Keep(pair) => pair.number(),
            Action::Go(space) => GO + u32::from(space.index()),
            Action::Stay => STAY,
            Action::Take(sketch) => TAKE + u32::from(sketch.number()),
            Action::Exchange(sketch) => EXCHANGE + u32::from(sketch.number()),
            Action::Map(laying) => MAP + u32::from(laying.number()),
            Action::Claim => CLAIM,
            Action::Leave => LEAVE,
            Action::OtomaClaims(space) => OTOMA_CLAIMS + u32::from(space.index()),
        }
    }

    /// The action with this number.
    #[must_use]
    #[inline]
    pub fn numbered(number: u32) -> Option<Action> {
        let from = |first: u32| (number - first) as u8;
        match number {
            ..GO => Pair::numbered(number).map(Action::Keep),
            GO..STAY => Space::new(from(GO)).map(Action::Go),
            STAY => Some(Action::Stay),
            TAKE..EXCHANGE => Sketch::numbered(from(TAKE)).map(Action::Take),
            EXCHANGE..MAP => Sketch::numbered(from(EXCHANGE)).map(Action::Exchange),
            MAP..CLAIM => Laying::numbered(from(MAP)).map(Action::Map),
            CLAIM => Some(Action::Claim),
            LEAVE => Some(Action::Leave),
            OTOMA_CLAIMS..Action::NUMBERS => Space::new(from(OTOMA_CLAIMS)).map(Action::OtomaClaims),
            _ => None,
        }
    }

    /// The text of an action; a laying names the halves of the taken sketch.
    pub(crate) fn show(self, taken: Option<Sketch>) -> String {
        match self {
            Action::Keep(pair) => {
                let [lower, higher] = pair.cards().map(Presumption::number);
                format!("keep {lower} {higher}")
            }
            Action::Go(space) => format!("go {space}"),
            Action::Stay => "stay".to_owned(),
            Action::Take(sketch) => format!("take {}", sketch.name()),
            Action::Exchange(sketch) => format!("exchange {}", sketch.name()),
            Action::Map(laying) => {
                // Mapping is illegal without a sketch, but every action must have a text.
                let [one, other] = taken.map_or(["?"; 2], |sketch| sketch.terrains().map(Terrain::name));
                format!("map {one} {} {other} {}", laying.first(), laying.second())
            }
            Action::Claim => "claim".to_owned(),
            Action::Leave => "leave".to_owned(),
            Action::OtomaClaims(space) => format!("otoma claims {space}"),
        }
    }

    /// Parses the output of [`Action::show`]. The halves of a sketch, and two presumptions, may be in either order.
    pub(crate) fn read(text: &str, taken: Option<Sketch>) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let sketch = |name: &str| Sketch::named(name).ok_or_else(|| Refusal::UnknownSketch(name.to_owned()));
        match words[..] {
            ["keep", one, other] => {
                let card = |word: &str| numbered(word).ok_or_else(|| Refusal::UnknownPresumption(word.to_owned()));
                let (one, other) = (card(one)?, card(other)?);
                Pair::new(one, other).map(Action::Keep).ok_or(Refusal::SamePresumption(one))
            }
            ["go", to] => Ok(Action::Go(space(to)?)),
            ["stay"] => Ok(Action::Stay),
            ["take", name] => Ok(Action::Take(sketch(name)?)),
            ["exchange", name] => Ok(Action::Exchange(sketch(name)?)),
            ["map", one, first, other, second] => {
                let half = |name: &str, at: &str| Ok((terrain(name)?, parchment_space(at)?));
                read_laying(half(one, first)?, half(other, second)?, taken).map(Action::Map)
            }
            ["claim"] => Ok(Action::Claim),
            ["leave"] => Ok(Action::Leave),
            ["otoma", "claims", at] => Ok(Action::OtomaClaims(parchment_space(at)?)),
            _ => Err(Refusal::UnknownAction(text.to_owned())),
        }
    }
}

type Half = (Terrain, Space);

/// The laying of a sketch whose halves are given in either order.
fn read_laying(one: Half, other: Half, taken: Option<Sketch>) -> Result<Laying, Refusal> {
    let sketch = taken.ok_or(Refusal::NoSketchTaken)?;
    if Sketch::of(one.0, other.0) != sketch {
        return Err(Refusal::OtherSketch(sketch));
    }
    // The halves of a double are in the order of their spaces' names, those of other sketches in the order of terrains.
    let key = |half: &Half| (half.0, half.1.by_name());
    let (first, second) = if key(&one) <= key(&other) { (one, other) } else { (other, one) };
    Laying::new(first.1, second.1).ok_or(Refusal::NotAdjacent(first.1, second.1))
}

fn terrain(name: &str) -> Result<Terrain, Refusal> {
    Terrain::named(name).ok_or_else(|| Refusal::UnknownTerrain(name.to_owned()))
}

fn space(name: &str) -> Result<Space, Refusal> {
    Space::named(name).ok_or_else(|| Refusal::UnknownSpace(name.to_owned()))
}

fn parchment_space(name: &str) -> Result<Space, Refusal> {
    let space = space(name)?;
    if space.is_beach() { Err(Refusal::OnTheBeach(space)) } else { Ok(space) }
}
