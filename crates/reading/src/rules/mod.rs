//! What a game brings to its rules: positions to play with, cards to try, and what we could not see of it.

pub mod play;
pub mod unseen;

use chart::Drawing;
use leptos::prelude::*;
use maud::html;
use vellum::chapters::Explained;
use vellum::html::ornament;
use vellum::speech::Speech;

use self::play::{Beginning, Position, figure};

/// A game whose rules are read in the page.
pub trait Illustrated: Explained {
    /// What the data marks as our own choice, as kinds and names.
    const RECONSTRUCTED: &'static [(&'static str, &'static str)];

    /// The positions of a section that can be played with, in the order of their captions.
    fn positions(section: &str) -> Vec<Beginning>;

    /// The cards that a section explains, each with a position to try it on.
    fn cards(_speech: Speech, _section: &str) -> Vec<CardEntry> {
        Vec::new()
    }

    /// The message about components of a kind that were reconstructed.
    fn reconstructed_kind(kind: &str) -> Option<&'static str>;

    /// A reconstructed component in words, by the name that it has in the data.
    fn reconstructed_name(speech: Speech, kind: &str, name: &str) -> String;
}

/// One card: what it is called, what it says, and a position on which it pays.
pub struct CardEntry {
    /// What follows the game in the code of its name.
    pub code: String,
    /// Its name.
    pub name: String,
    /// What it says.
    pub rule: String,
    /// A small picture, if it needs one.
    pub diagram: Option<Drawing>,
    /// The position.
    pub begin: Box<dyn Fn() -> Option<Box<dyn Position>>>,
}

impl CardEntry {
    /// The card as an item of a list.
    #[must_use]
    pub fn item(self) -> AnyView {
        let CardEntry { code, name, rule, diagram, begin } = self;
        let caption = html! {
            @if let Some(diagram) = &diagram {
                (ornament(diagram))
            }
            h3 id={ "heading-" (code) } tabindex="-1" { (name) }
            p { (rule) }
        };
        view! { <li>{figure(code, name, caption, begin)}</li> }.into_any()
    }
}
