//! A drawing: what stands where, in whole units, before anybody says how it is written or coloured.
//!
//! Every part carries its *class*, the name under which [`crate::style()`] colours it, so that one drawing serves by day
//! and by night. Coordinates are whole numbers: they are exact, they are short to write, and no part of the page has
//! to carry the machinery that prints fractions.

use std::borrow::Cow;

/// The names under which a part is coloured, with a space between them.
pub type Class = &'static str;

/// A picture of some width and height.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
    /// What is on it, from the lowest to the highest.
    pub parts: Vec<Part>,
}

/// A piece of a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Parts that belong together.
    Group {
        /// Its class.
        class: Class,
        /// How far all of it is moved to the right and down.
        shift: Option<(i32, i32)>,
        /// What belongs to it.
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
    /// Lines and curves, in the letters of SVG's path data.
    Path {
        /// The path.
        d: Cow<'static, str>,
        /// Its class.
        class: Class,
    },
    /// The inside of a path, filled with one of the [hatches](crate::symbols::HATCHES) or
    /// [shades](crate::symbols::SHADES).
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
        /// Where it begins.
        from: (i32, i32),
        /// Where it ends.
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
        /// Which point of the text stands on the anchor.
        anchor: Anchor,
        /// Its class.
        class: Class,
        /// What is written.
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

/// Which point of a text stands where the text is put.
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

    /// A hatch that says alone what a colour says, and stays where hatches are switched off.
    #[must_use]
    pub fn sign(d: impl Into<Cow<'static, str>>, hatch: &'static str) -> Part {
        Part::Filled { d: d.into(), with: hatch, class: "c-sign" }
    }

    /// A hatch that can be switched off.
    #[must_use]
    pub fn hatch(d: impl Into<Cow<'static, str>>, hatch: &'static str) -> Part {
        Part::Filled { d: d.into(), with: hatch, class: "c-hatch" }
    }

    /// A group that stays where it is.
    #[must_use]
    pub fn group(class: Class, parts: Vec<Part>) -> Part {
        Part::Group { class, shift: None, parts }
    }
}

impl Drawing {
    /// Calls with every part, a group before what belongs to it.
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
