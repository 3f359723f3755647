//! The screens beside the table (score pads, rules, analysis, results), and the traits a game implements for them.
//!
//! No code here names a game. The crate `study`, which knows the list of games, shows the screens.
//!
//! | module | holds | trait of a game |
//! | --- | --- | --- |
//! | [`paper`] | games played on paper, scored while they are entered | [`paper::OnPaper`] |
//! | [`rules`] | interactive positions in the rules; reconstructed components | [`rules::Illustrated`] |
//! | [`look`], [`found`] | an analysis: its moves in words and pictures, its results | [`look::Looked`] |
//! | [`counted`] | variants that are counted separately, and titles | [`counted::Counted`] |
//! | [`picture`] | a picture saved as a file | |

#![allow(clippy::must_use_candidate, reason = "used only within this program")]

pub mod counted;
pub mod found;
pub mod look;
pub mod paper;
pub mod picture;
pub mod rules;
