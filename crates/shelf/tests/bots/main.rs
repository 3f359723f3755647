//! The bots at all games.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod legal;
mod repeatable;
mod search;
mod strength;
