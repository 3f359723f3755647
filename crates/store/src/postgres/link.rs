//! One connection to PostgreSQL, which is made again when it was lost.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

use super::error::PostgresError;
use crate::StoreError;

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long nobody tries to connect after that has failed.
const PAUSE: Duration = Duration::from_millis(50);
/// A connection that was idle for so long is tried before it is used. A restart of PostgreSQL then costs no commit.
const IDLE: Duration = Duration::from_secs(1);

/// No statement and no transaction hangs for ever, whatever happens to this process. A database whose default is to
/// answer before it has flushed would lose what was acknowledged.
///
/// All statements look up keys. A plan that was made while a table was empty reads the whole table, and PostgreSQL keeps
/// it until it has analysed the table, long after it has grown. Where reading everything is right, PostgreSQL then takes
/// the plan for an expensive one, which it would compile.
const SETTINGS: &str = "
    SET statement_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SET enable_seqscan = off;
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
    SET jit = off;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';";

/// Where a database is, and the connection to it while there is one.
pub(crate) struct Link {
    config: Config,
    /// How long an answer may take. PostgreSQL ends its own statements in time, but it may be cut off or stopped.
    limit: Duration,
    live: Option<Live>,
    /// When it was not possible to connect, and why.
    failed: Option<(Instant, String)>,
}

impl Link {
    /// Reads the address of a database. It connects with the first use.
    pub fn new(url: &str, limit: Duration) -> Result<Link, StoreError> {
        let mut config: Config = url.parse().map_err(|bad| StoreError::Postgres(PostgresError::address(&bad)))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        if config.get_application_name().is_none() {
            config.application_name("portolan");
        }
        Ok(Link { config, limit, live: None, failed: None })
    }

    /// The same link, with another limit for answers.
    pub fn within(self, limit: Duration) -> Link {
        Link { limit, live: None, ..self }
    }

    /// Does something once. After any error the connection is closed, which also ends its transaction.
    pub fn once<T>(&mut self, work: impl FnOnce(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        // If the work panics, the connection is closed as well.
        let mut live = match self.live.take().and_then(Live::if_good) {
            Some(live) => live,
            None => self.connect()?,
        };
        let done = work(&mut live)?;
        live.used = Instant::now();
        self.live = Some(live);
        Ok(done)
    }

    /// Connects, unless that has just failed: while the database is away, requests would do nothing else.
    fn connect(&mut self) -> Result<Live, StoreError> {
        if let Some((at, why)) = &self.failed
            && at.elapsed() < PAUSE
        {
            return Err(StoreError::Postgres(PostgresError::unsuitable(why.clone())));
        }
        let live = Live::connect(&self.config, self.limit);
        self.failed = match &live {
            Err(StoreError::Postgres(bad)) => Some((Instant::now(), bad.to_string())),
            _ => None,
        };
        live
    }

    /// Does something that may be done twice, such as reading: again, if the answer was lost.
    pub fn repeatable<T>(&mut self, mut work: impl FnMut(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match self.once(&mut work) {
            Err(bad) if bad.is_lost() => self.once(work),
            done => done,
        }
    }
}

/// A connection, and the statements that it knows.
pub(crate) struct Live {
    client: Client,
    waiting: Waiting,
    prepared: HashMap<&'static str, Statement>,
    used: Instant,
}

/// Waits for answers of one connection, whose task is on this runtime: it runs only while somebody waits, and dropping it
/// closes the connection at once.
struct Waiting {
    runtime: Runtime,
    limit: Duration,
}

impl Waiting {
    /// Waits for an answer.
    fn wait<T>(&self, answer: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
        let in_time = self.runtime.block_on(async { tokio::time::timeout(self.limit, answer).await });
        Ok(in_time.map_err(|_| StoreError::Postgres(PostgresError::silent(self.limit)))??)
    }
}

impl Live {
    fn connect(config: &Config, limit: Duration) -> Result<Live, StoreError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|bad| StoreError::File("a connection to PostgreSQL".to_owned(), bad))?;
        let waiting = Waiting { runtime, limit };
        let connected = waiting.wait(async {
            let (client, connection) = config.connect(NoTls).await?;
            // If the connection fails, so does whoever waits for an answer.
            tokio::spawn(connection);
            client.batch_execute(SETTINGS).await?;
            Ok(client)
        });
        let client = connected.map_err(StoreError::before_asking)?;
        Ok(Live { client, waiting, prepared: HashMap::new(), used: Instant::now() })
    }

