//! All tests of the example game in one program: it is linked once, and its tests run in parallel.

#![allow(clippy::unwrap_used, reason = "test set-up may panic")]

mod conformance;
mod data_file;
mod goldens;
mod records;
mod scorepad;
mod scoring;
mod secrets;
