//! The forms of `portolan score` and `portolan legal`.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Forms, Phrase, Says, forms};

use crate::Misterra;
use crate::claim;
use crate::components::{KEPT, MARKERS, MOST_PLAYERS, Presumption, Sketch};
use crate::island::Island;
use crate::laying::Laying;
use crate::outcome::{self, Titles};
use crate::parchment::Parchment;
use crate::refusal::Refusal;
use crate::scoring::{Score, Tally, points};
use crate::space::{Space, Spaces};
use crate::terrain::Terrain;
use crate::walk;

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

impl Forms for Misterra {
    fn score(form: &str) -> Result<Value, Phrase> {
        let keys: Map<String, Value> = forms::read(form)?;
        if keys.contains_key("parchment") || keys.contains_key("presumption") {
            let form: CardForm = forms::read(form)?;
            let card = presumption(form.presumption)?;
            return Ok(json!({ "points": points(card, &parchment(&form.parchment)?) }));
        }
        score_game(&forms::read(form)?)
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
        crate::data::read(text).map(|components| components.digest).map_err(|bad| bad.to_string())
    }

    #[cfg(not(feature = "data"))]
    fn check_data(_: &str) -> Result<String, String> {
        Err("this program was built without the reader of component data".to_owned())
    }
}

fn score_game(form: &GameForm) -> Result<Value, Phrase> {
    let island = island(&form.island)?;
    let players = form.parchments.len();
    check_players(players)?;
    same_count("presumptions", form.presumptions.len(), players)?;
    same_count("claims", form.claims.len(), players)?;
    let solo = players == 1;
    if form.otoma.is_some() != solo {
        return Err(Phrase::new("misterra-form-otoma").with("players", players as i64));
    }
    let hands = hands(&form.presumptions)?;
    let claims = form.claims.iter().chain(&form.otoma);
    let claims = claims.map(|names| markers(&island, names)).collect::<Result<Vec<_>, _>>()?;
    let tally = Tally::new(&island, claims);
    let mut scores = Vec::new();
    for (seat, rows) in form.parchments.iter().enumerate() {
        let parchment = parchment(rows)?;
        scores.push(Score {
            fidelity: tally.fidelity(&parchment),
            completeness: Tally::completeness(&parchment),
            presumptions: hands[seat].iter().map(|&card| points(card, &parchment)).sum(),
            claims: tally.claims(seat),
            master: if form.master { tally.master(&parchment) } else { 0 },
            otoma: if solo { tally.claims(players) } else { 0 },
        });
    }
    let mut answers: Vec<Value> = scores.iter().map(answer).collect();
    if solo {
        answers[0]["otoma"] = json!(scores[0].otoma);
        answers[0]["titles"] = json!(Titles::of(&scores[0]));
        return Ok(json!({ "players": answers }));
    }
    let winners: Vec<usize> = (0..players).filter(|&seat| outcome::rank(&scores, &scores[seat]) == 1).collect();
    Ok(json!({ "players": answers, "winners": winners }))
}

fn answer(score: &Score) -> Value {
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
    if (1..=MOST_PLAYERS).contains(&players) {
        return Ok(());
    }
    Err(Phrase::new("misterra-form-players").with("players", players as i64).with("most", MOST_PLAYERS as i64))
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

/// Everybody's two presumptions, all different.
fn hands(numbers: &[Vec<i64>]) -> Result<Vec<[Presumption; KEPT]>, Phrase> {
    let mut hands = Vec::new();
    for numbers in numbers {
        let cards = numbers.iter().map(|&number| presumption(number)).collect::<Result<Vec<_>, _>>()?;
        let count = |cards: Vec<_>| Phrase::new("misterra-presumptions-count").with("count", cards.len() as i64);
        hands.push(<[Presumption; KEPT]>::try_from(cards).map_err(count)?);
    }
    let mut all: Vec<Presumption> = hands.iter().flatten().copied().collect();
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Phrase::new("misterra-presumption-twice").with("number", i64::from(pair[0].number()))),
        None => Ok(hands),
    }
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

/// One player's claim markers: few, on confirmed tiles, on different terrains.
fn markers(island: &Island, names: &[String]) -> Result<Spaces, Phrase> {
    if names.len() > usize::from(MARKERS) {
        let phrase = Phrase::new("misterra-form-markers").with("markers", names.len() as i64);
        return Err(phrase.with("most", i64::from(MARKERS)));
    }
    let mut markers = Spaces::EMPTY;
    for name in names {
        let space = space(name)?;
        let unconfirmed = || Phrase::new("misterra-form-claim").with("space", space.name());
        let tile = island.tile_at(space).filter(|tile| tile.confirmed).ok_or_else(unconfirmed)?;
        if markers.island().meets(island.of(tile.terrain)) {
            return Err(Phrase::new("misterra-form-claims-terrain").term("terrain", tile.terrain.term()));
        }
        markers = markers.or(Spaces::only(space));
    }
    Ok(markers)
}
