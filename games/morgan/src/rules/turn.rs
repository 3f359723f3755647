//! Carries out actions: corners, the phases of a turn, and the end of the game.

use table::{Audience, EventSink, Position, Revealed, Seat, Seats};

use crate::rules::Morgan;
use crate::rules::action::{Action, Corner};
use crate::rules::components::{DOUBLOONS_PER_CARD, Level, MapCard, STEPS_PER_BOOTS, Set, Symbol, Tile};
use crate::rules::deck;
use crate::rules::edges::{Direction, Edges};
use crate::rules::event::Event;
use crate::rules::open::{Open, Phase, Turn};
use crate::rules::outcome;
use crate::rules::sets::Cards;
use crate::rules::spot::Spot;

/// Carries out one action of the seat whose turn it is.
///
/// Only a deck reveals something: when a treasure is turned up, or when cards are drawn. Players know the cards that
/// they play or discard. So everything before that can be tried out and taken back.
pub(crate) fn act(
    position: &mut Position<Morgan>,
    seat: Seat,
    action: Action,
    events: &mut EventSink<'_, Morgan>,
) -> Revealed {
    let open = &mut position.open;
    match action {
        Action::Corner(corner) => land(open, seat, corner, events),
        Action::Use(bonus) => {
            let cards = bonus.cards_of(open.player(seat).face_up).expect("a checked bonus has its cards");
            discard_for(open, seat, cards, bonus.gives(), events);
        }
        Action::Pick(picked) => discard_for(open, seat, picked.cards(), picked.bonus().gives(), events),
        Action::Step(direction) => step(open, seat, direction, events),
        Action::Play(card) => {
            lay_down(position, seat, card);
            let open = &mut position.open;
            open.turn.phase = Phase::Dig;
            open.turn.played.insert(card);
            open.players[seat.index()].face_up.insert(card);
            events.send_to_all(|| Event::Played { seat, card });
        }
        Action::Take(level) => {
            take(position, seat, level, events);
            return Revealed::Something;
        }
        Action::Discard(card) => {
            lay_down(position, seat, card);
            let open = &mut position.open;
            open.turn.phase = Phase::Draw;
            open.turn.discarded = true;
            open.discarded.insert(card);
            events.send_to_all(|| Event::Discarded { seat, card });
        }
        Action::Draw => return draw(position, seat, events),
        Action::Move { tile, edges, spot } => move_tile(open, seat, (tile, edges, spot), events),
    }
    Revealed::Nothing
}

/// Pays a doubloon to everybody else on a tile; returns their seats.
#[inline]
fn pay_toll(open: &mut Open, seat: Seat, tile: Tile) -> Seats {
    let paid = open.others_on(tile, seat);
    for other in paid.iter() {
        open.players[seat.index()].doubloons -= 1;
        open.players[other.index()].doubloons += 1;
    }
    paid
}

/// Puts a pirate on a corner. The player on the right goes next; the starting player goes last.
fn land(open: &mut Open, seat: Seat, corner: Corner, events: &mut EventSink<'_, Morgan>) {
    let tile = open.corner(corner).expect("until the first turn there is a tile at each corner");
    let paid = pay_toll(open, seat, tile);
    open.players[seat.index()].pirate = Some(tile);
    events.send_to_all(|| Event::Landed { seat, tile, at: corner.place(), paid });
    if seat == open.starting {
        open.turn = Turn::BEGINS;
    } else {
        open.seat = seat.counterclockwise(open.seats());
    }
}

fn move_tile(open: &mut Open, seat: Seat, moved: (Tile, Edges, Spot), events: &mut EventSink<'_, Morgan>) {
    let (tile, edges, spot) = moved;
    let (from, to) = (open.island.place(open.island.spot(tile)), open.island.place(spot));
    open.island.move_tile(tile, spot, edges);
    open.turn.moves -= 1;
    events.send_to_all(|| Event::Moved { seat, tile, from, to, edges });
}

