//! Ends a process when this one ends, however that happens.

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Its standard input is a pipe from this process. If that closes without a line, this process was killed.
const SCRIPT: &str = "read -r order || kill -s KILL \"$1\"";

/// A small shell script that watches this process on behalf of another one.
#[derive(Debug)]
pub(crate) struct Watcher(Child);

impl Watcher {
    /// Kills a process when this one is killed.
    pub fn of(pid: u32) -> Result<Watcher, String> {
        let mut shell = Command::new("sh");
        // In a group of its own: who interrupts the tests at a terminal interrupts them, and not this.
        shell.args(["-c", SCRIPT, "sh", &pid.to_string()]).process_group(0);
        let script = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        script.map(Watcher).map_err(|bad| format!("sh: {bad}"))
    }
}

/// Kills nobody any more: the process has ended, and another one may get its id.
impl Drop for Watcher {
    fn drop(&mut self) {
        if let Some(mut order) = self.0.stdin.take() {
            let _ = order.write_all(b"\n");
        }
        let _ = self.0.wait();
    }
}
