//! What goes wrong with PostgreSQL, in a form that can be printed.

use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use tokio_postgres::error::{Severity, SqlState};

use crate::StoreError;

/// An error of PostgreSQL or of the connection to it. It has no detail of PostgreSQL's: those quote whole rows, which
/// may be secret.
#[derive(Debug)]
pub struct PostgresError {
    message: String,
    /// PostgreSQL's code, if it answered.
    code: Option<SqlState>,
    is_lost: bool,
}

impl PostgresError {
    /// The address of the database cannot be read.
    pub(super) fn address(bad: &tokio_postgres::Error) -> PostgresError {
        PostgresError { is_lost: false, ..PostgresError::of(bad) }
    }

    /// No answer came in time.
    pub(super) fn silent(limit: Duration) -> PostgresError {
        let message = format!("the database has not answered for {} s", limit.as_secs());
        PostgresError { message, code: None, is_lost: true }
    }

    /// The database cannot be used, whatever is asked.
    pub(super) fn unsuitable(why: String) -> PostgresError {
        PostgresError { message: why, code: None, is_lost: false }
    }

    fn of(bad: &tokio_postgres::Error) -> PostgresError {
        match bad.as_db_error() {
            // After a mere error the connection goes on, and the statement has done nothing. Everything worse ends the
            // connection, perhaps after a commit.
            Some(said) => PostgresError {
                message: format!("{} ({})", said.message(), said.code().code()),
                code: Some(said.code().clone()),
                is_lost: said.parsed_severity() != Some(Severity::Error),
            },
            None => {
                let cause = bad.source().map(|cause| format!(": {cause}")).unwrap_or_default();
                let mut message = bad.to_string();
                if !message.ends_with(&cause) {
                    message += &cause;
                }
                PostgresError { message, code: None, is_lost: true }
            }
        }
    }
}

impl fmt::Display for PostgresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(bad: tokio_postgres::Error) -> StoreError {
        StoreError::Postgres(PostgresError::of(&bad))
    }
}

impl StoreError {
    /// The same error, of something that happened before anything was asked that could be lost.
    pub(super) fn before_asking(self) -> StoreError {
        match self {
            StoreError::Postgres(bad) => StoreError::Postgres(PostgresError { is_lost: false, ..bad }),
            other => other,
        }
    }

    /// Whether the answer of the database was lost: nobody knows whether the commit was made, and it may still be made.
    /// A node then takes a new epoch before it reads again (`Leases::new_epoch`).
    #[must_use]
    pub fn is_lost(&self) -> bool {
        matches!(self, StoreError::Postgres(bad) if bad.is_lost)
    }

    /// Whether something exists already that may exist only once.
    pub(crate) fn is_duplicate(&self) -> bool {
        matches!(self, StoreError::Postgres(bad) if bad.code == Some(SqlState::UNIQUE_VIOLATION))
    }
}
