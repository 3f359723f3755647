//! Hands, hidden decks, and what players can know about them.
//!
//! The discard pile lies open. When it is shuffled into a new deck, everybody knows the cards of that deck: a *lot*.
//! Everybody also sees when a hand card is drawn, and so knows its lot. So an imagined hand fills each unknown card
//! from the unseen cards of its lot, not from all unseen cards.

use serde::{Deserialize, Serialize};
use table::{Dice, Pile, Position, Purpose, Seat, Seed};

use crate::rules::Morgan;
use crate::rules::components::{HAND, LEVELS, MOST_PLAYERS, MapCard, Treasure};
use crate::rules::open::Open;
use crate::rules::sets::{Cards, Treasures};

/// The part of a position that one player sees alone: a hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The map cards in the hand.
    pub hand: Cards,
}

/// The number of a lot: a deck of map cards that were shuffled together.
pub type Lot = u8;

/// The lot in which each map card was last shuffled. The lot of the present deck has the highest number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lots {
    of: [Lot; MapCard::COUNT],
    /// The lot of the present deck.
    present: Lot,
    /// How often map cards have been shuffled.
    shuffles: u32,
}

impl Lots {
    /// The first deck: all cards in one lot.
    pub(crate) const FIRST: Lots = Lots { of: [0; MapCard::COUNT], present: 0, shuffles: 1 };

    /// The lot in which a card was last shuffled.
    #[must_use]
    #[inline]
    pub fn of(&self, card: MapCard) -> Lot {
        self.of[card.index()]
    }

    /// The lot of the present deck.
    #[must_use]
    #[inline]
    pub fn present(&self) -> Lot {
        self.present
    }

    /// The cards of a lot.
    #[must_use]
    pub fn cards(&self, lot: Lot) -> Cards {
        MapCard::all().filter(|&card| self.of(card) == lot).collect()
    }
}

/// Lots serialize as the list of each card's lot, the present lot, and the number of shuffles.
impl Serialize for Lots {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (&self.of[..], self.present, self.shuffles).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Lots {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Lots, D::Error> {
        let (of, present, shuffles) = <(Vec<Lot>, Lot, u32)>::deserialize(from)?;
        let of = of.try_into().map_err(|_| serde::de::Error::custom("each map card has one lot"))?;
        Ok(Lots { of, present, shuffles })
    }
}

/// The part of a position that nobody sees: the order of both decks, and the source of future chance.
#[derive(Clone)]
pub struct Hidden {
    /// The seed of all chance.
    pub(crate) seed: Seed,
    /// The map cards that have not been drawn yet.
    pub(crate) map_deck: Pile<MapCard, { MapCard::COUNT }>,
    /// The treasures that have not been on the board yet.
    pub(crate) treasure_deck: Pile<Treasure, { Treasure::COUNT }>,
}

/// The shuffles of the map cards.
const MAP_SHUFFLE: Purpose = Purpose(*b"maps");
/// The shuffle of the treasures.
const TREASURE_SHUFFLE: Purpose = Purpose(*b"trea");

impl Hidden {
    /// Shuffles both decks.
    pub(crate) fn new(seed: Seed) -> Hidden {
        Hidden {
            seed,
            map_deck: Pile::shuffled(MapCard::all(), &mut seed.dice(MAP_SHUFFLE, 0)),
            treasure_deck: Pile::shuffled(Treasure::all(), &mut seed.dice(TREASURE_SHUFFLE, 0)),
        }
    }

    /// Stacked decks, for puzzles and tests: cards and treasures are drawn in this order. Later shuffles come from the
    /// seed as usual.
    #[must_use]
    pub fn arranged(seed: Seed, map_cards: &[MapCard], treasures: &[Treasure]) -> Hidden {
        Hidden {
            seed,
            map_deck: Pile::stacked(map_cards.iter().rev().copied()),
            treasure_deck: Pile::stacked(treasures.iter().rev().copied()),
        }
    }

    /// The map cards in the deck, the next one last.
    #[must_use]
    pub fn map_cards(&self) -> &[MapCard] {
        self.map_deck.cards()
    }

