//! The screens beside the table (score pads, rules, analysis, results), and the traits a game implements for them.
//!
//! No code here names a game. The crate `web-library`, which knows the list of games, shows the screens.
//!
//! | module | holds | trait of a game |
//! | --- | --- | --- |
//! | [`paper`] | games played on paper, scored while they are entered | [`paper::OnPaper`] |
//! | [`rules`] | interactive positions in the rules; reconstructed components | [`rules::Illustrated`] |
//! | [`analysis`], [`findings`] | an analysis: its moves in words and pictures, its results | [`analysis::Analysed`] |
//! | [`statistics`] | variants that are counted separately, and titles | [`statistics::InStatistics`] |
//! | [`picture`] | a picture saved as a file | |

#![allow(clippy::must_use_candidate, reason = "used only within this program")]

pub mod analysis;
pub mod findings;
pub mod paper;
pub mod picture;
pub mod rules;
pub mod statistics;
