//! The screen for sharing a table: pictures of its boards, links, the record, and a printable sheet.

use chart::{Charted, Drawing};
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::files;
use page_kit::html::{button, picture, sideways};
use page_kit::links::{copied, link, share};
use page_kit::panel::panel;
use page_kit::route::{Challenge, Route};
use page_kit::seating::{Chair, names_for_others};
use page_kit::speech::{Speech, counted};
use page_kit::store;
use shelf::{Title, with_game};
use table::{BadRecord, EventSink, Game, Phrase, Record, Replay, ScoreSheet, Seat};

use crate::games::entries::{self, FinishedGame, GameEntry, GameState};
use crate::games::lists::{game_name, over};

page_kit::commands! {
    /// The commands for sharing a table.
    enum ShareCommand {
        Print = "print",
        CopyChallenge = "copy-challenge",
        CopyMoment = "copy-moment",
        /// Opens the system's own dialog for sharing, with a link to the moment.
        System = "share-system",
        SaveRecord = "save-record",
        CopyRecord = "copy-record",
        /// Saves the picture of a board, by its index.
        SaveSvg(board: usize) = "save-svg",
        SavePng(board: usize) = "save-png",
    }
}

/// A table at a moment, ready to share.
#[derive(Clone)]
struct Shared {
    id: String,
    title: Title,
    record: Record,
    chairs: Vec<Chair>,
    /// When it was last played, in milliseconds.
    touched: f64,
    /// Its result, if it is over.
    finished: Option<(GameEntry, FinishedGame)>,
    /// The number of moves played.
    at: usize,
    boards: Vec<(Option<Seat>, Drawing)>,
    sheets: Vec<ScoreSheet>,
}

impl Shared {
    fn of(id: &str, at: Option<usize>) -> Option<Shared> {
        let saved = store::game(id)?.ok()?;
        let record = Record::read(&saved.record).ok()?;
        let title = Title::of_record(&record).ok()?;
        let colours: Vec<u8> = saved.seating.iter().map(|chair| chair.colour).collect();
        let at = at.unwrap_or(record.moves.len()).min(record.moves.len());
        let (boards, sheets) = with_game!(title, G => boards_and_sheets::<G>(&record, at, &colours)).ok()?;
        let entry = entries::read(&format!("{}{id}", store::GAME))?;
        let finished = match &entry.state {
            GameState::Over(finished) => Some((entry.clone(), finished.clone())),
            _ => None,
        };
        let touched = saved.touched;
        Some(Shared { id: id.to_owned(), title, record, chairs: saved.seating, touched, finished, at, boards, sheets })
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.and_then(|seat| self.chairs.get(seat.index())).map_or(String::new(), |chair| chair.name.clone())
    }

    /// A challenge with the same cards.
    fn challenge(&self) -> Route {
        Route::Challenge(Challenge::of(&self.record, &self.chairs))
    }

    fn moment_route(&self) -> Route {
        Route::Moment { at: self.at, record: self.record.to_string(), names: names_for_others(&self.chairs) }
    }
}

/// The boards and score sheets of a game after some moves.
type BoardsAndSheets = (Vec<(Option<Seat>, Drawing)>, Vec<ScoreSheet>);

fn boards_and_sheets<G: Game + Charted>(
    record: &Record,
    at: usize,
    colours: &[u8],
) -> Result<BoardsAndSheets, BadRecord> {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody())?;
    for _ in 0..at {
        replay.step(&mut EventSink::nobody())?;
    }
    let table = replay.table();
    // The shared picture must not reveal secrets, so it uses the spectator's view.
    let view = table.spectator();
    let sheets = (0..record.seats).map(|seat| G::score_sheet(view, Seat(seat))).collect();
    Ok((G::boards(view.open, colours), sheets))
}

/// The screen for sharing a saved table.
pub fn share_screen(id: &str, at: Option<usize>) -> AnyView {
    let speech = Speech::here();
    let Some(shared) = Shared::of(id, at) else {
        return panel(move || missing(speech)).view();
    };
    let shared = StoredValue::new(shared);
    let status = RwSignal::new(Markup::default());
    panel(move || shared.with_value(|shared| sheet(speech, shared, &status.get())))
        .on_press(move |command| shared.with_value(|shared| act(speech, shared, status, command)))
        .view()
}

