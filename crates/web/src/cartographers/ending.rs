//! The end: the score sheet, item by item, and what to do next.

use cartographers::{Cartographers, Season};
use chart::cartographers::picture::{self, SheetPicture};
use leptos::prelude::*;
use table::{Game, Grid11, Line, Phrase, Seat};
use wasm_bindgen::{JsCast, JsValue};

use super::desk::{Desk, record_of, rematch};
use super::edicts::spaces_of;
use super::season_code;
use super::sitting::Sitting;
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
    desk.sitting.with(|sitting| Cartographers::score_sheet(sitting.table().spectator(), seat).lines)
}

/// The end of the game.
#[component]
pub fn Ending() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let outcome = move || desk.sitting.with(|sitting| sitting.table().outcome());
    let ranking = move || {
        let names = desk.sitting.with(Sitting::names);
        let mut players: Vec<_> =
            outcome().map_or(Vec::new(), |outcome| outcome.players.into_iter().enumerate().collect());
        players.sort_by_key(|(seat, player)| (player.rank, *seat));
        players
            .into_iter()
            .map(|(seat, player)| {
                let told = Phrase::new("page-rank")
                    .with("rank", i64::from(player.rank))
                    .with("name", names[seat].as_str())
                    .with("total", i64::from(player.total));
                let solo = player.honours.0.map(|solo| {
                    let rating = Phrase::new("page-rating").with("rating", i64::from(solo.rating));
                    let title = match solo.title {
                        Some(title) => speech.term(&format!("cartographers-title-{}", title.name())),
                        None => speech.term("page-no-title"),
                    };
                    view! { <p class="title" id="title"><strong>{title}</strong><span>{speech.say(&rating)}</span></p> }
                });
                view! { <li class=desk.colour_class(Seat(seat as u8))>{speech.say(&told)}{solo}</li> }
            })
            .collect_view()
    };
    view! {
        <section class="panel ending" id="ending">
            <h2>{move || speech.term("page-score-sheet")}</h2>
            <ol class="ranking">{ranking}</ol>
            <ScoreTable/>
            <p class="ways">
                <button class="big" id="rematch" on:click=move |_| rematch(desk)>{move || speech.term("page-rematch")}</button>
                <button id="save-record" on:click=move |_| save("portolan.record", "text/plain", &record_of(desk).to_string())>
                    {move || speech.term("page-save-record")}
                </button>
                <button id="save-picture" on:click=move |_| save("portolan.svg", "image/svg+xml", &picture_of(desk, speech))>
                    {move || speech.term("page-save-picture")}
                </button>
            </p>
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
                    <th scope="col" title=move || speech.term(code)>
                        <span aria-hidden="true">{sign}</span>
                        <span class="visually-hidden">{move || speech.term(code)}</span>
                    </th>
                })}
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The sheet on the board as a picture of its own.
fn picture_of(desk: Desk, speech: Speech) -> String {
    let seat = desk.sheet_on_board();
    let night =
        document().document_element().and_then(|root| root.get_attribute("data-light")).as_deref() == Some("night");
    let light = if night { chart::Light::Night } else { chart::Light::Day };
    desk.shown.with_untracked(|shown| {
        let land = &shown.open.sheets[seat.index()].land;
        let sheet = SheetPicture { land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
        chart::svg::standalone(&picture::sheet(&sheet), light, &speech.term("cartographers-name"))
    })
}

/// Saves a text as a file.
fn save(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let bag = web_sys::BlobPropertyBag::new();
    bag.set_type(kind);
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &bag) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
