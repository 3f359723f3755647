//! The interactive rules of Maps of Misterra: sight, mapping, and a parchment for every presumption.

use crate::chart::picture::{self, Mark};
use crate::{
    Action, Island, Laying, Misterra, Parchment, Presumption, Refusal, Sketch, Space, Spaces, Step, Terrain, walk,
};
use chart::Part;
use library::rules::{CardEntry, Illustrated};
use page_kit::chapters::Explained;
use page_kit::speech::{Speech, counted};
use table::{Game, Phrase, Position, Seat, Seats, ToPhrase};

use library::rules::play::{Beginning, Cell, Place, PlayablePosition, Scene, any_position, said};

impl Explained for Misterra {
    const CHAPTERS: &'static str = include_str!("../../words/chapters.txt");
    const CARDS: &'static str = include_str!("../../words/cards.txt");
}

impl Illustrated for Misterra {
    const RECONSTRUCTED: &'static [(&'static str, &'static str)] = crate::components::RECONSTRUCTED;

    fn positions(section: &str) -> Vec<Beginning> {
        of(section)
    }

    fn cards(speech: Speech, section: &str) -> Vec<CardEntry> {
        if section != "presumptions" {
            return Vec::new();
        }
        let entry = |card: Presumption| {
            let number = card.number();
            CardEntry {
                code: format!("card-{number}"),
                name: format!("{number}. {}", speech.term(&card.term())),
                rule: speech.term(&format!("misterra-rule-{number}")),
                diagram: Some(picture::presumption_diagram(card)),
                begin: Box::new(move || of_card(card)),
            }
        };
        Presumption::all().map(entry).collect()
    }

    fn reconstructed_kind(kind: &str) -> Option<&'static str> {
        match kind {
            "setup-jungle" => Some("library-unseen-setup-jungle"),
            "sketch-additions" => Some("library-unseen-sketch-additions"),
            "presumption" => Some("library-unseen-presumption"),
            "presumption-first-game" => Some("library-unseen-presumption-first-game"),
            "otoma" => Some("library-unseen-otoma"),
            _ => None,
        }
    }

    fn reconstructed_name(speech: Speech, kind: &str, name: &str) -> String {
        match kind {
            "presumption" | "presumption-first-game" => {
                format!("{name}. {}", speech.term(&format!("misterra-card-{name}")))
            }
            "sketch-additions" => Sketch::named(name).map_or(String::new(), |sketch| {
                sketch.terrains().map(|terrain| speech.term(&terrain.term())).join(" · ")
            }),
            // The other names are numbers and spaces.
            _ => name.replace('-', " + "),
        }
    }
}

/// The pictures of a section, in the order of their captions.
fn of(section: &str) -> Vec<Beginning> {
    if section != "map" {
        return Vec::new();
    }
    vec![|| Sight::from("c0"), || Sight::from("c1"), || Sight::from("c3"), Mapping::begin]
}

/// The parchment of a presumption.
fn of_card(card: Presumption) -> Option<Box<dyn PlayablePosition>> {
    Some(Box::new(Paid { card, parchment: Parchment::read(&PAID).ok()? }))
}

/// An island with hazy and confirmed tiles.
const ISLAND: [&str; 5] = ["..j..", "..lm.", ".JMs.", "..S..", "..L.."];
/// A parchment with a part of it.
const PARCHMENT: [&str; 5] = [".....", ".....", "..M..", "..S..", "..L.."];
/// A parchment on which many presumptions pay.
const PAID: [&str; 5] = ["JLMSJ", "LMSJJ", "LLSMM", "JJSSM", "JLLSM"];

/// The columns of a board. The island has as many rows, and the beach is one more.
const SIDE: i32 = 5;

fn space_at((column, row): Place) -> Option<Space> {
    (0..SIDE).contains(&column).then(|| Space::new((row * SIDE + column) as u8)).flatten()
}

fn place_of(space: Space) -> Place {
    (i32::from(space.index()) % SIDE, i32::from(space.index()) / SIDE)
}

