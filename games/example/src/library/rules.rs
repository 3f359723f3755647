//! The rules, with an interactive position.

use library::rules::Illustrated;
use library::rules::play::{Beginning, Cell, Place, PlayablePosition, Scene, said};
use page_kit::chapters::Explained;
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use crate::chart::picture;
use crate::{Charted, Example, Map, Square, Terrain};

impl Explained for Example {
    const CHAPTERS: &'static str = include_str!("../../words/chapters.txt");
    const CARDS: &'static str = include_str!("../../words/cards.txt");
}

impl Illustrated for Example {
    const RECONSTRUCTED: &'static [(&'static str, &'static str)] = crate::components::RECONSTRUCTED;

    /// One position for each message `rules-example-SECTION-figure-N`.
    fn positions(section: &str) -> Vec<Beginning> {
        if section == "end" { vec![Grouping::begin] } else { Vec::new() }
    }

    // These rules are our own, so nothing was reconstructed.
    fn reconstructed_kind(_: &str) -> Option<&'static str> {
        None
    }

    fn reconstructed_name(_: Speech, _: &str, name: &str) -> String {
        name.to_owned()
    }
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A full map. Pressing a square gives it to the other player.
struct Grouping {
    map: Map,
}

impl Grouping {
    fn begin() -> Option<Box<dyn PlayablePosition>> {
        let mut map = Map::default();
        for square in Square::all() {
            let by = if [0, 1, 5, 6, 8].contains(&square.index()) { ME } else { OTHER };
            let terrain = Terrain::ALL[square.index() / 2 % 2];
            map.set(square, Some(Charted { terrain, by: Some(by) }));
        }
        Some(Box::new(Grouping { map }))
    }
}

impl PlayablePosition for Grouping {
    fn scene(&self, speech: Speech) -> Scene {
        let group = self.map.largest_group(ME);
        let message = Phrase::new("library-play-example-group").with("count", group.len() as i64);
        let cell = |square: Square| {
            let (column, row) = square.place();
            Cell { at: (column.into(), row.into()), rect: picture::rect(square), label: square.name() }
        };
        Scene {
            picture: picture::chart(&self.map, &[0, 1], &group),
            cells: Square::all().map(cell).collect(),
            said: said(speech, &message, "library-play-example-press"),
            turns: false,
        }
    }

    fn press(&mut self, at: Place) {
        let pressed = Square::all().find(|square| (i32::from(square.place().0), i32::from(square.place().1)) == at);
        let Some((square, charted)) = pressed.and_then(|square| Some((square, self.map.at(square)?))) else { return };
        let by = if charted.by == Some(ME) { OTHER } else { ME };
        self.map.set(square, Some(Charted { by: Some(by), ..charted }));
    }
}
