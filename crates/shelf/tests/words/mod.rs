//! Tests of the words of all games and of the page, in every language.

mod counted;
mod files;
mod fluent;
mod games;
mod languages;
mod literals;
mod page;
mod rules;
mod sentences;
