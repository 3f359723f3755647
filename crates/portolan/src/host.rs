//! `portolan ban`, `unban`, `bans`, `close` and `delete-message`: what whoever runs a server may do, while it runs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Problem;
use server::{OPERATOR_PATH, Operation, operator_token};
use store::{Fence, Outcome, Postgres, Sqlite, Store, StoreError};

use crate::args::{Bans, Operate};
use crate::failure::Failure;
use crate::reports::{utc, whole_folder};

/// The file in the data folder that says where the server is, and the token of whoever runs it.
const FILE: &str = "operator";

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Leaves the address of a server, and the token, for these commands.
pub fn leave_address(folder: &Path, address: &str, id_key: &[u8; 32]) -> std::io::Result<()> {
    let path = folder.join(FILE);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(path)?, "{address}\n{}", operator_token(id_key))
}

/// Does what the command says: asks the server if one runs, and changes its store if none does.
pub fn run(args: &Operate, operation: &Operation) -> Result<(), Failure> {
    let bad = |bad: StoreError| Failure::Bad(bad.to_string());
    match (&args.place.store, &args.server) {
        (Some(url), server) => {
            let mut store = Postgres::open(url, Fence::none()).map_err(bad)?;
            match server {
                Some(server) => ask(server, &operator_token(&store.id_key().map_err(bad)?), operation),
                None => change(&mut store, operation),
            }
        }
        (None, _) => {
            let folder = whole_folder(&args.place)?;
            match Sqlite::open(&folder) {
                Ok(mut store) => change(&mut store, operation),
                Err(StoreError::Locked(_)) => {
                    let (address, token) = left_address(&folder)?;
                    ask(&address, &token, operation)
                }
                Err(other) => Err(bad(other)),
            }
        }
    }
}

fn left_address(folder: &Path) -> Result<(String, String), Failure> {
    let path: PathBuf = folder.join(FILE);
    let text = std::fs::read_to_string(&path).map_err(|bad| Failure::Bad(format!("{}: {bad}", path.display())))?;
    let (address, token) = text.trim_end().split_once('\n').ok_or_else(|| {
        Failure::Bad(format!("{}: this file does not say where the server is; restart the server", path.display()))
    })?;
    Ok((address.to_owned(), token.to_owned()))
}

fn ask(address: &str, token: &str, operation: &Operation) -> Result<(), Failure> {
    let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
    let agent = ureq::Agent::new_with_config(config.build());
    let url = format!("{}{OPERATOR_PATH}", address.trim_end_matches('/'));
    let failed = |bad: &dyn std::fmt::Display| Failure::Bad(format!("the server at {address}: {bad}"));
    let sent = agent.post(&url).header("Authorization", format!("Operator {token}")).send_json(operation);
    let mut answer = sent.map_err(|bad| failed(&bad))?;
    if answer.status().is_success() {
        return Ok(());
    }
    let problem: Problem = answer.body_mut().read_json().map_err(|bad| failed(&bad))?;
    Err(failed(&problem.detail))
}

/// Changes the store of a server that does not run.
fn change(store: &mut dyn Store, operation: &Operation) -> Result<(), Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let Some(change) = operation.change(now) else {
        return Err(Failure::Bad("only a running server closes a table; start it first".to_owned()));
    };
    match store.commit(&[], &[change]).map_err(|bad| Failure::Bad(bad.to_string()))?.first() {
        Some(Outcome::Made) => Ok(()),
        _ => Err(Failure::Bad("there is no such ban or message".to_owned())),
    }
}

/// Lists who is kept out.
pub fn bans(args: &Bans) -> Result<(), Failure> {
    let bad = |bad: StoreError| match bad {
        StoreError::Locked(folder) => Failure::Bad(format!("a server uses the data folder {folder}; stop it first")),
        other => Failure::Bad(other.to_string()),
    };
    let bans = match &args.place.store {
        Some(url) => Postgres::open(url, Fence::none()).and_then(|mut store| store.bans()),
        None => Sqlite::open(&whole_folder(&args.place)?).and_then(|mut store| store.bans()),
    };
    let mut out = std::io::stdout().lock();
    for ban in bans.map_err(bad)? {
        let until = ban.until.map_or_else(|| "for good".to_owned(), |until| format!("until {}", utc(until)));
        writeln!(out, "{}\t{}\t{until}\t{}", ban.player, utc(ban.at), crate::failure::on_one_line(&ban.reason))?;
    }
    Ok(())
}
