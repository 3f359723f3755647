//! The SQLite store: the common tests, and what only a file has.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::{Player, PlayerId, Row, TableId, Write};
use store::conformance::{joining, later, opening};
use store::{BadRow, Change, Outcome, Said, Shards, Sqlite, Store, StoreError, Token};

/// An empty folder of this test.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn it_passes_the_common_tests() {
    store::conformance::run(|| {
        let folder = folder();
        Box::new(move || Sqlite::open(&folder).expect("it opens"))
    });
}

#[test]
fn a_second_server_on_the_same_folder_is_refused() {
    let folder = folder();
    let first = Sqlite::open(&folder).expect("it opens");
    let second = Sqlite::open(&folder).expect_err("it is in use");
    assert!(matches!(second, StoreError::Locked(_)), "{second}");
    assert!(second.to_string().contains("--data"), "{second}");
    drop(first);
    Sqlite::open(&folder).expect("it is free again");
}

#[test]
fn what_is_deleted_leaves_the_file() {
    let folder = folder();
    let (table, anna) = (TableId(1), PlayerId(1));
    let player = Change::NewPlayer { player: Player { id: anna, name: "UNSEEN".to_owned() }, at: 0 };
    let login = Change::Login { player: anna, login: "UNSEEN".to_owned(), hash: "UNSEEN".to_owned() };
    // Long messages are on pages of their own.
    let said = |text: String| {
        let said = Said { table, number: 0, at: 1, player: anna, from_outside: false, key: Some(text.clone()), text };
        Change::Say { said, most: 20 }
    };
    let mut all = vec![player, login];
    all.extend((0..30).map(|number| said(format!("UNSEEN {number} {}", "long ".repeat(number * 50)))));
    let mut store = Sqlite::open(&folder).expect("it opens");
    store.commit(&[], &all).expect("stored");
    store.commit(&[], &[Change::DeleteMessage { table, number: 30 }, said("seen".to_owned())]).expect("stored");
    let finds = |text: &str| {
        let file = std::fs::read(Sqlite::file(&folder)).expect("it is there");
        file.windows(text.len()).any(|part| part == text.as_bytes())
    };
    drop(store);
    assert!(finds("UNSEEN 20 ") && finds("seen"));
    assert!(!finds("UNSEEN 29 ") && !finds("UNSEEN 9 "), "deleted by its number, and by the bound");
    let mut store = Sqlite::open(&folder).expect("it opens");
    store.commit(&[], &[Change::Forget(anna)]).expect("stored");
    drop(store);
    assert!(!finds("UNSEEN"));
}

/// The modes of all files in a folder, by name.
#[cfg(unix)]
fn modes(folder: &std::path::Path) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt;
    let files = std::fs::read_dir(folder).expect("it is there").map(|file| file.expect("a file"));
    let mode = |file: std::fs::DirEntry| {
        let mode = file.metadata().expect("it is there").permissions().mode() & 0o777;
        (file.file_name().into_string().expect("a name"), mode)
    };
    let mut modes: Vec<_> = files.map(mode).collect();
    modes.sort();
    modes
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    // The umask belongs to a whole process, so this test runs in one of its own.
    const ALONE: &str = "PORTOLAN_TEST_OF_MODES";
    if std::env::var_os(ALONE).is_none() {
        let mut alone = std::process::Command::new("sh");
        alone.args(["-c", "umask 022 && exec \"$@\"", "sh"]).arg(std::env::current_exe().expect("it has a name"));
        alone.args(["--exact", "sqlite::nobody_else_on_the_machine_may_read_the_files"]).env(ALONE, "");
        let done = alone.output().expect("it starts");
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let name = |file: &str| (file.to_owned(), 0o600);
    let all = ["lock", "portolan.sqlite", "portolan.sqlite-shm", "portolan.sqlite-wal"].map(name);
    let (parent, folder) = (folder(), folder());
    let inner = parent.join("data");
    let store = Sqlite::open(&inner).expect("it opens");
    assert_eq!((mode(&inner), modes(&inner)), (0o700, all.to_vec()));
    drop(store);
    // An earlier version has made the files and the folder. A server that was killed leaves all of them.
    std::fs::create_dir(&folder).expect("it is new");
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    file.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE other (id)").expect("written");
    std::fs::write(folder.join("lock"), "").expect("written");
    assert!(modes(&folder).iter().all(|(_, mode)| *mode == 0o644), "{:?}", modes(&folder));
    let store = Sqlite::open(&folder).expect("it opens");
    assert_eq!((mode(&folder), modes(&folder)), (0o755, all.to_vec()), "a folder keeps its mode");
    drop((store, file));
}

