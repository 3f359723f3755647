//! The values of an event as bytes, whatever JSON they are told in.
//!
//! ```text
//! a number        8 bytes, the lowest first; of 128 bits 16 bytes
//! a text          its length as a number, then UTF-8
//! yes or no       one byte, 1 or 0
//! perhaps         1 and the value, or 0
//! a list          1 before each element, 0 at the end
//! fields          their values in the order of their declaration, without names
//! a variant       its name as a text, then its values
//! ```
//!
//! The type of an event says how its bytes are read, so no two events have the same ones. Names of fields are left out, because
//! the page and the program declare the tags of variants differently (`serde(tag)`, `serde(flatten)`): both ways lead to the same
//! bytes.

use std::fmt::{self, Display};

use serde::Serialize;
use serde::ser::{
    Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};

/// Appends the bytes of a value.
pub(super) fn write(value: &impl Serialize, to: &mut Vec<u8>) {
    value.serialize(Values(to)).expect("events are written without errors");
}

/// Why a value could not be written. Only a value itself can refuse.
#[derive(Debug)]
struct Refused;

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("refused")
    }
}

impl std::error::Error for Refused {}

impl Error for Refused {
    fn custom<T: Display>(_: T) -> Refused {
        Refused
    }
}

/// Writes one value.
struct Values<'a>(&'a mut Vec<u8>);

impl Values<'_> {
    fn number(self, number: u64) -> Result<(), Refused> {
        self.0.extend(number.to_le_bytes());
        Ok(())
    }

    fn text(&mut self, text: &str) {
        self.0.extend((text.len() as u64).to_le_bytes());
        self.0.extend(text.as_bytes());
    }
}

/// Writes the numbers that fit into 64 bits. A negative one has the same bytes, whatever its width.
macro_rules! numbers {
    ($($name:ident: $number:ty),*) => {
        $(fn $name(self, number: $number) -> Result<(), Refused> {
            self.number(number as i64 as u64)
        })*
    };
}

impl<'a> Serializer for Values<'a> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = List<'a>;
    type SerializeTuple = Fields<'a>;
    type SerializeTupleStruct = Fields<'a>;
    type SerializeTupleVariant = Fields<'a>;
    type SerializeMap = Entries<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    fn serialize_i128(self, number: i128) -> Result<(), Refused> {
        self.0.extend(number.to_le_bytes());
        Ok(())
    }

    fn serialize_u128(self, number: u128) -> Result<(), Refused> {
        self.0.extend(number.to_le_bytes());
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Result<(), Refused> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<(), Refused> {
        self.number(number.to_bits())
    }

    fn serialize_bool(self, is_true: bool) -> Result<(), Refused> {
        self.0.push(is_true.into());
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Refused> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(mut self, text: &str) -> Result<(), Refused> {
        self.text(text);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Refused> {
        self.0.extend((bytes.len() as u64).to_le_bytes());
        self.0.extend(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Refused> {
        self.serialize_bool(false)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        self.0.push(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refused> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Refused> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.text(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Refused> {
        Ok(List(self.0))
    }

    fn serialize_tuple(self, _: usize) -> Result<Fields<'a>, Refused> {
        Ok(Fields(self.0))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Refused> {
        Ok(Fields(self.0))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Refused> {
        self.text(variant);
        Ok(Fields(self.0))
    }

    /// Serde writes a struct with flattened fields as a map whose length it does not know. Other maps say their length.
    fn serialize_map(self, length: Option<usize>) -> Result<Entries<'a>, Refused> {
        Ok(Entries { to: self.0, is_struct: length.is_none() })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Refused> {
        Ok(Fields(self.0))
    }

    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Refused> {
        self.text(variant);
        Ok(Fields(self.0))
    }

    fn is_human_readable(&self) -> bool {
        // Types that are written in two ways are told as text, and so they are hashed as text.
        true
    }
}

/// Writes the elements of a list.
struct List<'a>(&'a mut Vec<u8>);

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.0.push(1);
        value.serialize(Values(self.0))
    }

    fn end(self) -> Result<(), Refused> {
        self.0.push(0);
        Ok(())
    }
}

/// Writes the entries of a map, or the fields of a struct that serde writes as one.
struct Entries<'a> {
    to: &'a mut Vec<u8>,
    is_struct: bool,
}

impl SerializeMap for Entries<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refused> {
        if self.is_struct {
            return Ok(());
        }
        self.to.push(1);
        key.serialize(Values(self.to))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        value.serialize(Values(self.to))
    }

    fn end(self) -> Result<(), Refused> {
        if !self.is_struct {
            self.to.push(0);
        }
        Ok(())
    }
}

/// Writes values one after the other.
struct Fields<'a>(&'a mut Vec<u8>);

/// Implements the traits for fields without names.
macro_rules! unnamed {
    ($($part:ident: $name:ident),*) => {
        $(impl $part for Fields<'_> {
            type Ok = ();
            type Error = Refused;

            fn $name<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
                value.serialize(Values(self.0))
            }

            fn end(self) -> Result<(), Refused> {
                Ok(())
            }
        })*
    };
}

