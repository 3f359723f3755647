//! Keys that work anywhere at a table, and the gestures of a mouse that rotate what is being laid.

use leptos::prelude::{StoredValue, UpdateValue, window};
use page_kit::dom::{listen, listen_first};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, WheelEvent};

/// Listens to keys as long as the table is shown. Keys in a field or in a dialog over the table, and keys with Ctrl,
/// Meta or Alt, are ignored.
pub fn table_keys(pressed: impl Fn(&str) + 'static) {
    listen(&window(), &["keydown"], move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let elsewhere =
            target.is_some_and(|element| matches!(element.closest("input, select, textarea, dialog"), Ok(Some(_))));
        let event: &KeyboardEvent = event.unchecked_ref();
        if !elsewhere && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            pressed(&event.key());
        }
    });
}

/// How far the wheel turns for a quarter turn, in pixels. A notch of a mouse's wheel is more; a touch pad reports less.
const NOTCH: f64 = 60.0;

/// Rotates what is being laid with the wheel or the right button of a mouse on a board. `rotate` returns whether there
/// was anything to rotate; then the page does not scroll, and no menu opens.
pub fn rotate_with_mouse(rotate: impl Fn() -> bool + 'static) {
    let rolled = StoredValue::new(0.0);
    listen_first(&window(), &["wheel", "contextmenu"], move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if !target.is_some_and(|element| matches!(element.closest(".stage [role=\"grid\"]"), Ok(Some(_)))) {
            return;
        }
        let rotated = match event.dyn_ref::<WheelEvent>() {
            // With Ctrl it zooms.
            Some(wheel) if wheel.ctrl_key() => false,
            Some(wheel) => {
                rolled.try_update_value(|rolled| {
                    // A change of direction begins anew.
                    *rolled = if *rolled * wheel.delta_y() < 0.0 { 0.0 } else { *rolled } + wheel.delta_y();
                    if rolled.abs() < NOTCH {
                        return true;
                    }
                    *rolled = 0.0;
                    rotate()
                }) == Some(true)
            }
            // A long press of a finger explains instead; see `page_kit::tooltip`.
            None if event.unchecked_ref::<MouseEvent>().button() == 2 => rotate(),
            None => false,
        };
        if rotated {
            event.prevent_default();
        }
    });
}
