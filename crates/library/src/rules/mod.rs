//! A game's part of the rules screen: interactive positions, cards to try, and the components that we reconstructed.

pub mod play;
pub mod unseen;

use chart::Drawing;
use leptos::prelude::*;
use maud::html;
use page_kit::chapters::Explained;
use page_kit::html::ornament;
use page_kit::speech::Speech;

use self::play::{Beginning, PlayablePosition, figure};

/// A game whose rules can be read in the page.
pub trait Illustrated: Explained {
    /// The components that the data marks as our own choice, as pairs of kind and name.
    const RECONSTRUCTED: &'static [(&'static str, &'static str)];

    /// The interactive positions of a section, in the order of their captions.
    fn positions(section: &str) -> Vec<Beginning>;

    /// The cards that a section explains, each with a position to try it on.
    fn cards(_speech: Speech, _section: &str) -> Vec<CardEntry> {
        Vec::new()
    }

    /// The code of the message about reconstructed components of a kind.
    fn reconstructed_kind(kind: &str) -> Option<&'static str>;

    /// The name of a reconstructed component in words, from its name in the data.
    fn reconstructed_name(speech: Speech, kind: &str, name: &str) -> String;
}

/// One card: its name, its text, and a position in which it scores.
pub struct CardEntry {
    /// The card's name in message codes, without the prefix of the game.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its text.
    pub rule: String,
    /// A small picture, if the card has one.
    pub diagram: Option<Drawing>,
    /// The position to try it on.
    pub begin: Box<dyn Fn() -> Option<Box<dyn PlayablePosition>>>,
}

impl CardEntry {
    /// Renders the card as a list item.
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
