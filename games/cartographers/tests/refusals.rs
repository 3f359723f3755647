//! Every refusal and its rule, each in a drawn position.

use crate::drawn::{Scene, WILDERNESS, code};
use cartographers::Side::Wilderness;
use cartographers::{Cartographers, Draw, Refusal, Slot, Terrain};
use table::{Arg, Choices as _, EventSink, Game, Refused, Sealed, Seat, SeedText, SetUp, Table, ToPhrase};

/// One player, a forest on A1 and A2.
fn scene(card: &str) -> Scene {
    Scene::new(Wilderness, 1, card, &[]).with_land(0, &WILDERNESS.replacen("...........", "FF.........", 1))
}

#[track_caller]
fn check(scene: &Scene, draw: Draw) -> Refusal {
    Cartographers::check(scene.position.view(Seat(0)), draw).expect_err("a rule is broken")
}

#[test]
fn a_word_that_is_no_terrain() {
    for text in ["lava A1 A2", "Farm A3 A4", "mountain A3 A4", "", " farm A3 A4"] {
        assert_eq!(scene("farmland").refused(0, text), "cartographers-refused-unknown-terrain", "{text:?}");
    }
}

#[test]
fn a_word_that_is_no_space_or_one_named_twice() {
    for text in [
        "farm L1 K1",
        "farm A0 A1",
        "farm A12 A11",
        "farm A3 A3",
        "farm a3 a4",
        "farm A3  A4",
        "farm A3 ",
        "farm A03 A4",
    ] {
        assert_eq!(scene("farmland").refused(0, text), "cartographers-refused-unknown-space", "{text:?}");
    }
}

#[test]
fn spaces_that_no_shape_of_the_card_covers() {
    for text in ["farm A3 A5", "farm A3 B4", "farm A3 A4 A5", "farm"] {
        assert_eq!(scene("farmland").refused(0, text), "cartographers-refused-not-on-card", "{text:?}");
    }
}

#[test]
fn a_second_shape_that_the_card_does_not_have() {
    let draw = Draw::new(Slot::Second, Terrain::Forest, 0, 40);
    assert_eq!(check(&scene("orchard"), draw), Refusal::NoSuchShape);
    assert_eq!(code(&Refusal::NoSuchShape), "cartographers-refused-no-such-shape");
}

#[test]
fn an_orientation_with_the_same_cells_as_a_lower_one() {
    // A line has the same cells after a half turn and in a mirror; the single square always has.
    for orientation in 2..8 {
        let draw = Draw::new(Slot::First, Terrain::Water, orientation, 40);
        assert_eq!(check(&scene("great-river"), draw), Refusal::SameAsLower, "{orientation}");
    }
    let draw = Draw::new(Slot::Single, Terrain::Water, 1, 40);
    assert_eq!(check(&scene("great-river"), draw), Refusal::SameAsLower);
    assert_eq!(code(&Refusal::SameAsLower), "cartographers-refused-same-as-lower");
}

#[test]
fn a_shape_that_reaches_over_the_edge() {
    // As printed, the line is upright: from J1 on, it leaves the sheet at the bottom. Turned, it leaves the sheet on
    // the right from A10 on.
    let standing = |anchor| Draw::new(Slot::First, Terrain::Water, 0, anchor);
    let lying = |anchor| Draw::new(Slot::First, Terrain::Water, 1, anchor);
    for draw in [standing(9 * 11), standing(10 * 11 + 10), lying(9), lying(5 * 11 + 10)] {
        assert_eq!(check(&scene("great-river"), draw), Refusal::OffSheet);
    }
    assert!(Cartographers::check(scene("great-river").position.view(Seat(0)), standing(8 * 11)).is_ok());
    assert!(Cartographers::check(scene("great-river").position.view(Seat(0)), lying(8)).is_ok());
    assert_eq!(code(&Refusal::OffSheet), "cartographers-refused-off-sheet");
}

#[test]
fn a_terrain_that_is_not_on_the_card() {
    let scene = scene("orchard");
    assert_eq!(scene.refused(0, "water B1 B2 B3 C3"), "cartographers-refused-terrain");
    assert_eq!(scene.refused(0, "monster B1 B2 B3 C3"), "cartographers-refused-terrain");
    let phrase = Refusal::Terrain(Terrain::Water).phrase();
    assert_eq!(phrase.args, [("terrain", Arg::Term("cartographers-terrain-water".to_owned()))]);
}

