//! The points of a parchment now, and with the draft.

use crate::{Misterra, Parchment, Score, Space, Spaces};
use leptos::prelude::*;
use maud::{Markup, html};
use page::points_strip::{Paying, points_strip};
use page_kit::command::Command;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Game, Item, Seat};

use super::hand::{presumption_card, presumption_rule};
use super::screen::Screen;

page_kit::commands! {
    /// The commands of the points panel.
    enum PointsCommand {
        /// A line of the score sheet.
        Line(line: usize) = "line",
    }
}

/// The spaces of some items of a score sheet.
pub fn spaces_of(items: &[Item]) -> Spaces {
    let spaces = items.iter().flat_map(|item| &item.spaces).filter_map(|&space| Space::new(space as u8));
    spaces.fold(Spaces::default(), |all, space| all.or(Spaces::only(space)))
}

/// One row: its name, its points now and with the draft, and the link to its rule.
struct Row {
    name: Markup,
    now: i32,
    then: Option<i32>,
    rule: Markup,
}

impl Row {
    /// The points with the draft, if they change.
    fn change(&self) -> Option<i32> {
        self.then.filter(|then| *then != self.now)
    }
}

/// The points panel.
pub fn points(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let act = move |gesture, PointsCommand::Line(line)| {
        screen.light(match gesture {
            Gesture::Out => Spaces::default(),
            Gesture::Press | Gesture::Enter | Gesture::Over => explained(screen, screen.subject(), line),
        });
    };
    panel(move || content(screen, speech)).on(act).class("panel edicts points-panel").view()
}

fn content(screen: Screen, speech: Speech) -> Markup {
    let seat = screen.subject();
    let (now, then) = screen.scores(seat);
    let then = then.filter(|_| screen.viewer() == Some(seat));
    let total = score_row(html! {}, Score::total, &now, then.as_ref());
    html! {
        @let heading = if screen.top.over() { "page-misterra-points" } else { "page-misterra-if-it-ended-now" };
        h2 { (speech.term(heading)) }
        ul {
            // Rows are in the order of the score sheet.
            @for (line, row) in rows(screen, speech, seat, &now, then.as_ref()).iter().enumerate() {
                li { (row_button(line, row)) (row.rule) }
            }
        }
        p.sum {
            span { (speech.term("chart-total")) }
            span.points {
                (total.now)
                @if let Some(then) = total.change() {
                    " " span.then { "→ " (then) }
                }
            }
        }
    }
}

fn row_button(line: usize, row: &Row) -> Markup {
    let command = PointsCommand::Line(line);
    html! {
        button.row id=(command.id()) data-do=(command) {
            span.words { (row.name) }
            span.points {
                span.now { (row.now) }
                @if let Some(then) = row.change() {
                    span.then.worse[then < row.now] { "→ " (then) }
                }
            }
        }
    }
}

/// The rows, in the order of the score sheet.
fn rows(screen: Screen, speech: Speech, seat: Seat, now: &Score, then: Option<&Score>) -> Vec<Row> {
    let row = |code: &str, of: fn(&Score) -> i32| score_row(html! { strong { (speech.term(code)) } }, of, now, then);
    let (master, solo) = screen.top.shown.with(|shown| (shown.open.master, shown.open.is_solo()));
    let mut rows = vec![
        row("misterra-line-fidelity", |score| score.fidelity),
        row("misterra-line-completeness", |score| score.completeness),
    ];
    rows.extend(presumption_rows(screen, speech, seat, then.is_some()));
    rows.push(row("misterra-line-claims", |score| score.claims));
    if master {
        rows.push(row("misterra-line-master", |score| score.master));
    }
    if solo {
        rows.push(row("misterra-line-otoma", |score| -score.otoma));
    }
    rows
}

/// The row of a part of the score.
fn score_row(name: Markup, of: fn(&Score) -> i32, now: &Score, then: Option<&Score>) -> Row {
    Row { name, now: of(now), then: then.map(of), rule: Markup::default() }
}

/// The rows of the presumptions that the viewer knows.
fn presumption_rows(screen: Screen, speech: Speech, seat: Seat, drafted: bool) -> Vec<Row> {
    let before = screen.top.shown.with(|shown| shown.open.explorers[seat.index()].parchment);
    let after: Option<Parchment> = if drafted { screen.drafted_parchment(seat) } else { None };
    let row = |card: crate::Presumption| Row {
        name: presumption_card(speech, card),
        now: card.points(&before),
        then: after.as_ref().map(|after| card.points(after)),
        rule: presumption_rule(speech, card),
    };
    screen.presumptions(seat).into_iter().map(row).collect()
}

/// The presumptions that the viewer plays for, in one line, where the panel is not in sight.
pub fn strip(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let seat = screen.viewer().unwrap_or(Seat(0));
        let (_, then) = screen.scores(seat);
        let before = screen.top.shown.with(|shown| shown.open.explorers[seat.index()].parchment);
        let after = then.and_then(|_| screen.drafted_parchment(seat));
        let row = |card: crate::Presumption| Paying {
            mark: speech.term(&card.term()),
            name: card.term(),
            rule: format!("misterra-rule-{}", card.number()),
            link: presumption_rule(speech, card),
            scored: true,
            now: card.points(&before),
            then: after.as_ref().map(|after| card.points(after)),
        };
        let rows: Vec<Paying> = screen.presumptions(seat).into_iter().map(row).collect();
        if rows.is_empty() {
            html! {}
        } else {
            points_strip(speech, "page-misterra-presumptions", &rows, html! {})
        }
    };
    panel(html).view()
}

/// The spaces that a line of the score sheet gets its points from.
fn explained(screen: Screen, seat: Seat, line: usize) -> Spaces {
    let viewer = screen.top.viewer.get_untracked();
    screen.top.shown.with_untracked(|shown| {
        let sheet = Misterra::score_sheet(shown.view(viewer), seat);
        sheet.lines.get(line).map(|line| spaces_of(&line.items)).unwrap_or_default()
    })
}

impl Screen {
    /// The parchment of a seat with the draft and the proposed action.
    fn drafted_parchment(self, seat: Seat) -> Option<Parchment> {
        self.with_run(|run| {
            let mut run = run.clone()?;
            if let Some(action) = self.proposed() {
                run.push(action).ok()?;
            }
            Some(run.view().open.explorers[seat.index()].parchment)
        })
    }
}
