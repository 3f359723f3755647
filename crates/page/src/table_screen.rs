//! The screen around a table: the sentence that says what to do, hints, the curtain, the title of the window, sounds.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rules_link;
use page_kit::dom::{effect, focus_later};
use page_kit::html::button;
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, switch};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use table::{Phrase, Seat};

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
    let table = hosted_table(Tabletop::new(here, moment, playable));
    group("part", vec![table, hurry_button(here.thinking, here.hurry)])
}

/// The screen of a table that has a host, with the curtain between players who share the screen.
pub fn hosted_table<G: OnPage>(tabletop: Tabletop<G>) -> AnyView {
    tabletop.play_sounds();
    tabletop.show_turn_in_title();
    let curtain = Memo::new(move |_| tabletop.curtain());
    switch(
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
    )
}

impl<G: OnPage> Tabletop<G> {
    /// Shows in the title of the window whose turn it is.
    fn show_turn_in_title(self) {
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
    fn play_sounds(self) {
        let settings = Settings::here();
        let known = StoredValue::new(self.seen.with_untracked(|seen| seen.moves.len()));
        effect(move || {
            let (moves, over) = self.seen.with(|seen| (seen.moves.len(), seen.is_over()));
            if moves > known.get_value() {
                if over { Sound::Bell } else { Sound::Pen }.play(settings);
            }
            known.set_value(moves);
        });
    }

    /// The screen of the table: its name, a sentence that says what to do, and the game's parts. `hinted` gets the
    /// gestures on the hints, each with the actions of the hint's move.
    pub fn screen(
        self,
        class: &'static str,
        asked: impl Fn() -> String + Send + Sync + 'static,
        hinted: impl Fn(Gesture, &[G::Action]) + 'static,
        parts: Parts,
    ) -> AnyView {
        let speech = Speech::here();
        let hints = Hints::new(self);
        let names = self.seen.with_untracked(Seen::names);
        let hinted = move |gesture, numbers: Vec<u32>| {
            hinted(gesture, &numbers.into_iter().filter_map(G::action).collect::<Vec<_>>());
        };
        let hint_list = hints.view(names, Box::new(hinted));
        let class = Signal::derive(move || {
            let over = if self.over() { " over" } else { "" };
            let back = if self.moment.get().is_some() { " looking-back" } else { "" };
            format!("{class}{over}{back}")
        });
        let replace = Replace {
            sealed: Signal::derive(move || self.sealed().filter(|_| self.asked.get().is_none()).map(|(seat, _)| seat)),
            replace: Callback::new(move |seat| self.replace(seat)),
        };
        let mut parts = parts;
        parts.side.extend(self.host.with_value(|host| host.side()));
        parts.side.push(self.cards());
        parts.side.push(self.menu());
        parts.hand.extend(self.host.with_value(|host| host.go_on()));
        let beside = Signal::derive(move || {
            let of_host = self.host.with_value(|host| host.beside(speech));
            beside_the_sentence(&self.happened(speech), self.standing(speech), of_host)
        });
        let head = Head { asked: Signal::derive(asked), beside, replace };
        screen(class, G::NAME, head, (hints, hint_list), parts)
    }
}

/// The parts of a game's screen. The first three are always in sight together, whatever the size of the window.
pub struct Parts {
    /// The lesson; empty at an ordinary table.
    pub lesson: AnyView,
    /// The board or boards, and what is said of the space under the pointer.
    pub board: Vec<AnyView>,
    /// The card or the hand, with the main button and what it is worth.
    pub hand: Vec<AnyView>,
    /// What can be read beside the board: points, players, log.
    pub side: Vec<AnyView>,
}

page_kit::commands! {
    /// Commands above the table, beside the sentence that says what to do.
    enum AskingCommand {
        /// Requests hints, or closes them.
        Hint = "hint",
        /// Replaces the sealed action.
        Replace = "replace",
    }
}

/// What stands above the board.
#[derive(Clone, Copy)]
struct Head {
    /// The sentence that says what to do.
    asked: Signal<String>,
    /// What the others did, and the score line.
    beside: Signal<Markup>,
    replace: Replace,
}

/// The seat whose sealed action may still be replaced, and the callback that replaces it.
#[derive(Clone, Copy)]
struct Replace {
    sealed: Signal<Option<Seat>>,
    replace: Callback<Seat>,
}

/// What stands beside the sentence that says what to do.
fn beside_the_sentence(happened: &[String], standing: Markup, of_host: Markup) -> Markup {
    html! {
        @if !happened.is_empty() {
            p.happened #happened title=(happened.join("\n")) {
                @for line in happened { span { (line) } }
            }
        }
        (standing)
        (of_host)
    }
}

fn screen(
    class: Signal<String>,
    game: &'static str,
    Head { asked, beside, replace }: Head,
    (hints, hint_list): (Hints, AnyView),
    Parts { lesson, board, hand, side }: Parts,
) -> AnyView {
    let speech = Speech::here();
    let head = move || {
        html! {
            h1.visually-hidden { (speech.term(&format!("{game}-name"))) }
            div.asked {
                div.told {
                    p role="status" aria-live="polite" #asked tabindex="-1" title=(asked.get()) { (asked.get()) }
                    (beside.get())
                }
                @if replace.sealed.get().is_some() {
                    (button(&AskingCommand::Replace, speech.term("page-replace")))
                }
                (hints.button(&AskingCommand::Hint))
                (rules_link(speech, game))
            }
        }
    };
    let press = move |command| match command {
        AskingCommand::Hint => hints.toggle(),
        AskingCommand::Replace => {
            if let Some(seat) = replace.sealed.get_untracked() {
                replace.replace.run(seat);
            }
        }
    };
    let play = vec![
        group("asking", vec![panel(head).on_press(press).view()]),
        group("guide", vec![lesson]),
        group("hinting", vec![hint_list]),
        group("stage", board),
        group("dock", hand),
    ];
    group(class, vec![group("play", play), group("side", side)])
}

page_kit::commands! {
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
