//! The analysis worker. It sends answers (`mentor::answer`) until it is done or terminated.

use std::cell::Cell;
use std::rc::Rc;

use vellum::files;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A question that is being answered. Dropping it terminates the worker.
pub struct Asked {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Asked {
    /// Starts a worker and asks it. `heard` gets every answer, or an empty text if the worker fails; it returns
    /// whether it expects more. None if the browser has no workers.
    pub fn new(question: &str, heard: impl Fn(&str) -> bool + 'static) -> Option<Asked> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&files::url("worker.js"), &options).ok()?;
        let (heard, over) = (Rc::new(heard), Rc::new(Cell::new(false)));
        let listening = {
            let worker = worker.clone();
            move |text: &str| {
                // Ignore messages that were already on their way when the worker was terminated.
                if !over.get() && !heard(text) {
                    over.set(true);
                    worker.terminate();
                }
            }
        };
        let listening = Rc::new(listening);
        let failing = listening.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            listening(&event.data().as_string().unwrap_or_default());
        });
        let failed = Closure::<dyn Fn(Event)>::new(move |_| failing(""));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        worker.post_message(&JsValue::from_str(question)).ok()?;
        Some(Asked { worker, _heard: heard, _failed: failed })
    }
}
