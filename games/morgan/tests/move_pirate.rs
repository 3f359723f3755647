//! The chapter *Move the pirate*: steps, gaps and tolls.

use crate::drawn::{RECTANGLE, Scene, texts};
use morgan::{Event, Phase};
use table::{Revealed, Seat, Seats};

#[test]
fn up_to_two_steps_to_the_next_tiles() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Li"]);
    assert_eq!(scene.choices(), texts(&["step north", "step east", "step south", "step west", "draw"]));
    scene.play(&["step north", "step west"]);
    assert_eq!(scene.player(0).pirate, Some(crate::drawn::tile("Bc")));
    assert_eq!(scene.revealed, Revealed::Nothing);
    assert_eq!(scene.open().turn.phase, Phase::Walk);
    assert_eq!(scene.refused_text("step north"), "morgan-refused-no-steps-left");
    assert_eq!(scene.choices(), texts(&["draw"]));
}

#[test]
fn land_and_water_do_not_matter_but_gaps_do() {
    let picture = "
        Li/LLLL To/LLLL ..      Oa/LLLL
        Sw/LWLW Bc/LWLW Gt/LWLW Sk/LWLW
        Tc      Bn      Om      Bm
        Tp      Wb      Rb      Sh
        Pr      Sf      S1      S2
        ..      ..      An      ..";
    let scene = Scene::new(picture, &["Bc", "S2"]);
    assert_eq!(scene.choices(), texts(&["step north", "step east", "step south", "step west", "draw"]));
    let beside_gap = Scene::new(picture, &["To", "S2"]);
    assert_eq!(beside_gap.refused_text("step east"), "morgan-refused-gap");
    assert_eq!(beside_gap.refused_text("step north"), "morgan-refused-gap");
    assert_eq!(beside_gap.choices(), texts(&["step south", "step west", "draw"]));
}

#[test]
fn entering_a_tile_costs_a_doubloon_to_each_pirate_there() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Gt", "Gt", "Gt"]).with_doubloons(0, 3);
    scene.play(&["step north"]);
    assert_eq!(scene.doubloons(), [0, 3, 3, 3]);
    let paid: Seats = [Seat(1), Seat(2), Seat(3)].into_iter().collect();
    assert_eq!(scene.last(), &Event::Stepped { seat: Seat(0), tile: crate::drawn::tile("Gt"), at: (2, 1), paid });
    scene.play(&["step north"]);
    assert_eq!(scene.doubloons(), [0, 3, 3, 3], "leaving is free");
}

#[test]
fn a_toll_is_paid_every_time() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Gt"]).with_face_up(0, "tomb-1");
    scene.play(&["step north", "step north", "use boots", "step south"]);
    assert_eq!(scene.doubloons(), [0, 4]);
    assert_eq!(scene.player(0).pirate, Some(crate::drawn::tile("Gt")));
}

#[test]
fn a_pirate_that_cannot_pay_may_not_enter() {
    let scene = Scene::new(RECTANGLE, &["Om", "Gt", "Gt", "Gt"]);
    assert_eq!(scene.refused_text("step north"), "morgan-refused-cannot-pay");
    assert!(scene.may_text("step south"));
    assert!(Scene::new(RECTANGLE, &["Om", "Gt", "Gt", "Rb"]).may_text("step north"), "two for two");
}

#[test]
fn a_doubloon_card_may_be_cashed_in_on_the_way() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Gt"]).with_doubloons(0, 0).with_face_up(0, "tomb-2");
    scene.play(&["step west"]);
    assert_eq!(scene.open().turn.phase, Phase::Walk);
    let mut scene = Scene::new(RECTANGLE, &["Om", "Gt"]).with_doubloons(0, 0).with_face_up(0, "tomb-2");
    assert_eq!(scene.refused_text("step north"), "morgan-refused-cannot-pay");
    scene.play(&["use doubloons", "step north"]);
    assert_eq!(scene.doubloons(), [1, 3]);
}

#[test]
fn pirates_may_share_a_tile_and_leave_it_freely() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Om", "Om"]).with_doubloons(0, 0);
    scene.play(&["step north"]);
    assert_eq!(scene.doubloons(), [0, 2, 2]);
    assert_eq!(scene.refused_text("step south"), "morgan-refused-cannot-pay");
}

#[test]
fn boots_give_two_steps_more_each() {
    let mut scene = Scene::new(RECTANGLE, &["Pr", "S2"]).with_face_up(0, "tomb-1 oasis-1");
    scene.play(&["step north", "step north", "use boots", "use boots"]);
    assert_eq!(scene.open().turn.steps, 4);
    scene.play(&["step north", "step north", "step east", "step east"]);
    assert_eq!(scene.player(0).pirate, Some(crate::drawn::tile("Oa")));
    assert_eq!(scene.refused_text("step east"), "morgan-refused-no-steps-left");
}

#[test]
fn no_steps_after_digging_or_discarding() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "old-mill-0 tomb-0").with_face_up(0, "skull-1");
    scene.play(&["play old-mill-0"]);
    assert_eq!(scene.refused_text("step north"), "morgan-refused-walk-over");
    assert_eq!(scene.refused_text("use boots"), "morgan-refused-walk-over");
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "tomb-0");
    scene.play(&["discard tomb-0"]);
    assert_eq!(scene.refused_text("step north"), "morgan-refused-walk-over");
}

#[test]
fn a_walk_takes_the_cheapest_path() {
    // A pirate stands straight to the north; the way around it takes four steps.
    let scene = Scene::new(RECTANGLE, &["Om", "Gt"]);
    let to_oasis = |steps| {
        let walks = scene.open().walks(Seat(0), steps);
        walks.into_iter().find(|walk| walk.to == crate::drawn::tile("Oa")).map(|walk| (walk.toll, walk.path.len()))
    };
    assert_eq!((to_oasis(1), to_oasis(2), to_oasis(3), to_oasis(4)), (None, Some((1, 2)), Some((1, 2)), Some((0, 4))));
}
