//! The worth of the rest of a turn, in hundredths of a doubloon.

use crate::components::{HAND, LEVELS, STEPS_PER_BOOTS};
use crate::outcome::majority_bonus;
use crate::walk::Crowd;
use crate::{Bonus, Cards, Level, Open, Symbol, Tile};
use table::Seat;

use super::face_up::{FaceUpCards, Prices};
use super::map::{Map, Tolls};

pub(super) const DOUBLOON: i32 = 100;

/// The worth of a face-up card: shovel, boots, doubloons, map. A doubloon card is worth a little less than it brings,
/// so that bots cash it in. The others are worth a little more than half of what a pair brings, so that bots keep
/// pairs.
const PRICES: Prices = [150, 105, 190, 105];

/// The number of treasures before the end of the game at which cards begin to lose their worth.
const LAST: i32 = 6;

/// The worth of a hand card after the turn, by how many steps it misses on the best tile that the next walk reaches.
/// `DRAWN` is the worth of a card that is still to be drawn, for each point near that tile.
const MISSES: [i32; 4] = [100, 50, 20, 0];
const DRAWN: i32 = 4;

/// The cost of a step or a tile move. It keeps bots from wandering about or moving tiles when nothing better comes of
/// it.
pub(super) const BOTHER: i32 = 1;

/// The most boots that a plan uses in one walk.
const MOST_BOOTS: u8 = 2;

/// A player at some moment of a turn, real or imagined.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    pub(super) at: Option<Tile>,
    pub(super) steps: u8,
    pub(super) doubloons: u32,
    pub(super) hand: Cards,
    pub(super) face_up: FaceUpCards,
    pub(super) played: Cards,
    pub(super) shovels: u8,
}

impl Stand {
    /// Plays cards in a dig.
    pub(super) fn play(&mut self, cards: Cards) {
        self.hand = self.hand.without(cards);
        self.face_up.add(cards);
        self.played = self.played.with(cards);
    }

    fn reach(&self) -> usize {
        (self.played.len() + usize::from(self.shovels)).min(LEVELS)
    }
}

/// Makes plans for one turn of one player.
pub(super) struct Planner {
    crowd: Crowd,
    prices: Prices,
    /// The worth of the treasure at each level.
    levels: [i32; LEVELS],
    /// The worth of the best treasure down to each depth.
    deepest: [i32; LEVELS + 1],
}

impl Planner {
    pub(super) fn new(open: &Open, seat: Seat) -> Planner {
        let mut levels = [0; LEVELS];
        for (worth, level) in levels.iter_mut().zip(Level::all()) {
            let treasure = open.board[level.index()].facts();
            *worth = (i32::from(treasure.value) + i32::from(level.doubloons())) * DOUBLOON;
            *worth += majority(open, seat, treasure.set);
        }
        // The last treasure ends the game, and then no card is worth anything.
        let left = (i32::from(open.treasure_deck) - 1).clamp(0, LAST);
        let prices = PRICES.map(|price| price * left / LAST);
        let mut deepest = [0; LEVELS + 1];
        for (depth, worth) in levels.iter().enumerate() {
            deepest[depth + 1] = deepest[depth].max(*worth);
        }
        Planner { crowd: open.crowd(seat), prices, levels, deepest }
    }

    /// The worth of the treasure at a level.
    pub(super) fn level(&self, level: Level) -> i32 {
        self.levels[level.index()]
    }

    /// Pays for a symbol as cheaply as possible.
    pub(super) fn pay(&self, face_up: &mut FaceUpCards, symbol: Symbol) -> Option<Bonus> {
        face_up.pay(symbol, &self.prices)
    }

    /// Goes to a tile and pays the toll.
    pub(super) fn enter(&self, stand: &mut Stand, tile: Option<Tile>) {
        let toll = tile.map_or(0, |tile| self.crowd[tile.index()]);
        stand.at = tile;
        stand.doubloons = stand.doubloons.saturating_sub(toll.into());
    }

