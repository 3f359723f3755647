//! The pages beside the table: rules, score pad, results and analyses.

mod analysis;
mod paper;
mod rules;
mod statistics;

page_kit::named_values!(crate::Set, crate::Treasure);
