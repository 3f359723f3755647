//! The rules that an action can break.

use table::{Phrase, ToPhrase};

use crate::rules::components::{Level, MapCard, Symbol, Tile};
use crate::rules::edges::Edges;
use crate::rules::event::{place, term, with_card};

/// The rule that an action breaks, or the reason why a text is not an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is not this seat's turn.
    NotYourTurn,
    /// A corner must be chosen first.
    CornerFirst,
    /// Corners are only chosen before the first turn.
    CornerChosen,
    /// Entering would cost more than the player has.
    CannotPay {
        /// The toll.
        toll: u8,
        /// The player's doubloons.
        doubloons: u16,
    },
    /// The pirate has walked, dug or discarded: no more tiles may be moved.
    MapPhaseOver,
    /// All tile moves of this turn are used up.
    NoMovesLeft,
    /// A pirate stands on the tile.
    TileHasPirate(Tile),
    /// The tile has neighbours on all sides.
    TileEnclosed(Tile),
    /// The tile lies there already.
    SameSpot(Tile),
    /// Another tile lies there.
    SpotTaken(Tile),
    /// No tile lies beside the spot.
    TouchesNothing,
    /// An edge does not match a neighbour's.
    EdgesDiffer {
        /// The neighbour.
        beside: Tile,
        /// The tile's edges as it would lie.
        edges: Edges,
    },
    /// The map would fall apart.
    MapSplits,
    /// The pirate has dug or discarded: it may no longer walk.
    WalkOver,
    /// All steps of this turn are used up.
    NoStepsLeft,
    /// There is no tile in this direction.
    Gap((i32, i32)),
    /// The card is not in the hand.
    NotInHand(MapCard),
    /// The pirate is not as far from the point as the card says.
    CardDoesNotHold {
        /// The card.
        card: MapCard,
        /// How far away the pirate is.
        away: u8,
    },
    /// Until a shovel is used, the cards of a dig are played in ascending order.
    OutOfOrder {
        /// The card.
        card: MapCard,
        /// The highest played so far.
        after: MapCard,
    },
    /// This turn's dig is over.
    DigOver,
    /// No card has been played, so there is no dig.
    NothingPlayed,
    /// The dig does not reach this level.
    LevelTooDeep {
        /// The level.
        level: Level,
        /// The deepest level that is reached.
        reach: Level,
    },
    /// The dig reaches the lowest level already.
    DeepEnough,
    /// Too few face-up cards carry the symbol.
    NoSuchBonus {
        /// The symbol.
        symbol: Symbol,
        /// How many are needed.
        needed: u8,
        /// How many there are.
        found: u8,
    },
    /// The card does not lie face up before the player.
    NotFaceUp(MapCard),
    /// A card was played: a treasure must be taken.
    TreasureFirst,
    /// Only one card may be discarded in a turn.
    AlreadyDiscarded,
    /// The text begins with no known action.
    UnknownAction(String),
    /// The text names no corner.
    UnknownCorner(String),
    /// The text names no direction.
    UnknownDirection(String),
    /// The text names no tile.
    UnknownTile(String),
    /// The text names no spot.
    UnknownSpot(String),
    /// The text names no edges.
    UnknownEdges(String),
    /// The tile cannot be turned to these edges.
    NotItsEdges {
        /// The tile.
        tile: Tile,
        /// The edges.
        edges: Edges,
    },
    /// The text names no map card.
    UnknownCard(String),
    /// The text names no level.
    UnknownLevel(String),
    /// The text names no bonus.
    UnknownBonus(String),
}

