//! Breaks online tables. Starts several nodes, or one server, and lets many players play random games over bad networks:
//! requests are dropped, doubled, late and reordered, connections are cut, and servers are killed and started again. Nodes are
//! also stopped for a while, cut off from their database and their bus, and have wrong clocks; database and bus are killed, and
//! the database's disk is full. Then every record must replay, every player's last view must be the engine's, and the store
//! must have everything that was acknowledged, once.
//!
//! `cargo xtask faults` builds and runs it.

mod address;
mod connection;
mod engine;
mod followed;
mod ledger;
mod letter;
mod network;
mod nodes;
mod one_server;
mod party;
mod plan;
mod player;
mod recovery;
mod trouble;
mod troubling;
mod under_test;
mod world;

use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use cluster::server::Served;
use futures_util::future::try_join_all;
use load::Failure;
use load::http::Http;
use table::{Purpose, SeedText};
use tokio::sync::watch;

use crate::address::Addresses;
use crate::ledger::Findings;
use crate::party::{Finished, play_games};
use crate::recovery::Standstill;
use crate::trouble::{Chance, Trouble};
use crate::under_test::UnderTest;
use crate::world::{Enough, World};

/// Breaks online tables
#[derive(Debug, Parser)]
struct Args {
    #[command(flatten)]
    served: Served,
    /// For how long there are faults, and longer if not each kind of trouble has come then; then the games are played to
    /// their ends
    #[arg(long, default_value_t = 60, conflicts_with = "games")]
    seconds: u64,
    /// How many games are played, with faults up to the end of the last one
    #[arg(long)]
    games: Option<u64>,
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many nodes on PostgreSQL and NATS are under test; 1: one server on SQLite
    #[arg(long, default_value_t = 3, value_parser = number_of_nodes)]
    nodes: u8,
    /// Only these kinds of trouble come to nodes, to look for one that does harm
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = Trouble::value_variants().to_vec())]
    only: Vec<Trouble>,
    /// The seed of games and faults
    #[arg(long, default_value = "storm")]
    seed: String,
    /// Print one JSON object on the last line
    #[arg(long)]
    json: bool,
}

/// Two nodes are refused: while one is stopped another one is killed, and then nobody would be left to answer.
fn number_of_nodes(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("this is no number of nodes".to_owned()),
        Ok(2) => {
            Err("one server, or three nodes and more: of two, one is stopped while the other is killed".to_owned())
        }
        Ok(nodes) => Ok(nodes),
    }
}

/// The seconds of a run in which troubles are as long as they can be. In a shorter one they are shorter, so that it has each
/// kind too.
const LONG_RUN: f64 = 60.0;
/// The shortest troubles, as a part of the longest ones.
const SHORTEST: f64 = 0.2;

