//! The card that is being drawn: its shapes and terrains, turning and flipping, and the button that draws.

use crate::chart::picture;
use crate::{Card, Open, Slot, Task, Terrain};
use chart::svg;
use leptos::prelude::*;
use table::{Choices, Phrase, Seat};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Touch, button, escaped, key_button, panel, parts, pressed};
use vellum::speech::Speech;

use super::desk::Desk;
use super::draft::{Draft, Preview};
use super::{card_code, names_of, terrain_code};

/// What may be chosen: shapes and terrains for which some place is legal.
fn offers(open: &Open, seat: Seat) -> (Vec<Slot>, Vec<Terrain>) {
    let Some(task) = open.task(seat) else { return (Vec::new(), Vec::new()) };
    let (mut slots, mut terrains) = (Vec::new(), Vec::new());
    task.choices().for_each(|draw| {
        if slots.last() != Some(&draw.slot()) {
            slots.push(draw.slot());
        }
        if !terrains.contains(&draw.terrain()) {
            terrains.push(draw.terrain());
        }
    });
    (slots, terrains)
}

/// The picture of a shape on a card.
fn shape_picture(task: &Task<'_>, slot: Slot, terrain: Terrain, orientation: u8) -> String {
    let drawing = match task.shape(slot) {
        Some(shape) => picture::shape(shape.lying(orientation).cells, terrain, shape.coin),
        None => picture::terrain_tile(terrain),
    };
    svg::inlined(&drawing, None)
}

/// The panel with the card, as long as a person is asked.
pub fn card_panel(desk: Desk) -> AnyView {
    let speech = Speech::here();
    // Where the shape lies changes nothing here: while somebody points at spaces, the card is not made anew.
    let face = Memo::new(move |_| {
        let draft = desk.draft.get().map(|draft| Draft { at: draft.at.map(|_| (0, 0)), pinned: false, ..draft });
        (draft, desk.preview.with(is_ready))
    });
    let html = move || desk.top.asked.get().map_or(String::new(), |seat| html(desk, speech, seat, face.get()));
    panel(html, move |touch| touched(desk, touch))
}

fn html(desk: Desk, speech: Speech, seat: Seat, (draft, ready): (Option<Draft>, bool)) -> String {
    desk.top.shown.with(|shown| {
        let open = &shown.open;
        let kind = match open.card {
            Card::Explore(card) => {
                speech.say(&Phrase::new("page-card-explore").with("time", i64::from(card.facts().time)))
            }
            Card::Ambush(_) => speech.term("page-card-ambush"),
        };
        let name = speech.term(&card_code(open.card));
        let (slots, terrains) = offers(open, seat);
        let shapes = open.task(seat).zip(draft).map_or(String::new(), |(task, draft)| {
            slots.into_iter().map(|slot| shape_button(speech, &task, slot, &draft)).collect()
        });
        let terrains: String = terrains
            .into_iter()
            .map(|terrain| {
                let extra = format!(
                    "class=\"terrain\" data-terrain=\"{}\" {}",
                    terrain.name(),
                    pressed(draft.is_some_and(|draft| draft.terrain == terrain))
                );
                let content = format!(
                    "<span class=\"tile\">{}</span><span>{}</span>",
                    svg::inlined(&picture::terrain_tile(terrain), None),
                    escaped(&speech.term(&terrain_code(terrain)))
                );
                button(&format!("terrain:{}", terrain.name()), &extra, &content)
            })
            .collect();
        let tool = |what: &str, extra: &str, code: &str, key: &str| key_button(what, extra, &speech.term(code), key);
        let able = |able: bool| if able { "" } else { "disabled" };
        let laid = draft.is_some_and(|draft| draft.at.is_some());
        format!(
            "<section class=\"panel card\" id=\"card\"><p class=\"kind\">{}</p><h2>{} {}</h2>\
             <div class=\"shapes\" role=\"group\" aria-label=\"{}\">{shapes}</div>\
             <div class=\"terrains\" role=\"group\" aria-label=\"{}\">{terrains}</div>\
             <div class=\"tools\">{}{}{}</div>{}</section>",
            escaped(&kind),
            escaped(&name),
            rule_of(speech, &card_code(open.card), &name),
            escaped(&speech.term("page-shapes")),
            escaped(&speech.term("page-terrains")),
            tool("turn", "", "page-turn", "R"),
            tool("flip", "", "page-flip", "F"),
            tool("undo", able(laid), "page-undo", "U"),
            tool("confirm", &format!("class=\"big\" {}", able(ready)), "page-confirm", "Enter"),
        )
    })
}

fn is_ready(preview: &Option<Preview>) -> bool {
    preview.as_ref().is_some_and(|preview| preview.refused.is_none())
}

fn shape_button(speech: Speech, task: &Task<'_>, slot: Slot, draft: &Draft) -> String {
    let code = match slot {
        Slot::Single => "page-shape-single",
        _ if task.shape(slot).is_some_and(|shape| shape.coin) => "page-shape-coin",
        _ => "page-shape",
    };
    let mut label = speech.say(&Phrase::new(code).with("number", slot as i64 + 1));
    // As it would lie in the upper left corner.
    if let Some(shape) = task.shape(slot) {
        label += &format!(": {}", names_of(shape.lying(draft.orientation).cells));
    }
    let extra = format!("class=\"shape\" aria-label=\"{}\" {}", escaped(&label), pressed(draft.slot == slot));
    let picture = shape_picture(task, slot, draft.terrain, draft.orientation);
    button(&format!("shape:{}", slot as usize), &extra, &picture)
}

fn touched(desk: Desk, (gesture, what): Touch) {
    if gesture != Gesture::Press {
        return;
    }
    let (word, rest) = parts(&what);
    if word == "confirm" {
        return desk.confirm();
    }
    desk.redraft(|draft| match word {
        "shape" => {
            let slot = rest.parse().ok().and_then(|number: usize| Slot::ALL.get(number).copied());
            draft.slot = slot.unwrap_or(draft.slot);
        }
        "terrain" => draft.terrain = Terrain::named(rest).unwrap_or(draft.terrain),
        "turn" => draft.turn(),
        "flip" => draft.flip(),
        _ => {
            draft.pinned = false;
            draft.at = None;
        }
    });
}
