//! Otoma, the automatic opponent of the solo game: its deck, its turn, its claims.

use table::{Dice, EventSink, Grid5, Pile, Position, Revealed, Seat, Seats};

use crate::rules::Misterra;
use crate::rules::claim;
use crate::rules::components::{DISPLAY, OtomaAction, OtomaCard};
use crate::rules::event::Event;
use crate::rules::island::{Island, Update};
use crate::rules::open::{Ending, HalfDay, Hidden, Open, Otoma, Step};
use crate::rules::space::{Space, Spaces};
use crate::rules::turn;

/// The number of stacks in Otoma's deck. Each has one claim card.
const STACKS: usize = OtomaCard::CLAIMS;
/// How many cards without a claim go into a stack; one such card is removed unseen.
const PLAIN: usize = (OtomaCard::COUNT - STACKS - 1) / STACKS;
/// How many cards a stack holds.
const STACK: usize = PLAIN + 1;
/// How many cards the deck holds at the start.
const DECK: usize = STACKS * STACK;

/// Otoma's deck.
type Cards = Pile<OtomaCard, { OtomaCard::COUNT }>;

/// Makes Otoma's deck. A claim card is at a random place in its stack, but never on top.
pub(crate) fn shuffled(dice: &mut Dice) -> Cards {
    filled([None; DECK], dice)
}

/// Fills the unknown places of a deck with the cards that are not in it. The first place is the top.
///
/// If the known cards of a stack include no claim card, one goes to a random unknown place of the stack other than its
/// top. The other unknown places get random cards without a claim; one such card stays in the box.
fn filled(mut deck: [Option<OtomaCard>; DECK], dice: &mut Dice) -> Cards {
    let missing = |deck: &[Option<OtomaCard>; DECK], claim: bool| {
        let known = *deck;
        OtomaCard::all().filter(move |card| card.claims() == claim && !known.contains(&Some(*card)))
    };
    let mut claims: Cards = Pile::shuffled(missing(&deck, true), dice);
    let mut plain: Cards = Pile::shuffled(missing(&deck, false), dice);
    for stack in 0..STACKS {
        let places = &mut deck[stack * STACK..][..STACK];
        if places.iter().flatten().any(|card| card.claims()) {
            continue;
        }
        let unknown = (1..STACK).filter(|&place| places[place].is_none()).count();
        let first = STACK - unknown;
        places[first + dice.below(unknown as u32) as usize] =
            Some(claims.draw().expect("there is a claim card for every stack"));
    }
    let cards =
        deck.map(|place| place.unwrap_or_else(|| plain.draw().expect("there are more plain cards than places")));
    Pile::stacked(cards.into_iter().rev())
}

/// The public part of Otoma before the game.
pub(crate) fn at_start(hidden: &Hidden) -> Option<Otoma> {
    let top = hidden.otoma.cards().last()?;
    let left = hidden.otoma.len() as u8;
    Some(Otoma { played: Default::default(), left, orders: top.facts().orders, claims: Spaces::EMPTY })
}

/// A random deck that is consistent with the cards played and the terrain side of the top card.
pub(crate) fn imagined(otoma: &Otoma, dice: &mut Dice) -> Cards {
    let mut deck = [None; DECK];
    let played = otoma.played.len();
    deck.iter_mut().zip(&otoma.played).for_each(|(place, &card)| *place = Some(card));
    // Several cards may have the same terrain side.
    let fits = |card: &OtomaCard| card.facts().orders == otoma.orders && !otoma.played.contains(card);
    let fitting = OtomaCard::all().filter(fits);
    let count = fitting.clone().count() as u32;
    let top = fitting.clone().nth(dice.below(count) as usize);
    deck[played] = Some(top.expect("the true top card fits"));
    let mut cards = filled(deck, dice);
    for _ in 0..played {
        cards.draw();
    }
    cards
}

/// Plays Otoma's turn: the rest of the display leaves the game, and two half days follow.
pub(crate) fn turn(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let open = &mut position.open;
    let sketches = std::mem::take(&mut open.display);
    sketches.iter().for_each(|sketch| open.discarded[usize::from(sketch.number())] += 1);
    events.send_to_all(|| Event::Swept { sketches });
    open.half_day = HalfDay::Morning;
    half_day(position, events)
}

