//! How much is tried in each game, and what its moves bring.

use bots::{Horizon, Policy};
use cartographers::paper::Feature;
use cartographers::{Cartographers, Draw, Open, Season, Sheet};
use misterra::Misterra;
use morgan::Morgan;
use table::{Item, Line, Phrase, Seed, View};

use crate::hint::carried_out;
use crate::weigh::Effort;
use crate::why::{Reason, gained};

/// A game with a mentor.
pub trait Mentor: Policy {
    /// How much is tried for a hint.
    const HINT: Effort;
    /// How much is tried for each decision of an analysis.
    const ANALYSIS: Effort;

    /// What a move of the view's seat brings at once, the most telling first: how the explained points change.
    fn reasons(view: View<'_, Self>, line: &[Self::Action], seed: Seed) -> Vec<Reason> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let after = carried_out(view, line, seed);
        gained(&Self::score_sheet(view, seat).lines, &Self::score_sheet(after.view(seat), seat).lines)
    }
}

/// Three cards, and the sheet as it then promises.
const CARDS: Horizon = Horizon { turns: 3, longest: 3 };

impl Mentor for Cartographers {
    const HINT: Effort = Effort { nodes: 2_000, width: 16, fresh: 96, horizon: CARDS, games: 32 };
    const ANALYSIS: Effort = Effort { nodes: 800, width: 16, fresh: 64, horizon: CARDS, games: 20 };

    /// On the sheet that is drawn on, whoever owns it: the edicts that are still to be scored, coins and monsters.
    fn reasons(view: View<'_, Self>, line: &[Draw], _: Seed) -> Vec<Reason> {
        let Some((seat, draw)) = view.seat().zip(line.first()) else { return Vec::new() };
        let open = view.open;
        let before = &open.sheets[open.sheet_drawn_by(seat).index()];
        let Some(task) = open.task(seat) else { return Vec::new() };
        let Ok(spaces) = task.spaces(*draw) else { return Vec::new() };
        let mut after = before.clone();
        after.draw(draw.terrain(), spaces, task.shape(draw.slot()).is_some_and(|shape| shape.coin));
        gained(&lines(open, before), &lines(open, &after))
    }
}

/// What a sheet would be paid for if a season ended now.
fn lines(open: &Open, sheet: &Sheet) -> Vec<Line> {
    let mut scored = [false; 4];
    for season in Season::all().skip(open.season.index()) {
        season.facts().edicts.iter().for_each(|&edict| scored[edict] = true);
    }
    let cards = open.edicts.iter().zip(scored).filter(|(_, scored)| *scored).map(|(card, _)| Feature::Card(*card));
    let mut lines: Vec<Line> = cards.chain([Feature::Monsters]).map(|feature| feature.line(&sheet.land)).collect();
    let coin = Item { spaces: Vec::new(), points: 1, reason: "coin" };
    let coins = Phrase::new("mentor-coins");
    lines.push(Line { title: coins, points: sheet.coins.into(), items: vec![coin; sheet.coins.into()] });
    lines
}

// What a half day gains is not lost by who gains it a half day later: only the end tells.
impl Mentor for Misterra {
    const HINT: Effort = Effort { nodes: 2_000, width: 12, fresh: 48, horizon: Horizon::END, games: 32 };
    const ANALYSIS: Effort = Effort { nodes: 600, width: 8, fresh: 32, horizon: Horizon::END, games: 12 };
}

/// The turn, and what the next one then promises: games are long here.
const TURNS: Horizon = Horizon { turns: 1, longest: 16 };

impl Mentor for Morgan {
    const HINT: Effort = Effort { nodes: 800, width: 8, fresh: 24, horizon: TURNS, games: 16 };
    const ANALYSIS: Effort = Effort { nodes: 400, width: 6, fresh: 16, horizon: TURNS, games: 4 };
}