fn step(open: &mut Open, seat: Seat, direction: Direction, events: &mut EventSink<'_, Morgan>) {
    let from = open.player(seat).pirate.expect("only a pirate on the island walks");
    let spot = open.island.spot(from).next(direction);
    let tile = open.island.tile_on(spot).expect("a step leads to a tile");
    let paid = pay_toll(open, seat, tile);
    open.players[seat.index()].pirate = Some(tile);
    open.turn.phase = Phase::Walk;
    open.turn.steps -= 1;
    events.send_to_all(|| Event::Stepped { seat, tile, at: open.island.place(spot), paid });
}

/// Discards face-up cards for a bonus.
fn discard_for(open: &mut Open, seat: Seat, cards: Cards, gives: Symbol, events: &mut EventSink<'_, Morgan>) {
    let player = &mut open.players[seat.index()];
    player.face_up = player.face_up.without(cards);
    open.discarded = open.discarded.with(cards);
    match gives {
        Symbol::Map => open.turn.moves += 1,
        Symbol::Boots => {
            open.turn.phase = Phase::Walk;
            open.turn.steps += STEPS_PER_BOOTS;
        }
        Symbol::Shovel => open.turn.shovels += 1,
        Symbol::Doubloons => player.doubloons += DOUBLOONS_PER_CARD,
    }
    events.send_to_all(|| Event::Used { seat, cards, gives });
}

/// Moves a card from the hand to where everybody sees it.
///
/// In a position that another player imagined, the hand may not have the card. The open part is the same nevertheless.
fn lay_down(position: &mut Position<Morgan>, seat: Seat, card: MapCard) {
    position.own[seat.index()].hand.remove(card);
    deck::lay_open(&mut position.open, seat, card);
}

/// Takes a treasure and fills the board. The game ends when the last treasure of the deck lies on the board.
fn take(position: &mut Position<Morgan>, seat: Seat, level: Level, events: &mut EventSink<'_, Morgan>) {
    let Position { open, hidden, .. } = position;
    let treasure = open.board[level.index()];
    let player = &mut open.players[seat.index()];
    player.treasures.insert(treasure);
    player.doubloons += level.doubloons();
    events.send_to_all(|| Event::Took { seat, treasure, level, doubloons: level.doubloons() });
    open.turn.phase = Phase::Draw;
    open.turns_without_dig = 0;

    let next = hidden.treasure_deck.draw().expect("the game ends when the last treasure is laid");
    open.board[level.index()] = next;
    open.board.sort_unstable();
    open.treasure_deck = hidden.treasure_deck.len() as u8;
    events.send_to_all(|| Event::TurnedUp { treasure: next, board: open.board, left: open.treasure_deck });
    if open.treasure_deck == 0 {
        events.send_to_all(|| Event::BoardLast {});
        end(open, events);
    }
}

/// Fills up the hand and passes the turn to the next player. After too many rounds without a dig the game ends.
fn draw(position: &mut Position<Morgan>, seat: Seat, events: &mut EventSink<'_, Morgan>) -> Revealed {
    let drawn = deck::fill_hand(position, seat, |cards| events.send_to_all(|| Event::Shuffled { cards }));
    events.send(Audience::Only(seat), || Event::Drew { seat, cards: drawn });
    events.send(Audience::AllBut(seat), || Event::OtherDrew { seat, cards: drawn.len() as u8 });

    let open = &mut position.open;
    let dug = !open.turn.played.is_empty();
    open.turns_without_dig = if dug { 0 } else { open.turns_without_dig + 1 };
    open.seat = seat.clockwise(open.seats());
    open.turn = Turn::BEGINS;
    if open.turns_without_dig == open.rounds_without_dig * u32::from(open.seats()) {
        events.send_to_all(|| Event::NobodyDug { rounds: open.rounds_without_dig });
        end(open, events);
    }
    // A turn that ends without drawing a card reveals nothing.
    if drawn.is_empty() { Revealed::Nothing } else { Revealed::Something }
}

/// Ends the game, and tells who has most of each set.
fn end(open: &mut Open, events: &mut EventSink<'_, Morgan>) {
    open.turn.phase = Phase::Over;
    for set in Set::ALL {
        events.send_to_all(|| {
            let (seats, bonus) = outcome::most_of(open, set);
            Event::MostOf { set, seats, bonus }
        });
    }
}
