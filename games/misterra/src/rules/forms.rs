//! The forms of `portolan score` and `portolan legal`.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{ExplainedAnswer, Forms, Phrase, Points, Standing, ToPhrase, forms};

use crate::rules::Misterra;
use crate::rules::claim;
use crate::rules::components::{Presumption, Sketch};
use crate::rules::island::Island;
use crate::rules::laying::Laying;
use crate::rules::outcome::Honours;
use crate::rules::paper::{self, Played, Player};
use crate::rules::parchment::Parchment;
use crate::rules::refusal::Refusal;
use crate::rules::scoring::Score;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;
use crate::rules::walk;

/// A parchment and a presumption.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardForm {
    parchment: Vec<String>,
    presumption: i64,
}

/// A finished game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameForm {
    island: Vec<String>,
    parchments: Vec<Vec<String>>,
    presumptions: Vec<Vec<i64>>,
    claims: Vec<Vec<String>>,
    #[serde(default)]
    master: bool,
    otoma: Option<Vec<String>>,
}

/// An island and a meeple on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    island: Vec<String>,
    meeple: String,
}

/// An island and a sketch to be mapped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapForm {
    island: Vec<String>,
    sketch: [String; 2],
    at: [String; 2],
    #[serde(rename = "query")]
    _query: String,
}

/// An island, everybody's markers and a meeple that wants to claim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClaimForm {
    island: Vec<String>,
    meeple: String,
    claims: Vec<Vec<String>>,
    seat: usize,
    #[serde(rename = "query")]
    _query: String,
}

/// A parsed form of `portolan score`: one card or a whole game.
enum Asked {
    Card(Presumption, Parchment),
    Game(Played),
}

impl Forms for Misterra {
    fn score(form: &str) -> Result<Value, Phrase> {
        match asked(form)? {
            Asked::Card(card, parchment) => Ok(json!({ "points": card.points(&parchment) })),
            Asked::Game(played) => Ok(answer(&scored(&played)?)),
        }
    }

    fn explain(form: &str) -> Result<ExplainedAnswer, Phrase> {
        match asked(form)? {
            Asked::Card(card, parchment) => {
                let line = card.line(&parchment);
                Ok(ExplainedAnswer { answer: json!({ "points": line.points }), points: Points::OfBoard(line) })
            }
            Asked::Game(played) => {
                let scored = scored(&played)?;
                Ok(ExplainedAnswer { answer: answer(&scored), points: Points::OfPlayers(scored.sheets()) })
            }
        }
    }

    fn space_name(space: u16) -> String {
        u8::try_from(space).ok().and_then(Space::new).map_or_else(String::new, Space::name)
    }

    fn legal(form: &str) -> Result<Value, Phrase> {
        let keys: Map<String, Value> = forms::read(form)?;
        match keys.get("query").map(Value::as_str) {
            None => legal_moves(&forms::read(form)?),
            Some(Some("map")) => map(&forms::read(form)?),
            Some(Some("claim")) => may_claim(&forms::read(form)?),
            Some(query) => Err(Phrase::new("misterra-form-query").with("query", query.unwrap_or("?"))),
        }
    }

    #[cfg(feature = "data")]
    fn check_data(text: &str) -> Result<String, String> {
        crate::rules::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }
}

fn asked(form: &str) -> Result<Asked, Phrase> {
    let keys: Map<String, Value> = forms::read(form)?;
    if keys.contains_key("parchment") || keys.contains_key("presumption") {
        let form: CardForm = forms::read(form)?;
        return Ok(Asked::Card(presumption(form.presumption)?, parchment(&form.parchment)?));
    }
    played(&forms::read(form)?).map(Asked::Game)
}

fn played(form: &GameForm) -> Result<Played, Phrase> {
    let island = island(&form.island)?;
    let count = form.parchments.len();
    check_players(count)?;
    same_count("presumptions", form.presumptions.len(), count)?;
    same_count("claims", form.claims.len(), count)?;
    let mut players = Vec::new();
    for ((rows, numbers), names) in form.parchments.iter().zip(&form.presumptions).zip(&form.claims) {
        players.push(Player {
            parchment: parchment(rows)?,
            presumptions: numbers.iter().map(|&number| presumption(number)).collect::<Result<_, _>>()?,
            claims: spaces(names)?,
        });
    }
    let otoma = form.otoma.as_deref().map(spaces).transpose()?;
    Ok(Played { island, players, otoma, master: form.master })
}

fn scored(played: &Played) -> Result<paper::Scored<'_>, Phrase> {
    played.scored().map_err(|bad| bad.phrase())
}

