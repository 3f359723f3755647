//! The chapter *Draw Phase*: where shapes may be drawn, the single square, coins and mountains.

use std::collections::BTreeSet;

use crate::drawn::{Scene, WASTELANDS, WILDERNESS, full_but, texts};
use cartographers::Side::{Wastelands, Wilderness};
use cartographers::{Coins, Event};

fn coins(scene: &Scene) -> Coins {
    match scene.events.iter().find(|event| matches!(event, Event::Drawn { .. })) {
        Some(Event::Drawn { coins, .. }) => *coins,
        _ => panic!("somebody drew"),
    }
}

#[test]
fn a_shape_may_not_overlap_what_is_drawn_mountains_or_wasteland() {
    let scene = Scene::new(Wastelands, 1, "fishing-village", &[])
        .with_land(0, &WASTELANDS.replacen("...........", "...F.......", 1));
    for taken in
        ["water A1 A2 A3 A4", "water A4 A5 A6 A7", "village C1 C2 C3 C4", "village D3 D4 D5 D6", "water B6 C6 D6 E6"]
    {
        assert_eq!(scene.refused(0, taken), "cartographers-refused-filled", "{taken}");
    }
    for free in ["water A5 A6 A7 A8", "village D2 D3 D4 D5", "water B4 B5 B6 B7"] {
        assert!(scene.may(0, free), "{free}");
    }
}

#[test]
fn the_places_of_a_line_of_four_on_a_blank_sheet_are_counted() {
    // Wilderness: 88 places along the rows, less 4, 3, 4, 3, 4 over the mountains, and 88 along the columns, less
    // 2, 3, 4, 3, 2.
    let scene = Scene::new(Wilderness, 1, "fishing-village", &[]);
    assert_eq!(scene.choices(0).len(), 2 * (88 - 18 + 88 - 14));
    // Wastelands, rows B to J less 3, 4, 4, 5, 6, 4, 4, 2, 3; columns 3 to 10 less 2, 3, 5, 8, 4, 0, 2, 3.
    let scene = Scene::new(Wastelands, 1, "fishing-village", &[]);
    assert_eq!(scene.choices(0).len(), 2 * (88 - 35 + 88 - 27));
}

#[test]
fn a_shape_stays_on_the_sheet_and_does_not_run_on_into_the_next_row() {
    let scene = Scene::new(Wilderness, 1, "fishing-village", &[]);
    assert_eq!(scene.refused(0, "water A9 A10 A11 B1"), "cartographers-refused-not-on-card");
    for corner in ["A1 A2 A3 A4", "A8 A9 A10 A11", "K1 K2 K3 K4", "K8 K9 K10 K11", "H1 I1 J1 K1", "A11 B11 C11 D11"] {
        assert!(scene.may(0, &format!("water {corner}")), "{corner}");
    }
}

#[test]
fn a_shape_may_be_turned_and_flipped() {
    let scene = Scene::new(Wilderness, 1, "orchard", &[]).with_land(0, &full_but(Wilderness, "D1 D2 D3 E1 E2 E3"));
    let ways = ["D1 D2 D3 E1", "D1 D2 D3 E3", "D1 E1 E2 E3", "D3 E1 E2 E3"];
    let all: BTreeSet<String> =
        ["forest", "farm"].iter().flat_map(|terrain| ways.map(|way| format!("{terrain} {way}"))).collect();
    assert_eq!(scene.choices(0), all);
    let scene = Scene::new(Wilderness, 1, "orchard", &[]).with_land(0, &full_but(Wilderness, "D1 D2 E1 E2 F1 F2"));
    assert_eq!(scene.choices(0).len(), 2 * 4, "upright, there are four more placings");
}

#[test]
fn a_shape_need_not_touch_what_is_drawn() {
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["orchard"]);
    scene.play(&["farm A1 A2"]);
    assert!(scene.may(0, "forest J9 J10 J11 K11"));
    assert!(scene.may(0, "farm B1 B2 B3 C3"), "but it may touch it, even in the same terrain");
}

