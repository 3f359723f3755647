//! What is read and written beside the table.

mod counted;
mod look;
mod paper;
mod rules;

vellum::named_values!(crate::Set, crate::Treasure);
