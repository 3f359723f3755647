//! The tests of the stores.

mod leases;
mod postgres;
mod sqlite;