/// Implements the traits for fields with names.
macro_rules! named {
    ($($part:ident),*) => {
        $(impl $part for Fields<'_> {
            type Ok = ();
            type Error = Refused;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Refused> {
                value.serialize(Values(self.0))
            }

            fn end(self) -> Result<(), Refused> {
                Ok(())
            }
        })*
    };
}

unnamed! {
    SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}
named! { SerializeStruct, SerializeStructVariant }

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn bytes(value: &impl Serialize) -> Vec<u8> {
        let mut bytes = Vec::new();
        write(value, &mut bytes);
        bytes
    }

    /// As a game's event is declared for the program, and for the page.
    mod told {
        use serde::Serialize;

        #[derive(Serialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        pub enum Tagged {
            Nothing,
            TurnedUp {
                cards: Vec<u8>,
                by: Option<u8>,
            },
            Mapped {
                space: i8,
                #[serde(flatten)]
                update: TaggedUpdate,
                last: bool,
            },
        }

        #[derive(Serialize)]
        #[serde(tag = "update", rename_all = "kebab-case")]
        pub enum TaggedUpdate {
            Laid,
            Replaced { old: &'static str },
        }

        #[derive(Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Plain {
            Nothing,
            TurnedUp {
                cards: Vec<u8>,
                by: Option<u8>,
            },
            Mapped {
                space: i8,
                #[serde(rename = ".")]
                update: PlainUpdate,
                last: bool,
            },
        }

        #[derive(Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum PlainUpdate {
            Laid,
            Replaced { old: &'static str },
        }
    }

    #[test]
    fn the_declarations_of_page_and_program_have_the_same_bytes() {
        use told::{Plain, PlainUpdate, Tagged, TaggedUpdate};
        assert_eq!(bytes(&Tagged::Nothing), bytes(&Plain::Nothing));
        assert_eq!(bytes(&Plain::Nothing), b"\x07\0\0\0\0\0\0\0nothing");
        let turned = bytes(&Tagged::TurnedUp { cards: vec![3, 4], by: None });
        assert_eq!(turned, bytes(&Plain::TurnedUp { cards: vec![3, 4], by: None }));
        assert_ne!(turned, bytes(&Plain::TurnedUp { cards: vec![3, 4], by: Some(0) }));
        for (tagged, plain) in [
            (TaggedUpdate::Laid, PlainUpdate::Laid),
            (TaggedUpdate::Replaced { old: "water" }, PlainUpdate::Replaced { old: "water" }),
        ] {
            let tagged = bytes(&Tagged::Mapped { space: -3, update: tagged, last: true });
            assert_eq!(tagged, bytes(&Plain::Mapped { space: -3, update: plain, last: true }));
        }
    }

    #[test]
    fn neighbours_do_not_run_together() {
        let different: [(&dyn Fn() -> Vec<u8>, &dyn Fn() -> Vec<u8>); 5] = [
            (&|| bytes(&("ab", "c")), &|| bytes(&("a", "bc"))),
            (&|| bytes(&(vec![1_u8], vec![2_u8])), &|| bytes(&(vec![1_u8, 2], Vec::<u8>::new()))),
            (&|| bytes(&(Some(1_u8), None::<u8>)), &|| bytes(&(None::<u8>, Some(1_u8)))),
            (&|| bytes(&1_u8), &|| bytes(&-1_i8)),
            (&|| bytes(&BTreeMap::from([(1_u8, 2_u8)])), &|| bytes(&BTreeMap::from([(2_u8, 2_u8)]))),
        ];
        for (index, (one, other)) in different.iter().enumerate() {
            assert_ne!(one(), other(), "{index}");
        }
    }
}