#[test]
fn data_of_a_newer_program_is_refused() {
    let folder = folder();
    drop(Sqlite::open(&folder).expect("it opens"));
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    file.pragma_update(None, "user_version", 99).expect("it is written");
    drop(file);
    let bad = Sqlite::open(&folder).expect_err("it is newer");
    assert!(matches!(bad, StoreError::Newer { found: 99, .. }), "{bad}");
}

#[test]
fn data_of_the_first_format_is_brought_up_to_date() {
    let folder = folder();
    let (first, second, third) = (TableId(9), TableId(1), TableId(5));
    let (anna, bob) = (PlayerId(1), PlayerId(2));
    let opened = |table, at| Row { at, ..opening(table, anna) };
    let mut store = Sqlite::open(&folder).expect("it opens");
    let mut writes = [opened(first, 10), opened(second, 20), opened(third, 30)].map(Write::Append).to_vec();
    let joins = [joining(third, 2, bob, 40), joining(second, 2, bob, 50), joining(first, 2, bob, 60)];
    writes.extend(joins.map(Write::Append));
    writes.push(Write::Fold(first));
    store.commit(&writes, &[]).expect("stored");
    drop(store);
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    let back = "DROP TABLE reports; ALTER TABLE seats DROP COLUMN opened; PRAGMA user_version = 1;";
    file.execute_batch(back).expect("the first format");
    drop(file);
    let mut store = Sqlite::open(&folder).expect("it opens");
    assert_eq!(store.tables_of(bob).expect("read"), [first, second, third]);
    let text = "hi".to_owned();
    let said = Said { table: first, number: 0, at: 1, player: anna, from_outside: false, key: None, text };
    let report = Change::Report { reporter: bob, table: first, number: 1, at: 2 };
    let player = Change::NewPlayer { player: Player { id: anna, name: "Anna".to_owned() }, at: 0 };
    let made = store.commit(&[], &[player, Change::Say { said, most: 9 }, report]).expect("stored");
    assert_eq!(made, [Outcome::Made, Outcome::Numbered(1), Outcome::Made]);
}

/// What is made at every opening, without a new format, is missing in the data of an earlier version.
#[test]
fn data_of_an_earlier_version_gets_what_is_no_format() {
    let folder = folder();
    let anna = Player { id: PlayerId(1), name: "Anna".to_owned() };
    let token = Token { id: 5, hash: [0; 32], player: anna.id, name: None, made: 7, used: 7 };
    let mut store = Sqlite::open(&folder).expect("it opens");
    store.commit(&[], &[Change::NewPlayer { player: anna, at: 0 }, Change::Token(token)]).expect("stored");
    drop(store);
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    let format = |file: &rusqlite::Connection| file.query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0));
    let before = format(&file).expect("a number");
    let back = "DROP TABLE uses; DROP TABLE bans; DROP INDEX chats_by_key; DROP INDEX chats_by_player;
        CREATE INDEX chats_of ON chats (player);";
    file.execute_batch(back).expect("as it was");
    drop(file);
    let mut store = Sqlite::open(&folder).expect("it opens");
    // Nobody knows when the token was used, so it does not end at once.
    let used = store.token(5).expect("read").expect("it is there").0.used;
    assert!(used > 1_700_000_000_000, "{used}");
    assert_eq!(store.bans().expect("read"), []);
    drop(store);
    drop(Sqlite::open(&folder).expect("it opens again"));
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    let indices = "SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE name LIKE 'chats\\_%' ESCAPE '\\' ORDER BY 1)";
    let indices: String = file.query_row(indices, [], |row| row.get(0)).expect("names");
    assert_eq!(indices, "chats_by_key,chats_by_player");
    assert_eq!(format(&file).expect("a number"), before, "it is the same format");
}

