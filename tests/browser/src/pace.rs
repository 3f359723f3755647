//! Slows down the page or the steps of a story, to find stories that depend on timing.

use std::time::Duration;

use serde_json::json;

use crate::page::Page;

/// Waits before a step if the variable `DAWDLE` is set: in turn for 0, half or all of that many milliseconds.
pub(crate) async fn dawdle(steps_so_far: usize) {
    if let Some(most) = number("DAWDLE") {
        tokio::time::sleep(Duration::from_millis(most) * (steps_so_far % 3) as u32 / 2).await;
    }
}

impl Page {
    /// Slows down the current tab by the factor in the variable `SLOW`, if that is set. Its workers keep their speed.
    pub(crate) async fn throttle_cpu(&self) {
        if let Some(rate) = number("SLOW") {
            self.command("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    let value = std::env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|bad| panic!("{variable}={value} should be a number: {bad}")))
}
