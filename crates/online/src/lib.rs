//! The page's side of online tables: the connection, the host of a table, and the screens around it.
//!
//! Nothing here names a game. The crate `web`, which has the list of games, opens these screens.
//!
//! | module | holds |
//! | --- | --- |
//! | [`api`] | requests to the server |
//! | [`read`] | values of our types, from JSON that the browser has parsed |
//! | [`live`] | the connection that brings the news of a table |
//! | [`me`] | who the user is on this server |
//! | [`table`] | a table as this page knows it |
//! | [`host`] | the host of a table: what is seen comes from the server, moves go there |
//! | `feed`, `opening` | what of the host is the same for all games: loading and following the game |
//! | [`sending`], [`status`], [`people`], [`chat`], [`clock`], `standing_by`, `rematch`, `toast`, `friends` | what stands beside the board at an online table |
//! | [`screen`], [`gathering`], [`lobby`], [`open_form`], [`invite`] | the ways to a table |
//! | [`own_tables`] | the tables at which the user has sat |
//! | [`big_screen`] | a table for all to see, on a large screen |
//! | [`calls`], `happened` | calls the user to the page; what happens at a table besides moves |
//! | [`me_screen`], `login` | name, colour, login, sessions and tokens; logging in from other screens |
//! | [`noted`], [`fair`] | what is noted to verify the shuffle, and the screen that verifies it |
//! | [`field`] | fields of forms |

#![allow(clippy::must_use_candidate, reason = "used only within this program")]

pub mod api;
pub mod big_screen;
pub mod calls;
pub mod chat;
pub mod clock;
pub mod fair;
mod feed;
pub mod field;
mod friends;
pub mod gathering;
mod happened;
pub mod host;
pub mod invite;
pub mod live;
pub mod lobby;
mod login;
pub mod me;
pub mod me_screen;
pub mod noted;
pub mod open_form;
mod opening;
pub mod own_tables;
pub mod people;
pub mod read;
mod rematch;
pub mod screen;
pub mod sending;
mod standing_by;
pub mod status;
pub mod table;
mod toast;
