//! Sharing a table: pictures of its boards, links, the record, and a sheet of paper for the printer.

use chart::{Charted, Drawing};
use leptos::prelude::*;
use leptos::task::spawn_local;
use reading::picture;
use shelf::{Title, with_game};
use table::{BadRecord, Ending, Game, Phrase, Record, Replay, ScoreSheet, Seat, Tell};
use vellum::files;
use vellum::html::{Gesture, Touch, button, escaped, panel, parts};
use vellum::links::{copy, link};
use vellum::route::{Challenge, Route};
use vellum::seating::Chair;
use vellum::speech::{Speech, counted};
use vellum::store;

/// A table at a moment, as it is shared.
#[derive(Clone)]
struct Shared {
    id: String,
    title: Title,
    record: Record,
    chairs: Vec<Chair>,
    /// After how many moves.
    at: usize,
    boards: Vec<(Option<Seat>, Drawing)>,
    sheets: Vec<ScoreSheet>,
}

impl Shared {
    fn of(id: &str, at: Option<usize>) -> Option<Shared> {
        let kept = store::game(id)?.ok()?;
        let record = Record::read(&kept.record).ok()?;
        let title = Title::of_record(&record).ok()?;
        let colours: Vec<u8> = kept.seating.iter().map(|chair| chair.colour).collect();
        let at = at.unwrap_or(record.moves.len()).min(record.moves.len());
        let (boards, sheets) = with_game!(title, G => looked_at::<G>(&record, at, &colours)).ok()?;
        Some(Shared { id: id.to_owned(), title, record, chairs: kept.seating, at, boards, sheets })
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.and_then(|seat| self.chairs.get(seat.index())).map_or(String::new(), |chair| chair.name.clone())
    }

    /// The same cards for others; of a finished game with the best that a person made of them.
    fn challenge(&self) -> Route {
        let seats: Vec<&str> = self.chairs.iter().map(|chair| chair.bot.as_deref().unwrap_or("person")).collect();
        let points = match &self.record.ending {
            Ending::Result(points) => &points[..],
            Ending::Unfinished => &[],
        };
        let persons = self.chairs.iter().zip(points).filter(|(chair, _)| chair.bot.is_none());
        let best = persons.max_by_key(|(_, points)| **points);
        Route::Challenge(Challenge {
            game: self.title.name().to_owned(),
            seats: seats.join("+"),
            options: self.record.options.clone(),
            seed: self.record.seed.to_string(),
            by: best.map(|(chair, points)| (chair.name.clone(), *points)),
        })
    }

    fn moment(&self) -> Route {
        Route::Moment { at: self.at, record: self.record.to_string() }
    }
}

/// The boards and the score sheets of a game after so many moves.
type Looked = (Vec<(Option<Seat>, Drawing)>, Vec<ScoreSheet>);

fn looked_at<G: Game + Charted>(record: &Record, at: usize, colours: &[u8]) -> Result<Looked, BadRecord> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody())?;
    for _ in 0..at {
        replay.step(&mut Tell::nobody())?;
    }
    let table = replay.table();
    // What everybody may see: a picture is for everybody.
    let view = table.spectator();
    let sheets = (0..record.seats).map(|seat| G::score_sheet(view, Seat(seat))).collect();
    Ok((G::boards(view.open, colours), sheets))
}

/// The screen for sharing a kept table.
pub fn share_screen(id: &str, at: Option<usize>) -> AnyView {
    let speech = Speech::here();
    let Some(shared) = Shared::of(id, at) else {
        return panel(move || missing(speech), |_| {});
    };
    let shared = StoredValue::new(shared);
    let said = RwSignal::new(String::new());
    let html = move || shared.with_value(|shared| sheet(speech, shared, &said.get()));
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press {
            shared.with_value(|shared| act(speech, shared, said, &what));
        }
    };
    panel(html, act)
}

fn missing(speech: Speech) -> String {
    let term = |code| escaped(&speech.term(code));
    format!(
        "<section class=\"sheet-of-paper\"><h1>{}</h1><p>{}</p><p><a class=\"button\" href=\"#/\">{}</a></p></section>",
        term("page-no-such-table"),
        term("page-no-such-table-why"),
        term("page-to-home"),
    )
}

