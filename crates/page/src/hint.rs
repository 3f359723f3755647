//! Hints: the best three moves for the person who is asked, what they are worth and why, told below the question.
//!
//! A mentor thinks of them in a worker, and answers with text (see `mentor::answer`): the page only says it in its language.
//! Pressing a move drafts it.

use leptos::prelude::*;
use table::Phrase;
use vellum::html::{Gesture, Touch, escaped, key_button, panel, parts, whenever};
use vellum::speech::Speech;

use crate::keys::table_keys;
use crate::notice::Notice;
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
    /// No hint was asked for yet. One that is asked for is forgotten as soon as there is something else to ask.
    pub fn new(question: Signal<Option<String>>) -> Hints {
        let (notice, speech) = (Notice::here(), Speech::here());
        let hints = Hints { question, asked: RwSignal::new(None), thinker: expect_context(), notice, speech };
        whenever(move || {
            let question = hints.question.get();
            let other = |asked: &Option<(String, String)>| {
                asked.as_ref().is_some_and(|(asked, _)| Some(asked) != question.as_ref())
            };
            if hints.asked.with_untracked(other) {
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
        let answered = move |answer: Option<String>| {
            // The screen may have been left meanwhile, or the game moved on.
            let still = |asked: &Option<(String, String)>| asked.as_ref().is_some_and(|(asked, _)| *asked == question);
            if self.asked.try_with_untracked(still) != Some(true) {
                return;
            }
            let why = match answer {
                Some(answer) if !answer.is_empty() => return self.asked.set(Some((question, answer))),
                Some(_) => "page-hint-none",
                None => "page-no-thinker",
            };
            self.notice.tell(self.speech.term(why));
            self.asked.set(None);
        };
        self.thinker.with_value(|thinker| thinker.hint(&asked, answered));
    }

    fn put_away(self) {
        self.thinker.with_value(Thinker::give_up);
        self.asked.set(None);
    }

    /// The button that asks for a hint, as HTML, while there is somebody who may.
    pub fn button(self) -> String {
        if self.question.get().is_none() {
            return String::new();
        }
        let (code, extra) = match self.answer() {
            None => ("page-hint", "aria-expanded=\"false\""),
            Some(answer) if answer.is_empty() => ("page-hint-give-up", "aria-busy=\"true\""),
            Some(_) => ("page-hint", "aria-expanded=\"true\""),
        };
        key_button("hint", extra, &self.speech.term(code), "I")
    }

    /// The answer, if something was asked.
    fn answer(self) -> Option<String> {
        self.asked.get().map(|(_, answer)| answer)
    }

    /// What is told to people with these names. What is done to a move is told to `act`, with the numbers of its actions.
    pub fn told(self, names: Vec<String>, act: Callback<(Gesture, Vec<u32>)>) -> AnyView {
        let html = move || {
            let answer = self.answer();
            let said = match answer.as_deref() {
                None => String::new(),
                Some("") => self.speech.term("page-hint-thinking"),
                Some(_) => self.speech.term("page-hint-told"),
            };
            // What is told into it is read aloud only if it was there before.
            let (said, list) = (escaped(&said), list(self.speech, &answer.unwrap_or_default(), &names));
            format!("<div class=\"hints\"><p role=\"status\" id=\"hint-told\">{said}</p>{list}</div>")
        };
        panel(html, move |(gesture, what): Touch| {
            let numbers = parts(&what).1.split(' ').filter_map(|number| number.parse().ok());
            act.run((gesture, numbers.skip(1).collect()));
        })
    }
}

/// The moves of an answer as a list, the best first.
fn list(speech: Speech, answer: &str, names: &[String]) -> String {
    let mut best = None;
    let moves = answer.lines().enumerate().filter_map(|(place, line)| {
        let mut told = line.split('\t');
        let (points, lead) = (told.next()?.parse().ok()?, told.next()?.parse().ok()?);
        let clear = told.next()? == "clear";
        let behind = *best.get_or_insert(points) - points;
        let mut worth = vec![counted(speech, "page-hint-points", points)];
        if names.len() > 1 {
            let sign = if whole(lead) > 0 { "+" } else { "" };
            worth.push(speech.say(&Phrase::new("page-hint-lead").with("lead", format!("{sign}{}", shown(lead)))));
        }
        worth.push(match (place, clear) {
            (0, _) => speech.term("page-hint-best"),
            (_, true) => counted(speech, "page-hint-behind", behind),
            (_, false) => speech.term("page-hint-close"),
        });
        // Its actions as people write them come first.
        let mut told = told.skip_while(|part| !part.is_empty()).skip(1);
        let mut say = || Some(escaped(&speech.say_written(told.next()?, names)));
        let (steps, why, numbers) = (say()?, say()?, say()?);
        let worth = escaped(&worth.join(" · "));
        Some(format!(
            "<li><button id=\"hint-{place}\" data-do=\"hint:{place} {numbers}\"><strong>{steps}</strong> \
             <span class=\"worth-it\">{worth}</span> <span class=\"reason\">{why}</span></button></li>"
        ))
    });
    let moves: String = moves.collect();
    if moves.is_empty() { moves } else { format!("<ol>{moves}</ol>") }
}

/// Tenths, rounded.
fn whole(tenths: i32) -> i32 {
    (tenths + 5).div_euclid(10)
}

/// Tenths as a whole number with a real minus sign.
fn shown(tenths: i32) -> String {
    whole(tenths).to_string().replace('-', "−")
}

/// A message about so many points, which are given in tenths.
fn counted(speech: Speech, code: &'static str, tenths: i32) -> String {
    speech.say(&Phrase::new(code).with("count", i64::from(whole(tenths))).with("points", shown(tenths)))
}
