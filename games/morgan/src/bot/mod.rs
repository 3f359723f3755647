//! What an action gains in Morgan's Magic Map.
//!
//! A turn is a run of small actions, so an action is judged by the best [`Plan`](plan) for the rest of the turn that it
//! leaves: walk to some tile, with boots if that helps, play every card that holds there, dig deeper with shovels, take
//! the best treasure. The next action of the best plan loses nothing, any other does; and a tile is moved if that makes a
//! better plan possible.

mod map;
mod plan;
mod purse;

use crate::components::{DOUBLOONS_PER_CARD, STEPS, STEPS_PER_BOOTS};
use crate::{Action, Bonus, Cards, Morgan, Open, Own, Phase, Symbol};
use table::{Position, Seat, View};

use bots::{Horizon, Plan, Policy, Skill, Strength};
use map::Map;
use plan::{BOTHER, DOUBLOON, Planner, Stand};
use purse::Purse;

impl Policy for Morgan {
    const POINT: i32 = DOUBLOON;

    /// By how much an action changes what the turn is worth, in hundredths of a doubloon.
    fn judge(view: View<'_, Self>) -> impl Fn(Action) -> i32 {
        let judge = view.seat().zip(view.own()).map(|(seat, own)| Judge::new(view.open, own, seat));
        move |action| judge.as_ref().map_or(0, |judge| judge.gain(action))
    }

    /// What the seat has and what its next turn promises, less the best of the others'; in the end the points.
    fn worth(position: &Position<Self>, seat: Seat) -> i32 {
        let open = &position.open;
        let worth = |seat: Seat| match open.turn.phase {
            Phase::Over => DOUBLOON * open.total(seat),
            _ => Judge::at_rest(open, &position.own[seat.index()], seat).next_turn(seat),
        };
        let others = (0..open.seats()).map(Seat).filter(|&other| other != seat);
        worth(seat) - others.map(worth).max().unwrap_or(0)
    }

    /// A turn.
    fn moment(open: &Open) -> u32 {
        open.seat.0.into()
    }

    fn skill(strength: Strength) -> Skill {
        match strength {
            Strength::Easy => Skill::Gain { errs: 3 },
            Strength::Normal => Skill::Gain { errs: 10 },
            Strength::Hard => Skill::Gain { errs: 25 },
            Strength::Expert => Skill::Search(Plan {
                nodes: 400,
                width: 6,
                margin: 2 * DOUBLOON,
                horizon: Horizon { turns: 1, longest: 16 },
                times: 2,
            }),
        }
    }
}

/// What nobody would do.
const NEVER: i32 = i32::MIN / 2;

/// A player in the middle of a turn.
struct Judge<'a> {
    open: &'a Open,
    planner: Planner,
    map: Map,
    now: Stand,
    /// What the turn is worth now.
    worth: i32,
    /// What it is worth with one more tile moved, if that can be paid.
    another_tile: i32,
}

