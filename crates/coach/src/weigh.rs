//! Compares moves.
//!
//! The most promising moves are tried in imagined positions, all moves in the same ones, as far ahead as the strongest
//! bot looks. Each of several rounds drops the worse half. The remaining moves are then tried again in *fresh*
//! positions: the best of many was also lucky, and the reported difference must not include that luck.
//!
//! The outlook comes from a few games that are played to their ends with the *usual* move of the policy, now and later.
//! It must not mix the two: the best move now, followed by usual moves, would assume that the player plays worse later
//! than now. See `analysis`.

use std::cmp::Reverse;
use std::fmt;

use bots::{Horizon, Policy, Skill, Strength, World, most_promising};
use table::{Choices, Purpose, Seat, Seed, View};

/// The effort for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The approximate number of actions carried out in imagined positions to find the best moves.
    pub nodes: u64,
    /// The maximum number of moves that are tried.
    pub width: usize,
    /// The number of fresh positions in which the remaining moves are compared.
    pub fresh: u32,
    /// How far the moves are played on in fresh positions.
    pub horizon: Horizon,
    /// The number of games that are played to their ends.
    pub games: u32,
    /// Whether to compute what a move changes for the other seats. In an [account](crate::Account), the effect of the
    /// others' moves on a seat then counts as that seat's skill, not as luck.
    pub rivals: bool,
}

impl Effort {
    /// The same effort with this many nodes; scales `fresh` and `games` in proportion.
    #[must_use]
    pub fn with_nodes(self, nodes: u64) -> Effort {
        let scaled = |count: u32, fewest: u32| {
            let count = u128::from(count) * u128::from(nodes) / u128::from(self.nodes.max(1));
            u32::try_from(count).unwrap_or(u32::MAX).max(fewest)
        };
        Effort { nodes, fresh: scaled(self.fresh, 4), games: scaled(self.games, 1), ..self }
    }
}

/// A number with one decimal digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tenths(pub i32);

impl Tenths {
    /// `sum / count`, rounded.
    fn mean(sum: i64, count: i64) -> Tenths {
        let count = count.max(1);
        Tenths((sum * 20 + count).div_euclid(count * 2) as i32)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { ["", "+"][usize::from(f.sign_plus())] };
        let text = format!("{sign}{}.{}", self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        write!(f, "{text:>width$}", width = f.width().unwrap_or(0))
    }
}

/// A move, compared with the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed<A> {
    /// The move.
    pub action: A,
    /// How many points it is behind the best.
    pub behind: Tenths,
    /// Whether the difference is significant: more than twice its standard error.
    pub clear: bool,
    /// How many points it is ahead of the usual move, which the policy would play; zero if that is not clear.
    pub ahead: Tenths,
    /// How many points of lead each seat gains or loses by this move instead of the usual one; zero where
    /// it is not clear. Empty unless [`Effort::rivals`] is set.
    pub changes: Vec<Tenths>,
}

/// How a game is likely to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    /// The points.
    pub points: Tenths,
    /// The lead over the best of the others; in a solo game, the points.
    pub lead: Tenths,
}

/// The result of weighing the moves of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<A> {
    /// The moves, the best first.
    pub moves: Vec<Weighed<A>>,
    /// How the game is likely to end if everybody plays the usual moves, this one included.
    pub outlook: Outlook,
}

/// Weighs the moves of the view's seat. At least `keep` of them remain, and the moves in `also` always do. None if the
/// seat is not awaited.
#[must_use]
pub fn weigh<G: Policy>(
    view: View<'_, G>,
    keep: usize,
    also: &[G::Action],
    effort: &Effort,
    seed: Seed,
) -> Option<Verdict<G::Action>> {
    let choices = G::choices(view);
    if choices.is_empty() {
        return None;
    }
    let promising = most_promising(view, &choices, effort.width, i32::MAX);
    weigh_moves(view, promising, keep, also, effort, seed)
}

