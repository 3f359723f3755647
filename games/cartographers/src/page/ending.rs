//! The end: the score sheet, item by item, and what to do next.

use crate::{Cartographers, Season};
use leptos::prelude::*;
use table::{Game, Line, Phrase, Seat};
use vellum::html::escaped;
use vellum::speech::Speech;

use super::desk::Desk;
use super::season_code;
use super::season_end::light_line;
use page::finish;

/// Lines of the score sheet for one season: two edicts, coins and monsters.
pub const LINES_A_SEASON: usize = 4;

/// The columns of the score sheet: a sign, and what it stands for.
const COLUMNS: [(&str, &str); 6] = [
    ("", "page-box-season"),
    ("1", "page-box-first"),
    ("2", "page-box-second"),
    ("●", "page-coins-name"),
    ("✶", "page-monsters-name"),
    ("Σ", "chart-total"),
];

/// The score sheet of one seat.
pub fn lines(desk: Desk, seat: Seat) -> Vec<Line> {
    desk.top.shown.with(|shown| Cartographers::score_sheet(shown.view(None), seat).lines)
}

/// The end of the game.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let honours = move |honours: &crate::Honours| {
        let Some(solo) = honours.0 else { return String::new() };
        let rating = speech.say(&Phrase::new("page-rating").with("rating", i64::from(solo.rating)));
        let title = match solo.title {
            Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
            None => speech.term("page-no-title"),
        };
        let (title, rating) = (escaped(&title), escaped(&rating));
        format!("<p class=\"title\" id=\"title\"><strong>{title}</strong><span>{rating}</span></p>")
    };
    finish::ending(
        desk.top,
        move || finish::ranking(desk.top, speech, "cartographers-rank", honours) + &score_table(desk, speech),
        move |touch| light_line(desk, touch),
    )
}

/// The boxes of the printed sheet; each lights the spaces that its points come from.
fn score_table(desk: Desk, speech: Speech) -> String {
    let lines = lines(desk, desk.sheet_on_board());
    let heads = COLUMNS.map(|(sign, code)| {
        let name = escaped(&speech.term(code));
        format!(
            "<th scope=\"col\" title=\"{name}\"><span aria-hidden=\"true\">{sign}</span>\
             <span class=\"visually-hidden\">{name}</span></th>"
        )
    });
    let mut rows = String::new();
    for (number, (season, of_season)) in Season::all().zip(lines.chunks(LINES_A_SEASON)).enumerate() {
        rows += &format!("<tr><th scope=\"row\">{}</th>", escaped(&speech.term(&season_code(season))));
        for (column, line) in of_season.iter().enumerate() {
            let (place, points) = (number * LINES_A_SEASON + column, line.points);
            let title = escaped(&speech.say(&line.title));
            rows += &format!(
                "<td><button class=\"box\" id=\"box-{place}\" data-do=\"line:{place}\" title=\"{title}\" \
                 aria-label=\"{title}: {points}\">{points}</button></td>"
            );
        }
        let total: i32 = of_season.iter().map(|line| line.points).sum();
        rows += &format!("<td class=\"sum\">{total}</td></tr>");
    }
    format!(
        "<table class=\"boxes\" aria-label=\"{}\"><thead><tr>{}</tr></thead><tbody>{rows}</tbody></table>",
        escaped(&speech.term("page-score-sheet")),
        heads.concat()
    )
}
