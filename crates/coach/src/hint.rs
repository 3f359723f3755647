//! The best three moves.

use bots::{Policy, best, most_promising};
use table::{Choices, EventSink, Position, Purpose, Record, Revealed, Seed, View};

use crate::weigh::{Effort, Outlook, Tenths, Weighed, weigh_moves};

/// The purpose of the coach's dice. The letters stand for an earlier name of this crate; other letters would change every
/// hint and analysis.
const PURPOSE: Purpose = Purpose(*b"mntr");

/// The seed for imagined positions after `moves` moves of a game. It derives from the game's seed, so that results can
/// be repeated, on a separate stream, so that it reveals nothing about the cards.
#[must_use]
pub fn seed_at(record: &Record, moves: usize) -> Seed {
    record.seed.seed().dice(PURPOSE, moves as u32).seed()
}

/// The number of moves in a hint.
const HINTED_MOVES: usize = 3;

/// A move that is worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The actions of the move: the first, and those that follow it in the same turn as far as they can be foreseen.
    pub actions: Vec<A>,
    /// How it compares with the best.
    pub weighed: Weighed<A>,
    /// How the game is likely to end after it.
    pub outlook: Outlook,
}

/// The best three moves of the view's seat, the best first; fewer if there are fewer. Moves that lead to the same
/// position are listed once.
#[must_use]
pub fn hints<G: Policy>(view: View<'_, G>, effort: &Effort, seed: Seed) -> Vec<Hint<G::Action>> {
    let choices = G::choices(view);
    if choices.is_empty() {
        return Vec::new();
    }
    let begun = G::imagine(view, &mut seed.dice(PURPOSE, 0));
    let (mut moves, mut ends): (Vec<Vec<G::Action>>, Vec<G::Open>) = Default::default();
    for action in most_promising(view, &choices, effort.width, i32::MAX) {
        let (actions, end) = play_on(&begun, view, action);
        if actions.len() == 1 || !ends.contains(&end.open) {
            moves.push(actions);
            ends.push(end.open);
        }
    }
    let firsts = moves.iter().map(|actions| actions[0]).collect();
    let Some(verdict) = weigh_moves(view, firsts, HINTED_MOVES, &[], effort, seed) else { return Vec::new() };
    // The most promising move is the usual one.
    let usual = verdict.moves.iter().find(|one| Some(one.action) == moves.first().map(|actions| actions[0]));
    let usual = usual.map_or(Tenths(0), |usual| usual.behind);
    let hints = verdict.moves.iter().take(HINTED_MOVES).cloned().filter_map(|weighed| {
        let actions = moves.iter().find(|actions| actions[0] == weighed.action)?.clone();
        let with = |tenths: Tenths| Tenths(tenths.0 + usual.0 - weighed.behind.0);
        let outlook = Outlook { points: with(verdict.outlook.points), lead: with(verdict.outlook.lead) };
        Some(Hint { actions, weighed, outlook })
    });
    hints.collect()
}

/// An action of the view's seat and the actions that would follow it in the same move, as far as they can be foreseen.
#[must_use]
pub fn whole_move<G: Policy>(view: View<'_, G>, action: G::Action, seed: Seed) -> Vec<G::Action> {
    let begun = G::imagine(view, &mut seed.dice(PURPOSE, 0));
    play_on(&begun, view, action).0
}

/// Continues a move in an imagined position: to the end of the turn, until others act or until something is revealed.
fn play_on<G: Policy>(begun: &Position<G>, view: View<'_, G>, first: G::Action) -> (Vec<G::Action>, Position<G>) {
    let mut position = begun.clone();
    let mut actions = vec![first];
    let Some(seat) = view.seat() else { return (actions, position) };
    let turn = G::turn_counter(&position.open);
    while let Some(&action) = actions.last() {
        if G::awaited(&position.open).len() > 1 {
            break;
        }
        let revealed = G::resolve(&mut position, &[(seat, action)], &mut EventSink::nobody());
        let goes_on = G::awaited(&position.open).contains(seat) && G::turn_counter(&position.open) == turn;
        if revealed == Revealed::Something || !goes_on {
            break;
        }
        match best::<G>(position.view(seat)) {
            Some(next) => actions.push(next),
            None => break,
        }
    }
    (actions, position)
}

/// An imagined position after the actions of a move. Stops where the seat does not act alone or an action is illegal.
#[must_use]
pub fn position_after<G: table::Game>(view: View<'_, G>, actions: &[G::Action], seed: Seed) -> Position<G> {
    let mut position = G::imagine(view, &mut seed.dice(PURPOSE, 0));
    let Some(seat) = view.seat() else { return position };
    for &action in actions {
        let alone = G::awaited(&position.open).len() == 1;
        if !alone || G::check(position.view(seat), action).is_err() {
            break;
        }
        let _ = G::resolve(&mut position, &[(seat, action)], &mut EventSink::nobody());
    }
    position
}
