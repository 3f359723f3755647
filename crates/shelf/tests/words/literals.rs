//! Parses the string literals of a source, and classifies each as code, an HTML attribute, or a displayed text.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::Lit;

/// The kind of a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Outside `html!`, or in an expression inside it.
    Code,
    /// The value of an attribute, a class or an id in `html!`.
    Attribute,
    /// A text between the tags in `html!`.
    Shown,
}

/// One string literal of a source.
#[derive(Debug)]
pub struct Literal {
    pub text: String,
    pub place: Place,
}

/// The string literals of a source, without its comments, attributes and tests.
pub fn literals(source: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    code(source.parse().expect("valid Rust"), &mut found);
    found
}

/// The texts of a source that may be codes of messages.
pub fn texts(source: &str) -> BTreeSet<String> {
    let codes = literals(source).into_iter().filter(|literal| literal.place != Place::Attribute);
    codes.map(|literal| literal.text).collect()
}

fn is_punct(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

fn push(token: &TokenTree, place: Place, found: &mut Vec<Literal>) {
    if let TokenTree::Literal(literal) = token
        && let Lit::Str(text) = Lit::new(literal.clone())
    {
        found.push(Literal { text: text.value(), place });
    }
}

/// Rust outside of `html!`.
fn code(tokens: TokenStream, found: &mut Vec<Literal>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        // `#[…]` and `#![…]`; a doc comment is one of them.
        if is_punct(Some(token), '#') {
            let inner = usize::from(is_punct(tokens.get(at), '!'));
            if let Some(attribute) = group(tokens.get(at + inner), Delimiter::Bracket) {
                at += inner + 1;
                if attribute.stream().to_string().replace(' ', "") == "cfg(test)" {
                    // Skip the item that follows, up to the end of its body or its semicolon.
                    while let Some(token) = tokens.get(at) {
                        at += 1;
                        if group(Some(token), Delimiter::Brace).is_some() || is_punct(Some(token), ';') {
                            break;
                        }
                    }
                }
            }
            continue;
        }
        match token {
            TokenTree::Ident(name) if name == "html" && is_punct(tokens.get(at), '!') => {
                if let Some(TokenTree::Group(body)) = tokens.get(at + 1) {
                    markup(body.stream(), found);
                    at += 2;
                }
            }
            // `panel(…).class("…")`
            TokenTree::Ident(name) if name == "class" => {
                if let Some(of_panel) = group(tokens.get(at), Delimiter::Parenthesis) {
                    attribute(of_panel.stream(), found);
                    at += 1;
                }
            }
            TokenTree::Group(group) => code(group.stream(), found),
            token => push(token, Place::Code, found),
        }
    }
}

/// The body of `html!`, or of an element in it.
fn markup(tokens: TokenStream, found: &mut Vec<Literal>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        at += 1;
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '@' => at = control(&tokens, at, found),
            TokenTree::Group(group) => match group.delimiter() {
                Delimiter::Brace if is_punct(before, '=') => attribute(group.stream(), found),
                Delimiter::Brace => markup(group.stream(), found),
                // An expression.
                _ => code(group.stream(), found),
            },
            token if ['=', '.', '#'].into_iter().any(|sign| is_punct(before, sign)) => {
                push(token, Place::Attribute, found);
            }
            token => push(token, Place::Shown, found),
        }
    }
}

/// The parts of an attribute's value: literals, and expressions.
fn attribute(tokens: TokenStream, found: &mut Vec<Literal>) {
    for token in tokens {
        match &token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => attribute(group.stream(), found),
            TokenTree::Group(group) => code(group.stream(), found),
            token => push(token, Place::Attribute, found),
        }
    }
}

/// Parses `@if`, `@for`, `@match`, `@let` and `@else`, after the sign: everything before the body is code. Returns the
/// end of the body.
fn control(tokens: &[TokenTree], start: usize, found: &mut Vec<Literal>) -> usize {
    let keyword = tokens.get(start).map(ToString::to_string).unwrap_or_default();
    let mut at = start;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match group(Some(token), Delimiter::Brace) {
            Some(body) if keyword == "match" => {
                arms(body.stream(), found);
                return at;
            }
            Some(body) if keyword != "let" => {
                markup(body.stream(), found);
                return at;
            }
            _ if keyword == "let" && is_punct(Some(token), ';') => return at,
            _ => code(token.clone().into(), found),
        }
    }
    at
}

/// The arms of `@match`: a pattern, `=>`, and HTML.
fn arms(tokens: TokenStream, found: &mut Vec<Literal>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        while at < tokens.len() && !(is_punct(tokens.get(at), '=') && is_punct(tokens.get(at + 1), '>')) {
            code(tokens[at].clone().into(), found);
            at += 1;
        }
        at += 2;
        let begun = at;
        while at < tokens.len() {
            at += 1;
            // An arm ends after its braces, or at a comma.
            let ends = at == begun + 1 && group(tokens.get(begun), Delimiter::Brace).is_some();
            if ends || is_punct(tokens.get(at), ',') {
                break;
            }
        }
        markup(tokens.get(begun..at).unwrap_or_default().iter().cloned().collect(), found);
        at += usize::from(is_punct(tokens.get(at), ','));
    }
}

#[test]
fn literals_are_classified_correctly() {
    let source = r##"
        //! "a comment"
        /// "another"
        fn f() {
            // "a third"
            Phrase::new("page-moves").with('"', "say \"yes\"") + r#"raw "text""#
        }
        fn g() -> Markup {
            panel(x).class("of-panel");
            html! {
                ul.option-list #list class="option" data-x={ "do:" (name("page-a")) } title=(term("page-b")) {
                    "Words" (term("page-c"))
                    @if x == "page-d" { li { "More" } } @else if let Some("page-e") = y { "Else" }
                    @match z { "page-f" => { "Arm" }, _ => span { "Other" }, }
                    @let h = term("page-g");
                    @for i in list("page-h") { li.a."b" { (i) "End" } }
                }
            }
        }
        #[cfg(test)]
        mod tests { const T: &str = "a test"; }
    "##;
    let found = literals(source);
    let of = |place| found.iter().filter(|one| one.place == place).map(|one| one.text.as_str()).collect::<Vec<_>>();
    assert_eq!(of(Place::Shown), ["Words", "More", "Else", "Arm", "Other", "End"]);
    assert_eq!(of(Place::Attribute), ["of-panel", "option", "do:", "b"]);
    let codes = ["page-a", "page-b", "page-c", "page-d", "page-e", "page-f", "page-g", "page-h"];
    assert_eq!(of(Place::Code), [&["page-moves", "say \"yes\"", "raw \"text\""][..], &codes].concat());
}
