//! Points, line by line and item by item; whatever is pointed at lights the spaces it comes from.

use leptos::prelude::*;
use pad::Pad;
use table::{Item, Line, Phrase};
use vellum::html::{Gesture, Touch, escaped, panel, parts};
use vellum::speech::Speech;

use super::desk::Desk;

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
    fn said(&self, speech: Speech, game: &str) -> String {
        let points: i32 = self.items.iter().map(|item| item.points).sum();
        let phrase = Phrase::new("page-reason")
            .with("count", self.items.len() as i64)
            .term("reason", format!("{game}-reason-{}", self.reason))
            .with("points", i64::from(points));
        speech.say(&phrase)
    }
}

/// Lines with their items, as HTML.
pub fn lines(speech: Speech, game: &str, lines: &[Line]) -> String {
    let line = |(place, line): (usize, &Line)| {
        let items = kinds(&line.items);
        let item = |(number, kind): (usize, &Kind<'_>)| {
            format!(
                "<li><button class=\"reason\" id=\"item-{place}-{number}\" data-do=\"item:{place} {number}\">{}</button></li>",
                escaped(&kind.said(speech, game))
            )
        };
        let items: String = items.iter().enumerate().map(item).collect();
        let items = if items.is_empty() { items } else { format!("<ul>{items}</ul>") };
        format!(
            "<li><button class=\"line\" id=\"line-{place}\" data-do=\"line:{place}\"><strong>{}</strong>\
             <span class=\"points\">{}</span></button>{items}</li>",
            escaped(&speech.say(&line.title)),
            line.points
        )
    };
    format!("<ul class=\"counted\">{}</ul>", lines.iter().enumerate().map(line).collect::<String>())
}

/// The same for the printer.
pub fn printed(speech: Speech, game: &str, lines: &[Line]) -> String {
    let row = |line: &Line| {
        let items: Vec<String> = kinds(&line.items).iter().map(|kind| escaped(&kind.said(speech, game))).collect();
        format!(
            "<tr><th scope=\"row\">{}<span class=\"hint\">{}</span></th><td>{}</td></tr>",
            escaped(&speech.say(&line.title)),
            items.join(", "),
            line.points
        )
    };
    lines.iter().map(row).collect()
}

/// Lights what a line or an item speaks of; false if it is neither that is pointed at.
pub fn light(desk: Desk, lines: &[Line], (gesture, what): &Touch) -> bool {
    let (word, numbers) = parts(what);
    let mut numbers = numbers.split(' ').filter_map(|number| number.parse::<usize>().ok());
    let line = numbers.next().and_then(|place| lines.get(place));
    let spaces = match (word, line) {
        ("line", Some(line)) => line.items.iter().flat_map(|item| &item.spaces).copied().collect(),
        ("item", Some(line)) => {
            let kind = numbers.next().and_then(|number| kinds(&line.items).into_iter().nth(number));
            kind.iter().flat_map(|kind| &kind.items).flat_map(|item| &item.spaces).copied().collect()
        }
        ("line" | "item", None) => Vec::new(),
        _ => return false,
    };
    desk.lit.set(if *gesture == Gesture::Out { Vec::new() } else { spaces });
    true
}

/// The points of who is being entered.
pub fn sheet(desk: Desk) -> AnyView {
    panel(
        move || told(desk),
        move |touch| {
            light(desk, &lines_of(desk).unwrap_or_default(), &touch);
        },
    )
}

fn lines_of(desk: Desk) -> Result<Vec<Line>, Phrase> {
    let who = desk.who();
    let sheet = desk.pad.with(Pad::reckoned).sheets.into_iter().nth(who);
    sheet.map_or(Ok(Vec::new()), |sheet| sheet.map(|sheet| sheet.lines))
}

fn told(desk: Desk) -> String {
    let speech = desk.speech;
    let counted = match lines_of(desk) {
        Ok(counted) => {
            let total: i32 = counted.iter().map(|line| line.points).sum();
            lines(speech, desk.face.game, &counted) + &sum(&speech.term("chart-total"), total)
        }
        Err(why) => missing(speech, &why),
    };
    format!(
        "<section class=\"panel paper-points\"><h2>{}: {}</h2>{counted}</section>",
        escaped(&desk.name(desk.who())),
        escaped(&speech.term("study-paper-points"))
    )
}

/// What lines come to.
pub fn sum(name: &str, total: i32) -> String {
    format!("<p class=\"sum\"><span>{}</span><span id=\"sum\">{total}</span></p>", escaped(name))
}

/// What is missing, or wrong: a sentence where points would stand.
pub fn missing(speech: Speech, why: &Phrase) -> String {
    format!("<p class=\"hint missing\">{}</p>", escaped(&sentence(&speech.say(why))))
}

/// A phrase that stands alone begins with a capital and ends with a full stop.
pub fn sentence(said: &str) -> String {
    let mut sentence = capital(said);
    if !sentence.ends_with(['.', '!', '?', '…']) && !sentence.is_empty() {
        sentence.push('.');
    }
    sentence
}

/// What stands alone begins with a capital.
pub fn capital(said: &str) -> String {
    let mut letters = said.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    first + letters.as_str()
}
