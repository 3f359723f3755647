//! The PostgreSQL store: the common tests, and what only a database for several nodes has.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use protocol::{Player, PlayerId, Row, TableId, Write};
use store::conformance::{later, opening};
use store::{BadRow, Change, Fence, Leases, NodeId, Outcome, Postgres, Said, Shards, Store, StoreError, Token};

/// Long enough for everything that must not see a lease end.
pub(crate) const LONG: Duration = Duration::from_secs(600);

fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("postgres-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The address of an empty database, on the server that all tests of this program share.
pub(crate) fn database() -> String {
    static SERVER: OnceLock<services::Postgres> = OnceLock::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(|| services::Postgres::start(&folder()).unwrap_or_else(|bad| panic!("{bad}")));
    let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    server.create_database(&name).expect("a database");
    server.url(&name)
}

/// A new node.
pub(crate) fn node(url: &str, length: Duration) -> Leases {
    static COUNT: AtomicU64 = AtomicU64::new(u64::MAX);
    Leases::open(url, NodeId(COUNT.fetch_sub(1, Ordering::Relaxed)), length).expect("it opens")
}

/// A connection for looking behind the scenes.
pub(crate) fn client(url: &str) -> ::postgres::Client {
    ::postgres::Client::connect(url, ::postgres::NoTls).expect("connected")
}

pub(crate) fn rows(table: TableId, numbers: std::ops::RangeInclusive<u64>) -> Vec<Write> {
    let row = |number| if number == 1 { opening(table, PlayerId(1)) } else { later(table, number, None) };
    numbers.map(|number| Write::Append(row(number))).collect()
}

fn store(url: &str) -> (Postgres, Leases) {
    let mut leases = node(url, LONG);
    leases.join(true).expect("joined");
    (Postgres::open(url, leases.fence()).expect("it opens"), leases)
}

fn said(table: TableId, player: u128, text: &str, key: Option<&str>) -> Change {
    let (player, key) = (PlayerId(player), key.map(str::to_owned));
    let said = Said { table, number: 0, at: 1, player, from_outside: false, key, text: text.to_owned() };
    Change::Say { said, most: 10_000 }
}

fn new_player(player: u128) -> Change {
    Change::NewPlayer { player: Player { id: PlayerId(player), name: "Anna".to_owned() }, at: 0 }
}

/// Makes players in a database.
fn know(url: &str, players: &[u128]) {
    let players: Vec<Change> = players.iter().copied().map(new_player).collect();
    Postgres::open(url, Fence::none()).and_then(|mut store| store.commit(&[], &players)).expect("stored");
}

#[test]
fn it_passes_the_common_tests() {
    store::conformance::run(|| {
        let url = database();
        let mut leases = node(&url, LONG);
        leases.join(false).expect("joined");
        Box::new(move || Postgres::open(&url, leases.fence()).expect("it opens"))
    });
}

#[test]
fn several_nodes_may_make_the_tables_at_once() {
    let url = database();
    let keys: Vec<[u8; 32]> = std::thread::scope(|scope| {
        let open = || Postgres::open(&url, Fence::none()).and_then(|mut store| store.id_key());
        let all: Vec<_> = (0..4).map(|_| scope.spawn(open)).collect();
        all.into_iter().map(|one| one.join().expect("no panic").expect("it opens")).collect()
    });
    assert!(keys.iter().all(|key| *key == keys[0]), "all have the same key");
}

/// What is made at every opening, without a new format, is missing in the data of an earlier version.
#[test]
fn data_of_an_earlier_version_gets_what_is_no_format() {
    let url = database();
    let token = Token { id: 5, hash: [0; 32], player: PlayerId(1), name: None, made: 7, used: 7 };
    know(&url, &[1]);
    let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
    store.commit(&[], &[Change::Token(token), said(TableId(1), 1, "hi", Some("k"))]).expect("stored");
    let back = "DROP TABLE uses; DROP TABLE bans; DROP INDEX chats_by_key; DROP INDEX chats_by_player;
        CREATE INDEX chats_of ON chats (player);";
    client(&url).batch_execute(back).expect("as it was");
    std::thread::scope(|scope| {
        let all = [(); 4].map(|()| scope.spawn(|| drop(Postgres::open(&url, Fence::none()).expect("it opens"))));
        all.into_iter().for_each(|one| one.join().expect("no panic"));
    });
    // Nobody knows when the token was used, so it does not end at once.
    let used = store.token(5).expect("read").expect("it is there").0.used;
    assert!(used > 1_700_000_000_000, "{used}");
    assert_eq!(store.bans().expect("read"), []);
    let names = "SELECT string_agg(indexname, ',' ORDER BY indexname) FROM pg_indexes WHERE tablename = 'chats'";
    let names: String = client(&url).query_one(names, &[]).expect("names").get(0);
    assert_eq!(names, "chats_by_key,chats_by_player,chats_pkey");
}

#[test]
fn nobody_reads_a_whole_chat_to_find_some_messages() {
    let url = database();
    drop(Postgres::open(&url, Fence::none()).expect("it opens"));
    let mut client = client(&url);
    let chats =
        "INSERT INTO chats (tab, number, at, player, outside, key, text) SELECT '00000000-0000-0000-0000-000000000001',
            number, number, '00000000-0000-0000-0000-000000000002', false, number::text::bytea, 'hi'
            FROM generate_series(1, 2000) AS number;
        ANALYZE chats; SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan;
        PREPARE by_key (uuid, uuid, bytea) AS SELECT number FROM chats WHERE tab = $1 AND player = $2 AND key = $3;
        PREPARE by_player (uuid, bigint, uuid, bigint) AS SELECT text FROM chats WHERE player = $1 AND text <> ''
            AND (at, tab, number) > ($2, $3, $4) ORDER BY at, tab, number LIMIT 10;";
    client.batch_execute(chats).expect("prepared");
    let mut plan = |query: &str| {
        let plan = client.query(&format!("EXPLAIN EXECUTE {query}"), &[]).expect("a plan");
        plan.iter().map(|row| row.get::<_, String>(0) + "\n").collect::<String>()
    };
    let id = "'00000000-0000-0000-0000-000000000001'";
    let by_key = plan(&format!("by_key ({id}, {id}, '')"));
    assert!(by_key.contains("chats_by_key") && !by_key.contains("Filter"), "{by_key}");
    let by_player = plan(&format!("by_player ({id}, 1, {id}, 1)"));
    assert!(by_player.contains("chats_by_player") && !by_player.contains("Sort"), "{by_player}");
}

#[test]
fn data_of_a_newer_program_is_refused() {
    let url = database();
    drop(Postgres::open(&url, Fence::none()).expect("it opens"));
    client(&url).batch_execute("UPDATE meta SET value = '99' WHERE key = 'format'").expect("it is written");
    let bad = Postgres::open(&url, Fence::none()).expect_err("it is newer");
    assert!(matches!(bad, StoreError::Newer { found: 99, .. }), "{bad}");
}

#[test]
fn a_database_that_cannot_store_every_name_is_refused() {
    let url = database();
    let latin = "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0";
    client(&url).batch_execute(latin).expect("a database");
    let latin = format!("{}/latin", url.rsplit_once('/').expect("an address").0);
    let bad = Postgres::open(&latin, Fence::none()).expect_err("refused");
    assert!(bad.to_string().contains("UTF8"), "{bad}");
}

#[test]
fn a_damaged_row_breaks_its_table_alone() {
    let url = database();
    // Both are in one shard.
    let (table, other) = (TableId(64), TableId(128));
    let (mut store, leases) = store(&url);
    store.commit(&[rows(table, 1..=3), rows(other, 1..=2)].concat(), &[]).expect("stored");
    for (damage, why) in [
        ("UPDATE rows SET entry = '{\"teleport\":1}' WHERE number = 2 AND tab = $1", "teleport"),
        ("UPDATE rows SET key = '\\xff' WHERE number = 2 AND tab = $1", "damaged"),
        ("DELETE FROM rows WHERE number = 2 AND tab = $1", "missing"),
    ] {
        client(&url).execute(damage, &[&uuid::Uuid::from_u128(table.0)]).expect("it is written");
        let is_it = |bad: &BadRow| bad.table == table && bad.number == 2 && bad.why.contains(why);
        assert!(matches!(store.table(table), Err(StoreError::Row(bad)) if is_it(&bad)), "{why}");
        let (mut read, mut bad) = (0, Vec::new());
        let mut each = |of, row: Result<Row, BadRow>| match row {
            Ok(_) => read += usize::from(of == other),
            Err(one) => bad.push(one),
        };
        store.open_rows(Shards::ALL, &mut each).expect("read");
        assert!(read == 2 && bad.len() == 1 && is_it(&bad[0]), "{read} {bad:?}");
        assert!(matches!(store.commit(&[Write::Fold(table)], &[]), Err(StoreError::Row(bad)) if is_it(&bad)));
        client(&url).execute("DELETE FROM rows WHERE tab = $1", &[&uuid::Uuid::from_u128(table.0)]).expect("deleted");
        store.open_rows(Shards::ALL, &mut |_, _| {}).expect("read");
        store.commit(&rows(table, 1..=3), &[]).expect("stored");
    }
    store.commit(&[Write::Fold(table)], &[]).expect("folded");
    client(&url).batch_execute("UPDATE games SET rows = replace(rows, 'moves', 'teleport')").expect("it is written");
    let bad = store.table(table).expect_err("a bad row");
    let sentence = format!("row 2 of table {table} cannot be read: ");
    assert!(matches!(bad, StoreError::Row(_)) && bad.to_string().starts_with(&sentence), "{bad}");
    assert_eq!(store.table(other).expect("read").len(), 2);
    drop(leases);
}

#[test]
fn an_error_says_what_is_wrong_and_no_secret() {
    let bad =
        Postgres::open("postgres://portolan:hunter2@127.0.0.1:1/none", Fence::none()).expect_err("nobody is there");
    assert!(bad.to_string().contains("onnect") && !bad.is_lost(), "{bad}");
    assert!(!format!("{bad} {bad:?}").contains("hunter2"), "{bad:?}");
    let url = database();
    let (mut store, _leases) = store(&url);
    client(&url).batch_execute("ALTER TABLE rows ADD CHECK (number < 2)").expect("changed");
    let bad = store.commit(&rows(TableId(1), 1..=2), &[]).expect_err("it is refused");
    assert!(bad.to_string().contains("check constraint") && !bad.is_lost(), "{bad}");
    assert!(!format!("{bad} {bad:?}").contains("000000"), "the secret of the table: {bad:?}");
    assert_eq!(store.table(TableId(1)).expect("read"), []);
}

#[test]
fn many_rows_are_read_in_several_parts() {
    let url = database();
    let (mut store, _leases) = store(&url);
    let all: Vec<Write> = (0..30).flat_map(|table| rows(TableId(table * 64), 1..=100)).collect();
    store.commit(&all, &[]).expect("stored");
    let mut read = Vec::new();
    store.open_rows(Shards::ALL, &mut |_, row| read.push(Write::Append(row.expect("a good row")))).expect("read");
    assert!(read == all, "all rows, in order");
}

#[test]
fn commits_are_flushed_and_nothing_hangs_for_ever() {
    let url = database();
    let name = url.rsplit('/').next().expect("a name");
    client(&url).batch_execute(&format!("ALTER DATABASE {name} SET synchronous_commit = off")).expect("changed");
    let (mut store, _leases) = store(&url);
    // The settings of a connection are seen by the statements that it runs.
    let spy = "CREATE FUNCTION spy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            NEW.name := concat_ws(' ', current_setting('synchronous_commit'), current_setting('statement_timeout'),
                current_setting('idle_in_transaction_session_timeout'));
            RETURN NEW; END $$;
        CREATE TRIGGER spy BEFORE INSERT ON players FOR EACH ROW EXECUTE FUNCTION spy();";
    client(&url).batch_execute(spy).expect("made");
    let anna = Player { id: PlayerId(1), name: "Anna".to_owned() };
    store.commit(&[], &[Change::NewPlayer { player: anna, at: 0 }]).expect("stored");
    assert_eq!(store.player(PlayerId(1)).expect("read").expect("she is there").name, "on 5s 5s");
}

