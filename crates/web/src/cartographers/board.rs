//! The board: a sheet, the shape that is being laid on it, and every way to lay it.

use cartographers::{Open, space_name};
use chart::cartographers::picture::{self, Ghost};
use chart::svg;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use table::{Grid11, Phrase, Seat};
use wasm_bindgen::JsCast;

use super::desk::Desk;
use super::terrain_code;
use crate::fingers::Fingers;
use crate::speech::Speech;

/// How far above the finger the shape floats, in pixels, so that the finger does not hide it.
const LIFT: i32 = 70;

/// The board.
#[component]
pub fn Board() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let owner = Memo::new(move |_| desk.sheet_on_board());
    let side = desk.top.shown.with_untracked(|shown| shown.open.side());
    let ground = picture::sheet_ground(side);
    let view_box = format!("0 0 {} {}", ground.width, ground.height);

    let land = move || {
        let lit = desk.lit.get().filter(|(seat, _)| *seat == owner.get()).map(|(_, spaces)| spaces);
        desk.top.shown.with(|shown| {
            let last = || {
                let events: Vec<_> = shown.last(None).copied().collect();
                chart::cartographers::lit(&events, owner.get())
            };
            svg::content(&picture::sheet_land(&shown.open.sheets[owner.get().index()].land, lit.unwrap_or_else(last)))
        })
    };
    let wanted = move || {
        let task =
            desk.top.asked.get().and_then(|seat| desk.top.shown.with(|shown| Some(shown.open.task(seat)?.on_ruins)));
        let spaces = desk.top.shown.with(|shown| shown.open.sheets[owner.get().index()].land.uncovered_ruins());
        let demanded = task == Some(true) && desk.close_up.get().is_none();
        svg::content(&picture::sheet_wanted(if demanded { spaces } else { Grid11::EMPTY }))
    };
    let ghost = move || {
        let preview = desk.preview.get().filter(|_| desk.close_up.get().is_none());
        preview.map_or(String::new(), |preview| {
            let (spaces, terrain) = (preview.spaces, preview.draw.terrain());
            svg::content(&picture::sheet_ghost(&Ghost { spaces, terrain, fits: preview.refused.is_none() }))
        })
    };
    let name = move || desk.top.name(owner.get());
    let refused = move || {
        let refused = desk.preview.get().and_then(|preview| preview.refused);
        refused.map(|refusal| speech.say(&refusal)).unwrap_or_default()
    };
    view! {
        <div class=move || format!("board {}", desk.top.colour_class(owner.get()))>
            <Show when=move || desk.top.shown.with(|shown| !shown.open.is_solo())>
                <p class="whose">
                    <span>{name}</span>
                    <Show when=move || desk.close_up.get().is_some()>
                        <button on:click=move |_| desk.close_up.set(None)>{speech.live("page-back-to-board")}</button>
                    </Show>
                </p>
            </Show>
            <div class="sheet">
                <svg class="chart" viewBox=view_box aria-hidden="true">
                    <g inner_html=svg::content(&ground)></g>
                    <g class="land" inner_html=land></g>
                    <g class="ghost" inner_html=ghost></g>
                    <g inner_html=wanted></g>
                </svg>
                <Cells owner/>
            </div>
            <p class="refused" role="status" aria-live="polite" id="refused">{refused}</p>
        </div>
    }
}

