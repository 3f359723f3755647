//! The board: a sheet, the shape that is being placed on it, and the input that places it.

use crate::chart::picture::{self, Ghost};
use crate::{Land, space_name};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::draft_status;
use page_kit::command::Command;
use page_kit::dom::prevent_fling;
use page_kit::html::{button, data_box, layer};
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, layered, sheet, with_listener};
use page_kit::speech::Speech;
use table::{Grid11, Phrase, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::screen::Screen;
use super::{names_of, terrain_code};
use page::fingers::Fingers;

/// How far above a finger that drags it the shape floats, in pixels, so that the finger does not hide it. A tap puts the
/// shape under the finger.
const LIFT: i32 = 70;

page_kit::commands! {
    /// The commands beside the name of the owner of the sheet.
    enum WhoseCommand {
        /// Closes the close-up of another sheet.
        Back = "back-to-board",
        /// Takes back a seat's sealed drawing.
        Replace(seat: u8) = "replace-of",
    }
}

page_kit::commands! {
    /// The commands of the spaces.
    enum SpacesCommand {
        Space(space: u8) = "space",
    }
}

/// The board.
pub fn board(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let ground = picture::sheet_ground(screen.top.shown.with_untracked(|shown| shown.open.side()));
    let view_box = format!("0 0 {} {}", ground.width, ground.height);
    let ground = layer(&ground);
    let layers = vec![
        Signal::derive(move || ground.clone()),
        Signal::derive(move || land(screen)),
        Signal::derive(move || ghost(screen)),
        Signal::derive(move || wanted(screen)),
    ];
    let act = move |command| match command {
        WhoseCommand::Back => screen.close_up.set(None),
        WhoseCommand::Replace(seat) => screen.top.replace(Seat(seat)),
    };
    let class = Signal::derive(move || {
        let owner = screen.sheet_on_board();
        let of_another = if screen.top.viewer.get() == Some(owner) { "" } else { " of-another" };
        format!("board {}{of_another}", screen.top.colour_class(owner))
    });
    let view_box = Signal::from(view_box);
    let sheet = sheet(view_box, vec![layered(view_box, layers), cells(screen, speech)]);
    let whose = panel(move || whose(screen, speech)).on_press(act).view();
    group(class, vec![whose, sheet, panel(move || refused(screen, speech)).view()])
}

/// The layer with what is drawn on the sheet.
fn land(screen: Screen) -> Markup {
    let owner = screen.sheet_on_board();
    let lit = screen.lit.get().filter(|(seat, _)| *seat == owner).map(|(_, spaces)| spaces);
    let drawing = screen.top.shown.with(|shown| {
        let last = || crate::chart::lit(shown.last(None), owner);
        picture::sheet_land(&shown.open.sheets[owner.index()].land, lit.unwrap_or_else(last))
    });
    html! { g.land { (layer(&drawing)) } }
}

/// The layer with the drafted shape, or else the sealed one.
fn ghost(screen: Screen) -> Markup {
    let preview = screen.preview.get().filter(|_| screen.close_up.get().is_none());
    let drafted = preview.map(|preview| Ghost {
        spaces: preview.spaces,
        terrain: preview.draw.terrain(),
        fits: preview.refused.is_none(),
    });
    let sealed = || {
        let (seat, draw) = screen.sealed_on_board()?;
        let spaces = screen.top.shown.with(|shown| shown.open.task(seat)?.spaces(draw).ok())?;
        Some(Ghost { spaces, terrain: draw.terrain(), fits: true })
    };
    html! {
        g.ghost.sealed[drafted.is_none()] {
            @if let Some(ghost) = drafted.or_else(sealed) { (layer(&picture::sheet_ghost(&ghost))) }
        }
    }
}

/// The layer with the ruins of which one must be covered.
fn wanted(screen: Screen) -> Markup {
    let asked = screen.top.asked.get().filter(|_| screen.close_up.get().is_none());
    let owner = screen.sheet_on_board();
    let spaces = screen.top.shown.with(|shown| {
        let demanded = asked.and_then(|seat| shown.open.task(seat)).is_some_and(|task| task.on_ruins);
        if demanded { shown.open.sheets[owner.index()].land.uncovered_ruins() } else { Grid11::EMPTY }
    });
    layer(&picture::sheet_wanted(spaces))
}

/// The name of the owner of the sheet on the board, with its buttons.
fn whose(screen: Screen, speech: Speech) -> Markup {
    if screen.top.shown.with(|shown| shown.open.is_solo()) {
        return html! {};
    }
    // The button of the table is for the awaited seat. This one is for another person at this screen.
    let others = screen.sealed_on_board().filter(|_| screen.top.asked.get().is_some());
    html! {
        p.whose {
            span { (speech.say(&Phrase::new("page-sheet-of").with("name", screen.top.name(screen.sheet_on_board())))) }
            @if let Some((seat, _)) = others {
                (button(&WhoseCommand::Replace(seat.0), speech.term("page-replace")))
            }
            @if screen.close_up.get().is_some() {
                (button(&WhoseCommand::Back, speech.term("page-back-to-board")))
            }
        }
    }
}

/// The reason why the draft is refused.
fn refused(screen: Screen, speech: Speech) -> Markup {
    let preview = screen.preview.get();
    let drafted = preview.as_ref().map_or(String::new(), |preview| {
        let terrain = speech.term(&terrain_code(preview.draw.terrain()));
        format!("{terrain}: {}", names_of(preview.spaces))
    });
    let refused = preview.and_then(|preview| preview.refused);
    draft_status(speech, refused.as_ref(), &drafted)
}

/// The spaces, for pointers, keys and screen readers; the picture lies below them.
fn cells(screen: Screen, speech: Speech) -> AnyView {
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
            return screen.redraft(|draft| (0..quarters).for_each(|_| draft.rotate()));
        }
        // A finger that rests trembles.
        if touch && !fingers.with_value(Fingers::drags) {
            return;
        }
        if let Some(space) = space_under(event, if touch { LIFT } else { 0 }) {
            screen.redraft(|draft| {
                if touch || !draft.pinned {
                    draft.lay(space);
                }
            });
        }
    };
    let pressed = move |event: &PointerEvent| {
        let touch = event.pointer_type() != "mouse";
        if touch && fingers.try_update_value(|fingers| fingers.pressed(event)) == Some(2) {
            // The first of the two fingers was not meant to move the shape.
            if fingers.with_value(Fingers::together) {
                screen.redraft(|draft| draft.at = before.get_value());
            }
            return;
        }
        before.set_value(screen.draft.with_untracked(|draft| draft.and_then(|draft| draft.at)));
        if let Some(space) = space_under(event, 0) {
            pin(screen, space);
        }
    };
    let lifted = move |event: &PointerEvent| fingers.update_value(|fingers| fingers.lifted(event));
    let left = move || {
        screen.redraft(|draft| {
            if !draft.pinned && draft.at.is_some() {
                draft.at = None
            }
        })
    };
    // The panel has moved the focus; the shape follows.
    let key = move |event: &KeyboardEvent| {
        if event.key().starts_with("Arrow")
            && let Some(space) = document().active_element().and_then(|cell| space_of(&cell))
        {
            pin(screen, space);
        }
    };
    // A screen reader presses a space without a pointer.
    let clicked = move |event: &MouseEvent| {
        if event.detail() == 0
            && let Some(space) = event.target().and_then(|cell| space_of(cell.unchecked_ref()))
        {
            pin(screen, space);
        }
    };
    let act = move |gesture, SpacesCommand::Space(_)| {
        if gesture == Gesture::Enter {
            screen.confirm();
        }
    };
    let cells = panel(move || spaces(screen, speech)).on(act).view();
    let kinds =
        &["pointermove", "pointerdown", "pointerup", "pointercancel", "pointerleave", "touchmove", "keydown", "click"];
    with_listener(vec![cells], kinds, move |event: Event| match event.type_().as_str() {
        "pointermove" => moved(event.unchecked_ref()),
        "pointerdown" => pressed(event.unchecked_ref()),
        "pointerleave" => left(),
        "touchmove" => prevent_fling(&event),
        "keydown" => key(event.unchecked_ref()),
        "click" => clicked(event.unchecked_ref()),
        _ => lifted(event.unchecked_ref()),
    })
}

