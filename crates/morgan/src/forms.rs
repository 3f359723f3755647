//! The forms of `portolan score` and `portolan legal`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Forms, Game, Phrase, forms};

use crate::Morgan;
use crate::components::{MOST_PLAYERS, Point, Set, Tile, Treasure};
use crate::edges::Edges;
use crate::island::Island;
use crate::outcome::{majority_bonus, ranks};
use crate::sets::Treasures;
use crate::tile_moves::TileMoves;
use crate::walk::{Crowd, walks};

/// What everybody has at the end of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreForm {
    doubloons: Vec<u32>,
    treasures: Vec<Dug>,
}

/// One player's treasures: by name, or as how many of each set and what they are worth.
#[derive(Deserialize)]
#[serde(untagged)]
enum Dug {
    Named(Vec<String>),
    Counted(Counted),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    sets: BTreeMap<String, u32>,
    value: u32,
}

/// A map, pirates, and a question about them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegalForm {
    tiles: Vec<TileForm>,
    pirates: Vec<(i64, i64)>,
    query: String,
    doubloons: Option<u32>,
    steps: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileForm {
    at: (i64, i64),
    edges: String,
    point: Option<String>,
}

impl Forms for Morgan {
    fn score(form: &str) -> Result<Value, Phrase> {
        let form: ScoreForm = forms::read(form)?;
        let players = form.doubloons.len();
        let (fewest, most) = Morgan::SEATS;
        if form.treasures.len() != players {
            let bad = Phrase::new("morgan-form-players-differ").with("doubloons", players as i64);
            return Err(bad.with("treasures", form.treasures.len() as i64));
        }
        if !(usize::from(fewest)..=usize::from(most)).contains(&players) {
            let bad = Phrase::new("morgan-form-players").with("players", players as i64);
            return Err(bad.with("fewest", i64::from(fewest)).with("most", i64::from(most)));
        }
        let (counts, values) = dug(&form.treasures)?;
        let bonus = |player: usize| -> i64 {
            let of_set = |set: &Set| counts.iter().map(|counts| counts[*set as usize]).collect::<Vec<usize>>();
            Set::ALL.iter().map(|set| i64::from(majority_bonus(&of_set(set), player))).sum()
        };
        let doubloons = |player: usize| i64::from(form.doubloons[player]);
        let total = |player: usize| doubloons(player) + bonus(player) + values[player];
        let keys: Vec<(i64, i64)> = (0..players).map(|player| (total(player), values[player])).collect();
        let winners: Vec<usize> =
            (0..players).zip(ranks(&keys)).filter(|(_, rank)| *rank == 1).map(|(n, _)| n).collect();
        let sheets = (0..players).map(|player| {
            json!({
                "doubloons": doubloons(player),
                "bonus": bonus(player),
                "treasures": values[player],
                "total": total(player),
            })
        });
        Ok(json!({ "players": sheets.collect::<Vec<_>>(), "winners": winners }))
    }

    fn legal(form: &str) -> Result<Value, Phrase> {
        let form: LegalForm = forms::read(form)?;
        let map = FormMap::read(&form)?;
        match form.query.as_str() {
            "tile-moves" => Ok(map.tile_moves()),
            "distances" => Ok(map.distances()),
            "walks" => {
                let missing = |entry| Phrase::new("morgan-form-missing").with("entry", entry);
                let doubloons = form.doubloons.ok_or_else(|| missing("doubloons"))?;
                let steps = form.steps.ok_or_else(|| missing("steps"))?;
                Ok(map.walks(steps as usize, doubloons))
            }
            other => Err(Phrase::new("morgan-form-query").with("query", other)),
        }
    }

    #[cfg(feature = "data")]
    fn check_data(text: &str) -> Result<String, String> {
        crate::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }

    #[cfg(not(feature = "data"))]
    fn check_data(_: &str) -> Result<String, String> {
        Err("this program was built without the reader of component data".to_owned())
    }
}

/// How many treasures of each set every player has, and what they are worth.
type Hoards = (Vec<[usize; Set::COUNT]>, Vec<i64>);

/// Counts everybody's treasures, of which there must not be more than in the box.
fn dug(treasures: &[Dug]) -> Result<Hoards, Phrase> {
    let mut seen = Treasures::EMPTY;
    let (mut counts, mut values) = (Vec::new(), Vec::new());
    for dug in treasures {
        let mut of_sets = [0; Set::COUNT];
        let value = match dug {
            Dug::Named(names) => {
                let mut own = Treasures::EMPTY;
                for name in names {
                    let unknown = || Phrase::new("morgan-form-treasure").with("treasure", name.as_str());
                    let treasure = Treasure::named(name).ok_or_else(unknown)?;
                    if seen.contains(treasure) {
                        return Err(Phrase::new("morgan-form-treasure-twice").with("treasure", name.as_str()));
                    }
                    seen.insert(treasure);
                    own.insert(treasure);
                }
                Set::ALL.into_iter().for_each(|set| of_sets[set as usize] = own.count(set));
                i64::from(own.value())
            }
            Dug::Counted(Counted { sets, value }) => {
                for (name, &count) in sets {
                    let unknown = || Phrase::new("morgan-form-set").with("set", name.as_str());
                    of_sets[Set::named(name).ok_or_else(unknown)? as usize] = count as usize;
                }
                i64::from(*value)
            }
        };
        counts.push(of_sets);
        values.push(value);
    }
    for set in Set::ALL {
        let count: usize = counts.iter().map(|counts| counts[set as usize]).sum();
        if count > set.size() {
            let bad = Phrase::new("morgan-form-set-size").with("set", set.name()).with("count", count as i64);
            return Err(bad.with("size", set.size() as i64));
        }
    }
    Ok((counts, values))
}

