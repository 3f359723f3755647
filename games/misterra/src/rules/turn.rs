//! The course of a game: half days, the end of a turn, the end of the game.

use arrayvec::ArrayVec;
use table::{EventSink, Grid5, Position, Revealed, Seat, Seats};

use crate::rules::Misterra;
use crate::rules::action::Action;
use crate::rules::claim;
use crate::rules::components::{DISPLAY, Sketch};
use crate::rules::event::{Event, Half};
use crate::rules::open::{Ending, HalfDay, Hidden, Open, Own, Step};
use crate::rules::otoma;
use crate::rules::outcome;
use crate::rules::set_up;
use crate::rules::space::{Space, Spaces};
use crate::rules::walk;

/// Carries out a turn of the table. Only presumptions are chosen by several seats at once; otherwise there is one
/// action.
#[inline]
pub(crate) fn resolve(
    position: &mut Position<Misterra>,
    acts: &[(Seat, Action)],
    events: &mut EventSink<'_, Misterra>,
) -> Revealed {
    let &(seat, action) = acts.first().expect("a turn has an action");
    match action {
        Action::Keep(_) => {
            acts.iter().for_each(|&(seat, action)| keep(&mut position.own[seat.index()], seat, action, events));
            begin_play(position, events)
        }
        Action::Go(to) => {
            let from = position.open.explorer_mut().meeple.replace(to);
            events.send_to_all(|| match from {
                Some(from) => Event::Went { seat, from, to },
                None => Event::Placed { seat, to },
            });
            after_move(position, events)
        }
        Action::Stay => {
            let at = position.open.explorer().meeple.expect("only a placed meeple can stay");
            events.send_to_all(|| Event::Stayed { seat, at });
            after_move(position, events)
        }
        Action::Exchange(sketch) => exchange(position, sketch, events),
        Action::Take(sketch) => {
            let place = place_in_display(&position.open, sketch);
            position.open.display.remove(place);
            position.open.step = Step::Map { sketch };
            events.send_to_all(|| Event::Took { seat, sketch });
            Revealed::Nothing
        }
        Action::Map(_) | Action::Claim | Action::Leave => {
            let sketch = position.open.taken().expect("a sketch was taken");
            map_or_claim(&mut position.open, sketch, action, events);
            end_half_day(position, events)
        }
        Action::OtomaClaims(space) => otoma::claims(position, space, events),
    }
}

/// Keeps two presumptions and returns the others to the box.
fn keep(own: &mut Own, seat: Seat, action: Action, events: &mut EventSink<'_, Misterra>) {
    let Action::Keep(pair) = action else { unreachable!("all choose presumptions at the same time") };
    let cards = pair.cards();
    own.returned = own.hand.iter().copied().filter(|card| !cards.contains(card)).collect();
    own.hand = cards.into_iter().collect();
    set_up::announce_kept(seat, cards, events);
}

/// Starts the first turn after all presumptions are chosen: reveals the display and draws the first player.
pub(crate) fn begin_play(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let Position { open, hidden, .. } = position;
    // The whole display is announced, and the first player is revealed in any case.
    let _ = refill(open, hidden);
    events.send_to_all(|| Event::Revealed { sketches: open.display.clone() });
    let first = hidden.first;
    open.first = Some(first);
    if !open.is_solo() {
        events.send_to_all(|| Event::FirstDrawn { seat: first });
    }
    begin_turn(open, first);
    Revealed::Something
}

/// Starts a player's first half day.
pub(crate) fn begin_turn(open: &mut Open, seat: Seat) {
    open.turn = seat;
    open.half_day = HalfDay::Morning;
    open.step = Step::Move;
    open.awaited = Seats::only(seat);
}

/// Continues after the move: the player takes a sketch, if there is one.
#[inline]
fn after_move(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    if position.open.display.is_empty() {
        let seat = position.open.turn;
        events.send_to_all(|| Event::NoSketch { seat });
        return end_half_day(position, events);
    }
    position.open.step = Step::Sketch { exchanged: false };
    Revealed::Nothing
}

/// The index of a sketch in the display.
#[inline]
fn place_in_display(open: &Open, sketch: Sketch) -> usize {
    open.display.iter().position(|&shown| shown == sketch).expect("the sketch lies in the display")
}

/// The lagoon's effect: a sketch goes under the deck, and the top card of the deck replaces it.
fn exchange(position: &mut Position<Misterra>, sketch: Sketch, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let Position { open, hidden, .. } = position;
    let place = place_in_display(open, sketch);
    open.deck.tucked.insert(0, sketch);
    let (drawn, revealed) = draw(open, hidden);
    let drawn = drawn.expect("the deck holds at least the card that was just tucked");
    open.display[place] = drawn;
    open.step = Step::Sketch { exchanged: true };
    let seat = open.turn;
    events.send_to_all(|| Event::Exchanged { seat, tucked: sketch, drawn });
    revealed
}

/// Draws a sketch. Tucked sketches are known, so drawing one reveals nothing.
#[inline]
fn draw(open: &mut Open, hidden: &mut Hidden) -> (Option<Sketch>, Revealed) {
    match hidden.sketches.draw() {
        Some(sketch) => {
            open.deck.unseen -= 1;
            (Some(sketch), Revealed::Something)
        }
        None => (open.deck.tucked.pop(), Revealed::Nothing),
    }
}

