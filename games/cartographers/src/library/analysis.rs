//! The pictures of a move in an analysis.

use chart::Drawing;
use library::analysis::{Analysed, PlayedMove};
use table::Grid11;

use crate::chart::picture::{self, SheetPicture};
use crate::{Cartographers, Land, Open};

impl Analysed for Cartographers {
    fn tells(event: &crate::Event) -> bool {
        matches!(event, crate::Event::Drawn { .. })
    }

    /// The sheet with only this drawing added: an ambush that follows has nothing to do with it.
    fn board(played: &PlayedMove<'_, Self>) -> Option<Drawing> {
        let task = played.before.task(played.seat)?;
        let spaces = task.spaces(played.action).ok()?;
        let mut land = *task.land;
        land.draw(played.action.terrain(), spaces);
        let picture = SheetPicture { land: &land, lit: spaces, ghost: None, wanted: Grid11::EMPTY };
        Some(picture::sheet(&picture))
    }

    fn hindsight_board(open: &Open, rows: &[String]) -> Option<Drawing> {
        let land = Land::read(open.side(), rows).ok()?;
        let picture = SheetPicture { land: &land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
        Some(picture::sheet(&picture))
    }
}
