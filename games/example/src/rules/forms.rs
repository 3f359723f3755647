//! The forms of `portolan score` and `portolan legal`: requests and responses in JSON.
//!
//! A map is written as three rows of three squares: `L0` is land charted by seat 0, `S1` sea by seat 1, `L-` land that
//! was there at the start, `..` a blank square.

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Choices as _, ExplainedAnswer, Forms, Phrase, Points, Seat, ToPhrase, forms};

use crate::rules::action::Choices;
use crate::rules::map::{Charted, Map, SIDE, SQUARES, Square, Terrain};
use crate::rules::paper::Played;
use crate::rules::wish::Wish;
use crate::rules::{Example, outcome};

/// The table at the end of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreForm {
    map: Vec<String>,
    wishes: Vec<String>,
}

/// A map in the middle of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegalForm {
    map: Vec<String>,
}

impl Forms for Example {
    fn score(form: &str) -> Result<Value, Phrase> {
        answer(&played(form)?)
    }

    fn explain(form: &str) -> Result<ExplainedAnswer, Phrase> {
        let played = played(form)?;
        let sheets = played.sheets().map_err(|bad| bad.phrase())?;
        Ok(ExplainedAnswer { answer: answer(&played)?, points: Points::OfPlayers(sheets) })
    }

    fn space_name(space: u16) -> String {
        Square::numbered(space).map_or_else(String::new, Square::name)
    }

    fn legal(form: &str) -> Result<Value, Phrase> {
        let form: LegalForm = forms::read(form)?;
        let choices = Choices { blank: map(&form.map)?.blank() };
        let mut actions = Vec::new();
        choices.for_each(|action| actions.push(action.show()));
        Ok(json!({ "count": choices.len(), "actions": actions }))
    }

    #[cfg(feature = "data")]
    fn check_data(text: &str) -> Result<String, String> {
        crate::rules::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }
}

fn played(form: &str) -> Result<Played, Phrase> {
    let form: ScoreForm = forms::read(form)?;
    let wish =
        |name: &String| Wish::named(name).ok_or_else(|| Phrase::new("example-form-wish").with("wish", name.as_str()));
    Ok(Played { map: map(&form.map)?, wishes: form.wishes.iter().map(wish).collect::<Result<_, _>>()? })
}

fn answer(played: &Played) -> Result<Value, Phrase> {
    let result = played.outcome().map_err(|bad| bad.phrase())?;
    let player = |(standing, wish): (&table::Standing<_>, &Wish)| {
        let wish = outcome::wish_points(&played.map, *wish);
        json!({ "group": standing.total - wish, "wish": wish, "total": standing.total })
    };
    let players: Vec<Value> = result.players.iter().zip(&played.wishes).map(player).collect();
    let winners = (0..).zip(&result.players).filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat);
    Ok(json!({ "players": players, "winners": winners.collect::<Vec<usize>>() }))
}

fn map(rows: &[String]) -> Result<Map, Phrase> {
    let squares: Vec<&str> = rows.iter().flat_map(|row| row.split(' ')).collect();
    if rows.len() != usize::from(SIDE) || squares.len() != SQUARES {
        return Err(Phrase::new("example-form-map"));
    }
    let mut map = Map::default();
    for (square, text) in Square::all().zip(squares) {
        let charted = charted(text).ok_or_else(|| Phrase::new("example-form-square").with("square", text))?;
        map.set(square, charted);
    }
    Ok(map)
}

/// Parses one square.
fn charted(text: &str) -> Option<Option<Charted>> {
    if text == ".." {
        return Some(None);
    }
    let (terrain, by) = text.split_at_checked(1)?;
    let terrain = match terrain {
        "L" => Terrain::Land,
        "S" => Terrain::Sea,
        _ => return None,
    };
    let by = match by {
        "-" => None,
        "0" | "1" | "2" => Some(Seat(by.parse().ok()?)),
        _ => return None,
    };
    Some(Some(Charted { terrain, by }))
}