/// Places the shape on a space, where it stays while the pointer moves.
fn pin(screen: Screen, space: u8) {
    screen.redraft(|draft| {
        draft.lay(space);
        draft.pinned = true;
    });
}

/// The grid of all spaces.
fn spaces(screen: Screen, speech: Speech) -> Markup {
    let owner = screen.sheet_on_board();
    let land = screen.top.shown.with(|shown| shown.open.sheets[owner.index()].land);
    let place = data_box((picture::MARGIN, picture::MARGIN, ACROSS, ACROSS), (picture::SIZE, picture::SIZE));
    html! {
        div.cells #cells role="grid" aria-label=(speech.term("page-board")) data-box=(place) {
            @for row in 0..SIDE {
                div role="row" {
                    @for column in 0..SIDE {
                        (space(&land, (column, row), speech))
                    }
                }
            }
        }
    }
}

fn space(land: &Land, (column, row): (u8, u8), speech: Speech) -> Markup {
    let space = row * SIDE + column;
    let command = SpacesCommand::Space(space);
    html! {
        div role="gridcell" id=(command.id()) data-do=(command) data-at={ (column) "," (row) }
            tabindex=(if space == MIDDLE { "0" } else { "-1" }) aria-label=(space_label(land, space, speech)) {}
    }
}

const SIDE: u8 = Grid11::SIDE as u8;

/// The initial tab stop.
const MIDDLE: u8 = SIDE / 2 * SIDE + SIDE / 2;

/// The width of all spaces in the picture, from edge to edge.
const ACROSS: i32 = Grid11::SIDE as i32 * picture::CELL;

/// The space under the pointer, or that far above it.
fn space_under(event: &PointerEvent, lift: i32) -> Option<u8> {
    let at = |lift: i32| {
        let element = document().element_from_point(event.client_x() as f32, (event.client_y() - lift) as f32)?;
        space_of(&element)
    };
    // At the upper edge there is no space above the finger, so the one under it is used.
    at(lift).or_else(|| at(0))
}

fn space_of(cell: &web_sys::Element) -> Option<u8> {
    let SpacesCommand::Space(space) = cell.get_attribute("data-do")?.parse().ok()?;
    Some(space)
}

/// The screen reader label of a space.
fn space_label(land: &Land, space: u8, speech: Speech) -> String {
    let code = if land.map().ruins.contains(space) { "page-space-on-ruins" } else { "page-space" };
    speech.say(&Phrase::new(code).with("space", space_name(space)).term("what", land.term_at(space)))
}
