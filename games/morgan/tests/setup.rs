//! The chapter *Setup*: the island, the treasures, hands, doubloons and corners.

use std::collections::BTreeSet;

use crate::drawn::{Scene, seed, texts};
use morgan::{Corner, Event, Morgan, Options, Phase, Tile};
use table::{Audience, EventSink, Game, Position, Seat};

fn game(seats: u8, ordinal: u32) -> Position<Morgan> {
    Morgan::set_up(&Options::default(), seats, seed(&format!("setup {ordinal}")), &mut EventSink::nobody())
}

#[test]
fn the_island_is_four_wide_and_five_long_and_all_edges_match() {
    for ordinal in 0..2000 {
        let open = game(2, ordinal).open;
        let places: BTreeSet<_> = open.island.tiles().map(|tile| open.island.place(open.island.spot(tile))).collect();
        let rectangle: BTreeSet<_> = (0..4).flat_map(|x| (0..5).map(move |y| (x, y))).collect();
        assert_eq!(places, rectangle);
        assert_eq!(open.island.mismatch(), None);
        for tile in Tile::all() {
            assert!(tile.facts().edges.lies().contains(&open.island.edges(tile)), "tiles are turned, not flipped");
        }
    }
}

/// A mirrored or upside-down arrangement is an arrangement too, because every mirrored tile of this box is also a
/// turned one. So a fair draw favours no end and no side: each tile is as often in the first row as in the last.
#[test]
fn no_corner_of_the_island_is_favoured() {
    const GAMES: u32 = 4000;
    // How often each tile lies in each spot. Spots that mirror each other must have similar counts.
    let mut in_spot = vec![[0i32; 20]; Tile::COUNT];
    for ordinal in 0..GAMES {
        let island = game(2, ordinal).open.island;
        for tile in island.tiles() {
            let (x, y) = island.place(island.spot(tile));
            in_spot[tile.index()][(y * 4 + x) as usize] += 1;
        }
    }
    for (tile, counts) in Tile::all().zip(&in_spot) {
        for spot in 0..20 {
            let (x, y) = (spot % 4, spot / 4);
            for mirrored in [y * 4 + 3 - x, (4 - y) * 4 + x, (4 - y) * 4 + 3 - x] {
                let difference = f64::from(counts[spot] - counts[mirrored]);
                let deviation = f64::from(counts[spot] + counts[mirrored]).sqrt();
                assert!(difference.abs() < 5.0 * deviation, "{} in {spot} and {mirrored}: {counts:?}", tile.name());
            }
        }
    }
}

/// Tiles with the same edges are alike, so each is in a spot as often as the others.
#[test]
fn no_tile_is_favoured_over_one_with_the_same_edges() {
    let (mut tomb, mut swamp, mut edges) = (0i32, 0i32, BTreeSet::new());
    for ordinal in 0..4000 {
        let island = game(2, ordinal).open.island;
        let first = |letters| u8::from(island.place(island.spot(crate::drawn::tile(letters))).1 == 0);
        tomb += i32::from(first("To"));
        swamp += i32::from(first("Sw"));
        edges.insert(island.tiles().map(|tile| island.edges(tile)).collect::<Vec<_>>());
    }
    assert!(f64::from(tomb - swamp).abs() < 4.0 * f64::from(tomb + swamp).sqrt(), "{tomb} {swamp}");
    assert_eq!(edges.len(), 4000, "no two islands were the same");
}

#[test]
fn five_treasures_lie_face_up_the_lowest_rank_at_level_one() {
    for ordinal in 0..100 {
        let position = game(3, ordinal);
        assert!(position.open.board.is_sorted_by(|one, next| one.facts().rank < next.facts().rank));
        assert_eq!(position.open.treasure_deck, 24);
        assert_eq!(position.hidden.treasures().len(), 24);
    }
}

