//! A page with all drawings of a game, to view in a browser.

use chart::palette::properties;
use chart::{Charted, Drawing, Light, svg};

/// The sections of a page: one for each combination of light and filter.
const SECTIONS: [&str; 6] = ["day", "night", "day grey", "night grey", "day no-patterns", "night no-patterns"];

/// The style of the page around the drawings.
const PAGE: &str = "
body{margin:0;font:15px/1.4 Georgia,serif}
section{background:var(--paper);color:var(--ink);padding:20px;display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start}
.grey{filter:grayscale(1)}
.sheet svg{width:740px;display:block}
.home svg{width:420px;display:block}
.thumb svg{width:72px;display:block}
.card{background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:10px;display:flex;gap:12px;align-items:center;flex-wrap:wrap}
.tile40 svg{width:45px;height:45px}
.tile24 svg{width:27px;height:27px}
";

/// The drawings of a game, in groups.
#[derive(Default)]
pub struct Gallery {
    html: String,
}

impl Gallery {
    /// Adds drawings inside an element with these classes: `sheet`, `home`, `thumb`, `card`, `tile40`, `tile24`, or
    /// classes of the game's own style.
    pub fn put(&mut self, class: &str, drawings: &[Drawing]) {
        let drawings: String = drawings.iter().map(|drawing| svg::inlined(drawing, None)).collect();
        self.put_html(class, &drawings);
    }

    /// Adds HTML inside an element with these classes.
    pub fn put_html(&mut self, class: &str, html: &str) {
        self.html.push_str(&format!("<div class=\"{class}\">{html}</div>"));
    }

    /// The page: by day, by night, in grey and without patterns. `style` is CSS for the game's own classes. If `wanted`
    /// is not empty, the page has only these sections.
    #[must_use]
    pub fn page<G: Charted>(&self, style: &str, wanted: &[String]) -> String {
        let (day, night) = (properties(Light::Day), properties(Light::Night));
        let mut page = format!(
            "<!doctype html><meta charset=\"utf-8\"><title>Gallery</title><style>{PAGE}{style}{}\n\
             .day{{{day}}}.night{{{night}}}</style>\n",
            chart::style(&[G::STYLE])
        );
        let defs = svg::defs(&[&chart::COMMON, G::ART]);
        for name in SECTIONS {
            if wanted.is_empty() || wanted.iter().any(|section| section == name) {
                let section = format!("<section class=\"{name}\">{defs}{}</section>\n", self.html);
                // A hatch gets its colours where it is defined, so each section defines its own hatches with unique
                // ids.
                let own = name.replace(' ', "-");
                let section = section.replace("\"hatch-", &format!("\"{own}-"));
                page.push_str(&section.replace("#hatch-", &format!("#{own}-")));
            }
        }
        page
    }
}
