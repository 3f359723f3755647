//! What a parchment is worth now, and with what is drafted.

use crate::{Misterra, Score, Space, Spaces};
use leptos::prelude::*;
use table::{Game, Item, Seat};
use vellum::html::{Gesture, Panel, Touch, escaped, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use super::hand::{presumption_card, presumption_rule};

/// The spaces of some explained points.
pub fn spaces_of(items: &[Item]) -> Spaces {
    let spaces = items.iter().flat_map(|item| &item.spaces).filter_map(|&space| Space::new(space as u8));
    spaces.fold(Spaces::default(), |all, space| all.or(Spaces::only(space)))
}

/// One row: a name, a number now and what it becomes, and the way to its rule. Rows carry the number of their line on the
/// score sheet.
fn row(line: usize, name: &str, (now, then): (i32, Option<i32>), rule: &str) -> String {
    let then = then.filter(|then| *then != now).map_or(String::new(), |then| {
        let class = if then > now { "then" } else { "then worse" };
        format!("<span class=\"{class}\">→ {then}</span>")
    });
    format!(
        "<li><button class=\"row\" id=\"line-{line}\" data-do=\"line:{line}\"><span class=\"words\">{name}</span>\
         <span class=\"points\"><span class=\"now\">{now}</span>{then}</span></button>{rule}</li>"
    )
}

/// The panel.
#[component]
pub fn Points() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || {
        let seat = desk.subject();
        let (now, then) = desk.scores(seat);
        let then = then.filter(|_| desk.viewer() == Some(seat));
        let cards = desk.presumptions(seat);
        let card_points = |score: &crate::Parchment| cards.iter().map(|card| card.points(score)).collect::<Vec<_>>();
        let before = desk.top.shown.with(|shown| card_points(&shown.open.explorers[seat.index()].parchment));
        let after = then.and_then(|_| desk.drafted_parchment(seat)).map(|parchment| card_points(&parchment));
        let named = |code: &str| format!("<strong>{}</strong>", escaped(&speech.term(code)));
        let part = |of: fn(&Score) -> i32| (of(&now), then.as_ref().map(of));
        let mut line = 0;
        let mut rows = String::new();
        let mut add = |name: String, points: (i32, Option<i32>), rule: &str| {
            rows += &row(line, &name, points, rule);
            line += 1;
        };
        add(named("misterra-line-fidelity"), part(|score| score.fidelity), "");
        add(named("misterra-line-completeness"), part(|score| score.completeness), "");
        for (place, card) in cards.iter().enumerate() {
            let points = (before[place], after.as_ref().map(|after| after[place]));
            add(presumption_card(speech, *card), points, &presumption_rule(speech, *card));
        }
        add(named("misterra-line-claims"), part(|score| score.claims), "");
        let (master, solo) = desk.top.shown.with(|shown| (shown.open.master, shown.open.is_solo()));
        if master {
            add(named("misterra-line-master"), part(|score| score.master), "");
        }
        if solo {
            add(named("misterra-line-otoma"), part(|score| -score.otoma), "");
        }
        let total = part(Score::total);
        format!(
            "<h2>{}</h2><ul>{rows}</ul><p class=\"sum\"><span>{}</span><span class=\"points\">{}{}</span></p>",
            escaped(&speech.term("page-misterra-if-it-ended-now")),
            escaped(&speech.term("chart-total")),
            total.0,
            total
                .1
                .filter(|then| *then != total.0)
                .map_or(String::new(), |then| format!(" <span class=\"then\">→ {then}</span>")),
        )
    });
    let act = move |(gesture, what): Touch| {
        let line: Option<usize> = parts(&what).1.parse().ok();
        desk.light(match (gesture, line) {
            (Gesture::Out, _) | (_, None) => Spaces::default(),
            (_, Some(line)) => explained(desk, desk.subject(), line),
        });
    };
    view! { <Panel html act class="panel edicts points-panel"/> }
}

/// The spaces that a line of the score sheet gets its points from.
fn explained(desk: Desk, seat: Seat, line: usize) -> Spaces {
    let viewer = desk.top.viewer.get_untracked();
    desk.top.shown.with_untracked(|shown| {
        let sheet = Misterra::score_sheet(shown.view(viewer), seat);
        sheet.lines.get(line).map(|line| spaces_of(&line.items)).unwrap_or_default()
    })
}

impl Desk {
    /// The parchment of a seat with what is proposed.
    fn drafted_parchment(self, seat: Seat) -> Option<crate::Parchment> {
        self.with_run(|run| {
            let mut run = run.clone()?;
            if let Some(action) = self.proposed() {
                run.push(action).ok()?;
            }
            Some(run.view().open.explorers[seat.index()].parchment)
        })
    }
}
