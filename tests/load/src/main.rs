//! Measures online tables. Starts a server, or several nodes, lets many players play at random through live connections, and prints how many
//! moves were acknowledged and what they cost. Then it kills them and checks that every acknowledged move is stored.
//!
//! `--measure` measures something else: what idle connections and tables occupy, how soon everybody is told of a turn, and
//! how a server starts with many stored games.
//!
//! `cargo xtask load` builds and runs it.

mod crowd;
mod idle;
mod many;
mod stored;

use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use cluster::server::Served;
use load::Failure;
use shelf::Title;
use table::Game;

use load::player::Table;
use load::servers::{Killed, Servers};
use load::tally::Tally;

/// Measures online tables
#[derive(Debug, Parser)]
struct Args {
    #[command(flatten)]
    served: Served,
    /// The game
    #[arg(long, default_value = "misterra")]
    game: String,
    /// The number of tables
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The number of players at each table
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// What is measured
    #[arg(long, value_enum, default_value_t = Measure::Moves)]
    measure: Measure,
    /// How many connections, tables or stored games there are, or how many turns are played
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// For how long moves are counted
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many moves a second are played at all tables together; by default as many as possible
    #[arg(long)]
    rate: Option<u64>,
    /// How many nodes on PostgreSQL and NATS are measured instead of one server; every second player of a table is connected
    /// to another node than the one that serves it
    #[arg(long)]
    nodes: Option<usize>,
    /// Print one JSON object on the last line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    client: many::Client,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Measure {
    /// What moves cost, and how long they take
    Moves,
    /// The memory of `--count` connections that watch a table and say nothing; with `--nodes` they hear of one move
    Connections,
    /// The memory of `--count` tables at which nobody plays
    Tables,
    /// How soon everybody at a table of `--seats` is told of a turn after its last move, over `--count` turns
    Turn,
    /// How soon a server starts with `--count` games that are over, and as many tables that are not as `--tables` says
    Stored,
}

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let title = Title::named(&args.game).ok_or("there is no such game")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if args.client.is_meant() {
        return runtime.block_on(many::watch(&args));
    }
    let result = match args.measure {
        Measure::Moves => return shelf::with_game!(title, G => moves::<G>(&args, &runtime)),
        Measure::Connections if args.nodes.is_some() => {
            let servers = Servers::start(&args.served, args.nodes)?;
            runtime.block_on(many::connections(&args, &servers))?
        }
        Measure::Connections => runtime.block_on(idle::connections(&args))?,
        Measure::Tables => runtime.block_on(idle::tables(&args))?,
        Measure::Turn => shelf::with_game!(title, G => runtime.block_on(crowd::turns::<G>(&args)))?,
        Measure::Stored => shelf::with_game!(title, G => runtime.block_on(stored::start::<G>(&args)))?,
    };
    println!("{result}");
    Ok(())
}

/// Measures moves, and checks that none is lost.
fn moves<G: Game>(args: &Args, runtime: &tokio::runtime::Runtime) -> Result<(), Failure> {
    let servers = Servers::start(&args.served, args.nodes)?;
    let (tally, killed) = runtime.block_on(measure::<G>(args, servers))?;
    let lost = tally.lost(&mut *killed.store()?)?;
    let cpu = tally.cpu.nodes;
    println!(
        "{} moves in {:.1} s of server CPU: {:.0} a CPU-second; p50 {:.1} ms, p99 {:.1} ms; {} refused, {lost} lost",
        tally.moves(),
        cpu,
        tally.moves() as f64 / cpu,
        tally.percentile(50),
        tally.percentile(99),
        tally.refused(),
    );
    if let Some([postgres, nats]) = tally.cpu.services {
        println!("beside that {postgres:.1} s of CPU for PostgreSQL and {nats:.1} s for NATS");
    }
    if args.json {
        let mut result = serde_json::json!({
            "moves": tally.moves(), "server_cpu_s": cpu, "moves_per_cpu_s": tally.moves() as f64 / cpu,
            "p50_ms": tally.percentile(50), "p99_ms": tally.percentile(99),
            "refused": tally.refused(), "lost": lost,
        });
        if let Some([postgres, nats]) = tally.cpu.services {
            (result["postgres_cpu_s"], result["nats_cpu_s"]) = (postgres.into(), nats.into());
        }
        println!("{result}");
    }
    if lost > 0 { Err("acknowledged moves are lost".into()) } else { Ok(()) }
}

/// Lets all players play for a while, and kills the servers.
async fn measure<G: Game>(args: &Args, servers: Servers) -> Result<(Tally, Killed), Failure> {
    servers.share().await?;
    let addresses = servers.addresses();
    let tally = Arc::new(Tally::new(args.rate));
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::seat::<G>(&addresses, args.seats, number).await?);
    }
    println!("{} tables of {} with {} players each", args.tables, G::NAME, args.seats);
    let tasks: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play::<G>(tally.clone()))).collect();
    // The first second is not counted: all tables start.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = servers.cpu()?;
    tally.begin(Instant::now());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    tally.end();
    let cpu = servers.cpu()?.since(before);
    // They are killed in the middle of everything.
    let killed = servers.kill();
    for task in tasks {
        task.abort();
        // An aborted task is an error; a task that failed before has printed why.
        let _ = task.await;
    }
    let mut tally = Arc::into_inner(tally).ok_or("a player still plays")?;
    tally.cpu = cpu;
    Ok((tally, killed))
}
