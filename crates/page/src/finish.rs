//! The end of any game: who won, and what to do next.

use leptos::prelude::*;
use table::{Line, Phrase, ScoreSheet, Seat};
use vellum::html::{Gesture, Touch, button, escaped, panel};
use vellum::route::Route;
use vellum::speech::Speech;

use crate::on_page::OnPage;
use crate::opening::open_table;
use crate::seats::fresh_seed;
use crate::tabletop::Tabletop;

/// The end of a game, once it is over: what there is to tell as HTML, what happens when it is acted on, and the ways on.
pub fn ending<G: OnPage>(
    top: Tabletop<G>,
    content: impl Fn() -> String + Send + Sync + 'static,
    act: impl Fn(Touch) + Send + Sync + 'static,
) -> AnyView {
    let speech = Speech::here();
    let html = move || if top.over() { framed(top, speech, &content()) } else { String::new() };
    let acted = move |touch: Touch| match (&touch.0, touch.1.as_str()) {
        (Gesture::Press, "rematch") => {
            let (seating, options) =
                top.seen.with_untracked(|seen| (seen.seating.clone(), G::rematch_options(&seen.options)));
            open_table::<G>(seating, &options, &fresh_seed(), None);
        }
        _ => act(touch),
    };
    panel(html, acted)
}

fn framed<G: OnPage>(top: Tabletop<G>, speech: Speech, content: &str) -> String {
    let term = |code| escaped(&speech.term(code));
    format!(
        "<section class=\"panel ending\" id=\"ending\"><h2>{}</h2>{}{content}<p class=\"ways\">{}{}{}</p></section>",
        term("page-score-sheet"),
        compared(top, speech),
        button("rematch", "class=\"big\"", &term("page-rematch")),
        share_link(top, &term("page-share-long")),
        analysis_link(top, &term("page-analyse")),
    )
}

/// How the result stands against the challenge that was taken up, if one was: the best that a person here made of the cards.
fn compared<G: OnPage>(top: Tabletop<G>, speech: Speech) -> String {
    let told = top.seen.with(|seen| {
        let (by, points) = top.to_beat()?;
        let players = seen.outcome()?.players;
        let (own, who) =
            seen.mine.iter().map(|seat| (players[seat.index()].total, seat)).max_by_key(|(own, _)| *own)?;
        let code = match own - points {
            0 => "page-challenge-equal",
            1.. => "page-challenge-ahead",
            _ => "page-challenge-behind",
        };
        let told = Phrase::new(code).with("persons", i64::from(seen.mine.len())).with("who", top.name(who));
        let told = told.with("own", i64::from(own)).with("by", by);
        Some(told.with("points", i64::from((own - points).abs())))
    });
    told.map_or(String::new(), |told| format!("<p id=\"compared\">{}</p>", escaped(&speech.say(&told))))
}

/// The way to pictures, links, the record and the printer. A game that came by a link is not kept here.
fn share_link<G: OnPage>(top: Tabletop<G>, name: &str) -> String {
    let Some(id) = top.saved_as() else { return String::new() };
    format!("<a class=\"button\" id=\"share-end\" href=\"{}\">{name}</a>", Route::Share { id, at: None }.hash())
}

/// The way to the analysis of the game.
fn analysis_link<G: OnPage>(top: Tabletop<G>, name: &str) -> String {
    top.analysis().map_or(String::new(), |analysis| {
        format!("<a class=\"button\" id=\"analyse-end\" href=\"{}\">{name}</a>", analysis.hash())
    })
}

/// The players by rank. `rank` is the message for one, such as `GAME-rank`; `honours` is what follows it.
pub fn ranking<G: OnPage>(
    top: Tabletop<G>,
    speech: Speech,
    rank: &'static str,
    honours: impl Fn(&G::Honours) -> String,
) -> String {
    let outcome = top.seen.with(|seen| seen.outcome());
    let players: Vec<_> = outcome.into_iter().flat_map(|outcome| outcome.players).collect();
    let mut rows = String::new();
    for place in 0..=players.len() {
        for (seat, player) in players.iter().enumerate().filter(|(_, player)| player.rank as usize == place) {
            let seat = Seat(seat as u8);
            let told = Phrase::new(rank)
                .with("rank", i64::from(player.rank))
                .with("name", top.name(seat))
                .with("total", i64::from(player.total));
            let (class, told) = (top.colour_class(seat), escaped(&speech.say(&told)));
            rows += &format!("<li class=\"{class}\">{told}{}</li>", honours(&player.honours));
        }
    }
    format!("<ol class=\"ranking\">{rows}</ol>")
}

/// The score sheets of everybody side by side, as HTML: a row for each line, named by `title`, a column for each player.
/// With `boxes`, each number is a button that does `box:SEAT LINE`.
pub fn score_table<G: OnPage>(
    top: Tabletop<G>,
    speech: Speech,
    sheets: &[ScoreSheet],
    boxes: bool,
    title: impl Fn(&Line) -> String,
) -> String {
    let head = |seat: u8| {
        let seat = Seat(seat);
        format!("<th scope=\"col\" class=\"{}\">{}</th>", top.colour_class(seat), escaped(&top.name(seat)))
    };
    let lines = sheets.iter().map(|sheet| sheet.lines.len()).max().unwrap_or(0);
    let row = |line: usize| {
        let name = sheets.iter().find_map(|sheet| sheet.lines.get(line)).map(&title).unwrap_or_default();
        let cell = |(seat, sheet): (usize, &ScoreSheet)| match sheet.lines.get(line) {
            None => "<td></td>".to_owned(),
            Some(one) if !boxes => format!("<td>{}</td>", one.points),
            Some(one) => {
                // Two players may have the same points for the same thing: the button's name says whose they are.
                let name = escaped(&top.name(Seat(seat as u8)));
                let (title, points) = (escaped(&speech.say(&one.title)), one.points);
                format!(
                    "<td><button class=\"box\" id=\"box-{seat}-{line}\" data-do=\"box:{seat} {line}\" title=\"{title}\" \
                     aria-label=\"{name}, {title}: {points}\">{points}</button></td>"
                )
            }
        };
        let cells: String = sheets.iter().enumerate().map(cell).collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", escaped(&name))
    };
    format!(
        "<table class=\"boxes of-players\" aria-label=\"{name}\"><thead><tr><th scope=\"col\"><span class=\"visually-hidden\">{name}</span></th>\
         {}</tr></thead><tbody>{}<tr><th scope=\"row\">{}</th>{}</tr></tbody></table>",
        (0..sheets.len() as u8).map(head).collect::<String>(),
        (0..lines).map(row).collect::<String>(),
        escaped(&speech.term("chart-total")),
        sheets.iter().map(|sheet| format!("<td class=\"sum\">{}</td>", sheet.total)).collect::<String>(),
        name = escaped(&speech.term("page-score-sheet")),
    )
}