/// A move, and the worth of the positions that it led to, in units of [`Policy::worth`]: [`Policy::POINT`] of them are one
/// point.
struct Tried<A> {
    action: A,
    sum: i64,
    /// The worth to the seat that moves, one number a world.
    worth: Vec<i32>,
    /// The worth to each seat, one number a world, if requested.
    worth_to_seats: Vec<Vec<i32>>,
}

/// Weighs these moves and those in `also`. The first of `moves` must be the most promising one: it counts as the usual
/// move.
pub(crate) fn weigh_moves<G: Policy>(
    view: View<'_, G>,
    mut moves: Vec<G::Action>,
    keep: usize,
    also: &[G::Action],
    effort: &Effort,
    seed: Seed,
) -> Option<Verdict<G::Action>> {
    let seat = view.seat()?;
    let usual = *moves.first()?;
    let also = &[&[usual], also].concat();
    for action in also {
        if !moves.contains(action) {
            moves.push(*action);
        }
    }
    let mut dice = seed.dice(Purpose(*b"wrld"), 0);
    let mut imagine = G::worlds(view, &mut dice);
    let mut next_world = || World::imagined(imagine(), seat);
    let untried = |action| Tried { action, sum: 0, worth: Vec::new(), worth_to_seats: Vec::new() };
    let tried = moves.into_iter().map(untried).collect();
    let mut trials = Trials { horizon: farthest::<G>(), seat, rivals: false, tried };
    trials.search(&mut next_world, keep.max(1), also, effort.nodes);
    trials.try_afresh(&mut next_world, effort);
    let moves = trials.compared::<G>(usual)?;
    Some(Verdict { moves, outlook: outlook(&mut next_world, usual, seat, effort.games) })
}

/// Plays games to their ends with the usual move.
fn outlook<G: Policy>(next_world: &mut impl FnMut() -> World<G>, usual: G::Action, seat: Seat, games: u32) -> Outlook {
    let ends = (0..games).map(|_| next_world().after(usual, Horizon::END, &mut 0));
    let (points, lead) = ends
        .map(|end| standing::<G>(&end.open, seat))
        .fold((0, 0), |(points, lead), (more, by)| (points + i64::from(more), lead + i64::from(by)));
    let mean = |sum| Tenths::mean(sum, i64::from(games));
    Outlook { points: mean(points), lead: mean(lead) }
}

/// How far the strongest bot looks.
fn farthest<G: Policy>() -> Horizon {
    match G::skill(Strength::Expert) {
        Skill::Search(plan) => plan.horizon,
        Skill::Gain { .. } | Skill::Promise => Horizon::END,
    }
}

struct Trials<A> {
    horizon: Horizon,
    seat: Seat,
    rivals: bool,
    tried: Vec<Tried<A>>,
}

impl<A: Copy + PartialEq> Trials<A> {
    /// Tries all moves and drops the worse half, round after round, until `keep` moves and those in `also` remain. Each
    /// round spends its share of the nodes.
    fn search<G: Policy<Action = A>>(
        &mut self,
        next_world: &mut impl FnMut() -> World<G>,
        keep: usize,
        also: &[A],
        nodes: u64,
    ) {
        // The first world shows how many nodes a trial takes.
        let mut spent = self.try_in(&next_world());
        let each = spent.div_ceil(self.tried.len() as u64).max(1);
        // How often the moves must be halved until `keep` remain.
        let rounds = u64::from(self.tried.len().div_ceil(keep).next_power_of_two().trailing_zeros().max(1));
        let mut round = 0;
        while self.tried.len() > keep {
            round += 1;
            while spent + each * self.tried.len() as u64 <= nodes * round.min(rounds) / rounds {
                spent += self.try_in(&next_world());
            }
            let before = self.tried.len();
            self.drop_half(keep, also);
            if self.tried.len() == before {
                break;
            }
        }
    }

