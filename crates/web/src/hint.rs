//! Hints: the best three moves for the person who is asked, what they are worth and why, told below the question.
//!
//! A mentor thinks of them in a worker. What it answers is text (see `mentor::answer`); the page says what the moves are
//! and what they bring. Pressing one drafts it.

use leptos::prelude::*;
use mentor::{sentence, signed};
use table::Phrase;
use vellum::html::{Gesture, Touch, button, escaped, key_button, panel, parts, whenever};
use vellum::speech::Speech;

use crate::app::Notice;
use crate::games::OnPage;
use crate::keys::table_keys;
use crate::run::Run;
use crate::sitting::Sitting;
use crate::tabletop::Tabletop;
use crate::thinker::Thinker;

/// The hints of a table.
#[derive(Clone, Copy)]
pub struct Hints {
    /// What can be asked now: it changes with the game and with who is asked, and in between there is nothing to ask.
    question: Signal<Option<String>>,
    /// The question that was asked, and its answer, which is empty as long as it is thought about.
    asked: RwSignal<Option<(String, String)>>,
    thinker: StoredValue<Thinker, LocalStorage>,
    notice: Notice,
    speech: Speech,
}

impl Hints {
    /// No hint was asked for yet. One that is asked for is forgotten as soon as the game has moved on.
    pub fn at<G: OnPage>(top: Tabletop<G>) -> Hints {
        let lesson = top.is_lesson();
        let question = Signal::derive(move || {
            let seat = top.asked.get().filter(|_| !lesson)?;
            Some(format!("hint {seat}\n{}", top.written.get()))
        });
        Hints::new(question)
    }

    fn new(question: Signal<Option<String>>) -> Hints {
        let (notice, speech) = (Notice::here(), Speech::here());
        let hints = Hints { question, asked: RwSignal::new(None), thinker: expect_context(), notice, speech };
        whenever(move || {
            let question = hints.question.get();
            if hints
                .asked
                .with_untracked(|asked| asked.as_ref().is_some_and(|(asked, _)| Some(asked) != question.as_ref()))
            {
                hints.put_away();
            }
        });
        // Who leaves the table does not wait for it.
        on_cleanup(move || {
            hints.thinker.try_with_value(Thinker::give_up);
        });
        table_keys(move |key| {
            if matches!(key, "i" | "I") {
                hints.press();
            }
        });
        hints
    }

    /// Asks for a hint; asked once more, gives it up or puts it away.
    pub fn press(self) {
        if self.asked.with_untracked(Option::is_some) {
            return self.put_away();
        }
        let Some(question) = self.question.get_untracked() else { return };
        self.asked.set(Some((question.clone(), String::new())));
        let asked = question.clone();
        let answered = move |answer: String| {
            // The screen may have been left meanwhile, or the game moved on.
            let wanted =
                self.asked.try_with_untracked(|asked| asked.as_ref().is_some_and(|(asked, _)| *asked == question));
            if wanted != Some(true) {
                return;
            }
            if answer.is_empty() {
                self.notice.tell(self.speech.term("page-hint-none"));
            }
            self.asked.set(Some((question, answer)).filter(|(_, answer)| !answer.is_empty()));
        };
        self.thinker.with_value(|thinker| thinker.hint(&asked, answered));
    }

    fn put_away(self) {
        self.thinker.with_value(Thinker::give_up);
        self.asked.set(None);
    }

    /// The button that asks for a hint, as HTML, while there is somebody who may.
    pub fn button(self) -> String {
        if self.question.with(Option::is_none) {
            return String::new();
        }
        let (code, extra) = match self.asked.with(|asked| asked.as_ref().map(|(_, answer)| answer.is_empty())) {
            None => ("page-hint", "aria-expanded=\"false\""),
            Some(true) => ("page-hint-give-up", "aria-busy=\"true\""),
            Some(false) => ("page-hint", "aria-expanded=\"true\""),
        };
        key_button("hint", extra, &self.speech.term(code), "I")
    }

    /// What is told: `rows` makes the moves of an answer, and `act` is told what is done to which of them.
    pub fn told(
        self,
        rows: impl Fn(&str) -> Vec<Row> + Send + Sync + 'static,
        act: impl Fn(Gesture, usize) + Send + Sync + 'static,
    ) -> AnyView {
        let html = move || {
            let answer = self.asked.get().map(|(_, answer)| answer);
            let said = match answer.as_deref() {
                None => String::new(),
                Some("") => self.speech.term("page-hint-thinking"),
                Some(_) => self.speech.term("page-hint-told"),
            };
            let rows = answer.filter(|answer| !answer.is_empty()).map(|answer| list(self.speech, &rows(&answer)));
            // What is told into it is read aloud only if it was there before.
            format!(
                "<div class=\"hints\"><p role=\"status\" id=\"hint-told\">{}</p>{}</div>",
                escaped(&said),
                rows.unwrap_or_default()
            )
        };
        panel(html, move |(gesture, what): Touch| {
            if let Ok(place) = parts(&what).1.parse() {
                act(gesture, place);
            }
        })
    }

