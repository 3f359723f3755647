//! Shards: tables are divided into 64 of them, and each shard is served by one node.

use protocol::TableId;

/// The number of shards.
pub const SHARDS: usize = 64;

/// The number of a shard, below [`SHARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shard(pub u8);

impl Shard {
    /// The shard of a table: the low six bits of its id, which are random.
    #[must_use]
    pub fn of(table: TableId) -> Shard {
        Shard((table.0 % SHARDS as u128) as u8)
    }

    fn bit(self) -> u64 {
        1 << (usize::from(self.0) % SHARDS)
    }
}

/// A set of shards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Shards(u64);

impl Shards {
    /// All shards.
    pub const ALL: Shards = Shards(u64::MAX);
    /// No shard.
    pub const NONE: Shards = Shards(0);

    /// Adds a shard.
    pub fn insert(&mut self, shard: Shard) {
        self.0 |= shard.bit();
    }

    /// Removes a shard.
    pub fn remove(&mut self, shard: Shard) {
        self.0 &= !shard.bit();
    }

    /// Whether a shard is among them.
    #[must_use]
    pub fn contains(self, shard: Shard) -> bool {
        self.0 & shard.bit() != 0
    }

    /// The shards in order.
    pub fn iter(self) -> impl Iterator<Item = Shard> {
        (0..SHARDS as u8).map(Shard).filter(move |shard| self.contains(*shard))
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Shards::NONE
    }
}

impl FromIterator<Shard> for Shards {
    fn from_iter<I: IntoIterator<Item = Shard>>(shards: I) -> Shards {
        let mut all = Shards::NONE;
        shards.into_iter().for_each(|shard| all.insert(shard));
        all
    }
}

impl std::fmt::Debug for Shards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|shard| shard.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_into_it() {
        let mut some: Shards = [Shard(63), Shard(0), Shard(7)].into_iter().collect();
        assert_eq!(some.iter().collect::<Vec<_>>(), [Shard(0), Shard(7), Shard(63)]);
        some.remove(Shard(7));
        assert!(some.contains(Shard(63)) && !some.contains(Shard(7)) && some.len() == 2 && !some.is_empty());
        assert_eq!((Shards::ALL.len(), Shards::NONE.len()), (SHARDS, 0));
        assert_eq!(Shards::ALL.iter().collect::<Shards>(), Shards::ALL);
    }

    #[test]
    fn the_low_six_bits_of_a_table_are_its_shard() {
        assert_eq!([0, 63, 64, u128::MAX].map(|id| Shard::of(TableId(id)).0), [0, 63, 0, 63]);
    }
}