    fn if_good(self) -> Option<Live> {
        let is_good = !self.client.is_closed()
            && (self.used.elapsed() < IDLE || self.waiting.wait(self.client.check_connection()).is_ok());
        is_good.then_some(self)
    }

    fn statement(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(known) = self.prepared.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.waiting.wait(self.client.prepare(sql))?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }

    /// Runs a statement and returns its rows, once it is committed unless a transaction was begun.
    pub fn query(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        self.waiting.wait(self.client.query(&statement, values))
    }

    /// Runs a statement that returns one row or none.
    pub fn maybe(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// Runs a statement that returns one row.
    pub fn one(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Row, StoreError> {
        self.maybe(sql, values)?.ok_or_else(|| StoreError::Damaged("a query has no answer".to_owned()))
    }

    /// Runs a statement and returns how many rows it changed.
    pub fn execute(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<u64, StoreError> {
        let statement = self.statement(sql)?;
        self.waiting.wait(self.client.execute(&statement, values))
    }

    /// Runs statements without values.
    pub fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.waiting.wait(self.client.batch_execute(sql))
    }

    /// Runs a query and hands each of its rows to a function, `at_once` rows at a time in memory.
    pub fn each(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
        at_once: i32,
        mut each: impl FnMut(&Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let statement = self.statement(sql)?;
        let Live { client, waiting, .. } = self;
        let transaction = waiting.wait(client.build_transaction().read_only(true).start())?;
        let portal = waiting.wait(transaction.bind(&statement, values))?;
        loop {
            let rows = waiting.wait(transaction.query_portal(&portal, at_once))?;
            rows.iter().try_for_each(&mut each)?;
            if rows.len() < at_once as usize {
                break;
            }
        }
        waiting.wait(transaction.commit())
    }

    /// Makes everything in a transaction. After an error the caller drops the connection, and the transaction with it.
    pub fn transaction<T>(&mut self, work: impl FnOnce(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.batch("BEGIN")?;
        let done = work(self)?;
        self.batch("COMMIT")?;
        Ok(done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(300);
    /// Longer than any of the waits here on a busy machine, and shorter than waiting without a limit.
    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn a_database_that_says_nothing_is_not_waited_for() {
        let silent = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = silent.local_addr().expect("an address");
        let begun = Instant::now();
        let mut link = Link::new(&format!("postgres://nobody@{address}/none"), SHORT).expect("an address");
        let bad = link.once(|live| live.batch("SELECT 1")).expect_err("nobody answers");
        // Nothing was asked, so nothing is lost.
        assert!(!bad.is_lost(), "{bad}");
        assert!(begun.elapsed() < LONG);
    }

    #[test]
    fn an_answer_that_comes_too_late_is_lost_and_the_next_call_connects_again() {
        let folder = std::env::temp_dir().join(format!("portolan-link-{}", std::process::id()));
        let server = services::Postgres::start(&folder).expect("PostgreSQL starts");
        let mut link = Link::new(&server.url("postgres"), LONG).expect("an address").within(SHORT);
        let bad = link.once(|live| live.batch("SELECT pg_sleep(60)")).expect_err("it takes too long");
        assert!(bad.is_lost(), "{bad}");
        let mut link = link.within(LONG);
        let row = link.once(|live| live.one("SELECT 42", &[])).expect("a new connection");
        assert_eq!(row.get::<_, i32>(0), 42);
    }
}
