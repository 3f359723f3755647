//! The moves of a hint: drafting them and lighting their spaces.

use crate::{Action, Spaces};
use leptos::prelude::*;
use page_kit::panel::Gesture;

use super::screen::{Screen, turned_like};

impl Screen {
    /// Drafts the move of a hint on a press, and lights its spaces under the pointer.
    pub fn hinted(self, gesture: Gesture, line: &[Action]) {
        if gesture == Gesture::Press {
            self.draft_line(line);
        }
        let spaces = line.iter().map(|action| match *action {
            Action::Go(space) | Action::OtomaClaims(space) => Spaces::only(space),
            Action::Map(laying) => Spaces::only(laying.first()).or(Spaces::only(laying.second())),
            _ => Spaces::default(),
        });
        let lit = if gesture == Gesture::Over { spaces.reduce(Spaces::or) } else { None };
        self.light(lit.unwrap_or_default());
    }

    /// Replaces the draft with a half day.
    fn draft_line(self, line: &[Action]) {
        self.pointed.set(None);
        self.state.update(|state| {
            (state.last_step, state.close_up, state.pressed) = (None, None, None);
            if let Some(Action::Map(laying)) = line.last() {
                state.turned = turned_like(*laying);
            }
            let Some(run) = &mut state.run else { return };
            match line.split_last() {
                Some((Action::Keep(pair), _)) => state.picked = pair.cards().to_vec(),
                Some((last @ (Action::Map(_) | Action::Claim | Action::Leave | Action::OtomaClaims(_)), before)) => {
                    run.redo(before.to_vec());
                    state.last_step = Some(*last);
                }
                _ => run.redo(line.to_vec()),
            }
        });
    }
}
