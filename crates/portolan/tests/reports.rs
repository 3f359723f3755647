//! `portolan reports`: the chat messages that players reported.

use std::path::Path;

use protocol::{Player, PlayerId, TableId};
use serde_json::json;
use store::{Change, Said, Sqlite, Store};

use crate::join::serve;
use crate::program::{Output, portolan, scratch};

const TEXT: &str = "rude,\n\"quoted\"\\n 🗺";

/// A folder with two reports.
fn folder(test: &str) -> std::path::PathBuf {
    let folder = scratch(test);
    let (table, author) = (TableId(1), PlayerId(2));
    let said = Said { table, number: 0, at: 1, player: author, from_outside: false, key: None, text: TEXT.to_owned() };
    let report = |reporter, at| Change::Report { reporter: PlayerId(reporter), table, number: 1, at };
    let player = Change::NewPlayer { player: Player { id: author, name: "Anna".to_owned() }, at: 0 };
    let changes = [player, Change::Say { said, most: 9 }, report(4, 1_735_689_600_000), report(3, 951_782_400_123)];
    Sqlite::open(&folder).unwrap().commit(&[], &changes).unwrap();
    folder
}

#[track_caller]
fn reports(folder: &Path, more: &[&str]) -> Output {
    let folder = folder.to_str().unwrap();
    portolan(["reports", "--data", folder].iter().chain(more))
}

#[test]
fn reports_are_listed_one_a_line_the_oldest_first() {
    let folder = folder("reports");
    let (table, author, third, fourth) = (TableId(1), PlayerId(2), PlayerId(3), PlayerId(4));
    let text = r#"rude,\n"quoted"\\n 🗺"#;
    let expected = format!(
        "2000-02-29T00:00:00Z\t{table}\t1\t{author}\t{text}\t{third}\n\
         2025-01-01T00:00:00Z\t{table}\t1\t{author}\t{text}\t{fourth}\n"
    );
    assert_eq!(reports(&folder, &[]).fine(), expected);
    let object = |at: u64, reporter: PlayerId| json!({ "at": at, "table": table, "number": 1, "author": author, "text": TEXT, "reporter": reporter });
    let expected = [object(951_782_400_123, third), object(1_735_689_600_000, fourth)];
    assert_eq!(reports(&folder, &["--json"]).json(), expected);
}

#[test]
fn without_reports_nothing_is_printed() {
    let folder = scratch("no-reports");
    drop(Sqlite::open(&folder).unwrap());
    assert_eq!(reports(&folder, &[]).fine(), "");
    assert_eq!(reports(&folder, &["--json"]).fine(), "");
}

#[test]
fn a_folder_without_online_tables_is_refused_and_stays_as_it_is() {
    let folder = scratch("reports-nowhere");
    let missing = folder.join("missing");
    for folder in [&folder, &missing] {
        let complaint = reports(folder, &[]).complaint();
        assert!(complaint.contains("--data") && complaint.contains(folder.to_str().unwrap()), "{complaint}");
    }
    assert!(!missing.exists() && std::fs::read_dir(&folder).unwrap().next().is_none());
}

#[test]
fn while_a_server_runs_it_says_so() {
    let folder = folder("reports-running");
    let (server, _) = serve(&folder, "127.0.0.1:0");
    let complaint = reports(&folder, &[]).complaint();
    assert!(complaint.contains("a server uses the data folder") && complaint.contains("stop it first"), "{complaint}");
    drop(server);
    assert_eq!(reports(&folder, &[]).fine().lines().count(), 2);
}
