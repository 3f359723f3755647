//! How the bots judge actions in Morgan's Magic Map.
//!
//! A turn is a sequence of small actions. So an action is judged by the best [`Plan`](plan) that it leaves for the rest
//! of the turn: walk to some tile, with boots if that helps, play every card that holds there, dig deeper with shovels,
//! take the best treasure.
//!
//! The next action of the best plan loses nothing; any other action does. A tile is moved if that makes a better plan
//! possible.

mod face_up;
mod map;
mod plan;

use crate::components::{DOUBLOONS_PER_CARD, STEPS, STEPS_PER_BOOTS};
use crate::{Action, Bonus, Cards, Morgan, Open, Own, Phase, Symbol};
use table::{Position, Seat, View};

use bots::{Horizon, Policy, SearchPlan, Skill, Strength};
use face_up::FaceUpCards;
use map::Map;
use plan::{BOTHER, DOUBLOON, Planner, Stand};

impl Policy for Morgan {
    const POINT: i32 = DOUBLOON;

    /// By how much an action changes the worth of the turn, in hundredths of a doubloon.
    fn gains(view: View<'_, Self>) -> impl Fn(Action) -> i32 {
        let judge = view.seat().zip(view.own()).map(|(seat, own)| Judge::new(view.open, own, seat));
        move |action| judge.as_ref().map_or(0, |judge| judge.gain(action))
    }

    /// The holdings of the seat and the prospects of its next turn, minus the best of the others. At the end of the
    /// game, the points are compared instead.
    fn worth(position: &Position<Self>, seat: Seat) -> i32 {
        let open = &position.open;
        let worth = |seat: Seat| match open.turn.phase {
            Phase::Over => DOUBLOON * open.total(seat),
            _ => Judge::at_rest(open, &position.own[seat.index()], seat).next_turn(seat),
        };
        let others = (0..open.seats()).map(Seat).filter(|&other| other != seat);
        worth(seat) - others.map(worth).max().unwrap_or(0)
    }

    /// Changes with the seat, and so with every turn.
    fn turn_counter(open: &Open) -> u32 {
        open.seat.0.into()
    }

    fn skill(strength: Strength) -> Skill {
        match strength {
            Strength::Easy => Skill::Gain { errs: 3 },
            Strength::Normal => Skill::Gain { errs: 10 },
            Strength::Hard => Skill::Gain { errs: 25 },
            Strength::Expert => Skill::Search(SearchPlan {
                nodes: 400,
                width: 6,
                margin: 2 * DOUBLOON,
                horizon: Horizon { turns: 1, longest: 16 },
                times: 2,
            }),
        }
    }
}

/// The gain of an action that no bot should take.
const NEVER: i32 = i32::MIN / 2;

/// Judges the actions of one player.
struct Judge<'a> {
    open: &'a Open,
    planner: Planner,
    map: Map,
    now: Stand,
    /// The worth of the turn now.
    worth: i32,
    /// The worth of the turn with one more tile moved, if the player can pay for that.
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
            face_up: FaceUpCards::of(player.face_up),
            played: open.turn.played,
            shovels: open.turn.shovels,
        };
        let (planner, map) = (Planner::new(open, seat), Map::of(&open.island));
        let mut judge = Judge { open, planner, map, now, worth: 0, another_tile: NEVER };
        judge.worth = judge.worth(&now, open.turn.phase);
        judge.another_tile = judge.another_tile();
        judge
    }

    /// The worth of a turn from a phase on.
    fn worth(&self, stand: &Stand, phase: Phase) -> i32 {
        match phase {
            Phase::Corner | Phase::Over => 0,
            Phase::Map | Phase::Walk => self.planner.walk(&self.map, stand),
            Phase::Dig => self.planner.dig(&self.map, stand),
            Phase::Draw => self.planner.rest(&self.map, stand),
        }
    }

    /// A player between turns, with the steps of the next turn.
    fn at_rest(open: &'a Open, own: &Own, seat: Seat) -> Judge<'a> {
        let player = open.player(seat);
        let now = Stand {
            at: player.pirate,
            steps: STEPS,
            doubloons: player.doubloons.into(),
            hand: own.hand,
            face_up: FaceUpCards::of(player.face_up),
            played: Cards::EMPTY,
            shovels: 0,
        };
        let (planner, map) = (Planner::new(open, seat), Map::of(&open.island));
        Judge { open, planner, map, now, worth: 0, another_tile: NEVER }
    }

    /// The worth of a player between turns: treasures with their bonuses, doubloons, cards, and the next dig. For the
    /// player on turn, the best tile move before the dig counts too.
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

    /// The worth of the turn with one more tile moved. This evaluates about two hundred moves, so it only runs once the
    /// free move is spent.
    fn another_tile(&self) -> i32 {
        let turn = &self.open.turn;
        let mut then = self.now;
        if turn.phase != Phase::Map || turn.moves > 0 || self.planner.pay(&mut then.face_up, Symbol::Map).is_none() {
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
            // To the plan, cards with one symbol are alike.
            Action::Pick(picked) => self.using(then, picked.bonus(), phase),
        };
        worth - self.worth
    }

    /// The worth of the turn after a bonus. Only the cheapest way to pay for a symbol is considered.
    fn using(&self, mut then: Stand, bonus: Bonus, phase: Phase) -> i32 {
        if self.planner.pay(&mut then.face_up, bonus.gives()) != Some(bonus) {
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
