//! The edicts with what they pay now and then, coins and monsters.

use cartographers::scoring;
use leptos::prelude::*;
use table::{Grid11, Item, Seat};

use super::desk::Desk;
use super::draft::Figures;
use super::scoring_code;
use crate::speech::Speech;

/// The spaces of some explained points.
pub fn spaces_of(items: &[Item]) -> Grid11 {
    items.iter().flat_map(|item| &item.spaces).map(|&space| space as u8).collect()
}

/// One row: a name, a rule, a number now and what it becomes.
#[component]
fn Row(
    mark: &'static str,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] rule: Signal<String>,
    #[prop(into)] scored: Signal<bool>,
    #[prop(into)] now: Signal<i32>,
    #[prop(into)] then: Signal<Option<i32>>,
    #[prop(into)] shows: Callback<(), Grid11>,
) -> impl IntoView {
    let desk = Desk::here();
    let light = move || {
        let seat: Seat = desk.sheet_on_board();
        desk.lit.set(Some((seat, shows.run(()))));
    };
    let changed = move || then.get().filter(|then| *then != now.get());
    view! {
        <li class:scored=move || scored.get()>
            <button
                class="row" on:pointerenter=move |_| light() on:focus=move |_| light()
                on:pointerleave=move |_| desk.lit.set(None) on:blur=move |_| desk.lit.set(None)
            >
                <span class="mark">{mark}</span>
                <span class="words"><strong>{move || name.get()}</strong><span class="rule">{move || rule.get()}</span></span>
                <span class="points">
                    <span class="now">{move || now.get()}</span>
                    {move || changed().map(|then| {
                        let better = then > now.get();
                        view! { <span class="then" class:worse=!better>"→ "{then}</span> }
                    })}
                </span>
            </button>
        </li>
    }
}

/// All rows.
#[component]
pub fn Edicts() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let now = Memo::new(move |_| {
        let seat = desk.sheet_on_board();
        desk.top.shown.with(|shown| Figures::of(&shown.open, &shown.open.sheets[seat.index()]))
    });
    let then = Memo::new(move |_| {
        desk.preview.get().filter(|_| desk.close_up.get().is_none()).and_then(|preview| preview.then)
    });
    let rows = (0..4usize)
        .map(|place| {
            let card = desk.top.shown.with_untracked(|shown| shown.open.edicts[place]);
            let scored = move || desk.top.shown.with(|shown| shown.open.season.facts().edicts.contains(&place));
            let shows = move |()| {
                let seat = desk.sheet_on_board();
                desk.top.shown.with(|shown| spaces_of(&scoring::explain(card, &shown.open.sheets[seat.index()].land)))
            };
            view! {
                <Row
                    mark=["A", "B", "C", "D"][place]
                    name=Signal::derive(move || speech.term(&scoring_code(card)))
                    rule=Signal::derive(move || speech.term(&format!("cartographers-rule-{}", card.name())))
                    scored=Signal::derive(scored)
                    now=Signal::derive(move || now.get().edicts[place])
                    then=Signal::derive(move || then.get().map(|then| then.edicts[place]))
                    shows=shows
                />
            }
        })
        .collect_view();
    let haunted = move |()| {
        let seat = desk.sheet_on_board();
        desk.top.shown.with(|shown| shown.open.sheets[seat.index()].land.haunted())
    };
    view! {
        <section class="panel edicts" id="edicts">
            <h2>{speech.live("page-edicts-now")}</h2>
            <ul>
                {rows}
                <Row
                    mark="●" name=Signal::derive(move || speech.term("page-coins-name"))
                    rule=Signal::derive(move || speech.term("page-coins-rule")) scored=Signal::derive(|| true)
                    now=Signal::derive(move || i32::from(now.get().coins))
                    then=Signal::derive(move || then.get().map(|then| i32::from(then.coins)))
                    shows=|()| Grid11::EMPTY
                />
                <Row
                    mark="✶" name=Signal::derive(move || speech.term("page-monsters-name"))
                    rule=Signal::derive(move || speech.term("page-monsters-rule")) scored=Signal::derive(|| true)
                    now=Signal::derive(move || -now.get().monsters)
                    then=Signal::derive(move || then.get().map(|then| -then.monsters))
                    shows=haunted
                />
            </ul>
        </section>
    }
}
