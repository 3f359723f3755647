//! The exact set of legal drawings, without writing it out.
//!
//! For each shape and orientation the legal anchors are one [`Grid11`]; the terrains only multiply. So the set is a few
//! words, whatever its size.

use table::Grid11;

use crate::draw::{Draw, Slot};
use crate::task::Task;
use crate::terrain::{Terrain, Terrains};

const ORIENTATIONS: usize = table::shape::ORIENTATIONS as usize;

/// All legal drawings at one decision.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    terrains: Terrains,
    /// For both shapes of the card, or for the single square, where it may be drawn.
    shapes: [ShapeChoices; 2],
    len: u32,
}

/// Where one shape may be drawn.
#[derive(Clone, Copy, Debug)]
struct ShapeChoices {
    slot: Slot,
    /// The anchors by orientation; none for an orientation that lies like a lower one.
    anchors: [Grid11; ORIENTATIONS],
    counts: [u8; ORIENTATIONS],
    /// The sum of the counts.
    len: u32,
}

impl ShapeChoices {
    const NONE: ShapeChoices =
        ShapeChoices { slot: Slot::First, anchors: [Grid11::EMPTY; ORIENTATIONS], counts: [0; ORIENTATIONS], len: 0 };

    #[inline]
    fn add(&mut self, orientation: u8, anchors: Grid11) {
        let count = anchors.len();
        self.anchors[usize::from(orientation)] = anchors;
        self.counts[usize::from(orientation)] = count as u8;
        self.len += count;
    }

    #[inline]
    fn nth(&self, terrain: Terrain, mut index: u32) -> Option<Draw> {
        for orientation in 0..ORIENTATIONS {
            let count = u32::from(self.counts[orientation]);
            if index < count {
                let anchor = self.anchors[orientation].nth(index)?;
                return Some(Draw::new(self.slot, terrain, orientation as u8, anchor));
            }
            index -= count;
        }
        None
    }
}

impl Choices {
    /// Nothing to choose.
    pub(crate) const NONE: Choices =
        Choices { terrains: Terrains::from_bits(0), shapes: [ShapeChoices::NONE; 2], len: 0 };

    /// All ways to draw a shape of the card.
    #[inline]
    pub(crate) fn of_shapes(task: &Task<'_>) -> Choices {
        let mut choices = Choices { terrains: task.card.terrains(), ..Choices::NONE };
        let mut anchors = 0;
        for ((shape, slot), to) in task.card.shapes().iter().zip(Slot::ALL).zip(&mut choices.shapes) {
            to.slot = slot;
            for placing in shape.placings {
                to.add(placing.orientation, task.anchors(placing));
            }
            anchors += to.len;
        }
        choices.len = anchors * choices.terrains.len();
        choices
    }

    /// All ways to draw the single square.
    pub(crate) fn of_single(task: &Task<'_>) -> Choices {
        let mut choices = Choices { terrains: task.single_terrains(), ..Choices::NONE };
        choices.shapes[0].slot = Slot::Single;
        choices.shapes[0].add(0, task.land.empty());
        choices.len = choices.shapes[0].len * choices.terrains.len();
        choices
    }
}

impl table::Choices<Draw> for Choices {
    #[inline]
    fn len(&self) -> u32 {
        self.len
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Draw> {
        let mut index = index;
        for shape in &self.shapes {
            for terrain in self.terrains.iter() {
                if index < shape.len {
                    return shape.nth(terrain, index);
                }
                index -= shape.len;
            }
        }
        None
    }

    #[inline]
    fn contains(&self, draw: Draw) -> bool {
        let shape = self.shapes.iter().find(|shape| shape.slot == draw.slot() && shape.len > 0);
        self.terrains.contains(draw.terrain())
            && shape.is_some_and(|shape| shape.anchors[usize::from(draw.orientation())].contains(draw.anchor()))
    }

    #[inline]
    fn for_each(&self, mut each: impl FnMut(Draw)) {
        for shape in &self.shapes {
            if shape.len == 0 {
                continue;
            }
            for terrain in self.terrains.iter() {
                for (orientation, anchors) in shape.anchors.iter().enumerate() {
                    for anchor in anchors.iter() {
                        each(Draw::new(shape.slot, terrain, orientation as u8, anchor));
                    }
                }
            }
        }
    }
}
