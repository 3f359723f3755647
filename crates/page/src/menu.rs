//! The menu of a table, and the list of keyboard shortcuts. The button of the menu is in the frame of the page.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::speech::Speech;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::keys::table_keys;
use crate::on_page::OnPage;
use crate::tabletop::Tabletop;

/// The id of the menu: the button in the frame refers to it.
pub const MENU: &str = "table-menu";
/// The id of the list of keyboard shortcuts.
const SHORTCUTS: &str = "shortcuts";

page_kit::commands! {
    /// Commands of the menu.
    enum MenuCommand {
        /// A new table with the same players and the same cards.
        Restart = "restart",
        /// A new table with the same players and other cards.
        NewCards = "new-cards",
    }
}

/// The shortcuts of every table: the key, and the code of what it does.
const KEYS: [(&str, &str); 8] = [
    ("← ↑ → ↓", "page-key-arrows"),
    ("Enter", "page-key-enter"),
    ("I", "page-hint"),
    ("Z", "page-take-back"),
    (",", "page-step-back"),
    (".", "page-step-forward"),
    ("Esc", "page-key-escape"),
    ("?", "page-shortcuts"),
];

impl<G: OnPage> Tabletop<G> {
    /// The menu and the list of shortcuts; both are closed at first.
    pub(crate) fn menu(self) -> AnyView {
        // A lesson has its own way to start over, and a link is not the user's table.
        let own = self.saved_as().is_some() && self.chapter.is_none() && !self.is_lesson();
        let press = move |command| match command {
            MenuCommand::Restart => self.restart(),
            MenuCommand::NewCards => self.rematch(),
        };
        menu_panel(G::NAME, own, G::SHORTCUTS, Box::new(press))
    }

    /// Opens a new table with the same players and the same cards.
    pub(crate) fn restart(self) {
        self.host.with_value(|host| host.restart());
    }

    /// Opens a new table with the same players and other cards.
    pub(crate) fn rematch(self) {
        self.host.with_value(|host| host.rematch());
    }
}

fn menu_panel(
    game: &'static str,
    own: bool,
    keys: &'static [(&'static str, &'static str)],
    press: Box<dyn Fn(MenuCommand)>,
) -> AnyView {
    let speech = Speech::here();
    table_keys(|key| {
        if key == "?" {
            toggle(SHORTCUTS);
        }
    });
    panel(move || html! { (menu(speech, game, own)) (shortcuts(speech, keys)) }).on_press(press).view()
}

/// Opens or closes a popover.
fn toggle(id: &str) {
    let Some(list) = document().get_element_by_id(id).and_then(|list| list.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let _ = match list.matches(":popover-open") {
        Ok(true) => list.hide_popover(),
        _ => list.show_popover(),
    };
}

fn menu(speech: Speech, game: &str, own: bool) -> Markup {
    let term = |code| speech.term(code);
    let game = || game.to_owned();
    html! {
        nav.menu id=(MENU) popover aria-label=(term("page-menu")) {
            @if own {
                (button(&MenuCommand::Restart, term("page-restart")))
                (button(&MenuCommand::NewCards, term("page-new-cards")))
                a.button href=(Route::New { game: game() }.hash()) { (term("page-new-table")) }
            }
            a.button href=(Route::Rules { game: game(), section: None }.hash()) { (term("page-rules")) }
            button #open-shortcuts popovertarget=(SHORTCUTS) { (term("page-shortcuts")) }
            a.button #leave href=(Route::Home.hash()) { (term("page-leave")) }
        }
    }
}

fn shortcuts(speech: Speech, of_game: &[(&str, &str)]) -> Markup {
    html! {
        section.menu id=(SHORTCUTS) popover aria-label=(speech.term("page-shortcuts")) {
            h2 { (speech.term("page-shortcuts")) }
            dl {
                @for (key, code) in KEYS.iter().chain(of_game) {
                    dt { kbd { (key) } }
                    dd { (speech.term(code)) }
                }
            }
        }
    }
}
