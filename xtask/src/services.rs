//! Installs what tests start: PostgreSQL, NATS, and a library that makes clocks wrong.

use std::path::{Path, PathBuf};

use crate::step::Step;

/// Installs what is missing, from Debian's packages.
pub fn install() -> Result<(), String> {
    install_with(Step::run)
}

/// The same, without a word on stdout.
pub fn install_quietly() -> Result<(), String> {
    install_with(|step| step.output().map(drop))
}

fn install_with(run: fn(Step) -> Result<(), String>) -> Result<(), String> {
    let missing: Vec<&str> =
        [("postgresql", has_postgres()), ("nats-server", has_nats()), ("libfaketime", has_faketime())]
            .into_iter()
            .filter_map(|(package, is_there)| (!is_there).then_some(package))
            .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    let why = |bad| format!("{names} missing; install it, for example with `apt-get install {names}`: {bad}");
    run(Step::new("apt-get").args(&["update", "-qq"])).map_err(why)?;
    run(Step::new("apt-get").args(&["install", "-y", "--no-install-recommends"]).args(&missing)).map_err(why)
}

/// Whether some version of PostgreSQL is here. Debian does not put the server's programs on the PATH.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|program| program.is_file())
        || Step::new("initdb").args(&["--version"]).output().is_ok()
}

/// Whether NATS is here. Debian puts it where only root's PATH looks.
fn has_nats() -> bool {
    Path::new("/usr/sbin/nats-server").is_file() || Step::new("nats-server").args(&["--version"]).output().is_ok()
}

/// Whether the library is here that makes the clock of a process wrong. Debian has it in a folder of the machine's kind.
fn has_faketime() -> bool {
    let kinds = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|kind| kind.path());
    let folders = kinds.chain(["/usr/lib", "/usr/local/lib"].map(PathBuf::from));
    folders.map(|folder| folder.join("faketime/libfaketime.so.1")).any(|library| library.is_file())
}
