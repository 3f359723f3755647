//! The screens beside the table: statistics, analyses, the score pad and the rules.

mod counted;
mod look;
mod paper;
mod rules;
