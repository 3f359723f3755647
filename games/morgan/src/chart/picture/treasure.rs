//! Treasures, and the board they are dug up from.

use crate::components::LEVELS;
use crate::{Level, Set, Treasure};

use super::signs::{SIGN, coins, digits};
use chart::card::{back, card};
use chart::drawing::{Anchor, Class, Drawing, Part};

/// The size of a treasure card.
const CARD: (i32, i32) = (96, 120);

/// The sign of a set and the class of its colour.
fn look(set: Set) -> (&'static str, Class) {
    match set {
        Set::Gems => ("set-gems", "c-monster"),
        Set::Silver => ("set-silver", "c-mountain"),
        Set::Gold => ("set-gold", "c-coin"),
        Set::Pearl => ("set-pearl", "c-lagoon"),
        Set::Jewelry => ("set-jewelry", "c-village"),
        Set::Jade => ("set-jade", "c-forest"),
    }
}

/// The sign of a set, for lists and score sheets.
#[must_use]
pub fn set_sign(set: Set) -> Drawing {
    Drawing { width: SIGN, height: SIGN, parts: vec![sign(set, (0, 0), SIGN)] }
}

fn sign(set: Set, (x, y): (i32, i32), size: i32) -> Part {
    let (symbol, class) = look(set);
    Part::Symbol { symbol, x, y, size, class }
}

/// The value of a treasure, on a seal around a point.
fn value(treasure: Treasure, (x, y): (i32, i32)) -> [Part; 3] {
    let circle = |radius, class| Part::Circle { x, y, radius, class };
    let content = digits(treasure.facts().value.into()).into();
    let text = Part::Text { x, y: y + 8, anchor: Anchor::Middle, class: "c-label", content };
    [circle(17, "c-shade c-coin"), circle(13, "c-toll"), text]
}

/// A treasure card: the sign and colour of its set, and its value.
#[must_use]
pub fn treasure_card(treasure: Treasure) -> Drawing {
    let (width, height) = CARD;
    let mut parts = vec![sign(treasure.facts().set, ((width - SIGN) / 2, 14), SIGN)];
    parts.extend(value(treasure, (width / 2, height - 26)));
    card(CARD, parts)
}

/// The back of a treasure card: a closed chest.
#[must_use]
pub fn treasure_back() -> Drawing {
    back(CARD, "sign-chest", "c-ruins")
}

/// The dimensions of the treasure board.
const WIDTH: i32 = 296;
const ROW: i32 = 64;
const GRASS: i32 = 14;
const MARGIN: i32 = 4;

/// The rectangle of a level on the treasure board: left and upper edge, width and height.
#[must_use]
pub fn level_rect(level: Level) -> (i32, i32, i32, i32) {
    (MARGIN, MARGIN + GRASS + level.index() as i32 * ROW, WIDTH - 2 * MARGIN, ROW)
}

/// How dark the ground is at each level.
const GROUND: [Class; LEVELS] = ["c-ground-1", "c-ground-2", "c-ground-3", "c-ground-4", "c-ground-5"];

/// The treasure board: at each level its numeral, the treasure and the doubloons. A shaft goes down as far as the dig
/// reaches. Deeper levels are veiled during a dig.
#[must_use]
pub fn treasure_board(board: &[Treasure; LEVELS], reach: u8) -> Drawing {
    let height = 2 * MARGIN + GRASS + LEVELS as i32 * ROW;
    let mut parts = vec![];
    for level in Level::all() {
        let (x, y, width, height) = level_rect(level);
        parts.push(Part::Rect { x, y, width, height, round: 0, class: GROUND[level.index()] });
    }
    let (left, top, width, _) = Level::at(0).map_or((0, 0, 0, 0), level_rect);
    let depth = i32::from(reach).min(LEVELS as i32) * ROW;
    let grass = format!("M{left} {top}v-6{}V{top}Z", "q6-8 12 0t12 0".repeat((width / 24) as usize));
    parts.push(Part::path(grass, "c-shade c-forest"));
    if depth > 0 {
        parts.push(Part::Rect { x: left + 6, y: top - 4, width: 46, height: depth, round: 8, class: "c-pit" });
    }
    for (level, &treasure) in Level::all().zip(board) {
        let (x, y, width, height) = level_rect(level);
        let middle = y + height / 2;
        let (anchor, class) = (Anchor::Middle, "c-name");
        parts.push(Part::Text { x: x + 29, y: middle + 9, anchor, class, content: level.name().into() });
        parts.push(Part::Rect { x: x + 62, y: y + 5, width: 104, height: height - 10, round: 7, class: "c-card" });
        parts.push(sign(treasure.facts().set, (x + 70, y + 9), 46));
        parts.extend(value(treasure, (x + 142, middle)));
        parts.extend(coins((x + 178, middle - 14), i32::from(level.doubloons())));
        if reach > 0 && level.depth() > reach {
            parts.push(Part::Rect { x, y, width, height, round: 0, class: "c-veil" });
        }
    }
    let rows = LEVELS as i32 * ROW;
    parts.push(Part::Rect { x: left, y: top, width, height: rows, round: 0, class: "c-neat" });
    if depth > 0 {
        parts.push(Part::Rect {
            x: left + 2,
            y: top + 2,
            width: width - 4,
            height: depth - 4,
            round: 6,
            class: "c-seen",
        });
    }
    Drawing { width: WIDTH, height, parts }
}
