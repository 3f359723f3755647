//! Maps of Misterra: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | the values of moves and positions for the bots | `play` |
//! | [`chart`] | its boards in text and in pictures | `play` |
//! | `coach` | the knowledge behind hints and analyses | `play` |
//! | [`scorepad`] | its score pad | `play` |
//! | `page` | its table on the page | `page` |
//! | `library` | the interactive rules, the score pad on the page, the moves in an analysis | `page` |

#[cfg(feature = "play")]
mod bot;
#[cfg(feature = "play")]
pub mod chart;
#[cfg(feature = "play")]
mod coach;
#[cfg(feature = "page")]
mod library;
#[cfg(feature = "page")]
mod page;
pub mod rules;
#[cfg(feature = "play")]
pub mod scorepad;

pub use crate::rules::*;

#[cfg(feature = "play")]
impl words::Worded for Misterra {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
