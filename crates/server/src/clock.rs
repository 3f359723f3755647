//! The time of tables.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that is followed is believed to have been set, or to have stood still, if it is further ahead than this.
const JUMP: Duration = Duration::from_secs(1);

/// The time of tables, in milliseconds since 1970. It never goes back, so that nothing waits for a time that was near and is
/// far again. A server alone follows the system's clock. A node among others follows the database's, which is the same for
/// all, whatever its own machine believes. Between two looks at the clock that is followed, the monotonic clock counts.
pub(crate) struct Clock {
    follows_system: bool,
    hands: Mutex<Hands>,
}

/// What a clock showed at a moment of the monotonic clock.
struct Hands {
    at: Instant,
    /// Since 1970.
    time: Duration,
    /// How much later the time is than that of the clock which is followed. It passes at half the speed until the lead is
    /// used up.
    lead: Duration,
    /// By how much the time has jumped forward, since somebody asked for it.
    jumped: Duration,
}

impl Hands {
    fn time(&self, now: Instant) -> Duration {
        let passed = now.saturating_duration_since(self.at);
        self.time + (passed / 2).max(passed.saturating_sub(self.lead))
    }

    /// Follows a clock that shows this.
    fn follow(&mut self, shown: Duration, now: Instant) {
        let time = self.time(now);
        let ahead = shown.saturating_sub(time);
        let jumped = self.jumped + if ahead >= JUMP { ahead } else { Duration::ZERO };
        *self = Hands { at: now, time: time.max(shown), lead: time.saturating_sub(shown), jumped };
    }
}

impl Clock {
    /// A clock that follows the system's.
    pub fn of_system() -> Clock {
        Clock { follows_system: true, ..Clock::at(system().as_millis() as u64) }
    }

    /// A clock that is told the time again and again.
    pub fn at(time: u64) -> Clock {
        let (at, time) = (Instant::now(), Duration::from_millis(time));
        let hands = Hands { at, time, lead: Duration::ZERO, jumped: Duration::ZERO };
        Clock { follows_system: false, hands: Mutex::new(hands) }
    }

    /// The time.
    pub fn now(&self) -> u64 {
        let hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        hands.time(Instant::now()).as_millis() as u64
    }

    /// Looks at the clock that is followed. Returns by how many milliseconds the time has jumped forward since the last
    /// look, because that clock was set, or because this machine slept. That is no time in which anything was served.
    pub fn look(&self) -> Option<u64> {
        let mut hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        if self.follows_system {
            hands.follow(system(), Instant::now());
        }
        let jumped = std::mem::take(&mut hands.jumped);
        (!jumped.is_zero()).then_some(jumped.as_millis() as u64)
    }

    /// Tells a clock that does not follow the system's the time.
    pub fn set(&self, time: u64) {
        let mut hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        hands.follow(Duration::from_millis(time), Instant::now());
    }
}

fn system() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(at: Instant, time: u64) -> Hands {
        Hands { at, time: Duration::from_millis(time), lead: Duration::ZERO, jumped: Duration::ZERO }
    }

    #[test]
    fn a_clock_that_is_ahead_waits_without_standing_still_or_going_back() {
        let begun = Instant::now();
        let after = |milliseconds| begun + Duration::from_millis(milliseconds);
        let shown = Duration::from_millis;
        let mut hands = hands(begun, 5000);
        assert_eq!(hands.time(after(10)), shown(5010));
        hands.follow(shown(3000), after(10));
        assert_eq!(hands.time(after(10)), shown(5010));
        assert_eq!(hands.time(after(1010)), shown(5510));
        // Looking often changes nothing.
        (10..=1010).for_each(|at| hands.follow(shown(3000), after(at)));
        assert_eq!(hands.time(after(1010)), shown(5510));
        hands.follow(shown(5600), after(1010));
        assert_eq!(hands.time(after(1011)), shown(5601));
        hands.follow(shown(900_000), after(1011));
        assert_eq!(hands.time(after(1011)), shown(900_000));
    }

    #[test]
    fn a_small_lead_slows_the_clock_only_until_it_is_used_up() {
        let begun = Instant::now();
        let after = |milliseconds| begun + Duration::from_millis(milliseconds);
        let mut hands = hands(begun, 5001);
        hands.follow(Duration::from_millis(5000), begun);
        assert_eq!(hands.time(after(1)), Duration::from_micros(5_001_500));
        assert_eq!(hands.time(after(2)), Duration::from_millis(5002));
        assert_eq!(hands.time(after(500)), Duration::from_millis(5500));
    }

    #[test]
    fn a_jump_forward_is_told_and_a_small_step_is_not() {
        let begun = Instant::now();
        let mut hands = hands(begun, 5000);
        hands.follow(Duration::from_millis(5900), begun);
        assert_eq!(hands.jumped, Duration::ZERO);
        hands.follow(Duration::from_millis(3_605_900), begun);
        hands.follow(Duration::from_millis(3_605_900), begun);
        hands.follow(Duration::from_millis(3_607_900), begun);
        assert_eq!(hands.jumped, Duration::from_millis(3_602_000));
        assert_eq!(hands.time(begun), Duration::from_millis(3_607_900));
    }
}
