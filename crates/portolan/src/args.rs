//! The arguments of the commands.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use bots::BotName;
use clap::{Parser, Subcommand};
use protocol::{Bounds, PlayerId, TableId};
use shelf::Title;
use table::SeedText;

/// A table for games about making maps
#[derive(Debug, Parser)]
// Without a command the program prints a one-line error, not the whole help.
#[command(name = "portolan", version, propagate_version = true, arg_required_else_help = false)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

/// What the program does.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the page and online tables: play in the browser
    Serve(Box<Serve>),
    /// Let a bot play at an online table, as any other program could
    Join(Join),
    /// List the chat messages that players reported, while no server runs
    Reports(Reports),
    /// Keep a player out of the online tables, also while the server runs
    Ban(Ban),
    /// Let a player in again
    Unban {
        /// The player's id, as `portolan reports` and `portolan bans` print it
        #[arg(allow_hyphen_values = true)]
        player: PlayerId,
        #[command(flatten)]
        operate: Operate,
    },
    /// List who is kept out, while no server runs
    Bans(Bans),
    /// Close an online table, while the server runs
    Close {
        /// The table's id
        #[arg(allow_hyphen_values = true)]
        table: TableId,
        #[command(flatten)]
        operate: Operate,
    },
    /// Delete a chat message, also while the server runs
    DeleteMessage {
        /// The table's id
        #[arg(allow_hyphen_values = true)]
        table: TableId,
        /// The number of the message at the table
        number: u64,
        #[command(flatten)]
        operate: Operate,
    },
    /// Play whole games between bots and print scores, win rates and speed
    Simulate(Simulate),
    /// Play one game between bots and print its record
    Record(Record),
    /// Check a record against the rules and print a position of it
    Replay(Replay),
    /// Analyse a game: what each decision cost, with luck separate from skill
    Analyse(Analyse),
    /// Read positions (JSON lines on stdin) and print the legal choices of each
    Legal {
        /// The game
        #[arg(value_parser = title)]
        game: Title,
    },
    /// Read finished boards (JSON lines on stdin) and print the points of each
    Score {
        /// The game
        #[arg(value_parser = title)]
        game: Title,
        /// Explain in each answer where its points come from
        #[arg(long)]
        explain: bool,
    },
    /// Count the leaves of the tree of legal actions
    Perft(Perft),
    /// Work with the component data files
    #[command(arg_required_else_help = false)]
    Data {
        #[command(subcommand)]
        command: DataCommand,
    },
}

#[derive(Debug, clap::Args)]
pub struct Serve {
    /// The address and port to listen on; port 0 picks a free port
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", value_parser = address)]
    pub listen: SocketAddr,
    /// The folder for online tables; by default one in the user's data directory
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database for online tables instead of a folder: postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", value_parser = database, conflicts_with = "data")]
    pub store: Option<String>,
    /// A NATS server, through which several servers on one database reach each other: nats://HOST:PORT
    #[arg(long, value_name = "URL", value_parser = bus, requires = "store")]
    pub bus: Option<String>,
    /// The scheme and host of the page as browsers see it; by default what they ask for
    #[arg(long, value_name = "URL", value_parser = origin)]
    pub origin: Option<String>,
    /// A proxy in front of this server, or a network of proxies, whose X-Forwarded-For is believed; may be given several times
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = server::Network::from_str)]
    pub proxy: Vec<server::Network>,
    /// What may be used: by a club whose members may share an address, or by strangers
    #[arg(long, value_name = "club|public", default_value = "club", value_parser = bounds)]
    pub bounds: Bounds,
    /// Sets one of the bounds that docs/hosting.md lists; may be given several times
    #[arg(long, value_name = "NAME=NUMBER", value_parser = bound)]
    pub bound: Vec<(String, u64)>,
    /// An address and port of its own for /metrics; without it, only programs on this machine may read them
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    pub metrics: Option<SocketAddr>,
    /// Limit the requests of programs on this machine too
    #[arg(long)]
    pub limit_loopback: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
}

