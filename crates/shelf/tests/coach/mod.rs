//! Tests of hints and analyses in all games.

mod analysis;
mod question;
mod weigh;
mod why;
