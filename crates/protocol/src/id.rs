//! The ids of players and tables: 128 random bits, written as 22 characters of `A–Z a–z 0–9 _ -`.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};

/// The number of characters of an id.
const LENGTH: usize = 22;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} characters of A–Z, a–z, 0–9, _ and -")
    }
}

impl std::error::Error for BadId {}

fn write(id: u128, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = [0; LENGTH];
    BASE64URL_NOPAD.encode_mut(&id.to_be_bytes(), &mut text);
    f.write_str(std::str::from_utf8(&text).expect("base64 is ASCII"))
}

fn read(text: &str) -> Result<u128, BadId> {
    let mut id = [0; 16];
    if text.len() != LENGTH {
        return Err(BadId);
    }
    BASE64URL_NOPAD.decode_mut(text.as_bytes(), &mut id).map_err(|_| BadId)?;
    Ok(u128::from_be_bytes(id))
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub u128);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;
            fn from_str(text: &str) -> Result<$name, BadId> {
                read(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;
            fn try_from(text: String) -> Result<$name, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    // The last character has two bits of the id; the others are zero.
                    .pattern(Some("^[A-Za-z0-9_-]{21}[AQgw]$"))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}
    };
}

id! {
    /// The id of a player.
    PlayerId
}

id! {
    /// The id of a table. Whoever knows it may watch the table.
    TableId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for id in [0, 1, u128::MAX, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef] {
            let text = TableId(id).to_string();
            assert_eq!(text.len(), 22);
            assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-'), "{text}");
            assert_eq!(text.parse(), Ok(TableId(id)));
        }
    }

    #[test]
    fn an_id_has_one_spelling() {
        let id = PlayerId(1).to_string();
        // The last character has four unused bits, which must be zero.
        let other = format!("{}R", &id[..21]);
        assert_ne!(id, other);
        for bad in [
            "",
            "a",
            "AAAAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAA+/",
            "ääääääääääA",
            &other,
        ] {
            assert_eq!(bad.parse::<PlayerId>(), Err(BadId), "{bad}");
        }
    }
}
