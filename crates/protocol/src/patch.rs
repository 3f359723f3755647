//! What changed between two JSON texts: an *index patch*.
//!
//! A patch is JSON. An object descends: its keys are field names, or indexes of a list. A list of one element replaces what
//! is there, or appends it at the end of a list.
//!
//! ```
//! use protocol::patch;
//! use serde_json::json;
//!
//! let (old, new) = (r#"{"turn":1,"sheets":[{"coins":0},{"coins":2}]}"#, r#"{"turn":2,"sheets":[{"coins":0},{"coins":3}]}"#);
//! let changes = patch::diff(old, new).expect("they differ");
//! assert_eq!(changes, r#"{"turn":[2],"sheets":{"1":{"coins":[3]}}}"#);
//!
//! let mut value = serde_json::from_str(old)?;
//! patch::apply(&mut value, &serde_json::from_str(&changes)?)?;
//! assert_eq!(value, serde_json::from_str::<serde_json::Value>(new)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;

use serde_json::Value;

/// The patch that leads from one text to another; none if they are equal. Both are written by the same program, compact and
/// with their fields in the same order.
#[must_use]
pub fn diff(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let mut patch = String::new();
    write_change(old, new, &mut patch);
    Some(patch)
}

/// Writes the patch between two different values.
fn write_change(old: &str, new: &str, patch: &mut String) {
    let begin = patch.len();
    let is_descended = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => write_fields(old, new, patch),
        (Some(b'['), Some(b'[')) => write_elements(old, new, patch),
        _ => false,
    };
    // Replacing may be shorter than descending.
    if !is_descended || patch.len() - begin > new.len() + 2 {
        patch.truncate(begin);
        patch.push('[');
        patch.push_str(new);
        patch.push(']');
    }
}

/// Writes the changes of an object's fields. Returns whether the fields have the same names.
fn write_fields(old: &str, new: &str, patch: &mut String) -> bool {
    let (mut before, mut after) = (Members::of(old), Members::of(new));
    let mut opening = '{';
    loop {
        match (before.field(), after.field()) {
            (None, None) => break,
            (Some((name, old)), Some((same, new))) if name == same => {
                if old != new {
                    patch.push(opening);
                    opening = ',';
                    patch.push_str(name);
                    patch.push(':');
                    write_change(old, new, patch);
                }
            }
            _ => return false,
        }
    }
    patch.push('}');
    opening == ','
}

/// Writes the changes of a list's elements. Returns whether the list has not become shorter.
fn write_elements(old: &str, new: &str, patch: &mut String) -> bool {
    let (mut before, mut after) = (Members::of(old), Members::of(new));
    let mut opening = '{';
    for index in 0_usize.. {
        let (old, new) = match (before.value(), after.value()) {
            (None, None) => break,
            (Some(_), None) => return false,
            (old, Some(new)) => (old, new),
        };
        if old == Some(new) {
            continue;
        }
        patch.push_str(&format!("{opening}\"{index}\":"));
        opening = ',';
        match old {
            Some(old) => write_change(old, new, patch),
            None => patch.push_str(&format!("[{new}]")),
        }
    }
    patch.push('}');
    opening == ','
}

/// Walks through the members of an object or a list.
struct Members<'a> {
    rest: &'a str,
}

impl<'a> Members<'a> {
    fn of(text: &'a str) -> Members<'a> {
        Members { rest: &text[1..] }
    }

    /// The next value of a list.
    fn value(&mut self) -> Option<&'a str> {
        self.rest = self.rest.strip_prefix(',').unwrap_or(self.rest);
        if self.rest.starts_with([']', '}']) || self.rest.is_empty() {
            return None;
        }
        let (value, rest) = self.rest.split_at(value_length(self.rest));
        self.rest = rest;
        Some(value)
    }

    /// The next field of an object: its name in quotation marks, and its value.
    fn field(&mut self) -> Option<(&'a str, &'a str)> {
        let name = self.value()?;
        self.rest = self.rest.strip_prefix(':').unwrap_or(self.rest);
        self.value().map(|value| (name, value))
    }
}

/// The length of the value that a text begins with.
fn value_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0_usize, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                if depth == 0 {
                    return at + 1;
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth <= 1 => return at + depth,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// A patch that does not fit its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPatch;

impl fmt::Display for BadPatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the patch does not fit: read the view again")
    }
}

impl std::error::Error for BadPatch {}

/// Applies a patch.
pub fn apply(value: &mut Value, patch: &Value) -> Result<(), BadPatch> {
    match (patch, value) {
        (Value::Array(replacement), value) => {
            let [new] = replacement.as_slice() else { return Err(BadPatch) };
            *value = new.clone();
        }
        (Value::Object(changes), Value::Object(fields)) => {
            for (name, change) in changes {
                apply(fields.get_mut(name).ok_or(BadPatch)?, change)?;
            }
        }
        (Value::Object(changes), Value::Array(list)) => {
            // An index beyond the end appends; smaller ones come first.
            let mut changes: Vec<(usize, &Value)> = changes
                .iter()
                .map(|(index, change)| Ok((index.parse().map_err(|_| BadPatch)?, change)))
                .collect::<Result<_, _>>()?;
            changes.sort_by_key(|(index, _)| *index);
            for (index, change) in changes {
                if index == list.len() {
                    list.push(Value::Null);
                }
                apply(list.get_mut(index).ok_or(BadPatch)?, change)?;
            }
        }
        _ => return Err(BadPatch),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn patched(old: &Value, new: &Value) -> Value {
        let mut value = old.clone();
        if let Some(patch) = diff(&old.to_string(), &new.to_string()) {
            apply(&mut value, &serde_json::from_str(&patch).expect("a patch is JSON")).expect("it fits");
        }
        value
    }

    #[test]
    fn only_what_changed_is_written() {
        let change = |old: Value, new: Value| diff(&old.to_string(), &new.to_string());
        assert_eq!(change(json!({"a": 1}), json!({"a": 1})), None);
        assert_eq!(change(json!([1, 2, 3000]), json!([1, 2, 3000, 4])).as_deref(), Some(r#"{"3":[4]}"#));
        assert_eq!(change(json!([1, 2]), json!([1])).as_deref(), Some("[[1]]"));
        assert_eq!(change(json!({"a": "x\"},"}), json!({"a": "y"})).as_deref(), Some(r#"{"a":["y"]}"#));
        assert_eq!(change(json!({"a": null}), json!({"b": null})).as_deref(), Some(r#"[{"b":null}]"#));
        assert_eq!(change(json!(1), json!(2)).as_deref(), Some("[2]"));
    }

    #[test]
    fn a_patch_that_does_not_fit_is_refused() {
        for (value, patch) in [
            (json!({"a": 1}), json!({"b": [1]})),
            (json!([1]), json!({"5": [1]})),
            (json!([1]), json!({"x": [1]})),
            (json!(1), json!({"a": [1]})),
            (json!(1), json!([1, 2])),
            (json!(1), json!(2)),
        ] {
            assert_eq!(apply(&mut value.clone(), &patch), Err(BadPatch), "{value} {patch}");
        }
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3..3_i64).prop_map(Value::from),
            "[a\"\\\\,:{}\\[\\]é]{0,3}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 4, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map("[ab\"]{1,2}", inner, 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn applying_a_patch_gives_the_new_value(old in any_json(), new in any_json()) {
            prop_assert_eq!(patched(&old, &new), new);
        }
    }
}
