//! The tests of all games on the shelf in one program: it is linked once, and its tests run in parallel.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod bots;
mod charts;
mod mentor;
mod pads;
mod records;
mod rooms;
mod tables;
mod words;
