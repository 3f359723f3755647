//! The value of an unfinished map.

use std::cell::RefCell;

use crate::{Explorer, Island, Laying, Misterra, Open, Own, Parchment, Presumption, Sketch, Terrain};
use table::{Grid5, Seat, View};

use super::presumption;

/// How many units of value equal one victory point.
pub(super) const POINT: i32 = 60;

/// A space of the parchment that matches a confirmed tile earns its points; one that matches a hazy tile probably will.
const FAITHFUL: i32 = 2 * POINT;
const LIKELY: i32 = POINT + POINT / 5;

/// An empty space of the parchment costs a point.
const EMPTY: i32 = POINT;

/// A confirmed and a hazy tile of a claimed region, and an empty space beside the region, onto which it may grow.
const CLAIMED: i32 = 2 * POINT;
const CLAIMED_HAZY: i32 = POINT;
const ROOM: i32 = POINT / 4;

/// A faithful line, if the variant is played.
const LINE: i32 = 3 * POINT;

/// Computes values and gains for one player.
pub(super) struct Worth<'a> {
    pub(super) open: &'a Open,
    /// Every claim marker.
    pub(super) markers: Grid5,
    explorer: &'a Explorer,
    presumptions: Option<[Presumption; 2]>,
    /// The current value of the map and claims.
    now: i32,
    /// The cached gain of each laying of each sketch. The same layings are seen from many spaces.
    mapped: RefCell<Vec<i32>>,
}

/// A gain that is not computed yet.
const UNKNOWN: i32 = i32::MIN;

impl<'a> Worth<'a> {
    /// The values for the player whose turn it is.
    pub(super) fn new(view: View<'a, Misterra>) -> Worth<'a> {
        Worth::to(view.open, view.open.explorer(), view.own())
    }

    /// The values for a player.
    fn to(open: &'a Open, explorer: &'a Explorer, own: Option<&Own>) -> Worth<'a> {
        let presumptions = own.and_then(Own::kept);
        let mapped = RefCell::default();
        let mut worth = Worth { open, markers: open.markers(), explorer, presumptions, now: 0, mapped };
        worth.now = worth.of(&open.island, &explorer.parchment);
        worth
    }

    /// The current value of a player's map and claims.
    pub(super) fn now(open: &Open, seat: Seat, own: &Own) -> i32 {
        Worth::to(open, &open.explorers[seat.index()], Some(own)).now
    }

    /// The gain of laying a sketch.
    pub(super) fn mapped(&self, sketch: Sketch, laying: Laying) -> i32 {
        let mut mapped = self.mapped.borrow_mut();
        mapped.resize(Sketch::COUNT * usize::from(Laying::COUNT), UNKNOWN);
        let known =
            &mut mapped[usize::from(sketch.number()) * usize::from(Laying::COUNT) + usize::from(laying.number())];
        if *known == UNKNOWN {
            let (mut island, mut parchment) = (self.open.island, self.explorer.parchment);
            parchment.lay(sketch, laying);
            island.lay(sketch, laying);
            *known = self.of(&island, &parchment) - self.now;
        }
        *known
    }

    /// The value of an island and a map of it together.
    fn of(&self, island: &Island, parchment: &Parchment) -> i32 {
        let agreeing =
            Terrain::ALL.iter().fold(Grid5::EMPTY, |all, &terrain| all | parchment.of(terrain) & island.of(terrain));
        let faithful = agreeing & island.confirmed();
        let (faithful_spaces, agreeing_spaces) = (faithful.len() as i32, agreeing.len() as i32);
        let empty = parchment.empty().len() as i32;
        let mut worth = FAITHFUL * faithful_spaces + LIKELY * (agreeing_spaces - faithful_spaces) - EMPTY * empty;
        if self.open.master {
            let lines = (0..Grid5::SIDE).flat_map(|at| [Grid5::row(at), Grid5::column(at)]);
            worth += LINE * lines.filter(|line| line.is_within(faithful)).count() as i32;
        }
        for card in self.presumptions.iter().flatten() {
            worth += presumption::worth(*card, parchment);
        }
        for claim in self.explorer.claims.iter() {
            let region = island.region(claim);
            let alone = (region & self.markers).len() == 1;
            worth += if alone { sized(island, region) } else { 0 };
        }
        worth
    }

    /// The value of a claimed region.
    pub(super) fn region(&self, region: Grid5) -> i32 {
        let room = region.neighbours() & self.open.island.empty();
        sized(&self.open.island, region) + ROOM * room.len() as i32
    }
}

/// The value of the tiles of a region.
fn sized(island: &Island, region: Grid5) -> i32 {
    let confirmed = (region & island.confirmed()).len() as i32;
    CLAIMED * confirmed + CLAIMED_HAZY * (region.len() as i32 - confirmed)
}

/// The value of Otoma's claims to it.
pub(super) fn of_otoma(open: &Open) -> i32 {
    let claims = open.otoma.iter().flat_map(|otoma| otoma.claims.iter());
    let regions = claims.map(|claim| open.island.region(claim)).filter(|region| (*region & open.markers()).len() == 1);
    regions.map(|region| sized(&open.island, region)).sum()
}
