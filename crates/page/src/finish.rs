//! The end of any game: who won, and what to do next.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::effect;
use page_kit::html::sideways;
use page_kit::links::link;
use page_kit::panel::{Gesture, panel};
use page_kit::route::{Challenge, Route};
use page_kit::seating::Chair;
use page_kit::speech::Speech;
use table::{Line, Phrase, ScoreSheet, Seat, Seats};
use web_sys::{Event, EventInit};

use crate::on_page::OnPage;
use crate::seen::Seen;
use crate::tabletop::Tabletop;
use crate::verdict::{compared, verdict};

/// The word of the command that opens a table for a rematch.
const REMATCH: &str = "rematch";
/// The word of the command for another game with the same cards.
const SAME_CARDS: &str = "same-cards";

/// The word of the command that saves the game in this browser.
const KEEP: &str = "keep-game";
/// The word of the command that sends the map.
const SEND: &str = "send-map";

/// Commands at the end of a game.
enum EndingCommand<C> {
    /// Another game with the same players.
    Rematch,
    /// Another game with the same players and the same cards.
    SameCards,
    /// Saves the game in this browser.
    Keep,
    /// Sends a picture of the map, or saves it.
    Send,
    /// A command of the game's own content.
    OfGame(C),
}

impl<C: Display> Display for EndingCommand<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            EndingCommand::Rematch => f.write_str(REMATCH),
            EndingCommand::SameCards => f.write_str(SAME_CARDS),
            EndingCommand::Keep => f.write_str(KEEP),
            EndingCommand::Send => f.write_str(SEND),
            EndingCommand::OfGame(command) => command.fmt(f),
        }
    }
}

impl<C: FromStr> FromStr for EndingCommand<C> {
    type Err = C::Err;

    fn from_str(text: &str) -> Result<EndingCommand<C>, C::Err> {
        match text {
            REMATCH => Ok(EndingCommand::Rematch),
            SAME_CARDS => Ok(EndingCommand::SameCards),
            KEEP => Ok(EndingCommand::Keep),
            SEND => Ok(EndingCommand::Send),
            _ => text.parse().map(EndingCommand::OfGame),
        }
    }
}

impl<C: Command> Command for EndingCommand<C> {}

/// The panel at the end of a game: the game's content, and buttons and links for what to do next. It is empty until the
/// game is over. `act` gets the gestures on the content, whose commands the game defines; the words `rematch`,
/// `same-cards`, `keep-game` and `send-map` are taken.
pub fn ending<G: OnPage, C: Command>(
    top: Tabletop<G>,
    content: impl Fn() -> Markup + 'static,
    act: impl Fn(Gesture, C) + 'static,
) -> AnyView {
    let speech = Speech::here();
    let html = move || top.end().map_or_else(Markup::default, |end| framed(speech, &end, &content()));
    let act = move |gesture, command| match command {
        EndingCommand::Rematch if gesture == Gesture::Press => top.rematch(),
        EndingCommand::SameCards if gesture == Gesture::Press => top.restart(),
        EndingCommand::Keep if gesture == Gesture::Press => top.keep(),
        EndingCommand::Send if gesture == Gesture::Press => tell_ending("picture"),
        EndingCommand::Rematch | EndingCommand::SameCards | EndingCommand::Keep | EndingCommand::Send => {}
        EndingCommand::OfGame(command) => act(gesture, command),
    };
    celebrate(Signal::derive(move || top.seen.with(Seen::is_over)));
    panel(html).on(act).view()
}

/// When the last move of the game is seen to be made, the end is an event: see `finale.js`.
fn celebrate(is_over: Signal<bool>) {
    let was_over = StoredValue::new(is_over.get_untracked());
    effect(move || {
        let over = is_over.get();
        if over && !was_over.get_value() {
            // Once the end is on the screen.
            set_timeout(|| tell_ending("finale"), Duration::ZERO);
        }
        was_over.set_value(over);
    });
}

/// Dispatches an event to the panel of the end: `boot.js` loads the script that handles it.
fn tell_ending(kind: &str) {
    let options = EventInit::new();
    options.set_bubbles(true);
    if let (Some(ending), Ok(event)) =
        (document().get_element_by_id(ENDING), Event::new_with_event_init_dict(kind, &options))
    {
        let _ = ending.dispatch_event(&event);
    }
}

/// The id of the panel of the end.
const ENDING: &str = "ending";