impl ToPhrase for Refusal {
    fn phrase(&self) -> Phrase {
        let of_tile = |code, tile: &Tile| Phrase::new(code).term("tile", term("tile", tile.name()));
        let word = |code, word: &String| Phrase::new(code).with("word", word.as_str());
        match self {
            Refusal::NotYourTurn => Phrase::new("morgan-refused-not-your-turn"),
            Refusal::CornerFirst => Phrase::new("morgan-refused-corner-first"),
            Refusal::CornerChosen => Phrase::new("morgan-refused-corner-chosen"),
            Refusal::CannotPay { toll, doubloons } => Phrase::new("morgan-refused-cannot-pay")
                .with("toll", i64::from(*toll))
                .with("doubloons", i64::from(*doubloons)),
            Refusal::MapPhaseOver => Phrase::new("morgan-refused-map-phase-over"),
            Refusal::NoMovesLeft => Phrase::new("morgan-refused-no-moves-left"),
            Refusal::TileHasPirate(tile) => of_tile("morgan-refused-tile-has-pirate", tile),
            Refusal::TileEnclosed(tile) => of_tile("morgan-refused-tile-enclosed", tile),
            Refusal::SameSpot(tile) => of_tile("morgan-refused-same-spot", tile),
            Refusal::SpotTaken(tile) => of_tile("morgan-refused-spot-taken", tile),
            Refusal::TouchesNothing => Phrase::new("morgan-refused-touches-nothing"),
            Refusal::EdgesDiffer { beside, edges } => {
                of_tile("morgan-refused-edges-differ", beside).with("edges", edges.to_string())
            }
            Refusal::MapSplits => Phrase::new("morgan-refused-map-splits"),
            Refusal::WalkOver => Phrase::new("morgan-refused-walk-over"),
            Refusal::NoStepsLeft => Phrase::new("morgan-refused-no-steps-left"),
            Refusal::Gap(at) => Phrase::new("morgan-refused-gap").with("at", place(*at)),
            Refusal::NotInHand(card) => with_card(Phrase::new("morgan-refused-not-in-hand"), *card),
            Refusal::CardDoesNotHold { card, away } => {
                with_card(Phrase::new("morgan-refused-card-does-not-hold"), *card).with("away", i64::from(*away))
            }
            Refusal::OutOfOrder { card, after } => with_card(Phrase::new("morgan-refused-out-of-order"), *card)
                .term("after-point", term("point", after.point().name()))
                .with("after-distance", i64::from(after.distance())),
            Refusal::DigOver => Phrase::new("morgan-refused-dig-over"),
            Refusal::NothingPlayed => Phrase::new("morgan-refused-nothing-played"),
            Refusal::LevelTooDeep { level, reach } => {
                Phrase::new("morgan-refused-level-too-deep").with("level", level.name()).with("reach", reach.name())
            }
            Refusal::DeepEnough => Phrase::new("morgan-refused-deep-enough"),
            Refusal::NoSuchBonus { symbol, needed, found } => Phrase::new("morgan-refused-no-such-bonus")
                .term("symbol", term("symbol", symbol.name()))
                .with("needed", i64::from(*needed))
                .with("found", i64::from(*found)),
            Refusal::NotFaceUp(card) => with_card(Phrase::new("morgan-refused-not-face-up"), *card),
            Refusal::TreasureFirst => Phrase::new("morgan-refused-treasure-first"),
            Refusal::AlreadyDiscarded => Phrase::new("morgan-refused-already-discarded"),
            Refusal::UnknownAction(text) => word("morgan-refused-unknown-action", text),
            Refusal::UnknownCorner(text) => word("morgan-refused-unknown-corner", text),
            Refusal::UnknownDirection(text) => word("morgan-refused-unknown-direction", text),
            Refusal::UnknownTile(text) => word("morgan-refused-unknown-tile", text),
            Refusal::UnknownSpot(text) => word("morgan-refused-unknown-spot", text),
            Refusal::UnknownEdges(text) => word("morgan-refused-unknown-edges", text),
            Refusal::NotItsEdges { tile, edges } => {
                of_tile("morgan-refused-not-its-edges", tile).with("edges", edges.to_string())
            }
            Refusal::UnknownCard(text) => word("morgan-refused-unknown-card", text),
            Refusal::UnknownLevel(text) => word("morgan-refused-unknown-level", text),
            Refusal::UnknownBonus(text) => word("morgan-refused-unknown-bonus", text),
        }
    }
}