fn answer(scored: &paper::Scored<'_>) -> Value {
    let outcome = scored.outcome();
    let mut answers: Vec<Value> = scored.scores.iter().map(player).collect();
    if let Some(titles) = outcome.players[0].honours.titles {
        answers[0]["otoma"] = json!(scored.scores[0].otoma);
        answers[0]["titles"] = json!(titles);
        return json!({ "players": answers });
    }
    let first = |(seat, standing): (usize, &Standing<Honours>)| (standing.rank == 1).then_some(seat);
    let winners: Vec<usize> = outcome.players.iter().enumerate().filter_map(first).collect();
    json!({ "players": answers, "winners": winners })
}

fn player(score: &Score) -> Value {
    json!({
        "fidelity": score.fidelity,
        "completeness": score.completeness,
        "presumptions": score.presumptions,
        "claims": score.claims,
        "master": score.master,
        "total": score.total(),
    })
}

fn legal_moves(form: &MoveForm) -> Result<Value, Phrase> {
    let island = island(&form.island)?;
    let meeple = meeple(&island, &form.meeple)?;
    let moves = walk::destinations(&island, Some(meeple));
    let seen = Spaces::of_island(walk::seen(&island, meeple));
    Ok(json!({ "moves": moves, "seen": seen, "may_map": walk::may_map(&island, meeple) }))
}

fn map(form: &MapForm) -> Result<Value, Phrase> {
    let mut island = island(&form.island)?;
    let terrain = |name: &String| Terrain::named(name).ok_or_else(|| Refusal::UnknownTerrain(name.clone()).phrase());
    let [one, other] = [terrain(&form.sketch[0])?, terrain(&form.sketch[1])?];
    let [first, second] = [island_space(&form.at[0])?, island_space(&form.at[1])?];
    let laying = Laying::new(first, second).ok_or_else(|| Refusal::NotAdjacent(first, second).phrase())?;
    // The halves of a sketch are updated in the order of terrains, those of a double in the order of names.
    let in_order = if one == other { laying.is_in_order() } else { one < other };
    let laying = if in_order { laying } else { laying.turned() };
    island.lay(Sketch::of(one, other), laying);
    Ok(json!({ "island": island }))
}

fn may_claim(form: &ClaimForm) -> Result<Value, Phrase> {
    let island = island(&form.island)?;
    let meeple = meeple(&island, &form.meeple)?;
    check_players(form.claims.len())?;
    let claims = form.claims.iter().map(|names| markers(&island, names)).collect::<Result<Vec<_>, _>>()?;
    let Some(&own) = claims.get(form.seat) else {
        let phrase = Phrase::new("misterra-form-seat").with("seat", form.seat as i64);
        return Err(phrase.with("players", claims.len() as i64));
    };
    let all = claims.iter().fold(Spaces::EMPTY, |all, claims| all.or(*claims)).island();
    Ok(json!({ "may_claim": claim::check(&island, all, own, Some(meeple)).is_ok() }))
}

fn check_players(players: usize) -> Result<(), Phrase> {
    paper::check_players(players).map_err(|bad| bad.phrase())
}

fn same_count(what: &'static str, found: usize, players: usize) -> Result<(), Phrase> {
    if found == players {
        return Ok(());
    }
    let phrase = Phrase::new("misterra-form-count").with("what", what);
    Err(phrase.with("found", found as i64).with("players", players as i64))
}

fn island(rows: &[String]) -> Result<Island, Phrase> {
    Island::read(rows).map_err(|bad| bad.phrase())
}

fn parchment(rows: &[String]) -> Result<Parchment, Phrase> {
    Parchment::read(rows).map_err(|bad| bad.phrase())
}

fn presumption(number: i64) -> Result<Presumption, Phrase> {
    let card = u8::try_from(number).ok().and_then(Presumption::numbered);
    card.ok_or_else(|| Phrase::new("misterra-form-presumption").with("number", number))
}

fn space(name: &str) -> Result<Space, Phrase> {
    Space::named(name).ok_or_else(|| Refusal::UnknownSpace(name.to_owned()).phrase())
}

fn island_space(name: &str) -> Result<Space, Phrase> {
    let space = space(name)?;
    if space.is_beach() { Err(Refusal::OnTheBeach(space).phrase()) } else { Ok(space) }
}

fn meeple(island: &Island, name: &str) -> Result<Space, Phrase> {
    let space = space(name)?;
    if walk::ground(island).contains(space) { Ok(space) } else { Err(Refusal::EmptySpace(space).phrase()) }
}

fn spaces(names: &[String]) -> Result<Vec<Space>, Phrase> {
    names.iter().map(|name| space(name)).collect()
}

fn markers(island: &Island, names: &[String]) -> Result<Spaces, Phrase> {
    paper::markers(island, &spaces(names)?).map_err(|bad| bad.phrase())
}