    /// Forgets the search and tries the remaining moves in fresh worlds, now up to `effort.horizon`.
    fn try_afresh<G: Policy<Action = A>>(&mut self, next_world: &mut impl FnMut() -> World<G>, effort: &Effort) {
        self.forget();
        (self.horizon, self.rivals) = (effort.horizon, effort.rivals);
        // A single move has nothing to be compared with.
        let fresh = if self.tried.len() > 1 { effort.fresh.max(2) } else { 0 };
        (0..fresh).for_each(|_| _ = self.try_in(&next_world()));
        self.sort();
    }

    /// Compares every move with the best and with the usual one. None if the usual move is not among them.
    fn compared<G: Policy<Action = A>>(&self, usual: A) -> Option<Vec<Weighed<A>>> {
        let usual = self.tried.iter().find(|one| one.action == usual)?;
        let clearly = |ours: &[i32], theirs: &[i32]| match difference::<G>(ours, theirs) {
            (by, true) => by,
            (_, false) => Tenths::default(),
        };
        let weighed = |one: &Tried<A>| {
            let (behind, clear) = difference::<G>(&self.tried[0].worth, &one.worth);
            let changes = one
                .worth_to_seats
                .iter()
                .zip(&usual.worth_to_seats)
                .map(|(ours, usual)| clearly(ours, usual))
                .collect();
            Weighed { action: one.action, behind, clear, ahead: clearly(&one.worth, &usual.worth), changes }
        };
        Some(self.tried.iter().map(weighed).collect())
    }

    /// Tries every move in a world. Returns the number of nodes that this took.
    fn try_in<G: Policy<Action = A>>(&mut self, world: &World<G>) -> u64 {
        let mut nodes = 0;
        for one in &mut self.tried {
            let end = world.after(one.action, self.horizon, &mut nodes);
            let worth = G::worth(&end, self.seat);
            one.sum += i64::from(worth);
            one.worth.push(worth);
            if self.rivals {
                one.worth_to_seats.resize(end.own.len(), Vec::new());
                for (seat, worth) in (0..).map(Seat).zip(&mut one.worth_to_seats) {
                    worth.push(G::worth(&end, seat));
                }
            }
        }
        nodes
    }

    /// A stable sort: among equals the more promising stays in front.
    fn sort(&mut self) {
        self.tried.sort_by_key(|one| Reverse(one.sum));
    }

    fn drop_half(&mut self, keep: usize, also: &[A]) {
        self.sort();
        let stay = self.tried.len().div_ceil(2).max(keep);
        let mut place = 0;
        self.tried.retain(|one| {
            place += 1;
            place <= stay || also.contains(&one.action)
        });
    }

    fn forget(&mut self) {
        for one in &mut self.tried {
            (one.sum, one.worth) = (0, Vec::new());
        }
    }
}

/// How many points one move was better than another on average, and whether that is clear. Takes the worth of both moves
/// in the same worlds.
fn difference<G: Policy>(one: &[i32], other: &[i32]) -> (Tenths, bool) {
    let differences = one.iter().zip(other).map(|(one, other)| i128::from(*one) - i128::from(*other));
    let count = one.len() as i128;
    let (sum, squares) = differences.fold((0, 0), |(sum, squares), by| (sum + by, squares + by * by));
    // The mean is more than twice its standard error: sum² / n > 4 (Σ by² − sum² / n) / (n − 1).
    let clear = sum * sum * (count - 1) > 4 * (squares * count - sum * sum);
    (Tenths::mean(sum as i64, count as i64 * i64::from(G::POINT)), clear)
}

/// The points of a seat in a finished game, and its lead over the best of the others; in a solo game, the points again.
///
/// # Panics
/// If the game is not over.
pub(crate) fn standing<G: Policy>(open: &G::Open, seat: Seat) -> (i32, i32) {
    let outcome = G::outcome(open).expect("the game is over");
    let points = outcome.players.get(seat.index()).map_or(0, |player| player.total);
    let others = outcome.players.iter().enumerate().filter(|&(other, _)| other != seat.index());
    (points, points - others.map(|(_, player)| player.total).max().unwrap_or(0))
}
