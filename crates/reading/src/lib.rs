//! What is read and written beside the table, and what a game brings to it.
//!
//! Nothing here names a game; the crate `study`, which has the list, shows the screens.
//!
//! | module | holds | a game brings |
//! | --- | --- | --- |
//! | [`paper`] | games played on paper, scored while they are entered | [`paper::OnPaper`] |
//! | [`rules`] | positions to play with in the rules, and what we could not see | [`rules::Illustrated`] |
//! | [`look`], [`found`] | the moves of an analysis in words and pictures; what the analysis has found | [`look::Looked`] |
//! | [`counted`] | results that are counted apart, and titles | [`counted::Counted`] |
//! | [`picture`] | a picture saved as a file | |

#![allow(clippy::must_use_candidate, reason = "inside one program nothing is asked for that is not used")]

pub mod counted;
pub mod found;
pub mod look;
pub mod paper;
pub mod picture;
pub mod rules;
