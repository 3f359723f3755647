//! What whoever runs the server may do while it runs: keep people out, close tables, delete messages.
//!
//! Who can read the store can do this: the token is derived from a secret of it. `portolan serve` leaves it, with the address of
//! the server, in a file of the data folder that nobody else can read.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use hall::{Answer, Ask, Reply, Request};
use protocol::{PlayerId, Problem, TableId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Ban, Change, Outcome};
use subtle::ConstantTimeEq;

use crate::hub::Hub;

/// The address that takes these requests, by POST, with the token as `Authorization: Operator TOKEN`.
pub const OPERATOR_PATH: &str = "/api/operator";

/// The token of whoever runs the servers of a store, from the store's secret.
#[must_use]
pub fn operator_token(id_key: &[u8; 32]) -> String {
    HEXLOWER.encode(&Sha256::new().chain_update(b"portolan operator").chain_update(id_key).finalize())
}

/// Something to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Operation {
    /// Keeps a player out.
    Ban {
        /// The player.
        player: PlayerId,
        /// For how many hours; for good without it.
        hours: Option<u64>,
        /// Why, for the operator and the player.
        reason: String,
    },
    /// Lets a player in again.
    Unban {
        /// The player.
        player: PlayerId,
    },
    /// Closes a table.
    Close {
        /// The table.
        table: TableId,
    },
    /// Deletes a message.
    DeleteMessage {
        /// The table.
        table: TableId,
        /// The number of the message.
        number: u64,
    },
}

impl Operation {
    /// The change of the store that does it, at a time in milliseconds since 1970; none for what only a running server can do.
    #[must_use]
    pub fn change(&self, now: u64) -> Option<Change> {
        Some(match self {
            Operation::Ban { player, hours, reason } => {
                let until = hours.map(|hours| now.saturating_add(hours.saturating_mul(3_600_000)));
                Change::Ban { player: *player, at: now, until, reason: reason.clone() }
            }
            Operation::Unban { player } => Change::Unban(*player),
            Operation::DeleteMessage { table, number } => Change::DeleteMessage { table: *table, number: *number },
            Operation::Close { .. } => return None,
        })
    }
}

/// The refusal of somebody who is kept out now.
pub(crate) fn banned(ban: &Ban, now: u64) -> Option<Problem> {
    let goes_on = ban.until.is_none_or(|until| until > now);
    goes_on.then(|| {
        let problem = Problem::forbidden("banned", "whoever runs this server keeps you out");
        let problem = problem.with("reason", ban.reason.as_str());
        match ban.until {
            Some(until) => problem.with("until", until),
            None => problem,
        }
    })
}

impl Hub {
    /// Carries out what whoever runs the server asks for.
    pub async fn operate(self: &Arc<Hub>, token: &str, body: &[u8]) -> Reply {
        let id_key = self.store.ask(|store| store.id_key()).await.ok_or_else(Problem::not_stored)?;
        if !bool::from(operator_token(&id_key).as_bytes().ct_eq(token.as_bytes())) {
            return Err(Problem::new(401, "not-operator", "send the token of whoever runs this server"));
        }
        let operation: Operation = serde_json::from_slice(body).map_err(|bad| Problem::bad_request(bad.to_string()))?;
        if let Some(change) = operation.change(self.now()) {
            match self.store.change(change).await {
                Some(Outcome::Made) => {}
                Some(_) => return Err(Problem::not_found("ban or message")),
                None => return Err(Problem::not_stored()),
            }
        }
        match operation {
            Operation::Ban { player, .. } | Operation::Unban { player } => self.has_changed(player, None).await,
            Operation::Close { table } => return self.ask(None, Request::Table(table, Ask::Close)).await,
            Operation::DeleteMessage { .. } => {}
        }
        Ok(Answer::ok(json!({}).to_string()))
    }
}
