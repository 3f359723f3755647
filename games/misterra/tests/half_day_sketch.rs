//! The chapter *Choose a sketch card*: the display, the lagoon, refilling.

use crate::drawn::{DISPLAY, Scene, sketch, texts};
use misterra::{Event, Step};
use table::Revealed;

const LAGOON: &str = "..... ..... ..... ..... ..L..";

#[test]
fn a_sketch_must_be_taken_and_each_kind_is_listed_once() {
    let scene = Scene::new(2).meeple(0, "a0").moved();
    assert_eq!(scene.choices(), texts(&DISPLAY.map(|name| format!("take {name}")).each_ref().map(String::as_str)));
    let scene = scene.display(&["jungle-jungle", "jungle-jungle", "steppe-steppe"]);
    assert_eq!(scene.choices(), texts(&["take jungle-jungle", "take steppe-steppe"]));
}

#[test]
fn a_taken_sketch_is_not_replaced_yet() {
    let mut scene = Scene::new(2).meeple(0, "a0").moved();
    assert_eq!(scene.play("take lagoon-mountain"), Revealed::Nothing);
    assert_eq!(scene.display_names(), ["jungle-jungle", "jungle-lagoon", "mountain-steppe", "steppe-steppe"]);
    assert_eq!(scene.open().step, Step::Map { sketch: sketch("lagoon-mountain") });
}

#[test]
fn only_one_of_equal_sketches_is_taken() {
    let mut scene = Scene::new(2).meeple(0, "a0").moved().display(&["jungle-jungle", "jungle-jungle"]);
    let _ = scene.play("take jungle-jungle");
    assert_eq!(scene.display_names(), ["jungle-jungle"]);
}

#[test]
fn on_a_lagoon_one_sketch_may_be_exchanged_first() {
    let mut scene = Scene::new(2).island(LAGOON).meeple(0, "c1").moved().deck(&["mountain-mountain", "jungle-steppe"]);
    assert_eq!(scene.choices().len(), 10);
    assert_eq!(scene.play("exchange jungle-lagoon"), Revealed::Something);
    assert_eq!(scene.display_names()[1], "mountain-mountain", "the new one lies in its place");
    assert_eq!(scene.tucked_names(), ["jungle-lagoon"]);
    assert_eq!(scene.open().deck.unseen, 1);
    assert_eq!(scene.choices().len(), 5, "once a half day");
    assert_eq!(scene.refused("exchange jungle-jungle"), "misterra-refused-already-exchanged");
    let _ = scene.play("take mountain-mountain");
}

#[test]
fn a_hazy_lagoon_works_too_without_moving_and_again_in_the_next_half_day() {
    let mut scene = Scene::new(2).island("..... ..... ..... ..... ..l..").meeple(0, "c1");
    scene.play_all(&["stay", "exchange jungle-jungle", "take steppe-steppe", "leave", "stay"]);
    assert!(scene.may("exchange jungle-lagoon"));
    scene.play_all(&["exchange jungle-lagoon", "take steppe-steppe", "leave"]);
    assert_eq!(scene.tucked_names(), ["jungle-lagoon", "jungle-jungle"], "the later one lies lower");
}

#[test]
fn sketches_are_exchanged_only_on_a_lagoon() {
    for (picture, meeple) in [(LAGOON, "c0"), ("..... ..... ..... ..... ..M..", "c1")] {
        let scene = Scene::new(2).island(picture).meeple(0, meeple).moved();
        assert_eq!(scene.refused("exchange jungle-jungle"), "misterra-refused-not-on-lagoon");
    }
}

#[test]
fn with_an_empty_deck_the_same_card_comes_back() {
    let mut scene = Scene::new(2).island(LAGOON).meeple(0, "c1").moved().deck(&[]);
    assert_eq!(scene.play("exchange jungle-lagoon"), Revealed::Nothing);
    assert_eq!(scene.display_names(), DISPLAY);
    assert!(scene.open().deck.is_empty());
    assert_eq!(scene.open().step, Step::Sketch { exchanged: true });
}

#[test]
fn tucked_cards_are_drawn_last_and_reveal_nothing() {
    let mut scene = Scene::new(2).island(LAGOON).meeple(0, "c1").meeple(1, "a0").deck(&["mountain-mountain"]);
    scene.play_all(&["stay", "exchange jungle-jungle", "take steppe-steppe", "leave"]);
    scene.play_all(&["stay"]);
    // The deck holds only the tucked card, which everybody knows.
    assert_eq!(scene.play("exchange jungle-lagoon"), Revealed::Nothing);
    assert_eq!(scene.display_names()[1], "jungle-jungle");
    assert_eq!(scene.tucked_names(), ["jungle-lagoon"]);
}

#[test]
fn after_two_half_days_the_display_is_refilled_to_five() {
    let mut scene =
        Scene::new(2).meeple(0, "a0").meeple(1, "a0").deck(&["jungle-mountain", "lagoon-lagoon", "jungle-steppe"]);
    scene.play_all(&["stay", "take jungle-jungle", "leave", "stay", "take steppe-steppe"]);
    assert_eq!(scene.play("leave"), Revealed::Something);
    assert_eq!(
        scene.display_names(),
        ["jungle-lagoon", "lagoon-mountain", "mountain-steppe", "jungle-mountain", "lagoon-lagoon"]
    );
    let came = scene.events.iter().find_map(|event| match event {
        Event::Refilled { sketches } => Some(sketches.iter().map(|sketch| sketch.name()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(came, Some(vec!["jungle-mountain", "lagoon-lagoon"]));
}

#[test]
fn when_the_deck_runs_out_play_goes_on_with_the_display() {
    let mut scene = Scene::new(2).meeple(0, "a0").meeple(1, "a0").deck(&["jungle-mountain"]);
    scene.play_all(&["stay", "take jungle-jungle", "leave", "stay", "take steppe-steppe", "leave"]);
    assert_eq!(scene.display_names().len(), 4);
    scene.play_all(&["stay", "take jungle-lagoon", "leave", "stay", "take lagoon-mountain"]);
    assert_eq!(scene.play("leave"), Revealed::Nothing, "nothing is left to be revealed");
    assert_eq!(scene.display_names().len(), 2);
}

#[test]
fn sketches_that_are_not_laid_leave_the_game() {
    let mut scene = Scene::new(2).meeple(0, "a0").moved();
    scene.play_all(&["take jungle-lagoon", "leave", "stay", "take steppe-steppe", "map steppe a1 steppe a2"]);
    let kind = |name: &str| usize::from(sketch(name).number());
    assert_eq!(scene.open().discarded[kind("jungle-lagoon")], 1);
    assert_eq!(scene.open().laid[kind("steppe-steppe")], 1);
}
