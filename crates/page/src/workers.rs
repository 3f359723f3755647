//! The workers that compute the moves of bots and the hints, so that the page never freezes. Requests and responses are
//! `coach::Question` and `coach::Answer`.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use coach::{Answer, Question};
use page_kit::files;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The callback for an answer; none if the worker failed.
type AnswerCallback = Box<dyn FnOnce(Option<Answer>)>;

/// One worker for the bots and one for hints: neither waits for the other, and cancelling a hint terminates its worker.
pub struct Workers {
    bots: WorkerQueue,
    hints: RefCell<Option<WorkerQueue>>,
}

impl Workers {
    /// Starts the worker for the bots. The one for hints starts with the first hint.
    pub fn start() -> Workers {
        Workers { bots: WorkerQueue::start(), hints: RefCell::default() }
    }

    /// Asks for the moves of bots. The answer is none if the worker failed.
    pub fn ask(&self, question: &Question, answered: impl FnOnce(Option<Answer>) + 'static) {
        self.bots.ask(question, Box::new(answered));
    }

    /// Asks for a hint, and cancels a pending one.
    pub fn hint(&self, question: &Question, answered: impl FnOnce(Option<Answer>) + 'static) {
        self.cancel_hint();
        self.hints.borrow_mut().get_or_insert_with(WorkerQueue::start).ask(question, Box::new(answered));
    }

    /// Cancels the pending hint, if there is one.
    pub fn cancel_hint(&self) {
        let busy = |hints: &mut WorkerQueue| !hints.waiting.borrow().is_empty();
        if let Some(WorkerQueue { worker: Some(worker), .. }) = self.hints.borrow_mut().take_if(busy) {
            worker.terminate();
        }
    }
}

/// A worker, and the callbacks that wait for its answers.
struct WorkerQueue {
    worker: Option<Worker>,
    waiting: Rc<RefCell<VecDeque<AnswerCallback>>>,
    /// Whether the worker could not be started or failed: it would never answer.
    broken: Rc<Cell<bool>>,
    /// Handles the answers.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    /// Handles an error of the worker.
    _on_error: Closure<dyn FnMut(Event)>,
}

impl WorkerQueue {
    /// Starts a worker, if the browser supports it.
    fn start() -> WorkerQueue {
        let waiting: Rc<RefCell<VecDeque<AnswerCallback>>> = Rc::default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&files::url("worker.js"), &options).ok();
        let queue = waiting.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // The worker answers in the order it was asked.
            let answered = queue.borrow_mut().pop_front();
            if let Some(answered) = answered {
                answered(event.data().as_string().and_then(|text| Answer::read(&text)));
            }
        });
        let broken = Rc::new(Cell::new(worker.is_none()));
        let (queue, breaks) = (waiting.clone(), broken.clone());
        let on_error = Closure::<dyn FnMut(Event)>::new(move |_| {
            breaks.set(true);
            queue.take().into_iter().for_each(|answered| answered(None));
        });
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        }
        WorkerQueue { worker, waiting, broken, _on_message: on_message, _on_error: on_error }
    }

    fn ask(&self, question: &Question, answered: AnswerCallback) {
        match &self.worker {
            Some(worker)
                if !self.broken.get() && worker.post_message(&JsValue::from_str(&question.write())).is_ok() =>
            {
                self.waiting.borrow_mut().push_back(answered);
            }
            _ => answered(None),
        }
    }
}
