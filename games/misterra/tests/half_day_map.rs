//! The chapter *Map*: sight, laying a sketch, updating the island.

use crate::drawn::{Scene, island, space};
use misterra::{Laying, Sketch, Spaces, Update, walk};

/// Asserts which spaces a meeple sees.
#[track_caller]
fn sees(picture: &str, meeple: &str, seen: &str) {
    assert_eq!(Spaces::of_island(walk::seen(&island(picture), space(meeple))).to_string(), seen, "from {meeple}");
}

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn from_the_beach_only_the_space_in_front_is_seen() {
    for (meeple, front) in [("a0", "a1"), ("c0", "c1"), ("e0", "e1")] {
        sees(EMPTY, meeple, front);
    }
}

#[test]
fn from_a_tile_the_space_and_its_four_neighbours_are_seen() {
    sees("..... ..... ..S.. ..... .....", "c3", "b3 c2 c3 c4 d3");
    sees("l.... ..... ..... ..... .....", "a5", "a4 a5 b5");
    sees("..... ..... ..... ..... ....J", "e1", "d1 e1 e2");
}

#[test]
fn from_a_mountain_also_two_steps_in_a_straight_line() {
    for mountain in ["m", "M"] {
        sees(&format!("..... ..... ..{mountain}.. ..... ....."), "c3", "a3 b3 c1 c2 c3 c4 c5 d3 e3");
        sees(&format!("..... ..... ..... ..... {mountain}...."), "a1", "a1 a2 a3 b1 c1");
    }
    // Tiles in between do not block the sight.
    sees("..... ..J.. .JMJ. ..J.. .....", "c3", "a3 b3 c1 c2 c3 c4 c5 d3 e3");
}

#[test]
fn at_least_one_half_lies_on_a_seen_space() {
    let scene = Scene::new(2).meeple(0, "c0").taken("jungle-lagoon");
    let choices = scene.choices();
    // c1 with b1, d1 or c2, either half on it; and leaving.
    assert_eq!(choices.len(), 3 * 2 + 1);
    assert!(scene.may("map jungle c1 lagoon b1") && scene.may("map jungle b1 lagoon c1"));
    assert_eq!(scene.refused("map jungle b1 lagoon b2"), "misterra-refused-not-seen");
}

#[test]
fn sketches_reach_three_steps_from_the_mountain_of_the_example() {
    // Three of the five sketches in the rulebook's picture touch a seen space, two do not.
    let scene = Scene::new(2).island("..... ..... ..M.. ..... .....").meeple(0, "c3").taken("lagoon-steppe");
    for valid in ["map lagoon c5 steppe b5", "map lagoon a3 steppe a4", "map lagoon d3 steppe d2"] {
        assert!(scene.may(valid), "{valid}");
    }
    for not_seen in ["map lagoon a5 steppe b5", "map lagoon d1 steppe e1"] {
        assert_eq!(scene.refused(not_seen), "misterra-refused-not-seen", "{not_seen}");
    }
}

#[test]
fn a_double_is_listed_once_for_each_pair_of_spaces() {
    let scene = Scene::new(2).meeple(0, "c0").taken("jungle-jungle");
    let choices = crate::drawn::texts(&[
        "map jungle b1 jungle c1",
        "map jungle c1 jungle c2",
        "map jungle c1 jungle d1",
        "leave",
    ]);
    assert_eq!(scene.choices(), choices);
}

#[test]
fn a_meeple_on_jungle_cannot_map() {
    for jungle in ["J", "j"] {
        let scene = Scene::new(2)
            .island(&format!("..... ..... ..{jungle}.. ..... ....."))
            .meeple(0, "c3")
            .taken("jungle-lagoon");
        assert_eq!(scene.refused("map jungle c3 lagoon c2"), "misterra-refused-on-jungle");
        assert!(scene.may("leave"));
    }
}

#[test]
fn sketches_cover_without_limit_and_need_not_be_true() {
    let mut scene = Scene::new(2).meeple(0, "c0").taken("jungle-lagoon");
    let _ = scene.play("map jungle c1 lagoon c2");
    scene.shows_parchment(0, "..... ..... ..... ..L.. ..J..");
    scene.play_all(&["stay", "take steppe-steppe", "map steppe b1 steppe c1"]);
    scene.shows_parchment(0, "..... ..... ..... ..L.. .SS..");
    scene.shows_parchment(1, EMPTY);
}