#[test]
fn two_nodes_number_a_chat_without_gaps() {
    const EACH: u64 = 60;
    let url = database();
    know(&url, &[1, 2]);
    let (one, two) = (TableId(1), TableId(2));
    let say = |node: u128| {
        let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
        let mut numbers = Vec::new();
        for count in 0..EACH {
            // The other node has the tables in the other order.
            let key = format!("key {}", count / 2);
            let mut changes = [said(one, node, "hi", None), said(two, node, "ho", Some(&key))];
            if node == 2 {
                changes.reverse();
            }
            numbers.extend(store.commit(&[], &changes).expect("stored"));
        }
        numbers
    };
    let outcomes = std::thread::scope(|scope| {
        let all = [1, 2].map(|node| scope.spawn(move || say(node)));
        all.map(|one| one.join().expect("no panic")).concat()
    });
    let repeated = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Repeated(_))).count() as u64;
    assert_eq!(repeated, EACH, "every second key is an old one");
    let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
    for (table, count) in [(one, 2 * EACH), (two, EACH)] {
        let numbers = store.chat(table, 0, 1000).expect("read").iter().map(|said| said.number).collect::<Vec<_>>();
        assert_eq!(numbers, (1..=count).collect::<Vec<_>>());
    }
}

#[test]
fn a_login_belongs_to_one_of_many_who_want_it_at_once() {
    let url = database();
    know(&url, &[1, 2, 3, 4]);
    let outcomes = std::thread::scope(|scope| {
        let want = |player| {
            let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
            let login = Change::Login { player: PlayerId(player), login: "anna".to_owned(), hash: "h".to_owned() };
            store.commit(&[], &[login]).expect("stored")
        };
        let all = [1, 2, 3, 4].map(|player| scope.spawn(move || want(player)));
        all.map(|one| one.join().expect("no panic")).concat()
    });
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Outcome::Made).count(), 1, "{outcomes:?}");
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Outcome::Taken).count(), 3, "{outcomes:?}");
}

