//! All tests of Morgan's Magic Map in one program: it is compiled and linked once, and its tests run side by side.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod bonuses;
mod bot;
mod change_map;
mod complete_turns;
mod components;
mod conformance;
mod data_file;
mod dig;
mod draw_cards;
mod drawn;
mod forms;
mod game_end;
mod goldens;
mod move_pirate;
mod notation;
mod oracle;
mod paper;
mod records;
mod refusals;
mod secrets;
mod setup;
mod table_settings;
