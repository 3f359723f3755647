//! Scores all 16 cards on 256 boards, to count instructions. The first argument is the number of rounds.
//!
//! `cargo xtask bench` runs it twice under callgrind and reports the difference.

#[path = "../benches/boards/mod.rs"]
mod boards;

use cartographers::scoring;

fn main() {
    let rounds: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    let boards = boards::from_random_games(|_| usize::MAX);
    let mut stars = 0;
    for _ in 0..rounds {
        for land in &boards {
            stars += scoring::all_stars(land).iter().sum::<i32>();
        }
    }
    println!("{rounds} rounds over {} boards: {stars} stars", boards.len());
}