    /// The line of actions that an answer tells of one of its moves.
    pub fn line(self, place: usize) -> Vec<String> {
        self.asked.with_untracked(|asked| {
            let row = asked.as_ref().and_then(|(_, answer)| answer.lines().nth(place));
            row.map(actions).unwrap_or_default()
        })
    }
}

/// One move that is told.
pub struct Row {
    /// Its place in the answer.
    place: usize,
    /// What is done.
    said: String,
    /// The points in the end and, among several, the lead.
    points: i32,
    lead: Option<i32>,
    /// How many points it is behind the best, if that is clear.
    behind: Option<i32>,
    /// What it brings.
    why: String,
}

/// The actions in one line of an answer.
fn actions(row: &str) -> Vec<String> {
    row.split('\t').skip(3).map(str::to_owned).collect()
}

/// Tenths, rounded.
fn whole(tenths: i32) -> i32 {
    (tenths + 5).div_euclid(10)
}

/// The numbers in one line of an answer, of which the best has so many points.
fn row(line: &str, best: i32, alone: bool) -> Option<(Row, i32)> {
    let mut parts = line.split('\t');
    let (points, lead): (i32, i32) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let behind = (parts.next()? == "clear").then(|| whole(best - points));
    let lead = (!alone).then(|| whole(lead));
    Some((Row { place: 0, said: String::new(), points: whole(points), lead, behind, why: String::new() }, points))
}

/// The moves as a list, the best first.
fn list(speech: Speech, rows: &[Row]) -> String {
    let one = |row: &Row| {
        let place = row.place;
        let count = |code, points: i32| {
            let shown = points.to_string().replace('-', "−");
            speech.say(&Phrase::new(code).with("count", i64::from(points)).with("points", shown))
        };
        let mut worth = vec![count("page-hint-points", row.points)];
        worth.extend(row.lead.map(|lead| {
            let lead = if lead == 0 { "0".to_owned() } else { signed(lead) };
            speech.say(&Phrase::new("page-hint-lead").with("lead", lead))
        }));
        worth.push(match row.behind {
            _ if place == 0 => speech.term("page-hint-best"),
            Some(behind) => count("page-hint-behind", behind),
            None => speech.term("page-hint-close"),
        });
        let content = format!(
            "<strong>{}</strong> <span class=\"worth-it\">{}</span> <span class=\"reason\">{}</span>",
            escaped(&row.said),
            escaped(&worth.join(" · ")),
            escaped(&row.why),
        );
        format!("<li>{}</li>", button(&format!("hint:{place}"), "", &content))
    };
    format!("<ol>{}</ol>", rows.iter().map(one).collect::<String>())
}

impl<G: OnPage> Tabletop<G> {
    /// The hints below the question; `hinted` is told what is done to a move.
    pub fn hints(self, hints: Hints, hinted: impl Fn(Gesture, &[G::Action]) + Send + Sync + 'static) -> AnyView {
        let speech = Speech::here();
        let rows = move |answer: &str| self.rows(speech, answer);
        hints.told(rows, move |gesture, place| hinted(gesture, &self.read(&hints.line(place)).unwrap_or_default()))
    }

    /// The actions of a move, as the worker wrote them: each in the position that those before it lead to.
    fn read(self, line: &[String]) -> Option<Vec<G::Action>> {
        let seat = self.asked.get_untracked()?;
        let mut run = self.sitting.with_untracked(|sitting| Run::begin(sitting.table().view(seat), seat));
        for text in line {
            let action = G::parse(run.view(), text).ok()?;
            run.push(action).ok()?;
        }
        Some(run.actions().to_vec())
    }

    /// The moves of an answer; one that cannot be read is not told.
    fn rows(self, speech: Speech, answer: &str) -> Vec<Row> {
        let Some(seat) = self.asked.get_untracked() else { return Vec::new() };
        let names = self.sitting.with_untracked(Sitting::names);
        let mut best = None;
        let told = answer.lines().enumerate().filter_map(|(place, line)| {
            let (mut row, points) = row(line, best.unwrap_or_default(), names.len() == 1)?;
            best = best.or(Some(points));
            row.place = place;
            let line = self.read(&actions(line))?;
            self.sitting.with_untracked(|sitting| {
                let (view, seed) = (sitting.table().view(seat), sitting.table().set_up().seed.seed());
                row.said = G::said(speech, view, &line);
                row.why = sentence(G::NAME, &G::reasons(view, &line, seed), |phrase| speech.say_among(phrase, &names));
            });
            Some(row)
        });
        told.collect()
    }
}
