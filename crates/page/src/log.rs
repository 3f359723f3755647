//! The log: the events of the game in words.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::panel::{Gesture, panel};
use page_kit::seating::Chair;
use page_kit::speech::Speech;
use table::{Arg, Phrase, Seat, ToPhrase};

use crate::on_page::OnPage;
use crate::opening::report_link;
use crate::tabletop::Tabletop;

/// How many entries are shown. Looking back shows older ones.
const SHOWN: usize = 60;

page_kit::commands! {
    /// Commands of the log.
    enum LogCommand {
        /// Lights an entry or shows its moment: its index in the log, and after how many moves it happened.
        Entry(index: usize, moves: usize) = "entry",
    }
}

/// An entry of the log.
struct Entry {
    command: LogCommand,
    id: String,
    heading: bool,
    /// The colour of the seat that it is about.
    colour: String,
    text: String,
    /// Whether it has happened since a person last acted.
    fresh: bool,
}

impl<G: OnPage> Tabletop<G> {
    /// The log, the newest entry first, with the events that the viewer was told. `heading` says which events are
    /// headings. Pointing at an entry calls `light` with its index in the log; pressing it shows its moment.
    pub fn log(
        self,
        heading: impl Fn(&G::Event) -> bool + 'static,
        light: impl Fn(Option<usize>) + 'static,
    ) -> AnyView {
        let speech = Speech::here();
        let (moment, playable) = (self.moment, self.playable);
        let now = move || self.seen.with_untracked(|seen| seen.turns.last().copied().unwrap_or(0));
        let act = move |gesture, LogCommand::Entry(index, moves)| match gesture {
            // The newest entries are about now.
            Gesture::Press => moment.set((!playable || moves < now()).then_some(moves)),
            Gesture::Out => light(None),
            Gesture::Over | Gesture::Enter => light(Some(index)),
        };
        panel(move || framed(speech, &self.entries(speech, &heading))).on(act).view()
    }

    fn entries(self, speech: Speech, heading: &impl Fn(&G::Event) -> bool) -> Vec<Entry> {
        let (names, viewer) = (self.names(), self.viewer.get());
        let until = self.moment.get().unwrap_or(usize::MAX);
        self.seen.with(|seen| {
            let acted = seen.moves.iter().rposition(|seat| seen.mine.contains(*seat));
            // For a spectator, only the last events are fresh.
            let start = if seen.mine.is_empty() { seen.moves.len() } else { 0 };
            let acted = acted.map_or(start, |before| before + 1);
            let visible = seen.log.iter().enumerate().rev();
            let visible = visible.filter(|(_, entry)| entry.moves <= until && entry.audience.includes(viewer));
            let entries = visible.take(SHOWN).map(|(index, logged)| {
                let phrase = logged.event.phrase();
                Entry {
                    command: LogCommand::Entry(index, logged.moves),
                    id: format!("entry-{index}"),
                    heading: heading(&logged.event),
                    colour: colour_of(&seen.seating, &phrase),
                    text: speech.say_among(&phrase, &names),
                    fresh: logged.moves >= acted,
                }
            });
            entries.collect()
        })
    }
}

impl<G: OnPage> Tabletop<G> {
    /// The last thing that others did since a person here acted, in one sentence.
    pub(crate) fn happened(self, speech: Speech) -> Option<String> {
        let (names, viewer) = (self.names(), self.viewer.get());
        if self.moment.get().is_some() || self.over() {
            return None;
        }
        self.seen.with(|seen| {
            let acted = seen.moves.iter().rposition(|seat| seen.mine.contains(*seat)).map_or(0, |before| before + 1);
            let by_others = |event: &G::Event| {
                let seat = seat_of(&event.phrase());
                seat.is_some_and(|seat| !seen.mine.contains(seat))
            };
            let mut fresh = seen.log.iter().rev().take_while(|entry| entry.moves > acted);
            let last = fresh.find(|entry| entry.audience.includes(viewer) && by_others(&entry.event))?;
            Some(speech.say_among(&last.event.phrase(), &names))
        })
    }
}

/// The seat that a phrase is about, if it is about one.
fn seat_of(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

/// The colour of the seat that a phrase is about, if it is about one.
fn colour_of(seating: &[Chair], phrase: &Phrase) -> String {
    let chair = seat_of(phrase).and_then(|seat| seating.get(seat.index()));
    chair.map(Chair::colour_class).unwrap_or_default()
}

/// The log. Screen readers announce the fresh entries, the oldest first.
fn framed(speech: Speech, entries: &[Entry]) -> Markup {
    let name = speech.term("page-log");
    html! {
        section.log aria-label=(name) {
            h2 { (name) }
            div.visually-hidden role="log" {
                @for entry in entries.iter().rev().filter(|entry| entry.fresh) {
                    p { (entry.text) }
                }
            }
            ol {
                @for entry in entries {
                    li class=[entry.heading.then_some("heading")] {
                        button id=(entry.id) class={ "entry " (entry.colour) } data-do=(entry.command) { (entry.text) }
                    }
                }
            }
            (report_link(speech))
        }
    }
}
