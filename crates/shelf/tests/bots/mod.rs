//! Tests of the bots in all games.

mod legal;
mod repeatable;
mod search;
mod strength;
