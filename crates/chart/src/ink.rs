//! Lines of text: their contents, width and colours.

use std::fmt::Write as _;

use crate::board::Tint;

/// Whether text is written with colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Without colours, for files and for people who want none.
    #[default]
    Plain,
    /// With colours, for a terminal that supports ANSI escapes.
    Colour,
}

/// How a piece of text looks in colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextStyle {
    /// Its colour.
    pub tint: Option<Tint>,
    /// Whether it is bold.
    pub strong: bool,
    /// Whether it is dim.
    pub faint: bool,
    /// Whether foreground and background are exchanged.
    pub lit: bool,
}

impl TextStyle {
    /// The default style of the terminal.
    pub const PLAIN: TextStyle = TextStyle { tint: None, strong: false, faint: false, lit: false };
    /// Bold.
    pub const STRONG: TextStyle = TextStyle { strong: true, ..TextStyle::PLAIN };
    /// Dim.
    pub const FAINT: TextStyle = TextStyle { faint: true, ..TextStyle::PLAIN };

    /// With a colour.
    #[must_use]
    pub const fn tinted(tint: Tint) -> TextStyle {
        TextStyle { tint: Some(tint), ..TextStyle::PLAIN }
    }

    /// The numbers between `ESC [` and `m` (ECMA-48, "select graphic rendition").
    fn numbers(self) -> Vec<&'static str> {
        let tint = self.tint.map(|tint| match tint {
            Tint::Green => "32",
            Tint::Red => "31",
            Tint::Yellow => "33",
            // Bright blue: plain blue is hard to read on a black background.
            Tint::Blue => "94",
            Tint::Violet => "35",
            // Bold in the default colour: white would be invisible on a white background.
            Tint::White => "1",
            Tint::Teal => "36",
            Tint::Grey => "90",
        });
        let set = |set: bool, number| set.then_some(number);
        [set(self.strong, "1"), set(self.faint, "2"), set(self.lit, "7"), tint].into_iter().flatten().collect()
    }
}

/// One line of text in pieces, each with its style. Its width does not count escapes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strip {
    pieces: Vec<(String, TextStyle)>,
}

impl Strip {
    /// An empty line.
    #[must_use]
    pub fn new() -> Strip {
        Strip::default()
    }

    /// The same line with one more piece.
    #[must_use]
    pub fn and(mut self, text: impl Into<String>, style: TextStyle) -> Strip {
        self.pieces.push((text.into(), style));
        self
    }

    /// The same line with one more plain piece.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Strip {
        self.and(text, TextStyle::PLAIN)
    }

    /// The same line, padded with spaces to a width.
    #[must_use]
    pub fn padded(self, width: usize) -> Strip {
        let missing = width.saturating_sub(self.width());
        if missing == 0 { self } else { self.text(" ".repeat(missing)) }
    }

    /// The same line with another line appended.
    #[must_use]
    pub fn join(mut self, other: Strip) -> Strip {
        self.pieces.extend(other.pieces);
        self
    }

    /// Its width in columns of a terminal.
    #[must_use]
    pub fn width(&self) -> usize {
        self.pieces.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// The line as text, without trailing spaces.
    #[must_use]
    pub fn written(&self, ink: Ink) -> String {
        // Trailing spaces are removed before escapes are added, because an escape would hide them.
        let mut pieces = self.pieces.clone();
        while let Some((text, _)) = pieces.last_mut() {
            text.truncate(text.trim_end().len());
            if !text.is_empty() {
                break;
            }
            pieces.pop();
        }
        let mut line = String::new();
        for (text, style) in pieces {
            let numbers = if ink == Ink::Colour { style.numbers() } else { Vec::new() };
            if numbers.is_empty() {
                line.push_str(&text);
            } else {
                write!(line, "\x1b[{}m{text}\x1b[0m", numbers.join(";")).expect("writing to a String cannot fail");
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

/// Wraps pieces into lines of at most `width`; only a line with a single piece may be wider. All lines after the first
/// are indented to the first piece.
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

/// The lines as one text, each with a line break.
#[must_use]
pub fn written(lines: &[Strip], ink: Ink) -> String {
    lines.iter().map(|line| line.written(ink) + "\n").collect()
}
