//! All tests of Cartographers in one program: it is compiled and linked once, and its tests run side by side.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod ambush;
mod bot;
mod components;
mod conformance;
mod data_file;
mod draw_phase;
mod drawn;
mod explore_phase;
mod forms;
mod game_end;
mod goldens;
mod notation;
mod oracle;
mod paper;
mod records;
mod refusals;
mod ruins;
mod scoring_farm_water;
mod scoring_forest;
mod scoring_spatial;
mod scoring_village;
mod season_end;
mod secrets;
mod setup;
mod solo;
mod table_settings;
