//! How long tables stand still, at all and when a node dies.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use protocol::TableId;

/// A move that is acknowledged so soon after a death may have been accepted before, by the node that is dead now.
const STILL_UNDER_WAY: Duration = Duration::from_millis(50);

/// A table stood still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standstill {
    /// The table.
    pub table: TableId,
    /// When its last move before was acknowledged.
    pub since: Instant,
    /// How long it took until the next one was.
    pub length: Duration,
}

/// How long tables stand still, at all and when a node dies.
#[derive(Default)]
pub struct Recovery {
    /// The tables at which games are being played, with their last moves.
    in_play: BTreeMap<TableId, Instant>,
    longest_standstill: Option<Standstill>,
    /// The last death, and the tables that have not gone on since.
    death: Option<(Instant, BTreeSet<TableId>)>,
    longest: Option<Duration>,
}

impl Recovery {
    /// A move was accepted.
    pub fn moved(&mut self, table: TableId, now: Instant) {
        if let Some(since) = self.in_play.insert(table, now) {
            let length = now.saturating_duration_since(since);
            if self.longest_standstill.is_none_or(|longest| longest.length < length) {
                self.longest_standstill = Some(Standstill { table, since, length });
            }
        }
        if let Some((death, waiting)) = &mut self.death {
            let stood_still = now.saturating_duration_since(*death);
            if stood_still >= STILL_UNDER_WAY && waiting.remove(&table) {
                self.longest = self.longest.max(Some(stood_still));
            }
        }
    }

    /// A game is over.
    pub fn over(&mut self, table: TableId) {
        self.in_play.remove(&table);
        if let Some((_, waiting)) = &mut self.death {
            waiting.remove(&table);
        }
    }

    /// A node has died.
    pub fn died(&mut self, now: Instant) {
        self.death = Some((now, self.in_play.keys().copied().collect()));
    }

    /// Whether all tables have gone on since.
    pub fn is_complete(&self) -> bool {
        self.death.as_ref().is_none_or(|(_, waiting)| waiting.is_empty())
    }

    /// The longest time for which a table stood still, whatever happened; none if no game went on.
    pub fn longest_standstill(&self) -> Option<Standstill> {
        self.longest_standstill
    }

    /// The longest time that a table stood still after a death; none if no node died.
    pub fn longest(&self) -> Option<Duration> {
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_time_is_that_of_the_table_that_goes_on_last() {
        let (mut recovery, begun) = (Recovery::default(), Instant::now());
        let after = |milliseconds| begun + Duration::from_millis(milliseconds);
        (1..=4).for_each(|table| recovery.moved(TableId(table), begun));
        recovery.died(after(1000));
        recovery.moved(TableId(1), after(1010));
        recovery.moved(TableId(1), after(1100));
        recovery.moved(TableId(2), after(4000));
        recovery.over(TableId(3));
        assert!(!recovery.is_complete());
        recovery.moved(TableId(4), after(3000));
        assert!(recovery.is_complete());
        assert_eq!(recovery.longest(), Some(Duration::from_millis(3000)));
        let standstill = Standstill { table: TableId(4), since: begun, length: Duration::from_millis(3000) };
        recovery.moved(TableId(2), after(4001));
        assert_eq!(
            recovery.longest_standstill(),
            Some(Standstill { table: TableId(2), length: Duration::from_millis(4000), ..standstill })
        );
    }
}
