//! Reads values of our types from JSON that the browser has parsed.
//!
//! A library for JSON would make the page larger by half of what all of online play may take. A struct is read field by field
//! in the order of its declaration, so that no code is compiled that recognises the names of its fields.
//!
//! An enum that is written with a tag, such as an event, is declared without it for the page. Its tag is its name in lower
//! case: an `Event` is an object whose field `event` says which variant it is, beside the fields of the variant. A field with
//! the name `.` is read from the object itself.

use std::fmt::{self, Display, Formatter};

use js_sys::{Array, Object, Reflect};
use page_kit::json::Json;
use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use wasm_bindgen::{JsCast, JsValue};

/// Reads a value; none if the JSON is of another shape.
pub fn read<T: DeserializeOwned>(json: &Json) -> Option<T> {
    T::deserialize(Reader(json.0.clone())).ok()
}

/// The JSON is of another shape. Which shape does not help a user, so nothing more is known.
#[derive(Debug)]
struct Unreadable;

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl std::error::Error for Unreadable {}

impl Error for Unreadable {
    fn custom<T: Display>(_: T) -> Unreadable {
        Unreadable
    }
}

/// Reads one value.
struct Reader(JsValue);

impl Reader {
    fn is_nothing(&self) -> bool {
        self.0.is_null() || self.0.is_undefined()
    }
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if let Some(text) = self.0.as_string() {
            return visitor.visit_string(text);
        }
        if let Some(number) = self.0.as_f64() {
            return if number < 0.0 { visitor.visit_i64(number as i64) } else { visitor.visit_u64(number as u64) };
        }
        if let Some(is_true) = self.0.as_bool() {
            return visitor.visit_bool(is_true);
        }
        if self.is_nothing() {
            return visitor.visit_unit();
        }
        match self.0.dyn_into::<Array>() {
            Ok(list) => visitor.visit_seq(Elements { list, next: 0 }),
            Err(object) => visitor.visit_map(Entries { object: object.unchecked_into(), next: 0, names: None }),
        }
    }

    /// The keys of objects are texts, also those that are numbers.
    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.as_string() {
            Some(text) => visitor.visit_u8(text.parse().map_err(|_| Unreadable)?),
            None => self.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.is_nothing() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_seq(Fields { object: self.0, fields: fields.iter() })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(Variant { value: self.0, tag: name })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct
        map identifier ignored_any
    }
}

/// The elements of a list.
struct Elements {
    list: Array,
    next: u32,
}

impl<'de> SeqAccess<'de> for Elements {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unreadable> {
        if self.next == self.list.length() {
            return Ok(None);
        }
        self.next += 1;
        seed.deserialize(Reader(self.list.get(self.next - 1))).map(Some)
    }
}

/// The fields of a struct, in the order of its declaration.
struct Fields {
    object: JsValue,
    fields: std::slice::Iter<'static, &'static str>,
}

impl<'de> SeqAccess<'de> for Fields {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unreadable> {
        let value = match *self.fields.next().ok_or(Unreadable)? {
            "." => self.object.clone(),
            name => Reflect::get(&self.object, &JsValue::from_str(name)).map_err(|_| Unreadable)?,
        };
        // A field that is left out has its default, if it has one.
        if value.is_undefined() { Ok(None) } else { seed.deserialize(Reader(value)).map(Some) }
    }
}

/// The entries of an object.
struct Entries {
    object: Object,
    names: Option<Array>,
    next: u32,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let names = self.names.get_or_insert_with(|| Object::keys(&self.object));
        if self.next == names.length() {
            return Ok(None);
        }
        self.next += 1;
        seed.deserialize(Reader(names.get(self.next - 1))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        let name = self.names.as_ref().map_or(JsValue::UNDEFINED, |names| names.get(self.next - 1));
        seed.deserialize(Reader(Reflect::get(&self.object, &name).map_err(|_| Unreadable)?))
    }
}

/// A variant of an enum: its name, an object with its name and its content, or an object with a tag.
struct Variant {
    value: JsValue,
    /// The name of the enum.
    tag: &'static str,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Unreadable;
    type Variant = Content;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Content), Unreadable> {
        let (name, content) = match self.value.as_string() {
            Some(name) => (name, JsValue::UNDEFINED),
            None => {
                let object: Object = self.value.dyn_into().map_err(|_| Unreadable)?;
                let of = |name: &JsValue| Reflect::get(&object, name).map_err(|_| Unreadable);
                match of(&JsValue::from_str(&self.tag.to_ascii_lowercase()))?.as_string() {
                    Some(name) => (name, object.into()),
                    None => {
                        let name = Object::keys(&object).get(0);
                        (name.as_string().ok_or(Unreadable)?, of(&name)?)
                    }
                }
            }
        };
        let name: StringDeserializer<Unreadable> = name.into_deserializer();
        Ok((seed.deserialize(name)?, Content(content)))
    }
}

/// The content of a variant.
struct Content(JsValue);

impl<'de> VariantAccess<'de> for Content {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unreadable> {
        seed.deserialize(Reader(self.0))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        Reader(self.0).deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_seq(Fields { object: self.0, fields: fields.iter() })
    }
}

/// Applies an index patch (see `protocol::patch`): an object descends, a list of one element replaces what is there.
/// Returns the patched value.
pub fn patched(value: &Json, patch: &Json) -> Json {
    if let Some(new) = patch.0.dyn_ref::<Array>() {
        return Json(new.get(0));
    }
    if let Some(changes) = patch.0.dyn_ref::<Object>() {
        for name in Object::keys(changes).iter() {
            let get = |from: &JsValue| Json(Reflect::get(from, &name).unwrap_or(JsValue::UNDEFINED));
            let new = patched(&get(&value.0), &get(&patch.0));
            // A patch of a value that is none of an object or a list changes nothing; the next view corrects it.
            let _ = Reflect::set(&value.0, &name, &new.0);
        }
    }
    value.clone()
}
