//! The end of the game: totals, ties and the solo title. Also the score sheet, and the invariants of a position.

use serde::Serialize;
use table::{Item, Line, Outcome, Phrase, Position, ScoreSheet, Seat, Standing};

use crate::rules::Cartographers;
use crate::rules::components::{Ambush, COINS, Card, EDICTS, Explore, Scoring, Season, SoloTitle};
use crate::rules::open::Open;
use crate::rules::scoring;
use crate::rules::sheet::{Land, SeasonScore, Sheet};
use crate::rules::solo;
use crate::rules::terrain::Terrain;

/// The additions of Cartographers to a player's result: rating and title in the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Honours(pub Option<Solo>);

/// The result of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Solo {
    /// The score minus the numbers of the scoring cards.
    pub rating: i32,
    /// The title that it earns, if any.
    pub title: Option<SoloTitle>,
}

pub(crate) fn outcome(open: &Open) -> Option<Outcome<Honours>> {
    if !open.awaited.is_empty() {
        return None;
    }
    let years: Vec<&[SeasonScore]> = open.sheets.iter().map(Sheet::seasons).collect();
    Some(standings(&years, &open.edicts))
}

/// The result of these years, in seat order. A single player gets a rating.
pub(crate) fn standings(years: &[&[SeasonScore]], edicts: &[Scoring; EDICTS]) -> Outcome<Honours> {
    // Most stars win. A tie goes to the player who lost fewer stars to monsters; otherwise the rank is shared.
    let key = |year: &&[SeasonScore]| (SeasonScore::total_of(year), -SeasonScore::lost_to_monsters(year));
    let is_solo = years.len() == 1;
    let standing = |year: &&[SeasonScore]| {
        let total = SeasonScore::total_of(year);
        let solo = || {
            let rating = solo::rated(total, edicts);
            Solo { rating, title: solo::title(rating) }
        };
        Standing { total, rank: table::rank(years, year, key), honours: Honours(is_solo.then(solo)) }
    };
    Outcome { players: years.iter().map(standing).collect() }
}

/// The sheet's score boxes: four for each season that has ended, each explained on the land as it was then.
pub(crate) fn score_sheet(open: &Open, seat: Seat) -> ScoreSheet {
    let sheet = &open.sheets[seat.index()];
    let seasons = Season::all().zip(sheet.seasons());
    let boxes = |(season, score): (Season, &SeasonScore)| {
        season_boxes(season, &open.edicts, score, Some(&sheet.land.when_filled(score.filled)))
    };
    ScoreSheet { lines: seasons.flat_map(boxes).collect(), total: sheet.total() }
}

/// The four score boxes of a season, explained on the land as it was at its end, if that is known.
pub(crate) fn season_boxes(
    season: Season,
    edicts: &[Scoring; EDICTS],
    score: &SeasonScore,
    land: Option<&Land>,
) -> [Line; 4] {
    let named = |code| Phrase::new(code).term("season", format!("cartographers-season-{}", season.name()));
    let line = |title: Phrase, points: i32, explain: &dyn Fn(&Land) -> Vec<Item>| {
        // Without the map, the reason for the number is unknown.
        let unseen = || vec![Item { spaces: Vec::new(), points, reason: "written-down" }];
        Line { title, points, items: land.map_or_else(unseen, explain) }
    };
    let edict = |place: usize| {
        let letter = season.facts().edicts[place];
        let card = edicts[letter];
        let title = named("cartographers-line-edict").with("edict", ["A", "B", "C", "D"][letter]);
        line(title.term("card", card.term()), score.edicts[place].into(), &|land| scoring::explain(card, land))
    };
    let coin = || Item { spaces: Vec::new(), points: 1, reason: "coin" };
    [
        edict(0),
        edict(1),
        line(named("cartographers-line-coins"), score.coins.into(), &|_| (0..score.coins).map(|_| coin()).collect()),
        line(named("cartographers-line-monsters"), -i32::from(score.monsters), &scoring::explain_monsters),
    ]
}

/// Checks that every card is in exactly one place, and that every sheet is consistent.
pub(crate) fn audit(position: &Position<Cartographers>) -> Result<(), String> {
    let Position { open, hidden, .. } = position;
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };

    let explore = |card: &Card| if let Card::Explore(card) = card { Some(*card) } else { None };
    let mut explores: Vec<Explore> = hidden.deck.cards().iter().filter_map(explore).collect();
    explores.extend(&open.column);
    explores.sort_unstable();
    holds(open.time == open.column.iter().map(|card| card.facts().time).sum::<u8>(), "the column's time is right")?;
    holds(explores.iter().copied().eq(Explore::all()), "each explore card is in the deck or in the column")?;

    let mut ambushes: Vec<Ambush> = hidden.ambushes_in_deck().chain(open.ambushes.iter().copied()).collect();
    holds(hidden.ambushes_in_deck().count() == open.ambushes_in_deck(), "the deck has the known ambushes")?;
    ambushes.extend(hidden.ambush_deck.cards());
    ambushes.sort_unstable();
    holds(ambushes.iter().copied().eq(Ambush::all()), "each ambush is in a deck or was revealed")?;

    open.sheets.iter().try_for_each(|sheet| audit_sheet(sheet, open))
}

fn audit_sheet(sheet: &Sheet, open: &Open) -> Result<(), String> {
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let land = &sheet.land;
    let mut seen = land.map().filled;
    for terrain in Terrain::ALL {
        holds(!seen.meets(land.of(terrain)), "no space has two terrains")?;
        seen |= land.of(terrain);
    }
    holds(seen == land.filled(), "terrains and printed spaces are filled")?;
    holds(sheet.coins <= COINS, "the coins fit on the coin track")?;
    let surrounded = scoring::surrounded_mountains(land);
    holds(surrounded == sheet.surrounded_mountains(), "surrounded mountains have given coins")?;
    let ended = open.season.index() + usize::from(open.awaited.is_empty());
    holds(sheet.seasons().len() == ended, "each season that has ended is scored")
}
