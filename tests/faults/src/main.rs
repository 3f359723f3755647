//! Breaks online tables. Starts a server, or several nodes, and lets many players play random games over bad networks: requests are dropped,
//! doubled, late and reordered, connections are cut, and servers are killed and started again. Nodes are also stopped for a while, and lose their
//! database and their bus. Then every record must
//! replay, every player's last view must be the engine's, and the store must have everything that was acknowledged, once.
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
mod under_test;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use cluster::server::Served;
use futures_util::future::try_join_all;
use load::Failure;
use load::http::Http;
use table::{Purpose, SeedText};
use tokio::sync::watch;

use crate::address::Addresses;
use crate::ledger::Findings;
use crate::party::{Finished, play_games};
use crate::under_test::UnderTest;
use crate::world::{Enough, World};

/// Breaks online tables
#[derive(Debug, Parser)]
struct Args {
    #[command(flatten)]
    served: Served,
    /// For how long there are faults; then the games are played to their ends
    #[arg(long, default_value_t = 60, conflicts_with = "games")]
    seconds: u64,
    /// How many games are played, with faults up to the end of the last one
    #[arg(long)]
    games: Option<u64>,
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 80)]
    tables: usize,
    /// How many nodes on PostgreSQL and NATS are under test instead of one server
    #[arg(long, value_parser = clap::value_parser!(u8).range(3..))]
    nodes: Option<u8>,
    /// The seed of games and faults
    #[arg(long, default_value = "storm")]
    seed: String,
    /// Print one JSON object on the last line
    #[arg(long)]
    json: bool,
}

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
    if args.json {
        let (faults, acknowledged) = (world.faults(), ledger.acknowledged());
        let recovery = recovery.map(|longest| format!(r#","recovery_ms":{longest}"#)).unwrap_or_default();
        println!(
            r#"{{"faults":{faults},"acknowledged":{acknowledged},"lost":{lost},"doubled":{doubled},"two_writers":{two_writers},"wrong_views":{wrong_views}{recovery}}}"#
        );
    }
    if found == Findings::default() { Ok(()) } else { Err("the server has not kept its promises".into()) }
}

/// Plays all games, and checks them. The servers have ended then.
async fn run(args: &Args) -> Result<(Arc<World>, UnderTest), Failure> {
    let seed = SeedText::new(args.seed.clone())?;
    let (addresses, address) = Addresses::new(seed.seed().dice(Purpose(*b"node"), 0));
    let mut under_test = UnderTest::start(&args.served, args.nodes, addresses).await?;
    let begun = Instant::now();
    let end = args.games.is_none().then(|| begun + Duration::from_secs(args.seconds));
    let enough = end.map_or_else(|| Enough::Games(args.games.unwrap_or(0)), Enough::At);
    let world = Arc::new(World::new(address, args.nodes.map(|_| PATIENCE), seed, enough));

    let (done, are_done) = watch::channel(false);
    let games = async {
        let parties = (0..args.tables).map(|number| tokio::spawn(play_games(world.clone(), number)));
        let parties = try_join_all(parties.map(|party| async { party.await? }));
        let finished = match end {
            None => parties.await,
            Some(end) => {
                let calm = async {
                    tokio::time::sleep_until(end.into()).await;
                    world.calm_down();
                    let _ = done.send(true);
                    Ok(())
                };
                futures_util::future::try_join(parties, calm).await.map(|(finished, ())| finished)
            }
        };
        let _ = done.send(true);
        finished
    };
    let disturbing = under_test.keep_disturbing(&world, world.dice(*b"kill", 0), are_done);
    let (finished, times) = futures_util::future::try_join(games, disturbing).await?;
    world.settle().await;
    println!(
        "{} games, {} moves and {} faults, {times} of them of servers, in {:.1} s",
        world.games(),
        world.ledger().acknowledged(),
        world.faults(),
        begun.elapsed().as_secs_f64()
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
        game.check(world, &mut http).await?;
    }
    Ok(())
}
