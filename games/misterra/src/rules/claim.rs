//! Claiming: which regions may be claimed, and by whom.

use table::Grid5;

use crate::rules::components::MARKERS;
use crate::rules::island::Island;
use crate::rules::refusal::Refusal;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// Checks whether a player may claim the region around their meeple. Returns the region.
///
/// `markers` are all claim markers on the island, `own` those of the player.
#[inline]
pub fn check(island: &Island, markers: Grid5, own: Spaces, meeple: Option<Space>) -> Result<Grid5, Refusal> {
    let space = meeple.ok_or(Refusal::NothingToClaim)?;
    let tile = island.tile_at(space).ok_or(Refusal::NothingToClaim)?;
    if !tile.confirmed {
        return Err(Refusal::NotConfirmed(space));
    }
    let region = space.grid().flood(island.of(tile.terrain));
    if let Some(marker) = (region & markers).first().and_then(Space::new) {
        return Err(Refusal::RegionClaimed(marker));
    }
    if own.island().meets(island.of(tile.terrain)) {
        return Err(Refusal::TerrainClaimed(tile.terrain));
    }
    if own.len() >= u32::from(MARKERS) {
        return Err(Refusal::NoMarker);
    }
    Ok(region)
}

/// The largest groups of connected confirmed tiles that Otoma may claim; several if they are tied.
///
/// A group is available if the region around it, hazy tiles included, holds no marker, and if Otoma has not claimed
/// its terrain.
pub fn largest_available(island: &Island, markers: Grid5, own: Spaces) -> impl Iterator<Item = Grid5> + Clone + use<> {
    let available = available(island, markers, own);
    let most = available.clone().map(Grid5::len).max().unwrap_or(0);
    available.filter(move |group| group.len() == most)
}

fn available(island: &Island, markers: Grid5, own: Spaces) -> impl Iterator<Item = Grid5> + Clone + use<> {
    let island = *island;
    let terrains = Terrain::ALL
        .into_iter()
        .filter(move |&terrain| own.len() < u32::from(MARKERS) && !own.island().meets(island.of(terrain)));
    terrains.flat_map(move |terrain| {
        let mut left = island.of(terrain) & island.confirmed();
        std::iter::from_fn(move || {
            let group = left.first_space().flood(left);
            left = left - group;
            (!group.is_empty()).then_some(group)
        })
        .filter(move |group| !group.flood(island.of(terrain)).meets(markers))
    })
}

/// The space that represents a group: the lowest by name.
#[must_use]
pub fn lowest(group: Grid5) -> Option<Space> {
    Spaces::of_island(group).iter().next()
}
