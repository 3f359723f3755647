//! The chapter *Draw map cards*, and when a turn ends.

use crate::drawn::{RECTANGLE, Scene, cards, texts};
use morgan::{Cards, Event, Phase, Turn};
use table::{Audience, Revealed, Seat};

fn scene(hand: &str) -> Scene {
    Scene::new(RECTANGLE, &["Om", "S2", "Li"]).with_hand(0, hand)
}

#[test]
fn a_hand_is_filled_up_to_four() {
    for (hand, drawn) in [("", 4), ("tomb-1", 3), ("tomb-1 oasis-1 swamp-1", 1)] {
        let mut scene = scene(hand);
        scene.play(&["draw"]);
        assert_eq!(scene.hand(0).len(), 4);
        assert_eq!(scene.revealed, Revealed::Something);
        let other = (Audience::AllBut(Seat(0)), Event::OtherDrew { seat: Seat(0), cards: drawn });
        assert!(scene.events.contains(&other));
        let own = Event::Drew { seat: Seat(0), cards: scene.hand(0).without(cards(hand)) };
        assert!(scene.events.contains(&(Audience::Only(Seat(0)), own)), "the player sees the drawn cards");
    }
}

#[test]
fn cards_come_from_the_top_of_the_deck() {
    let mut scene = scene("tomb-1 oasis-1").with_deck("skull-0 skull-3");
    scene.play(&["draw"]);
    assert_eq!(scene.hand(0), cards("tomb-1 oasis-1 skull-0 skull-3"));
}

#[test]
fn a_full_hand_draws_nothing_unless_it_discards() {
    let full = "tomb-1 oasis-1 swamp-1 anthill-1";
    let mut scene = scene(full);
    scene.play(&["draw"]);
    assert_eq!((scene.hand(0), scene.revealed), (cards(full), Revealed::Nothing));
    assert_eq!(scene.seat(), Seat(1));
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, full).with_deck("skull-0");
    scene.play(&["discard tomb-1"]);
    assert_eq!((scene.open().turn.phase, scene.revealed), (Phase::Draw, Revealed::Nothing));
    assert_eq!(scene.choices(), texts(&["draw"]), "one card, then only drawing is left");
    assert_eq!(scene.refused_text("discard oasis-1"), "morgan-refused-already-discarded");
    scene.play(&["draw"]);
    assert_eq!(scene.hand(0), cards("oasis-1 swamp-1 anthill-1 skull-0"));
    assert_eq!(scene.open().discarded, cards("tomb-1"));
    assert!(scene.announced(&Event::Discarded { seat: Seat(0), card: crate::drawn::card("tomb-1") }));
}

#[test]
fn all_phases_before_drawing_may_be_skipped() {
    let mut scene = scene("tomb-1");
    scene.play(&["draw", "draw", "draw"]);
    assert_eq!(scene.seat(), Seat(0), "all around the table");
    let begins = Turn { phase: Phase::Map, moves: 1, steps: 2, played: Cards::EMPTY, shovels: 0, discarded: false };
    assert_eq!(scene.open().turn, begins);
    assert_eq!(scene.open().turns_without_dig, 3);
}

#[test]
fn an_empty_deck_is_reshuffled_from_the_discarded_cards() {
    let mut scene = scene("tomb-1 oasis-1 swamp-1").with_empty_deck();
    let discarded = scene.open().discarded;
    assert_eq!(discarded.len(), 69);
    scene.play(&["draw"]);
    assert!(scene.announced(&Event::Shuffled { cards: 69 }));
    assert!(scene.open().discarded.is_empty());
    assert_eq!(scene.open().map_deck, 68);
    assert!(scene.hand(0).without(cards("tomb-1 oasis-1 swamp-1")).common(discarded).len() == 1);
    assert_eq!(scene.open().lots.cards(scene.open().lots.present()), discarded, "everybody knows its cards");
}

#[test]
fn the_deck_is_only_reshuffled_when_a_card_must_be_drawn() {
    let mut scene = scene("tomb-1 oasis-1 swamp-1 anthill-1").with_empty_deck();
    scene.play(&["draw"]);
    assert_eq!(scene.open().discarded.len(), 68);
    // The last card of a deck is drawn without a shuffle.
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "tomb-1 oasis-1 swamp-1");
    scene.position.open.discarded = Cards::all().without(cards("tomb-1 oasis-1 swamp-1 skull-0"));
    let mut scene = scene.with_deck("skull-0");
    scene.play(&["draw"]);
    assert_eq!((scene.open().map_deck, scene.open().discarded.len()), (0, 68));
    assert!(scene.hand(0).contains(crate::drawn::card("skull-0")));
}

#[test]
fn a_discarded_card_is_part_of_the_new_deck() {
    let mut scene = scene("tomb-1 oasis-1 swamp-1 anthill-1").with_empty_deck();
    scene.play(&["discard tomb-1", "draw"]);
    assert!(scene.announced(&Event::Shuffled { cards: 69 }));
    let lots = &scene.open().lots;
    assert!(lots.cards(lots.present()).contains(crate::drawn::card("tomb-1")));
}

#[test]
fn a_hand_stays_short_when_deck_and_discard_pile_are_empty() {
    let mut scene = scene("tomb-1");
    let others = Cards::all().without(cards("tomb-1 skull-0"));
    scene.position.open.players[1].face_up = others;
    let mut scene = scene.with_deck("skull-0");
    scene.play(&["draw"]);
    assert_eq!(scene.hand(0), cards("tomb-1 skull-0"));
    assert_eq!(scene.seat(), Seat(1));
    scene.play(&["draw"]);
    assert_eq!((scene.hand(1), scene.revealed), (Cards::EMPTY, Revealed::Nothing));
}
