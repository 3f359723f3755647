//! What a player holds, what nobody sees, and what can be known of it.
//!
//! The discard pile lies open, so when it is shuffled into a new deck everybody knows which cards that deck is made of: a
//! *lot*. A card in somebody's hand comes from the lot that it was drawn from, and everybody saw when that was. So who
//! imagines hands fills each unknown card from the unseen cards of its lot, and not from all unseen ones.

use serde::{Deserialize, Serialize};
use table::{Dice, Pile, Position, Purpose, Seat, Seed};

use crate::rules::Morgan;
use crate::rules::components::{HAND, LEVELS, MOST_PLAYERS, MapCard, Treasure};
use crate::rules::open::Open;
use crate::rules::sets::{Cards, Treasures};

/// What one player sees alone: a hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The map cards in the hand.
    pub hand: Cards,
}

/// A deck of map cards that was shuffled together, by a small number.
pub type Lot = u8;

/// In which lot each map card was shuffled last. The lot of the present deck has the highest number.
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

    /// The lot that a card was shuffled in last.
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

/// In JSON lots are the list of each card's lot, the present one, and the number of shuffles.
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

/// What nobody sees: the order of both decks, and the chance to come.
#[derive(Clone)]
pub struct Hidden {
    /// Where all chance comes from.
    pub(crate) seed: Seed,
    /// The map cards that are not drawn yet.
    pub(crate) map_deck: Pile<MapCard, { MapCard::COUNT }>,
    /// The treasures that are not on the board yet.
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

    /// Decks laid by hand, for puzzles and tests: cards and treasures are drawn in this order. Later shuffles come from
    /// the seed as usual.
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

/// Fills a hand up from the deck, which is shuffled anew from the discard pile when it is empty. Gives what was drawn.
///
/// `shuffled` hears of every shuffle, with the number of cards.
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

/// The discard pile becomes the deck, and a new lot.
fn shuffle_discarded(open: &mut Open, hidden: &mut Hidden) {
    // Only lots that somebody still holds cards of are kept apart, and they are numbered anew.
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

    // What is in no hand and in no deck has no lot that matters; all of it but the discarded cards lies face up.
    open.lots.present = next;
    open.discarded.iter().for_each(|card| open.lots.of[card.index()] = next);
    let dice = &mut hidden.seed.dice(MAP_SHUFFLE, open.lots.shuffles);
    hidden.map_deck = Pile::shuffled(open.discarded.iter(), dice);
    open.lots.shuffles += 1;
    open.discarded = Cards::EMPTY;
}

/// Takes the lot of a card that everybody has just seen out of its holder's hand.
pub(crate) fn lay_open(open: &mut Open, seat: Seat, card: MapCard) {
    let lot = open.lots.of(card);
    let hand = &mut open.players[seat.index()].hand;
    let at = hand.iter().position(|&held| held == lot).expect("a card in a hand has its lot there");
    hand.remove(at);
}

/// Hands and decks as they could be for who sees `open` and, of the hands, only `seen`.
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
        // The cards are in a fair order, so the first of each lot is as good as any.
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
