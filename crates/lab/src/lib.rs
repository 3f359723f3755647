//! Shared parts of the programs that measure a game or display its drawings.
//!
//! The programs themselves are examples of the games (`games/GAME/examples`) and of the shelf
//! (`crates/shelf/examples`). This crate is for native programs only; the page does not use it.
//!
//! | module | holds |
//! | --- | --- |
//! | [`balance`] | the section of a game in docs/balance.md |
//! | [`gallery`] | a page with all drawings of a game |
//! | [`mod@plot`] | plots of means and their intervals |
//! | [`sample`] | samples, means, intervals |
//! | [`mod@tally`] | games between hard bots, and their statistics |

pub mod balance;
pub mod gallery;
pub mod plot;
pub mod sample;
pub mod tally;

pub use crate::balance::Section;
pub use crate::plot::{Row, plot};
pub use crate::sample::{Sample, out_of_line};
pub use crate::tally::{Player, by_seat, place, tally};

/// The processor time of this process in seconds, in steps of a hundredth. None if the system does not provide it.
#[must_use]
pub fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
