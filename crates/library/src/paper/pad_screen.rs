//! The state of the screen for entering a game: the pad, the undo history, and the player being entered.

use leptos::prelude::*;
use maud::Markup;
use page_kit::speech::Speech;
use page_kit::store;
use scorepad::Pad;
use table::Phrase;

use super::PaperGame;

/// The maximum number of undo steps.
const REMEMBERED: usize = 200;

/// The state of the screen.
#[derive(Clone, Copy)]
pub struct PadScreen {
    /// The words of the language in use.
    pub speech: Speech,
    /// The game's part of the screen.
    pub game: PaperGame,
    /// The game as entered so far.
    pub pad: RwSignal<Pad>,
    /// The earlier states, the latest last.
    past: RwSignal<Vec<Pad>>,
    /// The name of the last change: a typed name or a stroke of the brush is undone as a whole.
    changed: StoredValue<String>,
    /// The index of the player being entered.
    pub player: RwSignal<usize>,
    /// The status message.
    pub status: RwSignal<String>,
    /// What is said about the link that was copied last, until the next change.
    pub(super) copied: RwSignal<Markup>,
    /// The highlighted spaces: those that the pointed-at points come from.
    pub lit: RwSignal<Vec<u16>>,
    /// Whether the game came with a link. Such a game is not saved over the one entered here.
    pub borrowed: bool,
}

impl PadScreen {
    /// A new screen with this pad.
    pub fn new(game: PaperGame, pad: Pad, borrowed: bool) -> PadScreen {
        PadScreen {
            speech: Speech::here(),
            game,
            pad: RwSignal::new(pad),
            past: RwSignal::new(Vec::new()),
            changed: StoredValue::new(String::new()),
            player: RwSignal::new(0),
            status: RwSignal::new(String::new()),
            copied: RwSignal::new(Markup::default()),
            lit: RwSignal::new(Vec::new()),
            borrowed,
        }
    }

    /// The index of the player being entered, limited to the players that exist.
    pub fn who(self) -> usize {
        self.player.get().min(self.pad.with(Pad::players).saturating_sub(1))
    }

    /// The name of a player, or a numbered one if none was entered.
    pub fn name(self, player: usize) -> String {
        let name = self.pad.with(|pad| pad.name(player).trim().to_owned());
        if !name.is_empty() {
            return name;
        }
        self.speech.say(&Phrase::new("page-player-name").with("number", player as i64 + 1))
    }

    /// Changes the pad and saves it. Consecutive changes with the same name `what` are one undo step; changes with
    /// an empty name are one step each.
    pub fn change(self, what: &str, change: impl FnOnce(&mut Pad)) {
        let before = self.pad.get_untracked();
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return;
        }
        if what.is_empty() || self.changed.with_value(|changed| changed != what) {
            self.past.update(|past| {
                if past.len() == REMEMBERED {
                    past.remove(0);
                }
                past.push(before);
            });
        }
        self.changed.set_value(what.to_owned());
        self.status.set(String::new());
        self.copied.set(Markup::default());
        self.pad.set(after);
        self.save();
    }

    /// Whether there is something to undo.
    pub fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(self) {
        if let Some(before) = self.past.try_update(Vec::pop).flatten() {
            self.changed.set_value(String::new());
            self.pad.set(before);
            self.status.set(String::new());
            self.save();
        }
    }

    /// Saves the game in the browser, unless it came with a link.
    fn save(self) {
        if self.borrowed {
            return;
        }
        let saved = store::save_paper(self.game.name, &self.text());
        if let Err(trouble) = saved {
            self.status.set(self.speech.say(&trouble));
        }
    }

    /// The game as a text.
    pub fn text(self) -> String {
        self.pad.with_untracked(Pad::to_string)
    }
}
