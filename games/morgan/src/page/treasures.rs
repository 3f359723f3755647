//! The treasure board: five levels, and how deep one can dig.

use crate::chart::picture;
use crate::{Action, Level, Morgan};
use chart::svg;
use leptos::prelude::*;
use table::{Game, Phrase};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Panel, Touch, escaped, parts};
use vellum::speech::Speech;

use super::desk::{Desk, Tool};

/// The board. In a dig, the levels that are reached can be taken from.
#[component]
pub fn TreasureBoard() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || {
        let hand = desk.hand();
        let viewer = desk.top.viewer.get();
        let (board, left, reach, could) = desk.with_proposed(|open| {
            let fitting =
                viewer.and_then(|seat| open.player(seat).pirate).map_or(0, |tile| open.holding(hand, tile).len());
            let mine = viewer == Some(open.seat);
            let reach = if mine { open.turn.reach() } else { 0 };
            (open.board, open.treasure_deck, reach, (usize::from(reach) + fitting).min(5))
        });
        let digging = desk.tool() == Some(Tool::Dig);
        let rows = Level::all().rev().map(|level| {
            let treasure = board[level.index()];
            let facts = treasure.facts();
            let legal =
                digging && desk.with_view(|view| Morgan::check(view, Action::Take(level)).is_ok()) == Some(true);
            let class = match usize::from(level.depth()) {
                depth if depth <= usize::from(reach) => "level reached",
                depth if depth <= could => "level could",
                _ => "level",
            };
            let worth = Phrase::new("page-morgan-worth")
                .term("set", format!("morgan-set-{}", facts.set.name()))
                .with("value", i64::from(facts.value));
            let pays = Phrase::new("page-morgan-pays").with("doubloons", i64::from(level.doubloons()));
            let chosen = desk.state.with(|state| state.last_step) == Some(Action::Take(level));
            format!(
                "<li><button class=\"{class}\" id=\"take-{name}\" data-do=\"take:{name}\" aria-pressed=\"{chosen}\" {}>\
                 <span class=\"depth\">{name}</span><span class=\"treasure\">{}</span>\
                 <span class=\"words\"><strong>{}</strong><span class=\"rule\">{}</span></span>\
                 <span class=\"pay\">{}<span class=\"visually-hidden\">{}</span></span></button></li>",
                if legal { "" } else { "disabled" },
                svg::inlined(&picture::treasure_card(treasure), None),
                escaped(&speech.term(&format!("morgan-treasure-{}", treasure.name()))),
                escaped(&speech.say(&worth)),
                svg::inlined(&picture::doubloons(level.doubloons()), None),
                escaped(&speech.say(&pays)),
                name = level.name(),
            )
        });
        let left = speech.say(&Phrase::new("page-morgan-treasures-left").with("count", i64::from(left)));
        let name = speech.term("page-morgan-treasures");
        format!(
            "<h2>{} {}</h2><p class=\"rule\">{}</p><ol class=\"levels\">{}</ol>",
            escaped(&name),
            rule_of(speech, "morgan/treasure", &name),
            escaped(&left),
            rows.collect::<String>()
        )
    });
    let act = move |(gesture, what): Touch| {
        if let (Gesture::Press, Some(level)) = (gesture, Level::named(parts(&what).1)) {
            desk.state.update(|state| state.last_step = Some(Action::Take(level)));
        }
    };
    view! { <Panel html act class="panel treasure-board"/> }
}
