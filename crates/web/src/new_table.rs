//! A new table: players, bots, side, edicts and seed.

use bots::BotName;
use cartographers::{Options, Scoring, Side};
use leptos::prelude::*;
use table::Phrase;

use crate::home::{fresh_seed, open_table, own_name};
use crate::seating::{COLOURS, Chair, coloured};
use crate::settings::Settings;
use crate::speech::Speech;

/// Chairs that the form shows one by one; a table may have more.
const SHOWN_CHAIRS: usize = 8;

/// What a chair's list calls somebody who is no bot.
const PERSON: &str = "person";

/// The form.
#[component]
pub fn NewTable() -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let bot_name = move |number: usize| speech.say(&Phrase::new("page-bot-name").with("number", number as i64));
    let chairs = RwSignal::new(coloured(vec![
        Chair::person(own_name(settings, speech)),
        Chair::bot(bot_name(1), BotName::Greedy),
        Chair::bot(bot_name(2), BotName::Greedy),
    ]));
    let side = RwSignal::new(Side::Wilderness);
    let edicts: RwSignal<[Option<Scoring>; 4]> = RwSignal::new([None; 4]);
    let choose_edicts = RwSignal::new(false);
    let seed = RwSignal::new(fresh_seed());

    let resize = move |count: usize| {
        chairs.update(|chairs| {
            let count = count.clamp(1, usize::from(table::MOST_SEATS));
            while chairs.len() < count {
                let bots = chairs.iter().filter(|chair| chair.bot.is_some()).count();
                let colour = (chairs.len() % usize::from(COLOURS)) as u8;
                chairs.push(Chair { colour, ..Chair::bot(bot_name(bots + 1), BotName::Greedy) });
            }
            chairs.truncate(count);
        });
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = edicts.get_untracked();
        let all: Option<Vec<Scoring>> = chosen.into_iter().collect();
        let edicts = all.filter(|_| choose_edicts.get_untracked()).and_then(|cards| cards.try_into().ok());
        open_table(chairs.get_untracked(), Options { side: side.get_untracked(), edicts }, &seed.get_untracked());
    };
    view! {
        <form class="sheet-of-paper" on:submit=start>
            <h1>{move || speech.term("page-new-table")}</h1>
            <label class="field">
                <span>{move || speech.term("page-players")}</span>
                <input
                    type="number" id="players" min="1" max=table::MOST_SEATS
                    prop:value=move || chairs.with(Vec::len)
                    on:change=move |event| resize(event_target_value(&event).parse().unwrap_or(1))
                />
            </label>
            <fieldset>
                <legend>{move || speech.term("page-seats")}</legend>
                <For
                    each=move || 0..chairs.with(Vec::len).min(SHOWN_CHAIRS)
                    key=|place| *place
                    children=move |place| view! { <ChairField place chairs/> }
                />
            </fieldset>
            <fieldset class="choice">
                <legend>{move || speech.term("page-side")}</legend>
                {Side::ALL.map(|one| view! {
                    <label class="pill">
                        <input type="radio" name="side" prop:checked=move || side.get() == one on:change=move |_| side.set(one)/>
                        <span>{move || speech.term(&format!("cartographers-side-{}", one.name()))}</span>
                    </label>
                })}
            </fieldset>
            <fieldset class="choice">
                <legend>{move || speech.term("page-edicts")}</legend>
                {[(false, "page-edicts-drawn"), (true, "page-edicts-chosen")].map(|(choose, code)| view! {
                    <label class="pill">
                        <input
                            type="radio" name="edicts" prop:checked=move || choose_edicts.get() == choose
                            on:change=move |_| choose_edicts.set(choose)
                        />
                        <span>{move || speech.term(code)}</span>
                    </label>
                })}
                <Show when=move || choose_edicts.get()>
                    {(0..4).map(|place| view! { <EdictField place edicts/> }).collect_view()}
                </Show>
            </fieldset>
            <label class="field">
                <span>{move || speech.term("page-seed")}</span>
                <input
                    type="text" id="seed" maxlength="256" required
                    prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))
                />
            </label>
            <p class="hint">{move || speech.term("page-seed-why")}</p>
            <p><button class="big" type="submit" id="start">{move || speech.term("page-start")}</button></p>
        </form>
    }
}

/// One chair: a name, and who plays.
#[component]
fn ChairField(place: usize, chairs: RwSignal<Vec<Chair>>) -> impl IntoView {
    let speech = Speech::here();
    let chair = move || chairs.with(|chairs| chairs.get(place).cloned()).unwrap_or_else(|| Chair::person(""));
    let change = move |set: &dyn Fn(&mut Chair)| {
        chairs.update(|chairs| {
            if let Some(chair) = chairs.get_mut(place) {
                set(chair);
            }
        });
    };
    view! {
        <div class=move || format!("chair {}", chair().colour_class())>
            <button
                type="button" class="chair-number"
                aria-label=move || speech.say(&Phrase::new("page-chair-colour").with("number", place as i64 + 1))
                on:click=move |_| change(&|chair| chair.colour = (chair.colour + 1) % COLOURS)
            >
                {place + 1}
            </button>
            <label>
                <span class="visually-hidden">{move || speech.say(&Phrase::new("page-chair-name").with("number", place as i64 + 1))}</span>
                <input
                    type="text" maxlength="40" prop:value=move || chair().name
                    on:input=move |event| change(&|chair| chair.name = event_target_value(&event))
                />
            </label>
            <label>
                <span class="visually-hidden">{move || speech.say(&Phrase::new("page-chair-player").with("number", place as i64 + 1))}</span>
                <select
                    prop:value=move || chair().bot.unwrap_or_else(|| PERSON.to_owned())
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        change(&|chair| chair.bot = (value != PERSON).then(|| value.clone()));
                    }
                >
                    <option value=PERSON selected=move || chair().bot.is_none()>{move || speech.term("page-person")}</option>
                    {BotName::ALL.map(|bot| view! {
                        <option value=bot.name() selected=move || chair().bot.as_deref() == Some(bot.name())>
                            {move || speech.term(&format!("page-plays-{}", bot.name()))}
                        </option>
                    })}
                </select>
            </label>
        </div>
    }
}

/// The scoring card under one edict.
#[component]
fn EdictField(place: usize, edicts: RwSignal<[Option<Scoring>; 4]>) -> impl IntoView {
    let speech = Speech::here();
    let letter = ["A", "B", "C", "D"][place];
    let name = move |card: Scoring| speech.term(&format!("cartographers-card-{}", card.name()));
    view! {
        <label class="field">
            <span>{letter}</span>
            <select
                required
                on:change=move |event| edicts.update(|edicts| edicts[place] = Scoring::named(&event_target_value(&event)))
            >
                <option value="">{move || speech.term("page-edict-choose")}</option>
                {Scoring::all().map(|card| view! {
                    <option value=card.name() selected=move || edicts.get()[place] == Some(card)>{move || name(card)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}
