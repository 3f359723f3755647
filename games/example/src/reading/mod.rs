//! The screens beside the table.

mod counted;
mod look;
mod paper;
mod rules;
