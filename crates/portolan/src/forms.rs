//! `portolan score` and `portolan legal`: forms in, answers out, one JSON object a line.

use std::io::{BufRead, Write};

use serde_json::{Value, json};
use shelf::Title;
use table::Phrase;
use words::Words;

use crate::failure::Failure;

/// `portolan legal`.
pub fn legal(game: Title) -> Result<(), Failure> {
    run(|form, _| game.legal(form))
}

/// `portolan score`, with reasons if `explain` is set.
pub fn score(game: Title, explain: bool) -> Result<(), Failure> {
    run(
        |form, words| {
            if explain { game.explain(form, |line, reason| reason_text(words, line, reason)) } else { game.score(form) }
        },
    )
}

/// The text of a reason, after its line of the score sheet.
fn reason_text(words: &Words, line: Option<&Phrase>, reason: &str) -> String {
    match line {
        Some(line) => words.say(&Phrase::new("score-reason").with("line", words.say(line)).term("reason", reason)),
        None => words.term(reason),
    }
}

fn run(answer: impl Fn(&str, &Words) -> Result<Value, Phrase>) -> Result<(), Failure> {
    let words = shelf::english();
    // Flushes line by line, so that a script can wait for each answer.
    let mut out = std::io::stdout().lock();
    let mut all_answered = true;
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line.map_err(|bad| Failure::Bad(format!("cannot read the input: {bad}")))?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answered = match std::str::from_utf8(&line) {
            Ok(form) => answer(form, &words).map_err(|bad| words.say(&bad)),
            Err(_) => Err(words.say(&Phrase::new("form-not-text"))),
        };
        let answered = answered.unwrap_or_else(|error| {
            all_answered = false;
            json!({ "error": error })
        });
        writeln!(out, "{answered}")?;
    }
    out.flush()?;
    if all_answered { Ok(()) } else { Err(Failure::SomeLines) }
}
