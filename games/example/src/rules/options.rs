//! The options of a table.

use table::BadOption;

/// Choices made before the game that belong to its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether the middle square is land from the start and belongs to nobody. Two players then have four turns each.
    pub island: bool,
}

const ISLAND: &str = "island";

impl table::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        if key != ISLAND {
            return Err(BadOption::UnknownKey { key: key.to_owned(), known: &[ISLAND] });
        }
        self.island = value.parse().map_err(|_| BadOption::UnknownValue {
            key: key.to_owned(),
            value: value.to_owned(),
            known: [false, true].map(|value| value.to_string()).to_vec(),
        })?;
        Ok(())
    }

    fn entries(&self) -> Vec<(String, String)> {
        vec![(ISLAND.to_owned(), self.island.to_string())]
    }
}
