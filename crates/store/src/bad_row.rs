//! Rows that cannot be read.

use protocol::{Entry, TableId};
use serde_json::Value;

/// A row that cannot be read, because it is damaged or a newer version wrote it. Its table is broken, and no other one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {number} of table {table} cannot be read: {why}")]
pub struct BadRow {
    /// The table.
    pub table: TableId,
    /// The number of the row.
    pub number: u64,
    /// Why, without anything of its content, which may be secret.
    pub why: String,
}

impl BadRow {
    /// The row is not there, though a later one is.
    pub(crate) fn missing(table: TableId, number: u64) -> BadRow {
        BadRow { table, number, why: "it is missing".to_owned() }
    }

    /// A value beside the entry is not what it should be.
    pub(crate) fn damaged(table: TableId, number: u64) -> BadRow {
        BadRow { table, number, why: "it is damaged".to_owned() }
    }
}

/// The entry of a row from its text.
pub(crate) fn read_entry(table: TableId, number: u64, text: &str) -> Result<Entry, BadRow> {
    serde_json::from_str(text).map_err(|_| {
        let value = serde_json::from_str(text).ok();
        BadRow { table, number, why: value.as_ref().map_or_else(|| "its entry is no JSON".to_owned(), why_not) }
    })
}

/// Why an entry cannot be read: names its kind alone.
pub(crate) fn why_not(entry: &Value) -> String {
    let kind = match entry {
        Value::String(kind) => Some(kind),
        Value::Object(fields) => fields.keys().next(),
        _ => None,
    };
    match kind.filter(|kind| is_kind(kind)) {
        Some(kind) => format!("this version of the program does not know an entry {kind:?} like this"),
        None => "its entry is damaged".to_owned(),
    }
}

/// Whether a text may be the name of a kind of entries.
fn is_kind(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_row_names_the_kind_of_its_entry_and_no_secret() {
        for (text, expected) in [
            (r#"{"start":{"drop_empty":1}}"#, r#"does not know an entry "start" like this"#),
            (r#"{"teleport":{"seat":"S3CRET"}}"#, r#"does not know an entry "teleport" like this"#),
            (r#""vanish""#, r#"does not know an entry "vanish" like this"#),
            (r#"{"S3CRET":1}"#, "its entry is damaged"),
            ("{}", "its entry is damaged"),
            ("17", "its entry is damaged"),
            (r#"{"open":{"secret":"S3CRET"#, "its entry is no JSON"),
            ("", "its entry is no JSON"),
        ] {
            let bad = read_entry(TableId(1), 17, text).expect_err(text).to_string();
            assert!(bad.starts_with(&format!("row 17 of table {} cannot be read: ", TableId(1))), "{bad}");
            assert!(bad.ends_with(expected) && !bad.contains("S3CRET"), "{bad}");
        }
        assert!(read_entry(TableId(1), 1, r#""close""#).is_ok());
    }
}
