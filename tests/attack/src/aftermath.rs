//! What is left when the strangers have gone: what is demanded of the server.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use cluster::server::Server;
use load::Failure;
use load::http::{Http, Request};
use protocol::TableId;
use store::Sqlite;
use tokio::time::sleep;

use crate::honest::{Honest, Phase};
use crate::{Args, start};

/// How long the server has until its memory is as before: for longer than it waits for anybody, and until it has tidied up.
const REST: Duration = Duration::from_secs(75);
const SHORT_REST: Duration = Duration::from_secs(1);
/// What a short run, whose server has hardly begun, may take more, in bytes.
const SLACK: u64 = 20_000_000;
/// How long the server may take until it answers after a restart.
const START: Duration = Duration::from_secs(10);
/// What honest people may wait longer under attack, beside twice as long, in milliseconds.
const MORE: f64 = 50.0;
/// How soon a bot at a small table must have answered in 99 of 100 turns, in milliseconds.
const BOT: f64 = 200.0;

/// The memory after a rest.
pub struct Memory {
    pub megabytes: f64,
    pub complaint: Option<String>,
}

/// Waits until the memory is at most a tenth more than before.
pub async fn rest(server: &Server, args: &Args, before: &Phase) -> Result<Memory, Failure> {
    let most = before.memory + before.memory / 10 + if args.short { SLACK } else { 0 };
    let (begun, rest) = (Instant::now(), if args.short { SHORT_REST } else { REST });
    let mut memory = server.memory()?;
    while memory > most && begun.elapsed() < rest && !args.stay {
        sleep(Duration::from_millis(250)).await;
        memory = server.memory()?;
    }
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    let complaint = format!(
        "{rest:?} after the attack the server still has {:.1} MB, more than {:.1} MB: it had {:.1} MB before",
        megabytes(memory),
        megabytes(most),
        megabytes(before.memory)
    );
    let is_too_much = memory > most && !args.stay;
    Ok(Memory { megabytes: megabytes(memory), complaint: is_too_much.then_some(complaint) })
}

/// What honest people had to wait for too long.
pub fn too_slow(before: &Phase, attacked: &Phase) -> Vec<String> {
    let mut bad = Vec::new();
    let most = before.moves.p99 * 2.0 + MORE;
    if attacked.moves.p99 > most {
        let (p99, quiet) = (attacked.moves.p99, before.moves.p99);
        bad.push(format!(
            "under attack an honest move took {p99:.1} ms at p99, without {quiet:.1} ms: more than {most:.1} ms"
        ));
    }
    if attacked.bots.p99 > BOT {
        bad.push(format!("under attack a bot took {:.1} ms at p99, more than {BOT} ms", attacked.bots.p99));
    }
    bad
}

/// What is on the disk.
pub struct Stored {
    pub lost: usize,
    pub megabytes: f64,
    pub complaint: Option<String>,
}

/// Looks for every acknowledged move in the folder of the server, which was killed.
pub fn look_into_the_store(args: &Args, honest: &Honest) -> Result<Stored, Failure> {
    let mut store = Sqlite::open(&args.served.data)?;
    let lost = honest.people.lost(&mut store)? + honest.alone.lost(&mut store)?;
    let mut bytes = 0;
    for entry in std::fs::read_dir(&args.served.data)? {
        bytes += entry?.metadata()?.len();
    }
    let complaint = (lost > 0).then(|| format!("{lost} acknowledged moves are lost"));
    Ok(Stored { lost, megabytes: bytes as f64 / 1e6, complaint })
}

/// How the server started again.
pub struct Restart {
    pub milliseconds: f64,
    pub megabytes: f64,
    pub complaint: Option<String>,
}

/// Starts the server on its folder and looks for the honest tables.
pub async fn restart(args: &Args, log: &Path, honest: &Honest) -> Result<Restart, Failure> {
    let begun = Instant::now();
    let server = start(args, log)?;
    let mut http = Http::connect(&server.address).await?;
    let _ = http.ask(&Request { method: "GET", path: "/api", token: None, body: "" }).await?;
    let took = begun.elapsed();
    let mut newest: BTreeMap<TableId, u64> = BTreeMap::new();
    for (table, version) in [&honest.people, &honest.alone].into_iter().flat_map(|tally| tally.acknowledged_versions())
    {
        let known = newest.entry(table).or_default();
        *known = version.max(*known);
    }
    let mut missing = 0;
    for (table, version) in &newest {
        let path = format!("/api/tables/{table}");
        let (status, text) = http.ask(&Request { method: "GET", path: &path, token: None, body: "" }).await?;
        let info: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        missing +=
            usize::from(status != 200 || info["table"]["version"].as_u64().is_none_or(|served| served < *version));
    }
    let complaint = match (missing, took > START) {
        (0, false) => None,
        (0, true) => Some(format!("after a restart the server answers only after {took:?}")),
        _ => Some(format!("after a restart {missing} of {} honest tables are not served as they were", newest.len())),
    };
    Ok(Restart { milliseconds: took.as_secs_f64() * 1000.0, megabytes: server.memory()? as f64 / 1e6, complaint })
}

/// What the server has complained about.
pub fn complaints(log: &Path) -> Result<Vec<String>, Failure> {
    let text = std::fs::read_to_string(log)?;
    let is_bad =
        |line: &&str| ["panicked", "failed", "damaged", "broken", "cannot"].iter().any(|bad| line.contains(bad));
    for line in text.lines() {
        println!("the server has printed: {line}");
    }
    Ok(text.lines().find(is_bad).map(|line| format!("the server has printed: {line}")).into_iter().collect())
}
