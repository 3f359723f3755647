//! The rules that an action can break.

use table::{Phrase, ToPhrase};

use crate::rules::components::{Presumption, Sketch};
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// The rule that an action breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is not an action.
    UnknownAction(String),
    /// The text names no space.
    UnknownSpace(String),
    /// The text names no terrain.
    UnknownTerrain(String),
    /// The text names no sketch.
    UnknownSketch(String),
    /// The text names no presumption.
    UnknownPresumption(String),
    /// A presumption is named twice.
    SamePresumption(Presumption),
    /// This seat is not awaited.
    NothingAsked,
    /// The action belongs to another step.
    OtherStep,
    /// The presumption is not one of those dealt.
    NotDealt(Presumption),
    /// The first half day begins on the beach.
    BeginsOnBeach(Space),
    /// The meeple is not on the board yet, so it cannot stay.
    NotPlaced,
    /// The meeple is there already.
    AlreadyThere(Space),
    /// No tile lies there.
    EmptySpace(Space),
    /// The meeple cannot get there in one move.
    TooFar(Space),
    /// The display holds no such sketch.
    NotInDisplay(Sketch),
    /// Only a meeple on a lagoon may exchange.
    NotOnLagoon,
    /// Only one sketch may be exchanged in a half day.
    AlreadyExchanged,
    /// No sketch has been taken yet.
    NoSketchTaken,
    /// The halves are not those of the sketch that was taken.
    OtherSketch(Sketch),
    /// A sketch covers two neighbouring spaces.
    NotAdjacent(Space, Space),
    /// The beach is not mapped.
    OnTheBeach(Space),
    /// A meeple on jungle cannot map.
    OnJungle(Space),
    /// The meeple sees neither of the spaces.
    NotSeen(Space, Space),
    /// The spaces of a double must be in the order of their names; the other order gives the same map.
    SameAsTurned,
    /// There is nothing to claim on the beach or on an empty space.
    NothingToClaim,
    /// The tile under the meeple is hazy.
    NotConfirmed(Space),
    /// The region holds a claim marker already.
    RegionClaimed(Space),
    /// The player has claimed a region of this terrain already.
    TerrainClaimed(Terrain),
    /// The player has no claim marker left.
    NoMarker,
    /// The group is not one of the tied groups that Otoma may claim.
    NotTied(Space),
}

impl ToPhrase for Refusal {
    fn phrase(&self) -> Phrase {
        let word = |code, word: &str| Phrase::new(code).with("word", word);
        let at = |code, space: &Space| Phrase::new(code).with("space", space.name());
        let two =
            |code, one: &Space, other: &Space| Phrase::new(code).with("one", one.name()).with("other", other.name());
        let card = |code, card: &Presumption| {
            Phrase::new(code).with("number", i64::from(card.number())).term("card", card.term())
        };
        let sketch = |code, sketch: &Sketch| {
            let [one, other] = sketch.terrains();
            Phrase::new(code).term("one", one.term()).term("other", other.term())
        };
        match self {
            Refusal::UnknownAction(text) => word("misterra-refused-unknown-action", text),
            Refusal::UnknownSpace(text) => word("misterra-refused-unknown-space", text),
            Refusal::UnknownTerrain(text) => word("misterra-refused-unknown-terrain", text),
            Refusal::UnknownSketch(text) => word("misterra-refused-unknown-sketch", text),
            Refusal::UnknownPresumption(text) => word("misterra-refused-unknown-presumption", text),
            Refusal::SamePresumption(twice) => card("misterra-refused-same-presumption", twice),
            Refusal::NothingAsked => Phrase::new("misterra-refused-nothing-asked"),
            Refusal::OtherStep => Phrase::new("misterra-refused-other-step"),
            Refusal::NotDealt(other) => card("misterra-refused-not-dealt", other),
            Refusal::BeginsOnBeach(space) => at("misterra-refused-begins-on-beach", space),
            Refusal::NotPlaced => Phrase::new("misterra-refused-not-placed"),
            Refusal::AlreadyThere(space) => at("misterra-refused-already-there", space),
            Refusal::EmptySpace(space) => at("misterra-refused-empty-space", space),
            Refusal::TooFar(space) => at("misterra-refused-too-far", space),
            Refusal::NotInDisplay(other) => sketch("misterra-refused-not-in-display", other),
            Refusal::NotOnLagoon => Phrase::new("misterra-refused-not-on-lagoon"),
            Refusal::AlreadyExchanged => Phrase::new("misterra-refused-already-exchanged"),
            Refusal::NoSketchTaken => Phrase::new("misterra-refused-no-sketch-taken"),
            Refusal::OtherSketch(taken) => sketch("misterra-refused-other-sketch", taken),
            Refusal::NotAdjacent(one, other) => two("misterra-refused-not-adjacent", one, other),
            Refusal::OnTheBeach(space) => at("misterra-refused-on-the-beach", space),
            Refusal::OnJungle(space) => at("misterra-refused-on-jungle", space),
            Refusal::NotSeen(one, other) => two("misterra-refused-not-seen", one, other),
            Refusal::SameAsTurned => Phrase::new("misterra-refused-same-as-turned"),
            Refusal::NothingToClaim => Phrase::new("misterra-refused-nothing-to-claim"),
            Refusal::NotConfirmed(space) => at("misterra-refused-not-confirmed", space),
            Refusal::RegionClaimed(space) => at("misterra-refused-region-claimed", space),
            Refusal::TerrainClaimed(terrain) => {
                Phrase::new("misterra-refused-terrain-claimed").term("terrain", terrain.term())
            }
            Refusal::NoMarker => Phrase::new("misterra-refused-no-marker"),
            Refusal::NotTied(space) => at("misterra-refused-not-tied", space),
        }
    }
}