#[test]
fn a_damaged_row_breaks_its_table_alone() {
    let folder = folder();
    let (table, other) = (TableId(1), TableId(2));
    for (damage, why) in [
        ("UPDATE rows SET entry = '{\"teleport\":1}' WHERE number = 2 AND tab = ?", "teleport"),
        ("UPDATE rows SET player = x'00' WHERE number = 2 AND tab = ?", "damaged"),
        ("UPDATE rows SET served = 'long', at = 'late' WHERE number = 2 AND tab = ?", "damaged"),
        ("DELETE FROM rows WHERE number = 2 AND tab = ?", "missing"),
    ] {
        let _ = std::fs::remove_dir_all(&folder);
        let mut store = Sqlite::open(&folder).expect("it opens");
        let rows =
            |table| [opening(table, PlayerId(1)), later(table, 2, None), later(table, 3, None)].map(Write::Append);
        store.commit(&[rows(table), rows(other)].concat(), &[]).expect("stored");
        drop(store);
        let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
        file.execute(damage, [table.0.to_be_bytes()]).expect("it is written");
        drop(file);
        let mut store = Sqlite::open(&folder).expect("it opens");
        let is_it = |bad: &BadRow| bad.table == table && bad.number == 2 && bad.why.contains(why);
        assert!(matches!(store.table(table), Err(StoreError::Row(bad)) if is_it(&bad)), "{why}");
        assert!(matches!(store.commit(&[Write::Fold(table)], &[]), Err(StoreError::Row(bad)) if is_it(&bad)));
        let (mut read, mut bad) = (0, Vec::new());
        let mut each = |of, row: Result<Row, BadRow>| match row {
            Ok(_) => read += usize::from(of == other),
            Err(one) => bad.push(one),
        };
        store.open_rows(Shards::ALL, &mut each).expect("read");
        // A row that is gone is noticed by who reads its table.
        assert!(read == 3 && bad.iter().all(is_it) && bad.len() == usize::from(why != "missing"), "{read} {bad:?}");
        assert_eq!(store.table(other).expect("read").len(), 3);
        store.commit(&[Write::Fold(other)], &[]).expect("the others go on");
    }
}

#[test]
fn a_damaged_row_of_a_folded_log_breaks_its_table_alone() {
    let folder = folder();
    let (table, other) = (TableId(1), TableId(2));
    let mut store = Sqlite::open(&folder).expect("it opens");
    for table in [table, other] {
        let rows = [opening(table, PlayerId(1)), later(table, 2, None)].map(Write::Append);
        store.commit(&[&rows[..], &[Write::Fold(table)]].concat(), &[]).expect("stored");
    }
    drop(store);
    let file = rusqlite::Connection::open(Sqlite::file(&folder)).expect("a database");
    let damage = "UPDATE games SET rows = replace(rows, 'moves', 'teleport') WHERE tab = ?";
    file.execute(damage, [table.0.to_be_bytes()]).expect("it is written");
    drop(file);
    let mut store = Sqlite::open(&folder).expect("it opens");
    let bad = store.table(table).expect_err("a bad row");
    let sentence = format!("row 2 of table {table} cannot be read: ");
    assert!(matches!(bad, StoreError::Row(_)) && bad.to_string().starts_with(&sentence), "{bad}");
    assert_eq!(store.table(other).expect("read").len(), 2);
}
