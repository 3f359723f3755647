//! What stands beside the sentence that says what to do: the connection, the last move, the user's clock.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::speech::Speech;
use page_kit::when::day_and_hour;
use table::Seats;

use crate::clock::time;
use crate::live::Link;
use crate::people;
use crate::sending::{Sending, Sent};
use crate::table::OnlineTable;

/// With how many seconds left the clock is marked.
const HURRY: u64 = 30;
/// From how many seconds on a day and an hour say more than the time that is left.
const LONG: u64 = 2 * 3600;

/// The time that is left, or until when.
pub(crate) fn until(left: u64, speech: Speech) -> String {
    if left < LONG { time(left) } else { day_and_hour(js_sys::Date::now() + left as f64 * 1000.0, speech) }
}

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
                span.clock.urgent[left < HURRY] #my-clock title=(speech.term("online-clock")) { "⏱ " (until(left, speech)) }
            }
        }
    }
}
