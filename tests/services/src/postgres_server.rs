//! PostgreSQL.

use std::path::{Path, PathBuf};
use std::time::Duration;

use postgres::{Client, Config, NoTls};

use crate::disk::Disk;
use crate::guard::Guard;
use crate::user::User;
use crate::{on_free_port, wait_until_ready};

/// The folder of its data, in its own folder.
const DATA: &str = "data";

/// The write-ahead log may not fill a small disk by itself.
const ON_A_SMALL_DISK: [&str; 2] = ["max_wal_size=96MB", "min_wal_size=32MB"];

/// Writes something to the write-ahead log and begins its next file.
const NEW_LOG_FILE: &str = "SELECT pg_logical_emit_message(false, '', ''); SELECT pg_switch_wal()";
/// More files than a small disk may have.
const MOST_LOG_FILES: usize = 32;

const MISSING: &str = "PostgreSQL is missing: run `cargo xtask check`, which installs it";

/// A PostgreSQL server with a database `postgres`. Everything is deleted with it.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<User>,
    port: u16,
    guard: Option<Guard>,
    /// The disk that the data is on, if it has one of its own.
    disk: Option<Disk>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").field("folder", &self.folder).field("port", &self.port).finish_non_exhaustive()
    }
}

impl Postgres {
    /// Starts a server in an empty folder, which is emptied if need be. If root's tests start it and the user `postgres`
    /// cannot use that folder, it gets one among the temporary files.
    pub fn start(folder: &Path) -> Result<Postgres, String> {
        Postgres::prepare(folder)?.begin()
    }

    /// The same, with its data on a disk of its own of so many bytes. If there can be none, it has none, and the reason is
    /// returned too.
    pub fn start_on_disk(folder: &Path, bytes: u64) -> Result<(Postgres, Option<String>), String> {
        let mut server = Postgres::prepare(folder)?;
        let why_not = match Disk::mount(&server.folder.join(DATA), bytes, User::ids(server.user)) {
            Ok(disk) => {
                server.disk = Some(disk);
                None
            }
            Err(why) => Some(why),
        };
        Ok((server.begin()?, why_not))
    }

    fn prepare(folder: &Path) -> Result<Postgres, String> {
        let programs = programs().ok_or(MISSING)?;
        let user = User::for_postgres()?;
        let folder = User::folder(user, folder)?;
        Ok(Postgres { programs, folder, user, port: 0, guard: None, disk: None })
    }

    fn begin(mut self) -> Result<Postgres, String> {
        self.make()?;
        (self.port, self.guard) = on_free_port(|port| Ok((port, Some(self.run(port)?))))?;
        Ok(self)
    }

