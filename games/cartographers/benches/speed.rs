//! The speed of listing and scoring, without playing a game. Run with `cargo xtask bench`.

mod boards;

use cartographers::{Card, Explore, Task, scoring};
use divan::Bencher;
use divan::counter::ItemsCount;
use table::{Choices, Game};

fn main() {
    divan::main();
}

/// The explore cards with shapes: all but the ruins.
fn cards() -> Vec<Card> {
    Explore::all().filter(|card| !card.facts().ruins).map(Card::Explore).collect()
}

/// The decisions before the board of a game is taken: spread evenly from the first decision of a game to its last.
fn along(game: u64) -> usize {
    (game % 21) as usize
}

/// The exact set of choices of every explore card on every board; an item is a card.
#[divan::bench]
fn list_sets(bencher: Bencher) {
    let (boards, cards) = (boards::from_random_games(along), cards());
    bencher.counter(ItemsCount::new(boards.len() * cards.len())).bench_local(|| {
        let mut listed = 0;
        for land in &boards {
            for &card in &cards {
                listed += Task::new(card, divan::black_box(land), false).choices().len();
            }
        }
        listed
    });
}

/// The same with every choice's number written out.
#[divan::bench]
fn list_expanded(bencher: Bencher) {
    let (boards, cards) = (boards::from_random_games(along), cards());
    let mut numbers: Vec<u32> = Vec::new();
    bencher.counter(ItemsCount::new(boards.len() * cards.len())).bench_local(|| {
        for land in &boards {
            for &card in &cards {
                let choices = Task::new(card, divan::black_box(land), false).choices();
                numbers.resize(choices.len() as usize, 0);
                let mut places = numbers.iter_mut();
                choices.for_each(|draw| {
                    if let Some(place) = places.next() {
                        *place = cartographers::Cartographers::number(draw);
                    }
                });
                divan::black_box(&numbers);
            }
        }
    });
}

/// All 16 scoring cards on every finished board; an item is a board.
#[divan::bench]
fn score_all_cards(bencher: Bencher) {
    let boards = boards::from_random_games(|_| usize::MAX);
    bencher.counter(ItemsCount::new(boards.len())).bench_local(|| {
        boards.iter().map(|land| scoring::all_stars(divan::black_box(land)).iter().sum::<i32>()).sum::<i32>()
    });
}
