//! Morgan's Magic Map: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | how the bots judge moves and positions | `play` |
//! | [`chart`] | its boards in text and in pictures | `play` |
//! | `mentor` | the reasons that hints and analyses give | `play` |
//! | [`pad`] | its score pad | `play` |
//! | `page` | its table on the page | `page` |
//! | `reading` | its interactive rules, its score pad on the page, its moves in an analysis | `page` |

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
impl words::Worded for Morgan {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
