//! The interactive pictures in the rules of Morgan's Magic Map: tiles to lift and lay, a walk with tolls, and
//! distances.

use crate::chart::picture::{self, Extent, Mark, Pirate};
use crate::{Action, Edges, Island, Morgan, Phase, Refusal, Tile};
use chart::Part;
use library::rules::Illustrated;
use page_kit::chapters::Explained;
use page_kit::speech::{Speech, counted};
use table::{Game, Phrase, Position, Seat, ToPhrase};

use library::rules::play::{Beginning, Cell, Place, PlayablePosition, Scene, any_position, said};

impl Explained for Morgan {
    const CHAPTERS: &'static str = include_str!("../../words/chapters.txt");
    const CARDS: &'static str = include_str!("../../words/cards.txt");
}

impl Illustrated for Morgan {
    const RECONSTRUCTED: &'static [(&'static str, &'static str)] = crate::components::RECONSTRUCTED;

    fn positions(section: &str) -> Vec<Beginning> {
        of(section)
    }

    fn reconstructed_kind(kind: &str) -> Option<&'static str> {
        match kind {
            "tile" => Some("library-unseen-tile"),
            "treasure" => Some("library-unseen-treasure"),
            _ => None,
        }
    }

    fn reconstructed_name(speech: Speech, kind: &str, name: &str) -> String {
        match kind {
            // The data has no names for tiles of open sea, only numbers.
            "tile" => {
                let numbered = || name.parse::<usize>().ok().and_then(|number| Tile::all().nth(number.checked_sub(1)?));
                let tile = Tile::named(name).or_else(numbered);
                tile.map_or(String::new(), |tile| speech.term(&format!("morgan-tile-{}", tile.name())))
            }
            "treasure" => speech.term(&format!("morgan-treasure-{name}")),
            _ => name.replace('-', " + "),
        }
    }
}

/// The pictures of a section, in the order of their captions.
fn of(section: &str) -> Vec<Beginning> {
    match section {
        "map" => vec![Lifting::begin],
        "walk" => vec![Walking::begin],
        "dig" => vec![Measuring::begin],
        _ => Vec::new(),
    }
}

