//! Signs of points of reference, of card symbols and of coins.

use crate::{Point, Symbol};

use chart::drawing::{Anchor, Drawing, Part};
use chart::pen::push_number;

/// The side of a stand-alone sign.
pub(super) const SIGN: i32 = 60;

/// The points' symbols, in the order of the points.
const POINTS: [&str; Point::COUNT] = [
    "point-lighthouse",
    "point-tomb",
    "point-oasis",
    "point-anthill",
    "point-swamp",
    "point-biting-cave",
    "point-green-tree",
    "point-skull",
    "point-three-columns",
    "point-big-nose-bay",
    "point-old-mill",
    "point-broken-mast",
    "point-twin-peaks",
    "point-whale-bones",
    "point-rope-bridge",
    "point-smoking-hill",
    "point-parrot-rock",
    "point-silver-falls",
];

/// The symbol of a point of reference.
pub(super) fn point_symbol(point: Point) -> &'static str {
    POINTS[point.index()]
}

/// The sign of a map card's symbol.
pub(super) fn gift(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Shovel => "sign-shovel",
        Symbol::Boots => "sign-boots",
        Symbol::Doubloons => "sign-doubloons",
        Symbol::Map => "sign-map",
    }
}

/// A point of reference, for lists and legends.
#[must_use]
pub fn point_sign(point: Point) -> Drawing {
    sign(point_symbol(point))
}

/// The symbol of a map card, for buttons and legends.
#[must_use]
pub fn symbol_sign(symbol: Symbol) -> Drawing {
    sign(gift(symbol))
}

fn sign(symbol: &'static str) -> Drawing {
    let parts = vec![Part::Symbol { symbol, x: 0, y: 0, size: SIGN, class: "" }];
    Drawing { width: SIGN, height: SIGN, parts }
}

/// A number in digits.
pub(super) fn digits(number: u32) -> String {
    let mut digits = String::new();
    push_number(&mut digits, number as i32);
    digits
}

/// The size of a coin in a row, and how much of it shows beside the next one.
const COIN: i32 = 28;
const STEP: i32 = 20;

/// A row of `count` overlapping coins. The first has its upper left corner at (x, y).
pub(super) fn coins((x, y): (i32, i32), count: i32) -> impl Iterator<Item = Part> {
    let coin = move |place| Part::Symbol { symbol: "sign-coin", x: x + place * STEP, y, size: COIN, class: "c-coin" };
    (0..count).map(coin)
}

/// A number of doubloons: up to five as a row, more as a pile with a number, none as an empty circle.
#[must_use]
pub fn doubloons(count: u16) -> Drawing {
    let (width, parts) = match count {
        0 => (COIN, vec![Part::Circle { x: COIN / 2, y: COIN / 2, radius: 11, class: "c-coin-empty" }]),
        1..=5 => {
            let count = i32::from(count);
            (COIN + (count - 1) * STEP, coins((0, 0), count).collect())
        }
        _ => {
            let (anchor, class) = (Anchor::Start, "c-label");
            let pile = Part::Symbol { symbol: "sign-doubloons", x: 0, y: 0, size: COIN, class: "" };
            (
                COIN + 40,
                vec![pile, Part::Text { x: COIN + 4, y: 21, anchor, class, content: digits(count.into()).into() }],
            )
        }
    };
    Drawing { width, height: COIN, parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_has_the_symbol_of_its_name() {
        for point in Point::all() {
            assert_eq!(point_symbol(point).strip_prefix("point-"), Some(point.name()));
        }
    }
}
