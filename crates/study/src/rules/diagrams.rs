//! The pictures in the rules: small positions, and every card that pays.

use cartographers::{Land, Scoring, Side, Terrain, scoring};
use chart::cartographers::picture as sheet;
use chart::misterra::picture as boards;
use chart::morgan::picture as map;
use chart::{Drawing, Part, svg};
use misterra::{Island, Parchment, Presumption, Space, Spaces};
use morgan::{Point, Tile};
use table::{Grid11, Phrase};
use vellum::html::escaped;
use vellum::speech::Speech;

/// The pictures of a section, in the order of their captions.
pub fn of(game: &str, section: &str) -> Vec<Drawing> {
    match (game, section) {
        ("cartographers", "mountains") => vec![mountain()],
        ("cartographers", "ruins") => vec![ruins()],
        ("cartographers", "scoring") => monsters().into_iter().collect(),
        ("misterra", "map") => sights().into_iter().flatten().chain(mapped().into_iter().flatten()).collect(),
        ("morgan", "map") => tile_move().into_iter().collect(),
        ("morgan", "walk") => walk().into_iter().collect(),
        ("morgan", "dig") => distances().into_iter().collect(),
        _ => Vec::new(),
    }
}

/// All cards that a section explains, as HTML.
pub fn cards(speech: Speech, game: &str, section: &str) -> String {
    let cards: String = match (game, section) {
        ("cartographers", "cards") => scoring_cards(speech),
        ("misterra", "presumptions") => Presumption::all()
            .map(|card| {
                let number = card.number();
                let picture = boards::presumption_diagram(card);
                let name = format!("{number}. {}", speech.term(&format!("misterra-card-{number}")));
                entry(&picture, &name, &speech.term(&format!("misterra-rule-{number}")), "")
            })
            .collect(),
        _ => return String::new(),
    };
    format!("<ul class=\"paying\">{cards}</ul>")
}

