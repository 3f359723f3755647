//! Who looks over a player's shoulder: what a move is worth, what another would be worth, and why.
//!
//! A mentor sees what the player sees and no more. It [weighs](weigh()) moves as the strongest bot does, in imagined
//! positions, and plays some games to their ends, with the bots' own policy for everybody; so what it tells is in points:
//! *about so many in the end, if all go on sensibly*.
//!
//! | module | holds |
//! | --- | --- |
//! | `weigh` | what moves are worth: the same imagined games for each |
//! | `hint` | the best three moves |
//! | `analysis` | a game looked back at: what each decision cost, luck apart from skill |
//! | `why` | what a move brings, from the explained points |
//! | `question`, [`answer`] | what a worker is asked and answers, as types with a text form |
//! | `think` | answers questions |
//! | `mentor` | what a game brings to its mentor |

mod analysis;
pub mod answer;
mod hint;
mod mentor;
mod question;
mod think;
mod weigh;
mod why;

pub use crate::analysis::{Account, Analysis, Judged, Look, Step};
pub use crate::answer::Answer;
pub use crate::hint::{Hint, carried_out, hints, line, seed_at};
pub use crate::mentor::{Hindsight, Mentor};
pub use crate::question::Question;
pub use crate::think::think;
pub use crate::weigh::{Effort, Outlook, Tenths, Verdict, Weighed, weigh};
pub use crate::why::{Because, Reason, gained, sentence, signed};
