//! Piles of cards, and the public facts about them.
//!
//! A [`Pile`] is part of `Hidden`: cards in order, the top one last. Its [`PileFace`] is part of `Open`. It contains
//! the public facts: the number of cards, and the cards that were tucked face up under the pile. To imagine a pile,
//! pass its face and the cards that nobody has seen elsewhere:
//!
//! ```
//! use table::{Pile, Purpose, SeedText};
//!
//! let dice = &mut SeedText::new("piles")?.seed().dice(Purpose(*b"demo"), 0);
//! let mut pile: Pile<u8, 4> = Pile::shuffled([1, 2, 3, 4], dice);
//! let seen = pile.draw().expect("four cards lie there");
//! pile.tuck(seen);
//! let unseen = (1..=4).filter(|&card| card != seen);
//!
//! let imagined: Pile<u8, 4> = Pile::imagined(&pile.face(), unseen, dice);
//! assert_eq!(imagined.face(), pile.face());
//! assert_eq!(imagined.cards()[0], seen);
//! # Ok::<(), table::BadSeed>(())
//! ```

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::seed::Dice;

/// At most `N` cards in order, the top one last.
#[derive(Clone, PartialEq, Eq)]
pub struct Pile<C, const N: usize> {
    cards: ArrayVec<C, N>,
    tucked: u8,
}

/// Prints only the number of cards: the cards are secret.
impl<C, const N: usize> fmt::Debug for Pile<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pile").field("len", &self.cards.len()).finish_non_exhaustive()
    }
}

/// The public facts about a pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileFace<C> {
    /// The number of cards.
    pub len: u8,
    /// The cards that were tucked face up under the pile, the lowest first.
    pub tucked: Vec<C>,
}

impl<C: Copy, const N: usize> Pile<C, N> {
    /// A pile of these cards, the last on top; all of them face down and unknown.
    ///
    /// # Panics
    /// If there are more than `N` cards. This never happens with the components of a game.
    #[must_use]
    #[inline]
    pub fn stacked(cards: impl IntoIterator<Item = C>) -> Pile<C, N> {
        Pile { cards: cards.into_iter().collect(), tucked: 0 }
    }

    /// A pile of these cards in a fair random order.
    #[must_use]
    #[inline]
    pub fn shuffled(cards: impl IntoIterator<Item = C>, dice: &mut Dice) -> Pile<C, N> {
        let mut pile = Pile::stacked(cards);
        pile.shuffle(dice);
        pile
    }

    /// Shuffles the pile fairly. Afterwards no card in it is known.
    #[inline]
    pub fn shuffle(&mut self, dice: &mut Dice) {
        dice.shuffle(&mut self.cards);
        self.tucked = 0;
    }

    /// Puts a card on top, face down.
    ///
    /// # Panics
    /// If the pile is full.
    #[inline]
    pub fn lay(&mut self, card: C) {
        self.cards.push(card);
    }

    /// A pile with this face. The unseen cards are above the tucked ones, in a fair random order.
    ///
    /// # Panics
    /// If the tucked and the unseen cards together are not as many as the face says.
    #[must_use]
    pub fn imagined(face: &PileFace<C>, unseen: impl IntoIterator<Item = C>, dice: &mut Dice) -> Pile<C, N> {
        let mut pile = Pile::stacked(face.tucked.iter().copied().chain(unseen));
        assert_eq!(pile.len(), usize::from(face.len), "tucked and unseen cards fill the pile");
        pile.tucked = face.tucked.len() as u8;
        dice.shuffle(&mut pile.cards[face.tucked.len()..]);
        pile
    }

    /// The cards, the top one last.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.cards
    }

    /// The number of cards in the pile.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<C> {
        let card = self.cards.pop()?;
        self.tucked = self.tucked.min(self.cards.len() as u8);
        Some(card)
    }

    /// Puts a card that everybody has seen under the pile.
    pub fn tuck(&mut self, card: C) {
        self.cards.insert(0, card);
        self.tucked += 1;
    }

    /// The public facts about the pile.
    #[must_use]
    pub fn face(&self) -> PileFace<C> {
        PileFace { len: self.cards.len() as u8, tucked: self.cards[..usize::from(self.tucked)].to_vec() }
    }
}
