//! How an analysis shows a move.

use chart::Drawing;
use reading::look::{Looked, Moved};

use crate::chart::{lit, picture};
use crate::{Event, Example};

impl Looked for Example {
    fn tells(event: &Event) -> bool {
        matches!(event, Event::Charted { .. })
    }

    fn board(moved: &Moved<'_, Self>) -> Option<Drawing> {
        Some(picture::chart(&moved.after.map, moved.colours, &lit(&moved.event)))
    }
}
