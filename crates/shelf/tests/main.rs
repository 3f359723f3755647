//! What holds for every game on the shelf, in one program: it is compiled and linked once, and its tests run side by side.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod bots;
mod charts;
mod mentor;
mod pads;
mod records;
mod rooms;
mod tables;
mod words;
