//! Which actions are legal, and which rules forbid the others.

use table::{Seat, View};

use crate::rules::Misterra;
use crate::rules::action::{Action, CLAIM, EXCHANGE, GO, LEAVE, MAP, OTOMA_CLAIMS, STAY, TAKE};
use crate::rules::choices::Choices;
use crate::rules::components::Sketch;
use crate::rules::laying::Laying;
use crate::rules::open::{Open, Step};
use crate::rules::otoma;
use crate::rules::refusal::Refusal;
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;
use crate::rules::turn;
use crate::rules::walk;

/// All legal actions of the view's seat.
#[inline]
pub(crate) fn choices(view: View<'_, Misterra>) -> Choices {
    let open = view.open;
    if asked(view).is_none() {
        return Choices::NONE;
    }
    match open.step {
        Step::Presume => Choices::keep(&view.own().expect("the view of a seat has its own part").hand),
        Step::Move => {
            let meeple = open.explorer().meeple;
            let to = walk::destinations(&open.island, meeple).bits();
            let stay = u128::from(meeple.is_some()) << (STAY - GO);
            Choices::numbers(GO, u128::from(to) | stay)
        }
        Step::Sketch { exchanged } => {
            let kinds = open.display.iter().fold(0u128, |kinds, sketch| kinds | 1 << sketch.number());
            let may_exchange = !exchanged && stands_on(open, Terrain::Lagoon);
            let exchanges = if may_exchange { kinds << (EXCHANGE - TAKE) } else { 0 };
            Choices::numbers(TAKE, kinds | exchanges)
        }
        Step::Map { sketch } => {
            let claim = u128::from(turn::may_claim(open).is_ok()) << (CLAIM - MAP);
            let leave = 1 << (LEAVE - MAP);
            Choices::numbers(MAP, layings(open, sketch) | claim | leave)
        }
        Step::OtomaClaim => Choices::numbers(OTOMA_CLAIMS, u128::from(otoma::tied(open).bits())),
        Step::Over => Choices::NONE,
    }
}

/// The legal layings of the player, as a bit mask.
#[inline]
fn layings(open: &Open, sketch: Sketch) -> u128 {
    match open.explorer().meeple {
        Some(meeple) if walk::may_map(&open.island, meeple) => {
            Laying::seen_from(meeple, walk::is_on(&open.island, meeple, Terrain::Mountain), sketch.is_double())
        }
        _ => 0,
    }
}

#[inline]
fn stands_on(open: &Open, terrain: Terrain) -> bool {
    open.explorer().meeple.is_some_and(|meeple| walk::is_on(&open.island, meeple, terrain))
}

/// Checks whether an action of the view's seat is legal.
#[inline]
pub(crate) fn check(view: View<'_, Misterra>, action: Action) -> Result<(), Refusal> {
    asked(view).ok_or(Refusal::NothingAsked)?;
    let open = view.open;
    match (open.step, action) {
        (Step::Presume, Action::Keep(pair)) => {
            let own = view.own().expect("the view of a seat has its own part");
            pair.cards()
                .iter()
                .find(|card| !own.hand.contains(card))
                .map_or(Ok(()), |card| Err(Refusal::NotDealt(*card)))
        }
        (Step::Move, Action::Go(to)) => check_going(open, to),
        (Step::Move, Action::Stay) => open.explorer().meeple.map(drop).ok_or(Refusal::NotPlaced),
        (Step::Sketch { .. }, Action::Take(sketch)) => check_display(open, sketch),
        (Step::Sketch { exchanged }, Action::Exchange(sketch)) => {
            if !stands_on(open, Terrain::Lagoon) {
                return Err(Refusal::NotOnLagoon);
            }
            if exchanged {
                return Err(Refusal::AlreadyExchanged);
            }
            check_display(open, sketch)
        }
        (Step::Map { sketch }, Action::Map(laying)) => check_laying(open, sketch, laying),
        (Step::Map { .. }, Action::Claim) => turn::may_claim(open).map(drop),
        (Step::Map { .. }, Action::Leave) => Ok(()),
        (Step::OtomaClaim, Action::OtomaClaims(space)) => {
            if otoma::tied(open).meets(space.grid()) {
                Ok(())
            } else {
                Err(Refusal::NotTied(space))
            }
        }
        _ => Err(Refusal::OtherStep),
    }
}

#[inline]
fn check_going(open: &Open, to: Space) -> Result<(), Refusal> {
    let meeple = open.explorer().meeple;
    if walk::destinations(&open.island, meeple).contains(to) {
        return Ok(());
    }
    Err(if meeple.is_none() {
        Refusal::BeginsOnBeach(to)
    } else if meeple == Some(to) {
        Refusal::AlreadyThere(to)
    } else if !walk::ground(&open.island).contains(to) {
        Refusal::EmptySpace(to)
    } else {
        Refusal::TooFar(to)
    })
}

#[inline]
fn check_display(open: &Open, sketch: Sketch) -> Result<(), Refusal> {
    if open.display.contains(&sketch) { Ok(()) } else { Err(Refusal::NotInDisplay(sketch)) }
}

#[inline]
fn check_laying(open: &Open, sketch: Sketch, laying: Laying) -> Result<(), Refusal> {
    if layings(open, sketch) >> laying.number() & 1 == 1 {
        return Ok(());
    }
    Err(match open.explorer().meeple {
        Some(meeple) if !walk::may_map(&open.island, meeple) => Refusal::OnJungle(meeple),
        _ if sketch.is_double() && !laying.is_in_order() => Refusal::SameAsTurned,
        _ => Refusal::NotSeen(laying.first(), laying.second()),
    })
}

/// The view's seat, if it is awaited.
#[inline]
fn asked(view: View<'_, Misterra>) -> Option<Seat> {
    view.seat().filter(|&seat| view.open.awaited.contains(seat))
}
