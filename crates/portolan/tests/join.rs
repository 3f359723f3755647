//! `portolan join` and `examples/bot.py`: programs that play at the tables of a real server.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::program::{portolan, program, root, scratch, typed};

/// A program whose lines are read. It is ended when it is dropped.
pub struct Running {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Running {
    fn start(mut command: Command) -> Running {
        let mut child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("it prints"));
        Running { child, lines }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("text");
        assert!(!line.is_empty(), "it has ended");
        line.trim_end().to_owned()
    }

    /// Waits for the end, and returns the rest of its output.
    fn rest(mut self) -> String {
        let mut rest = String::new();
        self.lines.read_to_string(&mut rest).expect("text");
        assert!(self.child.wait().expect("it ends").success(), "{rest}");
        rest
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server on a folder; returns it with its address.
pub fn serve(folder: &Path, listen: &str) -> (Running, String) {
    let mut command = program();
    command.args(["serve", "--listen", listen, "--data"]).arg(folder).stderr(Stdio::null());
    let mut server = Running::start(command);
    let line = server.line();
    let url = line.strip_prefix("Portolan is at ").expect("the address").trim_end_matches('/').to_owned();
    (server, url)
}

fn join(url: &str, args: &[&str]) -> Running {
    let mut command = program();
    command.args(["join", url]).args(args);
    Running::start(command)
}

/// The id in a line such as `greedy sits at table ID of misterra: …`.
fn table_in(line: &str) -> String {
    line.split("table ").nth(1).and_then(|rest| rest.split(' ').next()).expect("an id").to_owned()
}

#[test]
fn two_bots_play_each_game_through_the_api() {
    let (_server, url) = serve(&scratch("join-games"), "127.0.0.1:0");
    for game in ["cartographers", "misterra", "morgan"] {
        let mut host = join(&url, &["--open", game, "--seats", "2", "--bot", "greedy"]);
        let line = host.line();
        assert!(line.contains(game) && line.starts_with("greedy sits"), "{line}");
        let guest = join(&url, &["--table", &table_in(&line), "--bot", "random", "--name", "Anna"]);
        // First the one whose failure would let the other wait.
        let (guest, host) = (guest.rest(), host.rest());
        assert!(host.starts_with("the game is over: ["), "{host}");
        assert!(guest.ends_with(&host), "both see the same result: {guest}");
    }
}

#[test]
fn a_bot_goes_on_when_the_server_is_killed_and_started_again() {
    let folder = scratch("join-restart");
    let (server, url) = serve(&folder, "127.0.0.1:0");
    let address = url.strip_prefix("http://").expect("an address").to_owned();
    let mut host = join(&url, &["--open", "morgan", "--seats", "2", "--bot", "random"]);
    let table = table_in(&host.line());
    let guest = join(&url, &["--table", &table, "--bot", "random"]);
    // Dropping it kills it, in the middle of the game or before it.
    drop(server);
    let (_server, again) = serve(&folder, &address);
    assert_eq!(again, url);
    let (host, guest) = (host.rest(), guest.rest());
    assert!(host.starts_with("the game is over: [") && guest.ends_with(&host), "{host} {guest}");
}

#[test]
fn the_example_in_python_plays_a_whole_game() {
    let (_server, url) = serve(&scratch("join-python"), "127.0.0.1:0");
    let mut command = Command::new("python3");
    command.arg(root().join("examples/bot.py")).args([&url, "--open", "misterra", "--seats", "2"]);
    let mut python = Running::start(command);
    let table = python.line().strip_prefix("table ").expect("an id").to_owned();
    let guest = join(&url, &["--table", &table, "--bot", "greedy"]);
    let (python, guest) = (python.rest(), guest.rest());
    assert!(python.starts_with("over ["), "{python}");
    assert!(guest.contains("the game is over: ["), "{guest}");
}

#[test]
fn bad_addresses_and_tables_are_reported() {
    for (command, named) in [
        ("join nonsense --open misterra --seats 2 --bot random", "https://maps.example"),
        ("join https://maps.example --open misterra --seats 2 --bot random", "http only"),
        ("join http://127.0.0.1:1 --table x --bot random", "22 characters"),
        ("join http://127.0.0.1:1 --bot random", "--table"),
        ("join http://127.0.0.1:1 --open misterra --bot random", "--seats"),
        ("join http://127.0.0.1:1 --open chess --seats 2 --bot random", "no such game"),
    ] {
        let complaint = typed(command).complaint();
        assert!(complaint.contains(named), "{command}: {complaint}");
    }
    let (_server, url) = serve(&scratch("join-bad"), "127.0.0.1:0");
    let complaint = typed(&format!("join {url} --open misterra --seats 9 --bot random")).complaint();
    assert!(complaint.contains("seats-out-of-range"), "{complaint}");
    let complaint = typed(&format!("join {url} --table AAAAAAAAAAAAAAAAAAAAAA --bot random")).complaint();
    assert!(complaint.contains("not-found"), "{complaint}");
}

#[test]
fn an_id_that_begins_with_a_hyphen_is_no_option() {
    let (_server, url) = serve(&scratch("join-hyphen"), "127.0.0.1:0");
    let complaint = portolan(["join", &url, "--table", "-AAAAAAAAAAAAAAAAAAAAA", "--bot", "random"]).complaint();
    assert!(complaint.contains("there is no such table"), "{complaint}");
}
