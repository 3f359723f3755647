//! The bonuses of face-up cards: which cards are discarded, and what for.
//!
//! A [`Bonus`] says which symbol is discarded and what it is used as. The cards with the lowest numbers are discarded.
//! With [`Picked`] the player says which cards. That matters, because discarded cards are shuffled into the next deck.

use crate::rules::components::{MapCard, Point, Symbol};
use crate::rules::sets::Cards;

const SYMBOLS: u32 = Symbol::ALL.len() as u32;

/// Discarding face-up cards for a bonus: one card for its own symbol, or two cards with the same symbol for any symbol.
///
/// Of several cards with the symbol, those with the lowest numbers are discarded. [`Picked`] names others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// One card, for its own symbol.
    One(Symbol),
    /// Two cards with the first symbol, used as the second.
    Two(Symbol, Symbol),
}

impl Bonus {
    /// The number of different bonuses: four, and four times four.
    pub const COUNT: u32 = SYMBOLS + SYMBOLS * SYMBOLS;

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Bonus> + Clone {
        (0..Bonus::COUNT).filter_map(Bonus::numbered)
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u32 {
        match self {
            Bonus::One(symbol) => symbol as u32,
            Bonus::Two(symbol, used_as) => SYMBOLS + symbol as u32 * SYMBOLS + used_as as u32,
        }
    }

    /// The one with this number.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Bonus> {
        if number < SYMBOLS {
            return Some(Bonus::One(Symbol::ALL[number as usize]));
        }
        let pair = number - SYMBOLS;
        if number >= Bonus::COUNT {
            return None;
        }
        Some(Bonus::Two(Symbol::ALL[(pair / SYMBOLS) as usize], Symbol::ALL[(pair % SYMBOLS) as usize]))
    }

    /// The symbol of the cards that are discarded.
    #[must_use]
    #[inline]
    pub const fn discards(self) -> Symbol {
        match self {
            Bonus::One(symbol) | Bonus::Two(symbol, _) => symbol,
        }
    }

    /// How many cards are discarded.
    #[must_use]
    #[inline]
    pub const fn cards(self) -> usize {
        match self {
            Bonus::One(_) => 1,
            Bonus::Two(..) => 2,
        }
    }

    /// The symbol that they are used as.
    #[must_use]
    #[inline]
    pub const fn gives(self) -> Symbol {
        match self {
            Bonus::One(symbol) | Bonus::Two(_, symbol) => symbol,
        }
    }

    /// Whether a player may ever want it. Two cards bring no more than one of them would bring as its own symbol.
    #[must_use]
    #[inline]
    pub const fn is_sensible(self) -> bool {
        match self {
            Bonus::One(_) => true,
            Bonus::Two(symbol, used_as) => symbol as u32 != used_as as u32,
        }
    }

    /// The cards that are discarded: those with the lowest numbers. None if there are too few.
    #[must_use]
    #[inline]
    pub fn cards_of(self, face_up: Cards) -> Option<Cards> {
        let cards: Cards = face_up.carrying(self.discards()).iter().take(self.cards()).collect();
        (cards.len() == self.cards()).then_some(cards)
    }
}

/// Discarding face-up cards that the player picks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Picked {
    /// This card, for its own symbol.
    One(MapCard),
    /// Two cards with the same symbol, used as another symbol.
    Two(Pair, Symbol),
}

/// Two different cards with the same symbol, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(MapCard, MapCard);

impl Pair {
    /// The pair of two cards, in any order. None if they are the same card or have different symbols.
    #[must_use]
    pub fn new(one: MapCard, other: MapCard) -> Option<Pair> {
        let same_symbol = one.symbol() as u32 == other.symbol() as u32;
        (one != other && same_symbol).then(|| Pair(one.min(other), one.max(other)))
    }

    /// The two cards, in ascending order.
    #[must_use]
    pub const fn cards(self) -> [MapCard; 2] {
        [self.0, self.1]
    }
}

const CARDS: u32 = MapCard::COUNT as u32;
const POINTS: u32 = Point::COUNT as u32;

impl Picked {
    /// The upper bound of the numbers: one for each card, and for each card with each card of the same symbol, used as
    /// each symbol.
    pub const COUNT: u32 = CARDS + CARDS * POINTS * SYMBOLS;

    /// Picks these cards for a bonus. None if their number or their symbols do not fit.
    #[must_use]
    pub fn new(cards: Cards, bonus: Bonus) -> Option<Picked> {
        let mut each = cards.iter();
        let picked = match (each.next(), each.next(), each.next()) {
            (Some(card), None, _) => Picked::One(card),
            (Some(one), Some(other), None) => Picked::Two(Pair::new(one, other)?, bonus.gives()),
            _ => return None,
        };
        (picked.bonus() == bonus).then_some(picked)
    }

    /// What the cards are discarded for.
    #[must_use]
    #[inline]
    pub const fn bonus(self) -> Bonus {
        match self {
            Picked::One(card) => Bonus::One(card.symbol()),
            Picked::Two(Pair(card, _), used_as) => Bonus::Two(card.symbol(), used_as),
        }
    }

    /// The cards that are discarded.
    #[must_use]
    #[inline]
    pub fn cards(self) -> Cards {
        match self {
            Picked::One(card) => Cards::from_iter([card]),
            Picked::Two(pair, _) => Cards::from_iter(pair.cards()),
        }
    }

    /// Its number. Cards with one symbol have different points, so the point of the second card says which it is.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u32 {
        match self {
            Picked::One(card) => card.index() as u32,
            Picked::Two(Pair(one, other), used_as) => {
                let pair = one.index() as u32 * POINTS + other.point().index() as u32;
                CARDS + pair * SYMBOLS + used_as as u32
            }
        }
    }

    /// The one with this number. None if the second card of a pair does not follow the first.
    #[must_use]
    pub fn numbered(number: u32) -> Option<Picked> {
        let Some(number) = number.checked_sub(CARDS) else {
            return MapCard::numbered(number as usize).map(Picked::One);
        };
        let (pair, used_as) = (number / SYMBOLS, Symbol::ALL[(number % SYMBOLS) as usize]);
        let one = MapCard::numbered((pair / POINTS) as usize)?;
        let other = Point::all().nth((pair % POINTS) as usize).and_then(|point| MapCard::new(point, one.distance()))?;
        (one < other).then_some(Picked::Two(Pair(one, other), used_as))
    }
}
