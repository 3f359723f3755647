//! Attacks a server in every way that strangers have. Starts it with its bounds, lets honest people play, and measures how long
//! they wait before, while and after strangers from many addresses send floods, junk, half requests and more. At the end
//! nothing acknowledged may be lost, the server must not have complained, its memory must be as before, and it must start again
//! on its folder. Everything happens on this machine's own addresses and ends by itself.
//!
//! `cargo xtask attack` builds and runs it.

mod aftermath;
mod answers;
mod honest;
mod kinds;
mod stranger;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use cluster::server::{Served, Server};
use load::Failure;
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::answers::Answers;
use crate::honest::Honest;
use crate::kinds::{Kind, attack};
use crate::stranger::Target;

/// Attacks a server while honest people play there
#[derive(Debug, Parser)]
struct Args {
    #[command(flatten)]
    served: Served,
    /// How long the attack takes. Before and after it honest people play for a quarter of that
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The seed of what the strangers do
    #[arg(long, default_value = "strangers")]
    seed: String,
    /// Only these kinds of attack, to look for one that does harm
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = Kind::value_variants().to_vec())]
    only: Vec<Kind>,
    /// The bounds of the server
    #[arg(long, value_parser = ["club", "public"], default_value = "club")]
    bounds: String,
    /// How many tables of two honest people there are
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// A few strangers and few tables, beside other work: times are printed, but no times are demanded
    #[arg(long)]
    short: bool,
    /// The strangers do not delete themselves at the end: the restart is that of a server full of their tables, and memory is
    /// not compared
    #[arg(long)]
    stay: bool,
    /// Print one JSON object on the last line
    #[arg(long)]
    json: bool,
}

/// How long the strangers may take to delete themselves.
const GOODBYE: Duration = Duration::from_secs(60);

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    println!("seed {:?}: --seed {:?} repeats what the strangers do, as far as sockets allow", args.seed, args.seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(run(&args))
}

async fn run(args: &Args) -> Result<(), Failure> {
    let log = args.served.data.with_extension("log");
    // Only an earlier run has left one there.
    let _ = std::fs::remove_file(&log);
    let server = start(args, &log)?;
    let (rate, with_bots) = if args.short { (50, 2) } else { (200, 10) };
    let mut honest = Honest::sit_down(&server.address, args.tables, rate, with_bots).await?;
    let quarter = Duration::from_secs(args.seconds) / 4;
    let before = honest.watch(&server, quarter).await?;
    println!("before:  {}", before.line());

    let length = Duration::from_secs(args.seconds);
    let target = Arc::new(Target {
        server: server.address.clone(),
        table: honest.table.clone(),
        seed: args.seed.clone(),
        until: Instant::now() + length,
        is_short: args.short,
        stay: args.stay,
        answers: Answers::default(),
    });
    let strangers = {
        let (target, kinds) = (target.clone(), args.only.clone());
        std::thread::spawn(move || in_background(&target, &kinds).map_err(|bad| bad.to_string()))
    };
    let attacked = honest.watch(&server, length).await?;
    println!("attack:  {}", attacked.line());
    while !strangers.is_finished() && target.until.elapsed() < GOODBYE {
        sleep(Duration::from_millis(100)).await;
    }
    let mut bad = match strangers.is_finished() {
        true => strangers.join().map_err(|_| "the attack panicked")?.err().into_iter().collect(),
        false => vec![format!("the strangers are not deleted within {GOODBYE:?}")],
    };
    let after = honest.watch(&server, quarter).await?;
    println!("after:   {}", after.line());
    bad.extend(honest.stand_up().await);
    target.answers.lines().iter().for_each(|line| println!("{line}"));
    bad.extend(target.answers.all_wrong());

    let memory = aftermath::rest(&server, args, &before).await?;
    bad.extend(memory.complaint);
    bad.extend(if args.short { Vec::new() } else { aftermath::too_slow(&before, &attacked) });
    // It is killed, not asked to end.
    drop(server);
    let stored = aftermath::look_into_the_store(args, &honest)?;
    bad.extend(stored.complaint);
    let restart = aftermath::restart(args, &log, &honest).await?;
    bad.extend(restart.complaint);
    bad.extend(aftermath::complaints(&log)?);
    println!(
        "{} requests of strangers; memory {:.1} MB after a rest; {} lost; folder {:.1} MB; answers {:.0} ms after a restart, with {:.1} MB",
        target.answers.sent(),
        memory.megabytes,
        stored.lost,
        stored.megabytes,
        restart.milliseconds,
        restart.megabytes,
    );
    if args.json {
        let result = json!({
            "before": before.json(), "attack": attacked.json(), "after": after.json(), "strangers": target.answers.sent(),
            "kinds": target.answers.kinds(), "memory_mb": memory.megabytes, "lost": stored.lost,
            "folder_mb": stored.megabytes, "restart_ms": restart.milliseconds, "restart_mb": restart.megabytes, "bad": bad,
        });
        println!("{result}");
    }
    if bad.is_empty() { Ok(()) } else { Err(bad.join("; ").into()) }
}

/// Starts the server. It believes what this machine says about addresses, so that each person can have one.
fn start(args: &Args, log: &Path) -> Result<Server, String> {
    let options = ["--limit-loopback", "--proxy", "127.0.0.1", "--bounds", &args.bounds];
    Server::start_with(&args.served, &options, log)
}

/// Attacks from this thread, which gets what processor time the others leave: strangers bring machines of their own. In a short
/// run other work may leave it nothing.
fn in_background(target: &Arc<Target>, kinds: &[Kind]) -> Result<(), Failure> {
    let thread = std::fs::read_link("/proc/thread-self").ok();
    if let Some(id) = thread.as_deref().and_then(Path::file_name).filter(|_| !target.is_short) {
        // Without it the honest people wait longer.
        let _ = std::process::Command::new("renice").args(["-n", "19", "-p"]).arg(id).output();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(attack(target, kinds))
}
