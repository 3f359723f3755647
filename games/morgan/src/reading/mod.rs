//! The pages beside the table: rules, score pad, results and analyses.

mod counted;
mod look;
mod paper;
mod rules;

vellum::named_values!(crate::Set, crate::Treasure);
