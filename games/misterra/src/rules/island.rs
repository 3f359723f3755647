//! The island: tiles, hazy or confirmed, and how mapping changes them.

use serde::{Deserialize, Serialize};
use table::Grid5;

use crate::rules::components::{Sketch, TILES};
use crate::rules::land::{self, BadMap, Land};
use crate::rules::laying::Laying;
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// The tiles on the island. The other tiles of each terrain are in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Island {
    tiles: Land,
    confirmed: Grid5,
}

/// One tile of the island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its terrain.
    pub terrain: Terrain,
    /// Whether its confirmed side is up.
    pub confirmed: bool,
}

/// The effect of mapping a space of the island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// As for events.
#[cfg_attr(not(feature = "page"), serde(tag = "update"))]
pub enum Update {
    /// The space was empty and now holds a hazy tile.
    Laid,
    /// The hazy tile of this terrain is now confirmed.
    Confirmed,
    /// A hazy tile of another terrain was replaced by a hazy tile of this terrain.
    Replaced {
        /// The terrain that was there.
        old: Terrain,
    },
    /// The tile is confirmed and does not change.
    Unchanged,
    /// The supply has no tile of this terrain, so nothing happens.
    NoTileLeft,
}

impl Island {
    /// An island with nothing but confirmed jungle on these spaces.
    #[must_use]
    pub fn with_jungle(spaces: Grid5) -> Island {
        let mut island = Island { confirmed: spaces, ..Island::default() };
        island.tiles[Terrain::Jungle as usize] = spaces;
        island
    }

    /// The spaces with a tile of this terrain.
    #[must_use]
    #[inline]
    pub const fn of(&self, terrain: Terrain) -> Grid5 {
        self.tiles[terrain as usize]
    }

    /// The spaces with a confirmed tile.
    #[must_use]
    #[inline]
    pub const fn confirmed(&self) -> Grid5 {
        self.confirmed
    }

    /// The spaces with a tile.
    #[must_use]
    #[inline]
    pub fn covered(&self) -> Grid5 {
        let [jungle, lagoon, mountain, steppe] = self.tiles;
        jungle | lagoon | mountain | steppe
    }

    /// The spaces without a tile.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Grid5 {
        !self.covered()
    }

    /// The spaces with a hazy tile.
    #[must_use]
    #[inline]
    pub fn hazy(&self) -> Grid5 {
        self.covered() - self.confirmed
    }

    /// How many tiles of a terrain are left in the supply.
    #[must_use]
    #[inline]
    pub fn supply(&self, terrain: Terrain) -> u8 {
        TILES - self.of(terrain).len() as u8
    }

    /// The terrain on a space; `None` on an empty space and on the beach.
    #[must_use]
    #[inline]
    pub fn terrain_at(&self, space: Space) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&terrain| self.of(terrain).meets(space.grid()))
    }

    /// The tile on a space; `None` on an empty space and on the beach.
    #[must_use]
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        let confirmed = self.confirmed.meets(space.grid());
        self.terrain_at(space).map(|terrain| Tile { terrain, confirmed })
    }

    /// The connected tiles of one terrain around a space, hazy ones included; empty for an empty space. They form a
    /// region if at least one of them is confirmed.
    #[must_use]
    #[inline]
    pub fn region(&self, space: Space) -> Grid5 {
        self.terrain_at(space).map_or(Grid5::EMPTY, |terrain| space.grid().flood(self.of(terrain)))
    }

    /// The effect that mapping a space would have.
    #[must_use]
    #[inline]
    pub fn preview(&self, space: Space, terrain: Terrain) -> Update {
        let here = space.grid();
        if self.confirmed.meets(here) {
            return Update::Unchanged;
        }
        if self.supply(terrain) == 0 {
            return Update::NoTileLeft;
        }
        match self.terrain_at(space) {
            None => Update::Laid,
            Some(old) if old == terrain => Update::Confirmed,
            Some(old) => Update::Replaced { old },
        }
    }

    /// Maps a space of the island. An empty space gets a hazy tile. A hazy tile of the same terrain is confirmed; one
    /// of another terrain is replaced.
    #[inline]
    pub fn map(&mut self, space: Space, terrain: Terrain) -> Update {
        debug_assert!(!space.is_beach(), "the beach is not mapped");
        let here = space.grid();
        let update = self.preview(space, terrain);
        match update {
            Update::Laid => self.tiles[terrain as usize] |= here,
            Update::Confirmed => self.confirmed |= here,
            Update::Replaced { old } => {
                self.tiles[old as usize] = self.of(old) - here;
                self.tiles[terrain as usize] |= here;
            }
            Update::Unchanged | Update::NoTileLeft => {}
        }
        update
    }

    /// Updates both spaces under a sketch, the first half first. The halves are in the order of terrains; those of a
    /// double are in the order of their spaces' names.
    #[inline]
    pub fn lay(&mut self, sketch: Sketch, laying: Laying) -> [Update; 2] {
        let [one, other] = sketch.terrains();
        [self.map(laying.first(), one), self.map(laying.second(), other)]
    }

    /// The effects that laying a sketch would have on both spaces.
    #[must_use]
    pub fn preview_sketch(&self, sketch: Sketch, laying: Laying) -> [Update; 2] {
        let mut draft = *self;
        draft.lay(sketch, laying)
    }

    /// Confirms the tile on a space, of any terrain. Returns `None` if there is no tile.
    pub fn confirm(&mut self, space: Space) -> Option<Update> {
        let tile = self.tile_at(space)?;
        self.confirmed |= space.grid();
        Some(if tile.confirmed { Update::Unchanged } else { Update::Confirmed })
    }

    /// The confirmed tiles of each terrain. Only these count in the final scoring.
    #[must_use]
    #[inline]
    pub fn charted(&self) -> Land {
        self.tiles.map(|tiles| tiles & self.confirmed)
    }

    /// The island as text: five rows, the farthest from the beach first. `.` is empty, a lowercase letter is hazy, an
    /// uppercase letter is confirmed.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        land::rows(|space| match Space::new(space).and_then(|space| self.tile_at(space)) {
            None => '.',
            Some(Tile { terrain, confirmed: true }) => terrain.letter(),
            Some(Tile { terrain, confirmed: false }) => terrain.letter().to_ascii_lowercase(),
        })
    }

    /// Parses the output of [`Island::rows`].
    pub fn read<S: AsRef<str>>(rows: &[S]) -> Result<Island, BadMap> {
        let mut island = Island::default();
        land::read(rows, |space, mark| {
            let terrain = Terrain::lettered(mark.to_ascii_uppercase()).ok_or(BadMap::Unknown { space, mark })?;
            island.tiles[terrain as usize] |= space.grid();
            if mark.is_ascii_uppercase() {
                island.confirmed |= space.grid();
            }
            Ok(())
        })?;
        for terrain in Terrain::ALL {
            let tiles = island.of(terrain).len();
            if tiles > u32::from(TILES) {
                return Err(BadMap::Tiles { terrain, tiles, most: TILES });
            }
        }
        Ok(island)
    }
}

land::written_as_rows!(Island);
