//! The exact set of legal actions, in compact form.
//!
//! The actions of one step have consecutive numbers, so a set of them is a first number and a bit mask. The six ways to
//! keep two of four presumptions have scattered numbers; that set stores the four cards instead.

use crate::rules::action::{Action, Pair};
use crate::rules::components::{DEALT, Presumption};

/// All legal actions at one decision.
#[derive(Clone, Copy, Debug)]
pub struct Choices(Set);

#[derive(Clone, Copy, Debug)]
enum Set {
    /// Keeping any two of these cards, which are in ascending order.
    Keep([Presumption; DEALT]),
    /// The actions `first + n` for every set bit `n`.
    Numbers { first: u32, bits: u128 },
}

/// The indices of every two of four cards, in the order of their pairs.
const TWO_OF_FOUR: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

impl Choices {
    /// No choices.
    pub(crate) const NONE: Choices = Choices(Set::Numbers { first: 0, bits: 0 });

    #[inline]
    pub(crate) const fn numbers(first: u32, bits: u128) -> Choices {
        Choices(Set::Numbers { first, bits })
    }

    /// The ways to keep two presumptions of a hand as dealt, in ascending order.
    pub(crate) fn keep(hand: &[Presumption]) -> Choices {
        Choices(Set::Keep(hand.try_into().expect("a player who chooses has all presumptions that were dealt")))
    }
}

fn keep_action(hand: &[Presumption; DEALT], (one, other): (usize, usize)) -> Option<Action> {
    Pair::new(hand[one], hand[other]).map(Action::Keep)
}

/// The index of the set bit that has `n` set bits below it.
#[inline]
fn nth_bit(bits: u128, mut n: u32) -> Option<u32> {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let in_low = low.count_ones();
    let (mut word, base) = if n < in_low { (low, 0) } else { (high, 64) };
    if base > 0 {
        n -= in_low;
    }
    // Skips whole bytes first.
    let mut byte = 0;
    loop {
        let in_byte = (word as u8).count_ones();
        if n < in_byte {
            break;
        }
        n -= in_byte;
        word >>= 8;
        byte += 8;
        if word == 0 {
            return None;
        }
    }
    for _ in 0..n {
        word &= word - 1;
    }
    Some(base + byte + word.trailing_zeros())
}

impl table::Choices<Action> for Choices {
    #[inline]
    fn len(&self) -> u32 {
        match self.0 {
            Set::Keep(_) => TWO_OF_FOUR.len() as u32,
            Set::Numbers { bits, .. } => bits.count_ones(),
        }
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Action> {
        match &self.0 {
            Set::Keep(hand) => TWO_OF_FOUR.get(index as usize).and_then(|&two| keep_action(hand, two)),
            &Set::Numbers { first, bits } => nth_bit(bits, index).and_then(|bit| Action::numbered(first + bit)),
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match &self.0 {
            Set::Keep(hand) => {
                matches!(action, Action::Keep(pair) if pair.cards().iter().all(|card| hand.contains(card)))
            }
            &Set::Numbers { first, bits } => {
                let bit = action.number().wrapping_sub(first);
                bit < u128::BITS && bits >> bit & 1 == 1
            }
        }
    }

    #[inline]
    fn for_each(&self, mut each: impl FnMut(Action)) {
        match &self.0 {
            Set::Keep(hand) => TWO_OF_FOUR.iter().filter_map(|&two| keep_action(hand, two)).for_each(each),
            &Set::Numbers { first, bits } => {
                for (base, mut word) in [(first, bits as u64), (first + 64, (bits >> 64) as u64)] {
                    while word != 0 {
                        if let Some(action) = Action::numbered(base + word.trailing_zeros()) {
                            each(action);
                        }
                        word &= word - 1;
                    }
                }
            }
        }
    }
}
