//! Sets up a game, and imagines positions that fit a view.

use arrayvec::ArrayVec;
use table::{Audience, Dice, EventSink, Pile, Position, Purpose, Seat, Seats, Seed, View};

use crate::rules::Misterra;
use crate::rules::components::{self, DEALT, KEPT, PAIRS, Presumption, SKETCH_CARDS, Sketch};
use crate::rules::event::Event;
use crate::rules::island::Island;
use crate::rules::open::{Deck, Explorer, HalfDay, Hidden, Open, Otoma, Own, Step};
use crate::rules::options::Options;
use crate::rules::otoma;
use crate::rules::space::Spaces;
use crate::rules::turn;

/// The deal of the presumptions.
const PRESUMPTIONS_DEAL: Purpose = Purpose(*b"pres");
/// The shuffle of the sketch deck.
const SKETCH_SHUFFLE: Purpose = Purpose(*b"sket");
/// The draw of the first player.
const FIRST_DRAW: Purpose = Purpose(*b"firs");
/// The shuffle of Otoma's deck.
const OTOMA_SHUFFLE: Purpose = Purpose(*b"otom");

/// How many sketches are removed unseen before a solo game.
pub(crate) const REMOVED_ALONE: usize = 2;

pub(crate) fn set_up(
    options: &Options,
    seats: u8,
    seed: Seed,
    events: &mut EventSink<'_, Misterra>,
) -> Position<Misterra> {
    let jungle = components::setup_jungle(seats);
    events.send_to_all(|| Event::JungleLaid { spaces: Spaces::of_island(jungle) });
    let hidden = hidden(seats, seed);
    let own = deal(options, seats, seed);
    let open = Open {
        master: options.master,
        first_game: options.first_game,
        island: Island::with_jungle(jungle),
        explorers: (0..seats).map(|_| Explorer::default()).collect(),
        otoma: otoma::at_start(&hidden),
        display: ArrayVec::new(),
        deck: Deck { unseen: hidden.sketches.len() as u8, tucked: ArrayVec::new() },
        laid: [0; Sketch::COUNT],
        discarded: [0; Sketch::COUNT],
        first: None,
        round: 1,
        // A placeholder: the first player is drawn later.
        turn: Seat(0),
        half_day: HalfDay::Morning,
        step: Step::Presume,
        ending: None,
        awaited: Seats::NONE,
    };
    let mut position: Position<Misterra> = Position { open, own, hidden };
    for (seat, own) in (0..).map(Seat).zip(&position.own) {
        match own.kept() {
            Some(presumptions) => announce_kept(seat, presumptions, events),
            None => {
                position.open.awaited.insert(seat);
                events.send(Audience::Only(seat), || Event::Dealt { seat, presumptions: own.hand.clone() });
            }
        }
    }
    if position.open.awaited.is_empty() {
        let _ = turn::begin_play(&mut position, events);
    }
    position
}

/// Tells the player which presumptions were kept, and the others only that two were kept.
pub(crate) fn announce_kept(seat: Seat, presumptions: [Presumption; KEPT], events: &mut EventSink<'_, Misterra>) {
    events.send(Audience::Only(seat), || Event::Kept { seat, presumptions });
    events.send(Audience::AllBut(seat), || Event::KeptInSecret { seat });
}

/// Shuffles the decks and draws the first player.
fn hidden(seats: u8, seed: Seed) -> Hidden {
    let mut deck = ArrayVec::<Sketch, SKETCH_CARDS>::new();
    for sketch in Sketch::all() {
        deck.extend(std::iter::repeat_n(sketch, usize::from(sketch.copies(seats))));
    }
    let mut sketches = Pile::shuffled(deck, &mut seed.dice(SKETCH_SHUFFLE, 0));
    if seats > 1 {
        let first = Seat(seed.dice(FIRST_DRAW, 0).below(u32::from(seats)) as u8);
        return Hidden { sketches, otoma: Pile::stacked([]), first };
    }
    for _ in 0..REMOVED_ALONE {
        sketches.draw();
    }
    let otoma = otoma::shuffled(&mut seed.dice(OTOMA_SHUFFLE, 0));
    Hidden { sketches, otoma, first: Seat(0) }
}

