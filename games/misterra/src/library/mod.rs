//! The screens beside the table: statistics, analyses, the score pad and the rules.

mod analysis;
mod paper;
mod rules;
mod statistics;
