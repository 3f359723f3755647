//! Maps of Misterra: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | the values of moves and positions for the bots | `play` |
//! | [`chart`] | its boards in text and in pictures | `play` |
//! | `mentor` | the knowledge behind hints and analyses | `play` |
//! | [`pad`] | its score pad | `play` |
//! | `page` | its table on the page | `page` |
//! | `reading` | the interactive rules, the score pad on the page, the moves in an analysis | `page` |

#[cfg(feature = "play")]
mod bot;
#[cfg(feature = "play")]
pub mod chart;
#[cfg(feature = "play")]
mod mentor;
#[cfg(feature = "play")]
pub mod pad;
#[cfg(feature = "page")]
mod page;
#[cfg(feature = "page")]
mod reading;
pub mod rules;

pub use crate::rules::*;

#[cfg(feature = "play")]
impl words::Worded for Misterra {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
