//! Refused actions and the rules that refuse them: every refusal, each in a drawn position.

use crate::drawn::{Scene, code, space};
use misterra::{Action, Laying, Misterra, Options, Refusal, Sketch, Terrain};
use table::{Arg, Choices as _, EventSink, Game, Refused, Seat, SeedText, SetUp, Table, ToPhrase};

const COAST: &str = "..... ..... ..J.. ..S.. .lM..";

fn scene() -> Scene {
    Scene::new(2).island(COAST).meeple(0, "c0").meeple(1, "a0")
}

#[test]
fn texts_that_are_not_actions() {
    for text in [
        "",
        "go",
        "go  a0",
        " stay",
        "stay ",
        "Stay",
        "go a0 b0",
        "take",
        "map jungle c1 lagoon",
        "keep 1",
        "otoma claims",
        "otoma b1",
        "fly a0",
    ] {
        assert_eq!(scene().refused(text), "misterra-refused-unknown-action", "{text:?}");
    }
}

#[test]
fn unknown_spaces_terrains_sketches_and_presumptions() {
    for text in ["go a6", "go f0", "go A0", "go a00", "go sea", "otoma claims a6"] {
        assert_eq!(scene().refused(text), "misterra-refused-unknown-space", "{text:?}");
    }
    for text in ["map swamp c1 lagoon c2", "map Jungle c1 lagoon c2", "map jungle c1 j c2"] {
        assert_eq!(scene().taken("jungle-lagoon").refused(text), "misterra-refused-unknown-terrain", "{text:?}");
    }
    for text in ["take jungle", "take lagoon-jungle", "exchange jungle-sea"] {
        assert_eq!(scene().moved().refused(text), "misterra-refused-unknown-sketch", "{text:?}");
    }
    for text in ["keep 0 1", "keep 1 32", "keep 01 2", "keep one 2", "keep 1 300"] {
        assert_eq!(scene().refused(text), "misterra-refused-unknown-presumption", "{text:?}");
    }
    assert_eq!(scene().refused("keep 7 7"), "misterra-refused-same-presumption");
}

#[test]
fn an_action_of_another_step() {
    for text in ["take jungle-jungle", "claim", "leave", "exchange jungle-jungle", "keep 1 2", "otoma claims a1"] {
        assert_eq!(scene().refused(text), "misterra-refused-other-step", "{text:?}");
    }
    for text in ["stay", "go b0", "leave", "claim"] {
        assert_eq!(scene().moved().refused(text), "misterra-refused-other-step", "{text:?}");
    }
    for text in ["stay", "take jungle-jungle", "exchange jungle-jungle"] {
        assert_eq!(scene().taken("jungle-lagoon").refused(text), "misterra-refused-other-step", "{text:?}");
    }
}

#[test]
fn a_presumption_that_was_not_dealt() {
    let scene = Scene::with_options(2, "presumptions1=1+2");
    assert_eq!(scene.refused("keep 1 2"), "misterra-refused-not-dealt");
    let hand = &scene.position.own[0].hand;
    assert_eq!(scene.refused(&format!("keep 1 {}", hand[0].number())), "misterra-refused-not-dealt");
    assert!(scene.may(&format!("keep {} {}", hand[3].number(), hand[0].number())), "in either order");
}

#[test]
fn illegal_moves() {
    assert_eq!(Scene::new(2).refused("go a1"), "misterra-refused-begins-on-beach");
    assert_eq!(Scene::new(2).refused("stay"), "misterra-refused-not-placed");
    assert_eq!(scene().refused("go c0"), "misterra-refused-already-there");
    assert_eq!(scene().refused("go d1"), "misterra-refused-empty-space");
    assert_eq!(scene().refused("go c2"), "misterra-refused-too-far");
    assert_eq!(scene().refused("go e0"), "misterra-refused-too-far");
}

#[test]
fn unavailable_sketches() {
    assert_eq!(scene().moved().refused("take lagoon-lagoon"), "misterra-refused-not-in-display");
    assert_eq!(scene().meeple(0, "b1").moved().refused("exchange lagoon-lagoon"), "misterra-refused-not-in-display");
    assert_eq!(scene().moved().refused("exchange jungle-jungle"), "misterra-refused-not-on-lagoon");
    let mut exchanged = scene().meeple(0, "b1").moved();
    let _ = exchanged.play("exchange jungle-jungle");
    assert_eq!(exchanged.refused("exchange jungle-lagoon"), "misterra-refused-already-exchanged");
}

