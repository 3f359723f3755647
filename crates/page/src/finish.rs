//! The end of any game: who won, and what to do next.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;
use maud::{Markup, html};
use table::{Line, Phrase, ScoreSheet, Seat};
use vellum::command::Command;
use vellum::panel::{Gesture, panel};
use vellum::route::Route;
use vellum::speech::Speech;

use crate::on_page::OnPage;
use crate::opening::open_table;
use crate::seats::fresh_seed;
use crate::tabletop::Tabletop;

/// The word of the command that opens a table for a rematch.
const REMATCH: &str = "rematch";

/// Commands at the end of a game.
enum EndingCommand<C> {
    /// Another game with the same players.
    Rematch,
    /// A command of the game's own content.
    OfGame(C),
}

impl<C: Display> Display for EndingCommand<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            EndingCommand::Rematch => f.write_str(REMATCH),
            EndingCommand::OfGame(command) => command.fmt(f),
        }
    }
}

impl<C: FromStr> FromStr for EndingCommand<C> {
    type Err = C::Err;

    fn from_str(text: &str) -> Result<EndingCommand<C>, C::Err> {
        if text == REMATCH { Ok(EndingCommand::Rematch) } else { text.parse().map(EndingCommand::OfGame) }
    }
}

impl<C: Command> Command for EndingCommand<C> {}

/// The panel at the end of a game: the game's content, and buttons and links for what to do next. It is empty until the
/// game is over. `act` gets the gestures on the content, whose commands the game defines; the word `rematch` is taken.
pub fn ending<G: OnPage, C: Command>(
    top: Tabletop<G>,
    content: impl Fn() -> Markup + 'static,
    act: impl Fn(Gesture, C) + 'static,
) -> AnyView {
    let speech = Speech::here();
    let html = move || html! { @if top.over() { (framed(top, speech, &content())) } };
    let act = move |gesture, command| match command {
        EndingCommand::Rematch if gesture == Gesture::Press => rematch(top),
        EndingCommand::Rematch => {}
        EndingCommand::OfGame(command) => act(gesture, command),
    };
    panel(html).on(act).view()
}

fn rematch<G: OnPage>(top: Tabletop<G>) {
    let (seating, options) = top.seen.with_untracked(|seen| (seen.seating.clone(), G::rematch_options(&seen.options)));
    open_table::<G>(seating, &options, &fresh_seed(), None);
}

fn framed<G: OnPage>(top: Tabletop<G>, speech: Speech, content: &Markup) -> Markup {
    html! {
        section.panel.ending #ending {
            h2 { (speech.term("page-score-sheet")) }
            @if let Some(compared) = compared(top) {
                p #compared { (speech.say(&compared)) }
            }
            (content)
            p.ways {
                button.big #rematch data-do=(REMATCH) { (speech.term("page-rematch")) }
                // A game that came by a link is not saved here, so it cannot be shared or printed.
                @if let Some(id) = top.saved_as() {
                    (way("share-end", &Route::Share { id, at: None }, &speech.term("page-share-long")))
                }
                @if let Some(analysis) = top.analysis() {
                    (way("analyse-end", &analysis, &speech.term("page-analyse")))
                }
            }
        }
    }
}

fn way(id: &str, route: &Route, name: &str) -> Markup {
    html! { a.button id=(id) href=(route.hash()) { (name) } }
}

/// Compares the best result of a person here with the challenge that the table takes up, if it does.
fn compared<G: OnPage>(top: Tabletop<G>) -> Option<Phrase> {
    top.seen.with(|seen| {
        let (by, points) = top.to_beat()?;
        let players = seen.outcome()?.players;
        let (own, who) =
            seen.mine.iter().map(|seat| (players[seat.index()].total, seat)).max_by_key(|(own, _)| *own)?;
        let code = match own - points {
            0 => "page-challenge-equal",
            1.. => "page-challenge-ahead",
            _ => "page-challenge-behind",
        };
        let told = Phrase::new(code).with("persons", i64::from(seen.mine.len())).with("who", top.name(who));
        let told = told.with("own", i64::from(own)).with("by", by);
        Some(told.with("points", i64::from((own - points).abs())))
    })
}

