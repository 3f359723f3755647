//! A new table: players, bots, seed, and whatever the game lets one choose.

use bots::BotName;
use leptos::prelude::*;
use shelf::{Title, with_game};
use table::Phrase;

use crate::games::OnPage;
use crate::home::{fresh_seed, usual_chairs};
use crate::seating::{COLOURS, Chair};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::tabletop::open_table;

/// Chairs that the form shows one by one; a table may have more.
const SHOWN_CHAIRS: usize = 8;

/// What a chair's list calls somebody who is no bot.
const PERSON: &str = "person";

/// The form.
#[component]
pub fn NewTable(title: Title) -> impl IntoView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let bot_name = move |number: usize| speech.say(&Phrase::new("page-bot-name").with("number", number as i64));
    let chairs = RwSignal::new(usual_chairs(title, speech, settings));
    let options = RwSignal::new(String::new());
    let (fewest, most) = title.seats();
    let seed = RwSignal::new(fresh_seed());

    let resize = move |count: usize| {
        chairs.update(|chairs| {
            let count = count.clamp(usize::from(fewest), usize::from(most));
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
        open_table(title, chairs.get_untracked(), &options.get_untracked(), &seed.get_untracked());
    };
    view! {
        <form class="sheet-of-paper" on:submit=start>
            <h1>
                {move || speech.term(&format!("{}-name", title.name()))}" · "{speech.live("page-new-table")}
            </h1>
            <label class="field">
                <span>{speech.live("page-players")}</span>
                <input
                    type="number" id="players" min=fewest max=most
                    prop:value=move || chairs.with(Vec::len)
                    on:change=move |event| resize(event_target_value(&event).parse().unwrap_or(1))
                />
            </label>
            <fieldset>
                <legend>{speech.live("page-seats")}</legend>
                <For
                    each=move || 0..chairs.with(Vec::len).min(SHOWN_CHAIRS)
                    key=|place| *place
                    children=move |place| view! { <ChairField place chairs/> }
                />
            </fieldset>
            {with_game!(title, G => <G as OnPage>::option_fields(options, Signal::derive(move || chairs.with(Vec::len))))}
            <label class="field">
                <span>{speech.live("page-seed")}</span>
                <input
                    type="text" id="seed" maxlength="256" required
                    prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))
                />
            </label>
            <p class="hint">{speech.live("page-seed-why")}</p>
            <p><button class="big" type="submit" id="start">{speech.live("page-start")}</button></p>
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
                    <option value=PERSON selected=move || chair().bot.is_none()>{speech.live("page-person")}</option>
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
