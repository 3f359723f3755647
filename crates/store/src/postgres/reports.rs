//! Reports of chat messages.

use protocol::{PlayerId, TableId};
use tokio_postgres::Row as Found;
use uuid::Uuid;

use super::{Live, player_id, table_id, unsigned, uuid};
use crate::{DAY, MOST_REPORTS, Outcome, Report, StoreError};

/// Keeps a report with a copy of the message.
pub(super) fn report(
    live: &mut Live,
    reporter: PlayerId,
    table: TableId,
    number: u64,
    at: u64,
) -> Result<Outcome, StoreError> {
    let (reporter, table) = (uuid(reporter.0), uuid(table.0));
    let Ok(stored_number) = i64::try_from(number) else { return Ok(Outcome::Missing) };
    let said = "SELECT player, text FROM chats WHERE tab = $1 AND number = $2 AND text <> ''";
    let Some(said) = live.maybe(said, &[&table, &stored_number])? else { return Ok(Outcome::Missing) };
    let (author, text): (Uuid, String) = (said.try_get(0)?, said.try_get(1)?);
    // Earlier versions gave the number of a deleted message again, so the author belongs to the key.
    let before = "SELECT FROM reports WHERE reporter = $1 AND tab = $2 AND number = $3 AND author = $4";
    if live.maybe(before, &[&reporter, &table, &stored_number, &author])?.is_some() {
        return Ok(Outcome::Repeated(number));
    }
    let recent = "SELECT count(*) AS recent FROM reports WHERE reporter = $1 AND at > $2";
    let since = at.saturating_sub(DAY) as i64;
    if unsigned(&live.one(recent, &[&reporter, &since])?, "recent")? >= MOST_REPORTS {
        return Ok(Outcome::TooMany);
    }
    let insert = "INSERT INTO reports (reporter, at, tab, number, author, text) VALUES ($1, $2, $3, $4, $5, $6)";
    live.execute(insert, &[&reporter, &(at as i64), &table, &stored_number, &author, &text])?;
    Ok(Outcome::Made)
}

/// The reports of somebody, or all of them, the oldest first.
pub(super) fn read(live: &mut Live, reporter: Option<PlayerId>) -> Result<Vec<Report>, StoreError> {
    let read = "SELECT reporter, at, tab, number, author, text FROM reports WHERE $1::uuid IS NULL OR reporter = $1 \
        ORDER BY at, tab, number, reporter";
    live.query(read, &[&reporter.map(|player| uuid(player.0))])?.iter().map(report_of).collect()
}

fn report_of(row: &Found) -> Result<Report, StoreError> {
    Ok(Report {
        reporter: player_id(row.try_get("reporter")?),
        at: unsigned(row, "at")?,
        table: table_id(row.try_get("tab")?),
        number: unsigned(row, "number")?,
        author: player_id(row.try_get("author")?),
        text: row.try_get("text")?,
    })
}
