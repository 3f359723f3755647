//! The task of a seat: what it must draw, where it may draw it, and which rule forbids a drawing.

use table::{Grid11, Phrase, ToPhrase};

use crate::rules::choices::Choices;
use crate::rules::components::{Card, CardShape};
use crate::rules::draw::{BadDrawing, Draw, Slot};
use crate::rules::sheet::Land;
use crate::rules::space::Spaces;
use crate::rules::terrain::{Terrain, Terrains};

/// A task: draw a shape of this card on this land, perhaps over a ruins space.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The card to draw from.
    pub card: Card,
    /// The land to draw on: the seat's own, or in an ambush the neighbour's.
    pub land: &'a Land,
    /// Whether a ruins space must be covered.
    pub on_ruins: bool,
}

impl<'a> Task<'a> {
    /// The task for a card on a land. `ruins_demanded` is set if a ruins card came before it.
    #[must_use]
    #[inline]
    pub fn new(card: Card, land: &'a Land, ruins_demanded: bool) -> Task<'a> {
        let demanded = ruins_demanded && matches!(card, Card::Explore(_));
        Task { card, land, on_ruins: demanded && !freed_by_rift(card, land) }
    }

    /// Whether some shape of the card can be drawn.
    #[must_use]
    pub fn some_shape_fits(&self) -> bool {
        Choices::of_shapes_exist(self)
    }

    /// The terrains for the single square, when no shape can be drawn: all if ruins must be covered, otherwise the
    /// card's.
    #[must_use]
    #[inline]
    pub fn single_terrains(&self) -> Terrains {
        if self.on_ruins { Terrains::ALL } else { self.card.terrains() }
    }

    /// All legal drawings.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::NONE;
        choices.list(self);
        choices
    }

    /// Checks that a drawing is legal.
    #[inline]
    pub fn check(&self, draw: Draw) -> Result<(), Refusal> {
        let spaces = self.spaces(draw)?;
        let single = draw.slot() == Slot::Single;
        let terrains = if single { self.single_terrains() } else { self.card.terrains() };
        if !terrains.contains(draw.terrain()) {
            return Err(Refusal::Terrain(draw.terrain()));
        }
        if spaces.meets(self.land.filled()) {
            return Err(Refusal::Filled(spaces & self.land.filled()));
        }
        if single && self.some_shape_fits() {
            return Err(Refusal::ShapeFits);
        }
        if !single && self.on_ruins && !spaces.meets(self.land.uncovered_ruins()) {
            return Err(Refusal::MissesRuins);
        }
        Ok(())
    }

    /// The card's shape in a slot; none for the single square, which is on no card.
    #[must_use]
    #[inline]
    pub fn shape(&self, slot: Slot) -> Option<&'static CardShape> {
        if slot == Slot::Single { None } else { self.card.shapes().get(slot as usize) }
    }

    /// The spaces that a drawing covers, if the card has its shape and it lies on the sheet.
    #[inline]
    pub fn spaces(&self, draw: Draw) -> Result<Grid11, Refusal> {
        if draw.slot() == Slot::Single {
            let same = draw.orientation() == 0;
            return if same { Ok(Grid11::space(draw.anchor())) } else { Err(Refusal::SameAsLower) };
        }
        let shape = self.shape(draw.slot()).ok_or(Refusal::NoSuchShape)?;
        let placing = shape.placings.iter().find(|placing| placing.orientation == draw.orientation());
        let placing = placing.ok_or(Refusal::SameAsLower)?;
        if !placing.anchors.contains(draw.anchor()) {
            return Err(Refusal::OffSheet);
        }
        Ok(placing.at(draw.anchor()))
    }

    /// Parses a drawing.
    pub(crate) fn parse(&self, text: &str) -> Result<Draw, Refusal> {
        Draw::read(self, text).map_err(|bad| match bad {
            BadDrawing::Terrain(word) => Refusal::UnknownTerrain(word),
            BadDrawing::Space(word) => Refusal::UnknownSpace(word),
            BadDrawing::Shape(spaces) => Refusal::NotOnCard(spaces),
        })
    }
}

/// Whether the rift lands are free of the ruins demand because no ruins space is left. Their own shape is a single
/// square, so it may then be drawn anywhere. The single square that replaces shapes would be the same drawing.
fn freed_by_rift(card: Card, land: &Land) -> bool {
    let single = |shape: &CardShape| shape.rows == 1 && shape.columns == 1;
    card.shapes().iter().all(single) && land.uncovered_ruins().is_empty()
}

/// The rule that a drawing breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text names no terrain.
    UnknownTerrain(String),
    /// A word of the text is not a space, or repeats one.
    UnknownSpace(String),
    /// No shape of the card covers exactly these spaces.
    NotOnCard(Grid11),
    /// The card has no second shape.
    NoSuchShape,
    /// The shape has the same cells in a lower orientation, which stands for both.
    SameAsLower,
    /// A part of the shape lies off the sheet.
    OffSheet,
    /// The terrain is not on offer.
    Terrain(Terrain),
    /// These spaces are filled already.
    Filled(Grid11),
    /// Ruins must be covered, and the shape covers no ruins space.
    MissesRuins,
    /// The single square is only legal if no shape of the card fits.
    ShapeFits,
    /// This seat need not draw.
    NothingAsked,
}

impl ToPhrase for Refusal {
    fn phrase(&self) -> Phrase {
        let at = |code, spaces: Grid11| {
            Phrase::new(code).with("spaces", Spaces(spaces).to_string()).with("count", i64::from(spaces.len()))
        };
        match self {
            Refusal::UnknownTerrain(word) => {
                Phrase::new("cartographers-refused-unknown-terrain").with("word", word.as_str())
            }
            Refusal::UnknownSpace(word) => {
                Phrase::new("cartographers-refused-unknown-space").with("word", word.as_str())
            }
            Refusal::NotOnCard(spaces) => at("cartographers-refused-not-on-card", *spaces),
            Refusal::NoSuchShape => Phrase::new("cartographers-refused-no-such-shape"),
            Refusal::SameAsLower => Phrase::new("cartographers-refused-same-as-lower"),
            Refusal::OffSheet => Phrase::new("cartographers-refused-off-sheet"),
            Refusal::Terrain(terrain) => Phrase::new("cartographers-refused-terrain")
                .term("terrain", format!("cartographers-terrain-{}", terrain.name())),
            Refusal::Filled(spaces) => at("cartographers-refused-filled", *spaces),
            Refusal::MissesRuins => Phrase::new("cartographers-refused-misses-ruins"),
            Refusal::ShapeFits => Phrase::new("cartographers-refused-shape-fits"),
            Refusal::NothingAsked => Phrase::new("cartographers-refused-nothing-asked"),
        }
    }
}
