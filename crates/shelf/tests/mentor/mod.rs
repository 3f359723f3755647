//! Hints and analysis of all games.

mod analysis;
mod question;
mod weigh;
mod why;
