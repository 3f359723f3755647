//! The lists of games: unfinished and finished ones.

use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::button;
use page_kit::route::Route;
use page_kit::seating::names;
use page_kit::speech::{Speech, counted};
use shelf::{Title, with_game};
use table::Phrase;

use super::GamesState;
use super::commands::{GamesCommand, GamesField};
use super::entries::{FinishedGame, GameEntry, GameState, PlayerResult};
use super::results::{Company, Variant};
use library::statistics::InStatistics;

/// All lists. A deleted game keeps its place, with a button that restores it.
pub(super) fn all(speech: Speech, state: &GamesState) -> Markup {
    let is_shown = |entry: &&GameEntry| {
        let of_title = state.title.is_none() || entry.title().is_none() || entry.title() == state.title;
        of_title && (state.search.is_empty() || entry.mentions(&state.search))
    };
    let (over, going): (Vec<&GameEntry>, Vec<&GameEntry>) =
        state.games.iter().filter(is_shown).partition(|entry| matches!(entry.state, GameState::Over(_)));
    let left = over.len().saturating_sub(state.listed);
    html! {
        @if over.is_empty() && going.is_empty() && state.online.is_empty() {
            p #no-games { (speech.term("library-games-none")) }
        }
        @if !going.is_empty() {
            section.kept #to-continue {
                h2 { (speech.term("page-continue")) }
                (list(speech, state, &going))
            }
        }
        @if !over.is_empty() {
            section.kept #finished {
                h2 { (speech.term("library-games-finished")) }
                (list(speech, state, &over[..over.len() - left]))
                @if left > 0 {
                    (button(&GamesCommand::More, speech.say(&counted("library-games-more", left))))
                }
            }
        }
        @if state.unknown > 0 {
            p { (speech.say(&counted("library-games-unknown", state.unknown))) }
        }
        // Always there: a screen reader announces a text only in an element that existed before.
        p.visually-hidden role="status" {
            @if !state.forgotten.is_empty() { (speech.term("library-games-forgotten")) }
        }
    }
}

fn list(speech: Speech, state: &GamesState, games: &[&GameEntry]) -> Markup {
    html! {
        ul {
            @for entry in games {
                @if state.forgotten.contains_key(&entry.id) {
                    (forgotten(speech, entry))
                } @else {
                    (row(speech, entry))
                }
            }
        }
    }
}

/// A deleted game.
fn forgotten(speech: Speech, entry: &GameEntry) -> Markup {
    html! {
        li.forgotten id={ "row-" (entry.id) } {
            span.told { (speech.term("library-games-forgotten")) }
            (button(&GamesCommand::Undo(entry.id.clone()), speech.term("library-games-undo")))
        }
    }
}

/// The name and the note of a game, to be changed.
fn label(speech: Speech, entry: &GameEntry) -> Markup {
    let (name, note) = (GamesField::Name(entry.id.clone()), GamesField::Note(entry.id.clone()));
    let field = |field: &GamesField, code: &str, length: u32, value: &str| {
        html! {
            label.field {
                span { (speech.term(code)) }
                input type="text" id=(field.id()) data-field=(field) maxlength=(length) value=(value);
            }
        }
    };
    html! {
        details.label {
            summary { (speech.term("library-games-label")) }
            (field(&name, "library-games-name", 60, &entry.extras.name))
            (field(&note, "library-games-note", 300, &entry.extras.note))
        }
    }
}

/// One game.
fn row(speech: Speech, entry: &GameEntry) -> Markup {
    let name = match entry.title() {
        Some(title) => game_name(speech, title),
        None => speech.term("page-unreadable"),
    };
    let described_by = format!("name-{}", entry.id);
    let table = Route::Table { id: entry.id.clone(), at: None }.hash();
    let way = |code: &str| html! { a.button href=(table) aria-describedby=(described_by) { (speech.term(code)) } };
    let forget = GamesCommand::Forget(entry.id.clone());
    html! {
        li id={ "row-" (entry.id) } {
            div.told id=(described_by) {
                strong {
                    @if !entry.extras.name.is_empty() { (entry.extras.name) " · " }
                    (name)
                }
                span.hint { (speech.date(entry.touched)) }
                (state(speech, entry))
                @if !entry.extras.note.is_empty() { span.note { (entry.extras.note) } }
                @if let Some(origin) = &entry.extras.origin {
                    a href=(origin) { (speech.term("page-origin")) }
                }
            }
            @match entry.state {
                GameState::Going { .. } => (way("library-games-go-on")),
                GameState::Over(_) => {
                    (way("library-games-look-back"))
                    a.button id={ "analyse-" (entry.id) } href=(Route::Analysis { id: entry.id.clone() }.hash())
                        aria-describedby=(described_by) { (speech.term("library-games-analyse")) }
                }
                GameState::Unreadable(_) => {}
            }
            button.quiet id=(forget.id()) data-do=(forget) aria-describedby=(described_by) {
                (speech.term("library-games-forget"))
            }
            (label(speech, entry))
        }
    }
}

