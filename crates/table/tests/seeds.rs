//! Golden vectors for seeds and dice. A separate program computed them from the description in `seed.rs`. They never
//! change.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use table::{BadSeed, Purpose, SeedText};

fn dice(text: &str, purpose: &[u8; 4], ordinal: u32) -> table::Dice {
    SeedText::new(text).unwrap().seed().dice(Purpose(*purpose), ordinal)
}

#[test]
fn words_come_from_the_cipher() {
    let mut dice = dice("golden", b"test", 7);
    let words: Vec<u32> = (0..20).map(|_| dice.word()).collect();
    let expected = [
        3265219522, 3571840945, 1305106127, 3055836084, 1830343445, 553453039, 3201884613, 1486089752, 2243127537,
        1422079523, 84565719, 656659681, 2809487029, 3213631043, 2971722233, 3270565254, 2777613650, 2420382936,
        2304032537, 1170324986,
    ];
    assert_eq!(words, expected);
}

#[test]
fn numbers_below_are_drawn_with_rejection() {
    let mut dice = dice("golden", b"test", 7);
    let bounds = [1, 2, 6, 52, 1000, (1 << 31) + 1, u32::MAX, 3_000_000_000, 3_000_000_000, 3_000_000_000];
    let numbers: Vec<u32> = bounds.into_iter().map(|bound| dice.below(bound)).collect();
    assert_eq!(numbers, [0, 1, 1, 36, 426, 276726519, 3201884612, 1038021700, 1566806484, 59068472]);
}

#[test]
fn shuffles_match_the_golden_vectors() {
    let mut cards: Vec<u8> = (0..20).collect();
    dice("golden", b"expl", 3).shuffle(&mut cards);
    assert_eq!(cards, [17, 14, 9, 1, 8, 11, 3, 19, 12, 7, 2, 18, 15, 0, 4, 10, 16, 13, 6, 5]);

    let mut cards: Vec<u8> = (0..17).collect();
    dice("Seekarte – zeekaart", b"ambu", 0).shuffle(&mut cards);
    assert_eq!(cards, [3, 2, 10, 8, 1, 0, 14, 15, 4, 5, 13, 12, 11, 6, 16, 7, 9]);
}

#[test]
fn every_order_of_four_cards_is_equally_likely() {
    let mut counts = [0u32; 256];
    let rounds = 48_000;
    let mut dice = dice("fair", b"test", 0);
    for _ in 0..rounds {
        let mut cards = [0u8, 1, 2, 3];
        dice.shuffle(&mut cards);
        counts[cards.iter().fold(0, |code, &card| code * 4 + usize::from(card))] += 1;
    }
    let seen: Vec<u32> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(seen.len(), 24);
    // 2,000 of each are expected; the standard deviation is about 44.
    assert!(seen.iter().all(|count| count.abs_diff(2000) < 200), "{seen:?}");
}

#[test]
fn streams_do_not_depend_on_each_other() {
    let word = |purpose, ordinal| dice("streams", purpose, ordinal).word();
    let words = [word(b"expl", 0), word(b"expl", 1), word(b"ambu", 0), word(b"ambu", 1)];
    assert!((0..4).all(|one| (0..one).all(|other| words[one] != words[other])), "{words:?}");
}

#[test]
fn a_seed_has_1_to_256_characters_on_one_line() {
    assert_eq!(SeedText::new(""), Err(BadSeed::Empty));
    assert_eq!(SeedText::new("two\nlines"), Err(BadSeed::LineBreak));
    assert_eq!(SeedText::new("two\u{2028}lines"), Err(BadSeed::LineBreak));
    assert_eq!(SeedText::new("é".repeat(257)), Err(BadSeed::TooLong(257)));
    assert!(SeedText::new("é".repeat(256)).is_ok());
    assert!(SeedText::new(" ").is_ok());
}

#[test]
fn seeds_of_a_series_are_numbered_and_valid() {
    assert_eq!(SeedText::new("chart").unwrap().numbered(17).as_str(), "chart#17");
    let long = SeedText::new("é".repeat(256)).unwrap();
    let numbered = long.numbered(u64::MAX);
    assert!(SeedText::new(numbered.as_str()).is_ok(), "{numbered}");
    assert_ne!(numbered, SeedText::new("e".repeat(256)).unwrap().numbered(u64::MAX));
}

proptest! {
    #[test]
    fn below_stays_below(text in "[ -~]{1,40}", bound in 1u32.., draws in 1usize..50) {
        let mut dice = dice(&text, b"test", 0);
        for _ in 0..draws {
            prop_assert!(dice.below(bound) < bound);
        }
    }

    #[test]
    fn a_numbered_seed_is_valid(text in "\\PC{1,256}", ordinal in 0u64..) {
        if let Ok(seed) = SeedText::new(text) {
            prop_assert!(SeedText::new(seed.numbered(ordinal).as_str()).is_ok());
        }
    }
}
