//! Every drawing of Maps of Misterra.

use chart::Drawing;
use misterra::chart::picture::{self, Mark, Marker, Meeple};
use misterra::{
    Island, Laying, Orders, OtomaAction, OtomaCard, Parchment, Presumption, Sketch, Space, Spaces, Terrain, Update,
};

pub fn space(name: &str) -> Space {
    Space::named(name).expect("a space")
}

pub fn spaces(names: &str) -> Spaces {
    names.split(' ').map(space).collect()
}

pub fn island(rows: [&str; 5]) -> Island {
    Island::read(&rows).expect("an island")
}

pub fn parchment(rows: [&str; 5]) -> Parchment {
    Parchment::read(&rows).expect("a parchment")
}

pub fn laying(first: &str, second: &str) -> Laying {
    Laying::new(space(first), space(second)).expect("neighbours")
}

pub const MARKS: [Mark; 4] = [Mark::Seen, Mark::Reach, Mark::Lit, Mark::Twin];

/// Every possible update of a space of the island.
pub const UPDATES: [Update; 5] =
    [Update::Laid, Update::Confirmed, Update::Replaced { old: Terrain::Jungle }, Update::Unchanged, Update::NoTileLeft];

/// One meeple and one marker of every chair.
pub fn pieces() -> (Vec<Meeple>, Vec<Marker>) {
    let names = ["a1", "a1", "b2", "c0", "c0", "c0", "c0", "e5"];
    let pieces =
        |turned: bool| (0..8).zip(names).map(move |(chair, name)| (space(name), chair, (chair % 2 == 0) == turned));
    (pieces(true).collect(), pieces(false).filter(|(space, ..)| !space.is_beach()).collect())
}

/// Layers of the boards, all of the same size.
pub fn layers() -> Vec<Drawing> {
    let island = island(["jJlL.", "mMsS.", ".....", "JJ.ll", "....."]);
    let parchment = parchment(["JJLL.", "MMSS.", ".....", "JJ.LL", "....."]);
    let (meeples, markers) = pieces();
    let mut layers = vec![
        picture::island_ground(),
        picture::parchment_ground(),
        picture::island_tiles(&island),
        picture::parchment_land(&parchment),
        picture::pieces(&meeples, &markers),
    ];
    layers.extend(MARKS.map(|mark| picture::outline(spaces("a1 b1 c3"), mark)));
    let sketch = Sketch::of(Terrain::Lagoon, Terrain::Steppe);
    layers.extend([true, false].map(|fits| picture::parchment_ghost(sketch, laying("c3", "c4"), fits)));
    layers.extend(UPDATES.map(|update| picture::island_ghost(&[(space("d2"), Terrain::Mountain, update)])));
    layers
}

pub fn everything() -> Vec<Drawing> {
    let (meeples, markers) = pieces();
    let mut drawings = layers();
    let (island, parchment) = (island(["jJlL.", "mMsS.", ".....", "JJ.ll", "....."]), parchment(["JLMS."; 5]));
    drawings.extend([
        picture::both(&island, &parchment, &meeples, &markers),
        picture::home_chart(),
        picture::card_back(),
        picture::island_thumbnail(&island),
        picture::parchment_thumbnail(&parchment),
        picture::otoma_orders(&Orders { actions: [OtomaAction::Map(Terrain::Lagoon); 2], claim: true }),
    ]);
    drawings.extend(Terrain::ALL.map(picture::terrain_tile));
    drawings.extend(Sketch::all().map(picture::sketch_card));
    drawings.extend(Presumption::all().map(picture::presumption_diagram));
    drawings.extend(OtomaCard::all().map(|card| picture::otoma_coordinates(&card.facts().spaces)));
    drawings.extend(OtomaCard::all().map(|card| picture::otoma_orders(&card.facts().orders)));
    drawings
}
