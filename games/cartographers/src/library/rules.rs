//! Interactive rules of Cartographers: mountains, ruins, monsters, and a map for every scoring card.

use crate::chart::picture;
use crate::{Card, Cartographers, Draw, Explore, Land, Scoring, Sheet, Side, Slot, Task, Terrain, scoring, space_name};
use chart::Drawing;
use library::rules::{CardEntry, Illustrated};
use page_kit::chapters::Explained;
use page_kit::speech::{Speech, counted};
use table::{Grid11, Phrase, ToPhrase};

use library::rules::play::{Beginning, Cell, Place, PlayablePosition, Scene, said};

impl Explained for Cartographers {
    const CHAPTERS: &'static str = include_str!("../../words/chapters.txt");
    const CARDS: &'static str = include_str!("../../words/cards.txt");
}

impl Illustrated for Cartographers {
    const RECONSTRUCTED: &'static [(&'static str, &'static str)] = crate::components::RECONSTRUCTED;

    fn positions(section: &str) -> Vec<Beginning> {
        of(section)
    }

    fn cards(speech: Speech, section: &str) -> Vec<CardEntry> {
        if section != "cards" {
            return Vec::new();
        }
        let entry = |card: Scoring| {
            let code = format!("card-{}", card.name());
            let name = speech.term(&format!("cartographers-{code}"));
            let rule = speech.term(&format!("cartographers-rule-{}", card.name()));
            CardEntry { code, name, rule, diagram: None, begin: Box::new(move || of_card(card)) }
        };
        Scoring::all().map(entry).collect()
    }

    fn reconstructed_kind(_kind: &str) -> Option<&'static str> {
        None
    }

    fn reconstructed_name(_speech: Speech, _kind: &str, name: &str) -> String {
        name.replace('-', " + ")
    }
}

/// The pictures of a section, in the order of their captions.
fn of(section: &str) -> Vec<Beginning> {
    match section {
        "mountains" => vec![|| Map::begin(&MOUNTAIN, CORNER, Paid::Coins)],
        "ruins" => vec![|| Some(Box::new(Shape { orientation: 0, anchor: BESIDE_RUINS }))],
        "scoring" => vec![|| Map::begin(&MAP, WHOLE, Paid::Monsters)],
        _ => Vec::new(),
    }
}

/// The map of a scoring card.
fn of_card(card: Scoring) -> Option<Box<dyn PlayablePosition>> {
    Map::begin(&MAP, WHOLE, Paid::Card(card))
}

/// A map on which every scoring card pays.
const MAP: [&str; 11] = [
    "FFFAAVVAAAA",
    ".FFMFVV....",
    ".AFFF.VVM..",
    ".AAWFF.WF..",
    "..AWW...F..",
    "....WMFFF..",
    "...XX.A....",
    "V..XX.A.W..",
    "V.M.....WW.",
    "VV.A...M...",
    "V.AA.......",
];

/// One space is missing around the mountain on B4.
const MOUNTAIN: [&str; 11] = [
    "..FF.......",
    "..FM.......",
    "...AA...M..",
    "...........",
    "...........",
    ".....M.....",
    "...........",
    "...........",
    "..M........",
    ".......M...",
    "...........",
];

/// The initial anchor of the shape: it covers no ruins yet.
const BESIDE_RUINS: u8 = 13;

/// The number of columns and rows of a sheet that are shown.
type Window = (u8, u8);

const SIDE: u8 = Grid11::SIDE as u8;
const WHOLE: Window = (SIDE, SIDE);
const CORNER: Window = (7, 4);

/// Crops the drawing of a sheet to a window.
fn within((columns, rows): Window, mut drawing: Drawing) -> Drawing {
    if (columns, rows) != WHOLE {
        drawing.width = picture::MARGIN + i32::from(columns) * picture::CELL;
        drawing.height = picture::MARGIN + i32::from(rows) * picture::CELL;
    }
    drawing
}

fn cells(speech: Speech, land: &Land, (columns, rows): Window) -> Vec<Cell> {
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let cell = |(column, row): (u8, u8)| {
        let space = row * SIDE + column;
        let (x, y) = picture::corner(space);
        let code = if land.map().ruins.contains(space) { "page-space-on-ruins" } else { "page-space" };
        let label = Phrase::new(code).with("space", space_name(space)).term("what", land.term_at(space));
        Cell { at: (column.into(), row.into()), rect: (x, y, picture::CELL, picture::CELL), label: speech.say(&label) }
    };
    places.map(cell).collect()
}

