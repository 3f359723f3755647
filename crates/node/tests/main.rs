//! Several nodes in one thread, with a simulated database, bus and clock.

mod database;
mod schedules;
mod world;
