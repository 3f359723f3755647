//! Nine Squares: everything that belongs to this game, and the pattern for adding one. It is not in the product.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules | none |

pub mod rules;

pub use crate::rules::*;
