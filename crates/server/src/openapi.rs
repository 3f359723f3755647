//! The description of the API, made from the types.

/// The description as JSON.
pub(crate) fn json() -> String {
    "{}".to_owned()
}
