//! How long each story took, for the summary of `cargo xtask browser`.

use std::fs::OpenOptions;
use std::io::Write;
use std::time::Duration;

/// Appends a line with the seconds and the name of the story to the file in the variable `STORY_TIMES`, if that is set.
pub(crate) fn note(took: Duration) {
    let Some(file) = std::env::var_os("STORY_TIMES") else { return };
    let name = std::thread::current().name().unwrap_or("story").to_owned();
    if let Ok(mut file) = OpenOptions::new().create(true).append(true).open(file) {
        let _ = file.write_all(format!("{:.2} {name}\n", took.as_secs_f64()).as_bytes());
    }
}
