//! The end of the game: totals, ties, the solo title; the score sheet; and what must always hold.

use serde::Serialize;
use table::{Line, Outcome, Phrase, Position, ScoreSheet, Seat, Standing};

use crate::Cartographers;
use crate::components::{Ambush, COINS, Card, Explore, Title};
use crate::open::Open;
use crate::scoring;
use crate::sheet::Sheet;
use crate::solo;
use crate::terrain::Terrain;

/// What Cartographers adds to a player's result: in the solo game, rating and title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Honours(pub Option<Solo>);

/// How the solo game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Solo {
    /// The score minus the numbers of the scoring cards.
    pub rating: i32,
    /// The title that it earns, if any.
    pub title: Option<Title>,
}

pub(crate) fn outcome(open: &Open) -> Option<Outcome<Honours>> {
    if !open.awaited.is_empty() {
        return None;
    }
    // Most stars win; of equals, who lost fewer to monsters; then they share.
    let key = |sheet: &Sheet| (sheet.total(), -sheet.lost_to_monsters());
    let honours = Honours(open.is_solo().then(|| {
        let rating = solo::rating(open);
        Solo { rating, title: solo::title(rating) }
    }));
    let standing =
        |sheet: &Sheet| Standing { total: sheet.total(), rank: table::rank(&open.sheets, sheet, key), honours };
    Some(Outcome { players: open.sheets.iter().map(standing).collect() })
}

/// The sheet's score boxes: four for each season that has ended, each explained on the land as it was then.
pub(crate) fn score_sheet(open: &Open, seat: Seat) -> ScoreSheet {
    let sheet = &open.sheets[seat.index()];
    let mut lines = Vec::new();
    for (season, score) in crate::Season::all().zip(sheet.seasons()) {
        let land = sheet.land.when_filled(score.filled);
        let named = |code| Phrase::new(code).term("season", format!("cartographers-season-{}", season.name()));
        for (edict, stars) in season.facts().edicts.into_iter().zip(score.edicts) {
            let card = open.edicts[edict];
            let title = named("cartographers-line-edict")
                .with("edict", ["A", "B", "C", "D"][edict])
                .term("card", format!("cartographers-card-{}", card.name()));
            lines.push(Line { title, points: i32::from(stars), items: scoring::explain(card, &land) });
        }
        let coins = i32::from(score.coins);
        let items = (0..coins).map(|_| table::Item { spaces: Vec::new(), points: 1, reason: "coin" }).collect();
        lines.push(Line { title: named("cartographers-line-coins"), points: coins, items });
        let lost = -i32::from(score.monsters);
        let items = scoring::explain_monsters(&land);
        lines.push(Line { title: named("cartographers-line-monsters"), points: lost, items });
    }
    ScoreSheet { lines, total: sheet.total() }
}

/// Every card is in one place, and every sheet is in order.
pub(crate) fn audit(position: &Position<Cartographers>) -> Result<(), String> {
    let Position { open, hidden, .. } = position;
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };

    let explore = |card: &Card| if let Card::Explore(card) = card { Some(*card) } else { None };
    let mut explores: Vec<Explore> = hidden.deck.cards().iter().filter_map(explore).collect();
    explores.extend(&open.column);
    explores.sort_unstable();
    holds(open.time == open.column.iter().map(|card| card.facts().time).sum::<u8>(), "the column's time is counted")?;
    holds(explores.iter().copied().eq(Explore::all()), "each explore card is in the deck or in the column")?;

    let mut ambushes: Vec<Ambush> = hidden.ambushes_in_deck().chain(open.ambushes.iter().copied()).collect();
    holds(hidden.ambushes_in_deck().count() == open.ambushes_in_deck(), "as many ambushes are in the deck as known")?;
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
    holds(seen == land.filled(), "filled are the terrains and what is printed")?;
    holds(sheet.coins <= COINS, "the coin track has an end")?;
    let surrounded = land.map().around.iter().filter(|around| around.is_within(land.filled())).count();
    holds(surrounded as u32 == sheet.surrounded_mountains(), "a surrounded mountain has given its coin")?;
    let ended = open.season.index() + usize::from(open.awaited.is_empty());
    holds(sheet.seasons().len() == ended, "each season that has ended is scored")
}
