//! What the bots know about Cartographers.

mod drawn;
mod gain;
mod hindsight;
mod prospect;
mod ties;