#[test]
fn reports_are_limited_over_all_nodes() {
    let url = database();
    know(&url, &[1]);
    let table = TableId(1);
    let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
    let most = store::MOST_REPORTS;
    let all: Vec<Change> = (0..most + 20).map(|_| said(table, 1, "rude", None)).collect();
    store.commit(&[], &all).expect("stored");
    let report = |number| Change::Report { reporter: PlayerId(2), table, number, at: 5 };
    let made = std::thread::scope(|scope| {
        let part = |rest| {
            let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
            let numbers = (1..=most + 20).filter(move |number| number % 2 == rest);
            numbers.flat_map(|number| store.commit(&[], &[report(number)]).expect("stored")).collect::<Vec<_>>()
        };
        let all = [0, 1].map(|rest| scope.spawn(move || part(rest)));
        all.map(|one| one.join().expect("no panic")).concat()
    });
    assert_eq!(made.iter().filter(|outcome| **outcome == Outcome::Made).count() as u64, most);
    assert_eq!(store.reports().expect("read").len() as u64, most);
}

#[test]
fn changes_in_another_order_do_not_wait_for_each_other() {
    let url = database();
    let login = |player| Change::Login { player: PlayerId(player), login: format!("p{player}"), hash: String::new() };
    let of = |player| [new_player(player), login(player), said(TableId(player), player, "hi", None)];
    let orders = [[1, 2], [2, 1]].map(|order| {
        let mut changes: Vec<Change> = order.into_iter().flat_map(of).collect();
        // Each deletes what the other says, or does not keep it, and uses and drops the other's tokens.
        let more = |player| {
            let token = Token { id: player, hash: [0; 32], player: PlayerId(player), name: None, made: 1, used: 1 };
            let delete = Change::DeleteMessage { table: TableId(player), number: 1 };
            let Change::Say { said, .. } = said(TableId(player), player, "last", None) else { unreachable!() };
            let use_it = Change::Used { token: player, at: 2 };
            let drop = Change::DropTokens { player: PlayerId(player), except: None };
            [Change::Token(token), use_it, delete, Change::Say { said, most: 1 }, drop]
        };
        changes.extend(order.into_iter().flat_map(more));
        changes.push(Change::DropUnused { before: 0 });
        changes.extend(order.map(|player| Change::Forget(PlayerId(player))));
        changes
    });
    std::thread::scope(|scope| {
        for changes in &orders {
            let mut store = Postgres::open(&url, Fence::none()).expect("it opens");
            scope.spawn(move || (0..50).for_each(|_| _ = store.commit(&[], changes).expect("stored")));
        }
    });
}

