//! Schemas that cannot be derived from their types.

use utoipa::openapi::schema::{AdditionalProperties, Array, ArrayBuilder, Object, ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::limits::{LONGEST_MOVE, MOST_MOVES};
use crate::request::Pace;

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

/// The moves of a batch.
pub(crate) fn moves() -> Array {
    let about = "The moves in the game's notation. Only the last one may reveal something or complete the player's part of a turn.";
    ArrayBuilder::new()
        .items(text().max_length(Some(LONGEST_MOVE)))
        .min_items(Some(1))
        .max_items(Some(MOST_MOVES))
        .description(Some(about))
        .build()
}

/// The version of a table. All of its range is allowed: a version that is too high is `stale`.
pub(crate) fn version() -> Object {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(0_usize))
        .maximum(Some(usize::MAX))
        .description(Some("The version of the table that the player has seen."))
        .build()
}

/// Bots by seat. The names of fields are always texts, also where they are numbers.
pub(crate) fn bots() -> Object {
    ObjectBuilder::new()
        .schema_type(Type::Object)
        .property_names(Some(text().pattern(Some("^[1-9][0-9]?$")).build()))
        .additional_properties(Some(text()))
        .description(Some("Bots of the house, by seat; seat 0 is the opener's."))
        .build()
}

/// An object of one field, which is an object of whole numbers with these names and bounds.
fn pace(name: &str, about: &str, numbers: &[(&str, u32, u32)]) -> Object {
    let closed = || {
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .additional_properties(Some(AdditionalProperties::FreeForm(false)))
    };
    let number = |least, most| ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(least)).maximum(Some(most));
    let inner = numbers
        .iter()
        .fold(closed(), |inner, &(name, least, most)| inner.property(name, number(least, most)).required(name));
    closed().property(name, inner).required(name).description(Some(about)).build()
}

// Derived, it would not say that unknown fields are refused.
impl PartialSchema for Pace {
    fn schema() -> RefOr<Schema> {
        let live = "A bank of seconds for each seat, and an addition for each turn.";
        OneOfBuilder::new()
            .item(pace("live", live, &[("bank", 1, 86_400), ("add", 0, 3600)]))
            .item(pace("slow", "Hours for each turn.", &[("hours", 1, 720)]))
            .description(Some("How fast a table is played."))
            .into()
    }
}

impl ToSchema for Pace {}