/// How long a client of several nodes waits for one of them until it tries another.
const PATIENCE: Duration = Duration::from_secs(2);

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    println!("seed {:?}: --seed {:?} repeats these games and faults, as far as sockets allow", args.seed, args.seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (world, killed) = runtime.block_on(run(&args))?;
    let mut ledger = world.ledger();
    let found = ledger.compare(&mut *killed.store()?)?;
    let Findings { lost, doubled, two_writers, wrong_views } = found;
    println!(
        "{lost} lost, {doubled} doubled, {two_writers} versions with two writers, {wrong_views} wrong views; {} moves came too late",
        ledger.refused()
    );
    let recovery = world.longest_recovery().map(|longest| longest.as_millis());
    if let Some(longest) = recovery {
        println!("all tables had gone on {longest} ms after a node's death");
    }
    let standstill = world.longest_standstill();
    if let Some(Standstill { table, since, length }) = standstill {
        let (since, length) = (since.saturating_duration_since(world.since).as_secs_f64(), length.as_millis());
        println!("no table stood still for longer than {length} ms (table {table}, from {since:.1} s on)");
    }
    if args.json {
        let (faults, acknowledged) = (world.faults(), ledger.acknowledged());
        let recovery = recovery.map(|longest| format!(r#","recovery_ms":{longest}"#)).unwrap_or_default();
        let standstill = standstill.map(|longest| longest.length.as_millis());
        let standstill = standstill.map(|longest| format!(r#","standstill_ms":{longest}"#)).unwrap_or_default();
        let disk = killed.has_disk();
        let troubles = serde_json::to_string(&world.troubles())?;
        println!(
            r#"{{"faults":{faults},"acknowledged":{acknowledged},"lost":{lost},"doubled":{doubled},"two_writers":{two_writers},"wrong_views":{wrong_views},"troubles":{troubles},"disk":{disk}{standstill}{recovery}}}"#
        );
    }
    if let Some(alarm) = alarm(&args) {
        return Err(format!("a node has printed: {alarm}").into());
    }
    if found == Findings::default() { Ok(()) } else { Err("the server has not kept its promises".into()) }
}

/// A line that a node has printed and that no fault explains: a panic, or data that it takes for damaged.
fn alarm(args: &Args) -> Option<String> {
    let logs = (0..args.nodes).map(|number| args.served.data.join(format!("node-{number}.log")));
    // One server prints nowhere.
    let texts: Vec<String> = logs.filter_map(|log| std::fs::read_to_string(log).ok()).collect();
    let mut lines = texts.iter().flat_map(|text| text.lines());
    lines.find(|line| line.contains("damaged") || line.contains("panicked")).map(str::to_owned)
}

/// The bytes of a disk that is not full before it is filled: for the database's own files and its log, and for what is
/// played. A minute with 200 tables brings 100 MB, and a game 20 kB.
fn disk_size(args: &Args) -> u64 {
    let played = args.games.map_or(args.seconds * (3 << 20), |games| games * (100 << 10));
    (256 << 20) + played
}

/// Plays all games, and checks them. The servers have ended then.
async fn run(args: &Args) -> Result<(Arc<World>, UnderTest), Failure> {
    let seed = SeedText::new(args.seed.clone())?;
    let (addresses, address) = Addresses::new(seed.seed().dice(Purpose(*b"node"), 0));
    let mut under_test = UnderTest::start(&args.served, args.nodes, disk_size(args), addresses).await?;
    let enough = args.games.map_or(Enough::WhenCalm, Enough::Games);
    let world = Arc::new(World::new(address, (args.nodes > 1).then_some(PATIENCE), seed, enough));
    let length = Duration::from_secs(args.seconds);

    let (done, are_done) = watch::channel(false);
    let games = async {
        let parties = (0..args.tables).map(|number| tokio::spawn(play_games(world.clone(), number)));
        let parties = try_join_all(parties.map(|party| async { party.await? }));
        let finished = match enough {
            Enough::Games(_) => parties.await,
            Enough::WhenCalm => {
                let calm = async {
                    tokio::time::sleep(length).await;
                    world.has_each_come().await?;
                    world.calm_down();
                    world.tell("no more faults");
                    let _ = done.send(true);
                    Ok(())
                };
                futures_util::future::try_join(parties, calm).await.map(|(finished, ())| finished)
            }
        };
        let _ = done.send(true);
        finished
    };
    let scale = if args.games.is_none() { (length.as_secs_f64() / LONG_RUN).clamp(SHORTEST, 1.0) } else { 1.0 };
    let chance = Chance { dice: world.dice(*b"kill", 0), scale };
    let disturbing = under_test.keep_disturbing(&world, &args.only, chance, are_done);
    let (finished, times) = match futures_util::future::try_join(games, disturbing).await {
        Ok(done) => done,
        Err(bad) => {
            if let Some(table) = world.stands_still() {
                world.tell(&format!("table {table} stands still: {}", under_test.who_serves(table).await));
            }
            return Err(bad);
        }
    };
    world.settle().await;
    println!(
        "{} games, {} moves and {} faults, {times} of them of servers, in {:.1} s",
        world.games(),
        world.ledger().acknowledged(),
        world.faults(),
        world.since.elapsed().as_secs_f64()
    );

    // Everything that is checked comes from the disk.
    under_test.start_afresh().await?;
    let checks = finished.iter().map(|games| check(games, &world));
    try_join_all(checks).await?;
    under_test.kill().await?;
    Ok((world, under_test))
}

async fn check(games: &[Finished], world: &World) -> Result<(), Failure> {
    let mut http = Http::connect(&world.address.get().await?).await?;
    for game in games {
        let checked = tokio::time::timeout(party::PATIENCE, game.check(world, &mut http)).await;
        checked.map_err(|_| "a server does not answer, though nothing disturbs it")??;
    }
    Ok(())
}
