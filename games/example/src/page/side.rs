//! The parts around the map: the terrains, the player's wish, and everybody's points.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::{confirm_button, ornament};
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Game, Phrase, Seat};

use super::screen::Screen;
use crate::chart::picture;
use crate::{Example, Terrain};

page_kit::commands! {
    /// The commands other than choosing a square.
    enum ControlCommand {
        /// Selects the terrain.
        Terrain(terrain: Terrain) = "terrain",
        Confirm = "confirm",
    }
}

/// The terrains, and the confirm button.
pub fn controls(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let shown = move || {
        html! {
            @if screen.top.asked.get().is_some() { (hand(screen, speech)) }
        }
    };
    let act = move |command| match command {
        ControlCommand::Terrain(terrain) => screen.terrain.set(terrain),
        ControlCommand::Confirm => screen.confirm(),
    };
    panel(shown).on_press(act).view()
}

fn hand(screen: Screen, speech: Speech) -> Markup {
    let able = screen.action().is_some() && screen.refused().is_none();
    html! {
        div.hand {
            div.doing {
                div.terrains role="group" aria-label=(speech.term("page-example-terrains")) {
                    @for (key, terrain) in (1..).zip(Terrain::ALL) {
                        (terrain_button(screen, speech, key, terrain))
                    }
                }
                (confirm_button(&ControlCommand::Confirm, able, &speech.term("page-example-confirm")))
            }
        }
    }
}

fn terrain_button(screen: Screen, speech: Speech, key: usize, terrain: Terrain) -> Markup {
    let command = ControlCommand::Terrain(terrain);
    html! {
        button.terrain id=(command.id()) data-do=(command) aria-keyshortcuts=(key)
            aria-pressed=(screen.terrain.get() == terrain) {
            span.tile { (ornament(&picture::tile(terrain))) }
            span.name { (speech.term(&format!("example-terrain-{terrain}"))) }
        }
    }
}

/// The viewer's wish, the only secret. Until the curtain is lifted there is no viewer, and so no wish.
pub fn wish(screen: Screen) -> AnyView {
    let speech = Speech::here();
    panel(move || {
        let Some(wish) = screen.wish() else { return html! {} };
        let name = speech.term(&format!("example-wish-{wish}"));
        let now =
            if wish.fulfilled(&screen.map()).is_some() { "page-example-true-now" } else { "page-example-not-now" };
        html! {
            section.panel #wish {
                h2 { (speech.term("page-example-wish")) " " (rule_of(speech, "example/wish", &name)) }
                p { strong { (name) } }
                p { (speech.say(&Phrase::new("page-example-worth").with("points", i64::from(wish.points())))) }
                p { (speech.term(now)) }
            }
        }
    })
    .view()
}

/// Everybody's points, as far as the viewer knows them.
pub fn players(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let total = move |seat| {
        let viewer = screen.top.viewer.get();
        screen.top.shown.with(|shown| Example::score_sheet(shown.view(viewer), seat).total)
    };
    panel(move || {
        html! {
            section.panel {
                h2 { (speech.term("page-example-players")) }
                ul.players {
                    @for seat in (0..screen.top.seats()).map(Seat) {
                        li class={ "other " (screen.top.colour_class(seat)) } {
                            span.words {
                                strong { (screen.top.name(seat)) }
                                span { (total(seat)) }
                            }
                        }
                    }
                }
            }
        }
    })
    .view()
}
