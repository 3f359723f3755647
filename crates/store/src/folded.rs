//! The log of a table that has ended, as one text. All stores keep it in the same form.

use protocol::{Entry, PlayerId, Row, TableId};
use serde::Deserialize;
use serde_json::Value;

use crate::bad_row::why_not;
use crate::{BadRow, StoreError};

/// A row as it is folded: without its table, which is the key of the fold.
type Folded = (u64, u64, Option<PlayerId>, Option<String>, Entry);

/// The text of a whole log.
pub(crate) fn write(rows: Vec<Row>) -> Result<String, StoreError> {
    let folded: Vec<Folded> =
        rows.into_iter().map(|row| (row.at, row.served, row.player, row.key, row.entry)).collect();
    serde_json::to_string(&folded).map_err(|bad| StoreError::Damaged(bad.to_string()))
}

/// The log of a table from its text.
pub(crate) fn read(table: TableId, text: &str) -> Result<Vec<Row>, BadRow> {
    let folded: Vec<Folded> = serde_json::from_str(text).map_err(|_| first_bad(table, text))?;
    let row = |((at, served, player, key, entry), number)| Row { table, number, at, served, player, key, entry };
    Ok(folded.into_iter().zip(1..).map(row).collect())
}

/// Finds the first row that cannot be read. It is asked only if there is one.
fn first_bad(table: TableId, text: &str) -> BadRow {
    let rows: Vec<Value> = serde_json::from_str(text).unwrap_or_default();
    let bad = rows.iter().zip(1..).find(|(row, _)| Folded::deserialize(*row).is_err());
    match bad {
        Some((row, number)) => BadRow { table, number, why: row.get(4).map_or("it is damaged".to_owned(), why_not) },
        // The text is no list.
        None => BadRow::damaged(table, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bad_row_is_named() {
        let good = r#"[1,0,null,"k","close"]"#;
        assert_eq!(read(TableId(1), &format!("[{good},{good}]")).expect("a log").len(), 2);
        for (text, number, why) in [
            (format!(r#"[{good},[1,0,null,null,{{"teleport":1}}],7]"#), 2, "teleport"),
            (format!("[{good},{good},[1]]"), 3, "damaged"),
            (format!("[{good},{good}"), 1, "damaged"),
            ("{}".to_owned(), 1, "damaged"),
        ] {
            let bad = read(TableId(1), &text).expect_err("a bad row");
            assert!(bad.number == number && bad.why.contains(why), "{bad}");
        }
    }
}
