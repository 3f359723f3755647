//! The user that servers run as.

use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A user other than this process's own.
#[derive(Clone, Copy)]
pub(crate) struct User {
    id: u32,
    group: u32,
}

impl User {
    /// The user `postgres`, if this process is root's: PostgreSQL refuses to run as root.
    pub fn for_postgres() -> Result<Option<User>, String> {
        let own = std::fs::metadata("/proc/self").map_err(|bad| format!("/proc/self: {bad}"))?;
        if own.uid() != 0 {
            return Ok(None);
        }
        let users = std::fs::read_to_string("/etc/passwd").map_err(|bad| format!("/etc/passwd: {bad}"))?;
        let user = users.lines().find_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            let (id, group) = (fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?);
            (name == "postgres").then_some(User { id, group })
        });
        user.map(Some).ok_or_else(|| "there is no user postgres to run PostgreSQL as".to_owned())
    }

    /// The numbers of this user and its group, or root's.
    pub fn ids(user: Option<User>) -> (u32, u32) {
        user.map_or((0, 0), |user| (user.id, user.group))
    }

    /// A command as this user, or as the own one.
    pub fn command(user: Option<User>, program: impl AsRef<std::ffi::OsStr>, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder);
        if let Some(user) = user {
            command.uid(user.id).gid(user.group);
        }
        command
    }

    /// An empty folder that belongs to the user: the given one, or one for temporary files if the user cannot get there.
    pub fn folder(user: Option<User>, wanted: &Path) -> Result<PathBuf, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("portolan-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let mut bad = String::new();
        for folder in [wanted.to_owned(), std::env::temp_dir().join(name)] {
            match prepare(user, &folder) {
                Ok(()) => return Ok(folder),
                Err(why) => bad = why,
            }
        }
        Err(bad)
    }
}

fn prepare(user: Option<User>, folder: &Path) -> Result<(), String> {
    let why = |bad: std::io::Error| format!("{}: {bad}", folder.display());
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(why)?;
    }
    std::fs::create_dir_all(folder).map_err(why)?;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700)).map_err(why)?;
    if let Some(user) = user {
        chown(folder, Some(user.id), Some(user.group)).map_err(why)?;
    }
    // Whether all folders above it let the user through.
    let tried = User::command(user, "sh", Path::new("/")).args(["-c", "cd \"$0\" && test -w ."]).arg(folder).output();
    if tried.map_err(why)?.status.success() {
        return Ok(());
    }
    let _ = std::fs::remove_dir_all(folder);
    Err(format!("{}: another user cannot use this folder", folder.display()))
}
