//! The one kind of action: drawing a shape.

use table::Grid11;

use crate::components::CardShape;
use crate::space::{Spaces, space_named};
use crate::task::Task;
use crate::terrain::Terrain;

/// Drawing one of a card's shapes, or the single square, somewhere in some terrain.
///
/// A drawing is its number: the slot of the shape, the terrain, the orientation and the anchor, the space under the top
/// left corner of the shape's box. Of orientations in which a shape lies the same way, only the lowest is ever legal.
///
/// ```
/// use cartographers::{Draw, Slot, Terrain};
/// let draw = Draw::new(Slot::Second, Terrain::Water, 3, 120);
/// assert_eq!(draw.number(), ((1 * 5 + 3) * 8 + 3) * 121 + 120);
/// assert_eq!(Draw::numbered(draw.number()), Some(draw));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Draw(u16);

/// Which shape is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Slot {
    /// The card's first shape.
    First,
    /// The card's second shape.
    Second,
    /// The single square that is drawn when no shape of the card can be.
    Single,
}

impl Slot {
    /// All slots, in the order of their numbers.
    pub const ALL: [Slot; 3] = [Slot::First, Slot::Second, Slot::Single];
}

const ANCHORS: u16 = Grid11::SPACES as u16;
const ORIENTATIONS: u16 = table::shape::ORIENTATIONS as u16;
const TERRAINS: u16 = Terrain::COUNT as u16;

impl Draw {
    /// How many numbers there are: 3 slots × 5 terrains × 8 orientations × 121 anchors.
    pub const NUMBERS: u32 = 3 * TERRAINS as u32 * ORIENTATIONS as u32 * ANCHORS as u32;

    /// A drawing from its parts.
    #[must_use]
    #[inline]
    pub const fn new(slot: Slot, terrain: Terrain, orientation: u8, anchor: u8) -> Draw {
        debug_assert!((orientation as u16) < ORIENTATIONS && (anchor as u16) < ANCHORS);
        let kind = slot as u16 * TERRAINS + terrain as u16;
        Draw((kind * ORIENTATIONS + orientation as u16) * ANCHORS + anchor as u16)
    }

    /// The drawing with this number.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Draw> {
        if number < Draw::NUMBERS { Some(Draw(number as u16)) } else { None }
    }

    /// The stable number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Which shape.
    #[must_use]
    #[inline]
    pub const fn slot(self) -> Slot {
        Slot::ALL[(self.0 / (ANCHORS * ORIENTATIONS * TERRAINS)) as usize]
    }

    /// In which terrain.
    #[must_use]
    #[inline]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[(self.0 / (ANCHORS * ORIENTATIONS) % TERRAINS) as usize]
    }

    /// In which orientation.
    #[must_use]
    #[inline]
    pub const fn orientation(self) -> u8 {
        (self.0 / ANCHORS % ORIENTATIONS) as u8
    }

    /// From which anchor.
    #[must_use]
    #[inline]
    pub const fn anchor(self) -> u8 {
        (self.0 % ANCHORS) as u8
    }

    /// Writes a drawing as a person would: the terrain and the spaces it covers.
    pub(crate) fn show(self, task: &Task<'_>) -> String {
        match task.spaces(self) {
            Ok(spaces) => format!("{} {}", self.terrain().name(), Spaces(spaces)),
            // What lies off the sheet covers nothing that could be named; nobody can have played it.
            Err(_) => format!("{} ?", self.terrain().name()),
        }
    }

    /// Reads what [`Draw::show`] writes; none if no shape of the card covers exactly these spaces.
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
        let single = (spaces.len() == 1).then(|| (Slot::Single, (0, spaces.first().unwrap_or(0))));
        let (slot, (orientation, anchor)) = drawn.chain(single).next().ok_or(BadDrawing::Shape(spaces))?;
        Ok(Draw::new(slot, terrain, orientation, anchor))
    }
}

/// The orientation and anchor in which a shape covers exactly these spaces.
fn laid_as(shape: &CardShape, spaces: Grid11) -> Option<(u8, u8)> {
    shape.placings.iter().find_map(|placing| {
        let first = spaces.first()?.checked_sub(placing.cells.first()?)?;
        let lies = placing.anchors.contains(first) && placing.at(first) == spaces;
        lies.then_some((placing.orientation, first))
    })
}

/// Why a text is no drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadDrawing {
    Terrain(String),
    Space(String),
    Shape(Grid11),
}
