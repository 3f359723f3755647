//! A drawing as SVG: inline in a page whose style sheet colours it, or as a standalone file.
//!
//! ```
//! use chart::drawing::{Drawing, Part};
//! use chart::svg;
//!
//! let drawing = Drawing { width: 60, height: 60, parts: vec![Part::path("M0 0h60", "c-border")] };
//! assert_eq!(svg::content(&drawing), r#"<path class="c-border" d="M0 0h60"/>"#);
//! assert!(svg::inlined(&drawing, Some("A line")).contains("<title>A line</title>"));
//! ```

use crate::drawing::{Anchor, Drawing, Part};
use crate::palette::Light;
use crate::pen::push_number;
use crate::style;
use crate::symbols::{Art, Hatch, SHADES, Symbol};

/// A drawing for a page with the [style sheet](crate::style()) and the [definitions](defs). With a label it is an image
/// of that name; without one, screen readers ignore it.
#[must_use]
pub fn inlined(drawing: &Drawing, label: Option<&str>) -> String {
    let mut svg = String::from("<svg");
    view_box(&mut svg, drawing);
    match label {
        Some(label) => {
            svg.push_str(" role=\"img\"><title>");
            escape(&mut svg, label);
            svg.push_str("</title>");
        }
        None => svg.push_str(" aria-hidden=\"true\">"),
    }
    write(&mut svg, &drawing.parts);
    svg.push_str("</svg>");
    svg
}

/// Only the parts, for an existing `<svg>` or `<g>`.
#[must_use]
pub fn content(drawing: &Drawing) -> String {
    let mut svg = String::new();
    write(&mut svg, &drawing.parts);
    svg
}

/// All symbols and hatches. A page contains them once, inside the element that sets the palette, because a hatch takes
/// its colours from the place of its definition. (Not `hidden`: browsers would not draw its patterns.)
#[must_use]
pub fn defs(art: &[&Art]) -> String {
    let mut svg = String::from("<svg class=\"c-defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    symbols(art).for_each(|symbol| define_symbol(&mut svg, symbol));
    hatches(art).for_each(|hatch| define_hatch(&mut svg, hatch));
    SHADES.iter().for_each(|shade| svg.push_str(shade.1));
    svg.push_str("</defs></svg>");
    svg
}

/// A drawing as a self-contained file, with its colours and the symbols and hatches that it uses. Its rules contain
/// colour values, because some SVG viewers do not support CSS properties.
#[must_use]
pub fn standalone(art: &[&Art], styles: &[&str], drawing: &Drawing, light: Light, title: &str) -> String {
    standalone_from(art, &style::sheet(styles), drawing, light, title)
}

/// Like [`standalone`], but takes the style sheet of a page, as [`crate::sheet`] makes it. A caller that has the sheet
/// as a file need not embed it again.
#[must_use]
pub fn standalone_from(art: &[&Art], sheet: &str, drawing: &Drawing, light: Light, title: &str) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute(&mut svg, "width", drawing.width);
    attribute(&mut svg, "height", drawing.height);
    view_box(&mut svg, drawing);
    svg.push_str(" role=\"img\"><title>");
    escape(&mut svg, title);
    svg.push_str("</title><style>");
    svg.push_str(&style::in_file(sheet, light));
    svg.push_str("</style><defs>");
    let (signs, fillings) = used(drawing);
    symbols(art).filter(|symbol| signs.contains(&symbol.id)).for_each(|symbol| define_symbol(&mut svg, symbol));
    hatches(art).filter(|hatch| fillings.contains(&hatch.id)).for_each(|hatch| define_hatch(&mut svg, hatch));
    SHADES.iter().filter(|shade| fillings.contains(&shade.0)).for_each(|shade| svg.push_str(shade.1));
    svg.push_str("</defs>");
    let paper = Part::Rect { x: 0, y: 0, width: drawing.width, height: drawing.height, round: 0, class: "c-paper" };
    write(&mut svg, &[paper]);
    write(&mut svg, &drawing.parts);
    svg.push_str("</svg>\n");
    svg
}

fn symbols(art: &[&Art]) -> impl Iterator<Item = &'static Symbol> {
    art.iter().flat_map(|art| art.symbols)
}

fn hatches(art: &[&Art]) -> impl Iterator<Item = &'static Hatch> {
    art.iter().flat_map(|art| art.hatches)
}

/// The ids of the symbols that a drawing uses, and those of its hatches and shades.
fn used(drawing: &Drawing) -> (Vec<&'static str>, Vec<&'static str>) {
    let (mut symbols, mut fillings) = (Vec::new(), Vec::new());
    drawing.for_each(&mut |part| match *part {
        Part::Symbol { symbol, .. } => symbols.push(symbol),
        Part::Filled { with, .. } => fillings.push(with),
        _ => {}
    });
    (symbols, fillings)
}