/// Plays one half day of Otoma and continues.
fn half_day(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let Position { open, hidden, .. } = position;
    let spaces = hidden.otoma.draw().expect("the game ends before Otoma's deck is empty");
    let next = *hidden.otoma.cards().last().expect("the last card of Otoma's deck is never played");
    let otoma = open.otoma.as_mut().expect("only the solo game has Otoma's turns");
    otoma.played.push(spaces);
    otoma.left = hidden.otoma.len() as u8;
    otoma.orders = next.facts().orders;
    let (spaces, orders) = (spaces.facts().spaces, next.facts().orders);
    events.send_to_all(|| Event::OtomaTurned { spaces, orders });
    for (space, action) in spaces.into_iter().zip(orders.actions) {
        let update = act(&mut open.island, space, action);
        events.send_to_all(|| Event::OtomaActed { space, action, update });
    }
    if orders.claim { claim(position, events) } else { after_half_day(position, events) }
}

/// Performs one action of Otoma on a space.
fn act(island: &mut Island, space: Space, action: OtomaAction) -> Update {
    match action {
        OtomaAction::Map(terrain) => island.map(space, terrain),
        OtomaAction::ConfirmOrMap(terrain) => island.confirm(space).unwrap_or_else(|| island.map(space, terrain)),
    }
}

/// The largest groups that Otoma may claim, each as its lowest space.
#[must_use]
pub fn tied(open: &Open) -> Grid5 {
    let Some(otoma) = &open.otoma else { return Grid5::EMPTY };
    let groups = claim::largest_available(&open.island, open.markers(), otoma.claims);
    groups.filter_map(claim::lowest).fold(Grid5::EMPTY, |all, space| all | space.grid())
}

/// Lets Otoma claim the largest group. On a tie the player must choose.
fn claim(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let tied = tied(&position.open);
    match tied.first().and_then(Space::new) {
        None => {
            events.send_to_all(|| Event::OtomaClaimedNothing);
            after_half_day(position, events)
        }
        Some(space) if tied.len() == 1 => claims(position, space, events),
        Some(_) => {
            position.open.step = Step::OtomaClaim;
            position.open.awaited = Seats::only(Seat(0));
            Revealed::Something
        }
    }
}

/// Lets Otoma claim the group around a space, and continues its turn.
pub(crate) fn claims(
    position: &mut Position<Misterra>,
    space: Space,
    events: &mut EventSink<'_, Misterra>,
) -> Revealed {
    let open = &mut position.open;
    let otoma = open.otoma.as_mut().expect("Otoma claims only in the solo game");
    otoma.claims = otoma.claims.or(Spaces::only(space));
    let island = &open.island;
    let terrain = island.terrain_at(space).expect("only a tile can be claimed");
    events.send_to_all(|| {
        let group = space.grid().flood(island.of(terrain) & island.confirmed());
        Event::OtomaClaimed { space, terrain, tiles: group.len() as u8 }
    });
    after_half_day(position, events)
}

fn after_half_day(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    match position.open.half_day {
        HalfDay::Morning => {
            position.open.half_day = HalfDay::Afternoon;
            half_day(position, events)
        }
        HalfDay::Afternoon => end_turn(position, events),
    }
}

/// Ends Otoma's turn: ends the game or reveals a new display.
fn end_turn(position: &mut Position<Misterra>, events: &mut EventSink<'_, Misterra>) -> Revealed {
    let Position { open, hidden, .. } = position;
    let seat = open.turn;
    if let Some(ending) = ending(open) {
        open.ending = Some(ending);
        events.send_to_all(|| Event::EndCame { seat, ending });
        return turn::finish(position, events);
    }
    let _ = turn::refill(open, hidden);
    debug_assert_eq!(open.display.len(), DISPLAY, "the sketches last for all of Otoma's turns");
    events.send_to_all(|| Event::Revealed { sketches: open.display.clone() });
    open.round += 1;
    turn::begin_turn(open, seat);
    Revealed::Something
}

/// Why the solo game ends after this turn of Otoma, if it does.
fn ending(open: &Open) -> Option<Ending> {
    if open.island.confirmed() == Grid5::ALL {
        return Some(Ending::IslandConfirmed);
    }
    if open.explorer().parchment.covered() == Grid5::ALL {
        return Some(Ending::ParchmentCovered);
    }
    // The actions come from the card below, so the last card cannot be played.
    let otoma = open.otoma.as_ref().expect("only alone there is a turn of Otoma");
    (otoma.left < 2).then_some(Ending::OtomaDone)
}
