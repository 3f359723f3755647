//! How an analysis shows a move.

use chart::Drawing;
use library::analysis::{Analysed, PlayedMove};

use crate::chart::{lit, picture};
use crate::{Event, Example};

impl Analysed for Example {
    fn tells(event: &Event) -> bool {
        matches!(event, Event::Charted { .. })
    }

    fn board(played: &PlayedMove<'_, Self>) -> Option<Drawing> {
        Some(picture::chart(&played.after.map, played.colours, &lit(&played.event)))
    }
}
