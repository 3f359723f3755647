//! The table screens of the page, for any game, and what a game provides for them.
//!
//! Nothing here names a game: a game implements [`OnPage`], and the crate `web`, which has the list, opens its tables.
//!
//! | module | holds |
//! | --- | --- |
//! | [`on_page`] | what a game provides for the page |
//! | [`opening`] | opening tables: new, saved, or from a record |
//! | [`seen`] | what this screen knows of a game |
//! | [`host`] | the trait of the host that runs the table |
//! | [`local_host`], [`local_game`] | a table that this page runs: the game, saving, bots, other windows |
//! | [`tabletop`] | a table on the screen: the moment, who must act, who sees what |
//! | [`run`] | a drafted run of actions |
//! | [`hint`] | the best three moves |
//! | [`lesson`] | learning a game by playing it |
//! | [`log`], [`replay_bar`], [`curtain`], [`finish`], [`keys`], [`fingers`], [`menu`], [`cards`] | parts of every table's screen |
//! | [`notice`], [`sound`] | the notice at the top of the page, and sounds |
//! | [`seats`] | the players of a new table |
//! | [`open_library`] | opens the module that is loaded later |
//! | [`workers`] | the workers that compute bots' moves and hints |

#![allow(clippy::must_use_candidate, reason = "used only within this program")]

pub mod cards;
pub mod curtain;
pub mod fingers;
pub mod finish;
pub mod hint;
pub mod host;
pub mod keys;
pub mod lesson;
pub mod local_game;
pub mod local_host;
pub mod log;
pub mod menu;
pub mod notice;
pub mod on_page;
pub mod open_library;
pub mod opening;
pub mod points_strip;
pub mod replay_bar;
pub mod run;
pub mod seats;
pub mod seen;
pub mod sound;
mod standing;
pub mod table_screen;
pub mod tabletop;
pub mod verdict;
pub mod workers;

pub use crate::on_page::OnPage;
