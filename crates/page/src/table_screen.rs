//! The screen around a table: the sentence that says what to do, hints, the curtain, the title of the window, sounds.

use leptos::prelude::*;
use maud::html;
use table::{Phrase, Seat};
use vellum::chapters::rules_link;
use vellum::dom::{effect, focus_later};
use vellum::html::button;
use vellum::panel::{Gesture, panel};
use vellum::parts::{changing, group};
use vellum::settings::Settings;
use vellum::speech::Speech;

use crate::hint::Hints;
use crate::local_game::LocalGame;
use crate::local_host::LocalHost;
use crate::notice::set_title;
use crate::on_page::OnPage;
use crate::seen::Seen;
use crate::sound::Sound;
use crate::tabletop::Tabletop;

/// Selects what gets the focus when the curtain is lifted: a dealt card, or else the tab stop of the board.
const TO_DO: &str = ".dealt button, main:not(:has(.dealt)) [data-at][tabindex=\"0\"]";

/// Makes the screen of a game.
pub(crate) fn table_screen<G: OnPage>(game: LocalGame<G>, moment: Option<usize>, playable: bool) -> AnyView {
    let here = LocalHost::new(game, playable);
    let tabletop = Tabletop::new(here, moment, playable);
    tabletop.let_moves_be_heard();
    tabletop.say_whose_turn_in_the_title();
    let curtain = Memo::new(move |_| tabletop.curtain());
    let table = changing(
        move || curtain.get(),
        move |asked| match asked {
            Some(seat) => {
                let lift = move || {
                    tabletop.lifted.set(Some(seat));
                    focus_later(TO_DO);
                };
                crate::curtain::curtain(G::NAME, tabletop.name(seat), tabletop.colour_class(seat), lift)
            }
            None => G::table(tabletop),
        },
    );
    group("part", vec![table, hurry_button(here.thinking, here.hurry)])
}

impl<G: OnPage> Tabletop<G> {
    /// Shows in the title of the window whose turn it is.
    fn say_whose_turn_in_the_title(self) {
        let speech = Speech::here();
        effect(move || {
            let turn = || match self.asked.get() {
                Some(seat) if self.persons() > 1 => {
                    speech.say(&Phrase::new("page-curtain").with("name", self.name(seat)))
                }
                _ => speech.term("page-your-turn"),
            };
            set_title(speech, Some(G::NAME), self.waiting_sentence(speech).unwrap_or_else(turn));
        });
    }

    /// Plays a sound for each move, whoever makes it, and for the end of the game.
    fn let_moves_be_heard(self) {
        let settings = Settings::here();
        let heard = StoredValue::new(self.seen.with_untracked(|seen| seen.moves.len()));
        effect(move || {
            let (moves, over) = self.seen.with(|seen| (seen.moves.len(), seen.is_over()));
            if moves > heard.get_value() {
                if over { Sound::Bell } else { Sound::Pen }.play(settings);
            }
            heard.set_value(moves);
        });
    }

    /// The screen of the table: its name, a sentence that says what to do, and the columns below. `hinted` gets the
    /// gestures on the hints, each with the actions of the hint's move.
    pub fn screen(
        self,
        class: &'static str,
        asked: impl Fn() -> String + Send + Sync + 'static,
        hinted: impl Fn(Gesture, &[G::Action]) + 'static,
        columns: Vec<AnyView>,
    ) -> AnyView {
        let lesson = self.is_lesson();
        let moment = Signal::derive(move || Some((self.asked.get().filter(|_| !lesson)?, self.turn.get())));
        let question = Callback::new(move |seat| self.host.with_value(|host| host.hint(seat)));
        let hints = Hints::new(moment, question);
        let names = self.seen.with_untracked(Seen::names);
        let hinted = move |gesture, numbers: Vec<u32>| {
            hinted(gesture, &numbers.into_iter().filter_map(G::action).collect::<Vec<_>>());
        };
        let told = hints.told(names, Box::new(hinted));
        let class = Signal::derive(move || if self.over() { format!("{class} over") } else { class.to_owned() });
        let replace = Replace {
            sealed: Signal::derive(move || self.sealed().filter(|_| self.asked.get().is_none()).map(|(seat, _)| seat)),
            replace: Callback::new(move |seat| self.replace(seat)),
        };
        screen(class, G::NAME, (Signal::derive(asked), replace), (hints, told), columns)
    }
}

vellum::commands! {
    /// Commands above the table, beside the sentence that says what to do.
    enum AskingCommand {
        /// Requests hints, or closes them.
        Hint = "hint",
        /// Replaces the sealed action.
        Replace = "replace",
    }
}

/// The seat whose sealed action may still be replaced, and the callback that replaces it.
#[derive(Clone, Copy)]
struct Replace {
    sealed: Signal<Option<Seat>>,
    replace: Callback<Seat>,
}

fn screen(
    class: Signal<String>,
    game: &'static str,
    (asked, replace): (Signal<String>, Replace),
    (hints, told): (Hints, AnyView),
    mut parts: Vec<AnyView>,
) -> AnyView {
    let speech = Speech::here();
    let head = move || {
        html! {
            h1.visually-hidden { (speech.term(&format!("{game}-name"))) }
            div.asked {
                p role="status" aria-live="polite" #asked { (asked.get()) }
                @if replace.sealed.get().is_some() {
                    (button(&AskingCommand::Replace, speech.term("page-replace")))
                }
                (hints.button(&AskingCommand::Hint))
                (rules_link(speech, game))
            }
        }
    };
    let press = move |command| match command {
        AskingCommand::Hint => hints.press(),
        AskingCommand::Replace => {
            if let Some(seat) = replace.sealed.get_untracked() {
                replace.replace.run(seat);
            }
        }
    };
    parts.insert(0, group("asking", vec![panel(head).on_press(press).view(), told]));
    group(class, parts)
}

vellum::commands! {
    /// Commands while bots think.
    enum HurryCommand {
        Hurry = "hurry",
    }
}

fn hurry_button(thinking: RwSignal<bool>, hurry: RwSignal<bool>) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        html! {
            @if thinking.get() && !hurry.get() {
                button.hurry #hurry data-do=(HurryCommand::Hurry) { (speech.term("page-hurry")) }
            }
        }
    };
    panel(html).on_press(move |HurryCommand::Hurry| hurry.set(true)).view()
}
