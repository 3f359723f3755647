//! The 80 ways to lay a sketch on a parchment.
//!
//! A 5×5 board has 40 pairs of neighbours, and the first half of the sketch can lie on either space of a pair. Which of
//! the 80 are legal depends only on the space of the meeple and how far it sees, so the answer is a table of bit masks.

use std::fmt;

use table::Grid5;

use crate::rules::space::Space;
use crate::rules::walk;

/// A sketch on two neighbouring spaces: its first half on `first`, its second half on `second`.
///
/// ```
/// use misterra::{Laying, Space};
/// let (c2, c3) = (Space::named("c2").expect("a space"), Space::named("c3").expect("a space"));
/// let laying = Laying::new(c2, c3).expect("they are neighbours");
/// assert_eq!((laying.first(), laying.second()), (c2, c3));
/// assert_eq!(Laying::new(c2, c2), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laying(u8);

/// How many there are.
const COUNT: usize = 80;
const ISLAND: usize = Grid5::SPACES;

/// The first and second space of every laying, in ascending order.
const PAIRS: [(u8, u8); COUNT] = {
    let mut pairs = [(0, 0); COUNT];
    let mut count = 0;
    let mut first = 0;
    while first < ISLAND {
        let beside = Grid5::space(first as u8).neighbours();
        let mut second = 0;
        while second < ISLAND {
            if beside.contains(second as u8) {
                pairs[count] = (first as u8, second as u8);
                count += 1;
            }
            second += 1;
        }
        first += 1;
    }
    assert!(count == COUNT);
    pairs
};

/// The layings with at least one half on these spaces.
const fn meeting(spaces: Grid5) -> u128 {
    let mut bits = 0;
    let mut laying = 0;
    while laying < COUNT {
        let (first, second) = PAIRS[laying];
        if spaces.contains(first) || spaces.contains(second) {
            bits |= 1 << laying;
        }
        laying += 1;
    }
    bits
}

/// For each space of island and beach, the layings with a half in sight from there.
static NEAR: [u128; Space::COUNT as usize] = {
    let mut all = [0; Space::COUNT as usize];
    let mut at = 0;
    while at < all.len() {
        all[at] = meeting(walk::NEAR[at]);
        at += 1;
    }
    all
};

/// For each space of the island, the layings with a half in sight from a mountain there.
static FAR: [u128; ISLAND] = {
    let mut all = [0; ISLAND];
    let mut at = 0;
    while at < all.len() {
        all[at] = meeting(walk::FAR[at]);
        at += 1;
    }
    all
};

/// The layings whose spaces are in the order of their names: upwards or to the right. Of the two layings of a double on
/// the same spaces only this one is legal. Its spaces are updated in this order.
const IN_ORDER: u128 = {
    let mut bits = 0;
    let mut laying = 0;
    while laying < COUNT {
        let (first, second) = PAIRS[laying];
        if second == first + 1 || first as usize == second as usize + Grid5::SIDE {
            bits |= 1 << laying;
        }
        laying += 1;
    }
    bits
};

impl Laying {
    /// How many there are.
    pub const COUNT: u8 = COUNT as u8;

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Laying> + Clone {
        (0..Laying::COUNT).map(Laying)
    }

    /// The laying with its halves on these spaces; `None` if they are not neighbours on the parchment.
    #[must_use]
    pub fn new(first: Space, second: Space) -> Option<Laying> {
        PAIRS.binary_search(&(first.index(), second.index())).ok().map(|place| Laying(place as u8))
    }

    /// The laying with this number.
    #[must_use]
    #[inline]
    pub const fn numbered(number: u8) -> Option<Laying> {
        if number < Laying::COUNT { Some(Laying(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where the first half lies.
    #[must_use]
    #[inline]
    pub fn first(self) -> Space {
        Space::new(PAIRS[usize::from(self.0)].0).expect("the pairs are spaces of the island")
    }

    /// Where the second half lies.
    #[must_use]
    #[inline]
    pub fn second(self) -> Space {
        Space::new(PAIRS[usize::from(self.0)].1).expect("the pairs are spaces of the island")
    }

    /// The laying on the same spaces with the halves swapped.
    #[must_use]
    pub fn turned(self) -> Laying {
        Laying::new(self.second(), self.first()).expect("being neighbours is symmetric")
    }

    /// Whether the spaces are in the order of their names. A double is laid only in this order, because both orders
    /// give the same map.
    #[must_use]
    #[inline]
    pub const fn is_in_order(self) -> bool {
        IN_ORDER >> self.0 & 1 == 1
    }

    /// The layings with a half in sight from a space, as a bit mask of their numbers.
    #[must_use]
    #[inline]
    pub(crate) fn seen_from(space: Space, far: bool, double: bool) -> u128 {
        let at = usize::from(space.index());
        let seen = if far && at < ISLAND { FAR[at] } else { NEAR[at] };
        if double { seen & IN_ORDER } else { seen }
    }
}

impl fmt::Debug for Laying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first(), self.second())
    }
}
