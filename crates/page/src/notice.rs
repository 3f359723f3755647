//! What is told at the top of the page, and in the title of the window.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Phrase;
use vellum::chapters::why;
use vellum::html::{Gesture, Touch, button, escaped, panel};
use vellum::links::copy;
use vellum::speech::Speech;

/// Something to tell at the top of the page until it is put away.
#[derive(Clone, Copy)]
pub struct Notice(RwSignal<Option<(String, String)>>);

/// Nothing is told yet.
impl Default for Notice {
    fn default() -> Notice {
        Notice(RwSignal::new(None))
    }
}

impl Notice {
    /// The notice of the page.
    pub fn here() -> Notice {
        expect_context()
    }

    /// Tells something.
    pub fn tell(self, text: String) {
        self.0.set(Some((text, String::new())));
    }

    /// Copies a link and tells so; one that cannot be copied is shown.
    pub fn copied(self, speech: Speech, link: String) {
        let (copied, failed) = (speech.term("page-link-copied"), speech.term("page-link-failed"));
        spawn_local(async move {
            self.tell(if copy(&link).await { copied } else { format!("{failed} {link}") });
        });
    }

    /// Tells what was refused, with the way to its rule.
    pub fn refuse(self, speech: Speech, what: &Phrase) {
        self.0.set(Some((speech.say(what), why(speech, what))));
    }
}

/// The name of the page.
pub const NAME: &str = "Portolan";

/// What is shown, of which game, in the title of the window.
pub fn entitle(speech: Speech, game: Option<&str>, shown: String) {
    let game = game.map(|game| speech.term(&format!("{game}-name")));
    let parts: Vec<String> = [shown].into_iter().chain(game).chain([NAME.to_owned()]).collect();
    document().set_title(&parts.join(" · "));
}

/// The bar that shows the notice.
pub fn notice_bar(speech: Speech, notice: Notice) -> AnyView {
    let html = move || {
        notice.0.get().map_or(String::new(), |(text, rule)| {
            let close = button("notice-close", "", &escaped(&speech.term("page-notice-close")));
            format!("<p class=\"notice\" role=\"alert\"><span>{}{rule}</span>{close}</p>", escaped(&text))
        })
    };
    let act = move |(gesture, _): Touch| {
        if gesture == Gesture::Press {
            notice.0.set(None);
        }
    };
    panel(html, act)
}
