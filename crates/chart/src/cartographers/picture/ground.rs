//! What a cell of the land can be, and how it looks.

use ::cartographers::{Land, Side, Terrain};

use super::{CELL, within};
use crate::drawing::{Class, Part};
use crate::lattice::Place;

/// What a cell is filled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    Terrain(Terrain),
    Mountain,
    Wasteland,
}

/// How it looks.
pub(super) struct Look {
    /// The class of its symbols, which gives them the terrain's deep colour.
    pub(super) class: Class,
    pub(super) wash: Class,
    pub(super) band: Class,
    pub(super) ghost: Class,
    pub(super) hatch: &'static str,
    symbols: [&'static str; 2],
    /// Which of the symbols leaves room in the upper right corner.
    roomy: usize,
}

macro_rules! look {
    ($name:literal, $roomy:literal) => {
        &Look {
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

impl Ground {
    /// All of them, in the order in which their washes are laid.
    pub(super) const ALL: [Ground; 7] = [
        Ground::Terrain(Terrain::Forest),
        Ground::Terrain(Terrain::Village),
        Ground::Terrain(Terrain::Farm),
        Ground::Terrain(Terrain::Water),
        Ground::Terrain(Terrain::Monster),
        Ground::Mountain,
        Ground::Wasteland,
    ];

    pub(super) fn look(self) -> &'static Look {
        match self {
            Ground::Terrain(Terrain::Forest) => look!("forest", 0),
            Ground::Terrain(Terrain::Village) => look!("village", 1),
            Ground::Terrain(Terrain::Farm) => look!("farm", 1),
            Ground::Terrain(Terrain::Water) => look!("water", 1),
            Ground::Terrain(Terrain::Monster) => look!("monster", 0),
            Ground::Mountain => look!("mountain", 0),
            Ground::Wasteland => look!("wasteland", 0),
        }
    }

    /// Its symbol on a cell, in one of its two cuts.
    pub(super) fn symbol(self, (row, column): Place, corner: (i32, i32)) -> Part {
        // Neither rows nor columns nor diagonals repeat the same cut over and over.
        let cut = (row * 2 + column + row / 2 + column / 3) % 2;
        self.cut(cut as usize, corner)
    }

    /// Its symbol on a cell that has a mark in its upper right corner.
    pub(super) fn symbol_on_ruins(self, corner: (i32, i32)) -> Part {
        self.cut(self.look().roomy, corner)
    }

    fn cut(self, cut: usize, (x, y): (i32, i32)) -> Part {
        let look = self.look();
        Part::Symbol { symbol: look.symbols[cut], x, y, size: CELL, class: look.class }
    }
}

/// What is printed on a cell.
pub(super) fn printed(side: Side, place: Place) -> Option<Ground> {
    let map = side.map();
    if within(map.mountains, place) {
        Some(Ground::Mountain)
    } else if within(map.wasteland, place) {
        Some(Ground::Wasteland)
    } else {
        None
    }
}

/// What is drawn on a cell.
pub(super) fn drawn(land: &Land, place: Place) -> Option<Ground> {
    let terrain = Terrain::ALL.into_iter().find(|&terrain| within(land.of(terrain), place))?;
    Some(Ground::Terrain(terrain))
}

/// Ruins on an empty cell.
pub(super) fn ruins((x, y): (i32, i32)) -> Part {
    Part::Symbol { symbol: "sign-ruins", x, y, size: CELL, class: "c-ruins" }
}

/// A mark in the corner of a cell that is covered, for it stays a ruins cell.
pub(super) fn ruins_mark((x, y): (i32, i32)) -> Part {
    Part::Symbol { symbol: "sign-ruins-mark", x: x + CELL - MARK - 2, y: y + 2, size: MARK, class: "c-ruins" }
}

/// The size of the mark.
const MARK: i32 = 19;