/// The spaces, for pointers, keys and screen readers; the picture lies below them.
#[component]
fn Cells(owner: Memo<Seat>) -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let focused = RwSignal::new(60u8);
    let fingers = StoredValue::new(Fingers::default());
    let before = StoredValue::new(None);
    let moved = move |event: PointerEvent| {
        let touch = event.pointer_type() != "mouse";
        if touch && event.buttons() == 0 {
            return;
        }
        // Two fingers turn the shape; meanwhile it stays where it is.
        let turned = fingers.try_update_value(|fingers| fingers.moved(&event)).flatten();
        if let Some(quarters) = turned {
            return desk.redraft(|draft| (0..quarters).for_each(|_| draft.turn()));
        }
        if let Some(space) = space_under(&event, touch) {
            desk.redraft(|draft| {
                if touch || !draft.pinned {
                    draft.lay(space);
                }
            });
        }
    };
    let pressed = move |event: PointerEvent| {
        let touch = event.pointer_type() != "mouse";
        if touch && fingers.try_update_value(|fingers| fingers.pressed(&event)) == Some(2) {
            // The first of the two did not mean to lay the shape elsewhere.
            if fingers.with_value(Fingers::together) {
                desk.redraft(|draft| draft.at = before.get_value());
            }
            return;
        }
        before.set_value(desk.draft.with_untracked(|draft| draft.and_then(|draft| draft.at)));
        if let Some(space) = space_under(&event, touch) {
            desk.redraft(|draft| {
                draft.lay(space);
                draft.pinned = true;
            });
            focused.set(space);
        }
    };
    let lifted = move |event: PointerEvent| fingers.update_value(|fingers| fingers.lifted(&event));
    let left = move |_| {
        desk.redraft(|draft| {
            if !draft.pinned && draft.at.is_some() {
                draft.at = None
            }
        })
    };
    let wheel = move |event: leptos::ev::WheelEvent| {
        if desk.top.asked.get_untracked().is_some() {
            event.prevent_default();
            desk.redraft(|draft| draft.turn());
        }
    };
    let key = move |event: KeyboardEvent| {
        let (rows, columns) = match event.key().as_str() {
            "ArrowUp" => (-1, 0),
            "ArrowDown" => (1, 0),
            "ArrowLeft" => (0, -1),
            "ArrowRight" => (0, 1),
            "Enter" | " " => {
                event.prevent_default();
                return desk.confirm();
            }
            _ => return,
        };
        event.prevent_default();
        let (row, column) = ((focused.get_untracked() / 11) as i8, (focused.get_untracked() % 11) as i8);
        let space = (row + rows).clamp(0, 10) as u8 * 11 + (column + columns).clamp(0, 10) as u8;
        focused.set(space);
        desk.redraft(|draft| {
            draft.lay(space);
            draft.pinned = true;
        });
        focus(space);
    };
    let rows = (0..11u8)
        .map(|row| {
            let cells = (0..11u8)
                .map(|column| {
                    let space = row * 11 + column;
                    let label =
                        move || desk.top.shown.with(|shown| space_label(&shown.open, owner.get(), space, speech));
                    view! {
                        <div
                            role="gridcell" id=format!("space-{space}") data-space=space.to_string()
                            tabindex=move || if focused.get() == space { "0" } else { "-1" }
                            aria-label=label
                        ></div>
                    }
                })
                .collect_view();
            view! { <div role="row">{cells}</div> }
        })
        .collect_view();
    view! {
        <div
            class="cells" style:left=share(picture::MARGIN) style:top=share(picture::MARGIN)
            style:width=share(ACROSS) style:height=share(ACROSS) role="grid" id="cells" aria-label=speech.live("page-board")
            on:pointermove=moved on:pointerdown=pressed on:pointerup=lifted on:pointercancel=lifted on:pointerleave=left on:wheel=wheel on:keydown=key
        >
            {rows}
        </div>
    }
}

/// All spaces of the picture, from edge to edge.
const ACROSS: i32 = Grid11::SIDE as i32 * picture::CELL;

/// A length in the picture as a share of the picture's size.
fn share(length: i32) -> String {
    format!("{}%", 100.0 * f64::from(length) / f64::from(picture::SIZE))
}

/// The space under the pointer; with a finger, the one above it that the finger does not hide.
fn space_under(event: &PointerEvent, touch: bool) -> Option<u8> {
    let lift = if touch && event.buttons() != 0 { LIFT } else { 0 };
    let at = |lift: i32| {
        let element = document().element_from_point(event.client_x() as f32, (event.client_y() - lift) as f32)?;
        element.get_attribute("data-space")?.parse().ok()
    };
    // At the upper edge there is no space above the finger; then it is the one below it.
    at(lift).or_else(|| at(0))
}

fn focus(space: u8) {
    let element = document().get_element_by_id(&format!("space-{space}"));
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// What a screen reader says of a space.
fn space_label(open: &Open, owner: Seat, space: u8, speech: Speech) -> String {
    let land = &open.sheets[owner.index()].land;
    let here = Grid11::space(space);
    let what = match land.terrain_at(space) {
        Some(terrain) => terrain_code(terrain),
        None if here.meets(land.map().mountains) => "cartographers-land-mountain".to_owned(),
        None if here.meets(land.map().wasteland) => "cartographers-land-wasteland".to_owned(),
        None => "cartographers-land-empty".to_owned(),
    };
    let code = if here.meets(land.map().ruins) { "page-space-on-ruins" } else { "page-space" };
    speech.say(&Phrase::new(code).with("space", space_name(space)).term("what", what))
}