/// What is known at the end of any game.
#[derive(Default)]
pub(crate) struct End {
    pub(crate) game: &'static str,
    /// The rank and the points of each player, in seat order.
    pub(crate) results: Vec<(u16, i32)>,
    pub(crate) names: Vec<String>,
    /// The classes that give the seats their colours.
    pub(crate) colours: Vec<String>,
    /// The seats that are played here.
    pub(crate) mine: Seats,
    /// The id under which the game is saved, if it is.
    pub(crate) saved_as: Option<String>,
    /// The address of the saved game, if a game of a server was saved here.
    pub(crate) kept: Option<Route>,
    pub(crate) is_lesson: bool,
    pub(crate) to_beat: Option<(String, i32)>,
    pub(crate) analysis: Option<Route>,
    /// A challenge with the same cards, if they are known.
    pub(crate) challenge: Option<Route>,
}

impl<G: OnPage> Tabletop<G> {
    /// What is known at the end of the game; none before.
    fn end(self) -> Option<End> {
        if !self.over() {
            return None;
        }
        self.seen.with(|seen| {
            let players = seen.outcome()?.players;
            Some(End {
                game: G::NAME,
                results: players.iter().map(|player| (player.rank, player.total)).collect(),
                names: seen.names(),
                colours: seen.seating.iter().map(Chair::colour_class).collect(),
                mine: seen.mine,
                saved_as: self.saved_as(),
                kept: self.kept().filter(|_| self.saved_as().is_none()),
                is_lesson: self.is_lesson(),
                to_beat: self.to_beat(),
                analysis: self.analysis(),
                challenge: self.record().map(|record| Route::Challenge(Challenge::of(&record, &seen.seating))),
            })
        })
    }
}

fn framed(speech: Speech, end: &End, content: &Markup) -> Markup {
    let verdict = verdict(end).map(|verdict| speech.say(&verdict));
    let totals = end.names.iter().zip(&end.results).map(|(name, (_, total))| format!("{name}: {total}"));
    html! {
        section.panel.ending id=(ENDING) data-title=(speech.term(&format!("{}-name", end.game)))
            data-verdict=[verdict.as_ref()] data-totals=(totals.collect::<Vec<_>>().join(" · "))
            data-link=[end.challenge.as_ref().map(link)] {
            @if let Some(verdict) = &verdict {
                h2.honour #verdict { (seal()) span { (verdict) } }
            } @else if let [(_, total)] = end.results[..] {
                h2.honour #alone { span { (speech.say(&Phrase::new("page-standing-points").with("count", i64::from(total)))) } }
            }
            p.ways {
                button.big #rematch data-do=(REMATCH) { (speech.term("page-rematch")) }
                @if let Some(analysis) = &end.analysis {
                    (way("analyse-end", analysis, &speech.term("page-analyse")))
                }
                button id=(SEND) data-do=(SEND) { (speech.term("page-send-map")) }
            }
            @if let Some(compared) = with_earlier_games(end) {
                p #earlier { (speech.say(&compared)) }
            }
            @if let Some(comparison) = comparison(end) {
                p #compared { (speech.say(&comparison)) }
            }
            h2 { (speech.term("page-score-sheet")) }
            (content)
            p.ways {
                // A link and a lesson are not the user's game.
                @if end.saved_as.is_some() && !end.is_lesson {
                    button #same-cards data-do=(SAME_CARDS) { (speech.term("page-same-cards")) }
                }
                // A game that came by a link is not saved here, so it cannot be shared or printed.
                @if let Some(id) = end.saved_as.clone() {
                    (way("share-end", &Route::Share { id, at: None }, &speech.term("page-share-long")))
                }
                @if end.saved_as.is_none() && end.analysis.is_some() && !end.is_lesson {
                    @match &end.kept {
                        Some(kept) => {
                            span.told #kept role="status" { (speech.term("page-kept")) }
                            (way("open-kept", kept, &speech.term("page-open-kept")))
                        },
                        None => button #keep-game data-do=(KEEP) { (speech.term("page-keep-game")) },
                    }
                }
            }
        }
    }
}

