//! The end of the game: points, ties, titles; the score sheet; and the invariants of a position.

use serde::Serialize;
use table::{Grid5, Line, Outcome, Phrase, Position, ScoreSheet, Seat, Standing, View};

use crate::rules::Misterra;
use crate::rules::components::{DISPLAY, KEPT, MARKERS, Presumption, SKETCH_CARDS, Sketch, SoloTitle, TILES, Track};
use crate::rules::open::{Open, Step};
use crate::rules::parchment::Parchment;
use crate::rules::scoring::{Score, Tally, points};
use crate::rules::set_up::REMOVED_ALONE;
use crate::rules::space::Spaces;
use crate::rules::terrain::Terrain;

/// The part of a player's result that is specific to Misterra: the four titles of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Honours {
    /// The titles of the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub titles: Option<Titles>,
}

/// The four titles of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Titles {
    /// For all points together.
    pub total: SoloTitle,
    /// For the presumptions.
    pub presumptions: SoloTitle,
    /// For fidelity, without the master bonus.
    pub fidelity: SoloTitle,
    /// For the claims, less Otoma's.
    pub claims: SoloTitle,
}

impl Titles {
    /// The titles that a score earns.
    #[must_use]
    pub fn of(score: &Score) -> Titles {
        Titles {
            total: SoloTitle::reached(Track::Total, score.total()),
            presumptions: SoloTitle::reached(Track::Presumptions, score.presumptions),
            fidelity: SoloTitle::reached(Track::Fidelity, score.fidelity),
            claims: SoloTitle::reached(Track::Claims, score.claims - score.otoma),
        }
    }
}

/// The tally of the current island and claims.
fn tally(open: &Open) -> Tally {
    Tally::new(&open.island, open.claims())
}

/// The score of a player with these presumptions if the game ended now.
#[must_use]
pub fn score_now(open: &Open, seat: Seat, presumptions: &[Presumption]) -> Score {
    scoring_input(open, &tally(open), seat, presumptions).score()
}

/// The input for scoring one player, at a table or on paper.
pub(crate) struct ScoringInput<'a> {
    pub tally: &'a Tally,
    pub parchment: &'a Parchment,
    /// The known presumptions.
    pub presumptions: &'a [Presumption],
    /// The player's index in the claims of the tally.
    pub seat: usize,
    /// Otoma's index there, in the solo game.
    pub otoma: Option<usize>,
    /// Whether the master cartographers' bonus is counted.
    pub master: bool,
}

impl ScoringInput<'_> {
    /// Computes the points.
    pub fn score(&self) -> Score {
        let ScoringInput { tally, parchment, .. } = *self;
        Score {
            fidelity: tally.fidelity(parchment),
            completeness: Tally::completeness(parchment),
            presumptions: self.presumptions.iter().map(|&card| points(card, parchment)).sum(),
            claims: tally.claims(self.seat),
            master: if self.master { tally.master(parchment) } else { 0 },
            otoma: self.otoma.map_or(0, |otoma| tally.claims(otoma)),
        }
    }

    /// Computes the score sheet, which explains the points.
    pub fn sheet(&self) -> ScoreSheet {
        let ScoringInput { tally, parchment, .. } = *self;
        let line = |code, points, items| Line { title: Phrase::new(code), points, items };
        let mut lines = vec![
            line("misterra-line-fidelity", tally.fidelity(parchment), tally.explain_fidelity(parchment)),
            line("misterra-line-completeness", Tally::completeness(parchment), Tally::explain_completeness(parchment)),
        ];
        for card in self.presumptions {
            lines.push(card.line(parchment));
        }
        lines.push(line("misterra-line-claims", tally.claims(self.seat), tally.explain_claims(self.seat, 1)));
        if self.master {
            lines.push(line("misterra-line-master", tally.master(parchment), tally.explain_master(parchment)));
        }
        if let Some(otoma) = self.otoma {
            lines.push(line("misterra-line-otoma", -tally.claims(otoma), tally.explain_claims(otoma, -1)));
        }
        ScoreSheet { total: lines.iter().map(|line| line.points).sum(), lines }
    }
}

/// The scoring input for a seat with these presumptions.
fn scoring_input<'a>(
    open: &'a Open,
    tally: &'a Tally,
    seat: Seat,
    presumptions: &'a [Presumption],
) -> ScoringInput<'a> {
    ScoringInput {
        tally,
        parchment: &open.explorers[seat.index()].parchment,
        presumptions,
        seat: seat.index(),
        otoma: open.otoma.is_some().then_some(open.explorers.len()),
        master: open.master,
    }
}

/// A player's score once presumptions are public.
pub(crate) fn final_score(open: &Open, seat: Seat) -> Score {
    let presumptions = open.explorers[seat.index()].presumptions.expect("all presumptions are shown at the end");
    score_now(open, seat, &presumptions)
}

