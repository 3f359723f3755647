//! Games played on paper: entered as they lie on the table, and scored while they are entered.

pub mod canvas;
pub mod desk;
mod players;
pub mod points;
mod print;

use chart::Drawing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pad::{BadText, Pad, Padded};
use table::Phrase;
use vellum::html::{Gesture, Touch, button, escaped, form_panel, group, panel, told};
use vellum::links::{copy, link};
use vellum::route::Route;
use vellum::speech::Speech;
use vellum::{files, store};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use self::desk::Desk;
use crate::picture;

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

    /// What it adds to the result of a person who plays alone, as HTML.
    fn honours(_speech: Speech, _pad: &Self::Pad) -> String {
        String::new()
    }

    /// What a printed sheet says before the players, as HTML.
    fn printed(_speech: Speech, _pad: &Self::Pad) -> String {
        String::new()
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
    honours: fn(Speech, &Pad) -> String,
    printed: fn(Speech, &Pad) -> String,
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
            honours: |speech, pad| pad.of::<G::Pad>().map_or(String::new(), |pad| G::honours(speech, pad)),
            printed: |speech, pad| pad.of::<G::Pad>().map_or(String::new(), |pad| G::printed(speech, pad)),
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
        return told(move || broken(speech, face.game, &why));
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
fn broken(speech: Speech, game: &str, why: &str) -> String {
    format!(
        "<section class=\"sheet-of-paper\"><h1>{}</h1><p id=\"paper-broken\">{}</p>\
         <p><a class=\"button\" href=\"{}\">{}</a></p></section>",
        escaped(&speech.term("page-broken-link")),
        escaped(why),
        own_paper(game).hash(),
        escaped(&speech.term("study-paper-to-own")),
    )
}

/// What it is, and what can be done with all of it.
fn head(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let html = move || {
        let term = |code: &str| escaped(&speech.term(code));
        let undo = if desk.can_undo() { "" } else { "disabled" };
        let pictures = if desk.pad.with(|pad| (desk.face.boards)(pad, 0).is_empty()) {
            String::new()
        } else {
            ["svg", "png"].map(|kind| picture_button(desk, kind)).concat()
        };
        format!(
            "<header class=\"paper-head\"><h1>{}: {}</h1><p class=\"hint\">{}</p><div class=\"ways\">{}{}{}{}{}{pictures}\
             <label class=\"button open-paper\"><span>{}</span>\
             <input type=\"file\" class=\"visually-hidden\" id=\"{OPEN}\" data-do=\"{OPEN}\" accept=\".txt,text/plain\"></label></div>\
             <p class=\"status\" role=\"status\" id=\"paper-said\">{}</p></header>",
            term(&format!("{}-name", desk.face.game)),
            term("page-score-paper"),
            term(desk.face.how),
            button("undo-paper", undo, &term("page-undo")),
            button("clear-paper", "", &term("study-paper-clear")),
            button("copy-paper", "", &term("study-paper-copy-link")),
            button("save-paper", "", &term("study-paper-save")),
            button("print-paper", "", &term("study-share-print")),
            term("study-paper-open"),
            escaped(&desk.said.get()),
        )
    };
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press {
            act(desk, &what);
        }
    };
    form_panel(html, act, move |_| open_chosen(desk))
}

fn picture_button(desk: Desk, kind: &str) -> String {
    let code = if kind == "svg" { "study-share-save-svg" } else { "study-share-save-png" };
    let label = desk.speech.say(&Phrase::new(code).with("name", desk.name(desk.who())));
    button(
        &format!("{kind}-paper"),
        &format!("aria-label=\"{0}\" title=\"{0}\"", escaped(&label)),
        &kind.to_ascii_uppercase(),
    )
}

fn act(desk: Desk, what: &str) {
    let speech = desk.speech;
    match what {
        "undo-paper" => desk.undo(),
        "clear-paper" => {
            desk.change("", |pad| *pad = (desk.face.blank)());
            desk.said.set(speech.term("study-paper-cleared"));
        }
        "copy-paper" => {
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
        "save-paper" => files::save("portolan-paper.txt", "text/plain", &desk.text()),
        "print-paper" => {
            let _ = window().print();
        }
        "svg-paper" | "png-paper" => {
            let drawing = desk.pad.with_untracked(|pad| (desk.face.boards)(pad, desk.who()).into_iter().next());
            if let Some(drawing) = drawing {
                let game = speech.term(&format!("{}-name", desk.face.game));
                let title = format!("{game} · {}", desk.name(desk.who()));
                picture::save(drawing, title, what == "png-paper");
            }
        }
        _ => {}
    }
}

/// The field for a game from a file.
const OPEN: &str = "open-paper";

/// Opens the file that was chosen.
fn open_chosen(desk: Desk) {
    let input = document().get_element_by_id(OPEN);
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
    let speech = desk.speech;
    let html = move || {
        if !desk.borrowed {
            return String::new();
        }
        format!(
            "<p class=\"notice lent\"><span>{}</span><span class=\"ways\">{}<a class=\"button\" href=\"{}\">{}</a></span></p>",
            escaped(&speech.term("study-paper-borrowed")),
            button("keep-paper", "class=\"big\"", &escaped(&speech.term("study-paper-keep"))),
            own_paper(desk.face.game).hash(),
            escaped(&speech.term("study-paper-to-own")),
        )
    };
    panel(html, move |(gesture, _)| {
        if gesture != Gesture::Press {
            return;
        }
        match store::keep_paper(desk.face.game, &desk.text()) {
            Ok(()) => own_paper(desk.face.game).go(),
            Err(trouble) => desk.said.set(speech.say(&trouble)),
        }
    })
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
pub fn number_field(what: &str, label: &str, value: i64, most: i64) -> String {
    let value = if value == 0 { String::new() } else { value.to_string() };
    format!(
        "<label class=\"field number\"><span>{}</span><input type=\"number\" inputmode=\"numeric\" min=\"0\" max=\"{most}\" \
         placeholder=\"0\" id=\"{}\" data-do=\"{what}\" data-live value=\"{value}\"></label>",
        escaped(label),
        what.replace(':', "-"),
    )
}
