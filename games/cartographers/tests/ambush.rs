//! The chapter *Terrain Types*, ambush: sheets are passed and monsters drawn on them.

use crate::drawn::{Scene, full_but, names, texts};
use cartographers::Side::{Wastelands, Wilderness};
use cartographers::{Coins, Event, Terrain};
use table::Seat;

/// The places where the seats draw. They all differ, so that the monsters show who drew them.
const BUGBEARS: [&str; 5] = ["A1 A3 B1 B3", "C3 C5 D3 D5", "E1 E3 F1 F3", "G1 G3 H1 H3", "J1 J3 K1 K3"];
const GNOLLS: [&str; 5] = ["A1 A2 B1 C1 C2", "D1 D2 E1 F1 F2", "G1 G2 H1 I1 I2", "D8 D9 E8 F8 F9", "G9 G10 H9 I9 I10"];

/// The sheets that hold the monsters of seats 0, 1, … after an ambush.
fn passed(card: &str, seats: usize, places: [&str; 5]) -> Vec<u8> {
    let mut scene = Scene::new(Wilderness, seats as u8, card, &["orchard"]);
    let drawings = places.map(|place| format!("monster {place}"));
    scene.play(&drawings.iter().map(String::as_str).take(seats).collect::<Vec<_>>());
    let sheet_of = |place: &&str| {
        let stands = |&sheet: &u8| scene.sheet(sheet).land.of(Terrain::Monster) == crate::drawn::spaces(place);
        (0..seats as u8).find(stands).expect("the monsters stand on some sheet")
    };
    places.iter().take(seats).map(sheet_of).collect()
}

#[test]
fn with_a_clockwise_arrow_each_draws_on_the_sheet_of_the_seat_before() {
    assert_eq!(passed("bugbear-assault", 2, BUGBEARS), [1, 0]);
    assert_eq!(passed("bugbear-assault", 3, BUGBEARS), [2, 0, 1]);
    assert_eq!(passed("bugbear-assault", 5, BUGBEARS), [4, 0, 1, 2, 3]);
}

#[test]
fn with_a_counterclockwise_arrow_each_draws_on_the_sheet_of_the_seat_after() {
    assert_eq!(passed("gnoll-raid", 2, GNOLLS), [1, 0]);
    assert_eq!(passed("gnoll-raid", 3, GNOLLS), [1, 2, 0]);
    assert_eq!(passed("gnoll-raid", 5, GNOLLS), [1, 2, 3, 4, 0]);
}

#[test]
fn after_the_ambush_the_sheets_are_back_and_the_card_has_left_the_game() {
    let mut scene = Scene::new(Wilderness, 3, "kobold-onslaught", &["farmland"]);
    scene.play(&["monster A1 B1 B2 C1", "monster A1 B1 B2 C1", "monster A1 B1 B2 C1"]);
    assert_eq!(scene.open().card, crate::drawn::card("farmland"));
    assert_eq!(scene.column(), ["farmland"]);
    assert_eq!(scene.open().ambushes.iter().map(|card| card.name()).collect::<Vec<_>>(), ["kobold-onslaught"]);
    assert_eq!((0..3).map(|seat| scene.open().sheet_drawn_by(Seat(seat)).0).collect::<Vec<_>>(), [0, 1, 2]);
    scene.play(&["farm K1 K2", "farm J1 K1", "farm H1 H2"]);
    assert_eq!(scene.sheet(0).land.rows()[10], "AA.........");
    assert_eq!(scene.sheet(2).land.rows()[7], "AA.........");
}

#[test]
fn the_monsters_are_drawn_in_any_rotation_or_reflection_anywhere_legal() {
    let scene = Scene::new(Wilderness, 2, "goblin-attack", &[])
        .with_land(1, &full_but(Wilderness, "D1 D2 D3 E1 E2 E3 F1 F2 F3"));
    assert_eq!(scene.choices(0), texts(&["monster D1 E2 F3", "monster D3 E2 F1"]));
    // On a blank sheet each of the two diagonals has 81 places. On the falling diagonals, B4 blocks 2 (it is never the
    // last of three), C9 3, F6 3, I3 3 and J8 2; likewise on the rising ones.
    assert_eq!(scene.choices(1).len(), 2 * (81 - 13));
    assert_eq!(scene.refused(1, "monster B4 C5 D6"), "cartographers-refused-filled");
}

#[test]
fn only_monsters_are_drawn_in_an_ambush() {
    let scene = Scene::new(Wilderness, 2, "kobold-onslaught", &[]);
    assert!(scene.choices(0).iter().all(|text| text.starts_with("monster ")));
    assert_eq!(scene.refused(0, "forest A1 B1 B2 C1"), "cartographers-refused-terrain");
}

#[test]
fn if_the_shape_fits_nowhere_a_single_monster_goes_where_the_neighbour_likes() {
    let scene =
        Scene::new(Wilderness, 2, "gnoll-raid", &["orchard"]).with_land(1, &full_but(Wilderness, "A1 A2 B1 C1 K11"));
    assert_eq!(scene.choices(0), texts(&["monster A1", "monster A2", "monster B1", "monster C1", "monster K11"]));
    let mut scene = scene;
    scene.play(&["monster K11", "monster A1 A2 B1 C1 C2"]);
    assert_eq!(scene.sheet(1).land.rows()[10], "FFFFFFFFFFX");
}

