//! The analysis worker. It sends answers (`coach::answer`) until it is done or terminated.

use std::cell::Cell;
use std::rc::Rc;

use page_kit::files;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A question that is being answered. Dropping it terminates the worker.
pub struct AnalysisWorker {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Drop for AnalysisWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl AnalysisWorker {
    /// Starts a worker and asks it. `on_message` gets every answer, or an empty text if the worker fails; it returns
    /// whether it expects more. None if the browser has no workers.
    pub fn new(question: &str, on_message: impl Fn(&str) -> bool + 'static) -> Option<AnalysisWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&files::url("worker.js"), &options).ok()?;
        let (on_message, over) = (Rc::new(on_message), Rc::new(Cell::new(false)));
        let handle = {
            let worker = worker.clone();
            move |text: &str| {
                // Ignore messages that were already on their way when the worker was terminated.
                if !over.get() && !on_message(text) {
                    over.set(true);
                    worker.terminate();
                }
            }
        };
        let handle = Rc::new(handle);
        let handle_error = handle.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            handle(&event.data().as_string().unwrap_or_default());
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| handle_error(""));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        worker.post_message(&JsValue::from_str(question)).ok()?;
        Some(AnalysisWorker { worker, _on_message: on_message, _on_error: on_error })
    }
}
