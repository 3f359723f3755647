//! This game's knowledge for hints and analyses.

use bots::Horizon;
use coach::{Coach, Effort, Reason, position_after, score_changes};
use table::{Game, Phrase, Seed, View};

use crate::{Action, Example};

/// Trials continue to the end of the game.
const END: Horizon = Horizon { turns: 9, longest: 9 };

impl Coach for Example {
    const HINT: Effort = Effort { nodes: 1000, width: 18, fresh: 32, horizon: END, games: 16, rivals: false };
    const ANALYSIS: Effort = Effort { nodes: 300, width: 12, fresh: 16, horizon: END, games: 4, rivals: false };

    /// The changes of the score sheet: its explanations say why a move is good.
    fn reasons(view: View<'_, Self>, actions: &[Action], seed: Seed) -> Vec<Reason> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let after = position_after(view, actions, seed);
        score_changes(&Self::score_sheet(view, seat).lines, &Self::score_sheet(after.view(seat), seat).lines)
    }

    fn steps(_: View<'_, Self>, actions: &[Action], _: Seed) -> Vec<Phrase> {
        let step = |Action { square, terrain }: &Action| {
            let chart = Phrase::new("coach-example-chart").with("square", square.name());
            chart.term("terrain", format!("example-terrain-{}", terrain.name()))
        };
        actions.iter().map(step).collect()
    }
}