#[test]
fn nobody_draws_on_a_full_sheet() {
    // Bugbears go clockwise: seat 2 would draw on the full sheet of seat 1. Seat 1 still draws on the sheet of seat 0.
    let mut scene = Scene::new(Wilderness, 3, "farmland", &["bugbear-assault", "orchard"])
        .with_land(1, &full_but(Wilderness, "A1"));
    scene.play(&["farm K1 K2", "farm A1", "farm K1 K2"]);
    assert_eq!(scene.open().card, crate::drawn::card("bugbear-assault"));
    assert_eq!(scene.awaited(), [0, 1]);
    assert!(scene.choices(2).is_empty());
    scene.play(&["monster A1 A3 B1 B3", "monster E1 E3 F1 F3"]);
    assert_eq!(names(scene.sheet(2).land.of(Terrain::Monster)), "A1 A3 B1 B3");
    assert_eq!(names(scene.sheet(0).land.of(Terrain::Monster)), "E1 E3 F1 F3");
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert_eq!(scene.awaited(), [0, 2]);
}

#[test]
fn if_all_sheets_are_full_the_ambush_is_skipped() {
    let one_left = full_but(Wilderness, "A1");
    let mut scene = Scene::new(Wilderness, 2, "farmland", &["gnoll-raid", "orchard"])
        .with_land(0, &one_left)
        .with_land(1, &one_left);
    scene.play(&["farm A1", "farm A1"]);
    assert!(scene.open().ambushes.iter().any(|card| card.name() == "gnoll-raid"));
    assert_eq!(scene.awaited(), [0; 0], "and so does every card after it, to the end of the game");
    assert_eq!(scene.sheet(0).seasons().len(), 4);
}

#[test]
fn a_mountain_that_the_neighbour_surrounds_brings_its_owner_a_coin() {
    let almost = "
        ...V.......
        ..VMV......
        ........M..
        ...........
        ...........
        .....M.....
        ...........
        ...........
        ..M........
        .......M...
        ...........";
    let mut scene = Scene::new(Wilderness, 3, "kobold-onslaught", &["orchard"]).with_land(1, almost);
    // Kobolds go clockwise: seat 2 draws on the sheet of seat 1.
    scene.play(&["monster A1 B1 B2 C1", "monster A1 B1 B2 C1", "monster C3 C4 C5 D4"]);
    assert_eq!([0, 1, 2].map(|seat| scene.sheet(seat).coins), [0, 1, 0]);
    let drawn = scene.events.iter().find_map(|event| match event {
        Event::Drawn { seat: Seat(2), sheet, coins, .. } => Some((*sheet, *coins)),
        _ => None,
    });
    assert_eq!(drawn, Some((Seat(1), Coins { shape: 0, mountains: 1 })));
}

#[test]
fn a_ruins_demand_waits_until_after_the_ambush() {
    let mut scene = Scene::new(Wastelands, 2, "gnoll-raid", &["orchard"]).after_ruins();
    assert_eq!(scene.choices(0), Scene::new(Wastelands, 2, "gnoll-raid", &[]).choices(0));
    scene.play(&["monster A1 A2 B1 C1 C2", "monster A1 A2 B1 C1 C2"]);
    assert!(scene.open().ruins_demanded);
    assert_eq!(scene.refused(0, "forest K1 K2 K3 J1"), "cartographers-refused-misses-ruins");
    assert!(scene.may(0, "forest G1 G2 G3 H1"));
}

#[test]
fn ruins_covered_by_monsters_do_not_meet_a_demand() {
    let mut scene = Scene::new(Wilderness, 2, "gnoll-raid", &["rift-lands"]).after_ruins();
    scene.play(&["monster A1 A2 B1 C1 C2", "monster E1 E2 F1 G1 G2"]);
    assert!(scene.may(0, "forest C2"), "seat 1 drew elsewhere on the sheet of seat 0");
    assert_eq!(scene.refused(1, "forest C2"), "cartographers-refused-filled");
    assert_eq!(scene.choices(1).len(), 5 * 5);
}

#[test]
fn two_ambushes_may_come_one_after_the_other() {
    let mut scene = Scene::new(Wilderness, 3, "farmland", &["bugbear-assault", "gnoll-raid", "orchard"]);
    scene.play(&["farm K1 K2"; 3]);
    scene.play(&["monster A1 A3 B1 B3"; 3]);
    assert_eq!(scene.open().card, crate::drawn::card("gnoll-raid"));
    assert_eq!((0..3).map(|seat| scene.open().sheet_drawn_by(Seat(seat)).0).collect::<Vec<_>>(), [1, 2, 0]);
    scene.play(&["monster D1 D2 E1 F1 F2"; 3]);
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
    assert_eq!(scene.time(), 3);
}
