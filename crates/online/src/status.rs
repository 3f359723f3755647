//! What stands beside the sentence that says what to do: the connection, the last move, the user's clock.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::speech::Speech;
use table::Seats;

use crate::clock::time;
use crate::live::Link;
use crate::people;
use crate::sending::{Sending, Sent};
use crate::table::OnlineTable;

/// The line beside the sentence. `missing` are the seats that have not sealed.
pub fn line(table: OnlineTable, sending: Sending, missing: Seats, speech: Speech) -> Markup {
    let sent = match sending.state() {
        Sent::Nothing => None,
        Sent::Sending => Some("online-sending"),
        Sent::Delayed => Some("online-delayed"),
        Sent::Stored => Some("online-stored"),
    };
    let clock = table.seat().and_then(|seat| table.clocks.left(seat.index(), missing));
    html! {
        div.online-status {
            (people::line(table, speech, missing))
            @if table.live.link.get() == Link::Lost {
                span.lost #link role="status" { (speech.term("online-lost")) }
            }
            @if let Some(code) = sent {
                span.sent #sent role="status" { (speech.term(code)) }
            }
            @if let Some(left) = clock {
                span.clock #my-clock title=(speech.term("online-clock")) { "⏱ " (time(left)) }
            }
        }
    }
}
