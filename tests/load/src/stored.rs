//! How a server starts with many stored games.

use std::time::Instant;

use cluster::server::Server;
use load::Failure;
use load::http::{Http, Request};
use protocol::{Row, TableId, Write};
use serde_json::{Value, json};
use store::{Sqlite, Store};
use table::Game;

use crate::Args;
use load::player::Table;
use load::tally::Tally;

/// Games that are stored in one transaction.
const AT_ONCE: usize = 500;

/// The log of a game that was played at random to its end.
async fn played<G: Game>(args: &Args) -> Result<Vec<Row>, Failure> {
    let server = Server::start(&args.served)?;
    let mut table = Table::seat::<G>(std::slice::from_ref(&server.address), args.seats, 0).await?;
    let id = table.id();
    // The end is followed by the next game.
    let tally = Tally::new(None);
    while table.timed_turn::<G>(&tally).await?.is_some() {}
    drop(server);
    Ok(Sqlite::open(&args.served.data)?.table(id)?)
}

/// Stores copies of a log under other ids: the whole log folded, or its first half as a table that is still open.
fn store_copies(store: &mut Sqlite, log: &[Row], ids: std::ops::Range<usize>, is_over: bool) -> Result<(), Failure> {
    let rows = if is_over { log } else { &log[..log.len() / 2] };
    let ids: Vec<TableId> = ids.map(|number| TableId(number as u128 + 1)).collect();
    for some in ids.chunks(AT_ONCE) {
        let mut writes = Vec::new();
        for &table in some {
            writes.extend(rows.iter().map(|row| Write::Append(Row { table, ..row.clone() })));
            writes.extend(is_over.then_some(Write::Fold(table)));
        }
        store.commit(&writes, &[])?;
    }
    Ok(())
}

/// Stores games and open tables, starts a server on them, and reads one of the games.
pub async fn start<G: Game>(args: &Args) -> Result<Value, Failure> {
    let log = played::<G>(args).await?;
    let mut store = Sqlite::open(&args.served.data)?;
    store_copies(&mut store, &log, 0..args.count, true)?;
    store_copies(&mut store, &log, args.count..args.count + args.tables, false)?;
    drop(store);
    let begun = Instant::now();
    let server = Server::start(&args.served)?;
    let started = begun.elapsed();
    let (cpu, memory) = (server.cpu_seconds()?, server.memory()?);
    let mut http = Http::connect(&server.address).await?;
    let path = format!("/api/tables/{}/record", TableId(args.count as u128 / 2 + 1));
    let begun = Instant::now();
    let (status, _) = http.ask(&Request { method: "GET", path: &path, token: None, body: "" }).await?;
    let read = begun.elapsed();
    if args.count > 0 && status != 200 {
        return Err(format!("{path}: {status}").into());
    }
    Ok(json!({
        "stored": args.count, "open": args.tables, "rows_each": log.len(), "start_ms": started.as_secs_f64() * 1000.0,
        "start_cpu_s": cpu, "memory_mb": memory as f64 / 1e6, "read_ms": read.as_secs_f64() * 1000.0,
        "file_mb": std::fs::metadata(Sqlite::file(&args.served.data))?.len() as f64 / 1e6,
    }))
}
