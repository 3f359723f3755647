//! Tests of the hall: with a simulated store, simulated connections and a seeded scheduler.

mod absence;
mod bounds;
mod desk;
mod here;
mod schedules;
mod world;
