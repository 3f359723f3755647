//! The wall clock of a node, which can be wrong. `libfaketime` stands between the process and the system's clock.

use std::path::{Path, PathBuf};
use std::process::Command;

const MISSING: &str = "libfaketime is missing: run `cargo xtask check`, which installs it";

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reading {
    /// The right time.
    Right,
    /// So many seconds more, or less.
    Off(i64),
    /// The time since the process began, so many times as fast. Not slower: the library lets waits by the monotonic clock end
    /// by this clock, and whoever is woken too early waits again.
    Fast(f64),
}

/// The wall clock of a node. The monotonic clock, on which leases rest, stays right: it runs at the same speed everywhere,
/// while wall clocks are wrong in real life.
#[derive(Debug)]
pub struct Clock {
    library: PathBuf,
    /// What the library reads whenever the node asks for the time.
    file: PathBuf,
}

impl Clock {
    /// A clock that is right. It has a file.
    pub fn new(file: PathBuf) -> Result<Clock, String> {
        let clock = Clock { library: library().ok_or(MISSING)?, file };
        clock.set(Reading::Right)?;
        Ok(clock)
    }

    /// Changes what it shows, at once and also in a process that runs.
    pub fn set(&self, reading: Reading) -> Result<(), String> {
        let (seconds, speed) = match reading {
            Reading::Right => (0, 1.0),
            Reading::Off(seconds) => (seconds, 1.0),
            Reading::Fast(speed) => (0, speed),
        };
        // Without a speed the library keeps the one before.
        let text = format!("{seconds:+} x{speed}\n");
        let why = |bad: std::io::Error| format!("{}: {bad}", self.file.display());
        // The node never sees half of it.
        let new = self.file.with_extension("new");
        std::fs::write(&new, text).map_err(why)?;
        std::fs::rename(&new, &self.file).map_err(why)
    }

    /// Gives this clock to a process that is about to start.
    pub(crate) fn give_to(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", &self.library)
            .env("FAKETIME_TIMESTAMP_FILE", &self.file)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            // The name that older versions know.
            .env("DONT_FAKE_MONOTONIC", "1")
            .env("NO_FAKE_STAT", "1");
    }

    /// Removes the names of what the library shares among processes. It does so itself, but not in a process that is killed.
    /// The process has opened everything and has no children.
    pub(crate) fn tidy_after(pid: u32) {
        for name in [format!("faketime_shm_{pid}"), format!("sem.faketime_sem_{pid}")] {
            let _ = std::fs::remove_file(Path::new("/dev/shm").join(name));
        }
    }
}

/// Debian has it in a folder of the machine's kind.
fn library() -> Option<PathBuf> {
    let kinds = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|kind| kind.path());
    let folders = kinds.chain(["/usr/lib", "/usr/local/lib"].map(PathBuf::from));
    folders.map(|folder| folder.join("faketime/libfaketime.so.1")).find(|library| library.is_file())
}
