//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use vellum::files::save;
use vellum::html::{Gesture, Touch, button, escaped, form_panel};
use vellum::links::link;
use vellum::route::Route;
use vellum::speech::{Speech, counted};

use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::seen::Seen;
use crate::tabletop::Tabletop;

/// The slider of a table, from the start to now, turn by turn.
pub fn replay_bar<G: OnPage>(tabletop: Tabletop<G>) -> AnyView {
    let turns = Signal::derive(move || tabletop.seen.with(|seen| seen.turns.clone()));
    let record = Callback::new(move |()| tabletop.record().map(|record| record.to_string()));
    let id = StoredValue::new(tabletop.saved_as());
    let analysis = Signal::derive(move || {
        // At its end the score sheet has the way there.
        let over = tabletop.seen.with(Seen::is_over) && !tabletop.over();
        if over { tabletop.analysis().map(|analysis| analysis.hash()) } else { None }
    });
    Replay { id, turns, moment: tabletop.moment, playable: tabletop.playable, record, analysis }.bar()
}

#[derive(Clone, Copy)]
struct Replay {
    /// The name that the game is saved by, if it is.
    id: StoredValue<Option<String>>,
    /// How many moves were made after each turn.
    turns: Signal<Vec<usize>>,
    moment: RwSignal<Option<usize>>,
    playable: bool,
    record: Callback<(), Option<String>>,
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
                if let Some(record) = self.record.run(()) {
                    notice.copied(speech, link(&Route::Moment { at: self.moves_at(), record }));
                }
            }
            (Gesture::Press, "save-so-far") => {
                if let Some(record) = self.record.run(()) {
                    save("portolan.record", "text/plain", &record);
                }
            }
            _ => {}
        };
        form_panel(move || self.html(speech), act, move |(_, value)| self.go(value.parse().unwrap_or(0)))
    }

    /// How many turns are over at the moment that is shown.
    fn at(self) -> usize {
        let turns = self.turns.get();
        self.moment.get().map_or(turns.len(), |moves| turns.partition_point(|&over| over <= moves))
    }

    /// How many moves were made at the moment that is shown.
    fn moves_at(self) -> usize {
        self.moment.get().unwrap_or_else(|| self.turns.with(|turns| turns.last().copied().unwrap_or(0)))
    }

    fn go(self, turn: usize) {
        let turns = self.turns.get();
        let turn = turn.min(turns.len());
        let moves = turn.checked_sub(1).map_or(0, |before| turns[before]);
        self.moment.set((turn < turns.len() || !self.playable).then_some(moves));
    }

    /// The way to share the moment; one that came by a link is not kept here.
    fn share(self, name: &str) -> String {
        let Some(id) = self.id.get_value() else { return String::new() };
        let route = Route::Share { id, at: self.moment.get() };
        format!("<a class=\"quiet\" id=\"share\" href=\"{}\">{name}</a>", route.hash())
    }

    fn html(self, speech: Speech) -> String {
        let (at, last) = (self.at(), self.turns.with(Vec::len));
        if last == 0 {
            return String::new();
        }
        let term = |code| escaped(&speech.term(code));
        let labelled = |code| format!("aria-label=\"{}\"", term(code));
        let away = self.moment.get().is_some() && self.playable;
        let record = self.record.run(()).is_some();
        let has_record = |button: String| if record { button } else { String::new() };
        format!(
            "<div class=\"replay\" role=\"group\" {}>{}\
             <input type=\"range\" id=\"moment\" data-do=\"moment\" min=\"0\" max=\"{last}\" value=\"{at}\" {}>\
             {}<span class=\"moves\">{}</span>{}{}{}{}{}</div>",
            labelled("page-replay"),
            button("back", &labelled("page-step-back"), "‹"),
            labelled("page-moment"),
            button("forward", &labelled("page-step-forward"), "›"),
            escaped(&speech.say(&counted("page-moves", self.moves_at()))),
            if away { button("now", "", &term("page-now")) } else { String::new() },
            // A game on a server keeps its record until the end.
            has_record(button("copy-link", "class=\"quiet\"", &term("page-copy-link"))),
            self.share(&term("page-share")),
            has_record(button("save-so-far", "class=\"quiet\"", &term("page-save-record"))),
            self.analysis.get().map_or(String::new(), |way| {
                format!("<a class=\"quiet\" id=\"analysis\" href=\"{way}\">{}</a>", term("page-analyse"))
            }),
        )
    }
}