/// The players of a game, and its state.
fn state(speech: Speech, entry: &GameEntry) -> Markup {
    let players = html! { span { (names(speech, &entry.seating)) } };
    match &entry.state {
        GameState::Going { moves, lesson, .. } => html! {
            (players)
            span.hint {
                @if *lesson { (speech.term("library-games-lesson")) ", " }
                (speech.say(&counted("page-moves", *moves)))
            }
        },
        GameState::Over(finished) => over(speech, entry, finished),
        GameState::Unreadable(bad) => {
            let why = Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why));
            html! { (players) span.hint { (speech.say(&why)) } }
        }
    }
}

/// The result of a game: the winners, everybody's points, and the titles of a solo player.
pub fn over(speech: Speech, entry: &GameEntry, finished: &FinishedGame) -> Markup {
    let mut order: Vec<(&PlayerResult, &str, String)> = finished
        .results
        .iter()
        .zip(&entry.seating)
        .map(|(result, chair)| (result, chair.name.as_str(), chair.colour_class()))
        .collect();
    order.sort_by_key(|(result, ..)| result.rank);
    let code = with_game!(finished.title, G => <G as InStatistics>::RANK);
    let rank = |result: &PlayerResult, name: &str| {
        let rank = Phrase::new(code).with("rank", i64::from(result.rank)).with("name", name);
        speech.say(&rank.with("total", i64::from(result.total)))
    };
    let winners: Vec<&str> = order.iter().filter(|(result, ..)| result.rank == 1).map(|(_, name, _)| *name).collect();
    html! {
        span.hint {
            @if finished.lesson { (speech.term("library-games-lesson")) ", " }
            (variant(speech, &Variant::of(entry, finished)))
        }
        ol.ranking {
            @for (result, name, colour) in &order {
                li class=(colour) { (rank(result, name)) }
            }
        }
        @if order.len() > 1 {
            span { (speech.say(&Phrase::new("library-games-winners").with("names", winners.join(", ")))) }
        }
        @for (result, ..) in &order {
            (honours(speech, result))
        }
    }
}

fn honours(speech: Speech, result: &PlayerResult) -> Markup {
    let mut parts: Vec<String> = result
        .honours
        .titles
        .iter()
        .map(|earned| match earned.of {
            Some(of) => format!("{}: {}", speech.term(of), speech.term(&earned.code)),
            None => speech.term(&earned.code),
        })
        .collect();
    if let Some(rating) = result.honours.rating {
        if parts.is_empty() {
            parts.push(speech.term("page-no-title"));
        }
        parts.push(speech.say(&Phrase::new("page-rating").with("rating", i64::from(rating))));
    }
    html! {
        @if !parts.is_empty() {
            span.honours { (parts.join(" · ")) }
        }
    }
}

/// The name of a game.
pub fn game_name(speech: Speech, title: Title) -> String {
    speech.term(&format!("{}-name", title.name()))
}

/// A variant in words: the number of players, the options, the company.
pub fn variant(speech: Speech, variant: &Variant) -> String {
    let mut parts = match variant.company {
        Company::Nobody => vec![speech.term("library-games-alone")],
        _ => vec![speech.say(&counted("library-games-players", variant.seats))],
    };
    parts.extend(variant.chosen.iter().map(|code| speech.term(code)));
    match variant.company {
        Company::Nobody => {}
        Company::Bots => parts.push(speech.term("library-games-with-bots")),
        Company::People => parts.push(speech.term("library-games-with-people")),
        Company::Both => parts.push(speech.term("library-games-with-both")),
    }
    parts.join(", ")
}
