//! All tests of the example game in one program: it is linked once, and its tests run in parallel.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod conformance;
mod data_file;
mod goldens;
mod pad;
mod records;
mod scoring;
mod secrets;
