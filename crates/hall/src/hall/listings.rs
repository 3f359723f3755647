//! The listed tables, by state and by the time of their opening.

use std::collections::BTreeSet;
use std::ops::Bound;

use protocol::{TableId, TableState};

/// A place in lists: when the table was opened, and its id.
type Place = (u64, TableId);

/// The states in which tables are listed, in the order of [`Listings::sets`].
const STATES: [TableState; 4] = [TableState::Gathering, TableState::Playing, TableState::Over, TableState::Closed];

/// The listed tables. A list of one state does not look at tables in another.
#[derive(Debug, Default)]
pub(super) struct Listings {
    sets: [BTreeSet<Place>; STATES.len()],
}

impl Listings {
    fn of(&mut self, state: TableState) -> &mut BTreeSet<Place> {
        let index = STATES.iter().position(|known| *known == state).expect("all states are known");
        &mut self.sets[index]
    }

    pub fn insert(&mut self, place: Place, state: TableState) {
        self.of(state).insert(place);
    }

    pub fn remove(&mut self, place: Place, state: TableState) {
        self.of(state).remove(&place);
    }

    /// A table is in another state now.
    pub fn moved(&mut self, place: Place, from: TableState, to: TableState) {
        self.remove(place, from);
        self.insert(place, to);
    }

    /// Keeps only some tables.
    pub fn retain(&mut self, keep: impl Fn(TableId) -> bool) {
        self.sets.iter_mut().for_each(|set| set.retain(|(_, table)| keep(*table)));
    }

    /// The tables in a state, or in any, that come after a place in a list: those that were opened last first.
    pub fn after(&self, state: Option<TableState>, after: Option<Place>) -> impl Iterator<Item = Place> {
        let end = after.map_or(Bound::Unbounded, Bound::Excluded);
        let is_meant = move |known: &TableState| state.is_none_or(|state| state == *known);
        let sets = STATES.iter().zip(&self.sets).filter(move |(known, _)| is_meant(known)).map(|(_, set)| set);
        let rests = sets.map(|set| set.range((Bound::Unbounded, end)).rev().copied());
        // The next table of each set, and those after it.
        let mut rests: Vec<_> = rests.filter_map(|mut rest| Some((rest.next()?, rest))).collect();
        std::iter::from_fn(move || {
            let newest = (0..rests.len()).max_by_key(|index| rests[*index].0)?;
            let (next, rest) = &mut rests[newest];
            let found = *next;
            match rest.next() {
                Some(after) => *next = after,
                None => _ = rests.swap_remove(newest),
            }
            Some(found)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_the_tables_of_a_state_or_of_all_the_newest_first() {
        let mut listings = Listings::default();
        for number in 1..=8 {
            let state = if number % 2 == 0 { TableState::Playing } else { TableState::Gathering };
            listings.insert((number, TableId(0)), state);
        }
        let times = |listings: &Listings, state, after: Option<u64>| -> Vec<u64> {
            listings.after(state, after.map(|at| (at, TableId(0)))).map(|(at, _)| at).collect()
        };
        assert_eq!(times(&listings, None, None), [8, 7, 6, 5, 4, 3, 2, 1]);
        assert_eq!(times(&listings, None, Some(4)), [3, 2, 1]);
        assert_eq!(times(&listings, Some(TableState::Playing), Some(8)), [6, 4, 2]);
        listings.moved((7, TableId(0)), TableState::Gathering, TableState::Over);
        assert_eq!(times(&listings, Some(TableState::Over), None), [7]);
        assert_eq!(times(&listings, Some(TableState::Gathering), None), [5, 3, 1]);
        listings.remove((8, TableId(0)), TableState::Playing);
        assert_eq!(times(&listings, None, None), [7, 6, 5, 4, 3, 2, 1]);
    }
}
