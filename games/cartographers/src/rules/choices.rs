//! The exact set of legal drawings, in compact form.
//!
//! For each shape and orientation, one [`Grid11`] holds the legal anchors. They are the same for every terrain. So the
//! set takes a few machine words, whatever its size.

use table::{Grid11, Placing};

use crate::rules::components::ORIENTATIONS;
use crate::rules::draw::{Draw, Slot};
use crate::rules::task::Task;
use crate::rules::terrain::{Terrain, Terrains};

/// All legal drawings at one decision.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    terrains: Terrains,
    /// Where the shapes of the card may be drawn. The single square uses only the first entry.
    shapes: [ShapeChoices; 2],
    len: u32,
}

/// Where one shape may be drawn.
#[derive(Clone, Copy, Debug)]
struct ShapeChoices {
    slot: Slot,
    /// The distinct placings of the shape; none if nothing is listed.
    placings: Option<&'static [Placing]>,
    /// For each placing, the legal anchors and their number.
    anchors: [Grid11; ORIENTATIONS],
    counts: [u8; ORIENTATIONS],
    /// The sum of the counts.
    len: u32,
}

/// The only placing of the single square.
static SINGLE: [Placing; 1] = [Placing { orientation: 0, cells: Grid11::space(0), anchors: Grid11::ALL }];

impl ShapeChoices {
    const NONE: ShapeChoices = ShapeChoices {
        slot: Slot::First,
        placings: None,
        anchors: [Grid11::EMPTY; ORIENTATIONS],
        counts: [0; ORIENTATIONS],
        len: 0,
    };

    /// Every placing of the shape, with its anchors.
    #[inline]
    fn ways(&self) -> impl Iterator<Item = (&'static Placing, &Grid11)> {
        self.placings.unwrap_or_default().iter().zip(&self.anchors)
    }

    /// Counts the anchors of every placing.
    #[inline]
    fn count(&mut self, placings: &'static [Placing]) {
        self.placings = Some(placings);
        let mut len = 0;
        for ((count, anchors), _) in self.counts.iter_mut().zip(&self.anchors).zip(placings) {
            let anchors = anchors.len();
            *count = anchors as u8;
            len += anchors;
        }
        self.len = len;
    }

    #[inline]
    fn nth(&self, terrain: Terrain, mut index: u32) -> Option<Draw> {
        let mut way = 0;
        while index >= u32::from(*self.counts.get(way)?) {
            index -= u32::from(self.counts[way]);
            way += 1;
        }
        let placing = self.placings?.get(way)?;
        Some(Draw::new(self.slot, terrain, placing.orientation, self.anchors[way].nth(index)?))
    }
}

impl Choices {
    /// Nothing to choose.
    pub(crate) const NONE: Choices =
        Choices { terrains: Terrains::from_bits(0), shapes: [ShapeChoices::NONE; 2], len: 0 };

    /// Whether some shape of the card can be drawn.
    pub(crate) fn of_shapes_exist(task: &Task<'_>) -> bool {
        let mut choices = Choices::NONE;
        choices.list_shapes(task);
        choices.len > 0
    }

    /// Lists everything that may be drawn: a shape of the card or, if none fits, the single square.
    ///
    /// Not inlined, so that it fills the caller's set in place. A copy would cost a tenth of the listing.
    #[inline(never)]
    pub(crate) fn list(&mut self, task: &Task<'_>) {
        self.list_shapes(task);
        if self.len == 0 {
            self.list_single(task);
        }
    }

    /// Lists all ways to draw a shape of the card.
    #[inline]
    fn list_shapes(&mut self, task: &Task<'_>) {
        self.terrains = task.card.terrains();
        let empty = task.land.empty();
        let mut anchors = 0;
        for (place, shape) in task.card.shapes().iter().enumerate() {
            let to = &mut self.shapes[place];
            to.slot = Slot::ALL[place];
            (shape.fits)(empty, &mut to.anchors);
            if task.on_ruins {
                // A placing that would fit even if the ruins were filled covers no ruins.
                let mut beside = [Grid11::EMPTY; ORIENTATIONS];
                (shape.fits)(empty - task.land.map().ruins, &mut beside);
                to.anchors.iter_mut().zip(beside).for_each(|(anchors, beside)| *anchors = *anchors - beside);
            }
            to.count(shape.placings);
            anchors += to.len;
        }
        self.len = anchors * self.terrains.len();
    }

    /// Lists all ways to draw the single square.
    fn list_single(&mut self, task: &Task<'_>) {
        self.terrains = task.single_terrains();
        let to = &mut self.shapes[0];
        to.slot = Slot::Single;
        to.anchors[0] = task.land.empty();
        to.count(&SINGLE);
        self.len = to.len * self.terrains.len();
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
            let drawings = shape.len * self.terrains.len();
            if index < drawings {
                return shape.nth(self.terrains.nth(index / shape.len)?, index % shape.len);
            }
            index -= drawings;
        }
        None
    }

    #[inline]
    fn contains(&self, draw: Draw) -> bool {
        let in_shape = |shape: &ShapeChoices| {
            shape.slot == draw.slot()
                && shape
                    .ways()
                    .any(|(way, anchors)| way.orientation == draw.orientation() && anchors.contains(draw.anchor()))
        };
        self.terrains.contains(draw.terrain()) && self.shapes.iter().any(in_shape)
    }

    #[inline]
    fn for_each(&self, mut each: impl FnMut(Draw)) {
        for shape in &self.shapes {
            for terrain in self.terrains.iter() {
                for (&Placing { orientation, .. }, anchors) in shape.ways() {
                    anchors.for_each(|anchor| each(Draw::new(shape.slot, terrain, orientation, anchor)));
                }
            }
        }
    }
}