/// The first ten tiles: their places and edges.
const TILES: [(Place, &str); 10] = [
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

const ME: Seat = Seat(0);

/// A turn on a map of ten tiles. The player's pirate stands on the south-west corner, the other pirate in the north.
fn position() -> Option<Position<Morgan>> {
    let mut position = any_position::<Morgan>()?;
    let tiles: Option<Vec<(Place, Edges)>> =
        TILES.iter().map(|&(place, edges)| Some((place, edges.parse().ok()?))).collect();
    position.open.island = Island::laid(&tiles?)?;
    (position.open.seat, position.open.turn.phase, position.open.turn.moves) = (ME, Phase::Map, 1);
    for (player, place) in position.open.players.iter_mut().zip([(0, 2), (1, 0)]) {
        player.pirate = TILES.iter().position(|(other, _)| *other == place).and_then(|tile| Tile::all().nth(tile));
        player.doubloons = 1;
    }
    Some(position)
}

fn on(island: &Island, place: Place) -> Option<Tile> {
    island.spot_at(place).and_then(|spot| island.tile_on(spot))
}

fn place_of(island: &Island, tile: Tile) -> Place {
    island.place(island.spot(tile))
}

fn term(tile: Tile) -> String {
    format!("morgan-tile-{}", tile.name())
}

/// A map with pirates, and `layers` drawn over it.
fn scene(speech: Speech, position: &Position<Morgan>, layers: Vec<Part>, said: String, turns: bool) -> Scene {
    let island = &position.open.island;
    let pirates: Vec<Pirate> = (0..)
        .zip(&position.open.players)
        .filter_map(|(seat, player)| Some((place_of(island, player.pirate?), seat + 1, seat == 0)))
        .collect();
    let mut picture = picture::chart(island, &pirates);
    if let Some(Part::Group { parts, .. }) = picture.parts.first_mut() {
        parts.extend(layers);
    }
    let extent = Extent::of(island);
    let cell = |(x, y): Place| Cell {
        at: (x, y),
        rect: extent.shown_rect((x, y)),
        label: format!("{x}, {y}: {}", speech.term(&on(island, (x, y)).map_or("page-morgan-gap".to_owned(), term))),
    };
    Scene { picture, cells: extent.places().map(cell).collect(), said, turns }
}

/// Tiles to lift and to lay.
struct Lifting {
    position: Position<Morgan>,
    lifted: Option<Tile>,
    turned: usize,
    refused: Option<Refusal>,
}

impl Lifting {
    fn begin() -> Option<Box<dyn PlayablePosition>> {
        // The tile in the east is lifted.
        Some(Box::new(Lifting { position: position()?, lifted: Tile::all().nth(5), turned: 0, refused: None }))
    }

    /// The rule that forbids laying a tile like this; none if it is allowed.
    fn refusal(&self, tile: Tile, edges: Edges, place: Place) -> Option<Refusal> {
        let spot = self.position.open.island.spot_at(place)?;
        Morgan::check(self.position.view(ME), Action::Move { tile, edges, spot }).err()
    }

    fn lay(&mut self, tile: Tile, place: Place) {
        let open = &self.position.open;
        let fits = open.tile_moves();
        let fits: Vec<Edges> =
            fits.of_tile(tile).filter(|&(spot, _)| open.island.place(spot) == place).map(|(_, edges)| edges).collect();
        let lies = open.island.edges(tile);
        let edges = fits.get(self.turned % fits.len().max(1)).copied().unwrap_or(lies);
        self.refused = self.refusal(tile, edges, place);
        if self.refused.is_none() {
            let island = &open.island;
            let lying =
                |other| if other == tile { (place, edges) } else { (place_of(island, other), island.edges(other)) };
            let tiles: Vec<(Place, Edges)> = island.tiles().map(lying).collect();
            if let Some(island) = Island::laid(&tiles) {
                (self.position.open.island, self.lifted) = (island, None);
            }
        }
    }
}

impl PlayablePosition for Lifting {
    fn scene(&self, speech: Speech) -> Scene {
        let open = &self.position.open;
        let moves = open.tile_moves();
        let (marks, told) = match self.lifted {
            Some(tile) => {
                let mut spots: Vec<Place> = moves.of_tile(tile).map(|(spot, _)| open.island.place(spot)).collect();
                spots.sort_unstable();
                spots.dedup();
                let told = counted("library-play-lifted", spots.len()).term("tile", term(tile));
                let spots = spots.into_iter().map(|place| (place, Mark::Spot));
                (spots.chain([(place_of(&open.island, tile), Mark::Lifted)]).collect::<Vec<_>>(), told)
            }
            None => {
                let movable = open.island.tiles().filter(|&tile| moves.of_tile(tile).next().is_some());
                let marks: Vec<_> = movable.map(|tile| (place_of(&open.island, tile), Mark::Movable)).collect();
                let told = counted("library-play-movable", marks.len());
                (marks, told)
            }
        };
        let told = self.refused.as_ref().map_or(told, ToPhrase::phrase);
        scene(
            speech,
            &self.position,
            picture::marks(&marks).parts,
            said(speech, &told, "library-play-lift"),
            self.lifted.is_some(),
        )
    }

    fn press(&mut self, place: Place) {
        let Some(tile) = on(&self.position.open.island, place) else {
            return if let Some(tile) = self.lifted {
                self.lay(tile, place)
            };
        };
        // Check a move back to the same spot, to learn whether the tile may be lifted.
        let refused = self.refusal(tile, self.position.open.island.edges(tile), place);
        self.refused = refused.filter(|refusal| !matches!(refusal, Refusal::SameSpot(_)));
        self.turned = 0;
        self.lifted = Some(tile).filter(|_| self.refused.is_none() && self.lifted != Some(tile));
    }

    fn turn(&mut self) {
        self.turned += 1;
    }
}

/// A pirate that walks and pays.
struct Walking {
    position: Position<Morgan>,
    /// The path so far.
    way: Vec<Place>,
    out_of_reach: bool,
}

impl Walking {
    fn begin() -> Option<Box<dyn PlayablePosition>> {
        let mut position = position()?;
        position.open.players[ME.index()].pirate = Tile::all().nth(6);
        position.open.turn.steps = crate::components::STEPS;
        Some(Box::new(Walking { position, way: vec![(0, 0)], out_of_reach: false }))
    }
}

impl PlayablePosition for Walking {
    fn scene(&self, speech: Speech) -> Scene {
        let open = &self.position.open;
        let reach = open.walks(ME, usize::from(open.turn.steps));
        let marks: Vec<_> = reach.iter().map(|walk| (place_of(&open.island, walk.to), Mark::Reach)).collect();
        let tolls: Vec<(Place, u32)> = open
            .island
            .tiles()
            .map(|tile| (place_of(&open.island, tile), open.others_on(tile, ME).len()))
            .filter(|(_, toll)| *toll > 0)
            .collect();
        let mut layers = picture::marks(&marks).parts;
        if self.way.len() > 1 {
            layers.extend(picture::path(&self.way).parts);
        }
        layers.extend(picture::tolls(&tolls).parts);
        let told = if self.out_of_reach {
            Phrase::new("library-play-out-of-reach")
        } else {
            Phrase::new("library-play-steps")
                .with("steps", i64::from(open.turn.steps))
                .with("doubloons", i64::from(open.player(ME).doubloons))
        };
        scene(speech, &self.position, layers, said(speech, &told, "library-play-walk"), false)
    }

    fn press(&mut self, place: Place) {
        let open = &mut self.position.open;
        let walks = open.walks(ME, usize::from(open.turn.steps));
        let walk = on(&open.island, place).and_then(|tile| walks.into_iter().find(|walk| walk.to == tile));
        self.out_of_reach = walk.is_none();
        let Some(walk) = walk else { return };
        for direction in &walk.path {
            let ((x, y), (right, down)) = (self.way[self.way.len() - 1], direction.step());
            self.way.push((x + right, y + down));
        }
        open.turn.steps -= walk.path.len() as u8;
        open.players[ME.index()].pirate = Some(walk.to);
        open.players[ME.index()].doubloons -= walk.toll as u16;
    }
}

/// The distance of every tile from one tile. Tiles where a card with the number 2 would hold are lit.
struct Measuring {
    position: Position<Morgan>,
    from: Tile,
}

impl Measuring {
    fn begin() -> Option<Box<dyn PlayablePosition>> {
        let mut position = position()?;
        position.open.players.iter_mut().for_each(|player| player.pirate = None);
        Some(Box::new(Measuring { position, from: Tile::named("tomb")? }))
    }
}

impl PlayablePosition for Measuring {
    fn scene(&self, speech: Speech) -> Scene {
        const CARD: u8 = 2;
        let island = &self.position.open.island;
        let counts: Vec<_> =
            island.tiles().map(|tile| (place_of(island, tile), island.distance(tile, self.from))).collect();
        let holds = counts.iter().filter(|(_, away)| *away == CARD);
        let lit: Vec<_> = holds.map(|&(place, _)| (place, Mark::Lit)).collect();
        let mut layers = picture::marks(&lit).parts;
        layers.extend(picture::counts(&counts).parts);
        let told =
            counted("library-play-away", lit.len()).term("tile", term(self.from)).with("distance", i64::from(CARD));
        scene(speech, &self.position, layers, said(speech, &told, "library-play-measure"), false)
    }

    fn press(&mut self, place: Place) {
        self.from = on(&self.position.open.island, place).unwrap_or(self.from);
    }
}
