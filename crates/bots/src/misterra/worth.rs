//! What a map is worth while it is being drawn.

use misterra::{Island, Laying, Misterra, Open, Parchment, Presumption, Sketch, Terrain};
use table::{Grid5, View};

use super::presumption;

/// A point, in the fractions that everything is measured in.
pub(super) const POINT: i32 = 60;

/// A space of the parchment that shows what is confirmed earns its points; one that shows what is hazy will probably.
const FAITHFUL: i32 = 2 * POINT;
const LIKELY: i32 = POINT + POINT / 5;

/// An empty space of the parchment costs a point.
const EMPTY: i32 = POINT;

/// A tile of a claimed region: confirmed, and hazy; and an empty space beside the region, onto which it may grow.
const CLAIMED: i32 = 2 * POINT;
const CLAIMED_HAZY: i32 = POINT;
const ROOM: i32 = POINT / 4;

/// A faithful line, if the variant is played.
const LINE: i32 = 3 * POINT;

/// What is worth what, in one view.
pub(super) struct Worth<'a> {
    pub(super) open: &'a Open,
    /// Every claim marker.
    pub(super) markers: Grid5,
    parchment: Parchment,
    presumptions: Option<[Presumption; 2]>,
    /// What the map is worth as it is.
    now: i32,
}

impl<'a> Worth<'a> {
    pub(super) fn new(view: View<'a, Misterra>) -> Worth<'a> {
        let open = view.open;
        let parchment = open.explorer().parchment;
        let presumptions = view.own().and_then(|own| own.kept());
        let mut worth = Worth { open, markers: open.markers(), parchment, presumptions, now: 0 };
        worth.now = worth.of(&open.island, &parchment);
        worth
    }

    /// What laying a sketch gains.
    pub(super) fn mapped(&self, sketch: Sketch, laying: Laying) -> i32 {
        let (mut island, mut parchment) = (self.open.island, self.parchment);
        parchment.lay(sketch, laying);
        island.lay(sketch, laying);
        self.of(&island, &parchment) - self.now
    }

    /// What an island and a map of it are worth together.
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
        for claim in self.open.explorer().claims.iter() {
            let region = island.region(claim);
            let alone = (region & self.markers).len() == 1;
            worth += if alone { sized(island, region) } else { 0 };
        }
        worth
    }

    /// What a claimed region is worth.
    pub(super) fn region(&self, region: Grid5) -> i32 {
        let room = region.neighbours() & self.open.island.empty();
        sized(&self.open.island, region) + ROOM * room.len() as i32
    }
}

/// What the tiles of a region are worth.
fn sized(island: &Island, region: Grid5) -> i32 {
    let confirmed = (region & island.confirmed()).len() as i32;
    CLAIMED * confirmed + CLAIMED_HAZY * (region.len() as i32 - confirmed)
}
