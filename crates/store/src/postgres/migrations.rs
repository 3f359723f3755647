//! The tables in PostgreSQL, and the steps from each format to the next one.

use std::time::Duration;

use super::error::PostgresError;
use super::link::Live;
use crate::StoreError;

/// The newest format of the database that this program knows.
const FORMAT: i64 = 2;

/// Steps from each format to the next one.
const MIGRATIONS: [&str; FORMAT as usize] = [
    "
    CREATE TABLE rows (
        shard smallint NOT NULL, tab uuid NOT NULL, number bigint NOT NULL, at bigint NOT NULL, served bigint NOT NULL,
        player uuid, key bytea, entry text NOT NULL, PRIMARY KEY (shard, tab, number));
    CREATE TABLE games (tab uuid PRIMARY KEY, rows text NOT NULL);
    CREATE TABLE seats (
        player uuid NOT NULL, tab uuid NOT NULL, at bigint NOT NULL, opened bigint NOT NULL, PRIMARY KEY (player, tab));
    CREATE TABLE players (id uuid PRIMARY KEY, name text NOT NULL, made bigint NOT NULL);
    CREATE TABLE tokens (
        id uuid PRIMARY KEY, hash bytea NOT NULL, player uuid NOT NULL, name text, made bigint NOT NULL);
    CREATE INDEX tokens_of ON tokens (player);
    CREATE TABLE logins (login text PRIMARY KEY, player uuid NOT NULL UNIQUE, hash text NOT NULL);
    CREATE TABLE chats (
        tab uuid NOT NULL, number bigint NOT NULL, at bigint NOT NULL, player uuid NOT NULL, outside boolean NOT NULL,
        key bytea, text text NOT NULL, PRIMARY KEY (tab, number));
    CREATE INDEX chats_of ON chats (player);
    CREATE TABLE reports (
        reporter uuid NOT NULL, at bigint NOT NULL, tab uuid NOT NULL, number bigint NOT NULL, author uuid NOT NULL,
        text text NOT NULL, PRIMARY KEY (reporter, tab, number, author));
    CREATE INDEX reports_of ON reports (reporter, at);
    CREATE SEQUENCE epochs;
    CREATE TABLE nodes (
        id bigint PRIMARY KEY, epoch bigint NOT NULL, until timestamptz NOT NULL, bus boolean NOT NULL);
    CREATE TABLE shards (shard smallint PRIMARY KEY, node bigint REFERENCES nodes ON DELETE SET NULL);
    INSERT INTO shards (shard) SELECT generate_series(0, 63);
    ",
    "ALTER TABLE nodes ADD COLUMN retiring boolean NOT NULL DEFAULT false;",
];

/// What is made at every opening where it is missing, with the name that tells. It is no new format: what is stored means the
/// same with and without it, and a node that does not know it keeps it right all the same. Such a node notes no uses of tokens
/// and heeds no bans, and a token without a use counts as used when it was made. It is looked for first, because making
/// something that exists would wait for all who write.
///
/// The index by players leaves out deleted messages, which are all nobody's. And it cannot be used for finding a key: as long
/// as PostgreSQL knows nothing of the table, it would take it for as good as the index by keys.
const ADDITIONS: [(&str, &str); 4] = [
    (
        "chats_by_key",
        "CREATE UNIQUE INDEX IF NOT EXISTS chats_by_key ON chats (tab, player, key) WHERE key IS NOT NULL;",
    ),
    (
        "chats_by_player",
        "CREATE INDEX IF NOT EXISTS chats_by_player ON chats (player, at, tab, number) WHERE text <> '';
        DROP INDEX IF EXISTS chats_of;",
    ),
    (
        "bans",
        "CREATE TABLE IF NOT EXISTS bans (
            player uuid PRIMARY KEY, at bigint NOT NULL, until bigint, reason text NOT NULL);",
    ),
    // When tokens were last used. Nobody has noted that for the tokens that are there already, so they count as used now, and
    // none of them is dropped too early.
    (
        "uses",
        "CREATE TABLE IF NOT EXISTS uses (
            token uuid PRIMARY KEY REFERENCES tokens ON DELETE CASCADE, at bigint NOT NULL);
        INSERT INTO uses (token, at) SELECT id, extract(epoch FROM now())::bigint * 1000 FROM tokens;",
    ),
];

/// The oldest version of PostgreSQL that has everything, as it counts them.
const OLDEST: i32 = 130_000;

/// How long a step may take.
pub(super) const LIMIT: Duration = Duration::from_secs(60);

/// Held while the format is read and changed. The number means nothing; it only has to be ours.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7809644627822033001)";

/// Refuses a database that would fail later, at some name or at the first key of ids.
fn check(live: &mut Live) -> Result<(), StoreError> {
    let ask = "SELECT current_setting('server_version_num')::integer, current_setting('server_encoding')";
    let row = live.one(ask, &[])?;
    let (version, encoding): (i32, String) = (row.try_get(0)?, row.try_get(1)?);
    let unsuitable = |why| Err(StoreError::Postgres(PostgresError::unsuitable(why)));
    if version < OLDEST {
        return unsuitable(format!("version {} or newer is needed", OLDEST / 10_000));
    }
    if encoding != "UTF8" {
        return unsuitable(format!("the database must have the encoding UTF8, not {encoding}"));
    }
    Ok(())
}

/// Brings the database to the newest format. Several nodes may do so at once.
pub(super) fn run(live: &mut Live) -> Result<(), StoreError> {
    check(live)?;
    live.transaction(|live| {
        // Another node may be at work, and some steps take their time.
        live.batch(&format!("SET LOCAL statement_timeout = '{}s'", LIMIT.as_secs()))?;
        live.batch(LOCK)?;
        live.batch("SET LOCAL client_min_messages = warning")?;
        live.batch("CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)")?;
        let found = live.maybe("SELECT value FROM meta WHERE key = 'format'", &[])?;
        let found = found.map_or(Ok("0".to_owned()), |row| row.try_get::<_, String>(0))?;
        let found: i64 = found.parse().map_err(|_| StoreError::Damaged(format!("the format is {found:?}")))?;
        if found > FORMAT {
            return Err(StoreError::Newer { found, known: FORMAT });
        }
        let done = usize::try_from(found).map_err(|_| StoreError::Damaged(format!("the format is {found}")))?;
        if done < MIGRATIONS.len() {
            MIGRATIONS[done..].iter().try_for_each(|step| live.batch(step))?;
            let note = "INSERT INTO meta (key, value) VALUES ('format', $1) \
                ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            live.execute(note, &[&FORMAT.to_string()])?;
        }
        ADDITIONS.iter().try_for_each(|(name, addition)| add(live, name, addition))
    })
}

/// Makes something that is no part of the format, if it is missing.
fn add(live: &mut Live, name: &str, addition: &str) -> Result<(), StoreError> {
    let is_missing = live.one("SELECT to_regclass($1::text) IS NULL", &[&name])?.try_get(0)?;
    if is_missing { live.batch(addition) } else { Ok(()) }
}
