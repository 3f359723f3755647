//! What stands around the map: what will be charted, the own wish, and everybody's points.

use chart::svg;
use leptos::prelude::*;
use table::{Game, Phrase, Seat};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Touch, button, escaped, key_button, panel, parts, pressed, told};
use vellum::speech::Speech;

use super::desk::Desk;
use crate::chart::picture;
use crate::{Example, Terrain};

/// The terrains, and the button that confirms.
pub fn doing(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        if desk.top.asked.get().is_none() {
            return String::new();
        }
        let one = |(key, terrain): (usize, Terrain)| {
            let name = escaped(&speech.term(&format!("example-terrain-{}", terrain.name())));
            let extra =
                format!("class=\"terrain\" aria-keyshortcuts=\"{key}\" {}", pressed(desk.terrain.get() == terrain));
            let tile = svg::inlined(&picture::tile(terrain), None);
            let content = format!("<span class=\"tile\">{tile}</span><span class=\"name\">{name}</span>");
            button(&format!("terrain:{}", terrain.name()), &extra, &content)
        };
        let able = if desk.action().is_some() && desk.refused().is_none() { "" } else { "disabled" };
        format!(
            "<div class=\"hand\"><div class=\"doing\"><div class=\"terrains\" role=\"group\" aria-label=\"{}\">{}</div>{}</div></div>",
            escaped(&speech.term("page-example-terrains")),
            (1..).zip(Terrain::ALL).map(one).collect::<String>(),
            key_button("confirm", &format!("class=\"big\" {able}"), &speech.term("page-example-confirm"), "Enter"),
        )
    };
    let act = move |(gesture, what): Touch| match (gesture, parts(&what)) {
        (Gesture::Press, ("terrain", name)) => {
            Terrain::named(name).into_iter().for_each(|terrain| desk.terrain.set(terrain));
        }
        (Gesture::Press, _) => desk.confirm(),
        _ => {}
    };
    panel(html, act)
}

/// The viewer's wish: the one secret. Before the curtain is lifted there is no viewer, and so no wish.
pub fn wish(desk: Desk) -> AnyView {
    let speech = Speech::here();
    told(move || {
        let Some(wish) = desk.wish() else { return String::new() };
        let term = |code: &str| escaped(&speech.term(code));
        let name = speech.term(&format!("example-wish-{}", wish.name()));
        let worth = speech.say(&Phrase::new("page-example-worth").with("points", i64::from(wish.points())));
        let now = if wish.fulfilled(&desk.map()).is_some() { "page-example-true-now" } else { "page-example-not-now" };
        format!(
            "<section class=\"panel\" id=\"wish\"><h2>{} {}</h2><p><strong>{}</strong></p><p>{}</p><p>{}</p></section>",
            term("page-example-wish"),
            rule_of(speech, "example/wish", &name),
            escaped(&name),
            escaped(&worth),
            term(now),
        )
    })
}

/// Everybody's points, as far as the viewer knows them.
pub fn players(desk: Desk) -> AnyView {
    let speech = Speech::here();
    told(move || {
        let viewer = desk.top.viewer.get();
        let player = |seat: Seat| {
            let total = desk.top.shown.with(|shown| Example::score_sheet(shown.view(viewer), seat).total);
            let (class, name) = (desk.top.colour_class(seat), escaped(&desk.top.name(seat)));
            format!(
                "<li class=\"other {class}\"><span class=\"words\"><strong>{name}</strong><span>{total}</span></span></li>"
            )
        };
        let name = escaped(&speech.term("page-example-players"));
        let players: String = (0..desk.top.seats()).map(Seat).map(player).collect();
        format!("<section class=\"panel\"><h2>{name}</h2><ul class=\"players\">{players}</ul></section>")
    })
}
