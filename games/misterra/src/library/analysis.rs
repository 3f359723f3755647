//! How an analysis shows a move.

use chart::Drawing;
use chart::drawing::Part;
use library::analysis::{Analysed, PlayedMove};

use crate::Misterra;

impl Analysed for Misterra {
    fn tells(event: &crate::Event) -> bool {
        use crate::Event;
        matches!(
            event,
            Event::Kept { .. }
                | Event::Placed { .. }
                | Event::Went { .. }
                | Event::Stayed { .. }
                | Event::Exchanged { .. }
                | Event::Took { .. }
                | Event::Mapped { .. }
                | Event::Claimed { .. }
                | Event::Left { .. }
                | Event::OtomaClaimed { .. }
        )
    }

    /// The island; after mapping also the parchment.
    fn board(played: &PlayedMove<'_, Self>) -> Option<Drawing> {
        use crate::Event;
        use crate::chart::picture::{
            HEIGHT, Mark, WIDTH, island_ground, island_tiles, outline, parchment_ground, parchment_land, pieces,
            standing,
        };
        let event = played.event.as_ref()?;
        let changes = matches!(
            event,
            Event::Placed { .. }
                | Event::Went { .. }
                | Event::Mapped { .. }
                | Event::Claimed { .. }
                | Event::OtomaClaimed { .. }
        );
        if !changes {
            return None;
        }
        let (meeples, markers) = standing(&played.after, played.colours);
        let lit = |whose| outline(crate::chart::lit([event], whose), Mark::Lit);
        let joined = |layers: Vec<Drawing>| layers.into_iter().flat_map(|layer| layer.parts).collect();
        let island = vec![island_ground(), island_tiles(&played.after.island), pieces(&meeples, &markers), lit(None)];
        let mut drawing = Drawing { width: WIDTH, height: HEIGHT, parts: joined(island) };
        if matches!(event, Event::Mapped { .. }) {
            let explorer = played.after.explorers.get(played.seat.index())?;
            let parchment = vec![parchment_ground(), parchment_land(&explorer.parchment), lit(Some(played.seat))];
            drawing.parts.push(Part::Group { class: "", shift: Some((WIDTH, 0)), parts: joined(parchment) });
            drawing.width = 2 * WIDTH;
        }
        Some(drawing)
    }
}
