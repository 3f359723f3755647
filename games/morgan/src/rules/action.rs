//! The actions of a player: one small step of a turn at a time.

use crate::rules::components::{LEVELS, Level, MapCard, START_COLUMNS, START_ROWS, Symbol, Tile};
use crate::rules::edges::{Direction, Edges, TURNS};
use crate::rules::spot::Spot;

/// A corner of the island at the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Corner {
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom right.
    SouthEast,
    /// Bottom left.
    SouthWest,
}

impl Corner {
    /// All of them, clockwise.
    pub const ALL: [Corner; 4] = [Corner::NorthWest, Corner::NorthEast, Corner::SouthEast, Corner::SouthWest];

    /// Its name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Corner::NorthWest => "north-west",
            Corner::NorthEast => "north-east",
            Corner::SouthEast => "south-east",
            Corner::SouthWest => "south-west",
        }
    }

    /// The corner with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Corner> {
        Corner::ALL.into_iter().find(|corner| corner.name() == name)
    }

    /// Its place on the map.
    #[must_use]
    pub const fn place(self) -> (i32, i32) {
        let (east, south) = (START_COLUMNS as i32 - 1, START_ROWS as i32 - 1);
        match self {
            Corner::NorthWest => (0, 0),
            Corner::NorthEast => (east, 0),
            Corner::SouthEast => (east, south),
            Corner::SouthWest => (0, south),
        }
    }
}

/// Discarding face-up cards for a bonus: one card for its own symbol, or two cards with the same symbol for any symbol.
///
/// Cards with the same symbol are interchangeable here: those with the lowest numbers are discarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// One card, for its own symbol.
    One(Symbol),
    /// Two cards with the first symbol, used as the second.
    Two(Symbol, Symbol),
}

impl Bonus {
    /// The number of different bonuses: four, and four times four.
    pub const COUNT: u32 = SYMBOLS + SYMBOLS * SYMBOLS;

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Bonus> + Clone {
        (0..Bonus::COUNT).filter_map(Bonus::numbered)
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u32 {
        match self {
            Bonus::One(symbol) => symbol as u32,
            Bonus::Two(symbol, used_as) => SYMBOLS + symbol as u32 * SYMBOLS + used_as as u32,
        }
    }

    /// The one with this number.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Bonus> {
        if number < SYMBOLS {
            return Some(Bonus::One(Symbol::ALL[number as usize]));
        }
        let pair = number - SYMBOLS;
        if number >= Bonus::COUNT {
            return None;
        }
        Some(Bonus::Two(Symbol::ALL[(pair / SYMBOLS) as usize], Symbol::ALL[(pair % SYMBOLS) as usize]))
    }

    /// The symbol of the cards that are discarded.
    #[must_use]
    #[inline]
    pub const fn discards(self) -> Symbol {
        match self {
            Bonus::One(symbol) | Bonus::Two(symbol, _) => symbol,
        }
    }

    /// How many cards are discarded.
    #[must_use]
    #[inline]
    pub const fn cards(self) -> usize {
        match self {
            Bonus::One(_) => 1,
            Bonus::Two(..) => 2,
        }
    }

    /// The symbol that they are used as.
    #[must_use]
    #[inline]
    pub const fn gives(self) -> Symbol {
        match self {
            Bonus::One(symbol) | Bonus::Two(_, symbol) => symbol,
        }
    }
}

