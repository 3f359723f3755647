//! The tests that every game runs.
