//! The files of a store. They hold secrets of games, hashes of passwords and chats, so nobody else on the machine may read
//! them, whatever the umask is.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;

use crate::StoreError;

/// What SQLite adds to the name of the database for its other files.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Makes the folder if it is missing, and opens the file that the server locks.
pub(super) fn open_lock(folder: &Path) -> Result<File, StoreError> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder).map_err(|bad| failed(folder, bad))?;
    let path = folder.join("lock");
    let lock = private().create(true).truncate(true).open(&path).map_err(|bad| failed(&path, bad))?;
    tighten(&path);
    Ok(lock)
}

/// Makes the database private before SQLite opens it. SQLite gives its other files the same mode.
pub(super) fn make_private(database: &Path) -> Result<(), StoreError> {
    match private().create_new(true).open(database) {
        Err(bad) if bad.kind() != ErrorKind::AlreadyExists => return Err(failed(database, bad)),
        _ => tighten(database),
    }
    for ending in BESIDE {
        let mut path = database.as_os_str().to_owned();
        path.push(ending);
        tighten(Path::new(&path));
    }
    Ok(())
}

pub(super) fn failed(path: &Path, bad: std::io::Error) -> StoreError {
    StoreError::File(path.display().to_string(), bad)
}

/// How a file is made that only its owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes the rights of others to a file away. Where that is not possible, as on a file system without rights, the server
/// works as before.
#[cfg(unix)]
fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    if let Ok(mode) = std::fs::metadata(path).map(|found| found.permissions().mode())
        && mode & 0o077 != 0
    {
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700));
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) {}