    /// Makes the files of a new server.
    fn make(&self) -> Result<(), String> {
        // Only the files of the new server are not flushed; the server itself flushes what it commits.
        let made = User::command(self.user, self.programs.join("initdb"), &self.folder)
            .args([
                "--pgdata",
                DATA,
                "--username=portolan",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ])
            .output()
            .map_err(|bad| format!("initdb: {bad}"))?;
        if !made.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)));
        }
        let access = self.folder.join(DATA).join("pg_hba.conf");
        std::fs::write(&access, "host all all 127.0.0.1/32 trust\n")
            .map_err(|bad| format!("{}: {bad}", access.display()))
    }

    fn run(&self, port: u16) -> Result<Guard, String> {
        let program = self.programs.join("postgres").to_string_lossy().into_owned();
        let port_option = format!("port={port}");
        // No Unix socket: its path would have to be short.
        let options = ["listen_addresses=127.0.0.1", &port_option, "unix_socket_directories=", "fsync=on"];
        let small: &[&str] = if self.disk.is_some() { &ON_A_SMALL_DISK } else { &[] };
        let mut server = vec![&*program, "-D", DATA];
        server.extend(options.iter().chain(small).flat_map(|option| ["-c", option]));
        let shell = User::command(self.user, "sh", &self.folder);
        // SIGQUIT ends PostgreSQL at once, as a crash does.
        let mut guard = Guard::start(shell, &self.folder, "QUIT", &server)?;
        wait_until_ready(&mut guard, || connect(port).map(drop))?;
        Ok(guard)
    }

    /// The port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        Postgres::url_at(self.port, database)
    }

    /// The address of a database whose server is reached at another port.
    #[must_use]
    pub fn url_at(port: u16, database: &str) -> String {
        format!("postgres://portolan@127.0.0.1:{port}/{database}")
    }

    /// The disk of its own that the data is on.
    #[must_use]
    pub fn disk(&self) -> Option<&Disk> {
        self.disk.as_ref()
    }

    /// Makes an empty database. The name has letters, digits and underscores.
    pub fn create_database(&self, name: &str) -> Result<(), String> {
        let mut client = connect(self.port)?;
        client.batch_execute(&format!("CREATE DATABASE {name}")).map_err(|bad| format!("{name}: {bad}"))
    }

    /// Numbers that a query of a database returns.
    pub fn numbers(&self, database: &str, query: &str) -> Result<Vec<i64>, String> {
        let why = |bad: postgres::Error| format!("{query}: {bad}");
        let mut config = config(self.port);
        let rows =
            config.dbname(database).connect(NoTls).and_then(|mut client| client.query(query, &[])).map_err(why)?;
        rows.iter().map(|row| row.try_get(0).map_err(why)).collect()
    }

    /// Begins new files of the write-ahead log until that fails, because the disk is full: the server then ends itself. Returns
    /// why it failed, if it did.
    #[must_use]
    pub fn use_up_log(&self) -> Option<String> {
        (0..MOST_LOG_FILES).find_map(|_| {
            let mut client = match connect(self.port) {
                Ok(client) => client,
                Err(bad) => return Some(bad),
            };
            client.batch_execute(NEW_LOG_FILE).err().map(|bad| bad.to_string())
        })
    }

    /// The id of the server's process; none while it is stopped.
    #[must_use]
    pub fn pid(&self) -> Option<u32> {
        self.guard.as_ref().map(Guard::pid)
    }

    /// Ends the server at once, as a crash would. Its data stays.
    pub fn stop(&mut self) {
        self.guard = None;
    }

    /// Waits until the server answers, and starts it again if it has ended by itself. Returns whether it had: it does so when
    /// its disk is full.
    pub fn revive(&mut self) -> Result<bool, String> {
        let port = self.port;
        if let Some(guard) = &mut self.guard {
            let answers = wait_until_ready(guard, || connect(port).map(drop));
            if answers.is_ok() || !guard.has_ended() {
                return answers.map(|()| false);
            }
        }
        self.start_again().map(|()| true)
    }

    /// Starts the server again after [`Postgres::stop`], at the same address.
    pub fn start_again(&mut self) -> Result<(), String> {
        self.stop();
        self.guard = Some(self.run(self.port)?);
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
        self.disk = None;
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn config(port: u16) -> Config {
    let mut config = Config::new();
    config.host("127.0.0.1").port(port).user("portolan").dbname("postgres").connect_timeout(Duration::from_secs(2));
    config
}

fn connect(port: u16) -> Result<Client, String> {
    config(port).connect(NoTls).map_err(|bad| bad.to_string())
}

/// The folder of the newest PostgreSQL's programs. Debian has no link to all of them on the PATH.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let numbered = versions.filter_map(|version| {
        let number: u32 = version.file_name().to_str()?.parse().ok()?;
        Some((number, version.path().join("bin")))
    });
    let newest = numbered.filter(|(_, folder)| has_programs(folder)).max();
    let on_path = || std::env::split_paths(&std::env::var_os("PATH")?).find(|folder| has_programs(folder));
    newest.map(|(_, folder)| folder).or_else(on_path)
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file())
}
