//! The tests of the SQLite store.

mod sqlite;
