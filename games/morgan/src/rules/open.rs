//! The open part of a position, which everybody sees.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::rules::action::Corner;
use crate::rules::components::{HAND, LEVELS, MOST_PLAYERS, MapCard, STEPS, Set, Tile, Treasure};
use crate::rules::deck::{Lot, Lots};
use crate::rules::island::Island;
use crate::rules::outcome;
use crate::rules::sets::{Cards, Treasures};
use crate::rules::tile_moves::TileMoves;
use crate::rules::walk::{Crowd, Walk, walks};

/// Everything that lies open on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The island map.
    pub island: Island,
    /// The players, in seat order.
    pub players: ArrayVec<Player, MOST_PLAYERS>,
    /// The treasures at levels I to V.
    pub board: [Treasure; LEVELS],
    /// How many treasures are left in the deck.
    pub treasure_deck: u8,
    /// How many map cards are left in the deck.
    pub map_deck: u8,
    /// The map cards in the discard pile.
    pub discarded: Cards,
    /// The public knowledge about shuffles: the lot in which each map card was last shuffled.
    pub lots: Lots,
    /// The starting player.
    pub starting: Seat,
    /// The seat whose turn it is; at the start, the seat that chooses a corner.
    pub seat: Seat,
    /// The state of the turn.
    pub turn: Turn,
    /// Turns in a row without a dig.
    pub turns_without_dig: u32,
    /// The number of rounds without a dig after which the game ends.
    pub rounds_without_dig: u32,
}

/// The open part of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The tile on which the pirate stands; none before a corner is chosen.
    pub pirate: Option<Tile>,
    /// The player's doubloons.
    pub doubloons: u16,
    /// The map cards that lie face up, ready to be used.
    pub face_up: Cards,
    /// The treasures. They lie face down, but everybody saw them being taken.
    pub treasures: Treasures,
    /// The lots of the hand cards, in the order in which the cards were drawn. There are as many as cards.
    pub hand: ArrayVec<Lot, HAND>,
}

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn: a corner is chosen.
    Corner,
    /// Tiles may be moved.
    Map,
    /// The pirate may walk.
    Walk,
    /// A card has been played: a treasure must be taken.
    Dig,
    /// Only drawing is left.
    Draw,
    /// The game is over.
    Over,
}

/// The state of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The phase.
    pub phase: Phase,
    /// How many tiles may still be moved.
    pub moves: u8,
    /// How many steps may still be taken.
    pub steps: u8,
    /// The cards played in this dig.
    pub played: Cards,
    /// How many shovels were used in this dig.
    pub shovels: u8,
    /// Whether a hand card was discarded before drawing.
    pub discarded: bool,
}

impl Turn {
    /// The start of a turn: one tile move, and the usual steps.
    pub(crate) const BEGINS: Turn =
        Turn { phase: Phase::Map, moves: 1, steps: STEPS, played: Cards::EMPTY, shovels: 0, discarded: false };

    /// Before the first turn.
    pub(crate) const CORNER: Turn = Turn { phase: Phase::Corner, moves: 0, steps: 0, ..Turn::BEGINS };

    /// The deepest level that the dig reaches, I being 1; 0 if no card has been played.
    #[must_use]
    #[inline]
    pub fn reach(&self) -> u8 {
        (self.played.len() as u8 + self.shovels).min(LEVELS as u8)
    }
}

/// A player's standing in one set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Majority {
    /// The set.
    pub set: Set,
    /// How many of its treasures the player has.
    pub count: u8,
    /// The bonus in doubloons if the game ended now.
    pub bonus: u8,
}

impl Open {
    /// How many players there are.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The seat that must decide; nobody once the game is over.
    #[must_use]
    #[inline]
    pub fn awaited(&self) -> Seats {
        if self.turn.phase == Phase::Over { Seats::NONE } else { Seats::only(self.seat) }
    }

    /// The open part of a seat.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The tiles on which pirates stand, as bits.
    #[must_use]
    #[inline]
    pub fn pirates(&self) -> u32 {
        self.players.iter().filter_map(|player| player.pirate).fold(0, |bits, tile| bits | 1 << tile.index())
    }

    /// The other seats whose pirates stand on a tile.
    #[must_use]
    #[inline]
    pub fn others_on(&self, tile: Tile, seat: Seat) -> Seats {
        let there = |other: &Seat| *other != seat && self.player(*other).pirate == Some(tile);
        (0..self.seats()).map(Seat).filter(there).collect()
    }

    /// How many pirates of other seats stand on each tile.
    #[must_use]
    pub fn crowd(&self, seat: Seat) -> Crowd {
        let mut crowd = [0; Tile::COUNT];
        let others = self.players.iter().enumerate().filter(|&(other, _)| other != seat.index());
        others.filter_map(|(_, player)| player.pirate).for_each(|tile| crowd[tile.index()] += 1);
        crowd
    }

    /// The tile at a corner of the start, if one lies there.
    #[must_use]
    pub fn corner(&self, corner: Corner) -> Option<Tile> {
        self.island.spot_at(corner.place()).and_then(|spot| self.island.tile_on(spot))
    }

    /// Whether a card holds on a tile: its point is as far away as the card says.
    #[must_use]
    #[inline]
    pub fn holds(&self, card: MapCard, tile: Tile) -> bool {
        self.island.spot(card.point().tile()).apart(self.island.spot(tile)) == card.distance()
    }

    /// Those of `cards` that hold on a tile.
    #[must_use]
    #[inline]
    pub fn holding(&self, cards: Cards, tile: Tile) -> Cards {
        cards.iter().filter(|&card| self.holds(card, tile)).collect()
    }

    /// All tile moves that the pirates allow.
    #[must_use]
    pub fn tile_moves(&self) -> TileMoves {
        TileMoves::of(&self.island, self.pirates())
    }

    /// The walks of a seat's pirate with at most `steps` steps and with the doubloons that it has.
    #[must_use]
    pub fn walks(&self, seat: Seat, steps: usize) -> Vec<Walk> {
        let player = self.player(seat);
        let from = |tile| walks(&self.island, &self.crowd(seat), tile, steps, u32::from(player.doubloons));
        player.pirate.map(from).unwrap_or_default()
    }

    /// The standing of a seat in every set.
    #[must_use]
    pub fn majorities(&self, seat: Seat) -> [Majority; Set::COUNT] {
        Set::ALL.map(|set| {
            let counts: ArrayVec<usize, MOST_PLAYERS> =
                self.players.iter().map(|player| player.treasures.count(set)).collect();
            let bonus = outcome::majority_bonus(&counts, seat.index());
            Majority { set, count: counts[seat.index()] as u8, bonus }
        })
    }

    /// The sum of a seat's doubloons, bonuses and treasures, if the game ended now.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let bonuses: i32 = self.majorities(seat).iter().map(|majority| i32::from(majority.bonus)).sum();
        i32::from(player.doubloons) + bonuses + player.treasures.value()
    }
}