/// Deals each player four presumptions, a lettered pair, or the fixed ones.
fn deal(options: &Options, seats: u8, seed: Seed) -> Vec<Own> {
    let mut dice = seed.dice(PRESUMPTIONS_DEAL, 0);
    if options.first_game {
        let mut letters: Pile<u8, { PAIRS as usize }> = Pile::shuffled(0..PAIRS, &mut dice);
        let mut pair = || Presumption::pair(letters.draw().expect("there is a pair for every player"));
        return (0..seats).map(|_| Own::of(pair())).collect();
    }
    let unfixed = Presumption::all().filter(|card| !options.fixed().any(|fixed| fixed == *card));
    let mut pile: Cards = Pile::shuffled(unfixed, &mut dice);
    let own = |fixed: &Option<[Presumption; KEPT]>| match fixed {
        Some(fixed) => Own::of(*fixed),
        None => Own { hand: draw(&mut pile, DEALT), returned: ArrayVec::new() },
    };
    options.presumptions[..usize::from(seats)].iter().map(own).collect()
}

/// A pile of presumptions.
type Cards = Pile<Presumption, { Presumption::COUNT as usize }>;

/// Draws some presumptions and sorts them.
fn draw(pile: &mut Cards, count: usize) -> ArrayVec<Presumption, DEALT> {
    sorted((0..count).map(|_| pile.draw().expect("there are enough presumptions for all players")))
}

/// A sorted hand. (A hand is small; sorting for any length would add two kilobytes to the page.)
fn sorted(cards: impl Iterator<Item = Presumption>) -> ArrayVec<Presumption, DEALT> {
    let mut hand = ArrayVec::new();
    for card in cards {
        hand.insert(hand.partition_point(|other| *other < card), card);
    }
    hand
}

impl Own {
    /// Two presumptions that were given without a choice.
    fn of(cards: [Presumption; KEPT]) -> Own {
        Own { hand: sorted(cards.into_iter()), returned: ArrayVec::new() }
    }
}

/// A random complete position that fits the view.
pub(crate) fn imagine(view: View<'_, Misterra>, dice: &mut Dice) -> Position<Misterra> {
    let open = view.open.clone();
    let own = imagine_presumptions(view, dice);
    let hidden = imagine_hidden(&open, dice);
    Position { open, own, hidden }
}

/// Random presumptions for the other players, from those that the viewer has not seen.
fn imagine_presumptions(view: View<'_, Misterra>, dice: &mut Dice) -> Vec<Own> {
    let open = view.open;
    let seen = |card: &Presumption| {
        view.own().is_some_and(|own| own.hand.contains(card) || own.returned.contains(card))
            || open.explorers.iter().flat_map(|explorer| explorer.presumptions).flatten().any(|shown| shown == *card)
    };
    let mut pile: Cards = Pile::shuffled(Presumption::all().filter(|card| !seen(card)), dice);
    let letters = (0..PAIRS).filter(|&letter| !Presumption::pair(letter).iter().any(seen));
    let mut letters: Pile<u8, { PAIRS as usize }> = Pile::shuffled(letters, dice);
    let imagined = |(seat, explorer): (Seat, &Explorer)| {
        if let Some(own) = view.own().filter(|_| view.seat() == Some(seat)) {
            return own.clone();
        }
        if let Some(shown) = explorer.presumptions {
            return Own::of(shown);
        }
        if open.first_game {
            return Own::of(Presumption::pair(letters.draw().expect("there is a pair for every player")));
        }
        let choosing = open.step == Step::Presume && open.awaited.contains(seat);
        let hand = draw(&mut pile, if choosing { DEALT } else { KEPT });
        let returned = draw(&mut pile, DEALT - hand.len());
        Own { hand, returned }
    };
    (0..).map(Seat).zip(&open.explorers).map(imagined).collect()
}

/// Random decks of the unseen cards. In the solo game, two unknown sketches and one unknown card of Otoma are in the
/// box.
fn imagine_hidden(open: &Open, dice: &mut Dice) -> Hidden {
    let unseen = Sketch::all().zip(open.unseen_sketches());
    let unseen = unseen.flat_map(|(sketch, count)| std::iter::repeat_n(sketch, usize::from(count)));
    let mut sketches: Pile<Sketch, SKETCH_CARDS> = Pile::shuffled(unseen, dice);
    while sketches.len() > usize::from(open.deck.unseen) {
        sketches.draw();
    }
    let otoma = open.otoma.as_ref().map_or_else(|| Pile::stacked([]), |otoma: &Otoma| otoma::imagined(otoma, dice));
    let first = open.first.unwrap_or_else(|| Seat(dice.below(u32::from(open.seats())) as u8));
    Hidden { sketches, otoma, first }
}
