//! Lines of text in ink: what is written, how wide it is, and how it looks where there are colours.

use std::fmt::Write as _;

use crate::board::Tint;

/// What a text is written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Letters alone, for files and for who wants no colours.
    #[default]
    Plain,
    /// Letters in colours, for a terminal that understands the escapes of ANSI.
    Colour,
}

/// How a piece of text looks in colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Its colour.
    pub tint: Option<Tint>,
    /// Whether it stands out.
    pub strong: bool,
    /// Whether it stands back.
    pub faint: bool,
    /// Whether paper and ink are exchanged.
    pub lit: bool,
}

impl Look {
    /// As the terminal writes.
    pub const PLAIN: Look = Look { tint: None, strong: false, faint: false, lit: false };
    /// Standing out.
    pub const STRONG: Look = Look { strong: true, ..Look::PLAIN };
    /// Standing back.
    pub const FAINT: Look = Look { faint: true, ..Look::PLAIN };

    /// In a colour.
    #[must_use]
    pub const fn tinted(tint: Tint) -> Look {
        Look { tint: Some(tint), ..Look::PLAIN }
    }

    /// The numbers between `ESC [` and `m` (ECMA-48, "select graphic rendition").
    fn numbers(self) -> Vec<&'static str> {
        let tint = self.tint.map(|tint| match tint {
            Tint::Green => "32",
            Tint::Red => "31",
            Tint::Yellow => "33",
            // The bright one: plain blue drowns on a black ground.
            Tint::Blue => "94",
            Tint::Violet => "35",
            // Bold, in whatever colour the terminal writes: white ink would be lost on white paper.
            Tint::White => "1",
            Tint::Teal => "36",
            Tint::Grey => "90",
        });
        let set = |set: bool, number| set.then_some(number);
        [set(self.strong, "1"), set(self.faint, "2"), set(self.lit, "7"), tint].into_iter().flatten().collect()
    }
}

/// One line of text in pieces, each with its look. It knows its width, which escapes do not change.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strip {
    pieces: Vec<(String, Look)>,
}

impl Strip {
    /// An empty line.
    #[must_use]
    pub fn new() -> Strip {
        Strip::default()
    }

    /// The same line with a piece more.
    #[must_use]
    pub fn and(mut self, text: impl Into<String>, look: Look) -> Strip {
        self.pieces.push((text.into(), look));
        self
    }

    /// The same line with a plain piece more.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Strip {
        self.and(text, Look::PLAIN)
    }

    /// The same line, filled with spaces up to a width.
    #[must_use]
    pub fn padded(self, width: usize) -> Strip {
        let missing = width.saturating_sub(self.width());
        if missing == 0 { self } else { self.text(" ".repeat(missing)) }
    }

    /// The same line with another behind it.
    #[must_use]
    pub fn join(mut self, other: Strip) -> Strip {
        self.pieces.extend(other.pieces);
        self
    }

    /// How many columns of a terminal it takes.
    #[must_use]
    pub fn width(&self) -> usize {
        self.pieces.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// The line as it is printed, without spaces at its end.
    #[must_use]
    pub fn written(&self, ink: Ink) -> String {
        // Blanks at the end are dropped first, so that no escape hides them.
        let mut pieces = self.pieces.clone();
        while let Some((text, _)) = pieces.last_mut() {
            text.truncate(text.trim_end().len());
            if !text.is_empty() {
                break;
            }
            pieces.pop();
        }
        let mut line = String::new();
        for (text, look) in pieces {
            let numbers = if ink == Ink::Colour { look.numbers() } else { Vec::new() };
            if numbers.is_empty() {
                line.push_str(&text);
            } else {
                write!(line, "\x1b[{}m{text}\x1b[0m", numbers.join(";")).expect("a string takes all");
            }
        }
        line
    }
}

/// Blocks of lines side by side, with a gap between them.
#[must_use]
pub fn beside(blocks: &[Vec<Strip>], gap: usize) -> Vec<Strip> {
    let tallest = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = blocks.iter().map(|block| widest(block)).collect();
    let line = |at: usize| {
        let mut line = Strip::new();
        let mut width = 0;
        for (block, wide) in blocks.iter().zip(&widths) {
            line = line.padded(width).join(block.get(at).cloned().unwrap_or_default());
            width += wide + gap;
        }
        line
    };
    (0..tallest).map(line).collect()
}

/// The width of the widest line.
#[must_use]
pub fn widest(lines: &[Strip]) -> usize {
    lines.iter().map(Strip::width).max().unwrap_or(0)
}

/// Pieces in as many lines as they need, none wider than `width` unless one piece alone is; every line but the first
/// begins under the first piece.
#[must_use]
pub fn wrapped(beginning: Strip, pieces: impl IntoIterator<Item = Strip>, gap: usize, width: usize) -> Vec<Strip> {
    let indent = beginning.width();
    let mut lines = vec![beginning];
    for piece in pieces {
        let line = lines.pop().unwrap_or_default();
        let begun = line.width() > indent;
        if begun && line.width() + gap + piece.width() > width {
            lines.push(line);
            lines.push(Strip::new().padded(indent).join(piece));
        } else {
            let gap = if begun { gap } else { 0 };
            let wide = line.width() + gap;
            lines.push(line.padded(wide).join(piece));
        }
    }
    lines
}

/// Lines as one text, each with its line end.
#[must_use]
pub fn written(lines: &[Strip], ink: Ink) -> String {
    lines.iter().map(|line| line.written(ink) + "\n").collect()
}
