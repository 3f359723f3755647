//! The actions of a player: one small step of a turn at a time.

use crate::rules::bonus::{Bonus, Picked};
use crate::rules::components::{LEVELS, Level, MapCard, START_COLUMNS, START_ROWS, Tile};
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
/// | picked face-up cards are discarded | `use boots of tomb-1`, `use boots+boots as map of tomb-1+oasis-1` |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Puts the pirate on a corner, before the first turn.
    Corner(Corner),
    /// Discards face-up cards for a bonus: those with the lowest numbers among the cards with the symbol.
    Use(Bonus),
    /// Steps onto the next tile.
    Step(Direction),
    /// Plays a hand card that holds where the pirate stands. Until a shovel is used, the cards of one dig are played in
    /// ascending order.
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
    /// Discards face-up cards that the player picks. It came later than the other actions, so its numbers follow theirs.
    Pick(Picked),
}

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
const PICKS: u32 = MOVES + Tile::COUNT as u32 * TURNS as u32 * SPOTS;

impl Action {
    /// The upper bound of all numbers: 178 small ones, 20 tiles in 4 orientations on 1024 spots, and the picked cards.
    pub const NUMBERS: u32 = PICKS + Picked::COUNT;

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
            Action::Pick(picked) => PICKS + picked.number(),
        }
    }

    /// The action with this number; none if a tile has fewer orientations than the number says, or if the number names
    /// two cards that are no pair.
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
            MOVES..PICKS => {
                let (turned, spot) = ((number - MOVES) / SPOTS, (number - MOVES) % SPOTS);
                let (tile, lies) = (Tile((turned / TURNS as u32) as u8), turned as usize % TURNS);
                let edges = *tile.facts().edges.lies().get(lies)?;
                Some(Action::Move { tile, edges, spot: Spot::numbered(spot as usize)? })
            }
            PICKS.. => Picked::numbered(number - PICKS).map(Action::Pick),
        }
    }
}
