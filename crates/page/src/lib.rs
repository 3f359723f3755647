//! The table screens of the page, whatever is played, and what a game brings to them.
//!
//! Nothing here names a game: a game implements [`OnPage`], and the crate `web`, which has the list, opens its tables.
//!
//! | module | holds |
//! | --- | --- |
//! | [`on_page`] | what a game brings to the page |
//! | [`opening`] | tables that are opened: new, saved, brought as a record |
//! | [`seen`] | what this screen knows of a game |
//! | [`host`] | who runs the table: a trait |
//! | [`here`], [`sitting`] | a table that this page runs: the game, saving, bots, other windows |
//! | [`tabletop`] | a table on the screen: the moment, who is asked, who sees what |
//! | [`run`] | a run of actions that is drafted |
//! | [`hint`] | the best three moves |
//! | [`lesson`] | learning a game by playing it |
//! | [`log`], [`replay_bar`], [`curtain`], [`finish`], [`keys`], [`fingers`] | what every table's screen has |
//! | [`notice`], [`sound`] | what is told at the top of the page, and what is heard |
//! | [`seats`] | who sits down at a new table |
//! | [`study`] | the way into the module that is loaded later |
//! | [`thinker`] | the workers that think for bots and hints |

#![allow(clippy::must_use_candidate, reason = "inside one program nothing is asked for that is not used")]

pub mod curtain;
pub mod fingers;
pub mod finish;
pub mod here;
pub mod hint;
pub mod host;
pub mod keys;
pub mod lesson;
pub mod log;
pub mod notice;
pub mod on_page;
pub mod opening;
pub mod replay_bar;
pub mod run;
pub mod seats;
pub mod seen;
pub mod sitting;
pub mod sound;
pub mod study;
pub mod tabletop;
pub mod thinker;

pub use crate::on_page::OnPage;