    /// The treasures in the deck, the next one last.
    #[must_use]
    pub fn treasures(&self) -> &[Treasure] {
        self.treasure_deck.cards()
    }
}

/// Fills up a hand from the deck and returns the drawn cards. An empty deck is reshuffled from the discard pile.
///
/// `shuffled` is called after every shuffle, with the number of cards.
pub(crate) fn fill_hand(position: &mut Position<Morgan>, seat: Seat, mut shuffled: impl FnMut(u8)) -> Cards {
    let Position { open, own, hidden } = position;
    let mut drawn = Cards::EMPTY;
    while open.players[seat.index()].hand.len() < HAND {
        if hidden.map_deck.is_empty() && !open.discarded.is_empty() {
            shuffle_discarded(open, hidden);
            shuffled(hidden.map_deck.len() as u8);
        }
        let Some(card) = hidden.map_deck.draw() else { break };
        open.players[seat.index()].hand.push(open.lots.present);
        own[seat.index()].hand.insert(card);
        drawn.insert(card);
    }
    open.map_deck = hidden.map_deck.len() as u8;
    drawn
}

/// Shuffles the discard pile into a new deck, which is a new lot.
fn shuffle_discarded(open: &mut Open, hidden: &mut Hidden) {
    // Only lots with cards in somebody's hand stay distinct. They are renumbered.
    let mut kept = [false; Lot::MAX as usize + 1];
    open.players.iter().flat_map(|player| &player.hand).for_each(|&lot| kept[usize::from(lot)] = true);
    let mut next = 0;
    let renumbered = kept.map(|kept| {
        let lot = next;
        next += Lot::from(kept);
        lot
    });
    open.lots.of.iter_mut().for_each(|lot| *lot = renumbered[usize::from(*lot)]);
    open.players.iter_mut().flat_map(|player| &mut player.hand).for_each(|lot| *lot = renumbered[usize::from(*lot)]);

    // A lot only matters for cards in a hand or in the deck. All other cards are discarded or lie face up.
    open.lots.present = next;
    open.discarded.iter().for_each(|card| open.lots.of[card.index()] = next);
    let dice = &mut hidden.seed.dice(MAP_SHUFFLE, open.lots.shuffles);
    hidden.map_deck = Pile::shuffled(open.discarded.iter(), dice);
    open.lots.shuffles += 1;
    open.discarded = Cards::EMPTY;
}

/// Removes the lot of a card that everybody has just seen from its holder's hand.
pub(crate) fn lay_open(open: &mut Open, seat: Seat, card: MapCard) {
    let lot = open.lots.of(card);
    let hand = &mut open.players[seat.index()].hand;
    let at = hand.iter().position(|&held| held == lot).expect("a card in a hand has its lot there");
    hand.remove(at);
}

/// Returns hands and decks that are possible for a viewer who sees `open` and, of the hands, only `seen`.
pub(crate) fn imagined(open: &Open, seen: Option<(Seat, &Own)>, dice: &mut Dice) -> (Vec<Own>, Hidden) {
    let known = seen.map_or(Cards::EMPTY, |(_, own)| own.hand);
    let face_up = open.players.iter().fold(open.discarded.with(known), |all, player| all.with(player.face_up));
    let mut unseen: Vec<MapCard> = Cards::all().without(face_up).iter().collect();
    dice.shuffle(&mut unseen);
    let mut own = Vec::with_capacity(MOST_PLAYERS);
    for (seat, player) in (0..).map(Seat).zip(&open.players) {
        if let Some((_, seen)) = seen.filter(|(viewer, _)| *viewer == seat) {
            own.push(seen.clone());
            continue;
        }
        // The cards are shuffled, so the first of each lot is a fair choice.
        let mut hand = Cards::EMPTY;
        for &lot in &player.hand {
            let at = unseen.iter().position(|&card| open.lots.of(card) == lot);
            at.into_iter().for_each(|at| hand.insert(unseen.remove(at)));
        }
        own.push(Own { hand });
    }
    let taken = open.players.iter().fold(Treasures::EMPTY, |all, player| all.with(player.treasures));
    let on_board: Treasures = open.board.into_iter().collect();
    let hidden = Hidden {
        seed: dice.seed(),
        map_deck: Pile::stacked(unseen),
        treasure_deck: Pile::shuffled(Treasures::all().without(taken.with(on_board)).iter(), dice),
    };
    (own, hidden)
}

/// Turns up the first treasures, sorted by rank.
pub(crate) fn lay_board(hidden: &mut Hidden) -> [Treasure; LEVELS] {
    let mut board = [(); LEVELS].map(|()| hidden.treasure_deck.draw().expect("there are more treasures than levels"));
    board.sort_unstable();
    board
}
