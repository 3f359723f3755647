//! Records that come as files: chosen on the first page, or dropped anywhere on the page.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File};

use crate::tabletop::open_record;

/// Opens the record in a file.
pub fn open_file(file: File) {
    let owner = Owner::current();
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        match owner {
            Some(owner) => owner.with(|| open_record(&text)),
            None => open_record(&text),
        }
    });
}

/// Lets a file be dropped anywhere; without this the browser would leave the page to show it.
pub fn take_dropped_files() {
    let carries_file = |event: &DragEvent| {
        event.data_transfer().is_some_and(|carried| carried.types().iter().any(|kind| kind == "Files"))
    };
    let owner = Owner::current();
    let over = window_event_listener(ev::dragover, move |event| {
        if carries_file(&event) {
            event.prevent_default();
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| {
        if !carries_file(&event) {
            return;
        }
        event.prevent_default();
        let file = event.data_transfer().and_then(|carried| carried.files()).and_then(|files| files.get(0));
        if let (Some(file), Some(owner)) = (file, &owner) {
            owner.with(|| open_file(file));
        }
    });
    on_cleanup(move || {
        over.remove();
        dropped.remove();
    });
}
