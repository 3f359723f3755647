//! Cartographers on the screens beside the table.

mod analysis;
mod paper;
mod rules;
mod statistics;
