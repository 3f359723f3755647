//! The chapter *Dig for treasure*, with the rulebook's examples.

use crate::drawn::{RECTANGLE, Scene, cards, texts, treasure};
use morgan::{Event, Level, Phase};
use table::{Revealed, Seat};

/// The pirate stands on the old mill at (2, 2): the tomb at (1, 0) is 3 steps away, the green tree is 1 step away.
fn at_the_mill() -> Scene {
    Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "old-mill-0 tomb-3 green-tree-1 skull-3")
}

#[test]
fn a_card_holds_only_at_its_distance() {
    let scene = at_the_mill();
    assert!(scene.may_text("play old-mill-0") && scene.may_text("play tomb-3") && scene.may_text("play green-tree-1"));
    // The skull at (3, 1) is two steps away, not three.
    assert_eq!(scene.refused_text("play skull-3"), "morgan-refused-card-does-not-hold");
    assert_eq!(scene.refused_text("play skull-2"), "morgan-refused-not-in-hand");
}

#[test]
fn any_of_the_fitting_cards_may_be_played_in_ascending_order() {
    let mut scene = at_the_mill();
    scene.play(&["play tomb-3"]);
    assert_eq!(scene.choices(), texts(&["play green-tree-1", "play old-mill-0", "take I"]));
    scene.play(&["play green-tree-1"]);
    assert_eq!(scene.choices(), texts(&["play old-mill-0", "take I", "take II"]));
    let mut scene = at_the_mill();
    scene.play(&["play old-mill-0"]);
    assert_eq!(scene.refused_text("play tomb-3"), "morgan-refused-out-of-order", "the same cards in another order");
    assert_eq!(scene.revealed, Revealed::Nothing);
}

#[test]
fn cards_played_lie_face_up() {
    let mut scene = at_the_mill();
    scene.play(&["play tomb-3", "play old-mill-0"]);
    assert_eq!(scene.player(0).face_up, cards("tomb-3 old-mill-0"));
    assert_eq!(scene.hand(0), cards("green-tree-1 skull-3"));
    assert_eq!(scene.player(0).hand.len(), 2);
    assert!(scene.open().discarded.is_empty());
    assert!(scene.announced(&Event::Played { seat: Seat(0), card: crate::drawn::card("tomb-3") }));
}

#[test]
fn a_player_who_played_a_card_must_take_a_treasure() {
    let mut scene = at_the_mill();
    assert_eq!(scene.refused_text("take I"), "morgan-refused-nothing-played");
    scene.play(&["play tomb-3"]);
    assert_eq!(scene.refused_text("draw"), "morgan-refused-treasure-first");
    assert_eq!(scene.refused_text("discard skull-3"), "morgan-refused-treasure-first");
    assert_eq!(scene.refused_text("take II"), "morgan-refused-level-too-deep");
    scene.play(&["take I"]);
    assert_eq!(scene.open().turn.phase, Phase::Draw);
    assert_eq!(scene.refused_text("play old-mill-0"), "morgan-refused-dig-over", "one dig a turn");
    assert_eq!(scene.refused_text("take I"), "morgan-refused-dig-over");
}

#[test]
fn the_board_is_filled_and_sorted_by_rank() {
    let mut scene =
        at_the_mill().with_treasure_deck("aquamarine gold-dust brooch gold-bars jade-mask", "silver-chalice");
    scene.play(&["play tomb-3", "play green-tree-1", "take II"]);
    assert_eq!(scene.revealed, Revealed::Something);
    assert_eq!(scene.player(0).treasures, crate::drawn::treasures("gold-dust"));
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 1, "level II pays one");
    let names: Vec<_> = scene.open().board.iter().map(|treasure| treasure.name()).collect();
    assert_eq!(names, ["aquamarine", "brooch", "silver-chalice", "gold-bars", "jade-mask"]);
    assert_eq!(scene.open().treasure_deck, 23);
    let (seat, level) = (Seat(0), Level::named("II").expect("a level"));
    assert!(scene.announced(&Event::Took { seat, treasure: treasure("gold-dust"), level, doubloons: 1 }));
    let turned_up = Event::TurnedUp { treasure: treasure("silver-chalice"), board: scene.open().board, left: 23 };
    assert_eq!(scene.last(), &turned_up);
}

