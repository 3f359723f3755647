//! The chapter *Move*: steps, steppe, the beach.

use crate::drawn::{Scene, island, space, texts};
use misterra::{Event, Step, walk};

/// Asserts where a meeple can go.
#[track_caller]
fn goes(picture: &str, meeple: &str, to: &str) {
    assert_eq!(
        walk::destinations(&island(picture), Some(space(meeple))).to_string(),
        to,
        "from {meeple} on\n{picture}"
    );
}

#[test]
fn the_first_half_day_begins_anywhere_on_the_beach_without_staying() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.choices(), texts(&["go a0", "go b0", "go c0", "go d0", "go e0"]));
    let _ = scene.play("go d0");
    assert_eq!(scene.open().explorers[0].meeple, Some(space("d0")));
    assert!(matches!(scene.events[..], [Event::Placed { to, .. }] if to == space("d0")));
    assert_eq!(scene.open().step, Step::Sketch { exchanged: false });
}

#[test]
fn a_placed_meeple_may_stay() {
    let mut scene = Scene::new(2).meeple(0, "c0");
    assert_eq!(scene.choices(), texts(&["stay", "go b0", "go d0"]));
    let _ = scene.play("stay");
    assert_eq!(scene.open().explorers[0].meeple, Some(space("c0")));
}

#[test]
fn a_step_leads_to_the_beach_or_to_a_tile_and_never_to_an_empty_space() {
    let picture = "
        .....
        .....
        ..J..
        .lM..
        .J...";
    goes(picture, "a0", "b0");
    goes(picture, "b0", "a0 b1 c0");
    goes(picture, "b1", "b0 b2");
    goes(picture, "b2", "b1 c2");
    goes(picture, "c2", "b2 c3");
    goes(picture, "c3", "c2");
    goes(picture, "e0", "d0");
}

#[test]
fn steps_are_orthogonal_and_do_not_wrap_around_the_edge() {
    let picture = "
        .....
        J....
        ....M
        .....
        M...L";
    goes(picture, "a1", "a0");
    goes(picture, "e1", "e0");
    goes(picture, "e3", "");
    goes(picture, "a4", "");
}

#[test]
fn steppe_allows_another_step_and_so_on() {
    // As in the rulebook's example: two steppes in a row, and then a lagoon.
    let picture = "
        .....
        .....
        ..L..
        .sS..
        .M...";
    goes(picture, "b1", "b0 b2 c2 c3");
    goes(picture, "c3", "b1 b2 c2");
    // From steppe the first step is an ordinary one.
    goes(picture, "b2", "b1 c2 c3");
}

#[test]
fn only_arriving_on_steppe_counts() {
    // The steppe under the meeple gives no extra step.
    goes("..... ..... ..... ..M.. ..SJM", "c1", "c0 c2 d1");
    // Through the steppe back onto the beach further along.
    goes("..... ..... ..... ..... .SSS.", "b0", "a0 b1 c0 c1 d0 d1");
    // Steppe after steppe, around three sides of the island; the mountain ends the walk.
    goes("SSSS. S..S. S..S. S..S. SJ.MS", "a0", "a1 a2 a3 a4 a5 b0 b1 b5 c5 d1 d2 d3 d4 d5");
}

#[test]
fn a_walk_does_not_end_where_it_began() {
    goes("..... ..... ..... ..... .SS..", "b1", "b0 c0 c1");
}

#[test]
fn meeples_may_share_a_space() {
    let scene = Scene::new(2).meeple(0, "b0").meeple(1, "c0");
    assert!(scene.may("go c0"));
}

#[test]
fn hazy_tiles_count_like_confirmed_ones() {
    goes("..... ..... ..... .m... .s...", "b0", "a0 b1 b2 c0");
    goes("..... ..... ..... .M... .S...", "b0", "a0 b1 b2 c0");
}

#[test]
fn with_an_empty_display_the_half_day_ends_after_the_move() {
    let mut scene = Scene::new(2).meeple(0, "c0").meeple(1, "c0").display(&[]).deck(&[]);
    let _ = scene.play("go b0");
    assert_eq!(scene.open().half_day, misterra::HalfDay::Afternoon);
    assert_eq!(scene.open().step, Step::Move);
    let _ = scene.play("stay");
    assert_eq!(scene.open().turn, table::Seat(1), "after two such half days the turn is over");
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::NoSketch { .. })).count(), 2);
}
