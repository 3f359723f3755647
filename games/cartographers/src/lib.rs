//! Cartographers: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |
//! | `bot` | how the bots judge moves and positions | `play` |
//! | [`chart`] | the boards as text and as pictures | `play` |
//! | `coach` | explanations for hints and analyses | `play` |
//! | [`scorepad`] | the score pad | `play` |
//! | `page` | the table on the page | `page` |
//! | `library` | interactive rules, the score pad on the page, pictures for analyses, statistics | `page` |

#[cfg(feature = "play")]
pub mod bot;
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
impl words::Worded for Cartographers {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