#[test]
fn a_shovel_digs_one_level_deeper_up_to_the_fifth() {
    let mut scene = at_the_mill().with_face_up(0, "oasis-0 anthill-0 swamp-0 lighthouse-0 tomb-0");
    assert_eq!(scene.refused_text("use shovel"), "morgan-refused-nothing-played", "only in a dig");
    scene.play(&["play tomb-3", "use shovel", "use shovel"]);
    assert_eq!(scene.open().turn.reach(), 3);
    scene.play(&["use shovel", "use shovel"]);
    assert_eq!(
        scene.choices(),
        texts(&["play green-tree-1", "play old-mill-0", "take I", "take II", "take III", "take IV", "take V"])
    );
    assert_eq!(scene.refused_text("use shovel"), "morgan-refused-deep-enough");
    scene.play(&["take V"]);
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 4);
    assert_eq!(scene.refused_text("use shovel"), "morgan-refused-dig-over");
}

#[test]
fn the_lowest_level_takes_a_shovel() {
    // A hand has only four cards.
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "tomb-3 green-tree-1 old-mill-0 broken-mast-1");
    scene.play(&["play tomb-3", "play green-tree-1", "play old-mill-0", "play broken-mast-1"]);
    assert_eq!(scene.refused_text("take V"), "morgan-refused-level-too-deep");
    scene.play(&["use shovel", "take V"]);
    assert_eq!(scene.open().discarded, cards("old-mill-0"), "a card may be used in the turn it was played");
}

/// The rulebook's dig example: Anna stands on the parrot rock, two steps away from the tomb, and holds tomb-2, oasis-3 and
/// two cards that would hold on the anthill if it lay next to her.
const DIG_EXAMPLE: &str = "
    An Li Oa Sk
    Tc Bn Om Bm
    Tp Wb Rb Sh
    To Sf S1 Bc
    Sw Pr Gt ..
    .. .. S2 ..";

fn dig_example() -> Scene {
    Scene::new(DIG_EXAMPLE, &["Pr", "Li"])
        .with_hand(0, "tomb-2 oasis-3 anthill-0 swamp-2")
        .with_treasure_deck("loose-garnets emerald-eye silver-teapot gold-bars jade-mask", "gold-dust")
}

#[test]
fn the_dig_example_where_anna_stands() {
    let mut scene = dig_example();
    assert!(scene.may_text("play tomb-2"), "without moving anything");
    assert_eq!(scene.refused_text("play oasis-3"), "morgan-refused-card-does-not-hold");
    // The oasis goes to (3, 5), three steps away from her. The gap at (3, 4) counts as a step.
    scene.act(scene.tile_move("Oa", (3, 5), "WWWW"));
    assert_eq!(scene.open().island.tile_on(scene.spot((3, 4))), None);
    assert_eq!(scene.open().holding(scene.hand(0), crate::drawn::tile("Pr")), cards("tomb-2 oasis-3"));
}

#[test]
fn the_dig_example_as_anna_plays_it() {
    let mut scene = dig_example();
    // The anthill comes next to her, and she steps on it.
    scene.act(scene.tile_move("An", (1, 5), "WWWW"));
    scene.play(&["step south"]);
    assert_eq!(scene.player(0).pirate, Some(crate::drawn::tile("An")));
    scene.play(&["play anthill-0", "play swamp-2"]);
    assert_eq!(scene.refused_text("take III"), "morgan-refused-level-too-deep");
    scene.play(&["take II"]);
    assert_eq!(scene.player(0).treasures, crate::drawn::treasures("emerald-eye"), "a gem from the second level");
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 1);
    assert_eq!(scene.player(0).face_up, cards("anthill-0 swamp-2"));
}

#[test]
fn the_dig_card_example() {
    let mut scene = dig_example();
    scene.act(scene.tile_move("An", (1, 5), "WWWW"));
    scene.play(&["step south", "play anthill-0", "play swamp-2"]);
    // She would rather have the teapot one level deeper, and discards the card with the shovel that she just played.
    scene.play(&["use shovel", "take III"]);
    assert_eq!(scene.player(0).treasures, crate::drawn::treasures("silver-teapot"));
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 2);
    assert_eq!(scene.player(0).face_up, cards("swamp-2"));
    assert_eq!(scene.open().discarded, cards("anthill-0"));
}
