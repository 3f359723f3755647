//! All tests of the program in one binary: it is compiled and linked once, and its tests run in parallel.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod analyse;
mod api_doc;
mod data_check;
mod explain;
mod forms;
mod host;
mod join;
mod misterra_forms;
mod morgan;
mod perft;
mod program;
mod record;
mod replay;
mod reports;
mod serve;
mod simulate;
mod usage;
