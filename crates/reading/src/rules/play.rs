//! A picture that can be played with: a small position, drawn as at a table, that answers to every press.

use chart::{Drawing, svg};
use leptos::prelude::*;
use table::{Game, Phrase, Position as GamePosition, SeedText, SetUp, Table, Tell};
use vellum::html::{Gesture, Touch, button, data_box, escaped, panel, parts};
use vellum::speech::Speech;

/// Column and row, as the arrow keys walk.
pub type Place = (i32, i32);

/// A small position of a game.
pub trait Position: Send + Sync {
    /// What there is to see and to hear of it now.
    fn scene(&self, speech: Speech) -> Scene;
    /// A place of it is pressed.
    fn press(&mut self, at: Place);
    /// What is being laid is turned by a quarter; only asked of what [can be turned](Scene::turns).
    fn turn(&mut self) {}
}

/// A position to begin with. It always is one; whoever reads it from a text in the code need not prove that.
pub type Beginning = fn() -> Option<Box<dyn Position>>;

/// What there is to see and to hear of a position.
pub struct Scene {
    /// The picture.
    pub picture: Drawing,
    /// The places that can be pressed, row by row.
    pub cells: Vec<Cell>,
    /// What it comes to, in a sentence.
    pub said: String,
    /// Whether something can be turned.
    pub turns: bool,
}

/// A place that can be pressed.
pub struct Cell {
    /// Its place.
    pub at: Place,
    /// Where it lies in the picture: left and upper edge, width and height.
    pub rect: (i32, i32, i32, i32),
    /// Its name to a screen reader.
    pub label: String,
}

/// The picture with its caption, which is HTML. `id` is a word of its own on the page.
pub fn figure(
    id: String,
    name: String,
    caption: String,
    begin: impl Fn() -> Option<Box<dyn Position>> + Send + Sync + 'static,
) -> AnyView {
    let speech = Speech::here();
    let position = RwSignal::new(begin());
    let html = move || {
        let Some(scene) = position.with(|position| position.as_ref().map(|position| position.scene(speech))) else {
            return String::new();
        };
        format!(
            "<figure id=\"play-{id}\"><figcaption>{caption}</figcaption>\
             <div class=\"sheet\">{}<div class=\"spaces\" role=\"grid\" aria-label=\"{}\">{}</div></div>\
             <p class=\"said\" role=\"status\">{}</p><p class=\"tools\">{}</p></figure>",
            svg::inlined(&scene.picture, None),
            escaped(&name),
            rows(&id, &scene),
            escaped(&scene.said),
            tools(speech, &id, &name, scene.turns),
        )
    };
    let change = move |change: &dyn Fn(&mut dyn Position)| {
        position.update(|position| {
            if let Some(position) = position {
                change(position.as_mut());
            }
        });
    };
    let act = move |(gesture, what): Touch| {
        let (word, rest) = parts(&what);
        if !matches!(gesture, Gesture::Press | Gesture::Enter) {
            return;
        }
        match word {
            "at" => {
                let mut numbers = rest.split(',').filter_map(|number| number.parse().ok());
                if let (Some(column), Some(row)) = (numbers.next(), numbers.next()) {
                    change(&|position| position.press((column, row)));
                }
            }
            "turn" => change(&|position| position.turn()),
            _ => position.set(begin()),
        }
    };
    panel(html, act)
}

fn rows(id: &str, scene: &Scene) -> String {
    let mut html = String::new();
    let mut row = None;
    for Cell { at, rect, label } in &scene.cells {
        if row != Some(at.1) {
            html += if row.is_none() { "<div role=\"row\">" } else { "</div><div role=\"row\">" };
            row = Some(at.1);
        }
        let (column, row) = at;
        html += &format!(
            "<div role=\"gridcell\" id=\"play-{id}-{column}_{row}\" data-do=\"at:{column},{row}\" \
             data-at=\"{column},{row}\" data-box=\"{}\" tabindex=\"-1\" aria-label=\"{}\"></div>",
            data_box(*rect, (scene.picture.width, scene.picture.height)),
            escaped(label),
        );
    }
    html + "</div>"
}

fn tools(speech: Speech, id: &str, name: &str, turns: bool) -> String {
    // Many pictures have the same buttons: each says which it belongs to.
    let tool = |what: &str, code: &str| {
        let word = escaped(&speech.term(code));
        button(&format!("{what}:{id}"), &format!("class=\"quiet\" aria-label=\"{word}: {}\"", escaped(name)), &word)
    };
    let turn = if turns { tool("turn", "page-turn") } else { String::new() };
    turn + &tool("reset", "study-play-reset")
}

/// A sentence, and after it what to press.
pub fn said(speech: Speech, what: &Phrase, hint: &str) -> String {
    format!("{}. {}", speech.say(what).trim_end_matches('.'), speech.term(hint))
}

/// The position of a fresh table for two, to lay a small one out on.
pub fn any_position<G: Game<Options: Default>>() -> Option<GamePosition<G>> {
    let set_up = SetUp { seats: 2, options: G::Options::default(), seed: SeedText::new("rules").ok()? };
    Some(Table::<G>::open(set_up, &mut Tell::nobody()).ok()?.position().clone())
}
