//! Hints and analysis: what a move is worth, what another would be worth, and why.
//!
//! A coach sees what the player sees and no more. It [weighs](weigh()) moves as the strongest bot does, in imagined
//! positions. It also plays some games to their ends, with the bots' policy for every seat. Its results are therefore
//! in points: the score to expect at the end if everybody plays sensibly.
//!
//! | module | holds |
//! | --- | --- |
//! | `weigh` | compares moves in the same imagined games |
//! | `hint` | the best three moves |
//! | `analysis` | analyses a game: the cost of each decision, and luck apart from skill |
//! | `why` | the reasons for a move, from the explained points |
//! | `question`, [`answer`] | the questions to a worker and its answers, as types with a text form |
//! | `think` | answers questions |
//! | `coach` | the trait that a game implements |

mod analysis;
pub mod answer;
mod coach;
mod hint;
mod question;
mod think;
mod weigh;
mod why;

pub use crate::analysis::{Account, Analysis, AnalysisStep, JudgedDecision, Scrutiny};
pub use crate::answer::Answer;
pub use crate::coach::{Coach, Hindsight};
pub use crate::hint::{Hint, hints, position_after, seed_at, whole_move};
pub use crate::question::Question;
pub use crate::think::{notations, think};
pub use crate::weigh::{Effort, Outlook, Tenths, Verdict, Weighed, weigh};
pub use crate::why::{Because, Reason, score_changes, sentence, signed};
