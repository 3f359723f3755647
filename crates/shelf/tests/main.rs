//! The tests of all games on the shelf in one program: it is linked once, and its tests run in parallel.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod bots;
mod charts;
mod coach;
mod records;
mod rooms;
mod scorepads;
mod tables;
mod words;
