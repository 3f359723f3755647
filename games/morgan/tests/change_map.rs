//! The chapter *Change the island map*: which tiles may be moved, and where to.

use crate::drawn::{RECTANGLE, Scene};
use morgan::{Event, Phase};
use table::{Revealed, Seat};

const MAP: &str = "morgan-refused-map-phase-over";

#[test]
fn one_tile_a_turn_may_move_to_a_spot_beside_another() {
    let mut scene = Scene::new(RECTANGLE, &["To", "Gt"]);
    scene.act(scene.tile_move("Li", (4, 0), "WWWW"));
    assert_eq!(scene.at("Li"), (4, 0));
    assert_eq!(scene.revealed, Revealed::Nothing, "it can be taken back");
    let (tile, edges) = (crate::drawn::tile("Li"), crate::drawn::edges("WWWW"));
    assert_eq!(scene.last(), &Event::Moved { seat: Seat(0), tile, from: (0, 0), to: (4, 0), edges });
    assert_eq!(scene.refused(scene.tile_move("S2", (4, 1), "WWWW")), "morgan-refused-no-moves-left");
    assert_eq!(scene.open().turn.phase, Phase::Map);
}

#[test]
fn a_tile_with_a_pirate_stays() {
    let scene = Scene::new(RECTANGLE, &["Li", "S2"]);
    for own_or_other in ["Li", "S2"] {
        assert_eq!(scene.refused(scene.tile_move(own_or_other, (4, 1), "WWWW")), "morgan-refused-tile-has-pirate");
    }
    assert!(scene.may(scene.tile_move("An", (4, 1), "WWWW")));
}

#[test]
fn a_tile_with_neighbours_on_all_sides_stays() {
    let scene = Scene::new(RECTANGLE, &["Li", "S2"]);
    for enclosed in ["Bc", "Gt", "Bn", "Om", "Wb", "Rb"] {
        assert_eq!(scene.refused(scene.tile_move(enclosed, (4, 0), "WWWW")), "morgan-refused-tile-enclosed");
    }
    for rim in ["To", "Oa", "An", "Sw", "Sk", "Tc", "Bm", "Tp", "Sh", "Pr", "Sf", "S1"] {
        assert!(scene.may(scene.tile_move(rim, (-1, 0), "WWWW")), "{rim}");
    }
}

#[test]
fn turning_a_tile_in_place_is_not_a_move() {
    let scene = Scene::new(&RECTANGLE.replace("An", "An/LWWW"), &["Li", "S2"]);
    assert_eq!(scene.refused(scene.tile_move("An", (3, 0), "WLWW")), "morgan-refused-same-spot");
    assert!(scene.may(scene.tile_move("An", (4, 1), "LWWW")), "elsewhere it may be turned at will");
    assert!(scene.may(scene.tile_move("An", (4, 1), "WLWW")));
}

#[test]
fn a_spot_must_be_free_and_touch_another_tile() {
    let scene = Scene::new(RECTANGLE, &["Li", "S2"]);
    assert_eq!(scene.refused(scene.tile_move("An", (0, 4), "WWWW")), "morgan-refused-spot-taken");
    assert_eq!(scene.refused(scene.tile_move("An", (5, 2), "WWWW")), "morgan-refused-touches-nothing");
    // Corners do not touch.
    assert_eq!(scene.refused(scene.tile_move("An", (4, 5), "WWWW")), "morgan-refused-touches-nothing");
    // It touches only the spot that the tile leaves.
    assert_eq!(scene.refused(scene.tile_move("An", (3, -1), "WWWW")), "morgan-refused-touches-nothing");
}

/// The rulebook's tile A: turned the right way it fits in one spot; in another it does not fit at all.
#[test]
fn every_touching_edge_must_match_land_to_land_and_water_to_water() {
    let picture = "
        ..       ..       Gt/LLWW  ..
        Li/WWWW  Sw/WLWW  To/WLLL  ..
        Tc       Bn       An/LLLW  Oa/LLLL
        Tp       Wb       Rb/LLWW  Sk/LWWL
        Pr       Sf       S1       S2
        Om       Bm       Bc       Sh";
    let scene = Scene::new(picture, &["Li", "Sh"]);
    // East of the tomb and north of the oasis: land to the west and to the south.
    let fits: Vec<&str> = ["LLWW", "LWWL", "WLLW", "WWLL"]
        .into_iter()
        .filter(|lies| scene.may(scene.tile_move("Gt", (3, 1), lies)))
        .collect();
    assert_eq!(fits, ["WWLL"]);
    assert_eq!(scene.refused(scene.tile_move("Gt", (3, 1), "LLWW")), "morgan-refused-edges-differ");
    // A tile without land does not fit there.
    assert_eq!(scene.refused(scene.tile_move("S2", (3, 1), "WWWW")), "morgan-refused-edges-differ");
}