#[test]
fn one_of_the_terrains_of_the_card_is_chosen() {
    let scene = Scene::new(Wilderness, 1, "marshlands", &[]);
    let terrains: BTreeSet<String> =
        scene.choices(0).iter().map(|text| text.split(' ').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(terrains, texts(&["forest", "water"]));
    assert_eq!(scene.refused(0, "farm A1 B1 B2 B3 C1"), "cartographers-refused-terrain");
    let mut scene = scene;
    scene.play(&["water A1 B1 B2 B3 C1"]);
    assert_eq!(scene.sheet(0).land.rows()[1], "WWWM.......");
}

#[test]
fn rift_lands_is_a_single_square_of_any_terrain_anywhere() {
    let scene = Scene::new(Wilderness, 1, "rift-lands", &[]);
    // 121 spaces, 5 of them mountains, in 5 terrains.
    assert_eq!(scene.choices(0).len(), 116 * 5);
    assert!(scene.may(0, "monster F5"));
    assert_eq!(scene.refused(0, "monster F6"), "cartographers-refused-filled");
}

#[test]
fn the_single_square_is_drawn_only_when_no_shape_of_the_card_fits() {
    // Three holes: no T of four fits, so a single square in a terrain of the card is drawn.
    let scene = Scene::new(Wilderness, 1, "homestead", &[]).with_land(0, &full_but(Wilderness, "A1 A2 K11"));
    let all = ["village A1", "village A2", "village K11", "farm A1", "farm A2", "farm K11"];
    assert_eq!(scene.choices(0), texts(&all));
    assert_eq!(scene.refused(0, "forest A1"), "cartographers-refused-terrain");
    // With one hole in the shape of the T, only that place is legal.
    let scene = Scene::new(Wilderness, 1, "homestead", &[]).with_land(0, &full_but(Wilderness, "A1 H5 H6 H7 G6 K11"));
    assert_eq!(scene.choices(0), texts(&["village G6 H5 H6 H7", "farm G6 H5 H6 H7"]));
    assert_eq!(scene.refused(0, "village A1"), "cartographers-refused-shape-fits");
}

#[test]
fn while_one_of_two_shapes_fits_the_single_square_is_refused() {
    // The line of three fits only on E1 to E3; the large shape fits nowhere.
    let scene = Scene::new(Wilderness, 1, "great-river", &[]).with_land(0, &full_but(Wilderness, "E1 E2 E3 K11"));
    assert_eq!(scene.choices(0), texts(&["water E1 E2 E3"]));
    assert_eq!(scene.refused(0, "water K11"), "cartographers-refused-shape-fits");
}

#[test]
fn a_coin_shape_brings_a_coin_and_the_other_shape_none() {
    let mut scene = Scene::new(Wilderness, 2, "forgotten-forest", &["orchard"]);
    scene.play(&["forest A1 B2", "forest A1 B1 B2 C2"]);
    assert_eq!((scene.sheet(0).coins, scene.sheet(1).coins), (1, 0));
    assert_eq!(coins(&scene), Coins { shape: 1, mountains: 0 });
}

#[test]
fn the_single_square_brings_no_coin_of_the_shape() {
    let mut scene =
        Scene::new(Wilderness, 1, "great-river", &["orchard"]).with_land(0, &full_but(Wilderness, "A1 A2 K11"));
    scene.play(&["water K11"]);
    assert_eq!(scene.sheet(0).coins, 0);
    assert_eq!(coins(&scene), Coins::default());
}

#[test]
fn the_coin_track_ends_at_14() {
    for (before, after) in [(12, 13), (13, 14), (14, 14)] {
        let mut scene = Scene::new(Wilderness, 1, "farmland", &["orchard"]);
        scene.position.open.sheets[0].coins = before;
        scene.play(&["farm A1 A2"]);
        assert_eq!(scene.sheet(0).coins, after);
        assert_eq!(coins(&scene).shape, after - before);
    }
}

#[test]
fn a_surrounded_mountain_brings_a_coin_in_addition_to_that_of_the_shape() {
    let almost = WILDERNESS.replacen("...........", "...V.......", 1).replacen("...M.R", "..VM.R", 1).replacen(
        ".R......MR.",
        ".R.V....MR.",
        1,
    );
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["hamlet", "orchard"]).with_land(0, &almost);
    scene.play(&["farm A5 B5"]);
    assert_eq!(coins(&scene), Coins { shape: 1, mountains: 1 });
    assert_eq!((scene.sheet(0).coins, scene.sheet(0).surrounded_mountains()), (2, 1));
    // A drawing beside another mountain does not pay for the first one again: only the coin of the shape is earned.
    scene.play(&["village C8 D8 D9"]);
    assert_eq!((scene.sheet(0).coins, scene.sheet(0).surrounded_mountains()), (3, 1));
    // With room for one coin on the track, the coin of the shape is the last.
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["orchard"]).with_land(0, &almost);
    scene.position.open.sheets[0].coins = 13;
    scene.play(&["farm A5 B5"]);
    assert_eq!(coins(&scene), Coins { shape: 1, mountains: 0 });
    assert_eq!((scene.sheet(0).coins, scene.sheet(0).surrounded_mountains()), (14, 1));
}

