//! Nine Squares: a complete game, and the pattern for adding one. It is not in the product: the shelf includes it only
//! with the feature `example`. Read the modules in this order.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules | none |
//! | `chart` | the board in text and in pictures | `play` |
//! | `bot` | how the bots judge moves and positions | `play` |
//! | `coach` | hints and analyses | `play` |
//! | `scorepad` | the score pad | `play` |
//! | `page` | the table on the page | `page` |
//! | `library` | interactive rules, the score pad on the page, the pictures of an analysis | `page` |

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
impl words::Worded for Example {
    const TEXTS: &'static [words::Texts] = words::texts!();
}
