//! The events that happen at the table.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat, Seats, ToPhrase};

use crate::rules::components::{LEVELS, Level, MapCard, Set, Symbol, Tile, Treasure};
use crate::rules::edges::Edges;
use crate::rules::sets::Cards;

/// Something that happened. Drawn cards are told to the player who drew them; the others are told how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// The page reads tags with a reader of its own (`online::read`): serde's way to read them would take a tenth of online play.
#[cfg_attr(not(feature = "page"), serde(tag = "event"))]
pub enum Event {
    /// The island was laid out and treasures were turned up.
    Laid {
        /// The treasures at levels I to V.
        board: [Treasure; LEVELS],
    },
    /// The starting player was drawn.
    Starts {
        /// The player.
        seat: Seat,
    },
    /// A pirate was put on a corner.
    Landed {
        /// The player of the pirate.
        seat: Seat,
        /// The tile at the corner.
        tile: Tile,
        /// Its place.
        at: (i32, i32),
        /// The players who were there already, and got a doubloon each.
        paid: Seats,
    },
    /// A tile was moved.
    Moved {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Its old place.
        from: (i32, i32),
        /// Its new place.
        to: (i32, i32),
        /// Its new edges, as it lies.
        edges: Edges,
    },
    /// A pirate took a step.
    Stepped {
        /// The player of the pirate.
        seat: Seat,
        /// The tile it stands on now.
        tile: Tile,
        /// Its place.
        at: (i32, i32),
        /// The players who are there too, and got a doubloon each.
        paid: Seats,
    },
    /// Face-up cards were discarded for a bonus.
    Used {
        /// The player.
        seat: Seat,
        /// The cards: one, or two with the same symbol.
        cards: Cards,
        /// The symbol that they were used as.
        gives: Symbol,
    },
    /// A hand card was played in a dig.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: MapCard,
    },
    /// A treasure was taken.
    Took {
        /// The player.
        seat: Seat,
        /// The treasure.
        treasure: Treasure,
        /// The level that it was taken from.
        level: Level,
        /// The doubloons that came with it.
        doubloons: u16,
    },
    /// A treasure was turned up to fill the board.
    TurnedUp {
        /// The treasure.
        treasure: Treasure,
        /// The board after it was sorted in.
        board: [Treasure; LEVELS],
        /// How many are left in the deck.
        left: u8,
    },
    /// A hand card was discarded.
    Discarded {
        /// The player.
        seat: Seat,
        /// The card.
        card: MapCard,
    },
    /// The discard pile became the deck.
    Shuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// Cards were drawn, or dealt at the start. Told only to the player who drew them.
    Drew {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// Somebody else drew cards, or none.
    OtherDrew {
        /// The player.
        seat: Seat,
        /// The number of cards.
        cards: u8,
    },
    /// The last treasure was turned up: the game is over.
    BoardLast {},
    /// Nobody dug for too many rounds: the game is over.
    NobodyDug {
        /// The number of rounds.
        rounds: u32,
    },
    /// The bonus for most treasures of a set was given.
    MostOf {
        /// The set.
        set: Set,
        /// The players who share it; empty if nobody has a treasure of the set.
        seats: Seats,
        /// The bonus of each of them.
        bonus: u8,
    },
}

/// The message code for the name of a tile, a treasure or another component.
pub(crate) fn term(kind: &str, name: &str) -> String {
    format!("morgan-{kind}-{name}")
}

/// A place as text.
pub(crate) fn place((x, y): (i32, i32)) -> String {
    format!("{x},{y}")
}

/// Adds cards as separate arguments, point and distance of each. A sentence names up to four.
fn cards(phrase: Phrase, cards: Cards) -> Phrase {
    let names =
        [("point", "distance"), ("point-2", "distance-2"), ("point-3", "distance-3"), ("point-4", "distance-4")];
    let phrase = phrase.with("count", cards.len() as i64);
    names.into_iter().zip(cards.iter()).fold(phrase, |phrase, ((point, distance), card)| {
        phrase.term(point, term("point", card.point().name())).with(distance, i64::from(card.distance()))
    })
}

/// Adds seats as separate arguments. A sentence names up to four players.
fn seats(phrase: Phrase, seats: Seats) -> Phrase {
    let names = ["first", "second", "third", "fourth"];
    let phrase = phrase.with("count", i64::from(seats.len()));
    names.into_iter().zip(seats.iter()).fold(phrase, |phrase, (name, seat)| phrase.with(name, seat))
}

/// Adds a card as its point and its distance.
pub(crate) fn with_card(phrase: Phrase, card: MapCard) -> Phrase {
    phrase.term("point", term("point", card.point().name())).with("distance", i64::from(card.distance()))
}

impl ToPhrase for Event {
    fn phrase(&self) -> Phrase {
        let by = |code, seat: &Seat| Phrase::new(code).with("seat", *seat);
        match self {
            Event::Laid { board } => {
                let levels = ["first", "second", "third", "fourth", "fifth"].into_iter().zip(board);
                let name = |treasure: &Treasure| term("treasure", treasure.name());
                levels.fold(Phrase::new("morgan-event-laid"), |phrase, (level, treasure)| {
                    phrase.term(level, name(treasure))
                })
            }
            Event::Starts { seat } => by("morgan-event-starts", seat),
            Event::Landed { seat, tile, at, paid } => {
                let landed = by("morgan-event-landed", seat).term("tile", term("tile", tile.name()));
                seats(landed.with("at", place(*at)), *paid)
            }
            Event::Moved { seat, tile, from, to, edges } => by("morgan-event-moved", seat)
                .term("tile", term("tile", tile.name()))
                .with("from", place(*from))
                .with("to", place(*to))
                .with("edges", edges.to_string()),
            Event::Stepped { seat, tile, at, paid } => {
                let stepped = by("morgan-event-stepped", seat).term("tile", term("tile", tile.name()));
                seats(stepped.with("at", place(*at)), *paid)
            }
            Event::Used { seat, cards: used, gives } => {
                cards(by("morgan-event-used", seat).term("symbol", term("symbol", gives.name())), *used)
            }
            Event::Played { seat, card } => with_card(by("morgan-event-played", seat), *card),
            Event::Took { seat, treasure, level, doubloons } => by("morgan-event-took", seat)
                .term("treasure", term("treasure", treasure.name()))
                .with("level", level.name())
                .with("doubloons", i64::from(*doubloons)),
            Event::TurnedUp { treasure, left, .. } => Phrase::new("morgan-event-turned-up")
                .term("treasure", term("treasure", treasure.name()))
                .with("left", i64::from(*left)),
            Event::Discarded { seat, card } => with_card(by("morgan-event-discarded", seat), *card),
            Event::Shuffled { cards } => Phrase::new("morgan-event-shuffled").with("cards", i64::from(*cards)),
            Event::Drew { seat, cards: drawn } => cards(by("morgan-event-drew", seat), *drawn),
            Event::OtherDrew { seat, cards } => by("morgan-event-other-drew", seat).with("count", i64::from(*cards)),
            Event::BoardLast {} => Phrase::new("morgan-event-board-last"),
            Event::NobodyDug { rounds } => Phrase::new("morgan-event-nobody-dug").with("rounds", i64::from(*rounds)),
            Event::MostOf { set, seats: most, bonus } => {
                let most_of = Phrase::new("morgan-event-most-of").term("set", term("set", set.name()));
                seats(most_of.with("bonus", i64::from(*bonus)), *most)
            }
        }
    }
}