#[test]
fn a_mountain_pays_only_when_all_four_sides_are_filled() {
    let mut scene = Scene::new(Wastelands, 1, "great-river", &["farmland", "hamlet", "fishing-village"]);
    scene.play(&["water H5 I5 J5"]); // the left side of H6; the wasteland G6 is above it
    scene.play(&["farm H7 I7"]);
    assert_eq!(scene.sheet(0).surrounded_mountains(), 0);
    assert_eq!(scene.sheet(0).coins, 2);
    scene.play(&["village I6 J6 J7"]);
    assert_eq!(scene.sheet(0).surrounded_mountains(), 1);
    assert_eq!(scene.sheet(0).coins, 4, "wasteland counts as a filled side");
}

#[test]
fn the_single_square_may_surround_a_mountain() {
    let mut scene =
        Scene::new(Wilderness, 1, "homestead", &["orchard"]).with_land(0, &full_but(Wilderness, "F5 A1 C11"));
    // The land was set by hand, so its four surrounded mountains pay as soon as something is drawn beside one.
    scene.play(&["village F5"]);
    assert_eq!(scene.sheet(0).surrounded_mountains(), 5);
    assert_eq!(coins(&scene), Coins { shape: 0, mountains: 5 });
}

#[test]
fn a_player_with_a_full_sheet_is_not_awaited() {
    let mut scene =
        Scene::new(Wilderness, 3, "farmland", &["orchard", "homestead"]).with_land(1, &full_but(Wilderness, "A1"));
    scene.play(&["farm A1 A2", "farm A1", "farm A1 A2"]);
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert_eq!(scene.awaited(), [0, 2]);
    assert!(scene.choices(1).is_empty());
    scene.play(&["forest B1 B2 B3 C3", "forest B1 B2 B3 C3"]);
    assert_eq!(scene.awaited(), [0, 2]);
}

#[test]
fn everybody_draws_on_their_own_sheet() {
    let mut scene = Scene::new(Wilderness, 2, "farmland", &["orchard"]);
    scene.play(&["farm A1 A2", "farm K10 K11"]);
    assert_eq!(scene.sheet(0).land.rows()[0], "AA.........");
    assert_eq!(scene.sheet(0).land.rows()[10], "...........");
    assert_eq!(scene.sheet(1).land.rows()[0], "...........");
    assert_eq!(scene.sheet(1).land.rows()[10], ".........AA");
}
