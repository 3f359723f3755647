//! Drafting: a shape that is being laid, and what it would be worth.

use crate::{Cartographers, Draw, Open, Refusal, Sheet, Slot, Task, Terrain, scoring};
use table::{Choices, Game, Grid11, Placing, Seat};

/// A shape that is being laid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draft {
    pub slot: Slot,
    pub terrain: Terrain,
    pub orientation: u8,
    /// The space under the middle of the shape, by row and column.
    pub at: Option<(u8, u8)>,
    /// Whether it stays where it is while the pointer moves.
    pub pinned: bool,
}

/// The single square, which is on no card.
static SINGLE: Placing = Placing { orientation: 0, cells: Grid11::space(0), anchors: Grid11::ALL };

const SIDE: u8 = Grid11::SIDE as u8;

impl Draft {
    /// The first drawing that the task offers, not laid anywhere yet.
    pub fn of(task: &Task<'_>) -> Draft {
        let first = task.choices().nth(0).unwrap_or(Draw::new(Slot::First, Terrain::Forest, 0, 0));
        Draft { slot: first.slot(), terrain: first.terrain(), orientation: 0, at: None, pinned: false }
    }

    /// A drawing, laid where it belongs.
    pub fn drawn(task: &Task<'_>, draw: Draw) -> Draft {
        let (slot, terrain, orientation) = (draw.slot(), draw.terrain(), draw.orientation());
        let mut draft = Draft { slot, terrain, orientation, at: None, pinned: true };
        let (rows, columns) = draft.placing(task).size();
        draft.at = Some((draw.anchor() / SIDE + rows / 2, draw.anchor() % SIDE + columns / 2));
        draft
    }

    /// How the shape lies now.
    pub fn placing(&self, task: &Task<'_>) -> &'static Placing {
        task.shape(self.slot).map_or(&SINGLE, |shape| shape.lying(self.orientation))
    }

    /// A quarter turn clockwise.
    pub fn turn(&mut self) {
        self.orientation = (self.orientation & 4) | ((self.orientation + 1) & 3);
    }

    /// The mirror image of how it lies now: the other face, turned the other way.
    pub fn flip(&mut self) {
        self.orientation = (self.orientation ^ 4) & 4 | ((4 - (self.orientation & 3)) & 3);
    }

    /// Lays the middle of the shape on a space.
    pub fn lay(&mut self, space: u8) {
        self.at = Some((space / SIDE, space % SIDE));
    }

    /// The drawing, if the shape lies somewhere. It is pushed back onto the sheet where it would stick out.
    pub fn draw(&self, task: &Task<'_>) -> Option<(Draw, Grid11)> {
        let (row, column) = self.at?;
        let placing = self.placing(task);
        let (rows, columns) = placing.size();
        let top = row.saturating_sub(rows / 2).min(SIDE - rows);
        let left = column.saturating_sub(columns / 2).min(SIDE - columns);
        let anchor = top * SIDE + left;
        Some((Draw::new(self.slot, self.terrain, placing.orientation, anchor), placing.at(anchor)))
    }
}

/// The figures of a sheet that a drawing can change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    pub edicts: [i32; 4],
    pub coins: u8,
    pub monsters: i32,
}

impl Figures {
    /// The figures of a sheet now.
    pub fn of(open: &Open, sheet: &Sheet) -> Figures {
        Figures {
            edicts: open.edicts.map(|card| scoring::stars(card, &sheet.land)),
            coins: sheet.coins,
            monsters: scoring::monsters(&sheet.land),
        }
    }
}

/// What a draft would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    pub draw: Draw,
    pub spaces: Grid11,
    /// Why it may not be drawn.
    pub refused: Option<Refusal>,
    /// The figures afterwards, if it may.
    pub then: Option<Figures>,
}

impl Preview {
    /// What a draft of a seat would do.
    pub fn of(view: table::View<'_, Cartographers>, seat: Seat, draft: &Draft) -> Option<Preview> {
        let open = view.open;
        let task = open.task(seat)?;
        let (draw, spaces) = draft.draw(&task)?;
        let refused = Cartographers::check(view, draw).err();
        let then = refused.is_none().then(|| {
            let mut sheet = open.sheets[open.sheet_drawn_by(seat).index()].clone();
            sheet.draw(draw.terrain(), spaces, task.shape(draw.slot()).is_some_and(|shape| shape.coin));
            Figures::of(open, &sheet)
        });
        Some(Preview { draw, spaces, refused, then })
    }
}