/// The points that a map shows.
#[derive(Clone, Copy)]
enum Paid {
    Coins,
    Monsters,
    Card(Scoring),
}

/// A map to paint on: a press changes the terrain of a space.
struct Map {
    land: Land,
    shown: Window,
    paid: Paid,
}

impl Map {
    fn begin(rows: &[&str; 11], shown: Window, paid: Paid) -> Option<Box<dyn PlayablePosition>> {
        Some(Box::new(Map { land: Land::read(Side::Wilderness, rows).ok()?, shown, paid }))
    }

    /// The points in words, and the spaces to light for them.
    fn paid(&self) -> (Phrase, Grid11) {
        let land = &self.land;
        match self.paid {
            Paid::Coins => {
                let mut sheet = Sheet::blank(land.side());
                for terrain in Terrain::ALL {
                    sheet.draw(terrain, land.of(terrain), false);
                }
                let given = land.map().mountains.iter().zip(land.map().around);
                let given = given.filter(|(_, around)| around.is_within(land.filled())).map(|(mountain, _)| mountain);
                (counted("library-play-coins", usize::from(sheet.coins)), given.collect())
            }
            Paid::Monsters => (counted("library-play-lost", scoring::monsters(land) as usize), land.haunted()),
            Paid::Card(card) => {
                let items = scoring::explain(card, land);
                let spaces = items.iter().flat_map(|item| &item.spaces).map(|&space| space as u8).collect();
                (counted("library-rules-stars", scoring::stars(card, land) as usize), spaces)
            }
        }
    }
}

impl PlayablePosition for Map {
    fn scene(&self, speech: Speech) -> Scene {
        let (paid, lit) = self.paid();
        let land = &self.land;
        let picture = picture::sheet(&picture::SheetPicture { land, lit, ghost: None, wanted: Grid11::EMPTY });
        Scene {
            picture: within(self.shown, picture),
            cells: cells(speech, land, self.shown),
            said: said(speech, &paid, "library-play-paint"),
            turns: false,
        }
    }

    fn press(&mut self, (column, row): Place) {
        let space = (row * i32::from(SIDE) + column) as u8;
        let before = self.land;
        // Mountains and wastelands stay.
        let drawn = before.terrain_at(space);
        if drawn.is_none() && before.filled().contains(space) {
            return;
        }
        let next = drawn.map_or(0, |drawn| drawn as usize + 1);
        self.land = Land::blank(before.side());
        for terrain in Terrain::ALL {
            self.land.draw(terrain, before.of(terrain) - Grid11::space(space));
        }
        if let Some(&next) = Terrain::ALL.get(next) {
            self.land.draw(next, Grid11::space(space));
        }
    }
}

/// A shape that must cover ruins: a press places its upper left corner.
struct Shape {
    orientation: u8,
    anchor: u8,
}

impl PlayablePosition for Shape {
    fn scene(&self, speech: Speech) -> Scene {
        let mut land = Land::blank(Side::Wilderness);
        land.draw(Terrain::Forest, [5, 6, 33, 34].into_iter().collect());
        let card = Explore::named("homestead").map(Card::Explore);
        let drafted = card.and_then(|card| {
            let task = Task::new(card, &land, true);
            let placing = task.shape(Slot::First)?.lying(self.orientation);
            let draw = Draw::new(Slot::First, Terrain::Village, placing.orientation, self.anchor);
            Some((task.check(draw), task.spaces(draw).unwrap_or(Grid11::EMPTY)))
        });
        let (checked, spaces) = drafted.unwrap_or((Ok(()), Grid11::EMPTY));
        let ghost = Some(picture::Ghost { spaces, terrain: Terrain::Village, fits: checked.is_ok() });
        let wanted = land.uncovered_ruins();
        let drawn = picture::sheet(&picture::SheetPicture { land: &land, lit: Grid11::EMPTY, ghost, wanted });
        let message = checked.map_or_else(|refusal| refusal.phrase(), |()| Phrase::new("library-play-fits"));
        Scene {
            picture: within(CORNER, drawn),
            cells: cells(speech, &land, CORNER),
            said: said(speech, &message, "library-play-lay"),
            turns: true,
        }
    }

    fn press(&mut self, (column, row): Place) {
        self.anchor = (row * i32::from(SIDE) + column) as u8;
    }

    fn turn(&mut self) {
        self.orientation = (self.orientation + 1) % 4;
    }
}