fn entry(picture: &Drawing, name: &str, rule: &str, more: &str) -> String {
    format!(
        "<li>{}<p><strong>{}</strong><br>{}<br><span class=\"hint\">{}</span></p></li>",
        svg::inlined(picture, None),
        escaped(name),
        escaped(rule),
        escaped(more)
    )
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

fn scoring_cards(speech: Speech) -> String {
    let Ok(land) = Land::read(Side::Wilderness, &MAP) else { return String::new() };
    let card = |card: Scoring| {
        let paid = scoring::explain(card, &land);
        let lit = paid.iter().flat_map(|item| &item.spaces).map(|&space| space as u8).collect();
        let stars = Phrase::new("study-rules-stars").with("count", i64::from(scoring::stars(card, &land)));
        entry(
            &whole(&land, lit),
            &speech.term(&format!("cartographers-card-{}", card.name())),
            &speech.term(&format!("cartographers-rule-{}", card.name())),
            &speech.say(&stars),
        )
    };
    Scoring::all().map(card).collect()
}

fn whole(land: &Land, lit: Grid11) -> Drawing {
    sheet::sheet(&sheet::SheetPicture { land, lit, ghost: None, wanted: Grid11::EMPTY })
}

/// The upper left corner of a sheet.
fn corner(mut drawing: Drawing) -> Drawing {
    drawing.width = sheet::MARGIN + 7 * sheet::CELL;
    drawing.height = sheet::MARGIN + 4 * sheet::CELL;
    drawing
}

/// The mountain on B4 is surrounded.
fn mountain() -> Drawing {
    let mut land = Land::blank(Side::Wilderness);
    land.draw(Terrain::Forest, [2, 3, 13].into_iter().collect());
    land.draw(Terrain::Farm, [15, 25, 26].into_iter().collect());
    corner(whole(&land, Grid11::space(14)))
}

/// A shape on the ruins of B6.
fn ruins() -> Drawing {
    let land = Land::blank(Side::Wilderness);
    let spaces = [15, 16, 26].into_iter().collect();
    let ghost = Some(sheet::Ghost { spaces, terrain: Terrain::Village, fits: true });
    let wanted = land.uncovered_ruins();
    corner(sheet::sheet(&sheet::SheetPicture { land: &land, lit: Grid11::EMPTY, ghost, wanted }))
}

/// The empty spaces beside monsters.
fn monsters() -> Option<Drawing> {
    let land = Land::read(Side::Wilderness, &MAP).ok()?;
    Some(whole(&land, land.haunted()))
}

/// Known land, hazy and confirmed.
const ISLAND: [&str; 5] = ["..j..", "..l..", ".JMs.", "..S..", "..L.."];

fn island(island: &Island, meeple: Space, seen: Spaces) -> Drawing {
    let mut drawing = boards::island_ground();
    drawing.parts.extend(boards::island_tiles(island).parts);
    drawing.parts.extend(boards::pieces(&[(meeple, 0, true)], &[]).parts);
    drawing.parts.extend(boards::outline(seen, boards::Mark::Seen).parts);
    drawing
}

/// What is seen from the beach, from land, and from a mountain.
fn sights() -> Option<Vec<Drawing>> {
    let known = Island::read(&ISLAND).ok()?;
    let sight = |name| {
        let meeple = Space::named(name)?;
        let seen = misterra::walk::seen(&known, meeple).iter().filter_map(Space::new).collect();
        Some(island(&known, meeple, seen))
    };
    ["c0", "c1", "c3"].into_iter().map(sight).collect()
}

/// Lagoon and steppe are mapped on c4 and d4: the island and the parchment before and after it.
fn mapped() -> Option<[Drawing; 2]> {
    let meeple = [(Space::named("c3")?, 0, true)];
    let mut known = Island::read(&["..j..", "..lm.", ".JMs.", "..S..", "..L.."]).ok()?;
    let before =
        boards::both(&known, &Parchment::read(&[".....", ".....", "..M..", "..S..", "..L.."]).ok()?, &meeple, &[]);
    known.map(Space::named("c4")?, misterra::Terrain::Lagoon);
    known.map(Space::named("d4")?, misterra::Terrain::Steppe);
    let after =
        boards::both(&known, &Parchment::read(&[".....", "..LS.", "..M..", "..S..", "..L.."]).ok()?, &meeple, &[]);
    Some([before, after])
}

/// The first ten tiles, where they lie and how.
const TILES: [((i32, i32), &str); 10] = [
    ((2, 2), "LWWW"),
    ((1, 0), "LLLL"),
    ((0, 1), "LLLL"),
    ((1, 1), "LLLL"),
    ((2, 1), "LLLL"),
    ((3, 1), "WWWL"),
    ((0, 0), "WLLW"),
    ((2, 0), "WWLL"),
    ((0, 2), "LLWW"),
    ((1, 2), "LWWL"),
];

fn torn_map() -> Option<morgan::Island> {
    let tiles: Option<Vec<_>> = TILES.iter().map(|&(place, edges)| Some((place, edges.parse().ok()?))).collect();
    morgan::Island::laid(&tiles?)
}

/// The map with pirates, and more layers over it.
fn torn(pirates: &[map::Pirate], layers: &[Drawing]) -> Option<Drawing> {
    let mut drawing = map::chart(&torn_map()?, pirates);
    if let Some(Part::Group { parts, .. }) = drawing.parts.first_mut() {
        parts.extend(layers.iter().flat_map(|layer| layer.parts.clone()));
    }
    Some(drawing)
}

/// The Biting Cave in the east is lifted; where it may go, and two tiles that may not be moved.
fn tile_move() -> Option<Drawing> {
    const SPOTS: [map::Place; 11] =
        [(0, -1), (1, -1), (2, -1), (3, 0), (3, 2), (0, 3), (1, 3), (2, 3), (-1, 0), (-1, 1), (-1, 2)];
    let mut marks: Vec<_> = SPOTS.iter().map(|&spot| (spot, map::Mark::Spot)).collect();
    marks.extend([((3, 1), map::Mark::Lifted), ((1, 1), map::Mark::Refused), ((0, 2), map::Mark::Refused)]);
    torn(&[((0, 2), 1, true)], &[map::marks(&marks)])
}

/// Two steps over a tile on which somebody stands.
fn walk() -> Option<Drawing> {
    let pirates = [((0, 0), 1, true), ((1, 0), 2, false)];
    torn(&pirates, &[map::path(&[(0, 0), (1, 0), (2, 0)]), map::tolls(&[((1, 0), 1)])])
}

/// How far everything is from the Tomb; where a card with the number 2 holds is lit.
fn distances() -> Option<Drawing> {
    let island = torn_map()?;
    let tomb = Tile::named(Point::named("tomb")?.name())?;
    let away = |tile| (island.place(island.spot(tile)), island.distance(tile, tomb));
    let counts: Vec<_> = island.tiles().map(away).collect();
    let lit: Vec<_> = counts.iter().filter(|(_, away)| *away == 2).map(|&(place, _)| (place, map::Mark::Lit)).collect();
    torn(&[], &[map::marks(&lit), map::counts(&counts)])
}
