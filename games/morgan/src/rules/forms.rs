//! The forms of `portolan score` and `portolan legal`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{ExplainedAnswer, Forms, Phrase, Points, ToPhrase, forms};

use crate::rules::Morgan;
use crate::rules::components::{MOST_PLAYERS, Point, Set, Tile, Treasure};
use crate::rules::edges::Edges;
use crate::rules::island::Island;
use crate::rules::paper::{self, Dug, Hoard, Played, Scored, Tally};
use crate::rules::tile_moves::TileMoves;
use crate::rules::walk::{Crowd, walks};

/// The hoards of all players at the end of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreForm {
    doubloons: Vec<u32>,
    treasures: Vec<DugForm>,
}

/// One player's treasures: by name, or as the number of each set and the total value.
#[derive(Deserialize)]
#[serde(untagged)]
enum DugForm {
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
        let played = played(form)?;
        Ok(answer(&scored(&played)?))
    }

    fn explain(form: &str) -> Result<ExplainedAnswer, Phrase> {
        let played = played(form)?;
        let scored = scored(&played)?;
        let sheets = scored.sheets().map_err(|bad| bad.phrase())?;
        Ok(ExplainedAnswer { answer: answer(&scored), points: Points::OfPlayers(sheets) })
    }

    /// Points do not lie on spaces of the map. The spaces of an item are the ranks of its treasures.
    fn space_name(rank: u16) -> String {
        let ranked = Treasure::all().find(|treasure| u16::from(treasure.facts().rank) == rank);
        ranked.map_or_else(String::new, |treasure| treasure.name().to_owned())
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
        crate::rules::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }
}

fn played(form: &str) -> Result<Played, Phrase> {
    let form: ScoreForm = forms::read(form)?;
    let players = form.doubloons.len();
    if form.treasures.len() != players {
        let bad = Phrase::new("morgan-form-players-differ").with("doubloons", players as i64);
        return Err(bad.with("treasures", form.treasures.len() as i64));
    }
    // Check the number of players before their hoards.
    paper::check_players(players).map_err(|bad| bad.phrase())?;
    let hoard = |(&doubloons, treasures): (&u32, &DugForm)| Ok(Hoard { doubloons, treasures: dug(treasures)? });
    Ok(Played { hoards: form.doubloons.iter().zip(&form.treasures).map(hoard).collect::<Result<_, Phrase>>()? })
}

fn dug(form: &DugForm) -> Result<Dug, Phrase> {
    match form {
        DugForm::Named(names) => {
            let treasure = |name: &String| {
                let unknown = || Phrase::new("morgan-form-treasure").with("treasure", name.as_str());
                Treasure::named(name).ok_or_else(unknown)
            };
            Ok(Dug::Named(names.iter().map(treasure).collect::<Result<_, _>>()?))
        }
        DugForm::Counted(Counted { sets: named, value }) => {
            let mut sets = [0; Set::COUNT];
            for (name, &count) in named {
                let unknown = || Phrase::new("morgan-form-set").with("set", name.as_str());
                sets[Set::named(name).ok_or_else(unknown)? as usize] = count;
            }
            Ok(Dug::Counted { sets, value: *value })
        }
    }
}

fn scored(played: &Played) -> Result<Scored<'_>, Phrase> {
    played.scored().map_err(|bad| bad.phrase())
}

fn answer(scored: &Scored<'_>) -> Value {
    let winners: Vec<usize> = (0..).zip(scored.ranks()).filter(|(_, rank)| *rank == 1).map(|(n, _)| n).collect();
    let player = |tally: &Tally| {
        json!({
            "doubloons": tally.doubloons,
            "bonus": tally.bonus(),
            "treasures": tally.treasures,
            "total": tally.total(),
        })
    };
    json!({ "players": scored.tallies.iter().map(player).collect::<Vec<_>>(), "winners": winners })
}

/// A map from a form. Its tiles are numbered as they are listed.
struct FormMap {
    island: Island,
    /// The first tile's place in the form, minus its place on the island.
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

    /// A place of the island in the coordinates of the form.
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

/// The island of a form, in coordinates relative to `origin`.
fn island(tiles: &[TileForm], origin: (i64, i64)) -> Result<Island, Phrase> {
    let split = |tile: &TileForm| Phrase::new("morgan-form-split").with("at", at(tile.at));
    let mut laid = Vec::new();
    for tile in tiles {
        let bad = || Phrase::new("morgan-form-edges").with("edges", tile.edges.as_str());
        let edges: Edges = tile.edges.parse().map_err(|_| bad())?;
        // In a map in one piece, every tile is less than `Tile::COUNT` columns and rows away.
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

/// A place in the notation of a form.
fn at((x, y): (i64, i64)) -> String {
    format!("[{x}, {y}]")
}
