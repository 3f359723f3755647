//! Errors that whoever runs the server should see.

use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long the same error is not printed again. While a database is away, every request fails with it.
const AGAIN: Duration = Duration::from_secs(1);

/// Prints an error of the store or the bus. It contains no secret.
pub(crate) fn complain(bad: &impl Display) {
    static LAST: Mutex<Option<(String, Instant)>> = Mutex::new(None);
    let text = bad.to_string();
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if last.as_ref().is_some_and(|(before, at)| *before == text && at.elapsed() < AGAIN) {
        return;
    }
    eprintln!("portolan: {text}");
    *last = Some((text, Instant::now()));
}
