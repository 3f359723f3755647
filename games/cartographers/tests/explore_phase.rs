//! The chapter *Explore Phase*: the cards that are revealed, and their demands.

use crate::drawn::{Scene, names};
use cartographers::Side::{Wastelands, Wilderness};
use cartographers::{Event, Side};
use table::Seat;

/// The cards revealed since the scene was made, each with the time after it.
fn revealed(scene: &Scene) -> Vec<(&'static str, u8)> {
    let revealed = scene.events.iter().filter_map(|event| match event {
        Event::Revealed { card, time } => Some((card.name(), *time)),
        _ => None,
    });
    revealed.collect()
}

#[test]
fn after_the_drawing_the_next_card_joins_the_column_and_asks_everybody() {
    let mut scene = Scene::new(Wilderness, 3, "farmland", &["orchard"]);
    scene.play(&["farm A1 A2", "farm A1 B1", "farm K10 K11"]);
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert_eq!(scene.column(), ["farmland", "orchard"]);
    assert_eq!(scene.time(), 3);
    assert_eq!(scene.awaited(), [0, 1, 2]);
    assert!(!scene.open().ruins_demanded);
    assert_eq!(revealed(&scene), [("orchard", 3)]);
}

#[test]
fn a_ruins_card_is_followed_immediately_by_the_card_that_carries_its_demand() {
    let mut scene = Scene::new(Wilderness, 2, "farmland", &["temple-ruins", "homestead"]);
    scene.play(&["farm A1 A2", "farm A1 A2"]);
    assert_eq!(scene.column(), ["farmland", "temple-ruins", "homestead"]);
    assert_eq!(revealed(&scene), [("temple-ruins", 1), ("homestead", 3)]);
    assert_eq!(scene.open().card, crate::drawn::card("homestead"));
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.awaited(), [0, 1]);
    assert_eq!(scene.refused(0, "village E1 F1 F2 G1"), "cartographers-refused-misses-ruins");
    assert!(scene.may(0, "village B2 C2 C3 D2"));
}

#[test]
fn the_demand_ends_with_the_card_that_carried_it() {
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["temple-ruins", "homestead", "orchard"]);
    scene.play(&["farm A1 A2"]);
    scene.play(&["village B2 C2 C3 D2"]);
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert!(!scene.open().ruins_demanded);
    assert!(scene.may(0, "forest E1 E2 E3 F3"));
}

#[test]
fn two_ruins_cards_in_a_row_ask_for_one_ruins_space_on_one_card() {
    let mut scene =
        Scene::new(Wilderness, 1, "farmland", &["outpost-ruins", "temple-ruins", "fishing-village", "hamlet"]);
    scene.play(&["farm A1 A2"]);
    assert_eq!(scene.column(), ["farmland", "outpost-ruins", "temple-ruins", "fishing-village"]);
    assert_eq!(scene.time(), 3);
    assert!(scene.may(0, "water C1 C2 C3 C4"), "it covers C2 alone");
    scene.play(&["water C1 C2 C3 C4"]);
    assert_eq!(scene.open().card, crate::drawn::card("hamlet"));
    assert!(!scene.open().ruins_demanded, "the second ruins card asks for nothing more");
}

#[test]
fn an_ambush_after_a_ruins_card_is_resolved_as_usual_and_the_demand_waits() {
    let mut scene = Scene::new(Wilderness, 2, "farmland", &["temple-ruins", "gnoll-raid", "homestead"]);
    scene.play(&["farm A1 A2", "farm A1 A2"]);
    assert_eq!(scene.open().card, crate::drawn::card("gnoll-raid"));
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.column(), ["farmland", "temple-ruins"], "an ambush is not in the column");
    assert!(scene.may(0, "monster E1 E2 F1 G1 G2"), "the ambush needs no ruins space");
    scene.play(&["monster E1 E2 F1 G1 G2", "monster H1 H2 I1 J1 J2"]);
    assert_eq!(scene.open().card, crate::drawn::card("homestead"));
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.refused(1, "village F4 G4 G5 H4"), "cartographers-refused-misses-ruins");
}

