//! The events of a game, told to listeners.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Phrase, Seat, ToPhrase};

use crate::rules::components::{DEALT, DISPLAY, KEPT, Orders, OtomaAction, Presumption, Sketch};
use crate::rules::island::Update;
use crate::rules::open::Ending;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// The page reads tags with a reader of its own (`online::read`): serde's way to read them would take a tenth of online play.
#[cfg_attr(not(feature = "page"), serde(tag = "event"))]
pub enum Event {
    /// Confirmed jungle was laid before the game.
    JungleLaid {
        /// Where.
        spaces: Spaces,
    },
    /// Presumptions were dealt; only their player is told.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        presumptions: ArrayVec<Presumption, DEALT>,
    },
    /// Presumptions were kept, or given without a choice; only their player is told.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        presumptions: [Presumption; KEPT],
    },
    /// A player kept two presumptions; the other players are told only this.
    KeptInSecret {
        /// Who.
        seat: Seat,
    },
    /// A whole new display was revealed.
    Revealed {
        /// All of it.
        sketches: ArrayVec<Sketch, DISPLAY>,
    },
    /// The first player was drawn.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// A meeple was placed on the beach.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        to: Space,
    },
    /// A meeple moved.
    Went {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// A meeple stayed.
    Stayed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// The display was empty, so the half day ended with the move.
    NoSketch {
        /// Whose half day.
        seat: Seat,
    },
    /// A sketch of the display was exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// The one that was tucked under the deck.
        tucked: Sketch,
        /// The one that was drawn.
        drawn: Sketch,
    },
    /// A sketch was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        sketch: Sketch,
    },
    /// A sketch was laid on a parchment, and the island updated.
    Mapped {
        /// By whom.
        seat: Seat,
        /// Both halves, in the order of the updates.
        halves: [Half; 2],
    },
    /// A region was claimed, and the sketch discarded.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Where the marker lies.
        space: Space,
        /// The region's terrain.
        terrain: Terrain,
        /// How many tiles the region has now.
        tiles: u8,
        /// The sketch that was discarded.
        sketch: Sketch,
    },
    /// A sketch was discarded.
    Left {
        /// By whom.
        seat: Seat,
        /// Which.
        sketch: Sketch,
    },
    /// The display was refilled.
    Refilled {
        /// With which.
        sketches: ArrayVec<Sketch, DISPLAY>,
    },
    /// In Otoma's turn the rest of the display left the game.
    Swept {
        /// Which.
        sketches: ArrayVec<Sketch, DISPLAY>,
    },
    /// Otoma turned a card over.
    OtomaTurned {
        /// The coordinates on its back.
        spaces: [Space; 2],
        /// The terrain side of the next card.
        orders: Orders,
    },
    /// Otoma acted on a space.
    OtomaActed {
        /// Where.
        space: Space,
        /// The action on its card.
        action: OtomaAction,
        /// Its effect on the island.
        #[cfg_attr(not(feature = "page"), serde(flatten))]
        #[cfg_attr(feature = "page", serde(rename = "."))]
        update: Update,
    },
    /// Otoma claimed.
    OtomaClaimed {
        /// Where its marker lies.
        space: Space,
        /// The region's terrain.
        terrain: Terrain,
        /// How many confirmed tiles the group has.
        tiles: u8,
    },
    /// Otoma found nothing to claim.
    OtomaClaimedNothing,
    /// The end of the game was triggered; the round is played to its end.
    EndCame {
        /// After whose turn.
        seat: Seat,
        /// Why.
        ending: Ending,
    },
    /// Presumptions were shown at the end.
    PresumptionsShown {
        /// Whose.
        seat: Seat,
        /// Which.
        presumptions: [Presumption; KEPT],
    },
    /// The points of a player at the end.
    Scored {
        /// Whose.
        seat: Seat,
        /// How many.
        total: i32,
    },
}

/// One half of a sketch that was laid, and its effect on the island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Half {
    /// The space it lies on.
    pub space: Space,
    /// Its terrain.
    pub terrain: Terrain,
    /// Its effect on the island.
    #[cfg_attr(not(feature = "page"), serde(flatten))]
    #[cfg_attr(feature = "page", serde(rename = "."))]
    pub update: Update,
}

impl Update {
    /// The code of the update in the locales.
    #[must_use]
    pub fn term(self) -> &'static str {
        match self {
            Update::Laid => "misterra-update-laid",
            Update::Confirmed => "misterra-update-confirmed",
            Update::Replaced { .. } => "misterra-update-replaced",
            Update::Unchanged => "misterra-update-unchanged",
            Update::NoTileLeft => "misterra-update-no-tile-left",
        }
    }
}

