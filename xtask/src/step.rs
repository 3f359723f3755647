//! One step: a command that is printed and run, and must succeed.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// A command to run in the project's root.
pub struct Step {
    command: Command,
    shown: String,
}

/// A cargo command.
pub fn cargo(args: &[&str]) -> Step {
    Step::new("cargo").args(args)
}

impl Step {
    /// A program by its name; `cargo` is the cargo that runs this program.
    pub fn new(program: &str) -> Step {
        let path = match program {
            "cargo" => std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")),
            other => OsString::from(other),
        };
        let mut command = Command::new(path);
        command.current_dir(root());
        Step { command, shown: program.to_owned() }
    }

    /// Adds arguments.
    pub fn args(mut self, args: &[&str]) -> Step {
        self.command.args(args);
        args.iter().for_each(|arg| self.shown = format!("{} {arg}", self.shown));
        self
    }

    /// Sets an environment variable.
    pub fn with(mut self, name: &str, value: &str) -> Step {
        self.command.env(name, value);
        self.shown = format!("{name}={value:?} {}", self.shown);
        self
    }

    /// Removes an environment variable.
    pub fn without(mut self, name: &str) -> Step {
        self.command.env_remove(name);
        self
    }

    /// Runs in a directory below the root.
    pub fn within(mut self, directory: &Path) -> Step {
        self.command.current_dir(root().join(directory));
        self
    }

    /// Replaces this process with the command: it owns the terminal, and a signal that ends it ends everything.
    pub fn take_over(self) -> Result<(), String> {
        println!("\n> {}", self.shown);
        self.take_over_quietly()
    }

    /// The same, without a word on stdout.
    pub fn take_over_quietly(mut self) -> Result<(), String> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            Err(format!("{}: {}", self.shown, self.command.exec()))
        }
        #[cfg(not(unix))]
        {
            let status = self.command.status().map_err(|bad| format!("{}: {bad}", self.shown))?;
            std::process::exit(status.code().unwrap_or(1))
        }
    }

    /// Runs the command. Shows its output and how long it took.
    pub fn run(mut self) -> Result<(), String> {
        println!("\n> {}", self.shown);
        let begun = Instant::now();
        let status = self.command.stdin(Stdio::null()).status().map_err(|bad| format!("{}: {bad}", self.shown))?;
        println!("  {} s", begun.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(format!("this failed: {}", self.shown)) }
    }

    /// Runs the command and shows its output. Returns its stdout and whether it succeeded.
    pub fn run_and_capture(mut self) -> Result<(String, bool), String> {
        println!("\n> {}", self.shown);
        let failed = |bad| format!("{}: {bad}", self.shown);
        let mut child = self.command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut captured = String::new();
        for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
            println!("{line}");
            captured += &line;
            captured.push('\n');
        }
        let status = child.wait().map_err(failed)?;
        Ok((captured, status.success()))
    }

    /// Runs the command. Returns its stdout and stderr.
    pub fn output(mut self) -> Result<(String, String), String> {
        let output = self.command.stdin(Stdio::null()).output().map_err(|bad| format!("{}: {bad}", self.shown))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        if output.status.success() { Ok((out, err)) } else { Err(format!("command failed: {}\n{err}", self.shown)) }
    }
}

/// The project's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Installs a component of the toolchain if it is missing.
pub fn component(name: &str) -> Result<(), String> {
    let sub = if name == "rustfmt" { "fmt" } else { name };
    if cargo(&[sub, "--version"]).output().is_ok() {
        return Ok(());
    }
    let why = |bad| format!("{name} is missing and rustup did not install it: {bad}");
    Step::new("rustup").args(&["component", "add", name]).run().map_err(why)
}

/// Installs a program from Debian's packages if it is missing.
pub fn program(name: &str, package: &str) -> Result<(), String> {
    if Step::new(name).args(&["--version"]).output().is_ok() {
        return Ok(());
    }
    install(package)
        .map_err(|bad| format!("{name} is missing; install it, for example with `apt-get install {package}`: {bad}"))
}

/// Installs a package of Debian's.
pub fn install(package: &str) -> Result<(), String> {
    Step::new("apt-get").args(&["update", "-qq"]).run()?;
    Step::new("apt-get").args(&["install", "-y", "--no-install-recommends", package]).run()
}
