//! The points in one line, for windows in which the panel with all points is not in sight. Each opens what pays and why.

use maud::{Markup, html};
use page_kit::speech::Speech;

/// Something that pays.
pub struct Paying {
    /// The sign or the short name that stands in the line.
    pub mark: String,
    /// The code of its name.
    pub name: String,
    /// The code of its rule.
    pub rule: String,
    /// The link to its rule.
    pub link: Markup,
    /// Whether it pays now.
    pub scored: bool,
    /// The points now.
    pub now: i32,
    /// The points after the draft.
    pub then: Option<i32>,
}

impl Paying {
    fn changes(&self) -> bool {
        self.then.is_some_and(|then| then != self.now)
    }

    /// The points after the draft, if they change.
    pub fn change(&self) -> Markup {
        html! {
            @if let Some(then) = self.then.filter(|_| self.changes()) {
                span.then.worse[then < self.now] { "→ " (then) }
            }
        }
    }
}

/// The line. `label` names it for screen readers; `rest` stands at its end.
pub fn points_strip(speech: Speech, label: &str, rows: &[Paying], rest: Markup) -> Markup {
    html! {
        div.points-strip role="group" aria-label=(speech.term(label)) {
            @for (place, row) in rows.iter().enumerate() {
                @let name = speech.term(&row.name);
                @let about = format!("pays-{place}");
                button.scored[row.scored] popovertarget=(about) title=(name) {
                    span { (row.mark) } " "
                    // There is no room for both.
                    span { @if row.changes() { (row.change()) } @else { (row.now) } }
                }
                section.menu id=(about) popover {
                    h2 { (name) }
                    p { (speech.term(&row.rule)) }
                    p { strong { (row.now) } " " (row.change()) " " (row.link) }
                }
            }
            (rest)
        }
    }
}
