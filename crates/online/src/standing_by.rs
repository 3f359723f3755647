//! What stands in the place of the hand while the user does not play: a bot plays on, or the user watches. And above it, what
//! another player wishes.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use page_kit::store;
use protocol::Chair;
use table::Phrase;

use crate::table::OnlineTable;

page_kit::commands! {
    /// Commands of somebody who does not play.
    enum StandingCommand {
        /// Takes the own seat back from the bot.
        PlayAgain = "play-again",
        /// Agrees that the last move is taken back.
        Agree = "agree-take-back",
        /// Does not agree.
        Decline = "decline-take-back",
    }
}

/// The part of the screen; empty while the user plays.
pub(crate) fn standing_by(table: OnlineTable) -> AnyView {
    let speech = Speech::here();
    let press = move |command| match command {
        StandingCommand::PlayAgain => {
            store::remove(LEFT);
            table.ask("join", &[]);
        }
        StandingCommand::Agree => table.ask("takeback", &[]),
        StandingCommand::Decline => table.ask("takeback", &[("decline", true.into())]),
    };
    panel(move || html(table, speech)).on_press(press).view()
}

fn html(table: OnlineTable, speech: Speech) -> Markup {
    if !table.is_playing() {
        return Markup::default();
    }
    let Some(chair) = table.own_chair() else {
        return html! { p.panel #watching role="status" { (speech.term("online-watching")) } };
    };
    html! {
        (wish(table, speech, &chair))
        @if table.was_removed() {
            p.panel #bot-for-you role="status" { (speech.term("online-was-removed-playing")) }
        } @else if chair.resigned {
            p.panel #bot-for-you role="status" { (speech.term("online-you-resigned")) }
        } @else if chair.played_by.is_some() {
            div.panel.bot-for-you #bot-for-you role="status" {
                p { (speech.term(reason(table))) " " (speech.term("online-bot-for-you")) }
                button.big #play-again data-do=(StandingCommand::PlayAgain) { (speech.term("online-take-over")) }
            }
        }
    }
}

/// The wish of another to take back, as long as the user has neither agreed nor declined.
fn wish(table: OnlineTable, speech: Speech, chair: &Chair) -> Markup {
    let wishes = table.info.with(|info| info.takeback);
    let is_asked = chair.played_by.is_none() && table.seat().is_some_and(|own| !wishes.contains(own));
    let by = wishes.first().filter(|_| is_asked);
    html! {
        @if let Some(by) = by {
            div.panel.bot-for-you #wish role="status" {
                p {
                    @let name = table.chairs().swap_remove(by.index()).name;
                    (speech.say(&Phrase::new("online-take-back-wish").with("name", name)))
                }
                p.ways {
                    (button(&StandingCommand::Agree, speech.term("online-take-back-agree")))
                    (button(&StandingCommand::Decline, speech.term("online-take-back-decline")))
                }
            }
        }
    }
}

/// The key under which the browser keeps the table that the user left last.
const LEFT: &str = "portolan.left";

/// Notes that the user leaves a table.
pub(crate) fn note_leaving(table: OnlineTable) {
    // If the browser saves nothing, another reason is told on the way back.
    let _ = store::put(LEFT, &table.id());
}

/// Why a bot plays for the user. With a pace, nobody is handed over for being away.
fn reason(table: OnlineTable) -> &'static str {
    let has_left = store::get(LEFT).is_some_and(|left| left == table.id());
    match table.info.with(|info| info.pace) {
        Some(_) if !has_left => "online-time-ran-out",
        _ => "online-you-were-away",
    }
}
