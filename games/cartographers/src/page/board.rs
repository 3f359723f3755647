//! The board: a sheet, the shape that is being laid on it, and every way to lay it.

use crate::chart::picture::{self, Ghost};
use crate::{Open, space_name};
use chart::svg;
use leptos::prelude::*;
use table::{Grid11, Phrase, Seat};
use vellum::html::{
    Gesture, Touch, button, data_box, escaped, group, heard, keep_from_flinging, layered, panel, parts, told,
};
use vellum::speech::Speech;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::desk::Desk;
use super::{names_of, terrain_code};
use page::fingers::Fingers;

/// How far above the finger the shape floats, in pixels, so that the finger does not hide it.
const LIFT: i32 = 70;

/// The board.
pub fn board(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let ground = picture::sheet_ground(desk.top.shown.with_untracked(|shown| shown.open.side()));
    let view_box = format!("0 0 {} {}", ground.width, ground.height);
    let ground = svg::content(&ground);

    let land = move || {
        let owner = desk.sheet_on_board();
        let lit = desk.lit.get().filter(|(seat, _)| *seat == owner).map(|(_, spaces)| spaces);
        desk.top.shown.with(|shown| {
            let last = || crate::chart::lit(shown.last(None), owner);
            svg::content(&picture::sheet_land(&shown.open.sheets[owner.index()].land, lit.unwrap_or_else(last)))
        })
    };
    let wanted = move || {
        let asked = desk.top.asked.get().filter(|_| desk.close_up.get().is_none());
        let owner = desk.sheet_on_board();
        desk.top.shown.with(|shown| {
            let demanded = asked.and_then(|seat| shown.open.task(seat)).is_some_and(|task| task.on_ruins);
            let spaces = shown.open.sheets[owner.index()].land.uncovered_ruins();
            svg::content(&picture::sheet_wanted(if demanded { spaces } else { Grid11::EMPTY }))
        })
    };
    let ghost = move || {
        let preview = desk.preview.get().filter(|_| desk.close_up.get().is_none());
        let drafted = preview.map(|preview| (preview.spaces, preview.draw.terrain(), preview.refused.is_none()));
        let sealed = || {
            let (seat, draw) = desk.sealed_on_board()?;
            let spaces = desk.top.shown.with(|shown| shown.open.task(seat)?.spaces(draw).ok())?;
            Some((spaces, draw.terrain(), true))
        };
        let class = if drafted.is_none() { "ghost sealed" } else { "ghost" };
        let drawn = drafted.or_else(sealed).map_or(String::new(), |(spaces, terrain, fits)| {
            svg::content(&picture::sheet_ghost(&Ghost { spaces, terrain, fits }))
        });
        format!("<g class=\"{class}\">{drawn}</g>")
    };
    let layers = vec![
        Signal::derive(move || ground.clone()),
        Signal::derive(move || format!("<g class=\"land\">{}</g>", land())),
        Signal::derive(ghost),
        Signal::derive(wanted),
    ];
    let whose = move || {
        if desk.top.shown.with(|shown| shown.open.is_solo()) {
            return String::new();
        }
        let name = escaped(&desk.top.name(desk.sheet_on_board()));
        let back = match desk.close_up.get() {
            Some(_) => button("back-to-board", "", &escaped(&speech.term("page-back-to-board"))),
            None => String::new(),
        };
        // The table's own button is for who is awaited; this one for somebody else at this screen.
        let others = desk.sealed_on_board().filter(|_| desk.top.asked.get().is_some());
        let replace = others.map_or(String::new(), |(seat, _)| {
            button(&format!("replace-of:{seat}"), "", &escaped(&speech.term("page-replace")))
        });
        format!("<p class=\"whose\"><span>{name}</span>{replace}{back}</p>")
    };
    let back = move |(gesture, what): Touch| match (gesture, parts(&what)) {
        (Gesture::Press, ("back-to-board", _)) => desk.close_up.set(None),
        (Gesture::Press, ("replace-of", seat)) => {
            if let Ok(seat) = seat.parse() {
                desk.top.replace(Seat(seat));
            }
        }
        _ => {}
    };
    let refused = move || {
        let preview = desk.preview.get();
        let drafted = preview.as_ref().map_or(String::new(), |preview| {
            let terrain = speech.term(&terrain_code(preview.draw.terrain()));
            format!("{terrain}: {}", names_of(preview.spaces))
        });
        let refused = preview.and_then(|preview| preview.refused);
        vellum::chapters::told_of_draft(speech, refused.as_ref(), &drafted)
    };
    let class = Signal::derive(move || format!("board {}", desk.top.colour_class(desk.sheet_on_board())));
    let sheet = group("sheet", vec![layered(view_box.into(), layers), cells(desk, speech)]);
    group(class, vec![panel(whose, back), sheet, told(refused)])
}

