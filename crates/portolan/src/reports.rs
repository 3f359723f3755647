//! `portolan reports`: lists the chat messages that players reported.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use serde_json::json;
use store::{Fence, Postgres, Report, Sqlite, Store, StoreError};

use crate::args::{Place, Reports};
use crate::failure::{Failure, on_one_line};
use crate::serve::default_folder;

pub fn run(args: &Reports) -> Result<(), Failure> {
    let reports = match &args.place.store {
        // It only reads, so servers may use the database meanwhile.
        Some(url) => Postgres::open(url, Fence::none())
            .and_then(|mut store| store.reports())
            .map_err(|bad| Failure::Bad(bad.to_string()))?,
        None => in_folder(&args.place)?,
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    for report in reports {
        if args.json { write_json(&mut out, &report)? } else { write_line(&mut out, &report)? }
    }
    Ok(out.flush()?)
}

/// The folder of online tables that is named, or the usual one. There must be tables in it.
pub fn whole_folder(place: &Place) -> Result<PathBuf, Failure> {
    let folder = place.data.clone().map_or_else(default_folder, Ok)?;
    // Opening a store would make the folder, and a mistyped name would look like one without reports.
    if !Sqlite::file(&folder).is_file() {
        let folder = folder.display();
        return Err(Failure::Bad(format!("{folder}: there are no online tables here; name their folder with --data")));
    }
    Ok(folder)
}

fn in_folder(place: &Place) -> Result<Vec<Report>, Failure> {
    let folder = whole_folder(place)?;
    let bad = |bad: StoreError| match bad {
        StoreError::Locked(folder) => Failure::Bad(format!("a server uses the data folder {folder}; stop it first")),
        other => Failure::Bad(other.to_string()),
    };
    Sqlite::open(&folder).and_then(|mut store| store.reports()).map_err(bad)
}

fn write_json(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    let Report { at, table, number, author, text, reporter } = report;
    let object =
        json!({ "at": at, "table": table, "number": number, "author": author, "text": text, "reporter": reporter });
    writeln!(out, "{object}")
}

/// Tabs separate the fields: the text may have spaces, but tabs in it are escaped.
fn write_line(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    let Report { at, table, number, author, text, reporter } = report;
    let text = on_one_line(&text.replace('\\', r"\\"));
    writeln!(out, "{}\t{table}\t{number}\t{author}\t{text}\t{reporter}", utc(*at))
}

/// A time in milliseconds since 1970 as a date and a time of day in UTC.
pub fn utc(at: u64) -> String {
    let seconds = at / 1000;
    let (mut days, second) = (seconds / 86_400, seconds % 86_400);
    let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    // The Gregorian calendar repeats after 400 years of 146,097 days.
    (year, days) = (year + days / 146_097 * 400, days % 146_097);
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year}-{month:02}-{:02}T{hour:02}:{minute:02}:{second:02}Z", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates() {
        for (seconds, date) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
            (1_735_689_600, "2025-01-01T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (13_574_563_200, "2400-02-29T00:00:00Z"),
        ] {
            assert_eq!(utc(seconds * 1000 + 999), date);
        }
        assert!(utc(u64::MAX).ends_with('Z'));
    }
}