pub(crate) fn outcome(open: &Open) -> Option<Outcome<Honours>> {
    if open.step != Step::Over {
        return None;
    }
    let scores: Vec<Score> = (0..open.seats()).map(|seat| final_score(open, Seat(seat))).collect();
    Some(standings(&scores))
}

/// The result of these scores, in seat order. A single player gets titles.
pub(crate) fn standings(scores: &[Score]) -> Outcome<Honours> {
    let is_solo = scores.len() == 1;
    let standing = |score: &Score| Standing {
        total: score.total(),
        // Most points win; more points for fidelity break a tie; players who are still tied share the rank.
        rank: table::rank(scores, score, |score| (score.total(), score.fidelity)),
        honours: Honours { titles: is_solo.then(|| Titles::of(score)) },
    };
    Outcome { players: scores.iter().map(standing).collect() }
}

/// The score sheet if the game ended now. It has the presumptions of the viewer only and, at the end, of all players.
pub(crate) fn score_sheet(view: View<'_, Misterra>, seat: Seat) -> ScoreSheet {
    let open = view.open;
    let own = view.own().filter(|_| view.seat() == Some(seat)).and_then(|own| own.kept());
    let known: Option<[Presumption; KEPT]> = open.explorers[seat.index()].presumptions.or(own);
    scoring_input(open, &tally(open), seat, known.as_ref().map_or(&[], |cards| cards)).sheet()
}

/// Checks that every card, tile and marker is in exactly one place.
pub(crate) fn audit(position: &Position<Misterra>) -> Result<(), String> {
    let Position { open, own, hidden } = position;
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };

    let mut seen = Grid5::EMPTY;
    for terrain in Terrain::ALL {
        holds(!seen.meets(open.island.of(terrain)), "no space has two tiles")?;
        holds(open.island.of(terrain).len() <= u32::from(TILES), "no terrain has more tiles than its supply")?;
        seen |= open.island.of(terrain);
    }
    holds(open.island.confirmed().is_within(seen), "only tiles are confirmed")?;

    let mut markers = Grid5::EMPTY;
    for claims in open.claims() {
        let grid = claims.island();
        holds(claims.len() <= u32::from(MARKERS) && grid.len() == claims.len(), "all markers are on the island")?;
        holds(
            grid.is_within(open.island.confirmed()) && !grid.meets(markers),
            "a marker lies alone on a confirmed tile",
        )?;
        let one_each = |terrain: &Terrain| (grid & open.island.of(*terrain)).len() < 2;
        holds(Terrain::ALL.iter().all(one_each), "a player claims a terrain once")?;
        markers |= grid;
    }
    for explorer in &open.explorers {
        let stands = |meeple| Spaces::of_island(seen).or(Spaces::BEACH).contains(meeple);
        holds(explorer.meeple.is_none_or(stands), "a meeple stands on a tile or on the beach")?;
    }

    audit_sketches(open, hidden.sketches.cards())?;
    let mut cards: Vec<Presumption> =
        own.iter().flat_map(|own| own.hand.iter().chain(&own.returned)).copied().collect();
    let held = cards.len();
    cards.sort_unstable();
    cards.dedup();
    holds(cards.len() == held, "no presumption occurs twice")?;

    if let Some(otoma) = &open.otoma {
        let mut all: Vec<_> = otoma.played.iter().chain(hidden.otoma.cards()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        holds(
            all.len() == count && count + 1 == crate::rules::OtomaCard::COUNT,
            "all cards of Otoma but one are in play",
        )?;
        holds(usize::from(otoma.left) == hidden.otoma.len(), "the count of Otoma's cards is right")?;
        let top = hidden.otoma.cards().last().map(|card| card.facts().orders);
        holds(top == Some(otoma.orders), "the top card of Otoma's deck is open")?;
    }
    Ok(())
}

fn audit_sketches(open: &Open, hidden: &[Sketch]) -> Result<(), String> {
    let holds = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    holds(hidden.len() == usize::from(open.deck.unseen), "the count of unseen sketches is right")?;
    holds(open.display.len() <= DISPLAY && open.deck.len() <= SKETCH_CARDS, "display and deck are not too large")?;
    let unseen = open.unseen_sketches();
    let mut removed = 0;
    for (sketch, unseen) in Sketch::all().zip(unseen) {
        let here = hidden.iter().filter(|&&card| card == sketch).count();
        holds(here <= usize::from(unseen), "no sketch has too many copies")?;
        removed += usize::from(unseen) - here;
    }
    let boxed = if open.is_solo() { REMOVED_ALONE } else { 0 };
    holds(removed == boxed, "the solo game removes two sketches")
}
