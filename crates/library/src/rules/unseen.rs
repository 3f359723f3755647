//! The reconstructed components: those that the data marks as our own choice because we could not see them.

use maud::{Markup, html};
use page_kit::files;
use page_kit::speech::{Speech, counted};

use super::Illustrated;

/// Lists them by kind, with a link that says how to correct them; empty if there are none.
pub fn listed<G: Illustrated>(speech: Speech) -> Markup {
    html! {
        @if !G::RECONSTRUCTED.is_empty() {
            ul.unseen {
                @for components in G::RECONSTRUCTED.chunk_by(|(one, _), (other, _)| one == other) {
                    (of_kind::<G>(speech, components))
                }
            }
            p { a #own-the-box href=(files::url("own-the-box.txt")) target="_blank" { (speech.term("library-unseen-own-the-box")) } }
        }
    }
}

/// The components of one kind.
fn of_kind<G: Illustrated>(speech: Speech, components: &[(&str, &str)]) -> Markup {
    let kind = components[0].0;
    // A kind without its own message gets a general one.
    let code = G::reconstructed_kind(kind).unwrap_or("library-unseen-other");
    let names: Vec<String> = components.iter().map(|(_, name)| G::reconstructed_name(speech, kind, name)).collect();
    html! {
        li {
            strong { (speech.say(&counted(code, components.len()))) "." }
            " " (names.join(", ")) "."
        }
    }
}
