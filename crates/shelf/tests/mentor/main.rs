//! Hints and analysis of all games.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod analysis;
mod question;
mod weigh;
mod why;
