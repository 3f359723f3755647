//! Bots think in a worker, so that the page never freezes; where there is no worker they think in the page.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use bots::BotName;
use shelf::Title;
use table::{Purpose, Record, Replay, Seat, Tell};
use vellum::files;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Answers a question with the bot's action, in the game's notation; an empty text if the question makes no sense. A
/// question is a line with the seat and the bot, and below it the record of the game so far.
pub fn answer(question: &str) -> String {
    answered(question).unwrap_or_default()
}

fn answered(question: &str) -> Option<String> {
    let (asked, record) = question.split_once('\n')?;
    let (seat, bot) = asked.split_once(' ')?;
    let (seat, bot, record) = (seat.parse().ok()?, BotName::named(bot)?, Record::read(record).ok()?);
    shelf::with_game!(Title::of_record(&record).ok()?, G => choose::<G>(&record, Seat(seat), bot))
}

fn choose<G: bots::Policy>(record: &Record, seat: Seat, bot: BotName) -> Option<String> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    while replay.step(&mut Tell::nobody()).ok()?.is_some() {}
    let table = replay.table();
    if !table.awaited().contains(seat) {
        return None;
    }
    // A bot is asked anew for every move, and each time throws dice of its own.
    let ordinal = (table.log().len() as u32) << 8 | u32::from(seat.0);
    let dice = record.seed.seed().dice(Purpose(*b"page"), ordinal);
    let view = table.view(seat);
    let action = bot.sit_down::<G>(dice).choose(view, &G::choices(view));
    Some(G::show(view, action))
}

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

    /// Asks what a bot does at a seat; the answer is its action.
    pub fn ask(&self, record: &str, seat: Seat, bot: BotName, answered: impl FnOnce(String) + 'static) {
        let question = format!("{} {}\n{record}", seat.0, bot.name());
        match &self.worker {
            Some(worker) if worker.post_message(&JsValue::from_str(&question)).is_ok() => {
                self.waiting.borrow_mut().push_back(Box::new(answered));
            }
            _ => answered(answer(&question)),
        }
    }
}
