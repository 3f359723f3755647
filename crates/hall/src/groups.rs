//! Groups of writes: rows that are stored together, and the effects that wait for them.

use std::collections::BTreeMap;

use protocol::{TableId, Write};

/// Writes, and what is released once they are stored.
#[derive(Debug)]
struct Group<E> {
    writes: Vec<Write>,
    held: Vec<E>,
    /// The tables with rows in this group, each with its version after them.
    versions: BTreeMap<TableId, u64>,
}

impl<E> Group<E> {
    fn empty() -> Group<E> {
        Group { writes: Vec::new(), held: Vec::new(), versions: BTreeMap::new() }
    }
}

/// The group that is being stored, and the one that is being filled meanwhile.
///
/// Groups are numbered. A room remembers the number of the group with its last row; what is computed from the room is
/// held until that group is stored.
#[derive(Debug)]
pub(crate) struct Groups<E> {
    /// The number of the last group that is stored or given up.
    done: u64,
    storing: Option<Group<E>>,
    filling: Group<E>,
}

impl<E> Groups<E> {
    pub fn new() -> Groups<E> {
        Groups { done: 0, storing: None, filling: Group::empty() }
    }

    /// The number of the group that is being filled.
    pub fn filling(&self) -> u64 {
        self.done + if self.storing.is_some() { 2 } else { 1 }
    }

    /// The number of the last group that something was written to.
    pub fn last(&self) -> u64 {
        self.filling() - u64::from(self.filling.writes.is_empty())
    }

    /// Whether everything up to a group is stored.
    pub fn is_stored(&self, group: u64) -> bool {
        group <= self.done
    }

    /// Adds a write to the group that is being filled; returns the group's number.
    pub fn write(&mut self, write: Write) -> u64 {
        if let Write::Append(row) = &write {
            self.filling.versions.insert(row.table, row.number);
        }
        self.filling.writes.push(write);
        self.filling()
    }

    /// Holds an effect until a group is stored. If it is stored already, gives the effect back.
    pub fn hold(&mut self, group: u64, effect: E) -> Option<E> {
        let held = match (group.checked_sub(self.done), &mut self.storing) {
            (None | Some(0), _) => return Some(effect),
            (Some(1), Some(storing)) => &mut storing.held,
            _ => &mut self.filling.held,
        };
        held.push(effect);
        None
    }

    /// The writes of the next group, if no group is being stored and something is to be stored.
    pub fn next(&mut self) -> Option<Vec<Write>> {
        if self.storing.is_some() || self.filling.writes.is_empty() {
            return None;
        }
        let mut group = std::mem::replace(&mut self.filling, Group::empty());
        let writes = std::mem::take(&mut group.writes);
        self.storing = Some(group);
        Some(writes)
    }

    /// The group is stored: returns the effects that waited for it, and the tables with their stored versions.
    pub fn stored(&mut self) -> (Vec<E>, BTreeMap<TableId, u64>) {
        let group = self.storing.take().expect("a group is being stored");
        self.done += 1;
        (group.held, group.versions)
    }

    /// Gives up the group that is being filled. Returns its effects.
    pub fn give_up(&mut self) -> Vec<E> {
        std::mem::replace(&mut self.filling, Group::empty()).held
    }

    /// The group could not be stored. What was computed meanwhile may depend on it and is given up too. Returns the effects
    /// of both, and the number of the last group that is stored.
    pub fn failed(&mut self) -> (Vec<E>, u64) {
        let stored = self.done;
        let group = self.storing.take().expect("a group is being stored");
        let filling = std::mem::replace(&mut self.filling, Group::empty());
        self.done += 2;
        let mut held = group.held;
        held.extend(filling.held);
        (held, stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write() -> Write {
        Write::Fold(TableId(0))
    }

    #[test]
    fn effects_wait_for_their_group_and_no_longer() {
        let mut groups = Groups::new();
        assert_eq!(groups.hold(0, "nothing to wait for"), Some("nothing to wait for"));
        let first = groups.write(write());
        assert_eq!(groups.hold(first, "first"), None);
        assert_eq!(groups.next().map(|writes| writes.len()), Some(1));
        let second = groups.write(write());
        assert_eq!((groups.hold(second, "second"), groups.hold(first, "first too")), (None, None));
        assert!(groups.next().is_none(), "one group at a time");
        assert_eq!(groups.stored().0, ["first", "first too"]);
        assert!(groups.is_stored(first) && !groups.is_stored(second));
        assert_eq!(groups.next().map(|writes| writes.len()), Some(1));
        assert_eq!(groups.stored().0, ["second"]);
        assert_eq!(groups.hold(second, "late"), Some("late"));
    }

    #[test]
    fn a_failure_gives_up_what_was_computed_meanwhile() {
        let mut groups = Groups::new();
        let first = groups.write(write());
        groups.hold(first, "first");
        groups.next();
        let second = groups.write(write());
        groups.hold(second, "second");
        assert_eq!(groups.failed(), (vec!["first", "second"], 0));
        assert!(groups.next().is_none());
        let third = groups.write(write());
        assert!(third > second && !groups.is_stored(third));
        groups.hold(third, "third");
        groups.next();
        assert_eq!(groups.stored().0, ["third"]);
    }
}