/// One decision of one player.
///
/// A turn is a sequence of actions: tiles moved, steps taken, cards played, a treasure taken, a card discarded, and
/// finally cards drawn. An action of a later phase gives up what is left of the earlier phases.
///
/// | action | written |
/// | --- | --- |
/// | a pirate is put on a corner | `corner north-west` |
/// | face-up cards are discarded | `use boots`, `use boots+boots as map` |
/// | a step | `step north` |
/// | a hand card is played in a dig | `play tomb-2` |
/// | a treasure is taken | `take III` |
/// | a hand card is discarded | `discard tomb-2` |
/// | cards are drawn, the turn ends | `draw` |
/// | a tile is moved | `tile tomb to 4,-1 LLWW` |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Puts the pirate on a corner, before the first turn.
    Corner(Corner),
    /// Discards face-up cards for a bonus.
    Use(Bonus),
    /// Steps onto the next tile.
    Step(Direction),
    /// Plays a hand card that holds where the pirate stands. The cards of one dig are played in ascending order.
    Play(MapCard),
    /// Takes a treasure from a level, which ends the dig.
    Take(Level),
    /// Discards a hand card before drawing.
    Discard(MapCard),
    /// Fills the hand up, which ends the turn.
    Draw,
    /// Moves a tile.
    Move {
        /// The tile.
        tile: Tile,
        /// Its new edges, as it will lie.
        edges: Edges,
        /// Its new spot.
        spot: Spot,
    },
}

const SYMBOLS: u32 = Symbol::ALL.len() as u32;
const SPOTS: u32 = Spot::COUNT as u32;
const CARDS: u32 = MapCard::COUNT as u32;

// The first number of each kind of action.
const USES: u32 = Corner::ALL.len() as u32;
const STEPS: u32 = USES + Bonus::COUNT;
const PLAYS: u32 = STEPS + Direction::ALL.len() as u32;
const TAKES: u32 = PLAYS + CARDS;
const DISCARDS: u32 = TAKES + LEVELS as u32;
const DRAW: u32 = DISCARDS + CARDS;
const MOVES: u32 = DRAW + 1;

impl Action {
    /// The upper bound of all numbers: 178 small ones, and 20 tiles in 4 orientations on 1024 spots.
    pub const NUMBERS: u32 = MOVES + Tile::COUNT as u32 * TURNS as u32 * SPOTS;

    /// The stable number. A tile's edges are numbered by their index among its orientations.
    #[must_use]
    #[inline]
    pub fn number(self) -> u32 {
        match self {
            Action::Corner(corner) => corner as u32,
            Action::Use(bonus) => USES + bonus.number(),
            Action::Step(direction) => STEPS + direction as u32,
            Action::Play(card) => PLAYS + card.index() as u32,
            Action::Take(level) => TAKES + level.index() as u32,
            Action::Discard(card) => DISCARDS + card.index() as u32,
            Action::Draw => DRAW,
            Action::Move { tile, edges, spot } => {
                let lies = edges.lies().iter().take_while(|&&lies| lies < edges).count();
                MOVES + (tile.index() * TURNS + lies) as u32 * SPOTS + spot.index() as u32
            }
        }
    }

    /// The action with this number; none if a tile has fewer orientations than the number says.
    #[must_use]
    pub fn numbered(number: u32) -> Option<Action> {
        let card = |first: u32| MapCard::numbered((number - first) as usize);
        match number {
            ..USES => Some(Action::Corner(Corner::ALL[number as usize])),
            USES..STEPS => Bonus::numbered(number - USES).map(Action::Use),
            STEPS..PLAYS => Some(Action::Step(Direction::ALL[(number - STEPS) as usize])),
            PLAYS..TAKES => card(PLAYS).map(Action::Play),
            TAKES..DISCARDS => Level::at((number - TAKES) as usize).map(Action::Take),
            DISCARDS..DRAW => card(DISCARDS).map(Action::Discard),
            DRAW => Some(Action::Draw),
            MOVES..Action::NUMBERS => {
                let (turned, spot) = ((number - MOVES) / SPOTS, (number - MOVES) % SPOTS);
                let (tile, lies) = (Tile((turned / TURNS as u32) as u8), turned as usize % TURNS);
                let edges = *tile.facts().edges.lies().get(lies)?;
                Some(Action::Move { tile, edges, spot: Spot::numbered(spot as usize)? })
            }
            _ => None,
        }
    }
}
