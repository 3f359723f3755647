//! Moves that a hint tells of: what is said of them, and how they are drafted.

use leptos::prelude::*;
use morgan::{Action, Direction, Morgan};
use table::{Phrase, View};
use vellum::html::Gesture;
use vellum::speech::Speech;

use super::desk::{Desk, Tool};
use super::{card_name, tile_name};
use crate::run::Run;

/// A turn in words: which tile goes where, where one walks to, what is dug with which cards.
pub fn said(speech: Speech, view: View<'_, Morgan>, line: &[Action]) -> String {
    let Some(seat) = view.seat() else { return String::new() };
    let one = |code, name, what: String| speech.say(&Phrase::new(code).with(name, what));
    let mut run = Run::begin(view, seat);
    let mut said = Vec::new();
    // All cards of a dig are named together, whatever is used between them.
    let cards = line.iter().filter_map(|action| match action {
        Action::Play(card) => Some(card_name(speech, *card)),
        _ => None,
    });
    let mut cards = Some(cards.collect::<Vec<_>>().join(", "));
    for (place, &action) in line.iter().enumerate() {
        let open = run.view().open;
        let next = line.get(place + 1);
        let told = match action {
            Action::Corner(corner) => {
                open.corner(corner).map(|tile| one("page-morgan-hint-land", "tile", tile_name(speech, tile)))
            }
            Action::Move { tile, spot, .. } => {
                let beside = Direction::ALL.into_iter().filter_map(|side| open.island.tile_on(spot.next(side)));
                let beside: Vec<String> =
                    beside.filter(|other| *other != tile).map(|other| tile_name(speech, other)).collect();
                let moved = Phrase::new("page-morgan-hint-move").with("tile", tile_name(speech, tile));
                Some(speech.say(&moved.with("beside", beside.join(", "))))
            }
            // Only where a walk ends.
            Action::Step(_) if matches!(next, Some(Action::Step(_))) => None,
            Action::Step(direction) => {
                let there = open.player(seat).pirate.map(|from| open.island.spot(from).next(direction));
                let tile = there.and_then(|spot| open.island.tile_on(spot));
                tile.map(|tile| one("page-morgan-hint-walk", "tile", tile_name(speech, tile)))
            }
            Action::Use(bonus) => {
                let name = |symbol: morgan::Symbol| format!("morgan-symbol-{}", symbol.name());
                let code = if bonus.cards() == 1 { "page-morgan-use" } else { "page-morgan-use-two" };
                let used = Phrase::new(code).term("symbol", name(bonus.discards())).term("gives", name(bonus.gives()));
                Some(speech.say(&used))
            }
            Action::Play(_) => cards.take().map(|cards| one("page-morgan-hint-play", "cards", cards)),
            Action::Take(level) => {
                let treasure = open.board[level.index()];
                let treasure = speech.term(&format!("morgan-treasure-{}", treasure.name()));
                Some(one("page-morgan-hint-take", "treasure", treasure))
            }
            Action::Discard(card) => Some(one("page-morgan-hint-discard", "card", card_name(speech, card))),
            Action::Draw => Some(speech.term("page-morgan-confirm-draw")),
        };
        // What is used more than once is named once.
        said.extend(told.filter(|told| !said.contains(told)));
        if run.push(action).is_err() {
            break;
        }
    }
    said.join(" → ")
}

impl Desk {
    /// Drafts a move that a hint tells of.
    pub fn hinted(self, gesture: Gesture, line: &[Action]) {
        if gesture != Gesture::Press {
            return;
        }
        self.pointed.set(None);
        self.state.update(|state| {
            (state.last_step, state.chosen, state.lifted) = (None, None, None);
            let Some(run) = &mut state.run else { return };
            match line.split_last() {
                Some((last @ (Action::Take(_) | Action::Draw), before)) => {
                    run.redo(before.to_vec());
                    state.chosen = (*last == Action::Draw).then_some(Tool::Draw);
                    state.last_step = Some(*last);
                }
                _ => run.redo(line.to_vec()),
            }
        });
    }
}
