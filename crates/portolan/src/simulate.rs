//! `portolan simulate`: many games between bots.

use std::collections::BTreeMap;
use std::io::{BufWriter, IsTerminal, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{OnceLock, mpsc};
use std::time::{Duration, Instant};

use bots::{BotName, Budget, Expand, Nobody, Played, Policy, Thinking, play_thinking};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{SeedText, SetUp, Standing};

use crate::args::Simulate;
use crate::failure::Failure;
use crate::record::set_up;
use crate::tally::Tally;

/// How many games a thread plays before it reports: many quick ones, or one if a bot searches.
fn games_in_a_block(args: &Simulate) -> u64 {
    let searches = |bot: &BotName| matches!(bot, BotName::Hard | BotName::Expert);
    if args.play.bots.iter().any(searches) { 1 } else { 64 }
}

pub fn run(args: &Simulate) -> Result<(), Failure> {
    shelf::with_game!(args.play.game, G => simulate::<G>(args))
}

/// The counted and printed results of one game.
struct GameResult<H> {
    /// Present only with `--json`, which prints it.
    seed: Option<SeedText>,
    /// By how many seats the bots are rotated.
    rotation: usize,
    players: Vec<Standing<H>>,
    decisions: u64,
    actions_listed: u64,
}

fn simulate<G: Policy>(args: &Simulate) -> Result<(), Failure>
where
    G::Options: Send + Sync,
    G::Honours: Send,
{
    let set_up = set_up::<G>(&args.play, args.play.seed.clone())?;
    table::Options::check(&set_up.options, set_up.seats).map_err(|bad| Failure::of_phrase(&bad))?;
    let mut report = Report::new(args);
    let size = games_in_a_block(args);
    let block = |games: Range<u64>| {
        let mut expand = args.expand.then(Expand::default);
        games.map(|game| one_game(args, &set_up, game, expand.as_mut())).collect::<Vec<_>>()
    };

    if args.threads == 1 {
        for start in (0..args.games).step_by(size as usize) {
            report.take(block(start..args.games.min(start + size)))?;
        }
        return report.finish();
    }
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::sync_channel(2 * usize::from(args.threads));
        for _ in 0..args.threads {
            let (send, next, block) = (send.clone(), &next, &block);
            let work = move || {
                loop {
                    let start = next.fetch_add(size, Ordering::Relaxed);
                    // The receiver is gone once the output is closed.
                    if start >= args.games || send.send((start, block(start..args.games.min(start + size)))).is_err() {
                        return;
                    }
                }
            };
            let full = |bad| Failure::Bad(format!("cannot start {} threads: {bad}", args.threads));
            std::thread::Builder::new().spawn_scoped(scope, work).map_err(full)?;
        }
        drop(send);
        // Blocks arrive in any order; reports them in the order of the games.
        let mut early = BTreeMap::new();
        let mut reported = 0;
        for (start, results) in receive {
            early.insert(start, results);
            while let Some(results) = early.remove(&reported) {
                report.take(results)?;
                reported += size;
            }
        }
        report.finish()
    })
}

/// Plays the game with this number. With `--alternate`, as many games as there are seats share a seed, and the bots
/// rotate by one seat from game to game.
fn one_game<G: Policy>(
    args: &Simulate,
    set_up: &SetUp<G>,
    game: u64,
    expand: Option<&mut Expand>,
) -> GameResult<G::Honours> {
    let seats = args.play.bots.len();
    let (round, rotation) =
        if args.alternate { (game / seats as u64, (game % seats as u64) as usize) } else { (game, 0) };
    let names: Vec<BotName> = (0..seats).map(|seat| args.play.bots[bot_at(seat, rotation, seats)]).collect();
    let seed = set_up.seed.numbered(round + 1);
    let set_up = SetUp::<G> { seats: set_up.seats, options: set_up.options.clone(), seed };
    let played = match expand {
        Some(expand) => play_thinking(set_up, &names, &thinking(args), expand),
        None => play_thinking(set_up, &names, &thinking(args), &mut Nobody),
    };
    let Played { table, decisions, actions_listed } = played.expect("seats and options were checked");
    let players = table.outcome().expect("the game was played to its end").players;
    let seed = args.json.then(|| table.set_up().seed.clone());
    GameResult { seed, rotation, players, decisions, actions_listed }
}