fn write(svg: &mut String, parts: &[Part]) {
    for part in parts {
        write_part(svg, part);
    }
}

/// Sets the path length of a lit outline to one dash, so that the style sheet can animate drawing it.
fn ink_drawn(svg: &mut String, class: &str) {
    if class == "c-lit" {
        attribute(svg, "pathLength", 1);
    }
}

fn write_part(svg: &mut String, part: &Part) {
    match part {
        Part::Group { class, shift, parts } => {
            open(svg, "g", class);
            if let Some((x, y)) = *shift {
                svg.push_str(" transform=\"translate(");
                push_number(svg, x);
                svg.push(' ');
                push_number(svg, y);
                svg.push_str(")\"");
            }
            svg.push('>');
            write(svg, parts);
            svg.push_str("</g>");
            return;
        }
        Part::Rect { x, y, width, height, round, class } => {
            open(svg, "rect", class);
            ink_drawn(svg, class);
            place(svg, ["x", "y", "width", "height"], [*x, *y, *width, *height]);
            if *round > 0 {
                attribute(svg, "rx", *round);
            }
        }
        Part::Path { d, class } => {
            open(svg, "path", class);
            ink_drawn(svg, class);
            text_attribute(svg, "d", d);
        }
        Part::Filled { d, with, class } => {
            open(svg, "path", class);
            svg.push_str(" fill=\"url(#");
            svg.push_str(with);
            svg.push_str(")\"");
            text_attribute(svg, "d", d);
        }
        Part::Circle { x, y, radius, class } => {
            open(svg, "circle", class);
            place(svg, ["cx", "cy", "r"], [*x, *y, *radius]);
        }
        Part::Line { from, to, class } => {
            open(svg, "line", class);
            place(svg, ["x1", "y1", "x2", "y2"], [from.0, from.1, to.0, to.1]);
        }
        Part::Text { x, y, anchor, class, content } => {
            open(svg, "text", class);
            place(svg, ["x", "y"], [*x, *y]);
            match anchor {
                Anchor::Start => {}
                Anchor::Middle => text_attribute(svg, "text-anchor", "middle"),
                Anchor::End => text_attribute(svg, "text-anchor", "end"),
            }
            svg.push('>');
            escape(svg, content);
            svg.push_str("</text>");
            return;
        }
        Part::Symbol { symbol, x, y, size, class } => {
            open(svg, "use", class);
            svg.push_str(" href=\"#");
            svg.push_str(symbol);
            svg.push('"');
            place(svg, ["x", "y", "width", "height"], [*x, *y, *size, *size]);
        }
    }
    svg.push_str("/>");
}

fn define_symbol(svg: &mut String, symbol: &Symbol) {
    svg.push_str("<symbol");
    text_attribute(svg, "id", symbol.id);
    svg.push_str(" viewBox=\"0 0 ");
    push_number(svg, symbol.side);
    svg.push(' ');
    push_number(svg, symbol.side);
    svg.push_str("\">");
    svg.push_str(symbol.drawn);
    svg.push_str("</symbol>");
}

fn define_hatch(svg: &mut String, hatch: &Hatch) {
    svg.push_str("<pattern");
    text_attribute(svg, "id", hatch.id);
    place(svg, ["width", "height"], [hatch.width, hatch.height]);
    svg.push_str(" patternUnits=\"userSpaceOnUse\">");
    svg.push_str(hatch.drawn);
    svg.push_str("</pattern>");
}

fn view_box(svg: &mut String, drawing: &Drawing) {
    svg.push_str(" viewBox=\"0 0 ");
    push_number(svg, drawing.width);
    svg.push(' ');
    push_number(svg, drawing.height);
    svg.push('"');
}

fn open(svg: &mut String, element: &str, class: &str) {
    svg.push('<');
    svg.push_str(element);
    if !class.is_empty() {
        text_attribute(svg, "class", class);
    }
}

fn place<const N: usize>(svg: &mut String, names: [&str; N], numbers: [i32; N]) {
    for (name, number) in names.into_iter().zip(numbers) {
        attribute(svg, name, number);
    }
}

fn attribute(svg: &mut String, name: &str, number: i32) {
    svg.push(' ');
    svg.push_str(name);
    svg.push_str("=\"");
    push_number(svg, number);
    svg.push('"');
}

fn text_attribute(svg: &mut String, name: &str, text: &str) {
    svg.push(' ');
    svg.push_str(name);
    svg.push_str("=\"");
    escape(svg, text);
    svg.push('"');
}

/// Escapes text for an element or a quoted attribute. Control characters that XML forbids become replacement
/// characters.
fn escape(svg: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '"' => svg.push_str("&quot;"),
            '\t' | '\n' | '\r' => svg.push(letter),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => svg.push(char::REPLACEMENT_CHARACTER),
            _ => svg.push(letter),
        }
    }
}
