//! Nine Squares: everything that belongs to this game, and the pattern for adding one. It is not in the product: the shelf
//! has it with the feature `example` alone. Read the modules in this order.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules | none |
//! | `chart` | its board in text and in pictures | `play` |
//! | `bot` | what the bots know about moves and positions | `play` |
//! | `mentor` | what hints and analyses know | `play` |
//! | `pad` | its score pad | `play` |
//! | `page` | its table on the page | `page` |
//! | `reading` | its rules to play with, its score pad on the page, what an analysis shows | `page` |

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
impl words::Worded for Example {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
