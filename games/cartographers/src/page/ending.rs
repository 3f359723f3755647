//! The end of the game: the ranking, the score sheet, and what to do next.

use crate::{Cartographers, Honours, Season, SoloTitle};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::html::sideways;
use page_kit::speech::Speech;
use table::{Game, Line, Phrase, ScoreSheet, Seat};

use super::screen::Screen;
use super::season_code;
use super::season_end::{LineCommand, light_line};
use page::finish;

/// The number of lines on the score sheet for one season: two edicts, coins and monsters.
pub const LINES_A_SEASON: usize = 4;

/// The codes of the columns of the score sheet.
const COLUMNS: [&str; 6] =
    ["page-box-season", "page-box-first", "page-box-second", "page-coins-name", "page-monsters-name", "chart-total"];

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
            (comparison(screen, speech))
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
        div.title #title {
            @if solo.title.is_some() { p.honour { (finish::seal()) strong { (title) } } } @else { p { (title) } }
            p {
                (speech.say(&Phrase::new("page-rating").with("rating", i64::from(solo.rating))))
                @if let Some(next) = SoloTitle::all().map(|title| title.facts().rating).filter(|next| *next > solo.rating).min() {
                    ", " (speech.say(&Phrase::new("page-rating-next").with("rating", i64::from(next))))
                }
                " " (rule_of(speech, "cartographers/solo", &speech.term("page-rating-name")))
            }
        }
    }
}

/// The boxes of the printed sheet; each lights the spaces that its points come from.
fn score_table(screen: Screen, speech: Speech) -> Markup {
    let owner = screen.sheet_on_board();
    let lines = lines(screen, owner);
    let name = match screen.top.seats() {
        1 => speech.term("page-score-sheet"),
        _ => speech.say(&Phrase::new("page-sheet-of").with("name", screen.top.name(owner))),
    };
    let table = html! {
        table.boxes aria-label=(name) {
            thead {
                tr {
                    @for code in COLUMNS {
                        th scope="col" { (speech.term(code)) }
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
                        td.sum { (sum(of_season)) }
                    }
                }
                tr {
                    th scope="row" { (speech.term("chart-total")) }
                    @for column in 0..LINES_A_SEASON {
                        td.sum { (lines.iter().skip(column).step_by(LINES_A_SEASON).map(|line| line.points).sum::<i32>()) }
                    }
                    td.sum { (sum(&lines)) }
                }
            }
        }
    };
    sideways(table)
}

fn sum(lines: &[Line]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}

/// Everybody's points season by season; nothing for a crowd, which has the ranking.
fn comparison(screen: Screen, speech: Speech) -> Markup {
    let seats = screen.top.seats();
    if !(2..=6).contains(&seats) {
        return html! {};
    }
    let by_season = |seat| {
        let lines = lines(screen, Seat(seat));
        let season = |(season, of_season): (Season, &[Line])| Line {
            title: Phrase::new("page-season-name").term("season", season_code(season)),
            points: sum(of_season),
            items: Vec::new(),
        };
        let total = sum(&lines);
        ScoreSheet { lines: Season::all().zip(lines.chunks(LINES_A_SEASON)).map(season).collect(), total }
    };
    let sheets: Vec<ScoreSheet> = (0..seats).map(by_season).collect();
    finish::score_table(screen.top, speech, &sheets, |line| speech.say(&line.title))
}

fn score_box(speech: Speech, place: usize, line: &Line) -> Markup {
    let title = speech.say(&line.title);
    let from = line.items.iter().flat_map(|item| &item.spaces).map(|space| format!("space-{space}"));
    html! {
        button.box id={ "box-" (place) } data-do=(LineCommand::Line(place)) title=(title)
            data-from=(from.collect::<Vec<_>>().join(" "))
            aria-label={ (title) ": " (line.points) } { (line.points) }
    }
}
