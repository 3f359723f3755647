//! The end: the score sheet of everybody, item by item, the titles of a solo game, and what to do next.

use crate::{Misterra, Spaces};
use leptos::prelude::*;
use table::{Game, Seat};
use vellum::html::{Gesture, Touch, escaped, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use super::points::spaces_of;
use page::finish;

/// The end of the game.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let honours = move |honours: &crate::Honours| {
        let Some(titles) = &honours.titles else { return String::new() };
        let all = [
            ("page-misterra-titles-total", titles.total),
            ("page-misterra-titles-presumptions", titles.presumptions),
            ("page-misterra-titles-fidelity", titles.fidelity),
            ("page-misterra-titles-claims", titles.claims),
        ];
        let rows = all.map(|(of, title)| {
            format!(
                "<span>{}</span><strong>{}</strong>",
                escaped(&speech.term(of)),
                escaped(&speech.term(&title.term()))
            )
        });
        format!("<p class=\"titles\" id=\"titles\">{}</p>", rows.concat())
    };
    let html = move || {
        let sheets: Vec<_> = desk.top.shown.with(|shown| {
            (0..desk.top.seats()).map(|seat| Misterra::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        // Presumptions differ from player to player: their boxes say which it is.
        let boxes = finish::score_table(desk.top, speech, &sheets, true, |line| {
            let presumption = line.title.code == "misterra-line-presumption";
            if presumption { speech.term("page-misterra-presumption") } else { speech.say(&line.title) }
        });
        finish::ranking(desk.top, speech, "misterra-rank", honours) + &boxes
    };
    let act = move |(gesture, what): Touch| {
        let mut numbers = parts(&what).1.split(' ').filter_map(|number| number.parse::<usize>().ok());
        let (Some(seat), Some(line)) = (numbers.next(), numbers.next()) else { return };
        if gesture == Gesture::Out {
            return desk.light(Spaces::default());
        }
        let seat = Seat(seat as u8);
        desk.state.update(|state| state.close_up = Some(seat));
        desk.light(desk.top.shown.with(|shown| {
            let sheet = Misterra::score_sheet(shown.view(None), seat);
            sheet.lines.get(line).map(|line| spaces_of(&line.items)).unwrap_or_default()
        }));
    };
    finish::ending(desk.top, html, act)
}
