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
#[derive(Default)]
struct Entry {
    /// None: a remark, which is no event of the game.
    command: Option<LogCommand>,
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
        let mut remarks = self.host.with_value(|host| host.remarks(speech));
        remarks.retain(|(moves, _)| *moves <= until);
        self.seen.with(|seen| {
            let acted = seen.moves.iter().rposition(|seat| seen.mine.contains(*seat));
            // For a spectator, only the last events are fresh.
            let start = if seen.mine.is_empty() { seen.moves.len() } else { 0 };
            let acted = acted.map_or(start, |before| before + 1);
            let visible = seen.log.iter().enumerate().rev();
            let visible = visible.filter(|(_, entry)| entry.moves <= until && entry.audience.includes(viewer));
            let mut entries = Vec::new();
            for (index, logged) in visible.take(SHOWN) {
                while let Some((_, text)) = remarks.pop_if(|(moves, _)| *moves >= logged.moves) {
                    entries.push(Entry { text, ..Entry::default() });
                }
                let phrase = logged.event.phrase();
                entries.push(Entry {
                    command: Some(LogCommand::Entry(index, logged.moves)),
                    id: format!("entry-{index}"),
                    heading: heading(&logged.event),
                    colour: colour_of(&seen.seating, &phrase),
                    text: speech.say_among(&phrase, &names),
                    fresh: logged.moves >= acted,
                });
            }
            entries
        })
    }
}

impl<G: OnPage> Tabletop<G> {
    /// What each of the others did since a person here acted, in a line each, of the last three of them: what is told of
    /// a turn, or else the last thing.
    pub(crate) fn happened(self, speech: Speech) -> Vec<String> {
        let (names, viewer) = (self.names(), self.viewer.get());
        if self.moment.get().is_some() || self.over() {
            return Vec::new();
        }
        self.seen.with(|seen| {
            let acted = seen.moves.iter().rposition(|seat| seen.mine.contains(*seat)).map_or(0, |before| before + 1);
            let fresh = seen.log.iter().rev().take_while(|entry| entry.moves > acted);
            let mut others: Vec<(Seat, Vec<Phrase>)> = Vec::new();
            for phrase in fresh.filter(|entry| entry.audience.includes(viewer)).map(|entry| entry.event.phrase()) {
                let Some(seat) = seat_of(&phrase).filter(|seat| !seen.mine.contains(*seat)) else { continue };
                match others.iter().position(|(other, _)| *other == seat) {
                    Some(place) => others[place].1.push(phrase),
                    None if others.len() < OTHERS_TOLD => others.push((seat, vec![phrase])),
                    None => {}
                }
            }
            let line = |(seat, phrases): (Seat, Vec<Phrase>)| {
                let told = told(&phrases, G::TOLD).into_iter().map(|phrase| speech.say_among(phrase, &names));
                one_line(&names[seat.index()], told)
            };
            others.into_iter().rev().map(line).collect()
        })
    }
}

/// Of how many others the head tells what they did.
const OTHERS_TOLD: usize = 3;

/// What is told of what somebody did, in order: the phrases with these codes, or else the last one. `phrases` has the last one
/// first.
fn told<'a>(phrases: &'a [Phrase], codes: &[&str]) -> Vec<&'a Phrase> {
    let told: Vec<&Phrase> = phrases.iter().rev().filter(|phrase| codes.contains(&phrase.code)).collect();
    if told.is_empty() { phrases.first().into_iter().collect() } else { told }
}

/// Sentences about the same player, who is named once.
fn one_line(name: &str, sentences: impl Iterator<Item = String>) -> String {
    let mut line = String::new();
    for sentence in sentences {
        match sentence.strip_prefix(name) {
            Some(rest) if !line.is_empty() => line += &format!(",{rest}"),
            _ if line.is_empty() => line = sentence,
            _ => line += &format!("; {sentence}"),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_in_order_and_there_is_always_something() {
        let phrases = ["drew", "took", "stepped", "moved"].map(Phrase::new);
        let codes = |told: Vec<&Phrase>| told.iter().map(|phrase| phrase.code).collect::<Vec<_>>();
        assert_eq!(codes(told(&phrases, &["took", "moved"])), ["moved", "took"]);
        assert_eq!(codes(told(&phrases, &["claimed"])), ["drew"], "the last one");
        assert!(told(&[], &["took"]).is_empty());
    }

    #[test]
    fn the_name_is_said_once() {
        let sentences = ["Bo moves the Mill", "Bo digs", "The end comes"].map(str::to_owned);
        assert_eq!(one_line("Bo", sentences.into_iter()), "Bo moves the Mill, digs; The end comes");
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
                        @match &entry.command {
                            Some(command) => button id=(entry.id) class={ "entry " (entry.colour) } data-do=(command) { (entry.text) },
                            None => span.remark { (entry.text) },
                        }
                    }
                }
            }
            (report_link(speech))
        }
    }
}