/// The spaces, for pointers, keys and screen readers; the picture lies below them.
fn cells(desk: Desk, speech: Speech) -> AnyView {
    let fingers = StoredValue::new(Fingers::default());
    let before = StoredValue::new(None);
    let moved = move |event: &PointerEvent| {
        let touch = event.pointer_type() != "mouse";
        if touch && event.buttons() == 0 {
            return;
        }
        // Two fingers turn the shape; meanwhile it stays where it is.
        let turned = fingers.try_update_value(|fingers| fingers.moved(event)).flatten();
        if let Some(quarters) = turned {
            return desk.redraft(|draft| (0..quarters).for_each(|_| draft.turn()));
        }
        if let Some(space) = space_under(event, touch) {
            desk.redraft(|draft| {
                if touch || !draft.pinned {
                    draft.lay(space);
                }
            });
        }
    };
    let pressed = move |event: &PointerEvent| {
        let touch = event.pointer_type() != "mouse";
        if touch && fingers.try_update_value(|fingers| fingers.pressed(event)) == Some(2) {
            // The first of the two did not mean to lay the shape elsewhere.
            if fingers.with_value(Fingers::together) {
                desk.redraft(|draft| draft.at = before.get_value());
            }
            return;
        }
        before.set_value(desk.draft.with_untracked(|draft| draft.and_then(|draft| draft.at)));
        if let Some(space) = space_under(event, touch) {
            pin(desk, space);
        }
    };
    let lifted = move |event: &PointerEvent| fingers.update_value(|fingers| fingers.lifted(event));
    let left = move || {
        desk.redraft(|draft| {
            if !draft.pinned && draft.at.is_some() {
                draft.at = None
            }
        })
    };
    let wheel = move |event: &Event| {
        if desk.top.asked.get_untracked().is_some() {
            event.prevent_default();
            desk.redraft(|draft| draft.turn());
        }
    };
    // The panel has moved the focus; the shape goes along.
    let key = move |event: &KeyboardEvent| {
        if event.key().starts_with("Arrow")
            && let Some(space) = document().active_element().and_then(|cell| space_of(&cell))
        {
            pin(desk, space);
        }
    };
    // Who is read the board presses a space without a pointer.
    let clicked = move |event: &MouseEvent| {
        if event.detail() == 0
            && let Some(space) = event.target().and_then(|cell| space_of(cell.unchecked_ref()))
        {
            pin(desk, space);
        }
    };
    let act = move |(gesture, _): Touch| {
        if gesture == Gesture::Enter {
            desk.confirm();
        }
    };
    let cells = panel(move || html(desk, speech), act);
    let kinds = &[
        "pointermove",
        "pointerdown",
        "pointerup",
        "pointercancel",
        "pointerleave",
        "touchmove",
        "wheel",
        "keydown",
        "click",
    ];
    heard(vec![cells], kinds, move |event: Event| match event.type_().as_str() {
        "pointermove" => moved(event.unchecked_ref()),
        "pointerdown" => pressed(event.unchecked_ref()),
        "pointerleave" => left(),
        "touchmove" => keep_from_flinging(&event),
        "wheel" => wheel(&event),
        "keydown" => key(event.unchecked_ref()),
        "click" => clicked(event.unchecked_ref()),
        _ => lifted(event.unchecked_ref()),
    })
}

/// Lays the shape on a space, where it stays while the pointer moves.
fn pin(desk: Desk, space: u8) {
    desk.redraft(|draft| {
        draft.lay(space);
        draft.pinned = true;
    });
}

fn html(desk: Desk, speech: Speech) -> String {
    let owner = desk.sheet_on_board();
    let mut html = format!(
        "<div class=\"cells\" id=\"cells\" role=\"grid\" aria-label=\"{}\" data-box=\"{}\">",
        escaped(&speech.term("page-board")),
        data_box((picture::MARGIN, picture::MARGIN, ACROSS, ACROSS), (picture::SIZE, picture::SIZE)),
    );
    desk.top.shown.with(|shown| {
        for row in 0..SIDE {
            html += "<div role=\"row\">";
            for column in 0..SIDE {
                let space = row * SIDE + column;
                html += &format!(
                    "<div role=\"gridcell\" id=\"space-{space}\" data-space=\"{space}\" data-do=\"space\" \
                     data-at=\"{column},{row}\" tabindex=\"{}\" aria-label=\"{}\"></div>",
                    if space == MIDDLE { "0" } else { "-1" },
                    escaped(&space_label(&shown.open, owner, space, speech)),
                );
            }
            html += "</div>";
        }
    });
    html + "</div>"
}

const SIDE: u8 = Grid11::SIDE as u8;

/// Where the tabulator comes to at first.
const MIDDLE: u8 = SIDE / 2 * SIDE + SIDE / 2;

/// All spaces of the picture, from edge to edge.
const ACROSS: i32 = Grid11::SIDE as i32 * picture::CELL;

/// The space under the pointer; with a finger, the one above it that the finger does not hide.
fn space_under(event: &PointerEvent, touch: bool) -> Option<u8> {
    let lift = if touch && event.buttons() != 0 { LIFT } else { 0 };
    let at = |lift: i32| {
        let element = document().element_from_point(event.client_x() as f32, (event.client_y() - lift) as f32)?;
        space_of(&element)
    };
    // At the upper edge there is no space above the finger; then it is the one below it.
    at(lift).or_else(|| at(0))
}

fn space_of(cell: &web_sys::Element) -> Option<u8> {
    cell.get_attribute("data-space")?.parse().ok()
}

/// What a screen reader says of a space.
fn space_label(open: &Open, owner: Seat, space: u8, speech: Speech) -> String {
    let land = &open.sheets[owner.index()].land;
    let code = if land.map().ruins.contains(space) { "page-space-on-ruins" } else { "page-space" };
    speech.say(&Phrase::new(code).with("space", space_name(space)).term("what", land.term_at(space)))
}
