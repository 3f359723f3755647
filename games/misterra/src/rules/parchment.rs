//! A player's parchment: the player's map of the island, correct or not.

use table::Grid5;

use crate::rules::components::Sketch;
use crate::rules::land::{self, BadMap, Land};
use crate::rules::laying::Laying;
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// The topmost terrain on each space of a parchment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parchment {
    land: Land,
}

impl Parchment {
    /// The spaces that show this terrain.
    #[must_use]
    #[inline]
    pub const fn of(&self, terrain: Terrain) -> Grid5 {
        self.land[terrain as usize]
    }

    /// All spaces that are covered.
    #[must_use]
    #[inline]
    pub fn covered(&self) -> Grid5 {
        let [jungle, lagoon, mountain, steppe] = self.land;
        jungle | lagoon | mountain | steppe
    }

    /// All spaces that are not covered.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Grid5 {
        !self.covered()
    }

    /// The terrain on a space, if it is covered.
    #[must_use]
    pub fn terrain_at(&self, space: Space) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&terrain| self.of(terrain).meets(space.grid()))
    }

    /// Lays a sketch over anything that is there.
    #[inline]
    pub fn lay(&mut self, sketch: Sketch, laying: Laying) {
        let (first, second) = (laying.first().grid(), laying.second().grid());
        let under = first | second;
        self.land = self.land.map(|spaces| spaces - under);
        let [one, other] = sketch.terrains();
        self.land[one as usize] |= first;
        self.land[other as usize] |= second;
    }

    /// The connected groups of one terrain.
    pub fn zones(&self, terrain: Terrain) -> impl Iterator<Item = Grid5> + use<> {
        self.of(terrain).clusters()
    }

    /// All zones, terrain by terrain.
    pub fn all_zones(&self) -> impl Iterator<Item = Grid5> + '_ {
        Terrain::ALL.into_iter().flat_map(|terrain| self.zones(terrain))
    }

    /// The parchment as text: five rows, the farthest from the beach first. `.` is empty, a letter is a terrain.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        land::rows(|space| {
            let terrain = Space::new(space).and_then(|space| self.terrain_at(space));
            terrain.map_or('.', Terrain::letter)
        })
    }

    /// Parses the output of [`Parchment::rows`].
    pub fn read<S: AsRef<str>>(rows: &[S]) -> Result<Parchment, BadMap> {
        let mut parchment = Parchment::default();
        land::read(rows, |space, mark| {
            let terrain = Terrain::lettered(mark).ok_or(BadMap::Unknown { space, mark })?;
            parchment.land[terrain as usize] |= space.grid();
            Ok(())
        })?;
        Ok(parchment)
    }
}

land::written_as_rows!(Parchment);