fn missing(speech: Speech) -> Markup {
    html! {
        section.sheet-of-paper {
            h1 { (speech.term("page-no-such-table")) }
            p { (speech.term("page-no-such-table-why")) }
            p {
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}

fn act(speech: Speech, shared: &Shared, status: RwSignal<Markup>, command: ShareCommand) {
    match command {
        ShareCommand::Print => {
            let _ = window().print();
        }
        ShareCommand::CopyChallenge => copy_text(speech, status, link(&shared.challenge())),
        ShareCommand::System => share(&link(&shared.moment_route())),
        ShareCommand::CopyMoment => copy_text(speech, status, link(&shared.moment_route())),
        ShareCommand::SaveRecord => {
            let name = files::dated_name(&game_name(speech, shared.title), "record");
            files::save(&name, "text/plain", &shared.record.to_string());
        }
        ShareCommand::CopyRecord => copy_text(speech, status, shared.record.to_string()),
        ShareCommand::SaveSvg(board) => save_picture(speech, shared, board, false),
        ShareCommand::SavePng(board) => save_picture(speech, shared, board, true),
    }
}

fn save_picture(speech: Speech, shared: &Shared, board: usize, as_png: bool) {
    if let Some((seat, drawing)) = shared.boards.get(board) {
        let title = format!("{} · {}", game_name(speech, shared.title), shared.name(*seat));
        library::picture::save(drawing.clone(), title, as_png);
    }
}

/// Copies a text and reports it; a text that cannot be copied is shown instead.
fn copy_text(speech: Speech, status: RwSignal<Markup>, text: String) {
    spawn_local(async move {
        let (done, failed) = (speech.term("library-share-copied"), speech.term("library-share-not-copied"));
        // The user may have left the screen by now.
        let _ = status.try_set(copied(&text, &done, &failed).await);
    });
}

fn sheet(speech: Speech, shared: &Shared, status: &Markup) -> Markup {
    let names: Vec<&str> = shared.chairs.iter().map(|chair| chair.name.as_str()).collect();
    let whole = shared.at == shared.record.moves.len();
    let table = Route::Table { id: shared.id.clone(), at: (!whole).then_some(shared.at) };
    html! {
        section.sheet-of-paper.share {
            h1 { (game_name(speech, shared.title)) }
            p.told {
                (names.join(", ")) " · " (speech.say(&counted("page-moves", shared.at))) " · " (speech.date(shared.touched))
            }
            @if whole { @if let Some((entry, finished)) = &shared.finished { div.for-printer { (over(speech, entry, finished)) } } }
            p.status #share-said role="status" { (status) }
            div.ways {
                a.button href=(table.hash()) { (speech.term("library-share-back")) }
                (button(&ShareCommand::Print, speech.term("library-share-print")))
            }
            div.share-ways {
                section {
                    h2 { (speech.term("library-share-links")) }
                    p.hint { (speech.term("page-challenge-why")) }
                    (button(&ShareCommand::CopyChallenge, speech.term("page-challenge-copy")))
                    p.hint { (speech.term("library-share-moment-why")) }
                    (button(&ShareCommand::CopyMoment, speech.term("page-copy-link")))
                    span.shareable { (button(&ShareCommand::System, speech.term("library-share-system"))) }
                }
                section {
                    h2 { (speech.term("library-share-record")) }
                    p.hint { (speech.term("library-share-record-why")) }
                    (button(&ShareCommand::SaveRecord, speech.term("page-save-record")))
                    (button(&ShareCommand::CopyRecord, speech.term("library-share-copy-record")))
                }
            }
            section {
                h2.on-screen { (speech.term("library-share-pictures")) }
                div.boards {
                    @for (at, board) in shared.boards.iter().enumerate() {
                        (framed(speech, shared, at, board))
                    }
                }
            }
            section {
                h2 { (speech.term("page-score-sheet")) }
                (scores(speech, shared))
            }
        }
    }
}

/// A board with its name, and the buttons that save it.
fn framed(speech: Speech, shared: &Shared, at: usize, (seat, drawing): &(Option<Seat>, Drawing)) -> Markup {
    let name = match seat {
        Some(_) => shared.name(*seat),
        None => game_name(speech, shared.title),
    };
    let save = |command: ShareCommand, format: &str, code| {
        let label = speech.say(&Phrase::new(code).with("name", name.clone()));
        html! { button id=(command.id()) data-do=(command) aria-label=(label) { (format) } }
    };
    html! {
        figure {
            (picture(drawing, &name))
            figcaption {
                span { (name) }
                (save(ShareCommand::SaveSvg(at), "SVG", "library-share-save-svg"))
                (save(ShareCommand::SavePng(at), "PNG", "library-share-save-png"))
            }
        }
    }
}

/// The score sheets, side by side.
fn scores(speech: Speech, shared: &Shared) -> Markup {
    let row = |name: &str, points: i32| {
        html! {
            tr {
                th scope="row" { (name) }
                td { (points) }
            }
        }
    };
    html! {
        div.score-sheets {
            @for (seat, sheet) in (0..).map(Seat).zip(&shared.sheets) {
                (sideways(html! {
                    table.boxes {
                        caption { (shared.name(Some(seat))) }
                        tbody {
                            @for line in &sheet.lines {
                                (row(&speech.say(&line.title), line.points))
                            }
                            (row(&speech.term("chart-total"), sheet.total))
                        }
                    }
                }))
            }
        }
    }
}
