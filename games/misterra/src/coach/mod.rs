//! The reasons and steps of a half day, for hints and analyses.

mod presumed;

use crate::{Action, Laying, Misterra, Open, Parchment, Presumption, Sketch, Space, Spaces};
use bots::Horizon;
use table::{Game, Phrase, Seat, Seed, View};

use coach::Coach;
use coach::Effort;
use coach::position_after;
use coach::{Reason, score_changes, signed};

// A gain that is postponed by a half day is not lost, so only games played to the end show what a move is worth.
impl Coach for Misterra {
    const HINT: Effort = Effort { nodes: 2_000, width: 12, fresh: 48, horizon: Horizon::END, games: 32, rivals: false };
    const ANALYSIS: Effort =
        Effort { nodes: 600, width: 8, fresh: 32, horizon: Horizon::END, games: 12, rivals: false };

    /// The effect of the sketch or the claim on the points, and what it prepares. The later actions of other players
    /// are unknown and left out.
    fn reasons(view: View<'_, Self>, actions: &[Action], seed: Seed) -> Vec<Reason> {
        let (Some((seat, own)), Some((last, before))) = (view.seat().zip(view.own()), actions.split_last()) else {
            return Vec::new();
        };
        let note = |code| vec![Reason::note(Phrase::new(code))];
        let mut open = position_after(view, before, seed).open;
        let taken = open.taken();
        let explorer = &mut open.explorers[seat.index()];
        match (*last, taken) {
            (Action::Map(laying), Some(sketch)) => {
                explorer.parchment.lay(sketch, laying);
                open.island.lay(sketch, laying);
            }
            (Action::Claim, _) => {
                let claimed = explorer.meeple.map(Spaces::only).unwrap_or_default();
                explorer.claims = explorer.claims.or(claimed);
            }
            (Action::OtomaClaims(space), _) => {
                if let Some(otoma) = &mut open.otoma {
                    otoma.claims = otoma.claims.or(Spaces::only(space));
                }
            }
            (Action::Exchange(_), _) => return note("coach-new-sketch"),
            (Action::Leave, _) => return note("coach-leaves"),
            (Action::Keep(pair), _) => return presumed::reasons(view.open, pair),
            _ => {}
        }
        let sheet = |view| Self::score_sheet(view, seat).lines;
        let mut reasons = score_changes(&sheet(view), &sheet(View::for_seat(&open, seat, own)));
        // Completeness has only one possible reason, so it needs no explanation.
        let complete = reasons.iter_mut().filter(|reason| reason.line.code == "misterra-line-completeness");
        complete.for_each(|reason| reason.because = None);
        if let Action::Map(laying) = *last {
            let (was, is) = (&view.open.explorers[seat.index()].parchment, &open.explorers[seat.index()].parchment);
            reasons.extend(own.kept().and_then(|cards| soon(&cards, was, is)));
            reasons.extend(hazy(&open, seat, laying));
        }
        reasons
    }

    /// The move, and the actions after it.
    fn steps(view: View<'_, Self>, actions: &[Action], _: Seed) -> Vec<Phrase> {
        let placed = view.open.explorer().meeple.is_some();
        let at = |code, space: Space| Phrase::new(code).with("space", space.name());
        let sketch = |code, sketch: Sketch| {
            let [one, other] = sketch.terrains();
            Phrase::new(code).term("one", one.term()).term("other", other.term())
        };
        let mut taken = view.open.taken();
        let mut steps = Vec::new();
        for (place, action) in actions.iter().enumerate() {
            steps.push(match *action {
                Action::Keep(pair) => {
                    let [one, other] = pair.cards();
                    Phrase::new("coach-keep").term("one", one.term()).term("other", other.term())
                }
                Action::Go(space) => at(if placed { "coach-go" } else { "coach-land-on" }, space),
                Action::Stay => Phrase::new("coach-stay"),
                Action::Take(one) => {
                    taken = Some(one);
                    // Mapping a sketch implies taking it.
                    if matches!(actions.get(place + 1), Some(Action::Map(_))) {
                        continue;
                    }
                    sketch("coach-take", one)
                }
                Action::Exchange(one) => sketch("coach-exchange", one),
                Action::Map(laying) => {
                    let Some(taken) = taken else { continue };
                    let (first, second) = (laying.first().name(), laying.second().name());
                    sketch("coach-map", taken).with("first", first).with("second", second)
                }
                Action::Claim => Phrase::new("coach-claim"),
                Action::Leave => Phrase::new("coach-leave"),
                Action::OtomaClaims(space) => at("coach-otoma-claims", space),
            });
        }
        steps
    }
}

/// A note if a half that was just laid matches a hazy tile of the island.
fn hazy(open: &Open, seat: Seat, laying: Laying) -> Option<Reason> {
    let parchment = &open.explorers[seat.index()].parchment;
    let waits = |space: &Space| {
        let tile = open.island.tile_at(*space);
        tile.is_some_and(|tile| !tile.confirmed && parchment.terrain_at(*space) == Some(tile.terrain))
    };
    let count = [laying.first(), laying.second()].iter().filter(|space| waits(space)).count();
    (count > 0).then(|| Reason::note(Phrase::new("coach-hazy").with("count", count as i64)))
}

/// A note on the presumption for which the best points of one more sketch rose most, if they rose.
fn soon(cards: &[Presumption], before: &Parchment, after: &Parchment) -> Option<Reason> {
    // A presumption whose points changed is already among the reasons.
    let unpaid = cards.iter().filter(|card| card.points(before) == card.points(after));
    let nearer = unpaid.map(|card| (promise(*card, after), promise(*card, before), card));
    let (points, _, card) = nearer.filter(|(then, now, _)| then > now).max_by_key(|(then, now, _)| then - now)?;
    let phrase = Phrase::new("coach-soon-sketch").term("card", card.term()).with("points", signed(points));
    Some(Reason::note(phrase))
}

/// The most points that one more sketch on empty spaces could add to a presumption.
fn promise(card: Presumption, parchment: &Parchment) -> i32 {
    let now = card.points(parchment);
    let empty = Spaces::of_island(parchment.empty());
    let layings = Laying::all();
    let fits = layings.filter(|laying| empty.contains(laying.first()) && empty.contains(laying.second()));
    let then = |(laying, sketch)| {
        let mut then = *parchment;
        then.lay(sketch, laying);
        card.points(&then) - now
    };
    fits.flat_map(|laying| Sketch::all().map(move |sketch| (laying, sketch))).map(then).max().unwrap_or(0).max(0)
}
