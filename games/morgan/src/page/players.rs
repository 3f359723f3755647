//! Everybody at the table: doubloons, cards face up, treasures.

use crate::chart::picture;
use crate::{Set, Symbol};
use chart::svg;
use leptos::prelude::*;
use table::{Phrase, Seat};
use vellum::html::{Gesture, Panel, Touch, button, escaped, pressed};
use vellum::speech::Speech;

use super::desk::Desk;

/// The players. Others' treasures lie face down; a button turns them up, for who has watched and forgotten.
#[component]
pub fn Players() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || {
        let one = |seat: u8| player(desk, speech, Seat(seat));
        let open = desk.state.with(|state| state.open_treasures);
        let toggle = button("open", pressed(open), &escaped(&speech.term("page-morgan-open-treasures")));
        format!("<ul>{}</ul><p>{toggle}</p>", (0..desk.top.seats()).map(one).collect::<String>())
    });
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press && what == "open" {
            desk.state.update(|state| state.open_treasures = !state.open_treasures);
        }
    };
    view! { <Panel html act class="players" role="group" label=speech.live("page-morgan-players")/> }
}

fn player(desk: Desk, speech: Speech, seat: Seat) -> String {
    let shown = desk.state.with(|state| state.open_treasures) || desk.top.viewer.get() == Some(seat) || desk.top.over();
    desk.with_open(|open| {
        let player = open.player(seat);
        let sign = |symbol: Symbol| {
            let count = player.face_up.carrying(symbol).len();
            let name = escaped(&speech.term(&format!("morgan-symbol-{}", symbol.name())));
            if count == 0 {
                return String::new();
            }
            format!("<span class=\"sign\" role=\"img\" aria-label=\"{name}: {count}\">{}<span>{count}</span></span>", svg::inlined(&picture::symbol_sign(symbol), None))
        };
        let treasures = if shown {
            let sets = Set::ALL.into_iter().filter(|set| player.treasures.count(*set) > 0);
            let sets = sets.map(|set| {
                let name = speech.term(&format!("morgan-set-{}", set.name()));
                format!("{} {}", escaped(&name), player.treasures.count(set))
            });
            let sets: Vec<String> = sets.collect();
            let value = speech.say(&Phrase::new("page-morgan-value").with("value", i64::from(player.treasures.value())));
            if sets.is_empty() { String::new() } else { format!("{} · {}", sets.join(", "), escaped(&value)) }
        } else {
            String::new()
        };
        let told = Phrase::new("page-morgan-player")
            .with("doubloons", i64::from(player.doubloons))
            .with("treasures", player.treasures.len() as i64)
            .with("cards", player.hand.len() as i64);
        format!(
            "<li class=\"other {}\"><span class=\"words\"><strong>{}</strong><span>{}</span><span class=\"signs\">{}</span><span class=\"rule\">{treasures}</span></span></li>",
            desk.top.colour_class(seat),
            escaped(&desk.top.name(seat)),
            escaped(&speech.say(&told)),
            Symbol::ALL.map(sign).concat(),
        )
    })
}
