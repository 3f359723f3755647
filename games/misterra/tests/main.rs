//! All tests of Maps of Misterra in one program, which is compiled and linked once and runs its tests in parallel.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod bot;
mod components;
mod conformance;
mod data_file;
mod drawn;
mod example_rounds;
mod forms;
mod game_end;
mod goldens;
mod half_day_claim;
mod half_day_map;
mod half_day_move;
mod half_day_sketch;
mod notation;
mod oracle;
mod paper;
mod presumptions;
mod records;
mod refusals;
mod scoring;
mod secrets;
mod setup;
mod solo;
