//! The gain of a decision in Maps of Misterra.
//!
//! Gains are measured by the [value](worth::Worth) of the player's own map and claims, in fractions of a point. A
//! decision looks ahead to the end of its half day. The gain of a move is the best gain of a sketch or a claim at its
//! destination; the gain of taking a sketch is that of its best use.

mod keep;
mod presumption;
mod worth;

use crate::{Action, HalfDay, Laying, Misterra, Open, Sketch, Space, Step, Terrain, claim, score_now, walk};
use table::{Choices, Game, Position, Seat, View};

use bots::{Horizon, Policy, SearchPlan, Skill, Strength};
use worth::{POINT, Worth};

/// The deduction for an exchange, in fractions of a point, because its result is uncertain.
const HOPE: i32 = POINT / 4;

impl Policy for Misterra {
    const POINT: i32 = POINT;

    fn gains(view: View<'_, Self>) -> impl Fn(Action) -> i32 {
        let worth = Worth::new(view);
        // The gain of each sketch at the meeple's space, computed once for all takes and exchanges.
        let laid: Vec<i32> = match (view.open.step, view.open.explorer().meeple) {
            (Step::Sketch { .. }, Some(at)) => Sketch::all().map(|sketch| worth.best(at, sketch)).collect(),
            _ => Vec::new(),
        };
        move |action| {
            let here = view.open.explorer().meeple;
            match action {
                Action::Keep(pair) => pair.cards().map(keep::expected).iter().sum(),
                Action::Go(to) => worth.half_day(to),
                Action::Stay => here.map_or(0, |at| worth.half_day(at)),
                Action::Take(sketch) => laid.get(usize::from(sketch.number())).copied().unwrap_or(0),
                Action::Exchange(sketch) => worth.exchange(sketch, &laid),
                Action::Map(laying) => view.open.taken().map_or(0, |sketch| worth.mapped(sketch, laying)),
                Action::Claim => here.map_or(0, |at| worth.claimed(at)),
                Action::Leave => 0,
                Action::OtomaClaims(space) => -worth.for_otoma(space),
            }
        }
    }

    /// The value of the seat's map and claims, plus the best gain of its next decision if it is awaited, minus the
    /// value of the best opponent. At the end of the game, values are points.
    fn worth(position: &Position<Self>, seat: Seat) -> i32 {
        let open = &position.open;
        let over = open.awaited.is_empty();
        let worth = |seat: Seat| {
            let own = &position.own[seat.index()];
            match own.kept().filter(|_| over) {
                Some(kept) => POINT * score_now(open, seat, &kept).total(),
                None => Worth::now(open, seat, own),
            }
        };
        let others = (0..open.seats()).map(Seat).filter(|&other| other != seat);
        let otoma = if over { 0 } else { worth::of_otoma(open) };
        let mut next = 0;
        if open.awaited.contains(seat) {
            let view = position.view(seat);
            let gain = Self::gains(view);
            Self::choices(view).for_each(|action| next = next.max(gain(action)));
        }
        worth(seat) + next - others.map(worth).max().unwrap_or(otoma)
    }

    /// The number of the half day.
    fn turn_counter(open: &Open) -> u32 {
        let half = u32::from(open.half_day == HalfDay::Afternoon);
        (u32::from(open.round) * u32::from(open.seats()) + u32::from(open.turn.0)) * 2 + half
    }

    fn skill(strength: Strength) -> Skill {
        match strength {
            Strength::Easy => Skill::Gain { errs: 3 },
            Strength::Normal => Skill::Gain { errs: 8 },
            Strength::Hard => Skill::Promise,
            Strength::Expert => Skill::Search(SearchPlan {
                nodes: 800,
                width: 8,
                margin: 2 * POINT,
                horizon: Horizon { turns: 4, longest: 16 },
                times: 2,
            }),
        }
    }
}

impl Worth<'_> {
    /// The gain of the best half day whose move ends on a space.
    fn half_day(&self, at: Space) -> i32 {
        let mut best = 0;
        for (place, sketch) in self.open.display.iter().enumerate() {
            if !self.open.display[..place].contains(sketch) {
                best = best.max(self.best(at, *sketch));
            }
        }
        best
    }

    /// The largest gain of a sketch for a meeple on a space: laid somewhere in sight, or discarded for a claim.
    fn best(&self, at: Space, sketch: Sketch) -> i32 {
        let claim = self.claimed(at);
        let island = &self.open.island;
        if !walk::may_map(island, at) {
            return claim;
        }
        let seen = walk::seen(island, at);
        let layings = Laying::all().filter(|laying| {
            let in_sight = seen.contains(laying.first().index()) || seen.contains(laying.second().index());
            in_sight && (laying.is_in_order() || !sketch.is_double())
        });
        layings.map(|laying| self.mapped(sketch, laying)).fold(claim, i32::max)
    }

    /// The gain of exchanging a sketch: the expected best gain of the remaining sketches and the drawn one, minus a
    /// deduction for the uncertainty.
    fn exchange(&self, sketch: Sketch, laid: &[i32]) -> i32 {
        let gain = |sketch: Sketch| laid.get(usize::from(sketch.number())).copied().unwrap_or(0);
        let mut staying = self.open.display.clone();
        if let Some(place) = staying.iter().position(|&shown| shown == sketch) {
            staying.remove(place);
        }
        let best_staying = staying.iter().map(|&sketch| gain(sketch)).max().unwrap_or(0);
        let unseen = self.open.unseen_sketches();
        let (mut sum, mut cards) = (0, 0);
        for (sketch, count) in Sketch::all().zip(unseen) {
            sum += i32::from(count) * gain(sketch).max(best_staying);
            cards += i32::from(count);
        }
        if self.open.deck.unseen == 0 || cards == 0 { i32::MIN } else { sum / cards - HOPE }
    }

    /// The gain of claiming at a space; 0 if it is not allowed.
    fn claimed(&self, at: Space) -> i32 {
        let explorer = self.open.explorer();
        let allowed = claim::check(&self.open.island, self.markers, explorer.claims, Some(at));
        allowed.map_or(0, |region| self.region(region))
    }

    /// The value of a group to Otoma. A group of a terrain that the player can still claim is worth more.
    fn for_otoma(&self, space: Space) -> i32 {
        let island = &self.open.island;
        let own = self.open.explorer().claims.island();
        let mine = |terrain: Terrain| if own.meets(island.of(terrain)) { 0 } else { POINT };
        self.region(island.region(space)) + island.terrain_at(space).map_or(0, mine)
    }
}
