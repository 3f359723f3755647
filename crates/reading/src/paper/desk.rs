//! What lies before who enters a game: the pad, what can be undone, and who is being entered.

use leptos::prelude::*;
use pad::Pad;
use table::Phrase;
use vellum::speech::Speech;
use vellum::store;

use super::Face;

/// So many steps back are remembered.
const REMEMBERED: usize = 200;

/// The desk.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The words of the language in use.
    pub speech: Speech,
    /// What the game brings.
    pub face: Face,
    /// The game as it was entered so far.
    pub pad: RwSignal<Pad>,
    /// What it was before, the latest last.
    past: RwSignal<Vec<Pad>>,
    /// What was changed last: one name that is typed, or one stroke of the brush, is undone as a whole.
    changed: StoredValue<String>,
    /// The player who is being entered.
    pub player: RwSignal<usize>,
    /// What is told.
    pub said: RwSignal<String>,
    /// The spaces that points come from.
    pub lit: RwSignal<Vec<u16>>,
    /// Whether it came by a link, and what was entered here stays as it is.
    pub borrowed: bool,
}

impl Desk {
    /// A desk with a pad on it.
    pub fn new(face: Face, pad: Pad, borrowed: bool) -> Desk {
        Desk {
            speech: Speech::here(),
            face,
            pad: RwSignal::new(pad),
            past: RwSignal::new(Vec::new()),
            changed: StoredValue::new(String::new()),
            player: RwSignal::new(0),
            said: RwSignal::new(String::new()),
            lit: RwSignal::new(Vec::new()),
            borrowed,
        }
    }

    /// Who is being entered.
    pub fn who(self) -> usize {
        self.player.get().min(self.pad.with(Pad::players).saturating_sub(1))
    }

    /// What a player is called, with a name or without one.
    pub fn name(self, player: usize) -> String {
        let name = self.pad.with(|pad| pad.name(player).trim().to_owned());
        if !name.is_empty() {
            return name;
        }
        self.speech.say(&Phrase::new("page-player-name").with("number", player as i64 + 1))
    }

    /// Changes what was entered and keeps it. What is changed several times in a row is undone at once; without a name for
    /// it, each time.
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
        self.said.set(String::new());
        self.pad.set(after);
        self.keep();
    }

    /// Whether there is something to undo.
    pub fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    /// Takes the last change back.
    pub fn undo(self) {
        if let Some(before) = self.past.try_update(Vec::pop).flatten() {
            self.changed.set_value(String::new());
            self.pad.set(before);
            self.said.set(String::new());
            self.keep();
        }
    }

    /// Keeps the game in the browser, if it is this browser's own.
    fn keep(self) {
        if self.borrowed {
            return;
        }
        let kept = store::keep_paper(self.face.game, &self.text());
        if let Err(trouble) = kept {
            self.said.set(self.speech.say(&trouble));
        }
    }

    /// The game as a text.
    pub fn text(self) -> String {
        self.pad.with_untracked(Pad::to_string)
    }
}
