//! Games played on paper: entered as they lie on the table, and scored while they are entered.

pub mod canvas;
pub mod desk;
mod players;
pub mod points;
mod print;

use chart::Drawing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use pad::{BadText, Pad, Padded};
use table::Phrase;
use vellum::command::Command;
use vellum::html::button;
use vellum::links::{copy, link};
use vellum::panel::panel;
use vellum::parts::group;
use vellum::route::Route;
use vellum::speech::Speech;
use vellum::{files, store};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use self::desk::Desk;
use crate::picture;

vellum::commands! {
    /// What can be done with all that was entered.
    enum PaperCommand {
        Undo = "undo-paper",
        Clear = "clear-paper",
        /// Copies a link to it.
        Copy = "copy-paper",
        Save = "save-paper",
        Print = "print-paper",
        /// Saves a board of who is being entered as a picture.
        Svg = "svg-paper",
        Png = "png-paper",
    }
}

vellum::commands! {
    /// The field beside it.
    enum PaperField {
        /// A game from a file.
        Open = "open-paper",
    }
}

vellum::commands! {
    /// What can be done with a game that came by a link.
    enum LentCommand {
        Keep = "keep-paper",
    }
}

/// A game that is scored on paper in the page.
pub trait OnPaper: Padded {
    /// The message that says how its game is entered.
    const HOW: &'static str;

    /// The parts of its screen.
    fn parts(desk: Desk) -> Vec<AnyView>;

    /// The boards of a player, as pictures.
    fn boards(_pad: &Self::Pad, _player: usize) -> Vec<Drawing> {
        Vec::new()
    }

    /// What it adds to the result of a person who plays alone.
    fn honours(_speech: Speech, _pad: &Self::Pad) -> Markup {
        Markup::default()
    }

    /// What a printed sheet says before the players.
    fn printed(_speech: Speech, _pad: &Self::Pad) -> Markup {
        Markup::default()
    }
}

/// What a game brings to the screen, without its type: one screen serves all games.
#[derive(Clone, Copy)]
pub struct Face {
    /// The name of the game.
    pub game: &'static str,
    how: &'static str,
    blank: fn() -> Pad,
    read: fn(&str) -> Result<Pad, BadText>,
    parts: fn(Desk) -> Vec<AnyView>,
    boards: fn(&Pad, usize) -> Vec<Drawing>,
    honours: fn(Speech, &Pad) -> Markup,
    printed: fn(Speech, &Pad) -> Markup,
}

impl Face {
    /// What a game brings.
    /// `read` reads the pad of any game.
    pub fn of<G: OnPaper>(read: fn(&str) -> Result<Pad, BadText>) -> Face {
        Face {
            game: G::NAME,
            how: G::HOW,
            blank: Pad::blank::<G>,
            read,
            parts: G::parts,
            boards: |pad, player| pad.of::<G::Pad>().map_or(Vec::new(), |pad| G::boards(pad, player)),
            honours: |speech, pad| pad.of::<G::Pad>().map(|pad| G::honours(speech, pad)).unwrap_or_default(),
            printed: |speech, pad| pad.of::<G::Pad>().map(|pad| G::printed(speech, pad)).unwrap_or_default(),
        }
    }

    /// Reads a text, or says why it cannot be read.
    fn read(self, speech: Speech, text: &str) -> Result<Pad, String> {
        match (self.read)(text) {
            Ok(pad) if pad.game() == self.game => Ok(pad),
            // The text is about another game than the screen.
            Ok(pad) => {
                Err(speech.say(&Phrase::new("study-paper-other-game").term("game", format!("{}-name", pad.game()))))
            }
            Err(bad) => Err(unreadable(speech, &bad)),
        }
    }
}