fn on_island(speech: Speech, island: &Island, space: Space) -> String {
    let what = match island.tile_at(space) {
        _ if space.is_beach() => speech.term("page-misterra-beach"),
        None => speech.term("page-misterra-empty"),
        Some(tile) => {
            let code = if tile.confirmed { "page-misterra-tile-confirmed" } else { "page-misterra-tile-hazy" };
            speech.say(&Phrase::new(code).term("terrain", tile.terrain.term()))
        }
    };
    format!("{}, {what}", space.name())
}

fn on_parchment(speech: Speech, parchment: &Parchment, space: Space) -> String {
    let what = parchment.terrain_at(space).map_or("page-misterra-empty".to_owned(), Terrain::term);
    format!("{}, {}", space.name(), speech.term(&what))
}

/// An island, and the spaces that the meeple sees.
struct Sight {
    island: Island,
    meeple: Space,
    refused: Option<Refusal>,
}

impl Sight {
    fn from(space: &str) -> Option<Box<dyn PlayablePosition>> {
        let island = Island::read(&ISLAND).ok()?;
        Some(Box::new(Sight { island, meeple: Space::named(space)?, refused: None }))
    }
}

impl PlayablePosition for Sight {
    fn scene(&self, speech: Speech) -> Scene {
        let seen = Spaces::of_island(walk::seen(&self.island, self.meeple));
        let layers = [
            picture::island_tiles(&self.island),
            picture::pieces(&[(self.meeple, 0, true)], &[]),
            picture::outline(seen, Mark::Seen),
        ];
        let mut drawn = picture::island_ground();
        drawn.parts.extend(layers.into_iter().flat_map(|layer| layer.parts));
        let names: Vec<String> = seen.iter().map(Space::name).collect();
        let message = match &self.refused {
            Some(refusal) => refusal.phrase(),
            None => Phrase::new("library-play-seen").with("space", self.meeple.name()).with("spaces", names.join(", ")),
        };
        let cell = |space| Cell {
            at: place_of(space),
            rect: picture::space_rect(space),
            label: on_island(speech, &self.island, space),
        };
        Scene {
            picture: drawn,
            cells: Space::all().map(cell).collect(),
            said: said(speech, &message, "library-play-go"),
            turns: false,
        }
    }

    fn press(&mut self, at: Place) {
        let Some(space) = space_at(at) else { return };
        self.refused = (!walk::ground(&self.island).contains(space)).then_some(Refusal::EmptySpace(space));
        if self.refused.is_none() {
            self.meeple = space;
        }
    }
}

/// A sketch of lagoon and steppe that is mapped from c3. The island changes with the parchment.
struct Mapping {
    position: Position<Misterra>,
    turned: usize,
    message: Phrase,
}

impl Mapping {
    fn begin() -> Option<Box<dyn PlayablePosition>> {
        let mut position = any_position::<Misterra>()?;
        let open = &mut position.open;
        (open.turn, open.awaited) = (Seat(0), Seats::only(Seat(0)));
        open.step = Step::Map { sketch: Sketch::of(Terrain::Lagoon, Terrain::Steppe) };
        open.island = Island::read(&ISLAND).ok()?;
        open.explorers[0].meeple = Space::named("c3");
        open.explorers[0].parchment = Parchment::read(&PARCHMENT).ok()?;
        Some(Box::new(Mapping { position, turned: 0, message: Phrase::new("library-play-sketch") }))
    }

    /// The laying with the first half on a space. The sketch is rotated further until the other half is also on the
    /// parchment.
    fn laying(&self, space: Space) -> Option<Laying> {
        let (column, row) = place_of(space);
        let other = |turned: usize| {
            let (right, down) = [(1, 0), (0, 1), (-1, 0), (0, -1)][turned % 4];
            space_at((column + right, row + down)).filter(|space| !space.is_beach())
        };
        (0..4).find_map(|more| Laying::new(space, other(self.turned + more)?))
    }
}

