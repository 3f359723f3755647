//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use vellum::html::{Gesture, Touch, button, escaped, form_panel};
use vellum::route::Route;
use vellum::speech::{Speech, counted};
use wasm_bindgen_futures::JsFuture;

use crate::app::Notice;
use crate::finish::save_record;
use crate::games::OnPage;
use crate::sitting::Sitting;
use crate::tabletop::Tabletop;

/// The slider of a table, from the start to now.
pub fn replay_bar<G: OnPage>(tabletop: Tabletop<G>) -> AnyView {
    let last = Signal::derive(move || tabletop.sitting.with(Sitting::moves));
    let record = Callback::new(move |()| tabletop.record().to_string());
    let over = Signal::derive(move || tabletop.over());
    Replay { last, moment: tabletop.moment, playable: tabletop.playable, over, record }.bar()
}

#[derive(Clone, Copy)]
struct Replay {
    last: Signal<usize>,
    moment: RwSignal<Option<usize>>,
    playable: bool,
    /// At the end there are other ways on, with one to the record.
    over: Signal<bool>,
    record: Callback<(), String>,
}

impl Replay {
    fn bar(self) -> AnyView {
        let (speech, notice) = (Speech::here(), Notice::here());
        let act = move |(gesture, what): Touch| match (gesture, what.as_str()) {
            (Gesture::Press, "back") => self.go(self.at().saturating_sub(1)),
            (Gesture::Press, "forward") => self.go(self.at() + 1),
            (Gesture::Press, "now") => self.moment.set(None),
            (Gesture::Press, "copy-link") => self.copy(speech, notice),
            (Gesture::Press, "save-so-far") => save_record(&self.record.run(())),
            _ => {}
        };
        form_panel(move || self.html(speech), act, move |(_, value)| self.go(value.parse().unwrap_or(0)))
    }

    fn at(self) -> usize {
        self.moment.get().unwrap_or_else(|| self.last.get())
    }

    fn go(self, moves: usize) {
        let last = self.last.get();
        self.moment.set((moves < last || !self.playable).then_some(moves.min(last)));
    }

    fn html(self, speech: Speech) -> String {
        let (at, last) = (self.at(), self.last.get());
        if last == 0 {
            return String::new();
        }
        let term = |code| escaped(&speech.term(code));
        let labelled = |code| format!("aria-label=\"{}\"", term(code));
        let away = self.moment.get().is_some() && self.playable;
        format!(
            "<div class=\"replay\" role=\"group\" {}>{}\
             <input type=\"range\" id=\"moment\" data-do=\"moment\" min=\"0\" max=\"{last}\" value=\"{at}\" {}>\
             {}<span class=\"moves\">{}</span>{}{}{}</div>",
            labelled("page-replay"),
            button("back", &labelled("page-step-back"), "‹"),
            labelled("page-moment"),
            button("forward", &labelled("page-step-forward"), "›"),
            escaped(&speech.say(&counted("page-moves", at))),
            if away { button("now", "", &term("page-now")) } else { String::new() },
            button("copy-link", "class=\"quiet\"", &term("page-copy-link")),
            if self.over.get() {
                String::new()
            } else {
                button("save-so-far", "class=\"quiet\"", &term("page-save-record"))
            },
        )
    }

    fn copy(self, speech: Speech, notice: Notice) {
        let place = Route::Moment { at: self.at(), record: self.record.run(()) }.hash();
        let here = window().location();
        let link = format!("{}{}{place}", here.origin().unwrap_or_default(), here.pathname().unwrap_or_default());
        let (copied, failed) = (speech.term("page-link-copied"), speech.term("page-link-failed"));
        leptos::task::spawn_local(async move {
            let written = JsFuture::from(window().navigator().clipboard().write_text(&link)).await;
            notice.tell(if written.is_ok() { copied } else { format!("{failed} {link}") });
        });
    }
}
