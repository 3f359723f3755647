//! Everybody at the table: doubloons, cards face up, treasures.

use crate::chart::picture;
use crate::{Player, Set, Symbol};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::ornament;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use super::screen::Screen;

page_kit::commands! {
    /// The commands of the list of players.
    enum PlayersCommand {
        /// Shows or hides the others' treasures.
        Open = "open",
    }
}

/// The players. The others' treasures lie face down. A button shows them to players who have forgotten what they saw.
pub fn players(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        html! {
            ul {
                @for seat in 0..screen.top.seats() {
                    (player(screen, speech, Seat(seat)))
                }
            }
            // At the end they lie open.
            @if !screen.top.over() {
                p {
                    button #open data-do=(PlayersCommand::Open)
                        aria-pressed=(screen.state.with(|state| state.open_treasures)) {
                        (speech.term("page-morgan-open-treasures"))
                    }
                }
            }
        }
    };
    let act = move |command| match command {
        PlayersCommand::Open => screen.state.update(|state| state.open_treasures = !state.open_treasures),
    };
    panel(html).on_press(act).class("players").role("group", speech.live("page-morgan-players")).view()
}

fn player(screen: Screen, speech: Speech, seat: Seat) -> Markup {
    let shown =
        screen.state.with(|state| state.open_treasures) || screen.top.viewer.get() == Some(seat) || screen.top.over();
    screen.with_open(|open| {
        let player = open.player(seat);
        let told = Phrase::new("page-morgan-player")
            .with("doubloons", i64::from(player.doubloons))
            .with("treasures", player.treasures.len() as i64)
            .with("cards", player.hand.len() as i64);
        let total = Phrase::new("page-morgan-total").with("total", i64::from(open.total(seat)));
        let value = player.treasures.value();
        let made_of = Phrase::new("page-morgan-total-of")
            .with("doubloons", i64::from(player.doubloons))
            .with("value", i64::from(value))
            .with("sets", i64::from(open.total(seat)) - i64::from(player.doubloons) - i64::from(value));
        let made_of = speech.say(&made_of);
        html! {
            li class={ "other " (screen.top.colour_class(seat)) } {
                span.words {
                    strong { (screen.top.name(seat)) " " span.total title=(made_of) { (speech.say(&total)) } }
                    span { (speech.say(&told)) }
                    span.signs {
                        @for symbol in Symbol::ALL {
                            (sign(speech, symbol, player.face_up.carrying(symbol).len()))
                        }
                    }
                    // Another one with each treasure, so that it is seen to come.
                    span.rule.dug id={ "dug-" (seat.0) "-" (player.treasures.len()) } {
                        @if shown {
                            (treasures(speech, player))
                        }
                    }
                }
            }
        }
    })
}

/// The number of face-up cards with a symbol.
fn sign(speech: Speech, symbol: Symbol, count: usize) -> Markup {
    let name = speech.term(&format!("morgan-symbol-{}", symbol.name()));
    html! {
        @if count > 0 {
            span.sign role="img" title={ (name) ": " (count) } aria-label={ (name) ": " (count) } {
                (ornament(&picture::symbol_sign(symbol)))
                span { (count) }
            }
        }
    }
}

/// The treasures of a player as text; empty if there are none.
fn treasures(speech: Speech, player: &Player) -> String {
    let sets = Set::ALL.into_iter().filter(|set| player.treasures.count(*set) > 0);
    let sets = sets
        .map(|set| format!("{} {}", speech.term(&format!("morgan-set-{}", set.name())), player.treasures.count(set)));
    let sets: Vec<String> = sets.collect();
    if sets.is_empty() {
        return String::new();
    }
    let value = speech.say(&Phrase::new("page-morgan-value").with("value", i64::from(player.treasures.value())));
    format!("{} · {value}", sets.join(", "))
}
