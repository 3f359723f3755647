//! The cards: sketches, Otoma's cards, and the back of a sketch.

use crate::components::{Orders, OtomaAction};
use crate::{Sketch, Space, Terrain};

use super::tiles::look_of;
use super::{SIDE, place};
use chart::drawing::{Anchor, Class, Drawing, Part};
use chart::frame;
use chart::land;
use chart::lattice::Lattice;
use chart::pieces::piece;

/// The distance from the edge of a card to its content.
const RIM: i32 = 12;

/// The size of every card: two cells side by side, as on a sketch.
const CARD: (i32, i32) = (128 + 2 * RIM, 68 + 2 * RIM);

/// A card with these parts.
fn card(shown: Vec<Part>) -> Drawing {
    chart::card::card(CARD, shown)
}

/// A sketch card: two halves of a map, side by side.
#[must_use]
pub fn sketch_card(sketch: Sketch) -> Drawing {
    let looks = sketch.terrains().map(look_of);
    let parts = land::tile(1, 2, &|(_, column)| Some(looks[column as usize])).parts;
    card(vec![Part::Group { class: "", shift: Some((RIM, RIM)), parts }])
}

/// One cell of a terrain, for legends and buttons.
#[must_use]
pub fn terrain_tile(terrain: Terrain) -> Drawing {
    land::tile(1, 1, &|_| Some(look_of(terrain)))
}

/// The back of a sketch card.
#[must_use]
pub fn card_back() -> Drawing {
    chart::card::back(CARD, "sign-rose", "c-rose")
}

/// The colour of Otoma.
const OTOMA: u8 = 7;

/// The cells of the little board on a card of Otoma.
const LITTLE: Lattice = Lattice { left: RIM + 2, top: RIM, cell: 13, columns: SIDE, rows: SIDE, stray: 0 };

/// The side of Otoma's card with two spaces, 1 and 2: their names and their places on the board.
#[must_use]
pub fn otoma_coordinates(spaces: &[Space; 2]) -> Drawing {
    let mut parts = vec![
        Part::Rect {
            x: LITTLE.left,
            y: LITTLE.top,
            width: LITTLE.width(),
            height: LITTLE.height(),
            round: 0,
            class: "c-neat",
        },
        frame::grid(&LITTLE),
    ];
    for (at, space) in spaces.iter().enumerate() {
        let (x, y) = LITTLE.corner(place(*space));
        parts.push(Part::Rect { x, y, width: LITTLE.cell, height: LITTLE.cell, round: 0, class: "c-solid" });
        parts.push(number(at, x + LITTLE.cell / 2, y + 11, "c-digit"));
        let base = CARD.1 / 2 - 5 + at as i32 * 30;
        parts.push(number(at, 94, base, "c-label"));
        let (anchor, class) = (Anchor::End, "c-name");
        parts.push(Part::Text { x: CARD.0 - RIM - 2, y: base, anchor, class, content: space.name().into() });
    }
    card(parts)
}

/// The number of one of two spaces or actions.
fn number(at: usize, x: i32, y: i32, class: Class) -> Part {
    Part::Text { x, y, anchor: Anchor::Middle, class, content: ["1", "2"][at].into() }
}

/// The side of Otoma's card with its actions on the two spaces. A cloud maps; a tick confirms a tile or maps an empty
/// space. A flag means that Otoma claims afterwards.
#[must_use]
pub fn otoma_orders(orders: &Orders) -> Drawing {
    let (mut parts, mut signs) = (Vec::new(), Vec::new());
    for (at, action) in orders.actions.into_iter().enumerate() {
        let (terrain, symbol) = match action {
            OtomaAction::Map(terrain) => (terrain, "sign-laid"),
            OtomaAction::ConfirmOrMap(terrain) => (terrain, "sign-confirms"),
        };
        let (x, y) = (RIM + 60 * at as i32, RIM);
        parts.push(Part::Group { class: "", shift: Some((x, y)), parts: terrain_tile(terrain).parts });
        let circle = |x, y| Part::Circle { x, y, radius: 12, class: "c-happens" };
        signs.extend([circle(x + 53, y + 53), circle(x + 15, y + 15), number(at, x + 15, y + 19, "c-digit")]);
        signs.push(Part::Symbol { symbol, x: x + 42, y: y + 42, size: 22, class: "c-happens" });
    }
    // The signs are above both tiles, so that no tile covers a sign.
    parts.extend(signs);
    if orders.claim {
        parts.push(piece("sign-flag", (CARD.0 - 42, 0), 40, OTOMA));
    }
    card(parts)
}
