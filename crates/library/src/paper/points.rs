//! Points, line by line and item by item. Pointing at one highlights the spaces it comes from.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::{Command, UnknownCommand};
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use scorepad::Pad;
use table::{Item, Line, Phrase};

use super::pad_screen::PadScreen;

page_kit::commands! {
    /// The lines and items that can be pointed at.
    pub enum PointsCommand {
        /// A line, by its index.
        Line(line: usize) = "line",
        /// The items of one kind in a line.
        Item(line: usize, kind: usize) = "item",
    }
}

/// The commands of a panel that has points and other parts.
#[derive(Clone, PartialEq, Debug)]
pub enum WithPoints<C> {
    /// A command of the points.
    Points(PointsCommand),
    /// A command of the other parts.
    Other(C),
}

impl<C: Display> Display for WithPoints<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            WithPoints::Points(command) => command.fmt(f),
            WithPoints::Other(command) => command.fmt(f),
        }
    }
}

impl<C: FromStr> FromStr for WithPoints<C> {
    type Err = UnknownCommand;

    fn from_str(text: &str) -> Result<WithPoints<C>, UnknownCommand> {
        let points = text.parse().map(WithPoints::Points);
        points.or_else(|_| text.parse().map(WithPoints::Other).map_err(|_| UnknownCommand))
    }
}

impl<C: Command> Command for WithPoints<C> {}

/// Items of one kind.
struct Kind<'a> {
    reason: &'static str,
    items: Vec<&'a Item>,
}

fn kinds(items: &[Item]) -> Vec<Kind<'_>> {
    let mut kinds: Vec<Kind<'_>> = Vec::new();
    for item in items {
        match kinds.iter_mut().find(|kind| kind.reason == item.reason) {
            Some(kind) => kind.items.push(item),
            None => kinds.push(Kind { reason: item.reason, items: vec![item] }),
        }
    }
    kinds
}

impl Kind<'_> {
    fn in_words(&self, speech: Speech, game: &str) -> String {
        let points: i32 = self.items.iter().map(|item| item.points).sum();
        let phrase = Phrase::new("page-reason")
            .with("count", self.items.len() as i64)
            .term("reason", format!("{game}-reason-{}", self.reason))
            .with("points", i64::from(points));
        speech.say(&phrase)
    }
}

/// Lines with their items.
pub fn lines(speech: Speech, game: &str, lines: &[Line]) -> Markup {
    html! {
        ul.counted {
            @for (place, line) in lines.iter().enumerate() {
                li {
                    // A line without items lights nothing.
                    button.line id={ "line-" (place) } data-do=(PointsCommand::Line(place)) disabled[line.items.is_empty()] {
                        strong { (speech.say(&line.title)) }
                        span.points { (line.points) }
                    }
                    @if !line.items.is_empty() {
                        (items(speech, game, place, line))
                    }
                }
            }
        }
    }
}

/// The items of a line, kind by kind.
fn items(speech: Speech, game: &str, place: usize, line: &Line) -> Markup {
    html! {
        ul {
            @for (number, kind) in kinds(&line.items).iter().enumerate() {
                li {
                    button.reason id={ "item-" (place) "-" (number) } data-do=(PointsCommand::Item(place, number)) {
                        (kind.in_words(speech, game))
                    }
                }
            }
        }
    }
}

/// The same for printing, as rows of a table.
pub fn printed(speech: Speech, game: &str, lines: &[Line]) -> Markup {
    let items = |line: &Line| {
        let items: Vec<String> = kinds(&line.items).iter().map(|kind| kind.in_words(speech, game)).collect();
        items.join(", ")
    };
    html! {
        @for line in lines {
            tr {
                th scope="row" {
                    (speech.say(&line.title))
                    span.hint { (items(line)) }
                }
                td { (line.points) }
            }
        }
    }
}

/// Highlights the spaces of a line or item while it is pointed at.
pub fn light(screen: PadScreen, lines: &[Line], gesture: Gesture, pointed: &PointsCommand) {
    let spaces = if gesture == Gesture::Out { None } else { spaces_of(lines, pointed) };
    screen.lit.set(spaces.unwrap_or_default());
}

/// The spaces of a line or item; none if it does not exist.
fn spaces_of(lines: &[Line], pointed: &PointsCommand) -> Option<Vec<u16>> {
    let spaces = match *pointed {
        PointsCommand::Line(line) => lines.get(line)?.items.iter().flat_map(|item| &item.spaces).copied().collect(),
        PointsCommand::Item(line, kind) => {
            let kind = kinds(&lines.get(line)?.items).into_iter().nth(kind)?;
            kind.items.iter().flat_map(|item| &item.spaces).copied().collect()
        }
    };
    Some(spaces)
}

/// The points of the player being entered.
pub fn sheet(screen: PadScreen) -> AnyView {
    let act = move |gesture, pointed| light(screen, &lines_of(screen).unwrap_or_default(), gesture, &pointed);
    panel(move || html(screen)).on(act).view()
}

fn lines_of(screen: PadScreen) -> Result<Vec<Line>, Phrase> {
    let who = screen.who();
    let sheet = screen.pad.with(Pad::scores).sheets.into_iter().nth(who);
    sheet.map_or(Ok(Vec::new()), |sheet| sheet.map(|sheet| sheet.lines))
}

fn html(screen: PadScreen) -> Markup {
    let speech = screen.speech;
    html! {
        section.panel.paper-points {
            h2 { (screen.name(screen.who())) ": " (speech.term("library-paper-points")) }
            @match lines_of(screen) {
                Ok(counted) => {
                    (lines(speech, screen.game.name, &counted))
                    (sum(&speech.term("chart-total"), counted.iter().map(|line| line.points).sum()))
                }
                Err(why) => { (missing(speech, &why)) }
            }
        }
    }
}

/// The total of the lines.
pub fn sum(name: &str, total: i32) -> Markup {
    html! {
        p.sum {
            span { (name) }
            span #sum { (total) }
        }
    }
}

/// What is missing or wrong: a sentence shown instead of the points.
pub fn missing(speech: Speech, why: &Phrase) -> Markup {
    html! { p.hint.missing { (sentence(&speech.say(why))) } }
}

/// A phrase as a sentence: with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut sentence = capital(text);
    if !sentence.ends_with(['.', '!', '?', '…']) && !sentence.is_empty() {
        sentence.push('.');
    }
    sentence
}

/// A text with its first letter capitalised.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    first + letters.as_str()
}
