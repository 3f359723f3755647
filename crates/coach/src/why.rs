//! The reasons for a move, from the explained points before and after it.

use table::{Item, Line, Phrase, Seat};

/// One reason for a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The line of the score sheet; for a reason without points, the whole text.
    pub line: Phrase,
    /// The cause of the points, if there is a single one.
    pub because: Option<Because>,
    /// The change of the points.
    pub points: i32,
    /// The seat whose points change, if it is not the one that moves.
    pub whose: Option<Seat>,
}

/// The cause of a change of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// Something is new.
    New(&'static str),
    /// Something is gone.
    Gone(&'static str),
}

impl Reason {
    /// A reason without points.
    #[must_use]
    pub const fn note(text: Phrase) -> Reason {
        Reason { line: text, because: None, points: 0, whose: None }
    }

    /// The reason in the reader's language.
    fn in_words(&self, game: &str, say: &impl Fn(&Phrase) -> String) -> String {
        if self.points == 0 {
            return say(&self.line);
        }
        let (code, because) = match self.because {
            None => ("coach-reason", None),
            Some(Because::New(reason)) => ("coach-reason-because", Some(reason)),
            Some(Because::Gone(reason)) => ("coach-reason-no-longer", Some(reason)),
        };
        let phrase = Phrase::new(code).with("line", say(&self.line)).with("points", signed(self.points));
        say(&match because {
            Some(reason) => phrase.term("because", format!("{game}-reason-{reason}")),
            None => phrase,
        })
    }
}

/// A change of points, with its sign.
#[must_use]
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// The changes between the lines of two score sheets, the largest first.
#[must_use]
pub fn score_changes(before: &[Line], after: &[Line]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let titles = before.iter().filter(|line| after.iter().all(|other| other.title != line.title)).chain(after);
    for title in titles.map(|line| &line.title) {
        let find = |lines: &[Line]| lines.iter().find(|line| line.title == *title).cloned();
        let (was, is) = (find(before), find(after));
        let points = |line: &Option<Line>| line.as_ref().map_or(0, |line| line.points);
        let change = points(&is) - points(&was);
        if change != 0 {
            let items = |line: Option<Line>| line.map_or(Vec::new(), |line| line.items);
            let because = single(&items(was), &items(is));
            reasons.push(Reason { line: title.clone(), because, points: change, whose: None });
        }
    }
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.points.abs()));
    reasons
}

/// The cause of the difference, if there is only one.
fn single(before: &[Item], after: &[Item]) -> Option<Because> {
    let paid = |items: &[Item], reason: &str| -> i32 {
        items.iter().filter(|item| item.reason == reason).map(|item| item.points).sum()
    };
    let mut reasons: Vec<&'static str> = before.iter().chain(after).map(|item| item.reason).collect();
    reasons.sort_unstable();
    reasons.dedup();
    reasons.retain(|reason| paid(before, reason) != paid(after, reason));
    let [reason] = reasons[..] else { return None };
    let more = paid(after, reason).abs() > paid(before, reason).abs();
    Some(if more { Because::New(reason) } else { Because::Gone(reason) })
}

/// The maximum number of reasons in a sentence.
const MAX_REASONS: usize = 3;

/// The reasons for a move in one sentence; `say` renders a phrase. A move without reasons is called a preparation.
pub fn sentence(game: &str, reasons: &[Reason], say: impl Fn(&Phrase) -> String) -> String {
    let reasons_text: Vec<String> =
        reasons.iter().take(MAX_REASONS).map(|reason| reason.in_words(game, &say)).collect();
    let reasons_text =
        if reasons_text.is_empty() { say(&Phrase::new("coach-prepares")) } else { reasons_text.join("; ") };
    match reasons.first().and_then(|reason| reason.whose) {
        Some(seat) => say(&Phrase::new("coach-whose").with("seat", seat).with("what", reasons_text)),
        None => reasons_text,
    }
}