/// Refills the display as far as the deck allows. Returns how many sketches were added, and whether one was unknown.
#[inline]
pub(crate) fn refill(open: &mut Open, hidden: &mut Hidden) -> (usize, Revealed) {
    let before = open.display.len();
    let mut revealed = Revealed::Nothing;
    while open.display.len() < DISPLAY {
        let (Some(sketch), shown) = draw(open, hidden) else { break };
        open.display.push(sketch);
        if shown == Revealed::Something {
            revealed = shown;
        }
    }
    (open.display.len() - before, revealed)
}

/// The third phase of a half day.
#[inline]
fn map_or_claim(open: &mut Open, sketch: Sketch, action: Action, events: &mut EventSink<'_, Misterra>) {
    let seat = open.turn;
    match action {
        Action::Map(laying) => {
            open.explorer_mut().parchment.lay(sketch, laying);
            open.laid[usize::from(sketch.number())] += 1;
            let updates = open.island.lay(sketch, laying);
            events.send_to_all(|| {
                let [first, second] = [laying.first(), laying.second()];
                let [one, other] = sketch.terrains();
                let halves = [(first, one, updates[0]), (second, other, updates[1])];
                Event::Mapped { seat, halves: halves.map(|(space, terrain, update)| Half { space, terrain, update }) }
            });
        }
        Action::Claim => {
            open.discarded[usize::from(sketch.number())] += 1;
            let space = open.explorer().meeple.expect("only a meeple on the island can claim");
            let explorer = open.explorer_mut();
            explorer.claims = explorer.claims.or(Spaces::only(space));
            let island = &open.island;
            let terrain = island.terrain_at(space).expect("only a tile can be claimed");
            events.send_to_all(|| {
                let tiles = island.region(space).len() as u8;
                Event::Claimed { seat, space, terrain, tiles, sketch }
            });
        }
        Action::Leave => {
            open.discarded[usize::from(sketch.number())] += 1;
            events.send_to_all(|| Event::Left { seat, sketch });
        }
        _ => unreachable!("a taken sketch is mapped, used for a claim or left"),
    }
}

/// Ends a half day: the afternoon follows the morning, and after the afternoon the turn ends.
#[inline]
fn end_half_day(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let open = &mut position.open;
    match open.half_day {
        HalfDay::Morning => {
            open.half_day = HalfDay::Afternoon;
            open.step = Step::Move;
            Revealed::Nothing
        }
        HalfDay::Afternoon if open.is_solo() => otoma::turn(position, events),
        HalfDay::Afternoon => end_turn(position, events),
    }
}

/// Ends a turn: checks whether this round is the last, refills the display and starts the next player's turn.
fn end_turn(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let open = &mut position.open;
    let seat = open.turn;
    if open.ending.is_none() {
        open.ending = ending(open);
        open.ending.into_iter().for_each(|ending| events.send_to_all(|| Event::EndCame { seat, ending }));
    }
    let next = seat.clockwise(open.seats());
    let round_is_over = open.first == Some(next);
    if round_is_over && open.ending.is_some() {
        return finish(position, events);
    }
    let (came, revealed) = refill(open, &mut position.hidden);
    if came > 0 {
        let sketches =
            || -> ArrayVec<Sketch, DISPLAY> { open.display[open.display.len() - came..].iter().copied().collect() };
        events.send_to_all(|| Event::Refilled { sketches: sketches() });
    }
    open.round += u8::from(round_is_over);
    begin_turn(open, next);
    revealed
}

/// Why this turn triggers the end of a game with several players, if it does.
#[inline]
fn ending(open: &Open) -> Option<Ending> {
    if open.island.confirmed() == Grid5::ALL {
        return Some(Ending::IslandConfirmed);
    }
    if rest_is_unmappable(open) {
        return Some(Ending::RestUnmappable);
    }
    if open.deck.is_empty() && open.display.is_empty() {
        return Some(Ending::NoSketches);
    }
    (open.explorer().parchment.covered() == Grid5::ALL).then_some(Ending::ParchmentCovered)
}

/// Whether all tiles are confirmed and nobody can ever map one of the empty spaces.
fn rest_is_unmappable(open: &Open) -> bool {
    let empty = open.island.empty();
    if !open.island.hazy().is_empty() {
        return false;
    }
    let standing_on = |meeple: Option<Space>| meeple.map_or(Spaces::BEACH, Spaces::only);
    let from = open.explorers.iter().fold(Spaces::EMPTY, |all, explorer| all.or(standing_on(explorer.meeple)));
    !walk::coverable(&open.island, from).meets(empty)
}

/// Ends the game: shows the presumptions and computes the points.
pub(crate) fn finish(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let Position { open, own, .. } = position;
    for (seat, own) in (0..).map(Seat).zip(own.iter()) {
        let presumptions = own.kept().expect("all presumptions are chosen before the first turn");
        open.explorers[seat.index()].presumptions = Some(presumptions);
        events.send_to_all(|| Event::PresumptionsShown { seat, presumptions });
    }
    open.step = Step::Over;
    open.awaited = Seats::NONE;
    for seat in (0..open.seats()).map(Seat) {
        events.send_to_all(|| Event::Scored { seat, total: outcome::final_score(open, seat).total() });
    }
    Revealed::Something
}

/// The region that the player may claim at the meeple, or the rule that forbids it.
#[inline]
pub(crate) fn may_claim(open: &Open) -> Result<Grid5, crate::rules::Refusal> {
    let explorer = open.explorer();
    claim::check(&open.island, open.markers(), explorer.claims, explorer.meeple)
}
