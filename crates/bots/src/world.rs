//! Imagined positions, and the consequences of actions in them.

use table::{Choices, EventSink, Game, Position, Seat, View};

use crate::Policy;

/// An imagined position in which a seat must act, and the actions of the other awaited seats.
#[derive(Debug)]
pub struct World<G: Game> {
    position: Position<G>,
    seat: Seat,
    others: Vec<(Seat, G::Action)>,
}

/// How far an imagined game is played out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horizon {
    /// The maximum number of turns.
    pub turns: u32,
    /// The maximum number of nodes, for each seat that acts at the start of a trial.
    pub longest: u32,
}

impl Horizon {
    /// To the end of the game.
    pub const END: Horizon = Horizon { turns: u32::MAX, longest: u32::MAX };
}

impl<G: Policy> World<G> {
    /// A world in which `seat` must act. The actions of the seats that act at the same time are fixed: they do not
    /// depend on the action of `seat`.
    #[must_use]
    pub fn imagined(position: Position<G>, seat: Seat) -> World<G> {
        let awaited = G::awaited(&position.open);
        let others = awaited.iter().filter(|&other| other != seat);
        let others = others.filter_map(|other| Some((other, best::<G>(position.view(other))?))).collect();
        World { position, seat, others }
    }

    /// The maximum number of nodes of a trial. It is the same in all worlds, because the same seats act at the same
    /// time.
    #[must_use]
    pub fn most_nodes(&self, horizon: Horizon) -> u64 {
        u64::from(horizon.longest.max(1)) * (self.others.len() as u64 + 1)
    }

    /// The position after an action of the seat, when all seats then play by the game's policy. Adds the number of
    /// actions carried out to `nodes`.
    #[must_use]
    pub fn after(&self, action: G::Action, horizon: Horizon, nodes: &mut u64) -> Position<G> {
        let mut position = self.position.clone();
        let mut acts = self.others.clone();
        acts.push((self.seat, action));
        acts.sort_unstable();
        let most = self.most_nodes(horizon);
        let (mut turns, mut turn, mut spent) = (0, G::turn_counter(&position.open), 0);
        loop {
            spent += acts.len() as u64;
            let _ = G::resolve(&mut position, &acts, &mut EventSink::nobody());
            let now = G::turn_counter(&position.open);
            if now != turn {
                (turns, turn) = (turns + 1, now);
            }
            let awaited = G::awaited(&position.open);
            if turns >= horizon.turns || awaited.is_empty() || spent + u64::from(awaited.len()) > most {
                break;
            }
            acts.clear();
            acts.extend(awaited.iter().filter_map(|seat| Some((seat, best::<G>(position.view(seat))?))));
        }
        *nodes += spent;
        position
    }
}

/// The most promising choices, the best first; equal ones in ascending order. At most `width` of them, and none whose
/// promise is lower than the best by more than `margin`.
#[must_use]
pub fn most_promising<G: Policy>(view: View<'_, G>, choices: &G::Choices, width: usize, margin: i32) -> Vec<G::Action> {
    let promise = G::promises(view);
    let mut all = Vec::with_capacity(choices.len() as usize);
    let mut most = i32::MIN;
    choices.for_each(|action| {
        let promise = promise(action);
        most = most.max(promise);
        all.push((std::cmp::Reverse(promise), action));
    });
    all.retain(|(promise, _)| promise.0 >= most.saturating_sub(margin));
    let width = width.clamp(1, all.len().max(1));
    if width < all.len() {
        all.select_nth_unstable(width - 1);
        all.truncate(width);
    }
    all.sort_unstable();
    all.into_iter().map(|(_, action)| action).collect()
}

/// The most promising choice of a view's seat; the lowest of equal ones. None if the seat is not awaited.
#[must_use]
pub fn best<G: Policy>(view: View<'_, G>) -> Option<G::Action> {
    let promise = G::promises(view);
    let mut best: Option<(i32, G::Action)> = None;
    G::choices(view).for_each(|action| {
        let promise = promise(action);
        if best.is_none_or(|(most, _)| promise > most) {
            best = Some((promise, action));
        }
    });
    best.map(|(_, action)| action)
}
