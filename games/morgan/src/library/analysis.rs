//! How an analysis shows a move.

use chart::Drawing;
use chart::drawing::Part;
use library::analysis::{Analysed, PlayedMove};

use crate::Morgan;

impl Analysed for Morgan {
    fn tells(event: &crate::Event) -> bool {
        use crate::Event;
        matches!(
            event,
            Event::Landed { .. }
                | Event::Moved { .. }
                | Event::Stepped { .. }
                | Event::Used { .. }
                | Event::Played { .. }
                | Event::Took { .. }
                | Event::Discarded { .. }
                | Event::Drew { .. }
        )
    }

    fn board(played: &PlayedMove<'_, Self>) -> Option<Drawing> {
        use crate::chart::picture::{Mark, chart, marks, standing};
        let lit: Vec<_> = crate::chart::lit(&played.event).into_iter().map(|place| (place, Mark::Lit)).collect();
        if lit.is_empty() {
            return None;
        }
        let mut drawing = chart(&played.after.island, &standing(&played.after, played.colours));
        // The picture is one group, shifted to the origin of the map. The marks go into the group, so that they shift
        // with it.
        if let Some(Part::Group { parts, .. }) = drawing.parts.first_mut() {
            parts.extend(marks(&lit).parts);
        }
        Some(drawing)
    }
}
