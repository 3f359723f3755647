//! The workers that compute the moves of bots and the hints, so that the page never freezes. Requests and responses are
//! `coach::Question` and `coach::Answer`.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use bots::BotName;
use coach::{Answer, Question};
use leptos::prelude::window;
use page_kit::files;
use table::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The callback for an answer; none if the worker failed.
type AnswerCallback = Box<dyn FnOnce(Option<Answer>)>;

/// The callback for the actions of bots; none if a worker failed.
type ActionsCallback = Box<dyn FnOnce(Option<Vec<(Seat, String)>>)>;

/// Workers for the bots and one for hints: neither waits for the other, and cancelling a hint terminates its worker.
pub struct Workers {
    /// One from the start. The others start with the first turn of many bots, which share them.
    bots: RefCell<Vec<WorkerQueue>>,
    hints: RefCell<Option<WorkerQueue>>,
}

/// How many bots are worth a worker of their own.
const BOTS_OF_A_WORKER: usize = 12;

/// The most workers for bots: each needs memory.
const MOST: usize = 4;

/// How many workers think for a number of bots.
fn workers_for(bots: usize, cores: usize) -> usize {
    (bots / BOTS_OF_A_WORKER).clamp(1, cores.clamp(1, MOST))
}

impl Workers {
    /// Starts a worker for the bots. The one for hints starts with the first hint.
    pub fn start() -> Workers {
        Workers { bots: RefCell::new(vec![WorkerQueue::start()]), hints: RefCell::default() }
    }

    /// Asks for the actions of all bots of a turn. Many bots are shared among several workers, which think at the same
    /// time. The answer is none if a worker failed.
    pub fn ask_bots(&self, bots: &[(Seat, BotName)], record: &str, answered: ActionsCallback) {
        let count = workers_for(bots.len(), window().navigator().hardware_concurrency() as usize);
        let shares: Vec<_> = bots.chunks(bots.len().div_ceil(count).max(1)).collect();
        let mut workers = self.bots.borrow_mut();
        let missing = shares.len().saturating_sub(workers.len());
        workers.extend((0..missing).map(|_| WorkerQueue::start()));
        let all = Rc::new(RefCell::new((shares.len(), Some(Vec::new()), Some(answered))));
        for (share, worker) in shares.into_iter().zip(&*workers) {
            let question = Question::Bots { bots: share.to_vec(), nodes: None, record: record.to_owned() };
            let all = all.clone();
            worker.ask(&question, Box::new(move |answer| gather(&mut all.borrow_mut(), answer)));
        }
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

/// The answers of several workers to one question: how many are missing, the actions so far (none if a worker failed),
/// and what to do with all of them.
type Gathered = (usize, Option<Vec<(Seat, String)>>, Option<ActionsCallback>);

/// Adds the answer of a worker. The last one completes the actions.
fn gather((missing, all, answered): &mut Gathered, answer: Option<Answer>) {
    match (answer, &mut *all) {
        (Some(Answer::Actions(actions)), Some(all)) => all.extend(actions),
        _ => *all = None,
    }
    *missing -= 1;
    if *missing == 0
        && let Some(answered) = answered.take()
    {
        answered(all.take());
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

#[cfg(test)]
mod tests {
    use super::workers_for;

    #[test]
    fn many_bots_share_the_cores() {
        assert_eq!(workers_for(0, 8), 1);
        assert_eq!(workers_for(3, 8), 1, "starting a worker takes longer");
        assert_eq!(workers_for(24, 8), 2);
        assert_eq!(workers_for(99, 8), 4);
        assert_eq!(workers_for(99, 2), 2);
        assert_eq!(workers_for(99, 0), 1, "the browser does not tell");
    }
}