/// A seal of wax with a ribbon, beside who won or a title.
pub fn seal() -> Markup {
    html! {
        svg.seal viewBox="0 0 48 60" aria-hidden="true" {
            path.ribbon d="M15 34 10 58l9-5 5 6 5-6 9 5-5-24z" {}
            path.wax d="M24 1c4 0 5 3 8 4s7 0 9 3 0 6 2 9 4 4 4 8-3 5-4 8 0 7-3 9-6 0-9 2-4 4-8 4-5-3-8-4-7 0-9-3 0-6-2-9-4-4-4-8 3-5 4-8 0-7 3-9 6 0 9-2 4-4 8-4z" {}
            path.mark d="m24 9 4 11 11 4-11 4-4 11-4-11-11-4 11-4z" {}
        }
    }
}

fn way(id: &str, route: &Route, name: &str) -> Markup {
    html! { a.button id=(id) href=(route.hash()) { (name) } }
}

/// Compares the points of the only person here with this user's earlier games.
fn with_earlier_games(end: &End) -> Option<Phrase> {
    let id = end.saved_as.as_ref().filter(|_| !end.is_lesson)?;
    let own = end.mine.first().filter(|_| end.mine.len() == 1)?;
    compared(end.game, end.results[own.index()].1, end.results.len() as u8, id)
}

/// Compares the best result of a person here with the challenge that the table takes up, if it does.
fn comparison(end: &End) -> Option<Phrase> {
    let (by, points) = end.to_beat.clone()?;
    let (own, who) = end.mine.iter().map(|seat| (end.results[seat.index()].1, seat)).max_by_key(|(own, _)| *own)?;
    let code = match own - points {
        0 => "page-challenge-equal",
        1.. => "page-challenge-ahead",
        _ => "page-challenge-behind",
    };
    let phrase = Phrase::new(code).with("persons", i64::from(end.mine.len()));
    let phrase = phrase.with("who", end.names[who.index()].as_str()).with("own", i64::from(own)).with("by", by);
    Some(phrase.with("points", i64::from((own - points).abs())))
}

/// The players by rank. `rank` is the code of the message for each, such as `GAME-rank`; `honours` renders the rest.
pub fn ranking<G: OnPage>(
    top: Tabletop<G>,
    speech: Speech,
    rank: &'static str,
    honours: impl Fn(&G::Honours) -> Markup,
) -> Markup {
    let outcome = top.seen.with(|seen| seen.outcome());
    let players = outcome.into_iter().flat_map(|outcome| outcome.players);
    let honours: Vec<Markup> = players.map(|player| honours(&player.honours)).collect();
    top.end().map_or_else(Markup::default, |end| ranked(speech, rank, &end, &honours))
}

fn ranked(speech: Speech, rank: &'static str, end: &End, honours: &[Markup]) -> Markup {
    let seats_at = |rank: u16| (0..end.results.len()).filter(move |&seat| end.results[seat].0 == rank);
    let sentence = |seat: usize| {
        let (rank_of, total) = end.results[seat];
        let phrase = Phrase::new(rank).with("rank", i64::from(rank_of)).with("name", end.names[seat].as_str());
        speech.say(&phrase.with("total", i64::from(total)))
    };
    // Who played alone has no rank: the points stand above.
    if let [honours] = honours {
        return html! { (honours) };
    }
    html! {
        ol.ranking {
            @for seat in (1..=end.results.len() as u16).flat_map(seats_at) {
                li class=(end.colours[seat]) { (sentence(seat)) (honours[seat]) }
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

/// The same table, but each number is a button with the command for its seat and line. `from` says from which elements the
/// points of a line come, by their ids.
pub fn score_boxes<G: OnPage, C: Command>(
    top: Tabletop<G>,
    speech: Speech,
    sheets: &[ScoreSheet],
    title: impl Fn(&Line) -> String,
    command: impl Fn(Seat, usize) -> C,
    from: impl Fn(Seat, &Line) -> Vec<String>,
) -> Markup {
    let columns = columns(top, sheets);
    let points = |seat: usize, row: usize, line: &Line| {
        let about = speech.say(&line.title);
        // Two players may have the same points for the same thing: the button's name says whose they are.
        let name = format!("{}, {about}: {}", columns[seat].name, line.points);
        html! {
            button.box id={ "box-" (seat) "-" (row) } data-do=(command(Seat(seat as u8), row).to_string()) title=(about)
                data-from=(from(Seat(seat as u8), line).join(" ")) aria-label=(name) {
                (line.points)
            }
            // The row has a more general name.
            @if title(line) != about { small { (about) } }
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
    let table = html! {
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
    };
    sideways(table)
}

#[cfg(test)]
mod tests {
    use super::EndingCommand;

    page_kit::commands! {
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
