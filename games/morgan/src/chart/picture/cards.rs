//! Map cards.

use crate::MapCard;

use super::signs::{gift, point_symbol};
use chart::card::{back, card};
use chart::drawing::{Anchor, Drawing, Part};
use chart::pen::Pen;

/// The size of a map card.
const CARD: (i32, i32) = (120, 168);

/// The size of the point's drawing, and of the card's symbol.
const POINT: i32 = 84;
const GIFT: i32 = 34;

/// The size of a tile in the row of steps, and its distance from the next.
const TILE: i32 = 15;
const STEP: i32 = 20;

/// A map card: the point, the steps from it to the treasure, their number, and the card's symbol.
#[must_use]
pub fn map_card(card_of: MapCard) -> Drawing {
    let (width, height) = CARD;
    let distance = i32::from(card_of.distance());
    let mut parts = vec![
        Part::path("M14 92C30 78 90 78 106 92C90 98 30 98 14 92Z", "c-sand"),
        Part::Symbol { symbol: point_symbol(card_of.point()), x: (width - POINT) / 2, y: 9, size: POINT, class: "" },
    ];
    parts.extend(steps(distance));
    let digit = ["0", "1", "2", "3"][distance as usize % 4];
    let (anchor, class) = (Anchor::Middle, "c-distance");
    parts.push(Part::Text { x: 30, y: height - 15, anchor, class, content: digit.into() });
    let (x, y) = (width - GIFT - 13, height - GIFT - 13);
    parts.push(Part::Symbol { symbol: gift(card_of.symbol()), x, y, size: GIFT, class: "" });
    card(CARD, parts)
}

/// The steps as a row of tiles: the point lies on the first, the treasure under the last.
fn steps(distance: i32) -> [Part; 3] {
    let left = (CARD.0 - distance * STEP - TILE) / 2;
    let top = 97;
    let mut tiles = Pen::new();
    for step in 0..=distance {
        tiles.rectangle((left + step * STEP, top), (TILE, TILE));
    }
    let (x, middle) = (left + distance * STEP, top + TILE / 2);
    // If both are on one tile, the cross stands in a ring.
    let (radius, class) = if distance == 0 { (7, "c-wanted") } else { (4, "c-spot") };
    let mut cross = Pen::new();
    cross.stroke((x + 4, top + 4), (x + TILE - 4, top + TILE - 4));
    cross.stroke((x + TILE - 4, top + 4), (x + 4, top + TILE - 4));
    [
        Part::path(tiles.written(), "c-neat"),
        Part::Circle { x: left + TILE / 2, y: middle, radius, class },
        Part::path(cross.written(), "c-cross"),
    ]
}

/// The back of a map card.
#[must_use]
pub fn card_back() -> Drawing {
    back(CARD, "sign-rose", "c-rose")
}
