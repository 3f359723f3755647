//! Cartographers: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | how the bots judge moves and positions | `play` |
//! | [`chart`] | the boards as text and as pictures | `play` |
//! | `mentor` | explanations for hints and analyses | `play` |
//! | [`pad`] | the score pad | `play` |
//! | `page` | the table on the page | `page` |
//! | `reading` | interactive rules, the score pad on the page, pictures for analyses, statistics | `page` |

#[cfg(feature = "play")]
pub mod bot;
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
impl words::Worded for Cartographers {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
