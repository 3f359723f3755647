//! Imports records: a file that is chosen on the home screen or dropped anywhere, or a text that is pasted.

use leptos::prelude::*;
use leptos::task::spawn_local;
use page_kit::dom::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DragEvent, File, HtmlInputElement, HtmlTextAreaElement};

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

/// Accepts a file that is dropped anywhere. Without this, the browser would leave the page to show the file.
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

/// The beginning of every record. Any other pasted text is ignored.
const BEGINNING: &str = "portolan record";

/// Accepts a record that is pasted anywhere but into a field.
pub fn take_pasted_records() {
    listen(&window(), &["paste"], |event| {
        let typed = event
            .target()
            .is_some_and(|target| target.has_type::<HtmlInputElement>() || target.has_type::<HtmlTextAreaElement>());
        let pasted = event.unchecked_ref::<ClipboardEvent>().clipboard_data();
        let text = pasted.and_then(|pasted| pasted.get_data("text/plain").ok()).unwrap_or_default();
        if !typed && text.trim_start().starts_with(BEGINNING) {
            open_record(text.trim_start());
        }
    });
}
