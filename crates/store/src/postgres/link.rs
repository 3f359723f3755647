//! One connection to PostgreSQL, which is made again when it was lost.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use postgres::types::ToSql;
use postgres::{Client, Config, NoTls, Row, Statement};

use super::error::PostgresError;
use crate::StoreError;

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(2);
/// After how long the system gives up a connection whose other side does not acknowledge anything.
const SILENCE: Duration = Duration::from_secs(5);
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
    live: Option<Live>,
}

impl Link {
    /// Reads the address of a database. It connects with the first use.
    pub fn new(url: &str) -> Result<Link, StoreError> {
        let mut config: Config = url.parse().map_err(|bad| StoreError::Postgres(PostgresError::unreachable(&bad)))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        if config.get_application_name().is_none() {
            config.application_name("portolan");
        }
        config.tcp_user_timeout(SILENCE);
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(1)).keepalives_retries(3);
        Ok(Link { config, live: None })
    }

    /// Does something once. After any error the connection is closed, which also ends its transaction.
    pub fn once<T>(&mut self, work: impl FnOnce(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        // If the work panics, the connection is closed as well.
        let mut live = match self.live.take().and_then(Live::if_good) {
            Some(live) => live,
            None => self.connect().map_err(|bad| StoreError::Postgres(PostgresError::unreachable(&bad)))?,
        };
        let done = work(&mut live)?;
        live.used = Instant::now();
        self.live = Some(live);
        Ok(done)
    }

    /// Does something that may be done twice, such as reading: again, if the answer was lost.
    pub fn repeatable<T>(&mut self, mut work: impl FnMut(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match self.once(&mut work) {
            Err(bad) if bad.is_lost() => self.once(work),
            done => done,
        }
    }

    fn connect(&self) -> Result<Live, postgres::Error> {
        let mut client = self.config.connect(NoTls)?;
        client.batch_execute(SETTINGS)?;
        Ok(Live { client, prepared: HashMap::new(), used: Instant::now() })
    }
}

/// A connection, and the statements that it knows.
pub(crate) struct Live {
    client: Client,
    prepared: HashMap<&'static str, Statement>,
    used: Instant,
}

impl Live {
    fn if_good(mut self) -> Option<Live> {
        let is_good =
            !self.client.is_closed() && (self.used.elapsed() < IDLE || self.client.check_connection().is_ok());
        is_good.then_some(self)
    }

    fn statement(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(known) = self.prepared.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql)?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }

    /// Runs a statement and returns its rows, once it is committed unless a transaction was begun.
    pub fn query(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        Ok(self.client.query(&statement, values)?)
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
        Ok(self.client.execute(&statement, values)?)
    }

    /// Runs statements without values.
    pub fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(sql)?)
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
        let mut transaction = self.client.build_transaction().read_only(true).start()?;
        let portal = transaction.bind(&statement, values)?;
        loop {
            let rows = transaction.query_portal(&portal, at_once)?;
            rows.iter().try_for_each(&mut each)?;
            if rows.len() < at_once as usize {
                break;
            }
        }
        Ok(transaction.commit()?)
    }

    /// Makes everything in a transaction. After an error the caller drops the connection, and the transaction with it.
    pub fn transaction<T>(&mut self, work: impl FnOnce(&mut Live) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.batch("BEGIN")?;
        let done = work(self)?;
        self.batch("COMMIT")?;
        Ok(done)
    }
}
