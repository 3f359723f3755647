//! The card that is being drawn: its shapes and terrains, turning and flipping, and the button that draws.

use cartographers::{Card, Open, Slot, Task, Terrain};
use chart::cartographers::picture;
use chart::svg;
use leptos::prelude::*;
use table::{Choices, Phrase, Seat};

use super::desk::Desk;
use super::draft::Draft;
use super::{card_code, terrain_code};
use crate::speech::Speech;

/// What may be chosen: shapes and terrains for which some place is legal.
fn offers(open: &Open, seat: Seat) -> (Vec<Slot>, Vec<Terrain>) {
    let Some(task) = open.task(seat) else { return (Vec::new(), Vec::new()) };
    let (mut slots, mut terrains) = (Vec::new(), Vec::new());
    task.choices().for_each(|draw| {
        if slots.last() != Some(&draw.slot()) {
            slots.push(draw.slot());
        }
        if !terrains.contains(&draw.terrain()) {
            terrains.push(draw.terrain());
        }
    });
    (slots, terrains)
}

/// The picture of a shape on a card.
fn shape_picture(task: &Task<'_>, slot: Slot, terrain: Terrain, orientation: u8) -> String {
    let drawing = match task.shape(slot) {
        Some(shape) => picture::shape(shape.lying(orientation).cells, terrain, shape.coin),
        None => picture::terrain_tile(terrain),
    };
    svg::inlined(&drawing, None)
}

/// The panel with the card.
#[component]
pub fn CardPanel() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let card = move || desk.top.shown.with(|shown| shown.open.card);
    let offered = Memo::new(move |_| {
        desk.top.asked.get().map(|seat| desk.top.shown.with(|shown| offers(&shown.open, seat))).unwrap_or_default()
    });
    let kind = move || match card() {
        Card::Explore(card) => speech.say(&Phrase::new("page-card-explore").with("time", i64::from(card.facts().time))),
        Card::Ambush(_) => speech.term("page-card-ambush"),
    };
    let draft = move || desk.draft.get();
    let shapes = move || {
        let (slots, _) = offered.get();
        slots
            .into_iter()
            .map(|slot| {
                let picture = move || {
                    let (Some(seat), Some(draft)) = (desk.top.asked.get(), draft()) else { return String::new() };
                    desk.top.shown.with(|shown| {
                        shown.open.task(seat).map_or(String::new(), |task| shape_picture(&task, slot, draft.terrain, draft.orientation))
                    })
                };
                let coin = move || {
                    desk.top.asked.get().is_some_and(|seat| {
                        desk.top.shown.with(|shown| {
                            shown.open.task(seat).and_then(|task| task.shape(slot).map(|shape| shape.coin)).unwrap_or(false)
                        })
                    })
                };
                let label = move || {
                    let code = match slot {
                        Slot::Single => "page-shape-single",
                        _ if coin() => "page-shape-coin",
                        _ => "page-shape",
                    };
                    speech.say(&Phrase::new(code).with("number", slot as i64 + 1))
                };
                view! {
                    <button
                        class="shape" aria-label=label aria-pressed=move || draft().is_some_and(|draft| draft.slot == slot).to_string()
                        on:click=move |_| desk.redraft(|draft| draft.slot = slot)
                        inner_html=picture
                    ></button>
                }
            })
            .collect_view()
    };
    let terrains = move || {
        let (_, terrains) = offered.get();
        terrains
            .into_iter()
            .map(|terrain| {
                view! {
                    <button
                        class="terrain" data-terrain=terrain.name() aria-pressed=move || draft().is_some_and(|draft| draft.terrain == terrain).to_string()
                        on:click=move |_| desk.redraft(|draft| draft.terrain = terrain)
                    >
                        <span class="tile" inner_html=svg::inlined(&picture::terrain_tile(terrain), None)></span>
                        <span>{move || speech.term(&terrain_code(terrain))}</span>
                    </button>
                }
            })
            .collect_view()
    };
    let ready = move || desk.preview.with(|preview| preview.as_ref().is_some_and(|preview| preview.refused.is_none()));
    view! {
        <section class="panel card" id="card">
            <p class="kind">{kind}</p>
            <h2>{move || speech.term(&card_code(card()))}</h2>
            <div class="shapes" role="group" aria-label=speech.live("page-shapes")>{shapes}</div>
            <div class="terrains" role="group" aria-label=speech.live("page-terrains")>{terrains}</div>
            <div class="tools">
                <button id="turn" on:click=move |_| desk.redraft(Draft::turn)>
                    {speech.live("page-turn")}<kbd>"R"</kbd>
                </button>
                <button id="flip" on:click=move |_| desk.redraft(Draft::flip)>
                    {speech.live("page-flip")}<kbd>"F"</kbd>
                </button>
                <button
                    id="undo" disabled=move || draft().is_none_or(|draft| draft.at.is_none())
                    on:click=move |_| desk.redraft(|draft| { draft.pinned = false; draft.at = None; })
                >
                    {speech.live("page-undo")}<kbd>"U"</kbd>
                </button>
            </div>
            <button class="big" id="confirm" disabled=move || !ready() on:click=move |_| desk.confirm()>
                {speech.live("page-confirm")}<kbd>"Enter"</kbd>
            </button>
        </section>
    }
}
