//! The options and settings of a table.

use table::{BadOption, Phrase};

use crate::rules::components::{KEPT, MOST_PLAYERS, Presumption};

/// Choices made before the game that belong to its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Every player gets one of the lettered pairs of presumptions instead of choosing two of four.
    pub first_game: bool,
    /// Faithful rows and columns earn the master cartographers' bonus.
    pub master: bool,
    /// The fixed presumptions of each seat, for puzzles; without them the player chooses.
    pub presumptions: [Option<[Presumption; KEPT]>; MOST_PLAYERS],
}

const KEYS: &[&str] = &["first_game", "master", "presumptions0", "presumptions1", "presumptions2", "presumptions3"];

impl Options {
    /// Fixes the presumptions of a seat: two different ones.
    pub fn fix(&mut self, seat: usize, cards: [Presumption; KEPT]) -> Result<(), BadOption> {
        let [one, other] = cards;
        if one == other {
            return Err(twice(one));
        }
        self.presumptions[seat] = Some([one.min(other), one.max(other)]);
        Ok(())
    }

    /// The presumptions that are fixed for some seat.
    pub(crate) fn fixed(&self) -> impl Iterator<Item = Presumption> + Clone + '_ {
        self.presumptions.iter().flatten().flatten().copied()
    }
}

impl table::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let unknown = |value: &str, known: Vec<String>| BadOption::UnknownValue {
            key: key.to_owned(),
            value: value.to_owned(),
            known,
        };
        let switch = || match value {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(unknown(value, vec!["true".to_owned(), "false".to_owned()])),
        };
        match key {
            "first_game" => self.first_game = switch()?,
            "master" => self.master = switch()?,
            _ => {
                let Some(seat) = KEYS.iter().skip(2).position(|known| *known == key) else {
                    return Err(BadOption::UnknownKey { key: key.to_owned(), known: KEYS });
                };
                let card = |text: &str| {
                    let known = || Presumption::all().map(|card| card.number().to_string()).collect();
                    numbered(text).ok_or_else(|| unknown(text, known()))
                };
                let cards = value.split('+').map(card).collect::<Result<Vec<_>, _>>()?;
                let count = |cards: Vec<_>| {
                    BadOption::Rule(Phrase::new("misterra-presumptions-count").with("count", cards.len() as i64))
                };
                self.fix(seat, cards.try_into().map_err(count)?)?;
            }
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(String, String)> {
        let switch = |key: &str, on: bool| on.then(|| (key.to_owned(), "true".to_owned()));
        let fixed = self.presumptions.iter().enumerate().filter_map(|(seat, cards)| {
            let numbers = cards.as_ref()?.map(|card| card.number().to_string());
            Some((format!("presumptions{seat}"), numbers.join("+")))
        });
        let switches = [switch("first_game", self.first_game), switch("master", self.master)];
        switches.into_iter().flatten().chain(fixed).collect()
    }

    fn check(&self, seats: u8) -> Result<(), BadOption> {
        if let Some(seat) = (usize::from(seats)..MOST_PLAYERS).find(|&seat| self.presumptions[seat].is_some()) {
            let phrase = Phrase::new("misterra-presumptions-no-seat").with("seat", seat as i64);
            return Err(BadOption::Rule(phrase.with("seats", i64::from(seats))));
        }
        if self.first_game && self.fixed().next().is_some() {
            return Err(BadOption::Rule(Phrase::new("misterra-presumptions-first-game")));
        }
        let mut seen = 0u32;
        for card in self.fixed() {
            if seen >> card.number() & 1 == 1 {
                return Err(twice(card));
            }
            seen |= 1 << card.number();
        }
        Ok(())
    }

    fn check_public(&self) -> Result<(), BadOption> {
        if self.fixed().next().is_some() {
            return Err(BadOption::Rule(Phrase::new("misterra-presumptions-secret")));
        }
        Ok(())
    }
}

/// Parses the number of a presumption. Only the form that the program writes is valid: neither 01 nor +1.
pub(crate) fn numbered(text: &str) -> Option<Presumption> {
    let number: u8 = text.parse().ok()?;
    Presumption::numbered(number).filter(|_| number.to_string() == text)
}

fn twice(card: Presumption) -> BadOption {
    BadOption::Rule(Phrase::new("misterra-presumption-twice").with("number", i64::from(card.number())))
}

/// Settings of a table that are not part of the record; this game has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings;
