//! The server that is measured, in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::processor;

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

/// A running server. It is killed when it is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Its host and port.
    pub address: String,
}

impl Server {
    /// Starts the program on its folder.
    pub fn start(Served { program, data }: &Served) -> Result<Server, String> {
        Server::with_store(program, &["--data", &data.to_string_lossy()])
    }

    /// Starts a program with options that say where its data is.
    pub fn with_store(program: &Path, store: &[&str]) -> Result<Server, String> {
        let failed = |bad: std::io::Error| format!("{}: {bad}", program.display());
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(store)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        let stdout = child.stdout.take().ok_or("the server prints nothing")?;
        BufReader::new(stdout).read_line(&mut line).map_err(failed)?;
        let address =
            line.trim().strip_prefix("Portolan is at http://").map(|rest| rest.trim_end_matches('/').to_owned());
        let address = address.ok_or_else(|| format!("the server does not start: {line}"))?;
        Ok(Server { child, address })
    }

    /// The id of its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, and waits until it has.
    pub fn stop(mut self) -> Result<(), String> {
        self.signal("-TERM")?;
        self.child.wait().map(drop).map_err(|bad| format!("the server: {bad}"))
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
