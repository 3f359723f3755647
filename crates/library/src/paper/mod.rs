//! Games played on paper: people enter what lies on the table, and the page scores it as they type.

pub mod canvas;
pub mod pad_screen;
mod players;
pub mod points;
mod print;

use chart::Drawing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::button;
use page_kit::links::{copied, link};
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::route::Route;
use page_kit::speech::Speech;
use page_kit::{files, store};
use scorepad::{BadText, Pad, Padded};
use table::Phrase;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use self::pad_screen::PadScreen;
use crate::picture;

page_kit::commands! {
    /// The commands for the whole game.
    enum PaperCommand {
        Undo = "undo-paper",
        Clear = "clear-paper",
        /// Copies a link to the game.
        Copy = "copy-paper",
        Save = "save-paper",
        Print = "print-paper",
        /// Saves a board of the current player as a picture.
        Svg = "svg-paper",
        Png = "png-paper",
    }
}

page_kit::commands! {
    /// The field next to these commands.
    enum PaperField {
        /// Loads a game from a file.
        Open = "open-paper",
    }
}

page_kit::commands! {
    /// The commands for a game that came with a link.
    enum BorrowedCommand {
        Keep = "keep-paper",
    }
}

/// A game that, when played on paper, can be scored on the page.
pub trait OnPaper: Padded {
    /// The code of the message that explains how to enter a game.
    const HOW: &'static str;

    /// The parts of its screen.
    fn parts(screen: PadScreen) -> Vec<AnyView>;

    /// The boards of a player, as pictures.
    fn boards(_pad: &Self::Pad, _player: usize) -> Vec<Drawing> {
        Vec::new()
    }

    /// The titles or other honours of a solo game.
    fn honours(_speech: Speech, _pad: &Self::Pad) -> Markup {
        Markup::default()
    }

    /// The part of a printed sheet before the players.
    fn printed(_speech: Speech, _pad: &Self::Pad) -> Markup {
        Markup::default()
    }
}

/// The functions of a game's [`OnPaper`] without its type, so that one screen serves all games.
#[derive(Clone, Copy)]
pub struct PaperGame {
    /// The name of the game.
    pub name: &'static str,
    how: &'static str,
    blank: fn() -> Pad,
    read: fn(&str) -> Result<Pad, BadText>,
    parts: fn(PadScreen) -> Vec<AnyView>,
    boards: fn(&Pad, usize) -> Vec<Drawing>,
    honours: fn(Speech, &Pad) -> Markup,
    printed: fn(Speech, &Pad) -> Markup,
}

impl PaperGame {
    /// The functions of one game. `read` parses the pad of any game.
    pub fn of<G: OnPaper>(read: fn(&str) -> Result<Pad, BadText>) -> PaperGame {
        PaperGame {
            name: G::NAME,
            how: G::HOW,
            blank: Pad::blank::<G>,
            read,
            parts: G::parts,
            boards: |pad, player| pad.of::<G::Pad>().map_or(Vec::new(), |pad| G::boards(pad, player)),
            honours: |speech, pad| pad.of::<G::Pad>().map(|pad| G::honours(speech, pad)).unwrap_or_default(),
            printed: |speech, pad| pad.of::<G::Pad>().map(|pad| G::printed(speech, pad)).unwrap_or_default(),
        }
    }

    /// Parses a text, or explains why it cannot be parsed.
    fn read(self, speech: Speech, text: &str) -> Result<Pad, String> {
        match (self.read)(text) {
            Ok(pad) if pad.game() == self.name => Ok(pad),
            // The text belongs to another game than this screen.
            Ok(pad) => {
                Err(speech.say(&Phrase::new("library-paper-other-game").term("game", format!("{}-name", pad.game()))))
            }
            Err(bad) => Err(unreadable(speech, &bad)),
        }
    }
}

