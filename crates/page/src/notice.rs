//! The notice at the top of the page, and the title of the window.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::chapters::why;
use page_kit::html::button;
use page_kit::links::copied;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Phrase;

/// The notice at the top of the page, which stays until it is closed: a text, and perhaps a link to its rule.
#[derive(Clone, Copy)]
pub struct Notice(RwSignal<Option<(String, Markup)>>);

/// Empty at first.
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

    /// Shows a text.
    pub fn show(self, text: String) {
        self.0.set(Some((text, Markup::default())));
    }

    /// Closes it.
    pub fn close(self) {
        self.0.set(None);
    }

    /// Copies a link and confirms it; shows the link if it cannot be copied.
    pub fn copied(self, speech: Speech, link: String) {
        spawn_local(async move {
            let said = copied(&link, &speech.term("page-link-copied"), &speech.term("page-link-failed")).await;
            self.0.set(Some((String::new(), said)));
        });
    }

    /// Shows a refusal, with a link to its rule.
    pub fn refuse(self, speech: Speech, what: &Phrase) {
        self.0.set(Some((speech.say(what), why(speech, what))));
    }
}

/// The name of the page.
pub const NAME: &str = "Portolan";

/// Sets the title of the window: what is shown, the game, and the name of the page.
pub fn set_title(speech: Speech, game: Option<&str>, shown: String) {
    let game = game.map(|game| speech.term(&format!("{game}-name")));
    let parts: Vec<String> = [shown].into_iter().chain(game).chain([NAME.to_owned()]).collect();
    document().set_title(&parts.join(" · "));
}

page_kit::commands! {
    /// Commands of the notice.
    enum NoticeCommand {
        Close = "notice-close",
    }
}

/// The bar that shows the notice.
pub fn notice_bar(speech: Speech, notice: Notice) -> AnyView {
    let html = move || {
        html! {
            @if let Some((text, rule)) = notice.0.get() {
                p.notice role="alert" {
                    span { (text) (rule) }
                    (button(&NoticeCommand::Close, speech.term("page-notice-close")))
                }
            }
        }
    };
    panel(html).on_press(move |NoticeCommand::Close| notice.close()).view()
}
