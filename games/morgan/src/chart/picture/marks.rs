//! Marks on the map: tiles and spots, numbers, tolls, and the path of a walk.

use super::signs::digits;
use super::{CELL, Place, layer, middle, spot_rect};
use chart::drawing::{Anchor, Class, Drawing, Part};
use chart::pen::Pen;

/// Why a place is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The tile there may be lifted.
    Movable,
    /// The tile there is lifted.
    Lifted,
    /// The lifted tile may be laid there.
    Spot,
    /// The pirate can walk there.
    Reach,
    /// A pinned card holds there, or something just happened.
    Lit,
    /// The action there is not allowed.
    Refused,
}

/// Draws marks, each kind in its own shape: corners to grab a movable tile, a veil for a lifted tile, a glowing square
/// with a plus for a free spot, a glow with a stepping stone for a reachable tile, a ring for a lit place, a
/// crossed-out tile for a refusal.
#[must_use]
pub fn marks(marks: &[(Place, Mark)]) -> Drawing {
    let mut parts = Vec::new();
    for &(place, mark) in marks {
        let (x, y, side, _) = spot_rect(place);
        let square = |inset: i32, class| square(place, inset, class);
        match mark {
            Mark::Movable => {
                let corners = handles(x, y);
                parts.extend([Part::path(corners.clone(), "c-seen-halo"), Part::path(corners, "c-seen")]);
            }
            Mark::Lifted => parts.extend([square(0, "c-ghost"), square(4, "c-ghost-idle")]),
            Mark::Spot => {
                let (x, y) = middle(place);
                let mut plus = Pen::new();
                plus.stroke((x - PLUS, y), (x + PLUS, y));
                plus.stroke((x, y - PLUS), (x, y + PLUS));
                let plus = Part::path(plus.written(), "c-seen");
                parts.extend([square(7, "c-wanted-glow"), square(7, "c-wanted"), plus]);
            }
            Mark::Reach => {
                let dot = Part::Circle { x: x + side / 2, y: y + side - 13, radius: 8, class: "c-reach" };
                parts.extend([square(7, "c-wanted-glow"), dot]);
            }
            Mark::Lit => parts.extend([square(6, "c-lit-halo"), square(6, "c-lit")]),
            Mark::Refused => {
                let mut pen = Pen::new();
                pen.rectangle((x, y), (side, side));
                parts.extend([Part::sign(pen.written(), "hatch-refused"), square(2, "c-ghost-refused")]);
            }
        }
    }
    layer(parts)
}

/// A square within a place.
fn square(place: Place, inset: i32, class: Class) -> Part {
    let (x, y, width, height) = spot_rect(place);
    Part::Rect { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, round: 8, class }
}

/// The four corners of a tile, to grab it.
fn handles(x: i32, y: i32) -> String {
    let (near, far) = (6, CELL - 6);
    let mut pen = Pen::new();
    for (across, down) in [(near, near), (far, near), (far, far), (near, far)] {
        let inwards = |from: i32| if from == near { HANDLE } else { -HANDLE };
        pen.go((x + across + inwards(across), y + down));
        pen.line((x + across, y + down));
        pen.line((x + across, y + down + inwards(down)));
    }
    pen.written()
}

/// The length of a handle, and of half a plus.
const HANDLE: i32 = 13;
const PLUS: i32 = 12;

/// Little cards with a number in the upper right corner of tiles: how many cards hold there.
#[must_use]
pub fn counts(counts: &[(Place, u8)]) -> Drawing {
    let badge = |&(place, count): &(Place, u8)| {
        let (x, y, side, _) = spot_rect(place);
        let (x, y) = (x + side - 26, y + 3);
        let card = Part::Rect { x, y, width: 23, height: 28, round: 4, class: "c-badge" };
        [card, number(x + 11, y + 21, count.into())]
    };
    layer(counts.iter().flat_map(badge).collect())
}

/// Coins with a number in the upper left corner of tiles: the toll there.
#[must_use]
pub fn tolls(tolls: &[(Place, u32)]) -> Drawing {
    let coin = |&(place, toll): &(Place, u32)| {
        let (x, y, ..) = spot_rect(place);
        let (x, y) = (x + 17, y + 17);
        let circle = |radius, class| Part::Circle { x, y, radius, class };
        [circle(15, "c-shade c-coin"), circle(11, "c-toll"), number(x, y + 6, toll)]
    };
    layer(tolls.iter().flat_map(coin).collect())
}

fn number(x: i32, y: i32, number: u32) -> Part {
    Part::Text { x, y, anchor: Anchor::Middle, class: "c-pay", content: digits(number).into() }
}

/// The size of the cross at the end of a path.
const CROSS: i32 = 44;

/// The path of a walk from the pirate: a dotted trail, and a cross where it ends.
#[must_use]
pub fn path(path: &[Place]) -> Drawing {
    let Some((&end, way)) = path.split_last() else { return layer(Vec::new()) };
    let mut parts = Vec::new();
    if let Some(&from) = way.first() {
        let mut pen = Pen::new();
        pen.go(middle(from));
        for pair in path[1..].windows(2) {
            // The trail bends in the middle of each tile, from one border to the next.
            let (here, next) = (middle(pair[0]), middle(pair[1]));
            pen.bend(here, ((here.0 + next.0) / 2, (here.1 + next.1) / 2));
        }
        pen.line(middle(end));
        let trail = pen.written();
        parts.extend([Part::path(trail.clone(), "c-trail-halo"), Part::path(trail, "c-trail")]);
    }
    let (x, y) = middle(end);
    let (x, y) = (x - CROSS / 2, y - CROSS / 2);
    parts.push(Part::Symbol { symbol: "sign-cross", x, y, size: CROSS, class: "c-refused" });
    layer(parts)
}
