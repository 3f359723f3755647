//! What has happened, in words.

use leptos::prelude::*;

use crate::speech::Speech;

/// One entry of the log.
#[derive(Clone, PartialEq)]
pub struct LogLine {
    /// Its place in the sitting's log.
    pub index: usize,
    /// After how many moves it happened.
    pub moves: usize,
    /// Whether it is a heading: a season began.
    pub heading: bool,
    /// The class with the colour of the player whom it is about.
    pub colour: Option<String>,
    pub said: String,
}

impl LogLine {
    /// How many entries are shown; all of them are in the replay.
    pub const SHOWN: usize = 60;
}

/// The log, the newest first. Pointing at an entry lights what it is about; choosing it looks back at its moment.
#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    moment: RwSignal<Option<usize>>,
    /// Lights the places of an entry, by its place in the sitting's log; none: puts the light out.
    #[prop(into)]
    light: Callback<Option<usize>>,
) -> impl IntoView {
    let speech = Speech::here();
    let entries = move || {
        let entry = |line: LogLine| {
            let LogLine { index, moves, heading, colour, said } = line;
            let class = format!("entry {}", colour.unwrap_or_default());
            view! {
                <li class:heading=heading>
                    <button
                        class=class
                        on:pointerenter=move |_| light.run(Some(index)) on:pointerleave=move |_| light.run(None)
                        on:focus=move |_| light.run(Some(index)) on:blur=move |_| light.run(None)
                        on:click=move |_| moment.set(Some(moves))
                    >
                        {said}
                    </button>
                </li>
            }
        };
        lines.get().into_iter().map(entry).collect_view()
    };
    view! {
        <section class="log" aria-label=speech.live("page-log")>
            <h2>{speech.live("page-log")}</h2>
            <ol>{entries}</ol>
        </section>
    }
}
