//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use vellum::files::save;
use vellum::html::{Gesture, Touch, button, escaped, form_panel};
use vellum::links::link;
use vellum::route::Route;
use vellum::speech::{Speech, counted};

use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::sitting::Sitting;
use crate::tabletop::Tabletop;

/// The slider of a table, from the start to now.
pub fn replay_bar<G: OnPage>(tabletop: Tabletop<G>) -> AnyView {
    let last = Signal::derive(move || tabletop.sitting.with(Sitting::moves));
    let record = Callback::new(move |()| tabletop.record().to_string());
    let id = StoredValue::new(tabletop.sitting.with_untracked(|sitting| sitting.id().to_owned()));
    let analysis = Signal::derive(move || {
        let over = tabletop.sitting.with(|sitting| sitting.table().awaited().is_empty());
        // At its end the score sheet has the way there.
        (over && !tabletop.over()).then(|| tabletop.analysis().hash())
    });
    Replay { id, last, moment: tabletop.moment, playable: tabletop.playable, record, analysis }.bar()
}

#[derive(Clone, Copy)]
struct Replay {
    /// The name that the table is kept by.
    id: StoredValue<String>,
    last: Signal<usize>,
    moment: RwSignal<Option<usize>>,
    playable: bool,
    record: Callback<(), String>,
    /// Where a game that is over is analysed.
    analysis: Signal<Option<String>>,
}

impl Replay {
    fn bar(self) -> AnyView {
        let (speech, notice) = (Speech::here(), Notice::here());
        let act = move |(gesture, what): Touch| match (gesture, what.as_str()) {
            (Gesture::Press, "back") => self.go(self.at().saturating_sub(1)),
            (Gesture::Press, "forward") => self.go(self.at() + 1),
            (Gesture::Press, "now") => self.moment.set(None),
            (Gesture::Press, "copy-link") => {
                notice.copied(speech, link(&Route::Moment { at: self.at(), record: self.record.run(()) }));
            }
            (Gesture::Press, "save-so-far") => save("portolan.record", "text/plain", &self.record.run(())),
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

    /// The way to share the moment; one that came by a link is not kept here.
    fn share(self, name: &str) -> String {
        if !self.playable {
            return String::new();
        }
        let route = Route::Share { id: self.id.get_value(), at: self.moment.get() };
        format!("<a class=\"quiet\" id=\"share\" href=\"{}\">{name}</a>", route.hash())
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
             {}<span class=\"moves\">{}</span>{}{}{}{}{}</div>",
            labelled("page-replay"),
            button("back", &labelled("page-step-back"), "‹"),
            labelled("page-moment"),
            button("forward", &labelled("page-step-forward"), "›"),
            escaped(&speech.say(&counted("page-moves", at))),
            if away { button("now", "", &term("page-now")) } else { String::new() },
            button("copy-link", "class=\"quiet\"", &term("page-copy-link")),
            self.share(&term("page-share")),
            button("save-so-far", "class=\"quiet\"", &term("page-save-record")),
            self.analysis.get().map_or(String::new(), |way| {
                format!("<a class=\"quiet\" id=\"analysis\" href=\"{way}\">{}</a>", term("page-analyse"))
            }),
        )
    }
}
