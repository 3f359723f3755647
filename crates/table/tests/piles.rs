//! Piles, and the public facts about them.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use table::{Pile, Purpose, SeedText};

fn dice(text: &str) -> table::Dice {
    SeedText::new(text).unwrap().seed().dice(Purpose(*b"test"), 0)
}

#[test]
fn the_top_card_is_drawn_and_a_tucked_card_comes_last() {
    let mut pile: Pile<u8, 4> = Pile::stacked([1, 2, 3]);
    assert_eq!(pile.draw(), Some(3));
    pile.tuck(9);
    assert_eq!(pile.face().tucked, [9]);
    assert_eq!([pile.draw(), pile.draw(), pile.draw(), pile.draw()], [Some(2), Some(1), Some(9), None]);
    assert!(pile.is_empty() && pile.face().tucked.is_empty());
}

#[test]
fn shuffling_forgets_what_was_tucked() {
    let mut pile: Pile<u8, 3> = Pile::stacked([1, 2]);
    pile.tuck(3);
    pile.shuffle(&mut dice("forget"));
    assert!(pile.face().tucked.is_empty());
    assert_eq!(pile.len(), 3);
}

#[test]
fn cards_above_the_tucked_ones_are_imagined_fairly() {
    let mut pile: Pile<u8, 4> = Pile::stacked([1, 2, 3]);
    pile.tuck(9);
    let (face, dice) = (pile.face(), &mut dice("imagine"));
    let mut on_top = [0; 4];
    for _ in 0..3000 {
        let imagined: Pile<u8, 4> = Pile::imagined(&face, [1, 2, 3], dice);
        assert_eq!(imagined.cards()[0], 9);
        on_top[usize::from(*imagined.cards().last().unwrap())] += 1;
    }
    assert_eq!(on_top[0], 0);
    // 1,000 each are expected; the standard deviation is about 26.
    assert!(on_top[1..].iter().all(|&count| (880..1120).contains(&count)), "{on_top:?}");
}

proptest! {
    #[test]
    fn an_imagined_pile_shows_the_same_face(cards in prop::collection::vec(0u8..50, 0..12), tucked in 0usize..4) {
        let mut pile: Pile<u8, 16> = Pile::stacked(cards.iter().copied());
        (0..tucked).for_each(|card| pile.tuck(100 + card as u8));
        let imagined: Pile<u8, 16> = Pile::imagined(&pile.face(), cards.iter().copied(), &mut dice("face"));
        prop_assert_eq!(imagined.face(), pile.face());
        let sorted = |pile: &Pile<u8, 16>| { let mut cards = pile.cards().to_vec(); cards.sort_unstable(); cards };
        prop_assert_eq!(sorted(&imagined), sorted(&pile));
    }
}
