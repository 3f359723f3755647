//! What happens at online tables, without sockets, disk or clock.
//!
//! A [`Hall`] holds all tables that this process serves. Requests, the time and the answers of store and bots go in;
//! [`Effect`]s come out: answers, messages, rows to store, work for bots. Whoever drives a hall carries them out: the
//! server with sockets and SQLite, a test with a seeded scheduler, a simulated store and simulated connections.
//!
//! ```text
//! request ──► decide ──► row ──► apply ──► group of rows ──► store ──► stored ──► answers, news, bots
//!             (rules)          (in memory)                            failed ──► 503, and the room is read again
//! ```
//!
//! State may run ahead of the store; words may not. Every answer and every message waits until the rows that it was
//! computed from are stored.
//!
//! | module | holds |
//! | --- | --- |
//! | `hall` | the [`Hall`]: all rooms, groups of rows, effects |
//! | `ask` | requests and answers |
//! | `room` | one table: its state, and how a row changes it |
//! | `decide` | who may do what, and when |
//! | `running` | a game in progress, whatever game it is |
//! | `clock` | the clocks of a table |
//! | `tell` | what is written to whom |

mod ask;
mod clock;
mod decide;
mod groups;
mod hall;
mod room;
mod running;
mod tell;

pub use ask::{Answer, Ask, Body, List, Listed, NextTable, Reply, Request};
pub use decide::{AWAY, Command};
pub use hall::{Effect, Hall, Restoring, Thought, Watch, rematch_of};
pub use running::{Chosen, Job};
