//! How a command fails.

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;

use clap::error::ContextKind;
use table::ToPhrase;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The usage or the input is bad: one line that says what and where.
    #[error("{0}")]
    Bad(String),
    /// Some lines of the input were bad; each got its answer in place.
    #[error("some lines could not be answered")]
    SomeLines,
    /// The output could not be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

impl Failure {
    /// A failure with the English message of `what`.
    pub fn of_phrase(what: &impl ToPhrase) -> Failure {
        Failure::Bad(shelf::english().say(&what.phrase()))
    }
}

/// Reads a whole file of text.
pub fn read_text(file: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(file).map_err(|bad| Failure::Bad(format!("{}: {bad}", file.display())))?;
    String::from_utf8(bytes).map_err(|bad| {
        let good = &bad.as_bytes()[..bad.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        Failure::Bad(format!("{}, line {line}: the file is not UTF-8 text", file.display()))
    })
}

/// Prints an error to stderr, on one line even if a file name contains a line break.
pub fn complain(what: &str) {
    // If this cannot be written either, the exit status still reports the failure.
    let _ = writeln!(io::stderr(), "portolan: {}", on_one_line(what));
}

/// A text on one line: escapes line breaks and control characters.
pub fn on_one_line(text: &str) -> String {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    let escaped = |c: char| if breaks(c) { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(escaped).collect()
}

/// The message of clap on one line, without the usage below it.
pub fn clap_message(bad: &clap::Error) -> String {
    let text = refused_value(bad).unwrap_or_else(|| {
        let message = bad.render().to_string();
        let text = message.split("\n\n").next().unwrap_or_default();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        text.strip_prefix("error: ").unwrap_or(&text).to_owned()
    });
    format!("{text}; see portolan --help")
}

/// Why a value was refused. The value may contain anything, even text that looks like the end of clap's message.
fn refused_value(bad: &clap::Error) -> Option<String> {
    let (value, option) = (bad.get(ContextKind::InvalidValue)?, bad.get(ContextKind::InvalidArg)?);
    Some(format!("invalid value '{value}' for '{option}': {}", bad.source()?))
}
