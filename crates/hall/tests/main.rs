//! Tests of the hall: with a simulated store, simulated connections and a seeded scheduler.

mod schedules;
mod world;