#[test]
fn a_store_goes_on_after_the_server_was_restarted() {
    let mut server = services::Postgres::start(&folder()).unwrap_or_else(|bad| panic!("{bad}"));
    let url = server.url("postgres");
    let (mut store, mut leases) = store(&url);
    let table = TableId(1);
    store.commit(&rows(table, 1..=2), &[]).expect("stored");
    server.stop();
    // While nobody is there, nothing is known to be lost but the first answer.
    let bad = store.commit(&rows(table, 3..=3), &[]).expect_err("nobody is there");
    assert!(matches!(bad, StoreError::Postgres(_)), "{bad}");
    assert!(matches!(store.table(table), Err(StoreError::Postgres(_))));
    assert!(matches!(leases.renew(), Err(StoreError::Postgres(_))));
    server.start_again().expect("it starts");
    assert_eq!(store.table(table).expect("read").len(), 2);
    leases.new_epoch().expect("the lease holds");
    store.commit(&rows(table, 3..=3), &[new_player(1), said(table, 1, "back", None)]).expect("stored");
    // The same between two calls: what may be done twice succeeds at once.
    server.start_again().expect("it starts");
    assert_eq!(store.table(table).expect("read").len(), 3);
    assert_eq!(leases.renew().expect("renewed").nodes.len(), 1);
    assert_eq!(store.chat(table, 0, 9).expect("read").len(), 1);
}

#[test]
fn after_a_lost_answer_nothing_is_written_in_the_same_epoch() {
    let url = database();
    let (mut store, mut leases) = store(&url);
    let table = TableId(1);
    store.commit(&rows(table, 1..=1), &[]).expect("stored");
    // A trigger ends the connection in the middle of the statement.
    let cut = "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
        CREATE TRIGGER cut BEFORE INSERT ON rows FOR EACH ROW WHEN (NEW.number = 2) EXECUTE FUNCTION cut();";
    client(&url).batch_execute(cut).expect("made");
    let bad = store.commit(&rows(table, 2..=2), &[]).expect_err("the connection is gone");
    assert!(bad.is_lost(), "{bad}");
    client(&url).batch_execute("DROP TRIGGER cut ON rows").expect("dropped");
    assert!(matches!(store.commit(&rows(table, 2..=2), &[]), Err(StoreError::Stale)));
    leases.new_epoch().expect("the lease holds");
    store.commit(&rows(table, 2..=2), &[]).expect("stored");
}