/// The screen: what was entered here last, or a game that came by a link.
pub fn paper_screen(face: Face, paper: Option<String>) -> AnyView {
    let speech = Speech::here();
    let borrowed = paper.is_some();
    let text = paper.or_else(|| store::paper(face.game));
    let (pad, trouble) = match text.map(|text| face.read(speech, &text)) {
        Some(Ok(pad)) => (Some(pad), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    if let Some(why) = trouble.clone().filter(|_| borrowed) {
        return panel(move || broken(speech, face.game, &why)).view();
    }
    let desk = Desk::new(face, pad.unwrap_or_else(face.blank), borrowed);
    // What was kept and cannot be read is told of, before anything is kept in its place.
    desk.said.set(trouble.unwrap_or_default());
    let mut parts = vec![head(desk), lent(desk), players::players(desk)];
    parts.extend((face.parts)(desk));
    parts.push(print::sheet(desk));
    group(format!("paper paper-{}", face.game), parts)
}

fn unreadable(speech: Speech, BadText { line, why }: &BadText) -> String {
    speech.say(&Phrase::new("study-paper-unreadable").with("line", *line as i64).with("why", speech.say(why)))
}

/// Instead of a game that cannot be read.
fn broken(speech: Speech, game: &str, why: &str) -> Markup {
    html! {
        section.sheet-of-paper {
            h1 { (speech.term("page-broken-link")) }
            p #paper-broken { (why) }
            p {
                a.button href=(own_paper(game).hash()) { (speech.term("study-paper-to-own")) }
            }
        }
    }
}

/// What it is, and what can be done with all of it.
fn head(desk: Desk) -> AnyView {
    panel(move || head_html(desk))
        .on_press(move |command| act(desk, command))
        .on_change(move |PaperField::Open, _| open_chosen(desk))
        .view()
}

fn head_html(desk: Desk) -> Markup {
    let term = |code: &str| desk.speech.term(code);
    let has_pictures = desk.pad.with(|pad| !(desk.face.boards)(pad, 0).is_empty());
    html! {
        header.paper-head {
            h1 { (term(&format!("{}-name", desk.face.game))) ": " (term("page-score-paper")) }
            p.hint { (term(desk.face.how)) }
            div.ways {
                button #undo-paper data-do=(PaperCommand::Undo) disabled[!desk.can_undo()] { (term("page-undo")) }
                (button(&PaperCommand::Clear, term("study-paper-clear")))
                (button(&PaperCommand::Copy, term("study-paper-copy-link")))
                (button(&PaperCommand::Save, term("study-paper-save")))
                (button(&PaperCommand::Print, term("study-share-print")))
                @if has_pictures {
                    (picture_button(desk, &PaperCommand::Svg, "svg"))
                    (picture_button(desk, &PaperCommand::Png, "png"))
                }
                label.button.open-paper {
                    span { (term("study-paper-open")) }
                    input.visually-hidden type="file" id=(PaperField::Open.id()) data-field=(PaperField::Open)
                        accept=".txt,text/plain";
                }
            }
            p.status role="status" #paper-said { (desk.said.get()) }
        }
    }
}

/// A button that saves a picture of a kind.
fn picture_button(desk: Desk, command: &PaperCommand, kind: &str) -> Markup {
    let code = if kind == "svg" { "study-share-save-svg" } else { "study-share-save-png" };
    let label = desk.speech.say(&Phrase::new(code).with("name", desk.name(desk.who())));
    html! {
        button id=(command.id()) data-do=(command) aria-label=(label) title=(label) { (kind.to_ascii_uppercase()) }
    }
}

fn act(desk: Desk, command: PaperCommand) {
    let speech = desk.speech;
    match command {
        PaperCommand::Undo => desk.undo(),
        PaperCommand::Clear => {
            desk.change("", |pad| *pad = (desk.face.blank)());
            desk.said.set(speech.term("study-paper-cleared"));
        }
        PaperCommand::Copy => {
            let address = link(&Route::Score { game: desk.face.game.to_owned(), paper: Some(desk.text()) });
            spawn_local(async move {
                let told = match copy(&address).await {
                    true => speech.term("page-link-copied"),
                    false => format!("{} {address}", speech.term("page-link-failed")),
                };
                // The screen may have been left meanwhile.
                let _ = desk.said.try_set(told);
            });
        }
        PaperCommand::Save => files::save("portolan-paper.txt", "text/plain", &desk.text()),
        PaperCommand::Print => drop(window().print()),
        PaperCommand::Svg => save_picture(desk, false),
        PaperCommand::Png => save_picture(desk, true),
    }
}

/// Saves a board of who is being entered.
fn save_picture(desk: Desk, as_png: bool) {
    let drawing = desk.pad.with_untracked(|pad| (desk.face.boards)(pad, desk.who()).into_iter().next());
    if let Some(drawing) = drawing {
        let game = desk.speech.term(&format!("{}-name", desk.face.game));
        let title = format!("{game} · {}", desk.name(desk.who()));
        picture::save(drawing, title, as_png);
    }
}

/// Opens the file that was chosen.
fn open_chosen(desk: Desk) {
    let input = document().get_element_by_id(&PaperField::Open.id());
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // So that the same file can be chosen again when it was mended.
    input.set_value("");
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        if desk.said.is_disposed() {
            return;
        }
        match desk.face.read(desk.speech, &text) {
            Ok(pad) => {
                desk.change("", |old| *old = pad);
                desk.said.set(desk.speech.term("study-paper-opened"));
            }
            Err(why) => desk.said.set(why),
        }
    });
}

/// That this came by a link, and how to keep it.
fn lent(desk: Desk) -> AnyView {
    let keep = move |LentCommand::Keep| match store::keep_paper(desk.face.game, &desk.text()) {
        Ok(()) => own_paper(desk.face.game).go(),
        Err(trouble) => desk.said.set(desk.speech.say(&trouble)),
    };
    panel(move || lent_html(desk)).on_press(keep).view()
}

fn lent_html(desk: Desk) -> Markup {
    let speech = desk.speech;
    html! {
        @if desk.borrowed {
            p.notice.lent {
                span { (speech.term("study-paper-borrowed")) }
                span.ways {
                    button.big #keep-paper data-do=(LentCommand::Keep) { (speech.term("study-paper-keep")) }
                    a.button href=(own_paper(desk.face.game).hash()) { (speech.term("study-paper-to-own")) }
                }
            }
        }
    }
}

/// The screen of what was entered in this browser.
fn own_paper(game: &str) -> Route {
    Route::Score { game: game.to_owned(), paper: None }
}

/// What a field for a number holds; nothing counts as 0.
pub fn number(typed: &str, most: i64) -> i64 {
    typed.parse().unwrap_or(0i64).clamp(-most, most)
}

/// A field for a number: what is 0 stands there as nothing, so that typing replaces it.
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
