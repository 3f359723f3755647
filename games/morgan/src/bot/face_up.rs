//! The face-up cards as a means of payment.

use crate::{Bonus, Cards, Symbol};

/// How many cards of each symbol lie face up.
#[derive(Clone, Copy)]
pub(super) struct FaceUpCards([u8; Symbol::ALL.len()]);

/// The worth of a card with each symbol while it lies face up.
pub(super) type Prices = [i32; Symbol::ALL.len()];

impl FaceUpCards {
    pub(super) fn of(cards: Cards) -> FaceUpCards {
        FaceUpCards(Symbol::ALL.map(|symbol| cards.carrying(symbol).len() as u8))
    }

    /// Adds face-up cards.
    pub(super) fn add(&mut self, cards: Cards) {
        cards.iter().for_each(|card| self.0[card.symbol() as usize] += 1);
    }

    /// The worth of all cards together.
    pub(super) fn worth(&self, prices: &Prices) -> i32 {
        self.0.iter().zip(prices).map(|(&count, price)| i32::from(count) * price).sum()
    }

    /// Pays for a symbol: with a card that shows it or, if there is none, with the cheapest pair.
    pub(super) fn pay(&mut self, symbol: Symbol, prices: &Prices) -> Option<Bonus> {
        let pairs = || Symbol::ALL.into_iter().filter(|&pair| self.0[pair as usize] >= 2);
        let bonus = match self.0[symbol as usize] {
            0 => Bonus::Two(pairs().min_by_key(|&pair| prices[pair as usize])?, symbol),
            _ => Bonus::One(symbol),
        };
        self.0[bonus.discards() as usize] -= bonus.cards() as u8;
        Some(bonus)
    }
}
