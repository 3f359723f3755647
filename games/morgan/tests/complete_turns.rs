//! The rulebook's two complete turns, on a map that agrees with their text.

use crate::drawn::{Scene, cards, treasures};
use morgan::Event;
use table::{Audience, Revealed, Seat};

/// Before Anna's turn: the oasis in the upper right corner, the swamp in the lower left. Anna (seat 0) stands two steps
/// away from the tomb, Luke (seat 1) below it.
const BEFORE: &str = "
    Bc Li Tc Oa
    Sk Bn Om Bm
    Tp Wb Rb Sh
    Pr To An Sf
    Sw S2 S1 Gt";

fn scene() -> Scene {
    Scene::new(BEFORE, &["Sf", "S1"])
        .with_hand(0, "anthill-1 tomb-0 oasis-3 lighthouse-1")
        .with_hand(1, "green-tree-2 biting-cave-0 oasis-2 skull-0")
        .with_treasure_deck("loose-garnets silver-teapot gold-coins diadem jade-dragon", "brooch necklace")
}

fn annas_turn(scene: &mut Scene) {
    scene.act(scene.tile_move("Oa", (0, 5), "WWWW"));
    scene.play(&["step west", "step west"]);
    assert_eq!(scene.player(0).pirate, Some(crate::drawn::tile("To")));
    assert_eq!(scene.open().holding(scene.hand(0), crate::drawn::tile("To")), cards("anthill-1 tomb-0 oasis-3"));
    scene.play(&["play tomb-0", "play oasis-3", "play anthill-1"]);
    assert_eq!(scene.refused_text("take IV"), "morgan-refused-level-too-deep");
    scene.play(&["use shovel"]);
    assert_eq!(scene.open().discarded, cards("tomb-0"));
    assert_eq!(scene.revealed, Revealed::Nothing, "up to here she could take everything back");
    scene.play(&["take IV"]);
    assert_eq!(scene.revealed, Revealed::Something);
}

#[test]
fn annas_turn_as_printed() {
    let mut scene = scene();
    annas_turn(&mut scene);
    assert_eq!(scene.player(0).treasures, treasures("diadem"));
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 3);
    assert_eq!(scene.player(0).face_up, cards("oasis-3 anthill-1"), "what was not used stays");
    let board: Vec<_> = scene.open().board.iter().map(|treasure| treasure.name()).collect();
    assert_eq!(board, ["loose-garnets", "silver-teapot", "gold-coins", "brooch", "jade-dragon"]);
    scene.play(&["draw"]);
    assert_eq!(scene.hand(0).len(), 4);
    let drew = Event::OtherDrew { seat: Seat(0), cards: 3 };
    assert!(scene.events.contains(&(Audience::AllBut(Seat(0)), drew)), "three new cards");
    assert_eq!(scene.seat(), Seat(1), "and the turn goes on to Luke");
}

#[test]
fn lukes_turn_as_printed() {
    let mut scene = scene();
    annas_turn(&mut scene);
    scene.play(&["draw"]);
    // A single gap lies between it and the oasis. The gap counts as a step.
    scene.act(scene.tile_move("Bc", (2, 5), "WWWW"));
    assert_eq!(scene.open().island.tile_on(scene.spot((1, 5))), None);
    scene.play(&["step south", "play oasis-2", "play biting-cave-0", "play green-tree-2"]);
    // The skull is in his hand, so it is not a shovel. The cards that he played can be used.
    scene.play(&["use shovel", "use doubloons+doubloons as shovel", "take V"]);
    assert_eq!(scene.player(1).treasures, treasures("jade-dragon"));
    assert_eq!(scene.player(1).doubloons, crate::drawn::START + 4);
    assert!(scene.player(1).face_up.is_empty());
    assert_eq!(scene.hand(1), cards("skull-0"));
    scene.play(&["discard skull-0", "draw"]);
    assert_eq!(scene.hand(1).len(), 4);
    assert_eq!(scene.open().discarded, cards("tomb-0 oasis-2 biting-cave-0 green-tree-2 skull-0"));
    assert_eq!(scene.seat(), Seat(0));
}

#[test]
fn the_skull_in_his_hand_is_no_shovel() {
    let mut scene = scene();
    annas_turn(&mut scene);
    scene.play(&["draw"]);
    scene.act(scene.tile_move("Bc", (2, 5), "WWWW"));
    scene.play(&["step south", "play oasis-2"]);
    assert_eq!(scene.refused_text("use shovel"), "morgan-refused-no-such-bonus");
}
