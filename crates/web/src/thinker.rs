//! The worker that thinks for the bots, so that the page never freezes. What it is asked and answers is told in `mentor::answer`.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use bots::BotName;
use table::Seat;
use vellum::files;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

type Answered = Box<dyn FnOnce(String)>;

/// Somebody who thinks for the bots.
#[derive(Clone)]
pub struct Thinker {
    worker: Option<Rc<Worker>>,
    waiting: Rc<RefCell<VecDeque<Answered>>>,
}

impl Thinker {
    /// Starts a worker, if the browser has any.
    pub fn start() -> Thinker {
        let waiting: Rc<RefCell<VecDeque<Answered>>> = Rc::default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&files::url("worker.js"), &options).ok().map(Rc::new);
        if let Some(worker) = &worker {
            let queue = waiting.clone();
            let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                // The worker answers in the order it was asked.
                let answered = queue.borrow_mut().pop_front();
                if let Some(answered) = answered {
                    answered(event.data().as_string().unwrap_or_default());
                }
            });
            worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            // It listens as long as the page is open.
            heard.forget();
        }
        Thinker { worker, waiting }
    }

    /// Asks what a bot does at a seat; the answer is its action. Without a worker there is none.
    pub fn ask(&self, record: &str, seat: Seat, bot: BotName, answered: impl FnOnce(String) + 'static) {
        let question = format!("bot {seat} {}\n{record}", bot.name());
        match &self.worker {
            Some(worker) if worker.post_message(&JsValue::from_str(&question)).is_ok() => {
                self.waiting.borrow_mut().push_back(Box::new(answered));
            }
            _ => answered(String::new()),
        }
    }
}