impl PlayablePosition for Mapping {
    fn scene(&self, speech: Speech) -> Scene {
        let position = &self.position;
        let (island, explorer) = (&position.open.island, &position.open.explorers[0]);
        let meeple: Vec<picture::Meeple> = explorer.meeple.iter().map(|&meeple| (meeple, 0, true)).collect();
        let seen = explorer.meeple.map_or(Spaces::EMPTY, |meeple| Spaces::of_island(walk::seen(island, meeple)));
        let mut drawn = picture::both(island, &explorer.parchment, &meeple, &[]);
        // Outlines the spaces in sight on both boards.
        for board in &mut drawn.parts {
            if let Part::Group { parts, .. } = board {
                parts.extend(picture::outline(seen, Mark::Seen).parts);
            }
        }
        let right = drawn.width - picture::WIDTH;
        let cell = |space: Space| {
            let (x, y, width, height) = picture::space_rect(space);
            let island = on_island(speech, island, space);
            let label = format!("{island}; {}", on_parchment(speech, &explorer.parchment, space));
            Cell { at: place_of(space), rect: (x + right, y, width, height), label }
        };
        Scene {
            picture: drawn,
            cells: Space::all().filter(|space| !space.is_beach()).map(cell).collect(),
            said: said(speech, &self.message, "library-play-map"),
            turns: true,
        }
    }

    fn press(&mut self, at: Place) {
        let Some(laying) = space_at(at).and_then(|space| self.laying(space)) else { return };
        let position = &mut self.position;
        let Step::Map { sketch } = position.open.step else { return };
        if let Err(refusal) = Misterra::check(position.view(Seat(0)), Action::Map(laying)) {
            self.message = refusal.phrase();
            return;
        }
        let updates = position.open.island.lay(sketch, laying);
        position.open.explorers[0].parchment.lay(sketch, laying);
        self.message = Phrase::new("library-play-mapped")
            .with("one", laying.first().name())
            .term("onedid", updates[0].term())
            .with("other", laying.second().name())
            .term("otherdid", updates[1].term());
    }

    fn turn(&mut self) {
        self.turned = (self.turned + 1) % 4;
    }
}

/// A parchment to paint on, and the points that a presumption pays for it.
struct Paid {
    card: Presumption,
    parchment: Parchment,
}

impl PlayablePosition for Paid {
    fn scene(&self, speech: Speech) -> Scene {
        let items = self.card.explain(&self.parchment);
        let spaces = items.iter().flat_map(|item| &item.spaces).filter_map(|&space| Space::new(space as u8));
        let mut drawn = picture::parchment_ground();
        let layers = [picture::parchment_land(&self.parchment), picture::outline(spaces.collect(), Mark::Lit)];
        drawn.parts.extend(layers.into_iter().flat_map(|layer| layer.parts));
        // A parchment has no beach.
        drawn.height = picture::HEIGHT - picture::BEACH;
        let cell = |space: Space| Cell {
            at: place_of(space),
            rect: picture::space_rect(space),
            label: on_parchment(speech, &self.parchment, space),
        };
        Scene {
            picture: drawn,
            cells: Space::all().filter(|space| !space.is_beach()).map(cell).collect(),
            said: said(
                speech,
                &counted("library-play-points", self.card.points(&self.parchment) as usize),
                "library-play-paint",
            ),
            turns: false,
        }
    }

    fn press(&mut self, (column, row): Place) {
        let mut rows = self.parchment.rows();
        let Some(drawn) = rows.get_mut(row as usize) else { return };
        let letters: String = std::iter::once('.').chain(Terrain::ALL.map(Terrain::letter)).collect();
        let next = |letter: char| letters.chars().cycle().skip_while(|other| *other != letter).nth(1).unwrap_or('.');
        *drawn =
            (0..).zip(drawn.chars()).map(|(at, letter)| if at == column { next(letter) } else { letter }).collect();
        self.parchment = Parchment::read(&rows).unwrap_or(self.parchment);
    }
}
