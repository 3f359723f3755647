//! The log of a table that has ended, as one text. All stores keep it in the same form.

use protocol::{Entry, PlayerId, Row, TableId};

use crate::StoreError;

/// A row as it is folded: without its table, which is the key of the fold.
type Folded = (u64, u64, Option<PlayerId>, Option<String>, Entry);

/// The text of a whole log.
pub(crate) fn write(rows: Vec<Row>) -> Result<String, StoreError> {
    let folded: Vec<Folded> =
        rows.into_iter().map(|row| (row.at, row.served, row.player, row.key, row.entry)).collect();
    serde_json::to_string(&folded).map_err(|bad| StoreError::Damaged(bad.to_string()))
}

/// The log of a table from its text.
pub(crate) fn read(table: TableId, text: &str) -> Result<Vec<Row>, StoreError> {
    let folded: Vec<Folded> =
        serde_json::from_str(text).map_err(|_| StoreError::Damaged(format!("table {table} cannot be read")))?;
    let row = |((at, served, player, key, entry), number)| Row { table, number, at, served, player, key, entry };
    Ok(folded.into_iter().zip(1..).map(row).collect())
}
