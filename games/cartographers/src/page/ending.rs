//! The end of the game: the ranking, the score sheet, and what to do next.

use crate::{Cartographers, Honours, Season};
use leptos::prelude::*;
use maud::{Markup, html};
use table::{Game, Line, Phrase, Seat};
use vellum::speech::Speech;

use super::screen::Screen;
use super::season_code;
use super::season_end::{LineCommand, light_line};
use page::finish;

/// The number of lines on the score sheet for one season: two edicts, coins and monsters.
pub const LINES_A_SEASON: usize = 4;

/// The columns of the score sheet: a sign, and the code of its meaning.
const COLUMNS: [(&str, &str); 6] = [
    ("", "page-box-season"),
    ("1", "page-box-first"),
    ("2", "page-box-second"),
    ("●", "page-coins-name"),
    ("✶", "page-monsters-name"),
    ("Σ", "chart-total"),
];

/// The score sheet of one seat.
pub fn lines(screen: Screen, seat: Seat) -> Vec<Line> {
    screen.top.shown.with(|shown| Cartographers::score_sheet(shown.view(None), seat).lines)
}

/// The end of the game.
pub fn ending(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let content = move || {
        html! {
            (finish::ranking(screen.top, speech, "cartographers-rank", |of| honours(speech, of)))
            (score_table(screen, speech))
        }
    };
    finish::ending(screen.top, content, move |gesture, command| light_line(screen, gesture, command))
}

/// Rating and title of the solo game.
fn honours(speech: Speech, honours: &Honours) -> Markup {
    let Some(solo) = honours.0 else { return html! {} };
    let title = match solo.title {
        Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
        None => speech.term("page-no-title"),
    };
    html! {
        p.title #title {
            strong { (title) }
            span { (speech.say(&Phrase::new("page-rating").with("rating", i64::from(solo.rating)))) }
        }
    }
}

/// The boxes of the printed sheet; each lights the spaces that its points come from.
fn score_table(screen: Screen, speech: Speech) -> Markup {
    let lines = lines(screen, screen.sheet_on_board());
    html! {
        table.boxes aria-label=(speech.term("page-score-sheet")) {
            thead {
                tr {
                    @for (sign, code) in COLUMNS {
                        th scope="col" title=(speech.term(code)) {
                            span aria-hidden="true" { (sign) }
                            span.visually-hidden { (speech.term(code)) }
                        }
                    }
                }
            }
            tbody {
                @for (season, of_season) in Season::all().zip(lines.chunks(LINES_A_SEASON)) {
                    tr {
                        th scope="row" { (speech.term(&season_code(season))) }
                        @for (column, line) in of_season.iter().enumerate() {
                            td { (score_box(speech, season.index() * LINES_A_SEASON + column, line)) }
                        }
                        td.sum { (of_season.iter().map(|line| line.points).sum::<i32>()) }
                    }
                }
            }
        }
    }
}

fn score_box(speech: Speech, place: usize, line: &Line) -> Markup {
    let title = speech.say(&line.title);
    html! {
        button.box id={ "box-" (place) } data-do=(LineCommand::Line(place)) title=(title)
            aria-label={ (title) ": " (line.points) } { (line.points) }
    }
}
