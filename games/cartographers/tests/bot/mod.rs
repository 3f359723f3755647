//! How the bots judge Cartographers.

mod drawn;
mod gain;
mod hindsight;
mod prospect;
mod ties;
