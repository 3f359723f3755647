//! Looking back: a slider through the whole game, autoplay, and what to do with the moment: play on from it, or link to
//! it.

use std::time::Duration;

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::effect;
use page_kit::files::{dated_name, save};
use page_kit::html::{button, with_key};
use page_kit::links::link;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use page_kit::store;

use crate::keys::table_keys;
use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::seen::Seen;
use crate::tabletop::Tabletop;

/// The slider of a table, from the start to now, turn by turn.
pub fn replay_bar<G: OnPage>(tabletop: Tabletop<G>) -> AnyView {
    let turns = Signal::derive(move || tabletop.seen.with(|seen| seen.turns.clone()));
    let record = Callback::new(move |()| tabletop.record().map(|record| record.to_string()));
    // The record of a hundred players has thousands of moves, so it is not written only to see whether it is there.
    let has_record = Signal::derive(move || {
        tabletop.seen.track();
        tabletop.host.with_value(|host| host.has_record())
    });
    let id = StoredValue::new(tabletop.saved_as());
    let analysis = Signal::derive(move || {
        // At the end of the game, the score sheet has this link.
        let over = tabletop.seen.with(Seen::is_over) && !tabletop.over();
        if over { tabletop.analysis() } else { None }
    });
    let bar = ReplayBar {
        game: G::NAME,
        id,
        turns,
        moment: tabletop.moment,
        autoplay: RwSignal::new(false),
        playable: tabletop.playable,
        record,
        moment_link: Callback::new(move |moves| tabletop.host.with_value(|host| host.moment_link(moves))),
        has_record,
        analysis,
        origin: StoredValue::new(tabletop.origin()),
        can_take_back: Signal::derive(move || tabletop.can_take_back()),
        take_back: Callback::new(move |()| tabletop.take_back()),
        can_play_on: Signal::derive(move || tabletop.moment.get().is_some() && !tabletop.over() && has_record.get()),
        play_on: Callback::new(move |()| tabletop.play_on()),
    };
    bar.listen_to_keys();
    bar.run_autoplay();
    bar.view()
}

page_kit::commands! {
    /// Commands of the bar.
    enum ReplayCommand {
        Back = "back",
        Forward = "forward",
        /// Starts autoplay, or pauses it.
        Autoplay = "autoplay",
        Now = "now",
        /// Opens a new table that plays on from the moment.
        PlayOn = "play-on",
        TakeBack = "take-back",
        CopyLink = "copy-link",
        SaveSoFar = "save-so-far",
    }
}

page_kit::commands! {
    /// The fields of the bar.
    enum ReplayField {
        /// The slider, whose value is the number of turns that are over.
        Moment = "moment",
    }
}

#[derive(Clone, Copy)]
struct ReplayBar {
    game: &'static str,
    /// The id under which the game is saved, if it is.
    id: StoredValue<Option<String>>,
    /// The number of moves in the log at the end of each finished turn.
    turns: Signal<Vec<usize>>,
    moment: RwSignal<Option<usize>>,
    /// Whether the moment moves on by itself.
    autoplay: RwSignal<bool>,
    playable: bool,
    record: Callback<(), Option<String>>,
    /// The address of the moment after a number of moves.
    moment_link: Callback<usize, Option<Route>>,
    has_record: Signal<bool>,
    /// The address of the analysis, if the game is over.
    analysis: Signal<Option<Route>>,
    /// If this game plays on from a moment of another game, the address of that moment.
    origin: StoredValue<Option<String>>,
    can_take_back: Signal<bool>,
    take_back: Callback<()>,
    can_play_on: Signal<bool>,
    play_on: Callback<()>,
}

/// How long autoplay shows each turn.
const STEP: Duration = Duration::from_millis(900);

impl ReplayBar {
    /// `,` and `.` go one turn back and forward. While the user looks back, the arrow keys do the same, Home and End
    /// go to the ends, and Escape leads back to now.
    fn listen_to_keys(self) {
        table_keys(move |key| {
            let looking_back = self.moment.get_untracked().is_some();
            match key {
                "," => self.step_back(),
                "." => self.go(untrack(|| self.at()) + 1),
                "z" | "Z" if untrack(|| self.can_take_back.get()) => self.take_back.run(()),
                _ if !looking_back => {}
                "ArrowLeft" => self.step_back(),
                "ArrowRight" => self.go(untrack(|| self.at()) + 1),
                "Home" => self.go(0),
                "End" => self.go(usize::MAX),
                "Escape" if self.playable => self.moment.set(None),
                _ => {}
            }
        });
    }

    fn step_back(self) {
        self.go(untrack(|| self.at()).saturating_sub(1));
    }

