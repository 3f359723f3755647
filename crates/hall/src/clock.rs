//! Clocks of a table: how long each seat may still think.

use protocol::Pace;
use table::{Seat, Seats};

/// The least time of a player who takes their seat back, in milliseconds.
const LEAST_AFTER_RETURN: u64 = 30_000;

/// The clocks of all seats. Live clocks run on the time for which the table was served; slow ones on the calendar.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// Live: the milliseconds left. Slow: the moment at which the time is up, in milliseconds since 1970.
    seats: Vec<u64>,
}

/// A moment at a table, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Since 1970.
    pub at: u64,
    /// For how long the table has been served.
    pub served: u64,
}

impl Moment {
    /// The moment at the time `now`, while the table is served.
    pub fn at(self, now: u64) -> Moment {
        Moment { at: now, served: self.served + now.saturating_sub(self.at) }
    }
}

fn seconds(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}

fn hours(hours: u32) -> u64 {
    seconds(hours * 3600)
}

impl Clock {
    /// The clocks at the start of a game.
    pub fn start(pace: Pace, seats: u8, awaited: Seats, now: Moment) -> Clock {
        let full = match pace {
            Pace::Live { bank, .. } => seconds(bank),
            Pace::Slow { .. } => 0,
        };
        let mut clock = Clock { pace, seats: vec![full; usize::from(seats)] };
        if let Pace::Slow { .. } = pace {
            clock.begin_turn(awaited, now);
        }
        clock
    }

    /// Takes the time between two moments off the clocks of these seats.
    pub fn spend(&mut self, awaited: Seats, from: Moment, to: Moment) {
        if let Pace::Live { .. } = self.pace {
            let spent = to.served.saturating_sub(from.served);
            awaited.iter().for_each(|seat| self.seats[seat.index()] = self.seats[seat.index()].saturating_sub(spent));
        }
    }

    /// A new turn begins for these seats.
    pub fn begin_turn(&mut self, seats: Seats, now: Moment) {
        for seat in seats.iter() {
            let clock = &mut self.seats[seat.index()];
            match self.pace {
                Pace::Live { add, .. } => *clock += seconds(add),
                Pace::Slow { hours: limit } => *clock = now.at + hours(limit),
            }
        }
    }

    /// The player of a seat takes it back from a bot.
    pub fn give_back(&mut self, seat: Seat, now: Moment) {
        let clock = &mut self.seats[seat.index()];
        match self.pace {
            Pace::Live { add, .. } => *clock = (*clock).max(seconds(add)).max(LEAST_AFTER_RETURN),
            Pace::Slow { hours: limit } => *clock = now.at + hours(limit),
        }
    }

    /// When the time of a seat that is awaited is up, in milliseconds since 1970. `last` is the moment of the last row.
    pub fn ends(&self, seat: Seat, last: Moment) -> u64 {
        match self.pace {
            Pace::Live { .. } => last.at + self.seats[seat.index()],
            Pace::Slow { .. } => self.seats[seat.index()],
        }
    }

    /// The milliseconds that a seat has left; `is_running` says whether it is awaited.
    pub fn left(&self, seat: Seat, is_running: bool, last: Moment, now: u64) -> u64 {
        match self.pace {
            Pace::Live { .. } if !is_running => self.seats[seat.index()],
            _ => self.ends(seat, last).saturating_sub(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Moment = Moment { at: 1_000_000, served: 0 };

    #[test]
    fn a_live_clock_runs_for_all_awaited_seats_and_grows_by_turns() {
        let both = Seats::all(2);
        let mut clock = Clock::start(Pace::Live { bank: 60, add: 5 }, 2, both, START);
        assert_eq!(clock.ends(Seat(0), START), START.at + 60_000);
        let later = START.at(START.at + 10_000);
        clock.spend(Seats::only(Seat(0)), START, later);
        clock.begin_turn(both, later);
        assert_eq!(clock.left(Seat(0), true, later, later.at), 55_000);
        assert_eq!(clock.left(Seat(1), true, later, later.at + 1000), 64_000);
        assert_eq!(clock.left(Seat(1), false, later, later.at + 1000), 65_000);
    }

    #[test]
    fn a_live_clock_stands_still_while_nobody_serves_the_table() {
        let only = Seats::all(1);
        let clock = Clock::start(Pace::Live { bank: 60, add: 0 }, 1, only, START);
        // The server was down for an hour: the last row's moment is moved to the restart.
        let resumed = Moment { at: START.at + 3_600_000, served: START.served };
        assert_eq!(clock.ends(Seat(0), resumed), resumed.at + 60_000);
    }

    #[test]
    fn a_slow_clock_has_absolute_deadlines() {
        let only = Seats::only(Seat(1));
        let mut clock = Clock::start(Pace::Slow { hours: 2 }, 2, only, START);
        let resumed = Moment { at: START.at + 3_600_000, served: START.served };
        assert_eq!(clock.ends(Seat(1), resumed), START.at + 7_200_000);
        clock.give_back(Seat(1), resumed);
        assert_eq!(clock.ends(Seat(1), resumed), resumed.at + 7_200_000);
    }

    #[test]
    fn who_comes_back_has_time_to_look() {
        let mut clock = Clock::start(Pace::Live { bank: 1, add: 0 }, 1, Seats::all(1), START);
        clock.spend(Seats::all(1), START, START.at(START.at + 5000));
        assert_eq!(clock.left(Seat(0), false, START, START.at), 0);
        clock.give_back(Seat(0), START);
        assert_eq!(clock.left(Seat(0), false, START, START.at), LEAST_AFTER_RETURN);
    }
}
