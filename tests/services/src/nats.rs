//! NATS.

use std::io::Read;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::guard::Guard;
use crate::user::User;
use crate::{on_free_port, wait_until_ready};

const MISSING: &str = "nats-server is missing: run `cargo xtask check`, which installs it";

/// A NATS server without anything on disk but its log.
pub struct Nats {
    program: PathBuf,
    folder: PathBuf,
    port: u16,
    guard: Option<Guard>,
}

impl std::fmt::Debug for Nats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Nats").field("folder", &self.folder).field("port", &self.port).finish_non_exhaustive()
    }
}

impl Nats {
    /// Starts a server, with its log in an empty folder, which is emptied if need be.
    pub fn start(folder: &Path) -> Result<Nats, String> {
        let program = program().ok_or(MISSING)?;
        let folder = User::folder(None, folder)?;
        let mut server = Nats { program, folder, port: 0, guard: None };
        (server.port, server.guard) = on_free_port(|port| Ok((port, Some(server.run(port)?))))?;
        Ok(server)
    }

    fn run(&self, port: u16) -> Result<Guard, String> {
        let program = self.program.to_string_lossy().into_owned();
        let shell = User::command(None, "sh", &self.folder);
        let server = [&*program, "-a", "127.0.0.1", "-p", &port.to_string()];
        let mut guard = Guard::start(shell, &self.folder, "KILL", &server)?;
        wait_until_ready(&mut guard, || greets(port))?;
        Ok(guard)
    }

    /// The port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address.
    #[must_use]
    pub fn url(&self) -> String {
        Nats::url_at(self.port)
    }

    /// The address of a server that is reached at another port.
    #[must_use]
    pub fn url_at(port: u16) -> String {
        format!("nats://127.0.0.1:{port}")
    }

    /// The id of the server's process; none while it is stopped.
    #[must_use]
    pub fn pid(&self) -> Option<u32> {
        self.guard.as_ref().map(Guard::pid)
    }

    /// Ends the server at once.
    pub fn stop(&mut self) {
        self.guard = None;
    }

    /// Starts the server again after [`Nats::stop`], at the same address.
    pub fn start_again(&mut self) -> Result<(), String> {
        self.stop();
        self.guard = Some(self.run(self.port)?);
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Whether a server greets at once, as NATS does.
fn greets(port: u16) -> Result<(), String> {
    let patience = Duration::from_secs(2);
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let why = |bad: std::io::Error| bad.to_string();
    let mut stream = TcpStream::connect_timeout(&address, patience).map_err(why)?;
    stream.set_read_timeout(Some(patience)).map_err(why)?;
    let mut word = [0; 5];
    stream.read_exact(&mut word).map_err(why)?;
    if &word == b"INFO " { Ok(()) } else { Err("this is not NATS".to_owned()) }
}

fn program() -> Option<PathBuf> {
    // Debian installs it where only root's PATH looks.
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/bin"].map(PathBuf::from));
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}
