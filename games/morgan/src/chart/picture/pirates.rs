//! The pirates on the map.

use crate::{Open, Player};
use table::Seat;

use super::{Place, layer, spot_rect};
use chart::drawing::{Drawing, Part};
use chart::pieces::piece;

/// A pirate: its place, the colour of its chair, and whether its player is on turn.
pub type Pirate = (Place, u8, bool);

/// The size of a pirate, and its size when three or four share a tile.
const SIZE: i32 = 42;
const CROWDED: i32 = 36;

/// The pirates of a position, in the colours of the chairs.
#[must_use]
pub fn standing(open: &Open, colours: &[u8]) -> Vec<Pirate> {
    let stands = |(seat, player): (usize, &Player)| {
        let place = open.island.place(open.island.spot(player.pirate?));
        let colour = colours.get(seat).copied().unwrap_or(seat as u8);
        Some((place, colour, open.awaited().contains(Seat(seat as u8))))
    };
    open.players.iter().enumerate().filter_map(stands).collect()
}

/// Draws the pirates. Each stands in a corner of its tile, the first two in the lower corners. So the point in the
/// middle and all pirates stay visible.
#[must_use]
pub fn pirates(pirates: &[Pirate]) -> Drawing {
    let mut parts = Vec::new();
    for (at, &(place, chair, active)) in pirates.iter().enumerate() {
        let here = |pirates: &[Pirate]| pirates.iter().filter(|(other, ..)| *other == place).count();
        let (before, together) = (here(&pirates[..at]), here(pirates));
        let size = if together > 2 { CROWDED } else { SIZE };
        let (x, y, side, _) = spot_rect(place);
        let far = side - size - 3;
        let (across, down) = [(far, far), (3, far), (far, 3), (3, 3)][before % 4];
        let (x, y) = (x + across, y + down);
        if active {
            let half = size / 2;
            parts.push(Part::Circle { x: x + half, y: y + half, radius: half + 2, class: "c-active" });
        }
        parts.push(piece("sign-pirate", (x, y), size, chair));
    }
    layer(parts)
}
