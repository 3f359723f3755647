//! The edicts with what they pay now and then, coins and monsters.

use crate::scoring;
use leptos::prelude::*;
use table::{Grid11, Item};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Touch, escaped, panel, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use super::draft::Figures;
use super::scoring_code;

/// The rows after the four edicts.
const COINS: usize = 4;

/// The spaces of some explained points.
pub fn spaces_of(items: &[Item]) -> Grid11 {
    items.iter().flat_map(|item| &item.spaces).map(|&space| space as u8).collect()
}

/// All rows. Pointing at one lights the spaces that it pays for.
pub fn edicts(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let act = move |(gesture, what): Touch| {
        let place = parts(&what).1.parse().ok().filter(|_| gesture != Gesture::Out);
        desk.lit.set(place.map(|place| (desk.sheet_on_board(), shown_by(desk, place))));
    };
    panel(move || html(desk, speech), act)
}

/// The spaces that a row is about.
fn shown_by(desk: Desk, place: usize) -> Grid11 {
    let seat = desk.sheet_on_board();
    desk.top.shown.with(|shown| {
        let land = &shown.open.sheets[seat.index()].land;
        match shown.open.edicts.get(place) {
            Some(card) => spaces_of(&scoring::explain(*card, land)),
            None if place == COINS => Grid11::EMPTY,
            None => land.haunted(),
        }
    })
}

fn html(desk: Desk, speech: Speech) -> String {
    let seat = desk.sheet_on_board();
    let then = desk.preview.get().filter(|_| desk.close_up.get().is_none()).and_then(|preview| preview.then);
    desk.top.shown.with(|shown| {
        let open = &shown.open;
        let now = Figures::of(open, &open.sheets[seat.index()]);
        let mut rows = String::new();
        let mut add = |place: usize, mark: &str, (name, rule, explained): (&str, &str, &str), scored: bool, of: &dyn Fn(&Figures) -> i32| {
            let now = of(&now);
            let then = then.as_ref().map(of).filter(|then| *then != now).map_or(String::new(), |then| {
                let class = if then > now { "then" } else { "then worse" };
                format!("<span class=\"{class}\">→ {then}</span>")
            });
            rows += &format!(
                "<li{}><button class=\"row\" id=\"row-{place}\" data-do=\"row:{place}\"><span class=\"mark\">{mark}</span>\
                 <span class=\"words\"><strong>{}</strong><span class=\"rule\">{}</span></span>\
                 <span class=\"points\"><span class=\"now\">{now}</span>{then}</span></button>{}</li>",
                if scored { " class=\"scored\"" } else { "" },
                escaped(&speech.term(name)),
                escaped(&speech.term(rule)),
                rule_of(speech, explained, &speech.term(name)),
            );
        };
        for (place, card) in open.edicts.into_iter().enumerate() {
            let (code, rule) = (scoring_code(card), format!("cartographers-rule-{}", card.name()));
            let scored = open.season.facts().edicts.contains(&place);
            add(place, ["A", "B", "C", "D"][place], (&code, &rule, &code), scored, &|of| of.edicts[place]);
        }
        add(COINS, "●", ("page-coins-name", "page-coins-rule", "cartographers/mountains"), true, &|of| i32::from(of.coins));
        add(COINS + 1, "✶", ("page-monsters-name", "page-monsters-rule", "cartographers/scoring"), true, &|of| -of.monsters);
        format!(
            "<section class=\"panel edicts\" id=\"edicts\"><h2>{}</h2><ul>{rows}</ul></section>",
            escaped(&speech.term("page-edicts-now"))
        )
    })
}