    /// Moves the moment on, turn by turn, while autoplay is on.
    fn run_autoplay(self) {
        effect(move || {
            if !self.autoplay.get() {
                return;
            }
            let shown = self.moment.get();
            let step = move || {
                // Meanwhile the user may have paused, chosen another moment or left the screen.
                if self.autoplay.try_get_untracked() == Some(true) && self.moment.try_get_untracked() == Some(shown) {
                    let (at, last) = untrack(|| (self.at(), self.turns.with(Vec::len)));
                    self.autoplay.set(at + 1 < last);
                    self.go(at + 1);
                }
            };
            set_timeout(step, STEP);
        });
    }

    /// Starts autoplay, from the start of the game if the end is shown; or pauses it.
    fn toggle_autoplay(self) {
        let start = !self.autoplay.get_untracked();
        if start && untrack(|| self.at() == self.turns.with(Vec::len)) {
            self.go(0);
        }
        self.autoplay.set(start);
    }

    fn view(self) -> AnyView {
        let (speech, notice) = (Speech::here(), Notice::here());
        let press = move |command| match command {
            ReplayCommand::Back => self.step_back(),
            ReplayCommand::Forward => self.go(self.at() + 1),
            ReplayCommand::Autoplay => self.toggle_autoplay(),
            ReplayCommand::Now => {
                self.autoplay.set(false);
                self.moment.set(None);
            }
            ReplayCommand::PlayOn => self.play_on.run(()),
            ReplayCommand::TakeBack => self.take_back.run(()),
            ReplayCommand::CopyLink => {
                if let Some(moment) = self.moment_link.run(self.moves_at()) {
                    notice.copied(speech, link(&moment));
                }
            }
            ReplayCommand::SaveSoFar => {
                if let Some(record) = self.record.run(()) {
                    let name = dated_name(&speech.term(&format!("{}-name", self.game)), "record");
                    save(&name, "text/plain", &record);
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
        let turns = self.turns.get_untracked();
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
                (step(&ReplayCommand::Back, &speech.term("page-step-back"), html! { "‹" }))
                input type="range" #moment data-field=(ReplayField::Moment) min="0" max=(last) value=(at)
                    aria-label=(speech.term("page-moment"));
                (step(&ReplayCommand::Forward, &speech.term("page-step-forward"), html! { "›" }))
                (self.autoplay_button(speech))
                div.of-moment {
                    span.moves { (speech.say(&counted("page-moves", self.moves_at()))) }
                    @if away { (button(&ReplayCommand::Now, speech.term("page-now"))) }
                    @if self.can_play_on.get() {
                        (button(&ReplayCommand::PlayOn, speech.term("page-play-on")))
                    }
                    @if self.can_take_back.get() {
                        button #take-back data-do=(ReplayCommand::TakeBack) aria-keyshortcuts="Z" {
                            (with_key(&speech.term("page-take-back"), "Z"))
                        }
                    }
                    (self.ways(speech))
                }
            }
        }
    }

    fn autoplay_button(self, speech: Speech) -> Markup {
        let (code, sign) = match self.autoplay.get() {
            true => ("page-autoplay-pause", "M3 2h4v12H3zM9 2h4v12H9z"),
            false => ("page-autoplay", "M4 2l10 6-10 6z"),
        };
        // Drawn, because few fonts have the sign of a pause.
        step(&ReplayCommand::Autoplay, &speech.term(code), html! { svg viewBox="0 0 16 16" { path d=(sign) {} } })
    }

    /// Buttons and links for the moment. A game on a server has no record until the end, and only a game that is saved
    /// here can be shared in other ways.
    fn ways(self, speech: Speech) -> Markup {
        let has_record = self.has_record.get();
        html! {
            button.quiet #copy-link data-do=(ReplayCommand::CopyLink) { (speech.term("page-copy-link")) }
            @if let Some(id) = self.id.get_value() {
                a.quiet #share href=(Route::Share { id, at: self.moment.get() }.hash()) { (speech.term("page-share")) }
            }
            @if has_record {
                button.quiet #save-so-far data-do=(ReplayCommand::SaveSoFar) { (speech.term("page-save-record")) }
            }
            @if let Some(origin) = self.origin.get_value() {
                a.quiet #origin href=(origin) { (speech.term("page-origin")) }
            }
            @if let Some(analysis) = self.analysis.get() {
                @let analysed = self.id.get_value().is_some_and(|id| store::get(&store::analysis_key(&id)).is_some());
                @let (class, code) = if analysed { ("button", "page-analysis-back") } else { ("quiet", "page-analyse") };
                a #analysis class=(class) href=(analysis.hash()) { (speech.term(code)) }
            }
        }
    }
}

/// A button with a sign instead of a word.
fn step(command: &ReplayCommand, name: &str, sign: Markup) -> Markup {
    html! { button id=(command.id()) data-do=(command) aria-label=(name) title=(name) { (sign) } }
}