#[test]
fn everybody_has_four_cards_and_two_doubloons() {
    for seats in 2..=4 {
        let position = game(seats, 7);
        assert_eq!(position.open.players.len(), usize::from(seats));
        for (player, own) in position.open.players.iter().zip(&position.own) {
            assert_eq!((player.doubloons, player.hand.len(), own.hand.len()), (2, 4, 4));
            assert!(player.face_up.is_empty() && player.treasures.is_empty() && player.pirate.is_none());
        }
        assert_eq!(usize::from(position.open.map_deck), 72 - 4 * usize::from(seats));
        assert_eq!(Morgan::audit(&position), Ok(()));
    }
}

#[test]
fn the_starting_player_is_drawn_fairly() {
    let mut starts = [0i32; 4];
    (0..4000).for_each(|ordinal| starts[game(4, ordinal).open.starting.index()] += 1);
    assert!(starts.iter().all(|count| (count - 1000).abs() < 120), "{starts:?}");
}

#[test]
fn a_player_sees_dealt_cards_and_the_others_only_their_number() {
    let mut told = Vec::new();
    let position = Morgan::set_up(
        &Options::default(),
        3,
        seed("told"),
        &mut EventSink::to(&mut |to, event| told.push((to, event))),
    );
    assert_eq!(told[0], (Audience::All, Event::Laid { board: position.open.board }));
    for seat in (0..3).map(Seat) {
        let cards = position.own[seat.index()].hand;
        assert!(told.contains(&(Audience::Only(seat), Event::Drew { seat, cards })));
        assert!(told.contains(&(Audience::AllBut(seat), Event::OtherDrew { seat, cards: 4 })));
    }
    assert_eq!(told.last(), Some(&(Audience::All, Event::Starts { seat: position.open.starting })));
}

/// Four players before the first turn; seat 1 will start.
fn corners() -> Scene {
    let mut scene = Scene::new(crate::drawn::RECTANGLE, &["Li", "Li", "Li", "Li"]);
    let open = &mut scene.position.open;
    open.players.iter_mut().for_each(|player| player.pirate = None);
    (open.starting, open.seat) = (Seat(1), Seat(0));
    open.turn.phase = Phase::Corner;
    scene
}

#[test]
fn corners_are_chosen_counterclockwise_the_starting_player_last() {
    let mut scene = corners();
    assert_eq!(game(3, 1).open.seat, game(3, 1).open.starting.counterclockwise(3));
    let mut order = Vec::new();
    for corner in Corner::ALL {
        order.push(scene.seat().0);
        scene.play(&[&format!("corner {}", corner.name())]);
    }
    assert_eq!(order, [0, 3, 2, 1]);
    assert_eq!((scene.seat(), scene.open().turn.phase), (Seat(1), Phase::Map), "then the starting player begins");
    let tiles: Vec<_> = scene.open().players.iter().map(|player| player.pirate).collect();
    assert_eq!(tiles, ["Li", "Pr", "S2", "An"].map(|letters| Some(crate::drawn::tile(letters))));
    assert_eq!(scene.doubloons(), [2, 2, 2, 2]);
}

#[test]
fn a_taken_corner_costs_a_doubloon_to_everybody_there() {
    let mut scene = corners();
    scene.play(&["corner north-west", "corner north-west"]);
    assert_eq!(scene.doubloons(), [3, 2, 2, 1]);
    assert_eq!(
        scene.last(),
        &Event::Landed {
            seat: Seat(3),
            tile: crate::drawn::tile("Li"),
            at: (0, 0),
            paid: [Seat(0)].into_iter().collect()
        }
    );
    scene.play(&["corner north-west"]);
    assert_eq!(scene.doubloons(), [4, 2, 0, 2]);
    // Three pirates are there now, and two doubloons are not enough for three tolls.
    assert_eq!(scene.refused_text("corner north-west"), "morgan-refused-cannot-pay");
    assert_eq!(scene.choices(), texts(&["corner north-east", "corner south-east", "corner south-west"]));
    scene.play(&["corner south-west"]);
    assert_eq!(scene.doubloons(), [4, 2, 0, 2]);
}
