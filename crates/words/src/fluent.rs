//! A parser for the part of [Fluent](https://projectfluent.org) that our messages use.
//!
//! Fluent's own library supports the whole format, and would be a tenth of the page's download. Our messages need only
//! single lines, arguments, and choices by number:
//!
//! ```text
//! page-moves = { $count ->
//!     [0] no move
//!     [one] { $count } move
//!    *[other] { $count } moves
//! }
//! ```
//!
//! The parser refuses anything else. `crates/shelf/tests/words/fluent.rs` compares every message of every language with
//! Fluent's library.

use std::collections::BTreeMap;

/// The parts of a message, or of one of its variants.
pub type Pattern = Vec<Part>;

/// One part of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Literal text.
    Text(String),
    /// An argument.
    Arg(String),
    /// One of several patterns, chosen by an argument.
    Choice {
        /// The name of the argument.
        by: String,
        /// The patterns, each with its key.
        variants: Vec<(String, Pattern)>,
        /// The index of the variant that is used if no key matches.
        default: usize,
    },
}

/// The value of an argument.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number. It matches a key that is the same number or its plural form.
    Number(i64),
    /// A text. It matches the same key.
    Text(String),
}

/// A syntax error: the line, counted from 1, and the reason.
pub type Unreadable = (usize, &'static str);

/// Parses all messages of a text into `messages`, by their codes. Returns a code that occurs twice, if there is one.
pub fn read(text: &str, messages: &mut BTreeMap<String, Pattern>) -> Result<Option<String>, Unreadable> {
    let mut reader = Reader { rest: text, whole: text };
    while !reader.rest.is_empty() {
        let line = reader.rest.lines().next().unwrap_or_default();
        if line.trim().is_empty() || line.starts_with('#') {
            reader.rest = reader.rest.get(line.len()..).unwrap_or_default().trim_start_matches(['\r', '\n']);
            continue;
        }
        let code = reader.name().filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
        let code = code.ok_or_else(|| reader.wrong("a line must begin with a code"))?.to_owned();
        reader.spaces();
        reader.expect('=', "expected = after the code")?;
        let pattern = reader.pattern()?;
        if pattern.is_empty() {
            return Err(reader.wrong("a message must have words"));
        }
        if messages.insert(code.clone(), pattern).is_some() {
            return Ok(Some(code));
        }
        if !reader.rest.is_empty() {
            reader.expect('\n', "a message must end with its line")?;
        }
    }
    Ok(None)
}

struct Reader<'a> {
    rest: &'a str,
    whole: &'a str,
}

impl<'a> Reader<'a> {
    fn wrong(&self, why: &'static str) -> Unreadable {
        let read = &self.whole[..self.whole.len() - self.rest.len()];
        (1 + read.matches('\n').count(), why)
    }

    fn take(&mut self, c: char) -> bool {
        let taken = self.rest.strip_prefix(c);
        self.rest = taken.unwrap_or(self.rest);
        taken.is_some()
    }

    fn expect(&mut self, c: char, why: &'static str) -> Result<(), Unreadable> {
        if self.take(c) { Ok(()) } else { Err(self.wrong(why)) }
    }

    /// Skips spaces in the current line.
    fn spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    /// Skips spaces and line breaks.
    fn blank(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r']);
    }

    /// Parses a code, an argument's name or a key.
    fn name(&mut self) -> Option<&'a str> {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = self.rest.find(|c| !letter(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!name.is_empty()).then_some(name)
    }

    /// Parses a pattern up to the end of its line.
    fn pattern(&mut self) -> Result<Pattern, Unreadable> {
        self.spaces();
        let mut parts = Vec::new();
        loop {
            let end = self.rest.find(['{', '}', '\n', '\r']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            let ends = !rest.starts_with('{');
            let text = if ends { text.trim_end_matches(' ') } else { text };
            if !text.is_empty() {
                parts.push(Part::Text(text.to_owned()));
            }
            self.rest = rest;
            if ends {
                self.take('\r');
                return Ok(parts);
            }
            parts.push(self.placeable()?);
        }
    }

    /// Parses `{ $name }` or `{ $name -> [key] pattern *[key] pattern }`.
    fn placeable(&mut self) -> Result<Part, Unreadable> {
        self.expect('{', "an argument must be in braces")?;
        self.blank();
        self.expect('$', "expected an argument in braces: { $name }")?;
        let name = self.name().ok_or_else(|| self.wrong("an argument must have a name"))?.to_owned();
        self.blank();
        if self.take('}') {
            return Ok(Part::Arg(name));
        }
        self.rest = self.rest.strip_prefix("->").ok_or_else(|| self.wrong("expected } or -> after the argument"))?;
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.blank();
            if self.take('}') {
                break;
            }
            if self.take('*') {
                default = Some(variants.len());
            }
            self.expect('[', "a choice must have a key: [one]")?;
            let key = self.name().ok_or_else(|| self.wrong("a choice must have a key: [one]"))?.to_owned();
            self.expect(']', "a choice must have a key: [one]")?;
            variants.push((key, self.pattern()?));
        }
        let default = default.ok_or_else(|| self.wrong("one of the choices must have a star"))?;
        Ok(Part::Choice { by: name, variants, default })
    }
}

/// Renders a pattern to `out`. A missing argument is shown as its name in braces.
pub fn say(pattern: &[Part], args: &[(&str, Value)], plural: fn(i64) -> &'static str, out: &mut String) {
    let value = |name: &String| args.iter().find(|(other, _)| other == name).map(|(_, value)| value);
    for part in pattern {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Arg(name) => match value(name) {
                Some(Value::Number(number)) => out.push_str(&number.to_string()),
                Some(Value::Text(text)) => out.push_str(text),
                None => {
                    out.push_str("{$");
                    out.push_str(name);
                    out.push('}');
                }
            },
            Part::Choice { by, variants, default } => {
                let fits = |key: &str| match value(by) {
                    Some(Value::Number(number)) => key.parse() == Ok(*number) || key == plural(*number),
                    Some(Value::Text(text)) => key == text,
                    None => false,
                };
                let chosen = variants.iter().position(|(key, _)| fits(key)).unwrap_or(*default);
                if let Some((_, pattern)) = variants.get(chosen) {
                    say(pattern, args, plural, out);
                }
            }
        }
    }
}