/// A map from a form. Its tiles are numbered as they are listed.
struct FormMap {
    island: Island,
    /// The first tile's place in the form, less its place on the island.
    origin: (i64, i64),
    points: Vec<Option<Point>>,
    pirates: Vec<Tile>,
}

impl FormMap {
    fn read(form: &LegalForm) -> Result<FormMap, Phrase> {
        let tiles = &form.tiles;
        if tiles.is_empty() || tiles.len() > Tile::COUNT {
            let bad = Phrase::new("morgan-form-tiles").with("count", tiles.len() as i64);
            return Err(bad.with("most", Tile::COUNT as i64));
        }
        let mut points: Vec<Option<Point>> = Vec::new();
        for (place, tile) in tiles.iter().enumerate() {
            if tiles[..place].iter().any(|other| other.at == tile.at) {
                return Err(Phrase::new("morgan-form-spot-twice").with("at", at(tile.at)));
            }
            let point = tile.point.as_deref().map(|name| {
                let unknown = || Phrase::new("morgan-form-point").with("point", name);
                Point::named(name).ok_or_else(unknown)
            });
            let point = point.transpose()?;
            if let Some(twice) = point.filter(|_| points.contains(&point)) {
                return Err(Phrase::new("morgan-form-point-twice").with("point", twice.name()));
            }
            points.push(point);
        }
        let origin = tiles[0].at;
        let island = island(tiles, origin)?;
        let pirates = form.pirates.iter().map(|&pirate| {
            let off = || Phrase::new("morgan-form-pirate").with("at", at(pirate));
            let on = tiles.iter().position(|tile| tile.at == pirate).ok_or_else(off)?;
            Ok(Tile(on as u8))
        });
        let pirates: Vec<Tile> = pirates.collect::<Result<_, Phrase>>()?;
        if pirates.is_empty() || pirates.len() > MOST_PLAYERS {
            let bad = Phrase::new("morgan-form-pirates").with("count", pirates.len() as i64);
            return Err(bad.with("most", MOST_PLAYERS as i64));
        }
        Ok(FormMap { island, origin, points, pirates })
    }

    /// A place of the island as the form counts it.
    fn at(&self, (x, y): (i32, i32)) -> (i64, i64) {
        (self.origin.0.saturating_add(x.into()), self.origin.1.saturating_add(y.into()))
    }

    fn at_tile(&self, tile: Tile) -> (i64, i64) {
        self.at(self.island.place(self.island.spot(tile)))
    }

    fn tile_moves(&self) -> Value {
        let pirates = self.pirates.iter().fold(0, |bits, tile| bits | 1 << tile.index());
        let moves = TileMoves::of(&self.island, pirates);
        let to = |spot| self.at(self.island.place(spot));
        let mut moves: Vec<_> = moves.iter().map(|(tile, edges, spot)| (self.at_tile(tile), to(spot), edges)).collect();
        moves.sort_unstable();
        let listed = moves.iter().map(|(from, to, edges)| json!({ "from": from, "to": to, "edges": edges }));
        json!({ "count": moves.len(), "moves": listed.collect::<Vec<_>>() })
    }

    fn distances(&self) -> Value {
        let away = |tile| json!(self.island.distance(self.pirates[0], tile));
        let known = self.island.tiles().zip(&self.points);
        let distances: Map<String, Value> =
            known.filter_map(|(tile, point)| Some(((*point)?.name().to_owned(), away(tile)))).collect();
        json!({ "distances": distances })
    }

    fn walks(&self, steps: usize, doubloons: u32) -> Value {
        let mut others: Crowd = [0; Tile::COUNT];
        self.pirates[1..].iter().for_each(|tile| others[tile.index()] += 1);
        let walks = walks(&self.island, &others, self.pirates[0], steps, doubloons);
        let mut ends: Vec<_> = walks.iter().map(|walk| (self.at_tile(walk.to), walk.toll)).collect();
        ends.sort_unstable();
        let listed = ends.iter().map(|(to, toll)| json!({ "to": to, "toll": toll }));
        json!({ "walks": listed.collect::<Vec<_>>() })
    }
}

/// The island of a form, counted from `origin`.
fn island(tiles: &[TileForm], origin: (i64, i64)) -> Result<Island, Phrase> {
    let split = |tile: &TileForm| Phrase::new("morgan-form-split").with("at", at(tile.at));
    let mut laid = Vec::new();
    for tile in tiles {
        let bad = || Phrase::new("morgan-form-edges").with("edges", tile.edges.as_str());
        let edges: Edges = tile.edges.parse().map_err(|_| bad())?;
        // In one piece nothing is as far away as there are tiles.
        let near = |one: i64, other: i64| {
            let away = i128::from(one) - i128::from(other);
            i32::try_from(away).ok().filter(|away| away.unsigned_abs() < Tile::COUNT as u32)
        };
        let place = near(tile.at.0, origin.0).zip(near(tile.at.1, origin.1)).ok_or_else(|| split(tile))?;
        laid.push((place, edges));
    }
    let island = Island::laid(&laid).ok_or_else(|| split(&tiles[0]))?;
    if let Some(apart) = island.apart_from_first() {
        return Err(split(&tiles[apart.index()]));
    }
    match island.mismatch() {
        Some(tile) => Err(Phrase::new("morgan-form-mismatch").with("at", at(tiles[tile.index()].at))),
        None => Ok(island),
    }
}

/// A place as it stands in a form.
fn at((x, y): (i64, i64)) -> String {
    format!("[{x}, {y}]")
}
