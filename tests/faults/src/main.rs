//! Breaks online tables. Starts a server and lets many players play random games over bad networks: requests are dropped,
//! doubled, late and reordered, connections are cut, and the server is killed and started again. Then every record must
//! replay, every player's last view must be the engine's, and the store must have everything that was acknowledged, once.
//!
//! `cargo xtask faults` builds and runs it.

mod connection;
mod engine;
mod followed;
mod ledger;
mod letter;
mod network;
mod party;
mod plan;
mod player;
mod under_test;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use cluster::server::Served;
use futures_util::future::try_join_all;
use load::Failure;
use load::http::Http;
use table::{Dice, SeedText};
use tokio::sync::watch;

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
    /// The seed of games and faults
    #[arg(long, default_value = "storm")]
    seed: String,
    /// Print one JSON object on the last line
    #[arg(long)]
    json: bool,
}

/// The most moves that are acknowledged between a start of the server and its death. Lives are counted in moves and not in
/// seconds, so that a slow machine gets on as well.
const LONGEST_LIFE: u32 = 4000;
/// The most milliseconds after the last of these moves. The server is not killed just when it has answered.
const LONGEST_DEATH: u32 = 20;

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    println!("seed {:?}: --seed {:?} repeats these games and faults, as far as sockets allow", args.seed, args.seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let world = runtime.block_on(run(&args))?;
    let mut ledger = world.ledger();
    let found = ledger.check(&args.served.data)?;
    let Findings { lost, doubled, two_writers, wrong_views } = found;
    println!(
        "{lost} lost, {doubled} doubled, {two_writers} versions with two writers, {wrong_views} wrong views; {} moves came too late",
        ledger.refused()
    );
    if args.json {
        let (faults, acknowledged) = (world.faults(), ledger.acknowledged());
        println!(
            r#"{{"faults":{faults},"acknowledged":{acknowledged},"lost":{lost},"doubled":{doubled},"two_writers":{two_writers},"wrong_views":{wrong_views}}}"#
        );
    }
    if found == Findings::default() { Ok(()) } else { Err("the server has not kept its promises".into()) }
}

/// Plays all games, and checks them. The server has ended then.
async fn run(args: &Args) -> Result<Arc<World>, Failure> {
    let begun = Instant::now();
    let mut server = UnderTest::start(args.served.clone()).await?;
    let end = args.games.is_none().then(|| begun + Duration::from_secs(args.seconds));
    let enough = end.map_or_else(|| Enough::Games(args.games.unwrap_or(0)), Enough::At);
    let world = Arc::new(World::new(server.address(), SeedText::new(args.seed.clone())?, enough));

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
    let killing = keep_killing(&mut server, &world, world.dice(*b"kill", 0), are_done);
    let (finished, kills) = futures_util::future::try_join(games, killing).await?;
    world.settle().await;
    println!(
        "{} games, {} moves, {} faults and {kills} kills in {:.1} s",
        world.games(),
        world.ledger().acknowledged(),
        world.faults(),
        begun.elapsed().as_secs_f64()
    );

    // Everything that is checked comes from the disk.
    server.kill();
    server.restart().await?;
    let checks = finished.iter().map(|games| check(games, &world));
    try_join_all(checks).await?;
    server.kill();
    Ok(world)
}

async fn check(games: &[Finished], world: &World) -> Result<(), Failure> {
    let mut http = Http::connect(&world.address.get().await?).await?;
    for game in games {
        game.check(world, &mut http).await?;
    }
    Ok(())
}

/// Kills the server and starts it again, until the games are done. Returns how often.
async fn keep_killing(
    server: &mut UnderTest,
    world: &World,
    mut dice: Dice,
    mut are_done: watch::Receiver<bool>,
) -> Result<u32, Failure> {
    for kills in 0.. {
        let life = u64::from(dice.below(LONGEST_LIFE));
        let death = Duration::from_millis(u64::from(dice.below(LONGEST_DEATH)));
        tokio::select! {
            lived = world.more_moves(life) => lived?,
            _ = are_done.wait_for(|done| *done) => return Ok(kills),
        }
        tokio::time::sleep(death).await;
        world.count_fault();
        server.kill();
        server.restart().await?;
    }
    Ok(0)
}
