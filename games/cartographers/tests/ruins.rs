//! The chapter *Terrain Types*, ruins: the demand of a ruins card on the next explore card.

use std::collections::BTreeSet;

use crate::drawn::{Scene, full_but, texts};
use cartographers::Side::{self, Wastelands, Wilderness};
use cartographers::Terrain;

/// Single squares in all five terrains.
fn in_any_terrain(spaces: &[&str]) -> BTreeSet<String> {
    let name = |terrain: Terrain| spaces.iter().map(move |space| format!("{} {space}", terrain.name()));
    Terrain::ALL.into_iter().flat_map(name).collect()
}

#[test]
fn the_shape_covers_an_uncovered_ruins_space() {
    // A line of four through C2: lying from C1 or C2, standing from A2, B2 or C2.
    let scene = Scene::new(Wilderness, 1, "fishing-village", &[]).after_ruins();
    let through_c2: BTreeSet<String> = scene
        .choices(0)
        .into_iter()
        .filter(|text| text.starts_with("water") && text.split(' ').any(|word| word == "C2"))
        .collect();
    let wanted = ["C1 C2 C3 C4", "C2 C3 C4 C5", "A2 B2 C2 D2", "B2 C2 D2 E2", "C2 D2 E2 F2"];
    assert_eq!(through_c2, wanted.iter().map(|spaces| format!("water {spaces}")).collect());
    let ruins = crate::drawn::spaces("B6 C2 C10 I2 I10 J6");
    for text in scene.choices(0) {
        let (_, covered) = text.split_once(' ').expect("a terrain and spaces");
        assert!(crate::drawn::spaces(covered).meets(ruins), "{text}");
    }
}

#[test]
fn a_ruins_space_that_is_covered_no_longer_counts() {
    let covered = crate::drawn::WILDERNESS.replacen(".R......MR.", ".F......MR.", 1);
    let scene = Scene::new(Wilderness, 1, "farmland", &[]).after_ruins().with_land(0, &covered);
    assert_eq!(scene.refused(0, "farm B2 B3"), "cartographers-refused-misses-ruins");
    assert_eq!(scene.refused(0, "farm B2 C2"), "cartographers-refused-filled");
    assert!(scene.may(0, "farm B10 C10"));
}

#[test]
fn either_shape_may_cover_it_in_any_terrain_of_the_card_and_the_coin_is_earned() {
    let mut scene = Scene::new(Wilderness, 2, "great-river", &["orchard"]).after_ruins();
    scene.play(&["water A2 B2 C2", "water B6 C5 C6 D4 D5"]);
    assert_eq!((scene.sheet(0).coins, scene.sheet(1).coins), (1, 0));
    let scene = Scene::new(Wastelands, 1, "treetop-village", &[]).after_ruins();
    assert!(scene.may(0, "forest G1 G2 H2 H3 H4") && scene.may(0, "village G1 G2 H2 H3 H4"));
    assert_eq!(scene.refused(0, "water G1 G2 H2 H3 H4"), "cartographers-refused-terrain");
}

#[test]
fn if_no_shape_reaches_a_ruins_space_a_single_square_of_any_terrain_goes_anywhere() {
    // C2 is uncovered but walled in. A T fits on E1 to E3 and F2, but covers no ruins.
    let board = full_but(Wilderness, "C2 E1 E2 E3 F2");
    let scene = Scene::new(Wilderness, 1, "homestead", &[]).after_ruins().with_land(0, &board);
    assert_eq!(scene.choices(0), in_any_terrain(&["C2", "E1", "E2", "E3", "F2"]));
    assert_eq!(scene.refused(0, "village E1 E2 E3 F2"), "cartographers-refused-misses-ruins");
    // Without the demand the T is drawn.
    let scene = Scene::new(Wilderness, 1, "homestead", &[]).with_land(0, &board);
    assert_eq!(scene.choices(0), texts(&["village E1 E2 E3 F2", "farm E1 E2 E3 F2"]));
}

#[test]
fn if_no_ruins_space_is_left_a_single_square_of_any_terrain_goes_anywhere() {
    for side in Side::ALL {
        let board = crate::drawn::printed(side).replace('R', "W");
        let scene = Scene::new(side, 1, "hamlet", &[]).after_ruins().with_land(0, &board);
        let printed = if side == Wilderness { 5 } else { 12 };
        assert_eq!(scene.choices(0).len(), 5 * (121 - 6 - printed));
        assert!(scene.choices(0).iter().all(|text| text.split(' ').count() == 2));
        assert!(scene.may(0, "monster A1") && scene.may(0, "forest K11"));
    }
}

#[test]
fn that_single_square_earns_no_coin() {
    let board = crate::drawn::WILDERNESS.replace('R', "W");
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["orchard"]).after_ruins().with_land(0, &board);
    scene.play(&["monster A1"]);
    assert_eq!(scene.sheet(0).coins, 0);
    assert_eq!(scene.sheet(0).land.rows()[0], "X..........");
    assert!(!scene.open().ruins_demanded);
}

#[test]
fn rift_lands_after_ruins_go_on_an_uncovered_ruins_space() {
    let scene = Scene::new(Wastelands, 1, "rift-lands", &[]).after_ruins();
    assert_eq!(scene.choices(0), in_any_terrain(&["B7", "C3", "E7", "G2", "H9", "J4"]));
    assert_eq!(scene.refused(0, "forest A1"), "cartographers-refused-misses-ruins");
    let last = crate::drawn::WASTELANDS.replace('R', "V").replacen("..MV", "..MR", 1);
    let scene = Scene::new(Wastelands, 1, "rift-lands", &[]).after_ruins().with_land(0, &last);
    assert_eq!(scene.choices(0), in_any_terrain(&["J4"]));
}

#[test]
fn rift_lands_after_ruins_go_anywhere_once_no_ruins_space_is_left() {
    let board = crate::drawn::WASTELANDS.replace('R', "V");
    let mut scene = Scene::new(Wastelands, 1, "rift-lands", &["orchard"]).after_ruins().with_land(0, &board);
    assert_eq!(scene.choices(0).len(), 5 * (121 - 6 - 12));
    scene.play(&["monster A1"]);
    assert_eq!(scene.sheet(0).land.rows()[0], "X..........");
}

#[test]
fn each_player_meets_the_demand_as_far_as_their_own_sheet_allows() {
    let covered = crate::drawn::WILDERNESS.replace('R', "V");
    let scene = Scene::new(Wilderness, 2, "hinterland-stream", &[]).after_ruins().with_land(1, &covered);
    assert!(scene.may(0, "farm C1 C2 C3 D1 E1"));
    assert_eq!(scene.refused(0, "farm A1"), "cartographers-refused-shape-fits");
    assert!(scene.may(1, "forest A1"));
    assert_eq!(scene.refused(1, "farm A1 A2 A3 B1 C1"), "cartographers-refused-misses-ruins");
}

#[test]
fn a_covered_ruins_space_is_still_a_ruins_space() {
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["orchard"]).after_ruins();
    scene.play(&["farm B2 C2"]);
    let land = &scene.sheet(0).land;
    assert_eq!(crate::drawn::names(land.uncovered_ruins()), "B6 C10 I2 I10 J6");
    assert!(land.map().ruins.contains(cartographers::space_named("C2").expect("a space")));
}