fn act(speech: Speech, shared: &Shared, said: RwSignal<String>, what: &str) {
    match parts(what) {
        ("copy-moment", _) => copied(speech, said, link(&shared.moment())),
        ("copy-challenge", _) => copied(speech, said, link(&shared.challenge())),
        ("copy-record", _) => copied(speech, said, shared.record.to_string()),
        ("save-record", _) => files::save("portolan.record", "text/plain", &shared.record.to_string()),
        ("print", _) => {
            let _ = window().print();
        }
        (kind @ ("save-svg" | "save-png"), number) => {
            let board = number.parse().ok().and_then(|number: usize| shared.boards.get(number));
            if let Some((seat, drawing)) = board {
                let title =
                    format!("{} · {}", speech.term(&format!("{}-name", shared.title.name())), shared.name(*seat));
                picture::save(drawing.clone(), title, kind == "save-png");
            }
        }
        _ => {}
    }
}

/// Copies a text and says so; what cannot be copied is shown.
fn copied(speech: Speech, said: RwSignal<String>, text: String) {
    spawn_local(async move {
        let told = match copy(&text).await {
            true => speech.term("study-share-copied"),
            false => format!("{} {text}", speech.term("study-share-not-copied")),
        };
        // The screen may have been left meanwhile.
        let _ = said.try_set(told);
    });
}

fn sheet(speech: Speech, shared: &Shared, said: &str) -> String {
    let term = |code: &str| escaped(&speech.term(code));
    let names: Vec<String> = shared.chairs.iter().map(|chair| escaped(&chair.name)).collect();
    let whole = shared.at == shared.record.moves.len();
    let table = Route::Table { id: shared.id.clone(), at: (!whole).then_some(shared.at) };
    format!(
        "<section class=\"sheet-of-paper share\"><h1>{}</h1><p class=\"told\">{} · {}</p>\
         <p class=\"status\" role=\"status\" id=\"share-said\">{}</p>\
         <div class=\"ways\"><a class=\"button\" href=\"{}\">{}</a>{}</div>\
         <div class=\"share-ways\"><section><h2>{}</h2><p class=\"hint\">{}</p>{}<p class=\"hint\">{}</p>{}</section>\
         <section><h2>{}</h2><p class=\"hint\">{}</p>{}{}</section></div>\
         <section><h2>{}</h2><div class=\"boards\">{}</div></section>\
         <section><h2>{}</h2>{}</section></section>",
        term(&format!("{}-name", shared.title.name())),
        names.join(", "),
        escaped(&speech.say(&counted("page-moves", shared.at))),
        escaped(said),
        table.hash(),
        term("study-share-back"),
        button("print", "", &term("study-share-print")),
        term("study-share-links"),
        term("page-challenge-why"),
        button("copy-challenge", "", &term("page-challenge-copy")),
        term("study-share-moment-why"),
        button("copy-moment", "", &term("page-copy-link")),
        term("study-share-record"),
        term("study-share-record-why"),
        button("save-record", "", &term("page-save-record")),
        button("copy-record", "", &term("study-share-copy-record")),
        term("study-share-pictures"),
        shared.boards.iter().enumerate().map(|(at, board)| framed(speech, shared, at, board)).collect::<String>(),
        term("page-score-sheet"),
        scores(speech, shared),
    )
}

/// A board with its name, and the ways to take it along.
fn framed(speech: Speech, shared: &Shared, at: usize, (seat, drawing): &(Option<Seat>, Drawing)) -> String {
    let name = match seat {
        Some(_) => shared.name(*seat),
        None => speech.term(&format!("{}-name", shared.title.name())),
    };
    let save = |kind: &str, code| {
        let label = speech.say(&Phrase::new(code).with("name", name.clone()));
        button(&format!("save-{kind}:{at}"), &format!("aria-label=\"{}\"", escaped(&label)), &kind.to_ascii_uppercase())
    };
    format!(
        "<figure>{}<figcaption><span>{}</span>{}{}</figcaption></figure>",
        chart::svg::inlined(drawing, Some(&name)),
        escaped(&name),
        save("svg", "study-share-save-svg"),
        save("png", "study-share-save-png"),
    )
}

/// The score sheets, one beside the other.
fn scores(speech: Speech, shared: &Shared) -> String {
    let sheet = |(seat, sheet): (usize, &ScoreSheet)| {
        let row =
            |name: &str, points: i32| format!("<tr><th scope=\"row\">{}</th><td>{points}</td></tr>", escaped(name));
        let lines: String = sheet.lines.iter().map(|line| row(&speech.say(&line.title), line.points)).collect();
        format!(
            "<table class=\"boxes\"><caption>{}</caption><tbody>{lines}{}</tbody></table>",
            escaped(&shared.name(Some(Seat(seat as u8)))),
            row(&speech.term("chart-total"), sheet.total),
        )
    };
    format!("<div class=\"score-sheets\">{}</div>", shared.sheets.iter().enumerate().map(sheet).collect::<String>())
}
