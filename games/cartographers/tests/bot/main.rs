//! What the bots know about Cartographers.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod drawn;
mod gain;
mod hindsight;
mod prospect;
mod ties;
