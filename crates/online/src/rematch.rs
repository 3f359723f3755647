//! Calls those who are still at a table that is over to the next game.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use protocol::TableState;
use table::Phrase;

use crate::table::OnlineTable;

page_kit::commands! {
    /// Commands of the call.
    enum RematchCommand {
        /// Sits down at the table of the next game.
        SitDown = "sit-down-again",
    }
}

/// The call; empty until somebody plays again.
pub(crate) fn rematch_call(table: OnlineTable) -> AnyView {
    let speech = Speech::here();
    panel(move || html(table, speech)).on_press(move |RematchCommand::SitDown| table.rematch()).view()
}

fn html(table: OnlineTable, speech: Speech) -> Markup {
    let is_over = table.info.with(|info| info.state == TableState::Over);
    let next = table.next_table().filter(|_| is_over);
    html! {
        @if let Some((_, name)) = next {
            div.panel.call-question #rematch-call role="status" {
                p {
                    @if name.is_empty() { (speech.term("online-again-somebody")) }
                    @else { (speech.say(&Phrase::new("online-again").with("name", name))) }
                }
                (button(&RematchCommand::SitDown, speech.term("online-sit-down")))
            }
        }
    }
}
