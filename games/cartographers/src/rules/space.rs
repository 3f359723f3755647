//! Spaces by their printed names: rows A to K from the top, columns 1 to 11 from the left.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Grid11;

/// The name of a space, from its index.
///
/// ```
/// assert_eq!(cartographers::space_name(0), "A1");
/// assert_eq!(cartographers::space_name(120), "K11");
/// ```
#[must_use]
pub fn space_name(index: u8) -> String {
    let (row, column) = (index / Grid11::SIDE as u8, index % Grid11::SIDE as u8);
    format!("{}{}", (b'A' + row) as char, column + 1)
}

/// The index of a space, from its name.
///
/// ```
/// assert_eq!(cartographers::space_named("B3"), Some(13));
/// assert_eq!(cartographers::space_named("L1"), None);
/// assert_eq!(cartographers::space_named("A01"), None);
/// ```
#[must_use]
pub fn space_named(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let row = letters.next().filter(char::is_ascii_uppercase)? as u8 - b'A';
    let column = letters.as_str();
    if !column.starts_with(|digit: char| ('1'..='9').contains(&digit)) {
        return None;
    }
    let column: u8 = column.parse().ok()?;
    let side = Grid11::SIDE as u8;
    (row < side && column <= side).then(|| row * side + column - 1)
}

/// A set of spaces that is displayed and serialized as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces(pub Grid11);

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(space_name).collect();
        f.write_str(&names.join(" "))
    }
}

impl Serialize for Spaces {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(space_name))
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Spaces, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let unknown = |name: &String| serde::de::Error::custom(format!("{name:?} is not a space"));
        let spaces = names.iter().map(|name| space_named(name).ok_or_else(|| unknown(name)));
        Ok(Spaces(spaces.collect::<Result<Grid11, _>>()?))
    }
}