/// The players by rank. `rank` is the code of the message for each, such as `GAME-rank`; `honours` renders the rest.
pub fn ranking<G: OnPage>(
    top: Tabletop<G>,
    speech: Speech,
    rank: &'static str,
    honours: impl Fn(&G::Honours) -> Markup,
) -> Markup {
    let outcome = top.seen.with(|seen| seen.outcome());
    let players: Vec<_> = outcome.into_iter().flat_map(|outcome| outcome.players).collect();
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| players[seat].rank);
    let said = |seat: usize| {
        let (rank_of, total) = (i64::from(players[seat].rank), i64::from(players[seat].total));
        let told = Phrase::new(rank).with("rank", rank_of).with("name", top.name(Seat(seat as u8)));
        speech.say(&told.with("total", total))
    };
    html! {
        ol.ranking {
            @for seat in seats {
                li class=(top.colour_class(Seat(seat as u8))) { (said(seat)) (honours(&players[seat].honours)) }
            }
        }
    }
}

/// The score sheets of everybody side by side: a row for each line, named by `title`, a column for each player.
pub fn score_table<G: OnPage>(
    top: Tabletop<G>,
    speech: Speech,
    sheets: &[ScoreSheet],
    title: impl Fn(&Line) -> String,
) -> Markup {
    table(speech, &columns(top, sheets), &title, &|_, _, line| html! { (line.points) })
}

/// The same table, but each number is a button with the command for its seat and line.
pub fn score_boxes<G: OnPage, C: Command>(
    top: Tabletop<G>,
    speech: Speech,
    sheets: &[ScoreSheet],
    title: impl Fn(&Line) -> String,
    command: impl Fn(Seat, usize) -> C,
) -> Markup {
    let columns = columns(top, sheets);
    let points = |seat: usize, row: usize, line: &Line| {
        let about = speech.say(&line.title);
        // Two players may have the same points for the same thing: the button's name says whose they are.
        let name = format!("{}, {about}: {}", columns[seat].name, line.points);
        html! {
            button.box id={ "box-" (seat) "-" (row) } data-do=(command(Seat(seat as u8), row).to_string()) title=(about)
                aria-label=(name) {
                (line.points)
            }
        }
    };
    table(speech, &columns, &title, &points)
}

/// One player's column of the score table.
struct Column<'a> {
    name: String,
    colour: String,
    sheet: &'a ScoreSheet,
}

fn columns<G: OnPage>(top: Tabletop<G>, sheets: &[ScoreSheet]) -> Vec<Column<'_>> {
    let column = |(seat, sheet)| Column { name: top.name(Seat(seat)), colour: top.colour_class(Seat(seat)), sheet };
    (0..).zip(sheets).map(column).collect()
}

/// The score table. `points` renders the cell of a seat and a row.
fn table(
    speech: Speech,
    columns: &[Column<'_>],
    title: &dyn Fn(&Line) -> String,
    points: &dyn Fn(usize, usize, &Line) -> Markup,
) -> Markup {
    let name = speech.term("page-score-sheet");
    let rows = columns.iter().map(|column| column.sheet.lines.len()).max().unwrap_or(0);
    let row_title = |row| columns.iter().find_map(|column| column.sheet.lines.get(row)).map(title).unwrap_or_default();
    html! {
        table.boxes.of-players aria-label=(name) {
            thead {
                tr {
                    th scope="col" { span.visually-hidden { (name) } }
                    @for column in columns {
                        th scope="col" class=(column.colour) { (column.name) }
                    }
                }
            }
            tbody {
                @for row in 0..rows {
                    tr {
                        th scope="row" { (row_title(row)) }
                        @for (seat, column) in columns.iter().enumerate() {
                            td {
                                @if let Some(line) = column.sheet.lines.get(row) {
                                    (points(seat, row, line))
                                }
                            }
                        }
                    }
                }
                tr {
                    th scope="row" { (speech.term("chart-total")) }
                    @for column in columns {
                        td.sum { (column.sheet.total) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::EndingCommand;

    vellum::commands! {
        enum Example {
            Mark(seat: u8, line: usize) = "box",
        }
    }

    #[test]
    fn commands_of_the_framework_and_of_the_game_are_parsed() {
        assert!(matches!("rematch".parse(), Ok(EndingCommand::<Example>::Rematch)));
        assert!(matches!("box:1 2".parse(), Ok(EndingCommand::OfGame(Example::Mark(1, 2)))));
        assert!("rematch:1".parse::<EndingCommand<Example>>().is_err());
        assert_eq!(EndingCommand::OfGame(Example::Mark(1, 2)).to_string(), "box:1 2");
        assert_eq!(EndingCommand::<Example>::Rematch.to_string(), "rematch");
    }
}
