//! What has happened, in words.

use leptos::prelude::*;
use table::{Arg, Says};
use vellum::html::{Gesture, Touch, escaped, panel, parts};
use vellum::speech::Speech;

use crate::on_page::OnPage;
use crate::opening::report_link;
use crate::tabletop::Tabletop;

/// How many entries are shown; all of them are in the replay.
const SHOWN: usize = 60;

impl<G: OnPage> Tabletop<G> {
    /// The log, the newest first, as far as the viewer was told. Some entries are headings. Pointing at an entry lights
    /// what it is about, by its place in the log; choosing it looks back at its moment.
    pub fn log(
        self,
        heading: impl Fn(&G::Event) -> bool + Send + Sync + 'static,
        light: impl Fn(Option<usize>) + Send + Sync + 'static,
    ) -> AnyView {
        let speech = Speech::here();
        let moment = self.moment;
        let act = move |(gesture, what): Touch| {
            let mut numbers = parts(&what).1.split(' ').filter_map(|number| number.parse::<usize>().ok());
            let (index, moves) = (numbers.next(), numbers.next());
            match gesture {
                Gesture::Press => moment.set(moves),
                Gesture::Out => light(None),
                _ => light(index),
            }
        };
        panel(move || framed(speech, self.entries(speech, &heading)), act)
    }

    /// The entries; and what has happened since a person acted last, in its order, to be read aloud.
    fn entries(self, speech: Speech, heading: &impl Fn(&G::Event) -> bool) -> (String, String) {
        let (names, viewer) = (self.names(), self.viewer.get());
        let until = self.moment.get().unwrap_or(usize::MAX);
        self.seen.with(|seen| {
            let acted = seen.moves.iter().rposition(|seat| seen.mine.contains(*seat));
            // Who only looks on hears what happened last.
            let start = if seen.mine.is_empty() { seen.moves.len() } else { 0 };
            let acted = acted.map_or(start, |before| before + 1);
            let mut aloud = String::new();
            let told = seen.log.iter().enumerate().rev();
            let told = told.filter(|(_, entry)| entry.moves <= until && entry.audience.includes(viewer));
            let lines = told.take(SHOWN).map(|(index, logged)| {
                let phrase = logged.event.phrase();
                let about = phrase.args.iter().find_map(|(_, arg)| match arg {
                    Arg::Seat(seat) => Some(*seat),
                    _ => None,
                });
                let chair = about.and_then(|seat| seen.seating.get(seat.index()));
                let colour = chair.map(|chair| chair.colour_class()).unwrap_or_default();
                let said = escaped(&speech.say_among(&phrase, &names));
                if logged.moves >= acted {
                    aloud = format!("<p>{said}</p>{aloud}");
                }
                entry((index, logged.moves), heading(&logged.event), &colour, &said)
            });
            (lines.collect(), aloud)
        })
    }
}

fn entry((index, moves): (usize, usize), heading: bool, colour: &str, said: &str) -> String {
    let heading = if heading { " class=\"heading\"" } else { "" };
    format!(
        "<li{heading}><button class=\"entry {colour}\" id=\"entry-{index}\" data-do=\"entry:{index} {moves}\">{said}</button></li>"
    )
}

fn framed(speech: Speech, (entries, aloud): (String, String)) -> String {
    let name = escaped(&speech.term("page-log"));
    format!(
        "<section class=\"log\" aria-label=\"{name}\"><h2>{name}</h2><div role=\"log\" class=\"visually-hidden\">{aloud}</div>\
         <ol>{entries}</ol>{}</section>",
        report_link(speech)
    )
}
