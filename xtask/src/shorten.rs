//! Leaves out of styles and scripts what only people read: comments, indentation and, in styles, needless spaces.
//!
//! It shortens no names and knows little of either language, so it needs no parser. Scripts keep their lines.

use crate::names::Files;

/// The style of charts. The page itself reads it, line by line, for pictures that are saved.
const READ_BY_THE_PAGE: &str = "chart.css";

/// Shortens the styles and scripts of the page.
pub fn shorten(files: &mut Files) {
    for (name, content) in files.iter_mut().filter(|(name, _)| *name != READ_BY_THE_PAGE) {
        let shortened: fn(&str) -> String = match name.rsplit('.').next() {
            Some("css") => style,
            Some("js") => script,
            _ => continue,
        };
        if let Ok(text) = std::str::from_utf8(content) {
            *content = shortened(text).into_bytes();
        }
    }
}

/// A style sheet without comments and needless spaces. Texts in quotes stay as they are.
fn style(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
        } else if next == '"' || next == '\'' {
            let end = end_of_quote(rest, next);
            out.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if next.is_whitespace() {
            rest = rest.trim_start();
            let needless = |at: Option<char>, beside: &str| at.is_none_or(|at| beside.contains(at));
            // A space before a colon separates two selectors; one after a colon separates nothing.
            if !needless(out.chars().next_back(), "{};,: ") && !needless(rest.chars().next(), "{};,") {
                out.push(' ');
            }
        } else {
            if next == '}' && out.ends_with(';') {
                out.pop();
            }
            out.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    out
}

/// The length of the quote at the beginning of a text.
fn end_of_quote(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == mark => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// A script without indentation, empty lines, and comments that have lines of their own.
fn script(text: &str) -> String {
    let mut out = String::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_loses_comments_and_needless_spaces() {
        let long =
            "/* A { comment } */\n.a,\n.b :not(.c)  > p {\n  color: var(--ink);\n  content: \"a  /* b */ ; '\";\n}\n";
        assert_eq!(style(long), ".a,.b :not(.c) > p{color:var(--ink);content:\"a  /* b */ ; '\"}");
        let media = "@media (min-width: 70rem) and (pointer: coarse) { .a { margin: -1px auto 0 calc(1px + 2px); } }";
        assert_eq!(
            style(media),
            "@media (min-width:70rem) and (pointer:coarse){.a{margin:-1px auto 0 calc(1px + 2px)}}"
        );
        assert_eq!(style("a{b:c}/* unfinished"), "a{b:c}");
        assert_eq!(style(".a /* of */ .b { quotes: '\\'' }"), ".a .b{quotes:'\\''}");
    }

    #[test]
    fn a_script_loses_comments_that_have_lines_of_their_own() {
        let long = "/**\n * What it does.\n */\nfunction a() {\n    // Why.\n    return 6 /* 7 */ * 2; // now\n}\n\n/* one */\na();";
        assert_eq!(script(long), "function a() {\nreturn 6 /* 7 */ * 2; // now\n}\na();\n");
    }
}