/// The screen with the game entered here last, or with a game that came with a link.
pub fn paper_screen(game: PaperGame, paper: Option<String>) -> AnyView {
    let speech = Speech::here();
    let borrowed = paper.is_some();
    let text = paper.or_else(|| store::paper(game.name));
    let (pad, trouble) = match text.map(|text| game.read(speech, &text)) {
        Some(Ok(pad)) => (Some(pad), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    if let Some(why) = trouble.clone().filter(|_| borrowed) {
        return panel(move || broken(speech, game.name, &why)).view();
    }
    let screen = PadScreen::new(game, pad.unwrap_or_else(game.blank), borrowed);
    // Reports a saved text that cannot be parsed, before the next change overwrites it.
    screen.status.set(trouble.unwrap_or_default());
    let mut parts = vec![head(screen), borrowed_notice(screen), players::players(screen)];
    parts.extend((game.parts)(screen));
    parts.push(print::sheet(screen));
    group(format!("paper paper-{}", game.name), parts)
}

fn unreadable(speech: Speech, BadText { line, why }: &BadText) -> String {
    speech.say(&Phrase::new("library-paper-unreadable").with("line", *line as i64).with("why", speech.say(why)))
}

/// The message shown instead of a game that cannot be parsed.
fn broken(speech: Speech, game: &str, why: &str) -> Markup {
    html! {
        section.sheet-of-paper {
            h1 { (speech.term("page-broken-link")) }
            p #paper-broken { (why) }
            p {
                a.button href=(own_paper(game).hash()) { (speech.term("library-paper-to-own")) }
            }
        }
    }
}

/// The heading, and the commands for the whole game.
fn head(screen: PadScreen) -> AnyView {
    panel(move || head_html(screen))
        .on_press(move |command| act(screen, command))
        .on_change(move |PaperField::Open, _| open_chosen(screen))
        .view()
}

fn head_html(screen: PadScreen) -> Markup {
    let term = |code: &str| screen.speech.term(code);
    let has_pictures = screen.pad.with(|pad| !(screen.game.boards)(pad, 0).is_empty());
    html! {
        header.paper-head {
            h1 { (term(&format!("{}-name", screen.game.name))) ": " (term("page-score-paper")) }
            p.hint { (term(screen.game.how)) }
            div.ways {
                button #undo-paper data-do=(PaperCommand::Undo) disabled[!screen.can_undo()] { (term("page-undo")) }
                (button(&PaperCommand::Clear, term("library-paper-clear")))
                (button(&PaperCommand::Copy, term("library-paper-copy-link")))
                (button(&PaperCommand::Save, term("library-paper-save")))
                (button(&PaperCommand::Print, term("library-share-print")))
                @if has_pictures {
                    (picture_button(screen, &PaperCommand::Svg, "svg"))
                    (picture_button(screen, &PaperCommand::Png, "png"))
                }
                label.button.open-paper {
                    span { (term("library-paper-open")) }
                    input.visually-hidden type="file" id=(PaperField::Open.id()) data-field=(PaperField::Open)
                        accept=".txt,text/plain";
                }
            }
            p.status role="status" #paper-said { (screen.status.get()) (screen.copied.get()) }
        }
    }
}

/// A button that saves a picture in a format.
fn picture_button(screen: PadScreen, command: &PaperCommand, kind: &str) -> Markup {
    let code = if kind == "svg" { "library-share-save-svg" } else { "library-share-save-png" };
    let label = screen.speech.say(&Phrase::new(code).with("name", screen.name(screen.who())));
    html! {
        button id=(command.id()) data-do=(command) aria-label=(label) title=(label) { (kind.to_ascii_uppercase()) }
    }
}

fn act(screen: PadScreen, command: PaperCommand) {
    let speech = screen.speech;
    match command {
        PaperCommand::Undo => screen.undo(),
        PaperCommand::Clear => {
            screen.change("", |pad| *pad = (screen.game.blank)());
            screen.status.set(speech.term("library-paper-cleared"));
        }
        PaperCommand::Copy => {
            let address = link(&Route::Score { game: screen.game.name.to_owned(), paper: Some(screen.text()) });
            screen.status.set(String::new());
            spawn_local(async move {
                let said = copied(&address, &speech.term("page-link-copied"), &speech.term("page-link-failed")).await;
                // The user may have left the screen by now.
                let _ = screen.copied.try_set(said);
            });
        }
        PaperCommand::Save => files::save("portolan-paper.txt", "text/plain", &screen.text()),
        PaperCommand::Print => drop(window().print()),
        PaperCommand::Svg => save_picture(screen, false),
        PaperCommand::Png => save_picture(screen, true),
    }
}

/// Saves a board of the current player.
fn save_picture(screen: PadScreen, as_png: bool) {
    let drawing = screen.pad.with_untracked(|pad| (screen.game.boards)(pad, screen.who()).into_iter().next());
    if let Some(drawing) = drawing {
        let game = screen.speech.term(&format!("{}-name", screen.game.name));
        let title = format!("{game} · {}", screen.name(screen.who()));
        picture::save(drawing, title, as_png);
    }
}

/// Opens the file that was chosen.
fn open_chosen(screen: PadScreen) {
    let input = document().get_element_by_id(&PaperField::Open.id());
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // Reset the input so that the same file can be chosen again after a correction.
    input.set_value("");
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        if screen.status.is_disposed() {
            return;
        }
        match screen.game.read(screen.speech, &text) {
            Ok(pad) => {
                screen.change("", |old| *old = pad);
                screen.status.set(screen.speech.term("library-paper-opened"));
            }
            Err(why) => screen.status.set(why),
        }
    });
}

/// The notice that the game came with a link, and the button to save it.
fn borrowed_notice(screen: PadScreen) -> AnyView {
    let keep = move |BorrowedCommand::Keep| match store::save_paper(screen.game.name, &screen.text()) {
        Ok(()) => own_paper(screen.game.name).go(),
        Err(trouble) => screen.status.set(screen.speech.say(&trouble)),
    };
    panel(move || borrowed_html(screen)).on_press(keep).view()
}

fn borrowed_html(screen: PadScreen) -> Markup {
    let speech = screen.speech;
    html! {
        @if screen.borrowed {
            p.notice.lent {
                span { (speech.term("library-paper-borrowed")) }
                span.ways {
                    button.big #keep-paper data-do=(BorrowedCommand::Keep) { (speech.term("library-paper-keep")) }
                    a.button href=(own_paper(screen.game.name).hash()) { (speech.term("library-paper-to-own")) }
                }
            }
        }
    }
}

/// The screen of the game that was entered in this browser.
fn own_paper(game: &str) -> Route {
    Route::Score { game: game.to_owned(), paper: None }
}

/// Parses the value of a number field; an empty field counts as 0.
pub fn number(typed: &str, most: i64) -> i64 {
    typed.parse().unwrap_or(0i64).clamp(-most, most)
}

/// A number field. It shows 0 as empty, so that typing replaces it.
pub fn number_field(field: &impl Command, label: &str, value: i64, most: i64) -> Markup {
    let value = if value == 0 { String::new() } else { value.to_string() };
    html! {
        label.field.number {
            span { (label) }
            input type="number" inputmode="numeric" min="0" max=(most) placeholder="0" id=(field.id())
                data-field=(field.to_string()) data-live value=(value);
        }
    }
}
