//! Morgan's Magic Map: everything that belongs to this game.
//!
//! | module | holds | feature |
//! | --- | --- | --- |
//! | [`rules`] | the rules, by the chapters of the rulebook | none |

pub mod rules;

pub use crate::rules::*;
