//! A clean sheet for the printer: everybody's boards and points.

use chart::svg;
use leptos::prelude::*;
use vellum::html::{escaped, filled, listen};

use super::desk::Desk;
use super::{players, points};

/// The sheet. It is drawn when it is about to be printed, and gone afterwards: it may be long.
pub fn sheet(desk: Desk) -> AnyView {
    filled("for-printer", move |host| {
        listen(&window(), &["beforeprint", "afterprint"], move |event| {
            let html = if event.type_() == "beforeprint" { html(desk) } else { String::new() };
            host.set_inner_html(&html);
        });
    })
}

fn html(desk: Desk) -> String {
    let speech = desk.speech;
    let game = desk.face.game;
    desk.pad.with_untracked(|pad| {
        let reckoned = pad.reckoned();
        let player = |player: usize| {
            let pictures: String =
                (desk.face.boards)(pad, player).iter().map(|board| format!("<figure>{}</figure>", svg::inlined(board, None))).collect();
            let counted = match &reckoned.sheets[player] {
                Ok(sheet) => format!(
                    "<table class=\"boxes\"><tbody>{}<tr class=\"sum\"><th scope=\"row\">{}</th><td>{}</td></tr></tbody></table>",
                    points::printed(speech, game, &sheet.lines),
                    escaped(&speech.term("chart-total")),
                    sheet.total
                ),
                Err(why) => points::missing(speech, why),
            };
            format!("<section><h2>{}</h2>{pictures}{counted}</section>", escaped(&desk.name(player)))
        };
        format!(
            "<h1>{}</h1>{}{}{}",
            escaped(&speech.term(&format!("{game}-name"))),
            (desk.face.printed)(speech, pad),
            players::result(desk, pad, &reckoned),
            (0..pad.players()).map(player).collect::<String>(),
        )
    })
}
