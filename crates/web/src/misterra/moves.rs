//! Moves that a hint tells of: what is said of them, and how they are drafted.

use leptos::prelude::*;
use misterra::{Action, Misterra, Space, Spaces};
use table::{Phrase, View};
use vellum::html::Gesture;
use vellum::speech::Speech;

use super::desk::Desk;
use super::sketch_name;

/// A half day in words: where one goes, and what is done there.
pub fn said(speech: Speech, view: View<'_, Misterra>, line: &[Action]) -> String {
    let placed = view.open.explorer().meeple.is_some();
    let at = |code, space: Space| speech.say(&Phrase::new(code).with("space", space.name()));
    let mut taken = view.open.taken();
    let mut said = Vec::new();
    for (place, action) in line.iter().enumerate() {
        said.push(match *action {
            Action::Keep(pair) => {
                let [one, other] = pair.cards();
                let keep = Phrase::new("page-misterra-hint-keep").term("one", one.term()).term("other", other.term());
                speech.say(&keep)
            }
            Action::Go(space) => at(if placed { "page-misterra-hint-go" } else { "page-misterra-hint-land" }, space),
            Action::Stay => speech.term("page-misterra-stay"),
            Action::Take(sketch) => {
                taken = Some(sketch);
                // What is mapped was taken.
                if matches!(line.get(place + 1), Some(Action::Map(_))) {
                    continue;
                }
                speech.say(&Phrase::new("page-misterra-hint-take").with("sketch", sketch_name(speech, sketch)))
            }
            Action::Exchange(sketch) => {
                speech.say(&Phrase::new("page-misterra-hint-exchange").with("sketch", sketch_name(speech, sketch)))
            }
            Action::Map(laying) => {
                let Some([one, other]) = taken.map(|sketch| sketch.terrains()) else { continue };
                let map = Phrase::new("page-misterra-hint-map").term("one", one.term()).term("other", other.term());
                speech.say(&map.with("first", laying.first().name()).with("second", laying.second().name()))
            }
            Action::Claim => speech.term("page-misterra-confirm-claim"),
            Action::Leave => speech.term("page-misterra-confirm-leave"),
            Action::OtomaClaims(space) => at("page-misterra-hint-otoma", space),
        });
    }
    said.join(" → ")
}

impl Desk {
    /// Drafts a move that a hint tells of, or lights the spaces that it is about.
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

    /// Drafts a half day instead of what was drafted.
    fn draft_line(self, line: &[Action]) {
        self.pointed.set(None);
        self.state.update(|state| {
            (state.last_step, state.close_up) = (None, None);
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
