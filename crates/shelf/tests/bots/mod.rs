//! The bots at all games.

mod legal;
mod repeatable;
mod search;
mod strength;
