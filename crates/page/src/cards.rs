//! The cards that have been seen, and those that are still to come.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::panel::panel;
use page_kit::speech::Speech;

use crate::on_page::OnPage;
use crate::tabletop::Tabletop;

/// A group of cards, such as those that are still in the deck.
pub struct CardGroup {
    /// The name of the group.
    pub heading: String,
    /// The names of the cards.
    pub cards: Vec<String>,
}

impl<G: OnPage> Tabletop<G> {
    /// A panel that opens on request, with the cards seen and the cards left at the moment that is shown.
    pub(crate) fn cards(self) -> AnyView {
        let speech = Speech::here();
        let groups = move || {
            let viewer = self.viewer.get();
            self.shown.with(|shown| G::cards(shown.view(viewer), speech))
        };
        panel(move || listed(speech, &groups())).view()
    }
}

fn listed(speech: Speech, groups: &[CardGroup]) -> Markup {
    html! {
        @if !groups.is_empty() {
            details.panel.cards-left #cards-left {
                summary { (speech.term("page-cards-left")) }
                @for CardGroup { heading, cards } in groups {
                    h3 { (heading) }
                    p { @if cards.is_empty() { "–" } @else { (cards.join(", ")) } }
                }
            }
        }
    }
}
