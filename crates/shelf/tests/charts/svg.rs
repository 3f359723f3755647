//! Drawings as SVG: well-formed, escaped, and with all definitions that they refer to.

use std::collections::BTreeSet;

use crate::charts::drawn::{everything, read};
use chart::drawing::{Anchor, Drawing, Part};
use chart::symbols::SHADES;
use chart::{Light, svg};

#[test]
fn a_tiny_drawing() {
    let drawing = Drawing {
        width: 120,
        height: 60,
        parts: vec![
            Part::Rect { x: 0, y: 0, width: 120, height: 60, round: 0, class: "c-sheet" },
            Part::Rect { x: 5, y: 5, width: 50, height: 50, round: 12, class: "c-wanted" },
            Part::Group {
                class: "c-ghost-symbol",
                shift: Some((60, -4)),
                parts: vec![Part::Symbol { symbol: "sign-ruins", x: 0, y: 4, size: 60, class: "c-ruins" }],
            },
            Part::hatch("M0 0h60v60Z", "hatch-water"),
            Part::path("M0 0h60", "c-border"),
            Part::Circle { x: 30, y: 30, radius: 9, class: "c-coin-empty" },
            Part::Line { from: (0, 60), to: (120, 0), class: "c-neat" },
            Part::Text { x: 30, y: 38, anchor: Anchor::Middle, class: "c-label", content: "A".into() },
        ],
    };
    let expected = concat!(
        r#"<svg viewBox="0 0 120 60" aria-hidden="true">"#,
        r#"<rect class="c-sheet" x="0" y="0" width="120" height="60"/>"#,
        r#"<rect class="c-wanted" x="5" y="5" width="50" height="50" rx="12"/>"#,
        r#"<g class="c-ghost-symbol" transform="translate(60 -4)">"#,
        r##"<use class="c-ruins" href="#sign-ruins" x="0" y="4" width="60" height="60"/></g>"##,
        r#"<path class="c-hatch" fill="url(#hatch-water)" d="M0 0h60v60Z"/>"#,
        r#"<path class="c-border" d="M0 0h60"/>"#,
        r#"<circle class="c-coin-empty" cx="30" cy="30" r="9"/>"#,
        r#"<line class="c-neat" x1="0" y1="60" x2="120" y2="0"/>"#,
        r#"<text class="c-label" x="30" y="38" text-anchor="middle">A</text>"#,
        "</svg>",
    );
    assert_eq!(svg::inlined(&drawing, None), expected);
    let inside = expected.split_once('>').unwrap().1.strip_suffix("</svg>").unwrap();
    assert_eq!(svg::content(&drawing), inside);
    let labelled = svg::inlined(&drawing, Some("Two cells"));
    assert!(labelled.starts_with(r#"<svg viewBox="0 0 120 60" role="img"><title>Two cells</title><rect"#));
}

#[test]
fn everything_is_well_formed() {
    read(&svg::defs(&shelf::art())).unwrap();
    for drawing in everything() {
        read(&svg::inlined(&drawing, None)).unwrap();
        read(&svg::inlined(&drawing, Some("a & b"))).unwrap();
        for light in Light::ALL {
            let file = svg::standalone(&shelf::art(), &shelf::styles(), &drawing, light, "<Map> of \"C & A\"");
            let elements = read(&file).unwrap();
            assert_eq!(elements[0].namespace.as_deref(), Some("http://www.w3.org/2000/svg"));
            assert!(!file.contains("var("), "a file contains its colours as values");
        }
    }
}

#[test]
fn what_is_not_well_formed_is_found() {
    for bad in
        ["<a>", "<a></b>", "<a b=c/>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>", "a < b", "<a b=\"1\"c=\"2\"/>", "<a\0/>"]
    {
        assert!(read(bad).is_err(), "{bad}");
    }
}

#[test]
fn no_text_goes_unescaped() {
    let nasty = "<script>\"&'\0\u{8}</script>";
    let part = Part::Text { x: 0, y: 0, anchor: Anchor::End, class: "c-label", content: nasty.into() };
    let drawing = Drawing { width: 1, height: 1, parts: vec![part] };
    for written in [
        svg::content(&drawing),
        svg::inlined(&drawing, Some(nasty)),
        svg::standalone(&shelf::art(), &shelf::styles(), &drawing, Light::Night, nasty),
    ] {
        read(&written).unwrap();
        assert!(!written.contains("<script"));
        assert!(written.contains("&lt;script&gt;&quot;&amp;'\u{fffd}\u{fffd}&lt;/script&gt;"));
    }
}

/// The classes that have a CSS rule.
fn ruled() -> BTreeSet<String> {
    let style = chart::style(&shelf::styles());
    let names = style.split('.').skip(1);
    let names = names.map(|rule| rule.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap());
    names.filter(|name| name.starts_with("c-") || name.starts_with("chair-")).map(str::to_owned).collect()
}

#[test]
fn every_class_has_a_rule_and_every_rule_a_class() {
    let ruled = ruled();
    let mut used = BTreeSet::new();
    let files = everything()
        .iter()
        .map(|drawing| svg::standalone(&shelf::art(), &shelf::styles(), drawing, Light::Day, ""))
        .collect::<Vec<_>>();
    for xml in files.into_iter().chain([svg::defs(&shelf::art())]) {
        let classes = read(&xml).unwrap();
        used.extend(
            classes
                .iter()
                .filter_map(|element| element.get("class"))
                .flat_map(str::split_whitespace)
                .map(str::to_owned),
        );
    }
    assert_eq!(used.difference(&ruled).collect::<Vec<_>>(), Vec::<&String>::new(), "classes without a rule");
    assert_eq!(ruled.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "unused rules");
}

#[test]
fn every_reference_is_defined_once() {
    let defined: Vec<String> = read(&svg::defs(&shelf::art()))
        .unwrap()
        .iter()
        .filter_map(|element| element.get("id").map(str::to_owned))
        .collect();
    let distinct: BTreeSet<&String> = defined.iter().collect();
    assert_eq!(distinct.len(), defined.len());
    let drawn: usize = shelf::art().iter().map(|art| art.symbols.len() + art.hatches.len()).sum();
    assert_eq!(defined.len(), drawn + SHADES.len());

    let mut used = BTreeSet::new();
    for drawing in everything() {
        let file = read(&svg::standalone(&shelf::art(), &shelf::styles(), &drawing, Light::Day, "")).unwrap();
        let own: BTreeSet<&str> = file.iter().filter_map(|element| element.get("id")).collect();
        let symbols = file.iter().filter_map(|element| element.get("href")?.strip_prefix('#'));
        let fills = file.iter().filter_map(|element| element.get("fill")?.strip_prefix("url(#")?.strip_suffix(')'));
        let here: BTreeSet<&str> = symbols.chain(fills).collect();
        assert_eq!(here, own, "a file defines exactly what it uses");
        used.extend(here.into_iter().map(str::to_owned));
    }
    assert_eq!(used.iter().collect::<BTreeSet<_>>(), distinct, "every definition is used somewhere");
}

#[test]
fn a_file_has_the_colours_of_the_chairs_as_values_and_a_page_has_them_as_properties() {
    let (meeples, _) = crate::charts::drawn::misterran::pieces();
    let file = svg::standalone(
        &shelf::art(),
        &shelf::styles(),
        &misterra::chart::picture::pieces(&meeples, &[]),
        Light::Night,
        "",
    );
    for (name, value) in chart::palette(Light::Night).iter().filter(|(name, _)| name.starts_with("chair-")) {
        assert!(file.contains(&format!(".{name}{{color:{value}}}")), "{name}");
        assert!(chart::style(&shelf::styles()).contains(&format!(".{name}{{--chair:var(--{name})}}")), "{name}");
    }
}

#[test]
fn no_rule_could_end_its_element() {
    assert!(!chart::style(&shelf::styles()).contains('<') && !chart::style(&shelf::styles()).contains('&'));
}
