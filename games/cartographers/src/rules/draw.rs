//! The only kind of action: drawing a shape.

use table::Grid11;

use crate::rules::components::CardShape;
use crate::rules::space::{Spaces, space_named};
use crate::rules::task::Task;
use crate::rules::terrain::Terrain;

/// A drawing of one of a card's shapes, or of the single square, in some terrain and place.
///
/// A drawing consists of the slot of the shape, the terrain, the orientation and the anchor. In this order, they make
/// up its number. The anchor is the space under the top left corner of the shape's box. If a shape has the same cells
/// in several orientations, only the lowest one is legal.
///
/// ```
/// use cartographers::{Draw, Slot, Terrain};
/// let draw = Draw::new(Slot::Second, Terrain::Water, 3, 120);
/// assert_eq!(draw.number(), ((1 * 5 + 3) * 8 + 3) * 121 + 120);
/// assert_eq!(Draw::numbered(draw.number()), Some(draw));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Draw {
    slot: Slot,
    terrain: Terrain,
    orientation: u8,
    anchor: u8,
}

/// The shape that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Slot {
    /// The card's first shape.
    First,
    /// The card's second shape.
    Second,
    /// The single square, which is drawn when no shape of the card fits.
    Single,
}

impl Slot {
    /// All slots, in the order of their numbers.
    pub const ALL: [Slot; 3] = [Slot::First, Slot::Second, Slot::Single];
}

const ANCHORS: u32 = Grid11::SPACES as u32;
const ORIENTATIONS: u32 = table::shape::ORIENTATIONS as u32;
const TERRAINS: u32 = Terrain::COUNT as u32;

impl Draw {
    /// The number of possible drawings: 3 slots × 5 terrains × 8 orientations × 121 anchors.
    pub const NUMBERS: u32 = Slot::ALL.len() as u32 * TERRAINS * ORIENTATIONS * ANCHORS;

    /// A drawing from its parts.
    #[must_use]
    #[inline]
    pub const fn new(slot: Slot, terrain: Terrain, orientation: u8, anchor: u8) -> Draw {
        debug_assert!((orientation as u32) < ORIENTATIONS && (anchor as u32) < ANCHORS);
        Draw { slot, terrain, orientation, anchor }
    }

    /// The stable number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u32 {
        let kind = self.slot as u32 * TERRAINS + self.terrain as u32;
        (kind * ORIENTATIONS + self.orientation as u32) * ANCHORS + self.anchor as u32
    }

    /// The drawing with this number.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Draw> {
        if number >= Draw::NUMBERS {
            return None;
        }
        let (rest, anchor) = (number / ANCHORS, number % ANCHORS);
        let (rest, orientation) = (rest / ORIENTATIONS, rest % ORIENTATIONS);
        let (slot, terrain) = (Slot::ALL[(rest / TERRAINS) as usize], Terrain::ALL[(rest % TERRAINS) as usize]);
        Some(Draw::new(slot, terrain, orientation as u8, anchor as u8))
    }

    /// The slot of the shape.
    #[must_use]
    #[inline]
    pub const fn slot(self) -> Slot {
        self.slot
    }

    /// The terrain.
    #[must_use]
    #[inline]
    pub const fn terrain(self) -> Terrain {
        self.terrain
    }

    /// The orientation.
    #[must_use]
    #[inline]
    pub const fn orientation(self) -> u8 {
        self.orientation
    }

    /// The anchor.
    #[must_use]
    #[inline]
    pub const fn anchor(self) -> u8 {
        self.anchor
    }

    /// Formats a drawing as a person would write it: the terrain and the spaces it covers.
    pub(crate) fn show(self, task: &Task<'_>) -> String {
        match task.spaces(self) {
            Ok(spaces) => format!("{} {}", self.terrain().name(), Spaces(spaces)),
            // A drawing off the sheet has no spaces to name. It can never have been played.
            Err(_) => format!("{} ?", self.terrain().name()),
        }
    }

    /// Parses the output of [`Draw::show`]. Fails if no shape of the card covers exactly these spaces.
    pub(crate) fn read(task: &Task<'_>, text: &str) -> Result<Draw, BadDrawing> {
        let mut words = text.split(' ');
        let terrain = words.next().unwrap_or_default();
        let terrain = Terrain::named(terrain).ok_or_else(|| BadDrawing::Terrain(terrain.to_owned()))?;
        let mut spaces = Grid11::EMPTY;
        for word in words {
            let space = Grid11::space(space_named(word).ok_or_else(|| BadDrawing::Space(word.to_owned()))?);
            if space.meets(spaces) {
                return Err(BadDrawing::Space(word.to_owned()));
            }
            spaces |= space;
        }
        let slots = task.card.shapes().iter().zip(Slot::ALL);
        let drawn = slots.filter_map(|(shape, slot)| laid_as(shape, spaces).map(|lies| (slot, lies)));
        let single = spaces.first().filter(|_| spaces.len() == 1).map(|space| (Slot::Single, (0, space)));
        let (slot, (orientation, anchor)) = drawn.chain(single).next().ok_or(BadDrawing::Shape(spaces))?;
        Ok(Draw::new(slot, terrain, orientation, anchor))
    }
}

/// The orientation and the anchor with which a shape covers exactly these spaces.
fn laid_as(shape: &CardShape, spaces: Grid11) -> Option<(u8, u8)> {
    shape.placings.iter().find_map(|placing| {
        let first = spaces.first()?.checked_sub(placing.cells.first()?)?;
        let lies = placing.anchors.contains(first) && placing.at(first) == spaces;
        lies.then_some((placing.orientation, first))
    })
}

/// Why a text is not a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadDrawing {
    Terrain(String),
    Space(String),
    Shape(Grid11),
}
