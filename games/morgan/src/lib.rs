//! Morgan's Magic Map: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | how the bots judge moves and positions | `play` |
//! | [`chart`] | its boards in text and in pictures | `play` |
//! | `coach` | the reasons that hints and analyses give | `play` |
//! | [`scorepad`] | its score pad | `play` |
//! | `page` | its table on the page | `page` |
//! | `library` | its interactive rules, its score pad on the page, its moves in an analysis | `page` |

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
impl words::Worded for Morgan {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
