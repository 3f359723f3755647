//! The scoring cards of the forest stack.

use table::{Grid11, Item};

use super::{each, item, those};
use crate::rules::sheet::Land;
use crate::rules::terrain::Terrain::Forest;

/// One star for each forest space on the edge of the map.
pub(super) fn sentinel_wood(land: &Land) -> i32 {
    (land.of(Forest) & Grid11::EDGE).len() as i32
}

pub(super) fn explain_sentinel_wood(land: &Land) -> Vec<Item> {
    each(those(land.of(Forest), |space| space.meets(Grid11::EDGE)), 1, "forest-on-edge")
}

/// One star for each row and each column with a forest space.
pub(super) fn greenbough(land: &Land) -> i32 {
    let forest = land.of(Forest).bits();
    // The union of all rows shows the columns with forest …
    let two = forest | forest >> 11;
    let four = two | two >> 22;
    let columns = (four | four >> 44 | four >> 77) as u32 & 0x7ff;
    // … and the union of all columns, at the left edge, shows the rows.
    let two = forest | forest >> 1;
    let four = two | two >> 2;
    let rows = (four | four >> 4 | four >> 7) & Grid11::LEFT.bits();
    (columns.count_ones() + rows.count_ones()) as i32
}

pub(super) fn explain_greenbough(land: &Land) -> Vec<Item> {
    let lines = |line: fn(usize) -> Grid11, reason| {
        (0..Grid11::SIDE).map(move |index| (line(index), reason)).collect::<Vec<_>>()
    };
    let all = [lines(Grid11::row, "forest-in-row"), lines(Grid11::column, "forest-in-column")].concat();
    let with_forest = all.into_iter().map(|(line, reason)| (line & land.of(Forest), reason));
    with_forest.filter(|(trees, _)| !trees.is_empty()).map(|(trees, reason)| item(trees, 1, reason)).collect()
}

/// One star for each forest space with no empty space beside it.
pub(super) fn treetower(land: &Land) -> i32 {
    (land.of(Forest) - land.empty().neighbours()).len() as i32
}

pub(super) fn explain_treetower(land: &Land) -> Vec<Item> {
    each(those(land.of(Forest), |space| space.neighbours().is_within(land.filled())), 1, "forest-surrounded")
}

/// Stars for each mountain that a forest connects to another.
const STONESIDE_STARS: i32 = 3;

/// Three stars for each mountain that touches a forest cluster which touches another mountain too.
pub(super) fn stoneside_forest(land: &Land) -> i32 {
    let around = land.map().around;
    // Only forest that grows beside a mountain matters, and its clusters are few.
    let mut left = land.of(Forest);
    let mut roots = left & land.map().beside_mountains;
    let mut connected = 0u32;
    while !roots.is_empty() {
        let cluster = roots.first_space().flood(left);
        left = left - cluster;
        let touched = roots & cluster;
        roots = roots - cluster;
        // One space can touch two mountains, so even a single touched space may connect them.
        let mut mountains = 0u32;
        for (mountain, around) in around.iter().enumerate() {
            mountains |= u32::from(around.meets(touched)) << mountain;
        }
        if mountains & (mountains - 1) != 0 {
            connected |= mountains;
        }
    }
    STONESIDE_STARS * connected.count_ones() as i32
}

pub(super) fn explain_stoneside_forest(land: &Land) -> Vec<Item> {
    let mut items = Vec::new();
    for mountain in land.map().mountains.iter().map(Grid11::space) {
        let connects = |cluster: &Grid11| {
            cluster.meets(mountain.neighbours()) && cluster.neighbours().meets(land.map().mountains - mountain)
        };
        let woods = land.of(Forest).clusters().filter(connects).fold(Grid11::EMPTY, |all, wood| all | wood);
        if !woods.is_empty() {
            items.push(item(mountain | woods, STONESIDE_STARS, "mountain-joined-by-forest"));
        }
    }
    items
}