/// The rulebook's tile B: a hole may be made, but the map must stay in one piece.
#[test]
fn the_map_must_be_in_one_piece_after_every_move() {
    let picture = "
        Li To .. Oa An
        Sw Bc Gt Sk Tc
        Bn Om .. Bm Tp
        .. Wb .. Rb ..
        .. Sh .. Pr ..
        .. Sf .. S1 S2";
    let scene = Scene::new(picture, &["Li", "S2"]);
    // Only the green tree joins both halves.
    for apart in [(-1, 1), (5, 1), (0, 3), (4, 3)] {
        assert_eq!(scene.refused(scene.tile_move("Gt", apart, "WWWW")), "morgan-refused-map-splits");
    }
    // Elsewhere between the halves it joins them again.
    for joins in [(2, 0), (2, 2), (2, 3), (2, 4), (2, 5)] {
        assert!(scene.may(scene.tile_move("Gt", joins, "WWWW")), "{joins:?}");
    }
}

#[test]
fn holes_may_be_made_and_filled() {
    let ring = "
        Li To Oa An Sw
        Bc .. .. .. Gt
        Sk .. .. .. Bn
        Om .. Bm .. Tp
        Wb .. Sh .. Pr
        Rb Sf S1 S2 Tc";
    let mut scene = Scene::new(ring, &["Li", "Bm"]);
    assert!(scene.may(scene.tile_move("S2", (2, 2), "WWWW")), "into the hole");
    assert!(scene.may(scene.tile_move("An", (3, 4), "WWWW")), "filling a part of it");
    // The ring stays connected without one tile.
    scene.act(scene.tile_move("To", (-1, 0), "WWWW"));
    assert_eq!(scene.at("To"), (-1, 0));
    assert!(scene.open().island.is_in_one_piece());
}

#[test]
fn the_map_has_no_borders() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Rb"]);
    // A tile under a pirate cannot be moved.
    scene.position.open.players.iter_mut().for_each(|player| player.pirate = None);
    // Tiles are laid ever further to the west, around the whole world of spots and beyond.
    for step in 1..200 {
        let west = scene.open().island.tiles().map(|tile| scene.open().island.place(scene.open().island.spot(tile)));
        let (x, y) = west.min().expect("there are tiles");
        let movable = scene.open().tile_moves();
        let to = scene.spot((x - 1, y));
        let last = movable.iter().filter(|&(_, _, spot)| spot == to).map(|(tile, edges, _)| (tile, edges)).max_by_key(
            |&(tile, _)| {
                let island = &scene.open().island;
                island.place(island.spot(tile)).0
            },
        );
        let Some((tile, edges)) = last else { panic!("step {step}: nothing can be laid at {}", x - 1) };
        scene.act(morgan::Action::Move { tile, edges, spot: to });
        assert_eq!(scene.open().island.place(scene.open().island.spot(tile)), (x - 1, y));
        scene.position.open.turn.moves = 1;
        assert!(scene.open().island.is_in_one_piece(), "step {step}");
    }
}

#[test]
fn discarding_a_map_symbol_allows_one_more_tile_move() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "Rb"]).with_face_up(0, "tomb-3 oasis-3");
    scene.act(scene.tile_move("Li", (4, 0), "WWWW"));
    scene.play(&["use map", "use map"]);
    assert_eq!(scene.open().turn.moves, 2);
    scene.act(scene.tile_move("S2", (4, 1), "WWWW"));
    scene.act(scene.tile_move("S1", (4, 2), "WWWW"));
    assert_eq!(scene.refused(scene.tile_move("Li", (-1, 1), "WWWW")), "morgan-refused-no-moves-left");
    assert!(scene.player(0).face_up.is_empty());
    assert_eq!(scene.open().discarded, crate::drawn::cards("tomb-3 oasis-3"));
}

#[test]
fn after_the_first_step_no_tile_is_moved() {
    for later in ["step north", "use boots", "discard skull-1"] {
        let mut scene =
            Scene::new(RECTANGLE, &["Om", "Rb"]).with_hand(0, "skull-1").with_face_up(0, "tomb-1 tomb-3 oasis-3");
        scene.play(&[later]);
        assert_eq!(scene.refused(scene.tile_move("Li", (4, 0), "WWWW")), MAP, "{later}");
        assert_eq!(scene.refused_text("use map"), MAP, "{later}");
    }
}
