//! The points that need the island: fidelity, claims and the master cartographers' bonus.

use arrayvec::ArrayVec;
use table::{Grid5, Item};

use super::{item, lines};
use crate::rules::components::MOST_PLAYERS;
use crate::rules::island::Island;
use crate::rules::land::Land;
use crate::rules::parchment::Parchment;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// Points for each faithful space, and for each tile of a claimed region.
const FAITHFUL: i32 = 2;
const CLAIMED: i32 = 2;
/// Points for each faithful line of five, in the master cartographers' variant.
const FAITHFUL_LINE: i32 = 3;

/// The island at the final scoring, without hazy tiles.
#[derive(Clone, Debug)]
pub struct Tally {
    charted: Land,
    /// The claim markers of every player, and then Otoma's.
    claims: ArrayVec<Spaces, { MOST_PLAYERS + 1 }>,
}

/// One player's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// For spaces that show the confirmed terrain of the island.
    pub fidelity: i32,
    /// For empty spaces: 0 or negative.
    pub completeness: i32,
    /// For both presumptions.
    pub presumptions: i32,
    /// For claimed regions.
    pub claims: i32,
    /// For faithful lines, if the variant is played.
    pub master: i32,
    /// Otoma's points for claims, which are subtracted in the solo game.
    pub otoma: i32,
}

impl Score {
    /// All points together.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.fidelity + self.completeness + self.presumptions + self.claims + self.master - self.otoma
    }
}

impl Tally {
    /// Removes the hazy tiles of an island. `claims` are those of every player, followed by Otoma's if there is one.
    #[must_use]
    pub fn new(island: &Island, claims: impl IntoIterator<Item = Spaces>) -> Tally {
        Tally { charted: island.charted(), claims: claims.into_iter().collect() }
    }

    /// The spaces of a parchment that show the confirmed terrain of the island.
    #[must_use]
    pub fn faithful(&self, parchment: &Parchment) -> Grid5 {
        Terrain::ALL
            .into_iter()
            .fold(Grid5::EMPTY, |all, terrain| all | parchment.of(terrain) & self.charted[terrain as usize])
    }

    /// Two points for each faithful space.
    #[must_use]
    pub fn fidelity(&self, parchment: &Parchment) -> i32 {
        FAITHFUL * self.faithful(parchment).len() as i32
    }

    pub(crate) fn explain_fidelity(&self, parchment: &Parchment) -> Vec<Item> {
        let shows = |space: &Space| {
            let charted = |terrain: Terrain| self.charted[terrain as usize].meets(space.grid());
            parchment.terrain_at(*space).is_some_and(charted)
        };
        Space::all().filter(shows).map(|space| item(space.grid(), FAITHFUL, "faithful-space")).collect()
    }

    /// Minus one point for each empty space of a parchment.
    #[must_use]
    pub fn completeness(parchment: &Parchment) -> i32 {
        -(parchment.empty().len() as i32)
    }

    pub(crate) fn explain_completeness(parchment: &Parchment) -> Vec<Item> {
        let empty = |space: &Space| !space.is_beach() && parchment.terrain_at(*space).is_none();
        Space::all().filter(empty).map(|space| item(space.grid(), -1, "left-empty")).collect()
    }

    /// Three points for each row and column in which all spaces are faithful.
    #[must_use]
    pub fn master(&self, parchment: &Parchment) -> i32 {
        let faithful = self.faithful(parchment);
        FAITHFUL_LINE * lines().filter(|(line, _)| line.is_within(faithful)).count() as i32
    }

    pub(crate) fn explain_master(&self, parchment: &Parchment) -> Vec<Item> {
        let faithful = self.faithful(parchment);
        let whole = lines().filter(|(line, _)| line.iter().all(|space| faithful.contains(space)));
        whole.map(|(line, reason)| item(line, FAITHFUL_LINE, reason)).collect()
    }

    /// The region of a claim marker, and whether no other marker lies in it.
    fn claimed(&self, marker: Space) -> (Grid5, bool) {
        let here = marker.grid();
        let region =
            self.charted.iter().find(|tiles| tiles.meets(here)).map_or(Grid5::EMPTY, |tiles| here.flood(*tiles));
        let markers: u32 = self.claims.iter().map(|claims| (claims.island() & region).len()).sum();
        (region, markers == 1)
    }

    /// Two points for each tile of the regions that a claimant holds alone. A claimant is a seat; Otoma follows the
    /// last seat.
    #[must_use]
    pub fn claims(&self, claimant: usize) -> i32 {
        self.explain(claimant).map(|(region, alone)| if alone { CLAIMED * region.len() as i32 } else { 0 }).sum()
    }

    fn explain(&self, claimant: usize) -> impl Iterator<Item = (Grid5, bool)> + '_ {
        self.claims[claimant].iter().map(|marker| self.claimed(marker))
    }

    /// Every claim with its points, multiplied by `sign`: -1 for an opponent's claims. A disputed region earns nothing.
    pub(crate) fn explain_claims(&self, claimant: usize, sign: i32) -> Vec<Item> {
        let claim = |(region, alone): (Grid5, bool)| match alone {
            true => item(region, sign * CLAIMED * region.iter().count() as i32, "region-claimed"),
            false => item(region, 0, "region-disputed"),
        };
        self.explain(claimant).map(claim).collect()
    }
}