#[test]
fn mapping_lays_a_hazy_tile_confirms_an_equal_one_and_replaces_another() {
    let mut scene = Scene::new(2).island("..... ..... ..J.. ..... .....").meeple(0, "c0").meeple(1, "c0");
    scene.play_all(&["stay", "take lagoon-mountain", "map lagoon c1 mountain c2"]);
    scene.shows_island("..... ..... ..J.. ..m.. ..l..");
    scene.play_all(&["stay", "take jungle-lagoon", "map jungle c2 lagoon c1"]);
    scene.shows_island("..... ..... ..J.. ..j.. ..L..");
    let tiles = |name| scene.open().island.supply(misterra::Terrain::named(name).expect("a terrain"));
    assert_eq!(["jungle", "lagoon", "mountain", "steppe"].map(tiles), [10, 11, 12, 12], "the mountain returned");
    scene.play_all(&["stay", "take steppe-steppe", "map steppe c1 steppe c2"]);
    scene.shows_island("..... ..... ..J.. ..s.. ..L..");
}

#[test]
fn a_confirmed_tile_never_changes() {
    let mut open = island("..... ..... ..... ..... ..L..");
    for terrain in misterra::Terrain::ALL {
        assert_eq!(open.map(space("c1"), terrain), Update::Unchanged);
    }
    assert_eq!(open.rows()[4], "..L..");
}

/// Lays a sketch. Returns the effect of both halves, and the rows of the island.
fn lay(picture: &str, name: &str, first: &str, second: &str) -> ([Update; 2], Vec<String>) {
    let mut island = island(picture);
    let laying = Laying::new(space(first), space(second)).expect("neighbours");
    let sketch = Sketch::named(name).expect("a sketch");
    let foreseen = island.preview_sketch(sketch, laying);
    let updates = island.lay(sketch, laying);
    assert_eq!(updates, foreseen);
    (updates, island.rows())
}

#[test]
fn without_a_tile_in_the_supply_nothing_is_laid_replaced_or_confirmed() {
    let twelve = "jjjjj jjjjj jj..l ..... .....";
    // Jungle is neither laid nor confirmed and replaces nothing; the other half works as usual.
    assert_eq!(lay(twelve, "jungle-lagoon", "c3", "d3").0, [Update::NoTileLeft, Update::Laid]);
    assert_eq!(lay(twelve, "jungle-jungle", "a3", "b3").0, [Update::NoTileLeft; 2]);
    assert_eq!(lay(twelve, "jungle-mountain", "e3", "d3").0, [Update::NoTileLeft, Update::Laid]);
    assert_eq!(lay(twelve, "jungle-jungle", "a3", "b3").1, crate::drawn::lines(twelve), "nothing changed");
}

#[test]
fn the_last_tile_goes_to_the_first_half() {
    let eleven = "jjjjj jjjjj j.... ..... .....";
    let (updates, rows) = lay(eleven, "jungle-jungle", "c2", "c3");
    assert_eq!(updates, [Update::Laid, Update::NoTileLeft]);
    assert_eq!((rows[3].as_str(), rows[2].as_str()), ("..j..", "j...."));
}

#[test]
fn a_replaced_tile_is_available_for_the_second_half() {
    // Twelve lagoons: the jungle replaces one of them, and the second half lays that tile.
    let twelve = "lllll lllll ll... ..... .....";
    let (updates, rows) = lay(twelve, "jungle-lagoon", "b3", "c3");
    assert_eq!(updates, [Update::Replaced { old: misterra::Terrain::Lagoon }, Update::Laid]);
    assert_eq!(rows[2], "ljl..");
    // In the other order the tile comes too late: lagoon is updated before steppe.
    let (updates, rows) = lay(twelve, "lagoon-steppe", "c3", "b3");
    assert_eq!(updates, [Update::NoTileLeft, Update::Replaced { old: misterra::Terrain::Lagoon }]);
    assert_eq!(rows[2], "ls...");
}

#[test]
fn the_parchment_is_covered_even_where_the_island_is_not() {
    let mut scene = Scene::new(2).island("jjjjj jjjjj jj... ..... .....").meeple(0, "c0").taken("jungle-jungle");
    let _ = scene.play("map jungle c1 jungle c2");
    scene.shows_parchment(0, "..... ..... ..... ..J.. ..J..");
    scene.shows_island("jjjjj jjjjj jj... ..... .....");
}
