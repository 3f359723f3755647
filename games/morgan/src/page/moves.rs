//! Drafting the moves of hints.

use crate::Action;
use leptos::prelude::*;
use page_kit::panel::Gesture;

use super::screen::{Screen, Tool};

impl Screen {
    /// Drafts the move of a hint.
    pub fn hinted(self, gesture: Gesture, line: &[Action]) {
        if gesture != Gesture::Press {
            return;
        }
        self.pointed.set(None);
        self.state.update(|state| {
            (state.last_step, state.chosen, state.lifted) = (None, None, None);
            let Some(run) = &mut state.run else { return };
            match line.split_last() {
                Some((last @ Action::Take(_), before)) => {
                    run.redo(before.to_vec());
                    state.last_step = Some(*last);
                }
                // The main button draws.
                Some((Action::Draw, before)) => {
                    run.redo(before.to_vec());
                    state.chosen = Some(Tool::Draw);
                }
                _ => run.redo(line.to_vec()),
            }
        });
    }
}