#[derive(Debug, clap::Args)]
pub struct Join {
    /// The scheme, host and port of the server, as `portolan serve` prints them
    #[arg(value_parser = server_address)]
    pub url: String,
    /// The table to join
    #[arg(
        long,
        value_name = "ID",
        allow_hyphen_values = true,
        conflicts_with = "open",
        required_unless_present = "open"
    )]
    pub table: Option<TableId>,
    /// Open a table of this game instead; it starts when all seats are taken
    #[arg(long, value_name = "GAME", value_parser = title, requires = "seats")]
    pub open: Option<Title>,
    /// The number of seats of the table that is opened
    #[arg(long, requires = "open", allow_negative_numbers = true)]
    pub seats: Option<u8>,
    /// The options of the table that is opened, key=value,key=value
    #[arg(long, default_value = "", requires = "open")]
    pub options: String,
    /// The bot: random, easy, greedy, normal, hard, expert
    #[arg(long, value_parser = bot)]
    pub bot: BotName,
    /// The name at the table; by default the bot's
    #[arg(long)]
    pub name: Option<String>,
}

/// Where online tables are kept.
#[derive(Debug, clap::Args)]
pub struct Place {
    /// The folder of the online tables; by default one in the user's data directory
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The PostgreSQL database of the online tables, instead of a folder
    #[arg(long, value_name = "URL", value_parser = database, conflicts_with = "data")]
    pub store: Option<String>,
}