impl ToPhrase for Event {
    fn phrase(&self) -> Phrase {
        let by = |code, seat: &Seat| Phrase::new(code).with("seat", *seat);
        let at = |phrase: Phrase, space: &Space| phrase.with("space", space.name());
        let sketch = |phrase: Phrase, sketch: &Sketch| {
            let [one, other] = sketch.terrains();
            phrase.term("one", one.term()).term("other", other.term())
        };
        let pair = |phrase: Phrase, cards: &[Presumption; KEPT]| {
            let [one, other] = cards;
            phrase.term("one", one.term()).term("other", other.term())
        };
        match self {
            Event::JungleLaid { spaces } => {
                Phrase::new("misterra-event-jungle-laid").with("spaces", spaces.to_string())
            }
            Event::Dealt { seat, presumptions } => {
                let numbers: Vec<String> = presumptions.iter().map(|card| card.number().to_string()).collect();
                by("misterra-event-dealt", seat).with("numbers", numbers.join(", "))
            }
            Event::Kept { seat, presumptions } => pair(by("misterra-event-kept", seat), presumptions),
            Event::KeptInSecret { seat } => by("misterra-event-kept-in-secret", seat),
            Event::Revealed { sketches } => Phrase::new("misterra-event-revealed").with("count", sketches.len() as i64),
            Event::FirstDrawn { seat } => by("misterra-event-first-drawn", seat),
            Event::Placed { seat, to } => at(by("misterra-event-placed", seat), to),
            Event::Went { seat, from, to } => at(by("misterra-event-went", seat), to).with("from", from.name()),
            Event::Stayed { seat, at: space } => at(by("misterra-event-stayed", seat), space),
            Event::NoSketch { seat } => by("misterra-event-no-sketch", seat),
            Event::Exchanged { seat, tucked, drawn } => {
                let [new_one, new_other] = drawn.terrains();
                sketch(by("misterra-event-exchanged", seat), tucked)
                    .term("newone", new_one.term())
                    .term("newother", new_other.term())
            }
            Event::Took { seat, sketch: taken } => sketch(by("misterra-event-took", seat), taken),
            Event::Mapped { seat, halves: [one, other] } => by("misterra-event-mapped", seat)
                .term("one", one.terrain.term())
                .with("first", one.space.name())
                .term("onedid", one.update.term())
                .term("other", other.terrain.term())
                .with("second", other.space.name())
                .term("otherdid", other.update.term()),
            Event::Claimed { seat, space, terrain, tiles, .. } => at(by("misterra-event-claimed", seat), space)
                .term("terrain", terrain.term())
                .with("tiles", i64::from(*tiles)),
            Event::Left { seat, sketch: left } => sketch(by("misterra-event-left", seat), left),
            Event::Refilled { sketches } => Phrase::new("misterra-event-refilled").with("count", sketches.len() as i64),
            Event::Swept { sketches } => Phrase::new("misterra-event-swept").with("count", sketches.len() as i64),
            Event::OtomaTurned { spaces: [first, second], .. } => {
                Phrase::new("misterra-event-otoma-turned").with("first", first.name()).with("second", second.name())
            }
            Event::OtomaActed { space, action, update } => {
                let (code, terrain) = match action {
                    OtomaAction::Map(terrain) => ("misterra-event-otoma-mapped", terrain),
                    OtomaAction::ConfirmOrMap(terrain) => ("misterra-event-otoma-confirmed-or-mapped", terrain),
                };
                at(Phrase::new(code), space).term("terrain", terrain.term()).term("did", update.term())
            }
            Event::OtomaClaimed { space, terrain, tiles } => at(Phrase::new("misterra-event-otoma-claimed"), space)
                .term("terrain", terrain.term())
                .with("tiles", i64::from(*tiles)),
            Event::OtomaClaimedNothing => Phrase::new("misterra-event-otoma-claimed-nothing"),
            Event::EndCame { seat, ending } => {
                by("misterra-event-end-came", seat).term("ending", format!("misterra-ending-{}", ending.name()))
            }
            Event::PresumptionsShown { seat, presumptions } => {
                pair(by("misterra-event-presumptions-shown", seat), presumptions)
            }
            Event::Scored { seat, total } => by("misterra-event-scored", seat).with("total", i64::from(*total)),
        }
    }
}
