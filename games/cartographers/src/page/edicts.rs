//! The edicts, coins and monsters: their points now, and after the drafted drawing.

use crate::{Open, Scoring, Season, scoring};
use leptos::prelude::*;
use maud::{Markup, html};
use page::points_strip::{Paying, points_strip};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Grid11, Item};

use super::draft::Figures;
use super::screen::Screen;
use super::{scoring_code, season_code};

/// The letters of the edicts.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The index of the coins row, after the four edicts.
const COINS: usize = 4;

/// The spaces of some explained points.
pub fn spaces_of(items: &[Item]) -> Grid11 {
    items.iter().flat_map(|item| &item.spaces).map(|&space| space as u8).collect()
}

page_kit::commands! {
    /// The commands of the rows.
    enum EdictsCommand {
        /// A row, by its index.
        Row(place: usize) = "row",
    }
}

/// All rows. Pointing at one lights the spaces that it pays for.
pub fn edicts(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let act = move |gesture, EdictsCommand::Row(place)| {
        let pointed_at = gesture != Gesture::Out;
        screen.lit.set(pointed_at.then(|| (screen.sheet_on_board(), shown_by(screen, place))));
    };
    panel(move || table(screen, speech)).on(act).view()
}

/// The spaces that a row lights.
fn shown_by(screen: Screen, place: usize) -> Grid11 {
    let seat = screen.sheet_on_board();
    screen.top.shown.with(|shown| {
        let land = &shown.open.sheets[seat.index()].land;
        match shown.open.edicts.get(place) {
            Some(card) => spaces_of(&scoring::explain(*card, land)),
            None if place == COINS => Grid11::EMPTY,
            None => land.haunted(),
        }
    })
}

/// The four edicts, coins and monsters.
fn rows(speech: Speech, open: &Open, now: &Figures, then: Option<&Figures>) -> Vec<Paying> {
    let row = |mark: &str, name: String, rule: String, explained: &str| Paying {
        mark: mark.to_owned(),
        link: rule_of(speech, explained, &speech.term(&name)),
        name,
        rule,
        scored: true,
        now: 0,
        then: None,
    };
    let edict = |(place, card): (usize, Scoring)| {
        let name = scoring_code(card);
        Paying {
            scored: open.season.facts().edicts.contains(&place),
            now: now.edicts[place],
            then: then.map(|then| then.edicts[place]),
            ..row(LETTERS[place], name.clone(), format!("cartographers-rule-{}", card.name()), &name)
        }
    };
    let coins = Paying {
        now: now.coins.into(),
        then: then.map(|then| then.coins.into()),
        ..row("●", "page-coins-name".to_owned(), "page-coins-rule".to_owned(), "cartographers/mountains")
    };
    let monsters = Paying {
        now: -now.monsters,
        then: then.map(|then| -then.monsters),
        ..row("✶", "page-monsters-name".to_owned(), "page-monsters-rule".to_owned(), "cartographers/scoring")
    };
    open.edicts.into_iter().enumerate().map(edict).chain([coins, monsters]).collect()
}

/// The rows of the sheet on the board, with the draft.
fn figures(screen: Screen, speech: Speech) -> Vec<Paying> {
    let seat = screen.sheet_on_board();
    let then = screen.preview.get().filter(|_| screen.close_up.get().is_none()).and_then(|preview| preview.then);
    screen.top.shown.with(|shown| {
        let open = &shown.open;
        rows(speech, open, &Figures::of(open, &open.sheets[seat.index()]), then.as_ref())
    })
}

fn table(screen: Screen, speech: Speech) -> Markup {
    let rows = figures(screen, speech);
    html! {
        section.panel.edicts #edicts {
            h2 { (speech.term("page-edicts-now")) }
            (seasons(screen, speech))
            ul {
                @for (place, row) in rows.iter().enumerate() {
                    li class=[row.scored.then_some("scored")] { (row_shown(speech, place, row)) }
                }
            }
        }
    }
}

/// The edicts that each season scores.
fn seasons(screen: Screen, speech: Speech) -> Markup {
    let current = screen.top.shown.with(|shown| shown.open.season);
    let edicts = |season: Season| season.facts().edicts.map(|place| LETTERS[place]).join(" + ");
    html! {
        p.seasons {
            @for season in Season::all() {
                @let text = format!("{}: {}", speech.term(&season_code(season)), edicts(season));
                @if season == current { strong { (text) } } @else { span { (text) } }
            }
        }
    }
}

/// The same figures in one line, where the window has no room for the panel: "A 0 → 3", coins, monsters, season and time.
pub fn strip(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let (season, time) = screen.top.shown.with(|shown| (shown.open.season, shown.open.time));
        let when = html! {
            span { span { (speech.term(&season_code(season))) } span { (time) "/" (season.facts().threshold) } }
        };
        points_strip(speech, "page-edicts-now", &figures(screen, speech), when)
    };
    panel(html).view()
}

fn row_shown(speech: Speech, place: usize, row: &Paying) -> Markup {
    let command = EdictsCommand::Row(place);
    html! {
        button.row id=(command.id()) data-do=(command) {
            span.mark { (row.mark) }
            span.words {
                strong { (speech.term(&row.name)) }
                span.rule { (speech.term(&row.rule)) }
            }
            span.points {
                span.now { (row.now) }
                (row.change())
            }
        }
        (row.link)
    }
}
