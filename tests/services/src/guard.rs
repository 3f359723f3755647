//! Runs a server under a small shell script that ends it when this process ends, however that happens.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The script gets the signal that ends the server and the server's command. Its standard input is a pipe from this
/// process. An order to stop comes as a line. If the pipe closes without one, the process has ended, and nobody else will
/// delete the server's files. The server is also continued, in case it was stopped.
const SCRIPT: &str = "
    signal=$1; shift
    exec 3<&0
    \"$@\" </dev/null 3<&- >>log 2>&1 &
    server=$!
    echo $server
    { read -r order <&3 || : >abandoned; kill -s $signal $server; kill -s CONT $server; } &
    watcher=$!
    wait $server
    kill $watcher
    test -e abandoned && rm -r ./*
";

/// A server and the script around it.
pub(crate) struct Guard {
    script: Child,
    server: u32,
    log: PathBuf,
}

impl Guard {
    /// Starts a server. `shell` is a command for `sh`, as the right user and in the server's folder, where the log goes.
    pub fn start(mut shell: Command, folder: &Path, signal: &str, server: &[&str]) -> Result<Guard, String> {
        let why = |bad: std::io::Error| format!("{}: {bad}", server.first().unwrap_or(&"sh"));
        // In a group of its own: who interrupts the tests at a terminal interrupts them, and their end ends the server.
        shell.args(["-c", SCRIPT, "sh", signal]).args(server).process_group(0);
        let mut script =
            shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(why)?;
        let mut line = String::new();
        if let Some(out) = script.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(why)?;
        }
        let server = line.trim().parse().map_err(|_| format!("the server has no process id: {line:?}"))?;
        Ok(Guard { script, server, log: folder.join("log") })
    }

    /// The id of the server's process.
    pub fn pid(&self) -> u32 {
        self.server
    }

    /// Whether the server has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.script.try_wait(), Ok(None))
    }

    /// The end of what the server printed.
    pub fn log(&self) -> String {
        let text = std::fs::read(&self.log).unwrap_or_default();
        String::from_utf8_lossy(&text[text.len().saturating_sub(2000)..]).into_owned()
    }
}

/// Ends the server and waits until it has ended.
impl Drop for Guard {
    fn drop(&mut self) {
        if let Some(mut order) = self.script.stdin.take() {
            // If the script has ended already, so has the server.
            let _ = order.write_all(b"\n");
        }
        let _ = self.script.wait();
    }
}