/// Which server is told what to do.
#[derive(Debug, clap::Args)]
pub struct Operate {
    #[command(flatten)]
    pub place: Place,
    /// With --store: a server that runs on that database, such as http://10.0.0.11:8080; without it the database alone is changed
    #[arg(long, value_name = "URL", value_parser = server_address, requires = "store")]
    pub server: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct Ban {
    /// The player's id, as `portolan reports` prints it
    #[arg(allow_hyphen_values = true)]
    pub player: PlayerId,
    /// For how many hours; without it for good
    #[arg(long)]
    pub hours: Option<u64>,
    /// Why; the player is told it
    #[arg(long)]
    pub reason: String,
    #[command(flatten)]
    pub operate: Operate,
}

#[derive(Debug, clap::Args)]
pub struct Bans {
    #[command(flatten)]
    pub place: Place,
}

#[derive(Debug, clap::Args)]
pub struct Reports {
    #[command(flatten)]
    pub place: Place,
    /// Print one JSON object per report
    #[arg(long)]
    pub json: bool,
}

/// A game between bots: what `simulate` and `record` share.
#[derive(Debug, clap::Args)]
pub struct Match {
    /// The game
    #[arg(value_parser = title)]
    pub game: Title,
    /// One bot for each seat, in seat order: random, easy, greedy, normal, hard, expert
    #[arg(long, value_delimiter = ',', value_parser = bot, required = true)]
    pub bots: Vec<BotName>,
    /// The seed of all random numbers: any text of 1 to 256 characters
    #[arg(long, value_parser = seed, allow_hyphen_values = true)]
    pub seed: SeedText,
    /// The game's options, key=value,key=value
    #[arg(long, default_value = "")]
    pub options: String,
    /// The budget of hard and expert: actions tried in imagined positions for one move; each bot has a default
    #[arg(long, allow_negative_numbers = true)]
    pub nodes: Option<u64>,
}

#[derive(Debug, clap::Args)]
pub struct Simulate {
    #[command(flatten)]
    pub play: Match,
    /// The number of games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub games: u64,
    /// The number of games played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024), allow_negative_numbers = true)]
    pub threads: u16,
    /// Rotate the bots through the seats, on common seeds
    #[arg(long)]
    pub alternate: bool,
    /// The time budget for one move, in milliseconds; such games are not repeatable
    #[arg(long, allow_negative_numbers = true, conflicts_with = "nodes")]
    pub budget_ms: Option<u64>,
    /// Write every choice's number into a buffer at each decision, as a search would
    #[arg(long)]
    pub expand: bool,
    /// Print one JSON object per game, then a summary
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct Record {
    #[command(flatten)]
    pub play: Match,
}

#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Print the position after this many moves; 0 is the start
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub at: Option<usize>,
    /// Print one JSON object per move, then the result
    #[arg(long)]
    pub json: bool,
    /// The commitment of the online table: check that the game was dealt with the secret that it promised
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub commitment: Option<String>,
    /// The lucks of all seats, as a JSON list with null for none: check that the seed contains them
    #[arg(long, value_name = "FILE", requires = "commitment")]
    pub lucks: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Analyse {
    /// The record
    pub file: PathBuf,
    /// The budget for one decision: actions tried in imagined positions to find the best moves; each game has a default
    #[arg(long, allow_negative_numbers = true)]
    pub nodes: Option<u64>,
    /// The number of decisions judged at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024), allow_negative_numbers = true)]
    pub threads: u16,
    /// Print one JSON object per decision, then a summary
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct Perft {
    /// The game
    #[arg(value_parser = title)]
    pub game: Title,
    /// The seed of all random numbers: any text of 1 to 256 characters
    #[arg(long, value_parser = seed, allow_hyphen_values = true)]
    pub seed: SeedText,
    /// The depth of the tree, in actions
    #[arg(long, allow_negative_numbers = true)]
    pub depth: u32,
    /// The number of players; by default the fewest that the game allows
    #[arg(long, allow_negative_numbers = true)]
    pub players: Option<u8>,
    /// The game's options, key=value,key=value
    #[arg(long, default_value = "")]
    pub options: String,
}

#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Check the component data files DIR/GAME/N.toml or DIR/GAME/data/N.toml and print one line per file
    Check {
        /// The directory of the data files; by default `games` in the source tree
        dir: Option<PathBuf>,
    },
}

fn title(name: &str) -> Result<Title, String> {
    let known: Vec<&str> = Title::ALL.iter().map(|title| title.name()).collect();
    Title::named(name).ok_or_else(|| format!("there is no such game; there are: {}", known.join(", ")))
}

fn bot(name: &str) -> Result<BotName, String> {
    let known = BotName::ALL.map(BotName::name);
    BotName::named(name).ok_or_else(|| format!("there is no such bot; there are: {}", known.join(", ")))
}

/// Parses an address and a port. The only name it accepts is `localhost`: no name server decides where it leads.
fn address(text: &str) -> Result<SocketAddr, String> {
    let local = text.strip_prefix("localhost:").and_then(|port| port.parse().ok());
    let local = local.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    let address = local.or_else(|| text.parse().ok());
    address.ok_or_else(|| "write an address and a port, like 127.0.0.1:8080 or [::1]:8080".to_owned())
}

/// Parses the name of a set of bounds.
fn bounds(name: &str) -> Result<Bounds, String> {
    match name {
        "club" => Ok(Bounds::CLUB),
        "public" => Ok(Bounds::PUBLIC),
        _ => Err("there are the bounds of a club and of a public server: club or public".to_owned()),
    }
}

/// Parses one bound.
fn bound(text: &str) -> Result<(String, u64), String> {
    let names = || Bounds::ALL.iter().map(|bound| bound.name).collect::<Vec<_>>().join(", ");
    let (name, number) = text.split_once('=').ok_or("write it as NAME=NUMBER, such as player_tables=20")?;
    if Bounds::ALL.iter().all(|bound| bound.name != name) {
        return Err(format!("there is no bound {name:?}; there are: {}", names()));
    }
    let number = number.parse().map_err(|_| format!("{number:?} is no whole number"))?;
    Ok((name.to_owned(), number))
}

/// Parses the address of a server.
fn server_address(text: &str) -> Result<String, String> {
    if text.starts_with("https://") {
        return Err(
            "this program speaks http only; run it beside the server, or behind a proxy that speaks https".to_owned()
        );
    }
    origin(text)
}

/// Parses a commitment: a SHA-256 in hex.
fn commitment(text: &str) -> Result<String, String> {
    let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_hash { Ok(text.to_owned()) } else { Err("a commitment has 64 hexadecimal digits".to_owned()) }
}

/// Parses an origin: a scheme and a host, without a path.
fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("write a scheme and a host, like https://maps.example".to_owned()),
    }
}

/// Parses the address of a database.
fn database(text: &str) -> Result<String, String> {
    let is_known =
        ["postgres://", "postgresql://"].iter().any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    if is_known { Ok(text.to_owned()) } else { Err("write it like postgres://user:password@host/name".to_owned()) }
}

/// Parses the address of a bus.
fn bus(text: &str) -> Result<String, String> {
    match text.strip_prefix("nats://") {
        Some(host) if !host.is_empty() => Ok(text.to_owned()),
        _ => Err("write it like nats://host:4222".to_owned()),
    }
}

fn seed(text: &str) -> Result<SeedText, String> {
    SeedText::new(text).map_err(|bad| shelf::english().say(&table::ToPhrase::phrase(&bad)))
}