#[test]
fn two_ruins_cards_with_an_ambush_between_them_ask_for_one_ruins_space() {
    let next = ["temple-ruins", "bugbear-assault", "outpost-ruins", "homestead", "orchard"];
    let mut scene = Scene::new(Wilderness, 2, "farmland", &next);
    scene.play(&["farm A1 A2", "farm A1 A2"]);
    assert!(scene.open().ruins_demanded);
    scene.play(&["monster E1 E3 F1 F3", "monster E1 E3 F1 F3"]);
    assert_eq!(scene.column(), ["farmland", "temple-ruins", "outpost-ruins", "homestead"]);
    assert!(scene.open().ruins_demanded);
    scene.play(&["village B2 C2 C3 D2", "farm B2 C2 C3 D2"]);
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert!(!scene.open().ruins_demanded);
}

#[test]
fn in_the_solo_game_an_ambush_after_a_ruins_card_is_drawn_and_the_demand_waits() {
    let mut scene =
        Scene::new(Wilderness, 1, "farmland", &["temple-ruins", "gnoll-raid", "outpost-ruins", "homestead"]);
    scene.play(&["farm K1 K2"]);
    let all = [("temple-ruins", 1), ("gnoll-raid", 1), ("outpost-ruins", 1), ("homestead", 3)];
    assert_eq!(revealed(&scene), all, "all are revealed in one step");
    assert_eq!(names(scene.sheet(0).land.of(cartographers::Terrain::Monster)), "A1 A2 B1 C1 C2");
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.open().ambushes.len(), 1);
    assert_eq!(scene.awaited(), [0]);
}

#[test]
fn an_ambush_takes_no_time_and_stays_out_of_the_column() {
    for side in Side::ALL {
        let mut scene = Scene::new(side, 2, "hamlet", &["kobold-onslaught", "great-river"]);
        scene.play(&["village A1 B1 B2", "village A1 B1 B2"]);
        assert_eq!((scene.time(), scene.open().ambushes.len()), (1, 1));
        assert_eq!(revealed(&scene), [("kobold-onslaught", 1)]);
        scene.play(&["monster D1 E1 E2 F1", "monster D1 E1 E2 F1"]);
        assert_eq!(scene.column(), ["hamlet", "great-river"]);
        assert_eq!(scene.time(), 2);
    }
}

#[test]
fn ruins_cards_and_rift_lands_take_no_time_so_the_season_goes_on() {
    // Seven of the eight units of time in spring have passed.
    let under = ["orchard", "homestead", "marshlands"];
    let mut scene = Scene::new(Wastelands, 1, "farmland", &["rift-lands", "temple-ruins", "outpost-ruins", "hamlet"])
        .in_season("spring", &under);
    assert_eq!(scene.time(), 7);
    scene.play(&["farm A1 A2"]);
    assert_eq!((scene.open().card, scene.time()), (crate::drawn::card("rift-lands"), 7));
    scene.play(&["forest K1"]);
    assert_eq!(scene.open().season.name(), "spring");
    assert_eq!((scene.open().card, scene.time()), (crate::drawn::card("hamlet"), 8));
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.awaited(), [0], "the card that reaches the threshold is still drawn");
    scene.play(&["village G1 G2 H1"]);
    assert_eq!(scene.open().season.name(), "summer");
}

#[test]
fn everybody_is_told_who_drew_what_before_the_next_card() {
    let mut scene = Scene::new(Wilderness, 2, "great-river", &["orchard"]);
    scene.play(&["water A1 A2 A3", "water G3 G4 H2 H3 I2"]);
    let drawn = |event: &Event| match event {
        Event::Drawn { seat, sheet, terrain, spaces, coins } => {
            assert_eq!(seat, sheet);
            (*seat, terrain.letter(), names(spaces.0), coins.shape, coins.mountains)
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(scene.events.len(), 3);
    assert_eq!(drawn(&scene.events[0]), (Seat(0), 'W', "A1 A2 A3".to_owned(), 1, 0));
    assert_eq!(drawn(&scene.events[1]), (Seat(1), 'W', "G3 G4 H2 H3 I2".to_owned(), 0, 0));
    assert_eq!(revealed(&scene), [("orchard", 3)]);
}
