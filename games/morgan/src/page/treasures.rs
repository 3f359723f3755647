//! The treasure board: five levels, and how deep the player can dig.

use crate::chart::picture;
use crate::{Action, Level, Morgan, Phase, Treasure};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::ornament;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Game, Phrase};

use super::screen::{Screen, Tool};

page_kit::commands! {
    /// The commands of the treasure board.
    enum TreasureCommand {
        /// Takes the treasure of a level.
        Take(level: Level) = "take",
    }
}

/// How deep the player can dig.
struct Reach {
    /// The depth that the played cards reach.
    now: usize,
    /// The depth that all cards that hold would reach.
    could: usize,
}

/// The board. During a dig, the treasures at the reached levels can be taken.
pub fn treasure_board(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let take = move |TreasureCommand::Take(level)| {
        screen.state.update(|state| state.last_step = Some(Action::Take(level)));
    };
    panel(move || board(screen, speech)).on_press(take).class("panel treasure-board").view()
}

fn board(screen: Screen, speech: Speech) -> Markup {
    let hand = screen.hand();
    let viewer = screen.top.viewer.get();
    let (board, left, reach) = screen.with_proposed(|open| {
        // At the end nobody digs any more.
        let viewer = viewer.filter(|_| open.turn.phase != Phase::Over);
        let fitting = viewer.and_then(|seat| open.player(seat).pirate).map_or(0, |tile| open.holding(hand, tile).len());
        let mine = viewer == Some(open.seat);
        let now = usize::from(if mine { open.turn.reach() } else { 0 });
        (open.board, open.treasure_deck, Reach { now, could: (now + fitting).min(5) })
    });
    let name = speech.term("page-morgan-treasures");
    html! {
        h2 { (name) " " (rule_of(speech, "morgan/treasure", &name)) }
        p.rule { (speech.say(&Phrase::new("page-morgan-treasures-left").with("count", i64::from(left)))) }
        ol.levels {
            @for level in Level::all() {
                li { (level_button(screen, speech, level, board[level.index()], &reach)) }
            }
        }
    }
}

fn level_button(screen: Screen, speech: Speech, level: Level, treasure: Treasure, reach: &Reach) -> Markup {
    let take = TreasureCommand::Take(level);
    let legal = screen.tool() == Some(Tool::Dig)
        && screen.with_view(|view| Morgan::check(view, Action::Take(level)).is_ok()) == Some(true);
    let chosen = screen.state.with(|state| state.last_step) == Some(Action::Take(level));
    let class = match usize::from(level.depth()) {
        depth if depth <= reach.now => "level reached",
        depth if depth <= reach.could => "level could",
        _ => "level",
    };
    let facts = treasure.facts();
    let worth = Phrase::new("page-morgan-worth")
        .term("set", format!("morgan-set-{}", facts.set.name()))
        .with("value", i64::from(facts.value));
    let pays = speech.say(&Phrase::new("page-morgan-pays").with("doubloons", i64::from(level.doubloons())));
    html! {
        button id=(take.id()) data-do=(take) class=(class) aria-pressed=(chosen) disabled[!legal] {
            span.depth { (level) }
            span.treasure { (ornament(&picture::treasure_card(treasure))) }
            @let (name, worth) = (speech.term(&format!("morgan-treasure-{}", treasure.name())), speech.say(&worth));
            span.words title={ (name) ", " (worth) } {
                strong { (name) }
                span.rule { (worth) }
            }
            span.pay title=(pays) {
                (ornament(&picture::doubloons(level.doubloons())))
                span.visually-hidden { (pays) }
            }
        }
    }
}
