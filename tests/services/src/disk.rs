//! A small disk of its own for a server, which can be filled.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Mounts a file system in memory, and unmounts it when its standard input closes: when the disk is dropped, and also when
/// the process that has it is killed. Lazily, because a server may still end then. It is root's, so it is not part of the
/// script around a server.
const SCRIPT: &str = "
    mount -t tmpfs -o \"$1\" portolan \"$2\" 2>&1 || exit
    echo mounted
    read -r order
    umount \"$2\" 2>/dev/null || umount -l \"$2\"
";

/// A disk of its own at a folder. It is unmounted when it is dropped.
#[derive(Debug)]
pub struct Disk {
    script: Child,
    folder: PathBuf,
}

impl Disk {
    /// Mounts a disk of so many bytes at an empty folder, for a user and group. Only root can; others get the reason.
    pub fn mount(folder: &Path, bytes: u64, (user, group): (u32, u32)) -> Result<Disk, String> {
        let why = |bad: std::io::Error| format!("{}: {bad}", folder.display());
        std::fs::create_dir_all(folder).map_err(why)?;
        let options = format!("size={bytes},mode=700,uid={user},gid={group}");
        let mut shell = Command::new("sh");
        // In a group of its own: who interrupts the tests at a terminal interrupts them, and their end unmounts the disk.
        shell.args(["-c", SCRIPT, "sh", &options]).arg(folder).current_dir("/").process_group(0);
        let mut script =
            shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(why)?;
        let mut line = String::new();
        if let Some(out) = script.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(why)?;
        }
        let disk = Disk { script, folder: folder.to_owned() };
        if line.trim() == "mounted" { Ok(disk) } else { Err(line.trim().to_owned()) }
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    /// Fills it until nothing is free.
    pub fn fill(&self) -> Result<(), String> {
        let why = |bad: std::io::Error| format!("{}: {bad}", self.ballast().display());
        let mut ballast = std::fs::File::options().create(true).append(true).open(self.ballast()).map_err(why)?;
        let bytes = vec![0; 1 << 20];
        loop {
            match ballast.write_all(&bytes) {
                Ok(()) => {}
                Err(full) if full.kind() == ErrorKind::StorageFull => return Ok(()),
                Err(bad) => return Err(why(bad)),
            }
        }
    }

    /// Frees what [`Disk::fill`] has taken.
    pub fn free(&self) -> Result<(), String> {
        match std::fs::remove_file(self.ballast()) {
            Err(bad) if bad.kind() != ErrorKind::NotFound => Err(format!("{}: {bad}", self.ballast().display())),
            _ => Ok(()),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        let _ = self.script.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_full_until_it_is_freed_and_leaves_no_mount() {
        let folder = std::env::temp_dir().join(format!("portolan-disk-{}", std::process::id()));
        let is_mounted = || {
            let mounts = std::fs::read_to_string("/proc/mounts").expect("the mounts");
            mounts.contains(&*folder.to_string_lossy())
        };
        match Disk::mount(&folder, 4 << 20, (0, 0)) {
            Ok(disk) => {
                assert!(is_mounted());
                disk.fill().expect("it is filled");
                assert!(std::fs::write(folder.join("more"), [0; 4096]).is_err(), "nothing is free");
                disk.free().expect("it is freed");
                std::fs::write(folder.join("more"), [0; 4096]).expect("there is room");
            }
            Err(why) => println!("only root can mount a disk: {why}"),
        }
        assert!(!is_mounted());
        std::fs::remove_dir(&folder).expect("it is empty again");
    }
}
