//! Sets of map cards and of treasures, as bits.

use serde::{Deserialize, Serialize};

use crate::rules::components::{MapCard, Set, Symbol, Treasure};

/// A set of components: bit `index` is the component with this index in the list.
macro_rules! set_of {
    ($(#[$doc:meta])* $name:ident, $member:ident, $bits:ty, $numbered:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// The set of all components.
            #[must_use]
            pub fn all() -> $name {
                $member::all().collect()
            }

            /// Whether this one is in the set.
            #[must_use]
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 >> member.index() & 1 == 1
            }

            /// Adds one to the set.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= 1 << member.index();
            }

            /// Removes one from the set.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member.index());
            }

            /// How many are in the set.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether none is in the set.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The union of both sets.
            #[must_use]
            #[inline]
            pub const fn with(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The members of this set that are not in the other.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The intersection of both sets.
            #[must_use]
            #[inline]
            pub const fn common(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// The first member of the set.
            #[must_use]
            #[inline]
            pub fn first(self) -> Option<$member> {
                $numbered(self.0.trailing_zeros() as usize)
            }

            /// The members in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $name {
                let mut set = $name::EMPTY;
                members.into_iter().for_each(|member| set.insert(member));
                set
            }
        }

        /// A set serializes as the list of its members' names.
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Ok(Vec::<$member>::deserialize(from)?.into_iter().collect())
            }
        }
    };
}

set_of! {
    /// A set of map cards: a hand, the face-up cards of a player, the discard pile.
    Cards, MapCard, u128, MapCard::numbered
}

set_of! {
    /// A set of treasures: those that a player has dug up.
    Treasures, Treasure, u32, |index: usize| (index < Treasure::COUNT).then_some(Treasure(index as u8))
}

/// The cards with each symbol.
const BY_SYMBOL: [Cards; Symbol::ALL.len()] = {
    let mut sets = [Cards::EMPTY; Symbol::ALL.len()];
    let mut number = 0;
    while number < MapCard::COUNT {
        let card = MapCard(number as u8);
        sets[card.symbol() as usize].insert(card);
        number += 1;
    }
    sets
};

impl Cards {
    /// The cards of the set with a symbol.
    #[must_use]
    #[inline]
    pub fn carrying(self, symbol: Symbol) -> Cards {
        self.common(BY_SYMBOL[symbol as usize])
    }
}

impl Treasures {
    /// How many of the treasures belong to a set.
    #[must_use]
    pub fn count(self, set: Set) -> usize {
        self.iter().filter(|treasure| treasure.facts().set == set).count()
    }

    /// The total value of the treasures.
    #[must_use]
    pub fn value(self) -> i32 {
        self.iter().map(|treasure| i32::from(treasure.facts().value)).sum()
    }
}