    /// The worth of the best walk, with or without a dig at its end.
    pub(super) fn walk(&self, map: &Map, stand: &Stand) -> i32 {
        let Some(from) = stand.at else { return 0 };
        let mut then = *stand;
        let mut best = self.dig(map, stand);
        let mut tolls: Tolls = [None; Tile::COUNT];
        tolls[from.index()] = Some(0);
        let (mut steps, mut walked) = (stand.steps, 0);
        for _ in 0..=MOST_BOOTS {
            for _ in 0..steps {
                walked += BOTHER;
                let next = map.step(&tolls, &self.crowd, stand.doubloons);
                for (at, tile) in Tile::all().enumerate() {
                    // Skip tiles that fewer steps reach at the same toll.
                    let Some(toll) = next[at].filter(|_| next[at] != tolls[at]) else { continue };
                    let there = Stand { at: Some(tile), doubloons: stand.doubloons - u32::from(toll), ..then };
                    best = best.max(self.dig(map, &there) - walked);
                }
                tolls = next;
            }
            steps = STEPS_PER_BOOTS;
            if self.pay(&mut then.face_up, Symbol::Boots).is_none() {
                break;
            }
        }
        best
    }

    /// The worth of the best dig on a tile: with all cards that hold there, and with shovels as long as they pay off.
    /// Without such a card the turn ends.
    pub(super) fn dig(&self, map: &Map, stand: &Stand) -> i32 {
        let Some(at) = stand.at else { return 0 };
        let mut then = *stand;
        // Cards are played in ascending order, and a plan plays all of them before it uses a shovel.
        let last = stand.played.iter().last();
        let holds = |card| map.misses(card, at.index()) == 0 && last.is_none_or(|last| card > last);
        if stand.shovels == 0 {
            then.play(stand.hand.iter().filter(|&card| holds(card)).collect());
        }
        if then.played.is_empty() {
            return self.rest(map, stand);
        }
        let mut best = i32::MIN;
        loop {
            let deepest = self.deepest[then.reach()];
            best = best.max(deepest + then.face_up.worth(&self.prices));
            // Use no shovel if no deeper treasure is better.
            if deepest == self.deepest[LEVELS] || self.pay(&mut then.face_up, Symbol::Shovel).is_none() {
                return best + self.kept(map, &then, at);
            }
            then.shovels += 1;
        }
    }

    /// The worth of what is left when the turn ends: doubloons, the hand with the cards to be drawn, and face-up cards.
    pub(super) fn rest(&self, map: &Map, stand: &Stand) -> i32 {
        let Some(at) = stand.at else { return 0 };
        self.kept(map, stand, at) + stand.face_up.worth(&self.prices)
    }

    /// The same without the face-up cards.
    fn kept(&self, map: &Map, stand: &Stand, at: Tile) -> i32 {
        let drawn = DRAWN * (HAND - stand.hand.len().min(HAND)) as i32;
        let hand = map.best_next(at.index(), |tile, near| {
            let promise = |card| MISSES[usize::from(map.misses(card, tile)).min(MISSES.len() - 1)];
            stand.hand.iter().map(promise).sum::<i32>() + drawn * i32::from(near)
        });
        stand.doubloons as i32 * DOUBLOON + hand
    }
}

/// How one more treasure of a set changes its bonus: for the player, minus the average change for the others. It counts
/// by half, because much can happen until the end of the game.
fn majority(open: &Open, seat: Seat, set: crate::Set) -> i32 {
    let mut counts: Vec<usize> = open.players.iter().map(|player| player.treasures.count(set)).collect();
    let lead = |counts: &[usize]| {
        let bonus = |player: usize| i32::from(majority_bonus(counts, player)) * DOUBLOON;
        let all: i32 = (0..counts.len()).map(bonus).sum();
        let own = bonus(seat.index());
        own - (all - own) / (counts.len() as i32 - 1).max(1)
    };
    let before = lead(&counts);
    counts[seat.index()] += 1;
    (lead(&counts) - before) / 2
}
