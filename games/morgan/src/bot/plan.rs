//! What the rest of a turn is worth, in hundredths of a doubloon.

use crate::components::{HAND, LEVELS, STEPS_PER_BOOTS};
use crate::outcome::majority_bonus;
use crate::walk::Crowd;
use crate::{Bonus, Cards, Level, Open, Symbol, Tile};
use table::Seat;

use super::map::{Map, Tolls};
use super::purse::{Prices, Purse};

pub(super) const DOUBLOON: i32 = 100;

/// What a face-up card is worth: shovel, boots, doubloons, map. A doubloon card is worth a little less than what it
/// brings, so that it is cashed in; the others a little more than half of what a pair of them brings, so that pairs are
/// not.
const PRICES: Prices = [150, 105, 190, 105];

/// So many treasures before the end of the game cards begin to lose their worth.
const LAST: i32 = 6;

/// What a hand card is worth after the turn by how far it misses, at the best of the tiles that the next walk reaches; and
/// what a card is worth that is still to be drawn, for each point near that tile.
const MISSES: [i32; 4] = [100, 50, 20, 0];
const DRAWN: i32 = 4;

/// What a step or a tile moved costs that leads to nothing better: nobody wanders about, or shuffles the map for others.
pub(super) const BOTHER: i32 = 1;

/// No more boots are thought of in one walk.
const MOST_BOOTS: u8 = 2;

/// A player at some moment of a turn, real or thought of.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    pub(super) at: Option<Tile>,
    pub(super) steps: u8,
    pub(super) doubloons: u32,
    pub(super) hand: Cards,
    pub(super) purse: Purse,
    pub(super) played: Cards,
    pub(super) shovels: u8,
}

impl Stand {
    /// Plays cards in a dig.
    pub(super) fn play(&mut self, cards: Cards) {
        self.hand = self.hand.without(cards);
        self.purse.add(cards);
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
    /// What taking the treasure at each level is worth.
    levels: [i32; LEVELS],
    /// What the best treasure within so many levels is worth.
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
        // With the last treasure the game ends at once, and no card is worth anything.
        let left = (i32::from(open.treasure_deck) - 1).clamp(0, LAST);
        let prices = PRICES.map(|price| price * left / LAST);
        let mut deepest = [0; LEVELS + 1];
        for (depth, worth) in levels.iter().enumerate() {
            deepest[depth + 1] = deepest[depth].max(*worth);
        }
        Planner { crowd: open.crowd(seat), prices, levels, deepest }
    }

    /// What taking the treasure at a level is worth.
    pub(super) fn level(&self, level: Level) -> i32 {
        self.levels[level.index()]
    }

    /// Pays for a symbol, as cheaply as can be.
    pub(super) fn pay(&self, purse: &mut Purse, symbol: Symbol) -> Option<Bonus> {
        purse.pay(symbol, &self.prices)
    }

    /// Goes to a tile and pays the toll.
    pub(super) fn enter(&self, stand: &mut Stand, tile: Option<Tile>) {
        let toll = tile.map_or(0, |tile| self.crowd[tile.index()]);
        stand.at = tile;
        stand.doubloons = stand.doubloons.saturating_sub(toll.into());
    }

    /// The best of all walks, with a dig at its end or without.
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
                    // Only where there was no way with fewer steps, or none as cheap.
                    let Some(toll) = next[at].filter(|_| next[at] != tolls[at]) else { continue };
                    let there = Stand { at: Some(tile), doubloons: stand.doubloons - u32::from(toll), ..then };
                    best = best.max(self.dig(map, &there) - walked);
                }
                tolls = next;
            }
            steps = STEPS_PER_BOOTS;
            if self.pay(&mut then.purse, Symbol::Boots).is_none() {
                break;
            }
        }
        best
    }

    /// The best dig on a tile: with all cards that hold there, and shovels as long as they pay. Without such a card the
    /// turn ends.
    pub(super) fn dig(&self, map: &Map, stand: &Stand) -> i32 {
        let Some(at) = stand.at else { return 0 };
        let mut then = *stand;
        // Cards are played in ascending order, and before any shovel.
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
            best = best.max(deepest + then.purse.worth(&self.prices));
            // No shovel for nothing better.
            if deepest == self.deepest[LEVELS] || self.pay(&mut then.purse, Symbol::Shovel).is_none() {
                return best + self.kept(map, &then, at);
            }
            then.shovels += 1;
        }
    }

    /// What is left once the turn ends: doubloons, the hand with what will be drawn, and cards face up.
    pub(super) fn rest(&self, map: &Map, stand: &Stand) -> i32 {
        let Some(at) = stand.at else { return 0 };
        self.kept(map, stand, at) + stand.purse.worth(&self.prices)
    }

    /// What is left but for the cards face up.
    fn kept(&self, map: &Map, stand: &Stand, at: Tile) -> i32 {
        let drawn = DRAWN * (HAND - stand.hand.len().min(HAND)) as i32;
        let hand = map.best_next(at.index(), |tile, near| {
            let promise = |card| MISSES[usize::from(map.misses(card, tile)).min(MISSES.len() - 1)];
            stand.hand.iter().map(promise).sum::<i32>() + drawn * i32::from(near)
        });
        stand.doubloons as i32 * DOUBLOON + hand
    }
}

/// What one more treasure of a set changes in its bonus, for the player and, the other way, for each of the others. Much
/// can happen until the end, so it counts by half.
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
