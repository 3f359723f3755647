//! Records that come from outside: a file chosen on the first page, or dropped anywhere, or a text that is pasted.

use leptos::prelude::*;
use leptos::task::spawn_local;
use vellum::dom::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DragEvent, File, HtmlInputElement};

use crate::opening::open_record;

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
    listen(&window(), &["dragover", "drop"], |event| {
        let carried = event.unchecked_ref::<DragEvent>().data_transfer();
        let Some(carried) = carried.filter(|carried| carried.types().iter().any(|kind| kind == "Files")) else {
            return;
        };
        event.prevent_default();
        let file = carried.files().and_then(|files| files.get(0)).filter(|_| event.type_() == "drop");
        if let Some(file) = file {
            open_file(file);
        }
    });
}

/// How a record begins; whatever else is pasted is not meant for the page.
const BEGINNING: &str = "portolan record";

/// Lets a record be pasted anywhere but into a field.
pub fn take_pasted_records() {
    listen(&window(), &["paste"], |event| {
        let typed = event.target().is_some_and(|target| target.has_type::<HtmlInputElement>());
        let pasted = event.unchecked_ref::<ClipboardEvent>().clipboard_data();
        let text = pasted.and_then(|pasted| pasted.get_data("text/plain").ok()).unwrap_or_default();
        if !typed && text.trim_start().starts_with(BEGINNING) {
            open_record(text.trim_start());
        }
    });
}