/// How the bots think. Each game runs on one thread, because the threads already play several games.
fn thinking(args: &Simulate) -> Thinking {
    let time = args.budget_ms.map(|milliseconds| Budget::Time { milliseconds, now });
    Thinking { budget: time.or(args.play.nodes.map(Budget::Nodes)), threads: 1 }
}

/// The milliseconds since the first call.
fn now() -> u64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// The index of the bot at a seat when the bots are rotated by `rotation` seats.
fn bot_at(seat: usize, rotation: usize, seats: usize) -> usize {
    (seat + rotation) % seats
}

/// The output: lines while games arrive, and a summary at the end.
struct Report<'a> {
    args: &'a Simulate,
    out: BufWriter<std::io::Stdout>,
    bar: Option<ProgressBar>,
    begun: Instant,
    games: u64,
    decisions: u64,
    actions_listed: u64,
    tallies: Vec<Tally>,
}

impl<'a> Report<'a> {
    fn new(args: &'a Simulate) -> Report<'a> {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
            .expect("the template is well formed");
        let bar = std::io::stderr().is_terminal().then(|| ProgressBar::new(args.games).with_style(style));
        Report {
            args,
            out: BufWriter::new(std::io::stdout()),
            bar,
            begun: Instant::now(),
            games: 0,
            decisions: 0,
            actions_listed: 0,
            tallies: vec![Tally::default(); args.play.bots.len()],
        }
    }

    fn take<H: serde::Serialize>(&mut self, results: Vec<GameResult<H>>) -> Result<(), Failure> {
        for result in &results {
            self.games += 1;
            self.decisions += result.decisions;
            self.actions_listed += result.actions_listed;
            let winners = result.players.iter().filter(|player| player.rank == 1).count();
            let seats = result.players.len();
            for (seat, player) in result.players.iter().enumerate() {
                let share = if player.rank == 1 { 1.0 / winners as f64 } else { 0.0 };
                self.tallies[bot_at(seat, result.rotation, seats)].add(player.total, share);
            }
            if self.args.json {
                writeln!(self.out, "{}", self.line(result))?;
            }
        }
        if let Some(bar) = &self.bar {
            bar.inc(results.len() as u64);
        }
        Ok(())
    }

    fn line<H: serde::Serialize>(&self, result: &GameResult<H>) -> Value {
        let seats = result.players.len();
        let player = |(seat, player): (usize, &Standing<H>)| {
            let mut player = json!(player);
            player["bot"] = json!(self.args.play.bots[bot_at(seat, result.rotation, seats)].name());
            player
        };
        let players: Vec<Value> = result.players.iter().enumerate().map(player).collect();
        json!({ "seed": result.seed, "players": players })
    }

    fn finish(mut self) -> Result<(), Failure> {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        let seconds = self.begun.elapsed().max(Duration::from_nanos(1)).as_secs_f64();
        let rate = self.games as f64 / seconds;
        let names = self.args.play.bots.iter().map(|bot| bot.name());
        if self.args.json {
            let bots: Vec<Value> = names
                .zip(&self.tallies)
                .map(|(bot, tally)| {
                    json!({ "bot": bot, "mean": tally.mean(), "interval": tally.interval(), "wins": tally.wins })
                })
                .collect();
            let summary = json!({ "summary": {
                "games": self.games, "seconds": seconds, "games_per_second": rate, "decisions": self.decisions,
                "actions_listed": self.actions_listed, "bots": bots,
            }});
            writeln!(self.out, "{summary}")?;
        } else {
            let game = self.args.play.game.name();
            writeln!(self.out, "{} games of {game} in {seconds:.2} s: {rate:.0} games/s", self.games)?;
            let each = |sum: u64| sum as f64 / self.games as f64;
            writeln!(
                self.out,
                "{} decisions ({:.1} a game), {} actions listed ({:.1} a game)",
                self.decisions,
                each(self.decisions),
                self.actions_listed,
                each(self.actions_listed),
            )?;
            writeln!(self.out, "\n{:<10} {:>9}  {:<19} {:>7}  95 % interval", "bot", "mean", "95 % interval", "wins")?;
            for (bot, tally) in names.zip(&self.tallies) {
                let ([low, high], [least, most]) = (tally.interval(), tally.win_interval());
                let (rate, least, most) = (100.0 * tally.win_rate(), 100.0 * least, 100.0 * most);
                let interval = format!("{low:.2} to {high:.2}");
                writeln!(
                    self.out,
                    "{bot:<10} {:>9.2}  {interval:<19} {rate:>5.1} %  {least:.1} % to {most:.1} %",
                    tally.mean()
                )?;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}
