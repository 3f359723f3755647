//! The server that is measured, in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::processor;
use crate::watcher::Watcher;

/// How long a server may take until it answers, or until it has ended. These machines are busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// How soon it is looked again whether it has ended.
const PAUSE: Duration = Duration::from_millis(10);

/// Which server is started.
#[derive(Clone, Debug, clap::Args)]
pub struct Served {
    /// The program that serves
    #[arg(long)]
    pub program: PathBuf,
    /// An empty folder for its data
    #[arg(long)]
    pub data: PathBuf,
}

/// A running server. It is killed when it is dropped, and also when this process is killed.
#[derive(Debug)]
pub struct Server {
    child: Child,
    _watcher: Watcher,
    /// Its host and port.
    pub address: String,
}

impl Server {
    /// Starts the program on its folder.
    pub fn start(Served { program, data }: &Served) -> Result<Server, String> {
        Server::run(Server::command(program, &["--data", &data.to_string_lossy()]))
    }

    /// The same, with further options. What it complains about is appended to a file.
    pub fn start_with(Served { program, data }: &Served, options: &[&str], log: &Path) -> Result<Server, String> {
        let mut command = Server::command(program, &["--data", &data.to_string_lossy()]);
        let opened = std::fs::File::options().create(true).append(true).open(log);
        command.args(options).stderr(opened.map_err(|bad| format!("{}: {bad}", log.display()))?);
        Server::run(command)
    }

    /// How a program is started, with options that say where its data is.
    pub(crate) fn command(program: &Path, store: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(store).stderr(Stdio::null());
        command
    }

    /// Starts it, and waits until it answers.
    pub(crate) fn run(mut command: Command) -> Result<Server, String> {
        let program = command.get_program().to_string_lossy().into_owned();
        let failed = |bad: std::io::Error| format!("{program}: {bad}");
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
        let stdout = child.stdout.take();
        let watcher = Watcher::of(child.id())?;
        // It is killed if it does not start.
        let mut server = Server { child, _watcher: watcher, address: String::new() };
        let (sender, line) = std::sync::mpsc::channel();
        let mut stdout = BufReader::new(stdout.ok_or("the server prints nothing")?);
        std::thread::spawn(move || {
            let mut line = String::new();
            let _ = sender.send(stdout.read_line(&mut line).map(|_| line));
        });
        let line = line.recv_timeout(PATIENCE).map_err(|_| format!("the server does not start within {PATIENCE:?}"))?;
        let line = line.map_err(failed)?;
        let address = line.trim().strip_prefix("Portolan is at http://").map(|rest| rest.trim_end_matches('/'));
        server.address = address.ok_or_else(|| format!("the server does not start: {line}"))?.to_owned();
        Ok(server)
    }

    /// The id of its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, and waits until it has.
    pub fn stop(mut self) -> Result<(), String> {
        self.signal("-TERM")?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.child.try_wait().map_err(|bad| format!("the server: {bad}"))?.is_some() {
                return Ok(());
            }
            std::thread::sleep(PAUSE);
        }
        Err(format!("the server does not end within {PATIENCE:?} of being asked to"))
    }

    /// Stops its process, which goes on with [`Server::thaw`].
    pub fn freeze(&self) -> Result<(), String> {
        self.signal("-STOP")
    }

    /// Lets its process go on.
    pub fn thaw(&self) -> Result<(), String> {
        self.signal("-CONT")
    }

    fn signal(&self, signal: &str) -> Result<(), String> {
        let sent = Command::new("kill").args([signal, &self.pid().to_string()]).status();
        match sent.map_err(|bad| format!("kill: {bad}"))?.success() {
            true => Ok(()),
            false => Err(format!("the server gets no signal {signal}")),
        }
    }

    /// The processor time that it has used, in user and system mode.
    pub fn cpu_seconds(&self) -> Result<f64, String> {
        processor::seconds(self.pid())
    }

    /// The memory that it occupies, in bytes.
    pub fn memory(&self) -> Result<u64, String> {
        let file = format!("/proc/{}/status", self.child.id());
        let text = std::fs::read_to_string(&file).map_err(|bad| format!("{file}: {bad}"))?;
        let resident = text.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        let kilobytes = resident.and_then(|kilobytes| kilobytes.parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| format!("{file} has another form"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
