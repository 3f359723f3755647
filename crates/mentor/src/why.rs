//! What a move brings, from the explained points before and after it.

use table::{Item, Line, Phrase};

/// One thing that a move brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The line of the score sheet.
    pub line: Phrase,
    /// The reason's code, if the points have a single one.
    pub because: Option<&'static str>,
    /// By how much the points change.
    pub points: i32,
}

/// What changes between the lines of two score sheets, the greatest change first.
#[must_use]
pub fn gained(before: &[Line], after: &[Line]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let titles = before.iter().filter(|line| after.iter().all(|other| other.title != line.title)).chain(after);
    for title in titles.map(|line| &line.title) {
        let find = |lines: &[Line]| lines.iter().find(|line| line.title == *title).cloned();
        let (was, is) = (find(before), find(after));
        let points = |line: &Option<Line>| line.as_ref().map_or(0, |line| line.points);
        let change = points(&is) - points(&was);
        if change != 0 {
            let items = |line: Option<Line>| line.map_or(Vec::new(), |line| line.items);
            reasons.push(Reason { line: title.clone(), because: single(&items(was), &items(is)), points: change });
        }
    }
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.points.abs()));
    reasons
}

/// The reason of all that is new, or else of all that is gone, if it is one.
fn single(before: &[Item], after: &[Item]) -> Option<&'static str> {
    let new = |of: &[Item], without: &[Item]| {
        let mut reasons = of.iter().filter(|item| !without.contains(item)).map(|item| item.reason);
        let first = reasons.next()?;
        reasons.all(|reason| reason == first).then_some(first)
    };
    new(after, before).or_else(|| new(before, after))
}

/// The most that is said of a move.
const SAID: usize = 3;

/// What a move brings, in one sentence; what `say` says is in the reader's language. A move that brings nothing at once is
/// said to prepare.
pub fn sentence(game: &str, reasons: &[Reason], say: impl Fn(&Phrase) -> String) -> String {
    let said = reasons.iter().take(SAID).map(|Reason { line, because, points }| {
        let points = if *points > 0 { format!("+{points}") } else { format!("−{}", points.unsigned_abs()) };
        match because {
            Some(because) => say(&Phrase::new("mentor-reason-because")
                .with("line", say(line))
                .term("because", format!("{game}-reason-{because}"))
                .with("points", points)),
            None => say(&Phrase::new("mentor-reason").with("line", say(line)).with("points", points)),
        }
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { say(&Phrase::new("mentor-prepares")) } else { said.join("; ") }
}
