//! Land on the chart of any game: the look of a ground, and how its cells become regions. Washes are drawn first, then
//! the symbols on them, then the outline of each region.

use crate::drawing::{Class, Drawing, Part};
use crate::lattice::{Lattice, Place};
use crate::pen::Pen;

/// The look of a kind of ground. Looks with the same class are the same ground.
#[derive(Debug)]
pub struct GroundStyle {
    /// The class of its symbols, which gives them the ground's deep colour.
    pub class: Class,
    /// The class of its areas.
    pub wash: Class,
    /// The class of the band along its border.
    pub band: Class,
    /// The class of its areas in a ghost.
    pub ghost: Class,
    /// Its hatch.
    pub hatch: &'static str,
    /// The two versions (cuts) of its symbol.
    pub symbols: [&'static str; 2],
    /// The index of the symbol that leaves room in the upper right corner.
    pub roomy: usize,
}

impl PartialEq for GroundStyle {
    fn eq(&self, other: &GroundStyle) -> bool {
        self.class == other.class
    }
}

/// The look of the ground with this name. Style, symbols and hatches use the same name.
#[macro_export]
macro_rules! ground_style {
    ($name:literal, $roomy:literal) => {
        &$crate::land::GroundStyle {
            class: concat!("c-", $name),
            wash: concat!("c-wash c-", $name),
            band: concat!("c-band c-", $name),
            ghost: concat!("c-ghost-wash c-", $name),
            hatch: concat!("hatch-", $name),
            symbols: [concat!("sign-", $name, "-1"), concat!("sign-", $name, "-2")],
            roomy: $roomy,
        }
    };
}
pub use crate::ground_style;

impl GroundStyle {
    /// Its symbol on a cell. The place decides which of the two cuts is used.
    #[must_use]
    pub fn symbol(&self, (row, column): Place, corner: (i32, i32), size: i32) -> Part {
        // No row, column or diagonal repeats only one cut.
        let cut = (row * 2 + column + row / 2 + column / 3) % 2;
        self.cut(cut as usize, corner, size)
    }

