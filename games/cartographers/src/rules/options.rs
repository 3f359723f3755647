//! The options and settings of a table.

use table::{BadOption, Phrase};

use crate::rules::components::{EDICTS, STACKS, Scoring, Side};

/// Choices made before the game. They are part of its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The side of the sheets that all players use.
    pub side: Side,
    /// The scoring cards under edicts A to D; drawn at random if not chosen.
    pub edicts: Option<[Scoring; EDICTS]>,
}

const KEYS: &[&str] = &["side", "edicts"];

impl table::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let unknown = |value: &str, known: Vec<&str>| BadOption::UnknownValue {
            key: key.to_owned(),
            value: value.to_owned(),
            known: known.into_iter().map(str::to_owned).collect(),
        };
        match key {
            "side" => {
                let known = Side::ALL.map(Side::name).to_vec();
                self.side = Side::named(value).ok_or_else(|| unknown(value, known))?;
            }
            "edicts" => {
                let known = || Scoring::all().map(Scoring::name).collect();
                let cards = value.split('+').map(|name| Scoring::named(name).ok_or_else(|| unknown(name, known())));
                let cards: Vec<Scoring> = cards.collect::<Result<_, _>>()?;
                let four: Result<[Scoring; EDICTS], _> = cards.try_into();
                let bad = |cards: Vec<_>| Phrase::new("cartographers-edicts-count").with("count", cards.len() as i64);
                let edicts = four.map_err(|cards| BadOption::Rule(bad(cards)))?;
                one_of_each_stack(&edicts)?;
                self.edicts = Some(edicts);
            }
            _ => return Err(BadOption::UnknownKey { key: key.to_owned(), known: KEYS }),
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(String, String)> {
        let side = ("side".to_owned(), self.side.name().to_owned());
        let edicts = self.edicts.map(|cards| ("edicts".to_owned(), cards.map(Scoring::name).join("+")));
        std::iter::once(side).chain(edicts).collect()
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        self.edicts.as_ref().map_or(Ok(()), one_of_each_stack)
    }
}

fn one_of_each_stack(edicts: &[Scoring; EDICTS]) -> Result<(), BadOption> {
    same_stack(edicts).map_or(Ok(()), |two| Err(BadOption::Rule(of_one_stack(two))))
}

/// Two of the edicts that come from one stack, if there are any.
pub(crate) fn same_stack(edicts: &[Scoring; EDICTS]) -> Option<[Scoring; 2]> {
    (0..STACKS).find_map(|stack| {
        let mut of_stack = edicts.iter().copied().filter(|card| card.facts().stack == stack);
        Some([of_stack.next()?, of_stack.next()?])
    })
}

/// The message that two edicts come from one stack.
pub(crate) fn of_one_stack([one, other]: [Scoring; 2]) -> Phrase {
    Phrase::new("cartographers-edicts-stack").term("one", one.term()).term("other", other.term())
}

/// Choices of the table that are not part of the record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Whether the other players see a drawing before everybody has drawn.
    pub open_drawing: bool,
}