#[test]
fn illegal_layings() {
    let taken = || scene().taken("jungle-lagoon");
    assert_eq!(scene().refused("map jungle c1 lagoon c2"), "misterra-refused-no-sketch-taken");
    assert_eq!(taken().refused("map jungle c1 jungle c2"), "misterra-refused-other-sketch");
    assert_eq!(taken().refused("map mountain c1 steppe c2"), "misterra-refused-other-sketch");
    assert_eq!(taken().refused("map jungle c1 lagoon d2"), "misterra-refused-not-adjacent");
    assert_eq!(taken().refused("map jungle c1 lagoon c1"), "misterra-refused-not-adjacent");
    assert_eq!(taken().refused("map jungle e1 lagoon a2"), "misterra-refused-not-adjacent");
    assert_eq!(taken().refused("map jungle c1 lagoon c0"), "misterra-refused-on-the-beach");
    assert_eq!(taken().refused("map jungle a1 lagoon a2"), "misterra-refused-not-seen");
    assert_eq!(taken().meeple(0, "c3").refused("map jungle c3 lagoon c4"), "misterra-refused-on-jungle");
}

#[test]
fn a_double_in_the_other_order() {
    let scene = scene().taken("jungle-jungle");
    let turned = Laying::new(space("c2"), space("c1")).unwrap();
    assert_eq!(Misterra::check(scene.position.view(Seat(0)), Action::Map(turned)), Err(Refusal::SameAsTurned));
    assert_eq!(code(&Refusal::SameAsTurned), "misterra-refused-same-as-turned");
    assert!(scene.may("map jungle c2 jungle c1"), "a person may write it either way");
}

#[test]
fn illegal_claims() {
    let claim = |scene: Scene| scene.taken("jungle-lagoon").refused("claim");
    assert_eq!(claim(scene()), "misterra-refused-nothing-to-claim");
    assert_eq!(claim(scene().meeple(0, "b1")), "misterra-refused-not-confirmed");
    assert_eq!(claim(scene().meeple(0, "c1").claims(1, "c1")), "misterra-refused-region-claimed");
    assert_eq!(
        claim(scene().island("M.... ..... ..J.. ..S.. .lM..").meeple(0, "c1").claims(0, "a5")),
        "misterra-refused-terrain-claimed"
    );
    let three = scene().island("L.... J.... ..J.. S.S.. .lM..").meeple(0, "c1").claims(0, "a5 a4 a2");
    assert_eq!(claim(three), "misterra-refused-no-marker");
}

#[test]
fn any_action_of_a_seat_that_is_not_awaited() {
    let scene = scene();
    for view in [scene.position.view(Seat(1)), scene.position.spectator()] {
        assert_eq!(Misterra::check(view, Action::Stay), Err(Refusal::NothingAsked));
        assert!(Misterra::choices(view).is_empty());
    }
    assert_eq!(code(&Refusal::NothingAsked), "misterra-refused-nothing-asked");
}

#[test]
fn phrases_name_the_cause_of_a_refusal() {
    let args = |refusal: Refusal| refusal.phrase().args;
    let term = |name: &str| Arg::Term(format!("misterra-terrain-{name}"));
    assert_eq!(args(Refusal::TooFar(space("c2"))), [("space", Arg::Text("c2".to_owned()))]);
    assert_eq!(
        args(Refusal::NotInDisplay(Sketch::named("jungle-steppe").unwrap())),
        [("one", term("jungle")), ("other", term("steppe"))]
    );
    assert_eq!(args(Refusal::TerrainClaimed(Terrain::Lagoon)), [("terrain", term("lagoon"))]);
    let card = Refusal::NotDealt(crate::drawn::card(18));
    assert_eq!(args(card), [("number", Arg::Number(18)), ("card", Arg::Term("misterra-card-18".to_owned()))]);
}

#[test]
fn the_table_refuses_seats_that_are_not_awaited_and_games_that_are_over() {
    let set_up = SetUp { seats: 2, options: Options::default(), seed: SeedText::new("refusals").unwrap() };
    let mut table: Table<Misterra> = Table::open(set_up, &mut EventSink::nobody()).unwrap();
    assert_eq!(table.seal(Seat(2), Action::Stay), Err(Refused::NotAwaited(Seat(2))));
    while let Some(seat) = table.awaited().first() {
        let first = Misterra::choices(table.view(seat)).nth(0).unwrap();
        let _ = table.act(seat, first, &mut EventSink::nobody()).unwrap();
    }
    assert_eq!(table.seal(Seat(0), Action::Stay), Err(Refused::Over));
}
