//! Marks on a board: the spaces in sight, the spaces a meeple may go to, and the spaces that points come from.

use crate::{Space, Spaces};

use super::{BOARD, layer, space_rect, within};
use chart::drawing::{Class, Drawing, Part};

/// The reason for marking spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// They are in sight.
    Seen,
    /// A meeple may go there.
    Reach,
    /// Points come from here, or something just happened.
    Lit,
    /// The pointer is on the same space of the other board.
    Twin,
}

/// Marks spaces. Spaces in sight and lit spaces have an outline around the whole region, without the beach. Spaces that
/// a meeple may go to glow and have a dot in the middle.
#[must_use]
pub fn outline(spaces: Spaces, mark: Mark) -> Drawing {
    let island = spaces.island();
    let around = |inset, classes: [Class; 2]| {
        let ring = BOARD.outline(&|place| within(island, place), inset);
        let rings = if ring.is_empty() { None } else { Some(classes.map(|class| Part::path(ring.clone(), class))) };
        rings.into_iter().flatten().collect()
    };
    layer(match mark {
        Mark::Seen => around(1, ["c-seen-halo", "c-seen"]),
        Mark::Lit => around(9, ["c-lit-halo", "c-lit"]),
        Mark::Reach => spaces.iter().flat_map(reach).collect(),
        Mark::Twin => {
            spaces.iter().flat_map(|space| [ring(space, 5, "c-seen-halo"), ring(space, 5, "c-twin")]).collect()
        }
    })
}

fn reach(space: Space) -> [Part; 2] {
    let (x, y, width, height) = space_rect(space);
    let dot = Part::Circle { x: x + width / 2, y: y + height / 2, radius: 11, class: "c-reach" };
    [ring(space, 8, "c-wanted-glow"), dot]
}

fn ring(space: Space, inset: i32, class: Class) -> Part {
    let (x, y, width, height) = space_rect(space);
    Part::Rect { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, round: 10, class }
}
