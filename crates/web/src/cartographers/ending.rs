//! The end: the score sheet, item by item, and what to do next.

use cartographers::{Cartographers, Season};
use chart::cartographers::picture::{self, SheetPicture};
use leptos::prelude::*;
use table::{Game, Grid11, Line, Phrase, Seat};

use super::desk::Desk;
use super::edicts::spaces_of;
use super::season_code;
use crate::finish;
use crate::speech::Speech;

/// Lines of the score sheet for one season: two edicts, coins and monsters.
pub const LINES_A_SEASON: usize = 4;

/// The columns of the score sheet: a sign, and what it stands for.
const COLUMNS: [(&str, &str); 6] = [
    ("", "page-box-season"),
    ("1", "page-box-first"),
    ("2", "page-box-second"),
    ("●", "page-coins-name"),
    ("✶", "page-monsters-name"),
    ("Σ", "chart-total"),
];

/// The score sheet of one seat.
pub fn lines(desk: Desk, seat: Seat) -> Vec<Line> {
    desk.top.shown.with(|shown| Cartographers::score_sheet(shown.view(None), seat).lines)
}

/// The end of the game.
#[component]
pub fn Ending() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let honours = move |honours: cartographers::Honours| {
        let solo = honours.0?;
        let rating = Phrase::new("page-rating").with("rating", i64::from(solo.rating));
        let title = match solo.title {
            Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
            None => speech.term("page-no-title"),
        };
        Some(
            view! { <p class="title" id="title"><strong>{title}</strong><span>{speech.say(&rating)}</span></p> }
                .into_any(),
        )
    };
    view! {
        <section class="panel ending" id="ending">
            <h2>{speech.live("page-score-sheet")}</h2>
            {finish::ranking(desk.top, "cartographers-rank", honours)}
            <ScoreTable/>
            {finish::ways(desk.top, move |light| picture_of(desk, speech, light))}
        </section>
    }
}

/// The boxes of the printed sheet; each lights the spaces that its points come from.
#[component]
fn ScoreTable() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let rows = move || {
        let seat = desk.sheet_on_board();
        let lines = lines(desk, seat);
        let seasons = Season::all().zip(lines.chunks(LINES_A_SEASON).map(<[Line]>::to_vec).collect::<Vec<_>>());
        seasons
            .map(|(season, lines)| {
                let total: i32 = lines.iter().map(|line| line.points).sum();
                let boxes = lines
                    .into_iter()
                    .map(|line| {
                        let spaces: Grid11 = spaces_of(&line.items);
                        let title = speech.say(&line.title);
                        let light = move || desk.lit.set(Some((seat, spaces)));
                        view! {
                            <td>
                                <button
                                    class="box" title=title.clone() aria-label=format!("{title}: {}", line.points)
                                    on:pointerenter=move |_| light() on:focus=move |_| light()
                                    on:pointerleave=move |_| desk.lit.set(None) on:blur=move |_| desk.lit.set(None)
                                >
                                    {line.points}
                                </button>
                            </td>
                        }
                    })
                    .collect_view();
                view! { <tr><th scope="row">{speech.term(&season_code(season))}</th>{boxes}<td class="sum">{total}</td></tr> }
            })
            .collect_view()
    };
    view! {
        <table class="boxes">
            <thead><tr>
                {COLUMNS.map(|(sign, code)| view! {
                    <th scope="col" title=speech.live(code)>
                        <span aria-hidden="true">{sign}</span>
                        <span class="visually-hidden">{speech.live(code)}</span>
                    </th>
                })}
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The sheet on the board as a picture of its own.
fn picture_of(desk: Desk, speech: Speech, light: chart::Light) -> String {
    let seat = desk.sheet_on_board();
    desk.top.shown.with_untracked(|shown| {
        let land = &shown.open.sheets[seat.index()].land;
        let sheet = SheetPicture { land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
        chart::svg::standalone(&picture::sheet(&sheet), light, &speech.term("cartographers-name"))
    })
}
