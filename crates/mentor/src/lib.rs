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
//! | `question` | all of it as text, for who asks a worker |
//! | `games` | how much is tried in each game |
//!
//! ```
//! use cartographers::Cartographers;
//! use mentor::{Mentor, hints};
//! use table::{Seat, SeedText, SetUp, Table, Tell};
//!
//! let seed = SeedText::new("where to begin")?;
//! let set_up = SetUp { seats: 1, options: Default::default(), seed: seed.clone() };
//! let table = Table::<Cartographers>::open(set_up, &mut Tell::nobody()).expect("one may play alone");
//! let hints = hints(table.view(Seat(0)), &Cartographers::HINT.with_nodes(200), seed.seed());
//! assert!(hints.len() == 3 && hints[0].outlook.points >= hints[1].outlook.points);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod analysis;
mod games;
mod hint;
mod question;
mod weigh;
mod why;

pub use crate::analysis::{Account, Analysis, Judged, Look, Step};
pub use crate::games::Mentor;
pub use crate::hint::{Hint, carried_out, hints, line, seed_at};
pub use crate::question::answer;
pub use crate::weigh::{Effort, Outlook, Tenths, Verdict, Weighed, weigh};
pub use crate::why::{Because, Reason, gained, sentence, signed};
