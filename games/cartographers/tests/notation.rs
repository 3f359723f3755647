//! Drawings as text: the terrain and the spaces, as a person would write them.

use std::collections::BTreeSet;

use crate::drawn::{Scene, full_but};
use cartographers::Side::{self, Wastelands, Wilderness};
use cartographers::{Cartographers, Draw, Refusal, Slot, Terrain, space_name, space_named};
use table::{Choices as _, Game, Seat};

#[test]
fn a_drawing_is_written_as_its_terrain_and_its_spaces_in_reading_order() {
    let scene = Scene::new(Wilderness, 1, "great-river", &[]);
    let show = |draw| Cartographers::show(scene.position.view(Seat(0)), draw);
    assert_eq!(show(Draw::new(Slot::First, Terrain::Water, 0, 0)), "water A1 B1 C1");
    assert_eq!(show(Draw::new(Slot::First, Terrain::Water, 1, 8)), "water A9 A10 A11");
    assert_eq!(show(Draw::new(Slot::Second, Terrain::Water, 0, 8 * 11 + 8)), "water I11 J10 J11 K9 K10");
    assert_eq!(show(Draw::new(Slot::Single, Terrain::Monster, 0, 120)), "monster K11");
}

#[test]
fn the_spaces_may_be_written_in_any_order() {
    let scene = Scene::new(Wilderness, 1, "great-river", &[]);
    assert_eq!(scene.read(0, "water C1 A1 B1"), scene.read(0, "water A1 B1 C1"));
}

#[test]
fn a_text_names_the_shape_that_covers_exactly_its_spaces() {
    let scene = Scene::new(Wilderness, 1, "hamlet", &[]);
    let read = |text| {
        let draw = scene.read(0, text);
        (draw.slot(), draw.terrain(), draw.orientation(), draw.anchor())
    };
    assert_eq!(read("village A1 B1 B2"), (Slot::First, Terrain::Village, 0, 0));
    assert_eq!(read("village A1 A2 A3 B1 B2"), (Slot::Second, Terrain::Village, 0, 0));
    assert_eq!(read("village K11"), (Slot::Single, Terrain::Village, 0, 120));
    // A terrain that is not on the card can be written; it is refused later.
    assert_eq!(read("water K11").1, Terrain::Water);
}

#[test]
fn rift_lands_single_space_is_the_shape_of_the_card() {
    let scene = Scene::new(Wilderness, 1, "rift-lands", &[]);
    assert_eq!(scene.read(0, "farm E5").slot(), Slot::First);
}

#[test]
fn a_refusal_of_a_text_names_the_wrong_word() {
    let scene = Scene::new(Wilderness, 1, "farmland", &[]);
    let parse = |text: &str| Cartographers::parse(scene.position.view(Seat(0)), text).expect_err(text);
    assert_eq!(parse("lava A1 A2"), Refusal::UnknownTerrain("lava".to_owned()));
    assert_eq!(parse(""), Refusal::UnknownTerrain(String::new()));
    assert_eq!(parse("farm A1 Z9"), Refusal::UnknownSpace("Z9".to_owned()));
    assert_eq!(parse("farm A1 A1"), Refusal::UnknownSpace("A1".to_owned()));
    assert_eq!(parse("farm A1, A2"), Refusal::UnknownSpace("A1,".to_owned()));
    assert_eq!(parse("farm "), Refusal::UnknownSpace(String::new()));
    assert_eq!(parse("farm A1 A3"), Refusal::NotOnCard(crate::drawn::spaces("A1 A3")));
    assert_eq!(parse("farm"), Refusal::NotOnCard(crate::drawn::spaces("")));
    assert_eq!(parse("farm\tA1 A2"), Refusal::UnknownTerrain("farm\tA1".to_owned()));
}

#[test]
fn spaces_have_names_from_a1_to_k11() {
    assert_eq!(
        (space_name(0), space_name(10), space_name(11), space_name(120)),
        ("A1".into(), "A11".into(), "B1".into(), "K11".into())
    );
    for space in 0..121 {
        assert_eq!(space_named(&space_name(space)), Some(space));
    }
    for bad in [
        "",
        "A",
        "1",
        "A0",
        "A12",
        "L1",
        "a1",
        "A01",
        "A+1",
        "A1 ",
        " A1",
        "A-1",
        "AA1",
        "A1B",
        "Ä1",
        "A١",
        "A999999999999",
    ] {
        assert_eq!(space_named(bad), None, "{bad:?}");
    }
}

/// Asserts that every choice has a different text, is parsed back as itself, and has its own number. Returns their
/// count.
#[track_caller]
fn round_trips(scene: &Scene) -> usize {
    let mut texts = BTreeSet::new();
    for seat in scene.awaited() {
        let view = scene.position.view(Seat(seat));
        texts.clear();
        let mut before = None;
        Cartographers::choices(view).for_each(|draw| {
            let text = Cartographers::show(view, draw);
            assert_eq!(Cartographers::parse(view, &text), Ok(draw), "{text}");
            assert_eq!(Cartographers::action(Cartographers::number(draw)), Some(draw), "{text}");
            assert!(before < Some(draw), "choices are sorted");
            before = Some(draw);
            assert!(texts.insert(text));
        });
    }
    texts.len()
}

#[test]
fn every_choice_of_every_card_on_blank_sheets_is_read_back_as_itself() {
    let explore = cartographers::Explore::all().filter(|card| !card.facts().ruins).map(|card| card.name());
    for name in explore.chain(cartographers::Ambush::all().map(|card| card.name())) {
        for side in Side::ALL {
            assert!(round_trips(&Scene::new(side, 2, name, &[])) > 100, "{name}");
            assert!(round_trips(&Scene::new(side, 2, name, &[]).after_ruins()) > 25, "{name}");
        }
    }
}

#[test]
fn the_single_squares_are_read_back_as_themselves() {
    let scene = Scene::new(Wastelands, 1, "homestead", &[]).with_land(0, &full_but(Wastelands, "A1 C3 K11"));
    assert_eq!(round_trips(&scene), 2 * 3);
    assert_eq!(round_trips(&scene.after_ruins()), 5 * 3);
}

#[test]
fn a_drawing_off_the_sheet_has_no_spaces_to_name() {
    let scene = Scene::new(Wilderness, 1, "great-river", &[]);
    let off = Draw::new(Slot::First, Terrain::Water, 0, 120);
    let text = Cartographers::show(scene.position.view(Seat(0)), off);
    assert!(Cartographers::parse(scene.position.view(Seat(0)), &text).is_err(), "{text}");
}

#[test]
fn a_drawing_is_its_slot_terrain_orientation_and_anchor() {
    for number in 0..Draw::NUMBERS {
        let draw = Draw::numbered(number).expect("below the count");
        assert_eq!(Draw::new(draw.slot(), draw.terrain(), draw.orientation(), draw.anchor()), draw);
        assert_eq!(draw.number(), number);
    }
}
