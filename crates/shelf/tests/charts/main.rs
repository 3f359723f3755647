//! The charts of all games.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod boards;
mod drawn;
mod misterra;
mod morgan;
mod outlines;
mod palette;
mod svg;
mod tables;
