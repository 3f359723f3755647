//! The options and settings of a table.

use table::{BadOption, Phrase};

/// Choices made before the game. They belong to its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of rounds in a row without a dig after which the game ends as it stands.
    pub rounds_without_dig: u32,
}

impl Default for Options {
    /// Twenty rounds: more than enough for anybody who wants to dig.
    fn default() -> Options {
        Options { rounds_without_dig: 20 }
    }
}

const ROUNDS_WITHOUT_DIG: &str = "rounds_without_dig";
const KEYS: &[&str] = &[ROUNDS_WITHOUT_DIG];
/// Turns are counted in 32 bits, and there are up to four in a round.
const MOST_ROUNDS: u32 = 1_000_000;

impl table::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        if key != ROUNDS_WITHOUT_DIG {
            return Err(BadOption::UnknownKey { key: key.to_owned(), known: KEYS });
        }
        // Accept digits only: "+3" is refused.
        let rounds = value.parse().ok().filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
        let bad = || BadOption::Rule(out_of_range(value));
        self.rounds_without_dig = rounds.filter(|rounds| (1..=MOST_ROUNDS).contains(rounds)).ok_or_else(bad)?;
        Ok(())
    }

    fn entries(&self) -> Vec<(String, String)> {
        vec![(ROUNDS_WITHOUT_DIG.to_owned(), self.rounds_without_dig.to_string())]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        if (1..=MOST_ROUNDS).contains(&self.rounds_without_dig) {
            return Ok(());
        }
        Err(BadOption::Rule(out_of_range(&self.rounds_without_dig.to_string())))
    }
}

fn out_of_range(value: &str) -> Phrase {
    Phrase::new("morgan-option-rounds").with("value", value).with("most", i64::from(MOST_ROUNDS))
}

/// Choices of the table. They do not belong to the record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Whether the others' treasures are shown, and not only counted. Everybody saw them being taken, so a view always
    /// has them; this setting is only for drawing the view.
    pub open_treasures: bool,
}
