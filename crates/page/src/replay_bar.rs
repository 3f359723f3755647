//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use maud::{Markup, html};
use vellum::command::Command;
use vellum::files::save;
use vellum::html::button;
use vellum::links::link;
use vellum::panel::panel;
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
        // At the end of the game, the score sheet has this link.
        let over = tabletop.seen.with(Seen::is_over) && !tabletop.over();
        if over { tabletop.analysis() } else { None }
    });
    ReplayBar { id, turns, moment: tabletop.moment, playable: tabletop.playable, record, analysis }.bar()
}

vellum::commands! {
    /// Commands of the bar.
    enum ReplayCommand {
        Back = "back",
        Forward = "forward",
        Now = "now",
        CopyLink = "copy-link",
        SaveSoFar = "save-so-far",
    }
}

vellum::commands! {
    /// The fields of the bar.
    enum ReplayField {
        /// The slider, whose value is the number of turns that are over.
        Moment = "moment",
    }
}

#[derive(Clone, Copy)]
struct ReplayBar {
    /// The id under which the game is saved, if it is.
    id: StoredValue<Option<String>>,
    /// How many moves were made after each turn.
    turns: Signal<Vec<usize>>,
    moment: RwSignal<Option<usize>>,
    playable: bool,
    record: Callback<(), Option<String>>,
    /// The address of the analysis, if the game is over.
    analysis: Signal<Option<Route>>,
}

impl ReplayBar {
    fn bar(self) -> AnyView {
        let (speech, notice) = (Speech::here(), Notice::here());
        let press = move |command| match command {
            ReplayCommand::Back => self.go(self.at().saturating_sub(1)),
            ReplayCommand::Forward => self.go(self.at() + 1),
            ReplayCommand::Now => self.moment.set(None),
            ReplayCommand::CopyLink => {
                if let Some(record) = self.record.run(()) {
                    notice.copied(speech, link(&Route::Moment { at: self.moves_at(), record }));
                }
            }
            ReplayCommand::SaveSoFar => {
                if let Some(record) = self.record.run(()) {
                    save("portolan.record", "text/plain", &record);
                }
            }
        };
        let slide = move |ReplayField::Moment, value: String| self.go(value.parse().unwrap_or(0));
        panel(move || self.html(speech)).on_press(press).on_change(slide).view()
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

    fn html(self, speech: Speech) -> Markup {
        let (at, last) = (self.at(), self.turns.with(Vec::len));
        if last == 0 {
            return Markup::default();
        }
        let away = self.moment.get().is_some() && self.playable;
        html! {
            div.replay role="group" aria-label=(speech.term("page-replay")) {
                (step(&ReplayCommand::Back, &speech.term("page-step-back"), "‹"))
                input type="range" #moment data-field=(ReplayField::Moment) min="0" max=(last) value=(at)
                    aria-label=(speech.term("page-moment"));
                (step(&ReplayCommand::Forward, &speech.term("page-step-forward"), "›"))
                span.moves { (speech.say(&counted("page-moves", self.moves_at()))) }
                @if away { (button(&ReplayCommand::Now, speech.term("page-now"))) }
                (self.ways(speech))
            }
        }
    }

    /// Buttons and links for the moment. A game on a server has no record until the end, and a game that came by a link
    /// is not saved here.
    fn ways(self, speech: Speech) -> Markup {
        let has_record = self.record.run(()).is_some();
        html! {
            @if has_record {
                button.quiet #copy-link data-do=(ReplayCommand::CopyLink) { (speech.term("page-copy-link")) }
            }
            @if let Some(id) = self.id.get_value() {
                a.quiet #share href=(Route::Share { id, at: self.moment.get() }.hash()) { (speech.term("page-share")) }
            }
            @if has_record {
                button.quiet #save-so-far data-do=(ReplayCommand::SaveSoFar) { (speech.term("page-save-record")) }
            }
            @if let Some(analysis) = self.analysis.get() {
                a.quiet #analysis href=(analysis.hash()) { (speech.term("page-analyse")) }
            }
        }
    }
}

/// A button that goes one turn back or forward.
fn step(command: &ReplayCommand, name: &str, sign: &str) -> Markup {
    html! { button id=(command.id()) data-do=(command) aria-label=(name) { (sign) } }
}