#[test]
fn spaces_that_are_filled_already() {
    let scene = scene("farmland");
    let view = scene.position.view(Seat(0));
    let refused = Cartographers::check(view, scene.read(0, "farm A2 A3")).expect_err("A2 is forest");
    assert_eq!(refused, Refusal::Filled(crate::drawn::spaces("A2")), "only the filled spaces are named");
    let spaces = ("spaces", Arg::Text("A2".to_owned()));
    assert_eq!(refused.phrase().args, [spaces, ("count", Arg::Number(1))]);
    assert_eq!(scene.refused(0, "farm A1 A2"), "cartographers-refused-filled");
    assert_eq!(scene.refused(0, "farm F6 F7"), "cartographers-refused-filled");
}

#[test]
fn a_shape_beside_the_ruins_when_ruins_are_demanded() {
    let scene = scene("farmland").after_ruins();
    assert_eq!(scene.refused(0, "farm B1 B2"), "cartographers-refused-misses-ruins");
    assert!(scene.may(0, "farm B2 C2"));
}

#[test]
fn the_single_square_while_a_shape_fits() {
    assert_eq!(scene("farmland").refused(0, "farm A3"), "cartographers-refused-shape-fits");
    assert_eq!(scene("farmland").after_ruins().refused(0, "forest C2"), "cartographers-refused-shape-fits");
}

#[test]
fn any_drawing_by_a_seat_that_is_not_asked() {
    let scene = Scene::new(Wilderness, 2, "farmland", &[]).awaiting(&[0]);
    let draw = scene.read(0, "farm A1 A2");
    let refused = Cartographers::check(scene.position.view(Seat(1)), draw);
    assert_eq!(refused, Err(Refusal::NothingAsked));
    assert_eq!(scene.refused(1, "farm A1 A2"), "cartographers-refused-nothing-asked");
    assert_eq!(Cartographers::check(scene.position.spectator(), draw), Err(Refusal::NothingAsked));
    assert!(Cartographers::choices(scene.position.spectator()).is_empty());
    assert!(scene.choices(1).is_empty());
}

fn table(seats: u8) -> Table<Cartographers> {
    let seed = SeedText::new("refusals").expect("a seed");
    Table::open(SetUp { seats, options: Default::default(), seed }, &mut EventSink::nobody()).expect("a game")
}

fn first_choice(table: &Table<Cartographers>, seat: Seat) -> Draw {
    Cartographers::choices(table.view(seat)).nth(0).expect("an awaited seat can draw")
}

#[test]
fn at_the_table_a_seat_that_is_not_awaited() {
    let mut table = table(2);
    let draw = first_choice(&table, Seat(0));
    for stranger in [Seat(2), Seat(99), Seat(127), Seat(128), Seat(255)] {
        let refused = table.seal(stranger, draw).expect_err("nobody sits there");
        assert_eq!(refused, Refused::NotAwaited(stranger));
        assert_eq!(code(&refused), "refused-not-awaited");
    }
    assert_eq!(table.awaited().len(), 2);
}

#[test]
fn at_the_table_a_drawing_that_breaks_a_rule_and_a_new_one_in_its_place() {
    let mut table = table(2);
    let draw = first_choice(&table, Seat(1));
    let bad = Draw::new(Slot::Single, draw.terrain(), 1, draw.anchor());
    assert_eq!(table.seal(Seat(1), bad), Err(Refused::Rule(Refusal::SameAsLower)));
    assert_eq!(table.awaited().len(), 2, "a refused drawing is not sealed");
    assert_eq!(table.seal(Seat(1), draw), Ok(Sealed::Waiting));
    let other = Cartographers::choices(table.view(Seat(1))).nth(1).expect("a second choice");
    assert_eq!(table.seal(Seat(1), other), Ok(Sealed::Waiting), "it may be replaced until all drawings are in");
    assert_eq!(table.sealed(Some(Seat(1))).collect::<Vec<_>>(), [(Seat(1), other)]);
    assert_eq!(table.sealed(Some(Seat(0))).count(), 0);
    assert_eq!(table.log(), []);
}

#[test]
fn at_the_table_any_drawing_after_the_end_of_the_game() {
    let mut table = table(1);
    let draw = first_choice(&table, Seat(0));
    while !table.awaited().is_empty() {
        let draw = first_choice(&table, Seat(0));
        table.act(Seat(0), draw, &mut EventSink::nobody()).expect("a choice is legal");
    }
    let refused = table.seal(Seat(0), draw).expect_err("the game is over");
    assert_eq!(refused, Refused::Over);
    assert_eq!(code(&refused), "refused-game-over");
}