    /// One of the two cuts of its symbol.
    #[must_use]
    pub fn cut(&self, cut: usize, (x, y): (i32, i32), size: i32) -> Part {
        Part::Symbol { symbol: self.symbols[cut], x, y, size, class: self.class }
    }
}

/// Half the width of the band along a border, which the style sheet sets.
const BAND_INSET: i32 = 4;

/// Paints all cells that have a ground. `engrave` adds the symbols of a cell. Cells of one ground that touch are one
/// region, with one outline.
pub fn paint(
    lattice: &Lattice,
    ground: &dyn Fn(Place) -> Option<&'static GroundStyle>,
    engrave: &dyn Fn(Place, &'static GroundStyle, &mut Vec<Part>),
    parts: &mut Vec<Part>,
) {
    // Cached, because every line beside a cell needs the cell's ground.
    let cells = || (0..lattice.rows * lattice.columns).map(|at| (at / lattice.columns, at % lattice.columns));
    let known: Vec<Option<&'static GroundStyle>> = cells().map(ground).collect();
    let at = |(row, column): Place| {
        let inside = (0..lattice.rows).contains(&row) && (0..lattice.columns).contains(&column);
        if inside { known[(row * lattice.columns + column) as usize] } else { None }
    };
    for (place, style) in known.iter().enumerate() {
        let Some(style) = style else { continue };
        if known[..place].contains(&Some(style)) {
            continue;
        }
        let inside = |place| at(place) == Some(style);
        let region = lattice.outline(&inside, 0);
        parts.push(Part::path(region.clone(), style.wash));
        parts.push(Part::hatch(region, style.hatch));
        parts.push(Part::path(lattice.outline(&inside, BAND_INSET), style.band));
    }
    let seams = lattice.sides(&|one, other| at(one).is_some() && at(one) == at(other));
    parts.push(Part::path(lattice.strokes(&seams), "c-seam"));
    for place in cells() {
        if let Some(style) = at(place) {
            engrave(place, style, parts);
        }
    }
    let borders = lattice.sides(&|one, other| at(one) != at(other));
    parts.push(Part::path(lattice.strokes(&borders), "c-border"));
}

/// The ghost of a piece that is being placed: cells with their grounds. `fits` says whether it may be placed there. A
/// symbol starts `rim` units inside its cell and has the width `size`. The ghost is redrawn whenever the pointer enters
/// another cell, so it has few parts.
#[must_use]
pub fn ghost(
    lattice: &Lattice,
    cells: &[(Place, &'static GroundStyle)],
    (rim, size): (i32, i32),
    fits: bool,
) -> Vec<Part> {
    let outline = |style: Option<&GroundStyle>| {
        let counts = |other: &GroundStyle| style.is_none_or(|style| style == other);
        lattice.outline(&|place| cells.iter().any(|(cell, style)| *cell == place && counts(style)), 0)
    };
    let whole = outline(None);
    // A layer of paper fades the board under the ghost, so that the ghost's symbols are legible.
    let mut parts = vec![Part::path(whole.clone(), "c-ghost")];
    for (at, (_, style)) in cells.iter().enumerate() {
        if cells[..at].iter().all(|(_, before)| before != style) {
            parts.push(Part::path(outline(Some(style)), style.ghost));
        }
    }
    let symbols = cells.iter().map(|&(place, style)| {
        let (x, y) = lattice.corner(place);
        style.symbol(place, (x + rim, y + rim), size)
    });
    parts.push(Part::group("c-ghost-symbol", symbols.collect()));
    if !fits {
        parts.push(Part::sign(whole.clone(), "hatch-refused"));
    }
    parts.push(Part::path(whole, if fits { "c-ghost-fits" } else { "c-ghost-refused" }));
    parts
}

/// The side of a cell on cards and buttons: the original size of a symbol.
const STAMP: i32 = 60;

/// The padding around the cells, for the outline.
pub const PAD: i32 = 4;

/// A few cells of land without a frame, for cards and buttons.
pub fn tile(rows: i32, columns: i32, ground: &dyn Fn(Place) -> Option<&'static GroundStyle>) -> Drawing {
    // A single cell on a button has straight lines.
    let stray = if rows * columns > 1 { 1 } else { 0 };
    // One more row and column on each side, because lines at the edge of a lattice are straight.
    let lattice =
        Lattice { left: PAD - STAMP, top: PAD - STAMP, cell: STAMP, columns: columns + 2, rows: rows + 2, stray };
    let mut parts = Vec::new();
    paint(
        &lattice,
        &|(row, column)| {
            let inside = (1..=rows).contains(&row) && (1..=columns).contains(&column);
            if inside { ground((row - 1, column - 1)) } else { None }
        },
        &|place, style, parts| parts.push(style.symbol(place, lattice.corner(place), STAMP)),
        &mut parts,
    );
    Drawing { width: columns * STAMP + 2 * PAD, height: rows * STAMP + 2 * PAD, parts }
}

/// Draws the substitute for a symbol in a small cell. Gets the cell's place and upper left corner, a pen for strokes
/// and a pen for filled areas.
pub type Tiny<'a> = dyn Fn(Place, (i32, i32), &mut Pen, &mut Pen) + 'a;

/// A small overview chart: washes and borders, with the drawings of `mark` instead of symbols. `over` is drawn between
/// the washes and the marks.
pub fn thumbnail(
    lattice: &Lattice,
    ground: &dyn Fn(Place) -> Option<&'static GroundStyle>,
    mark: &Tiny<'_>,
    over: Vec<Part>,
) -> Drawing {
    let margin = lattice.left;
    let around = |by: i32, class| Part::Rect {
        x: margin - by,
        y: margin - by,
        width: lattice.width() + 2 * by,
        height: lattice.height() + 2 * by,
        round: 0,
        class,
    };
    let mut parts = vec![around(margin - 1, "c-sheet")];
    let mut washed: Vec<&'static GroundStyle> = Vec::new();
    let (mut strokes, mut solids) = (Pen::new(), Pen::new());
    for row in 0..lattice.rows {
        for column in 0..lattice.columns {
            mark((row, column), lattice.corner((row, column)), &mut strokes, &mut solids);
            let Some(style) = ground((row, column)).filter(|style| !washed.contains(style)) else { continue };
            washed.push(style);
            parts.push(Part::path(lattice.outline(&|place| ground(place) == Some(style), 0), style.wash));
        }
    }
    parts.extend(over);
    parts.push(Part::path(strokes.written(), "c-tiny"));
    parts.push(Part::path(solids.written(), "c-tiny-solid"));
    let borders = lattice.sides(&|one, other| ground(one) != ground(other));
    parts.push(Part::path(lattice.strokes(&borders), "c-tiny-border"));
    parts.push(around(1, "c-neat"));
    parts.push(around(margin - 1, "c-neat"));
    Drawing { width: lattice.width() + 2 * margin, height: lattice.height() + 2 * margin, parts }
}
