//! A drawing: parts and their places, independent of output format and colours.
//!
//! Every part has a *class*, the name by which [`crate::style()`] colours it, so that one drawing serves by day and by
//! night. Coordinates are whole numbers: they are exact and short, and the page needs no code that prints fractions.

use std::borrow::Cow;

/// The names by which a part is coloured, separated by spaces.
pub type Class = &'static str;

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// Its parts in drawing order, the lowest first.
    pub parts: Vec<Part>,
}

/// A piece of a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Parts that belong together.
    Group {
        /// Its class.
        class: Class,
        /// How far the group is moved to the right and down.
        shift: Option<(i32, i32)>,
        /// Its parts.
        parts: Vec<Part>,
    },
    /// A rectangle.
    Rect {
        /// Its left edge.
        x: i32,
        /// Its upper edge.
        y: i32,
        /// Its width.
        width: i32,
        /// Its height.
        height: i32,
        /// The radius of its corners.
        round: i32,
        /// Its class.
        class: Class,
    },
    /// Lines and curves, as SVG path data.
    Path {
        /// The path.
        d: Cow<'static, str>,
        /// Its class.
        class: Class,
    },
    /// A path filled with one of the [hatches](crate::symbols::HATCHES) or [shades](crate::symbols::SHADES).
    Filled {
        /// The path.
        d: Cow<'static, str>,
        /// The id of the hatch or the shade.
        with: &'static str,
        /// Its class.
        class: Class,
    },
    /// A circle.
    Circle {
        /// Its centre from the left.
        x: i32,
        /// Its centre from the top.
        y: i32,
        /// Its radius.
        radius: i32,
        /// Its class.
        class: Class,
    },
    /// A straight line.
    Line {
        /// Its first end.
        from: (i32, i32),
        /// Its second end.
        to: (i32, i32),
        /// Its class.
        class: Class,
    },
    /// A piece of text on one line.
    Text {
        /// Its anchor from the left.
        x: i32,
        /// Its base line from the top.
        y: i32,
        /// Which point of the text is at the anchor.
        anchor: Anchor,
        /// Its class.
        class: Class,
        /// The text itself.
        content: Cow<'static, str>,
    },
    /// One of the [symbols](crate::symbols::SYMBOLS).
    Symbol {
        /// The symbol's id.
        symbol: &'static str,
        /// Its left edge.
        x: i32,
        /// Its upper edge.
        y: i32,
        /// Its width and height.
        size: i32,
        /// Its class.
        class: Class,
    },
}

/// Which point of a text is at its coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Part {
    /// A path.
    #[must_use]
    pub fn path(d: impl Into<Cow<'static, str>>, class: Class) -> Part {
        Part::Path { d: d.into(), class }
    }

    /// A hatch that carries the same meaning as a colour. It stays visible when hatches are switched off.
    #[must_use]
    pub fn sign(d: impl Into<Cow<'static, str>>, hatch: &'static str) -> Part {
        Part::Filled { d: d.into(), with: hatch, class: "c-sign" }
    }

    /// A hatch that can be switched off.
    #[must_use]
    pub fn hatch(d: impl Into<Cow<'static, str>>, hatch: &'static str) -> Part {
        Part::Filled { d: d.into(), with: hatch, class: "c-hatch" }
    }

    /// A group without a shift.
    #[must_use]
    pub fn group(class: Class, parts: Vec<Part>) -> Part {
        Part::Group { class, shift: None, parts }
    }
}

impl Drawing {
    /// Calls `each` with every part, a group before its parts.
    pub fn for_each<'a>(&'a self, each: &mut dyn FnMut(&'a Part)) {
        fn walk<'a>(parts: &'a [Part], each: &mut dyn FnMut(&'a Part)) {
            for part in parts {
                each(part);
                if let Part::Group { parts, .. } = part {
                    walk(parts, each);
                }
            }
        }
        walk(&self.parts, each);
    }
}
