//! A page that is slow and hands that dawdle: with them it shows what a story wrongly takes for granted about time.

use std::time::Duration;

use serde_json::json;

use crate::page::Page;

/// Waits before a step, where the variable `DAWDLE` asks for it: not at all, half of that time or all of it, by turns.
pub(crate) async fn dawdle(steps_so_far: usize) {
    if let Some(most) = number("DAWDLE") {
        tokio::time::sleep(Duration::from_millis(most) * (steps_so_far % 3) as u32 / 2).await;
    }
}

impl Page {
    /// Slows the tab that is looked at down, as many times as the variable `SLOW` says. Its workers keep their pace.
    pub(crate) async fn be_slow(&self) {
        if let Some(rate) = number("SLOW") {
            self.command("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    let said = std::env::var(variable).ok()?;
    Some(said.parse().unwrap_or_else(|bad| panic!("{variable}={said} should be a number: {bad}")))
}