impl<'a> Judge<'a> {
    fn new(open: &'a Open, own: &Own, seat: Seat) -> Judge<'a> {
        let player = open.player(seat);
        let now = Stand {
            at: player.pirate,
            steps: open.turn.steps,
            doubloons: player.doubloons.into(),
            hand: own.hand,
            purse: Purse::of(player.face_up),
            played: open.turn.played,
            shovels: open.turn.shovels,
        };
        let (planner, map) = (Planner::new(open, seat), Map::of(&open.island));
        let mut judge = Judge { open, planner, map, now, worth: 0, another_tile: NEVER };
        judge.worth = judge.worth(&now, open.turn.phase);
        judge.another_tile = judge.another_tile();
        judge
    }

    /// What a turn is worth from a phase on.
    fn worth(&self, stand: &Stand, phase: Phase) -> i32 {
        match phase {
            Phase::Corner | Phase::Over => 0,
            Phase::Map | Phase::Walk => self.planner.walk(&self.map, stand),
            Phase::Dig => self.planner.dig(&self.map, stand),
            Phase::Draw => self.planner.rest(&self.map, stand),
        }
    }

    /// A player between turns, with the steps of the next one.
    fn at_rest(open: &'a Open, own: &Own, seat: Seat) -> Judge<'a> {
        let player = open.player(seat);
        let now = Stand {
            at: player.pirate,
            steps: STEPS,
            doubloons: player.doubloons.into(),
            hand: own.hand,
            purse: Purse::of(player.face_up),
            played: Cards::EMPTY,
            shovels: 0,
        };
        let (planner, map) = (Planner::new(open, seat), Map::of(&open.island));
        Judge { open, planner, map, now, worth: 0, another_tile: NEVER }
    }

    /// What a player has between turns and can make of it: treasures with their bonuses, doubloons, cards, and the next
    /// dig; for who is on turn, with the best tile moved before it.
    fn next_turn(&self, seat: Seat) -> i32 {
        let player = self.open.player(seat);
        let treasures = self.open.total(seat) - i32::from(player.doubloons);
        let mut best = self.planner.walk(&self.map, &self.now);
        if self.open.seat == seat && self.open.turn.phase == Phase::Map {
            self.open.tile_moves().for_each(|tile, _, spot| {
                best = best.max(self.planner.walk(&self.map.with(tile, spot), &self.now) - BOTHER);
            });
        }
        DOUBLOON * treasures + best
    }

    /// Looks at some two hundred moves, and so only once the free one is spent.
    fn another_tile(&self) -> i32 {
        let turn = &self.open.turn;
        let mut then = self.now;
        if turn.phase != Phase::Map || turn.moves > 0 || self.planner.pay(&mut then.purse, Symbol::Map).is_none() {
            return NEVER;
        }
        let mut best = NEVER;
        self.open.tile_moves().for_each(|tile, _, spot| {
            best = best.max(self.planner.walk(&self.map.with(tile, spot), &then));
        });
        best - BOTHER
    }

    fn gain(&self, action: Action) -> i32 {
        let (island, phase) = (&self.open.island, self.open.turn.phase);
        let mut then = self.now;
        let worth = match action {
            Action::Corner(corner) => {
                then.steps = STEPS;
                self.planner.enter(&mut then, self.open.corner(corner));
                self.worth(&then, Phase::Map)
            }
            Action::Move { tile, spot, .. } => self.planner.walk(&self.map.with(tile, spot), &then) - BOTHER,
            Action::Step(direction) => {
                let to = then.at.and_then(|from| island.tile_on(island.spot(from).next(direction)));
                then.steps = then.steps.saturating_sub(1);
                self.planner.enter(&mut then, to);
                self.worth(&then, Phase::Walk) - BOTHER
            }
            Action::Play(card) => {
                then.play(Cards::from_iter([card]));
                self.worth(&then, Phase::Dig)
            }
            Action::Take(level) => self.planner.level(level) + self.worth(&then, Phase::Draw),
            Action::Discard(card) => {
                then.hand.remove(card);
                self.worth(&then, Phase::Draw)
            }
            Action::Draw => self.worth(&then, Phase::Draw),
            Action::Use(bonus) => self.using(then, bonus, phase),
        };
        worth - self.worth
    }

    /// Of several ways to pay for the same only the cheapest is looked at.
    fn using(&self, mut then: Stand, bonus: Bonus, phase: Phase) -> i32 {
        if self.planner.pay(&mut then.purse, bonus.gives()) != Some(bonus) {
            return NEVER;
        }
        match bonus.gives() {
            Symbol::Map => return self.another_tile,
            Symbol::Boots => {
                then.steps += STEPS_PER_BOOTS;
                return self.worth(&then, Phase::Walk);
            }
            Symbol::Shovel => then.shovels += 1,
            Symbol::Doubloons => then.doubloons += u32::from(DOUBLOONS_PER_CARD),
        }
        self.worth(&then, phase)
    }
}
