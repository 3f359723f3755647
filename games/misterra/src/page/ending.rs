//! The end of the game: everybody's score sheet, item by item, the titles of a solo game, and what to do next.

use crate::{Misterra, Spaces};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::panel::Gesture;
use page_kit::speech::Speech;
use table::{Game, Line, Seat};

use super::boards::parchment_id;
use super::points::spaces_of;
use super::screen::Screen;
use page::finish;

page_kit::commands! {
    /// The commands of the score sheets.
    enum EndingCommand {
        /// A player's points for one line.
        Box(seat: u8, line: usize) = "box",
    }
}

/// The panel at the end of the game.
pub fn ending(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let act = move |gesture, EndingCommand::Box(seat, line)| match gesture {
        Gesture::Out => screen.light(Spaces::default()),
        Gesture::Press | Gesture::Enter | Gesture::Over => show(screen, Seat(seat), line),
    };
    finish::ending(screen.top, move || content(screen, speech), act)
}

fn content(screen: Screen, speech: Speech) -> Markup {
    let sheets: Vec<_> = screen.top.shown.with(|shown| {
        (0..screen.top.seats()).map(|seat| Misterra::score_sheet(shown.view(None), Seat(seat))).collect()
    });
    // Presumptions differ between players, so the row has a general title and each box names its presumption.
    let title = |line: &Line| {
        let presumption = line.title.code == "misterra-line-presumption";
        if presumption { speech.term("page-misterra-presumption") } else { speech.say(&line.title) }
    };
    let command = |seat: Seat, line| EndingCommand::Box(seat.0, line);
    // On the board is the parchment of one player.
    let from = |seat, line: &Line| match seat == screen.subject() {
        true => line.items.iter().flat_map(|item| &item.spaces).filter_map(|space| parchment_id(*space)).collect(),
        false => Vec::new(),
    };
    html! {
        (finish::ranking(screen.top, speech, "misterra-rank", |honours| titles(speech, honours)))
        (finish::score_boxes(screen.top, speech, &sheets, title, command, from))
    }
}

/// The titles of a solo game.
fn titles(speech: Speech, honours: &crate::Honours) -> Markup {
    let Some(titles) = &honours.titles else { return Markup::default() };
    let all = [
        ("page-misterra-titles-total", titles.total),
        ("page-misterra-titles-presumptions", titles.presumptions),
        ("page-misterra-titles-fidelity", titles.fidelity),
        ("page-misterra-titles-claims", titles.claims),
    ];
    html! {
        div.honour {
            (finish::seal())
            p.titles #titles {
                @for (of, title) in all {
                    span { (speech.term(of)) }
                    strong { (speech.term(&title.term())) }
                }
            }
        }
    }
}

/// Shows the parchment of a seat, and lights the spaces that the points of a line come from.
fn show(screen: Screen, seat: Seat, line: usize) {
    screen.state.update(|state| state.close_up = Some(seat));
    screen.light(screen.top.shown.with(|shown| {
        let sheet = Misterra::score_sheet(shown.view(None), seat);
        sheet.lines.get(line).map(|line| spaces_of(&line.items)).unwrap_or_default()
    }));
}
