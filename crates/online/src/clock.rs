//! The time that players have left.

use std::time::Duration;

use leptos::prelude::*;
use page_kit::json::Json;
use table::Seats;

/// The clocks of a table. The server tells them with every change; in between, those of awaited seats run here.
#[derive(Clone, Copy)]
pub struct Clocks {
    /// The milliseconds that each seat had left, and when the server said so by this page's clock.
    told: RwSignal<Option<(Vec<Option<u64>>, f64)>>,
    /// Changes every second while the clocks are shown.
    tick: RwSignal<u32>,
}

impl Clocks {
    /// Starts with what the server has told.
    pub fn new(told: Option<Vec<Option<u64>>>) -> Clocks {
        let clocks = Clocks { told: RwSignal::new(None), tick: RwSignal::new(0) };
        clocks.set(told);
        clocks.run();
        clocks
    }

    /// Takes over what the server has told.
    pub fn set(self, told: Option<Vec<Option<u64>>>) {
        let _ = self.told.try_set(told.map(|told| (told, js_sys::Date::now())));
    }

    /// Takes over what a piece of news tells.
    pub fn hear(self, item: &Json) {
        if let Some(clocks) = item.get("clocks").list() {
            self.set(Some(clocks.iter().map(|left| left.number().map(|left| left as u64)).collect()));
        }
    }

    /// The seconds that a seat has left; none if it has no clock.
    pub fn left(self, seat: usize, awaited: Seats) -> Option<u64> {
        self.tick.track();
        self.told.with(|told| {
            let (left, since) = told.as_ref()?;
            let is_running = awaited.iter().any(|other| other.index() == seat);
            let gone = if is_running { (js_sys::Date::now() - since).max(0.0) as u64 } else { 0 };
            (*left.get(seat)?).map(|left| left.saturating_sub(gone) / 1000)
        })
    }

    fn run(self) {
        let step = move || {
            if let Some(is_shown) = self.told.try_with_untracked(Option::is_some) {
                if is_shown {
                    let _ = self.tick.try_update(|tick| *tick = tick.wrapping_add(1));
                }
                self.run();
            }
        };
        set_timeout(step, Duration::from_secs(1));
    }
}

/// A time in hours, minutes and seconds: `1:05:09`, `5:09`.
pub fn time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(
            [0, 9, 60, 309, 3600, 3909, 90_000].map(time),
            ["0:00", "0:09", "1:00", "5:09", "1:00:00", "1:05:09", "25:00:00"]
        );
    }
}
