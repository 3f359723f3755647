//! The solo game: where ambushes are drawn, and the rating.

use table::Grid11;

use crate::rules::components::{Ambush, EDICTS, Scoring, SoloTitle};
use crate::rules::open::Open;
use crate::rules::sheet::Land;

/// The spaces on which an ambush is drawn in the solo game; none if it fits nowhere.
///
/// The shape keeps its printed orientation. Its box starts in the card's corner and slides along the edge of the sheet
/// in the arrow's direction. If it fits nowhere on that lap, the next lap runs one space further in, from the same
/// corner. The path is the same in every game, so it is precomputed.
#[must_use]
pub fn ambush_spaces(ambush: Ambush, land: &Land) -> Option<Grid11> {
    let card = ambush.facts();
    let shape = card.shapes.first()?;
    let printed = shape.placings.first()?;
    let fits = printed.fits(land.empty());
    card.walk.iter().find(|&&anchor| fits.contains(anchor)).map(|&anchor| printed.at(anchor))
}

/// The rating of the solo game: the score minus the four scoring cards' numbers.
#[must_use]
pub fn rating(open: &Open) -> i32 {
    rated(open.sheets[0].total(), &open.edicts)
}

/// The rating of a solo game with this score and these edicts.
#[must_use]
pub fn rated(total: i32, edicts: &[Scoring; EDICTS]) -> i32 {
    total - edicts.iter().map(|card| i32::from(card.facts().solo)).sum::<i32>()
}

/// The title for a rating, if it earns one.
#[must_use]
pub fn title(rating: i32) -> Option<SoloTitle> {
    SoloTitle::for_rating(rating)
}
