//! What a person has set, and the screen for it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::speech::{LANGUAGES, Speech};
use crate::store;

/// What a person has set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; none: the browser's.
    pub language: Option<String>,
    /// Day, night, or as the device has it.
    pub light: Light,
    /// Whether terrains have hatches beside colour and symbol.
    pub patterns: bool,
    /// Whether things move.
    pub motion: bool,
    /// The size of text in percent.
    pub text: u16,
    /// How long bots seem to think.
    pub pace: Pace,
    /// The name to sit down with.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            light: Light::Device,
            patterns: true,
            motion: true,
            text: 100,
            pace: Pace::Quick,
            name: String::new(),
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    /// As the device has it.
    Device,
    /// A chart on vellum.
    Day,
    /// A dark chart by lamp light.
    Night,
}

/// How long bots seem to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Slowly enough to follow each.
    Calm,
    /// A moment.
    Quick,
    /// Not at all.
    Instant,
}

impl Pace {
    /// The least time between the moves of bots, in milliseconds.
    pub fn millis(self) -> u64 {
        match self {
            Pace::Calm => 1200,
            Pace::Quick => 350,
            Pace::Instant => 0,
        }
    }
}

impl Settings {
    /// The settings that were kept, or the defaults.
    pub fn kept() -> Settings {
        store::settings().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// The settings of the page.
    pub fn here() -> RwSignal<Settings> {
        expect_context()
    }

    /// The language in use: the one that was set, else the first of the browser's that the page speaks.
    pub fn language_in_use(&self) -> String {
        let known = |language: &str| {
            let short = language.split('-').next().unwrap_or_default().to_ascii_lowercase();
            LANGUAGES.iter().any(|(code, _)| *code == short).then_some(short)
        };
        let browser = || {
            window()
                .navigator()
                .languages()
                .iter()
                .filter_map(|language| language.as_string())
                .find_map(|language| known(&language))
        };
        self.language.as_deref().and_then(known).or_else(browser).unwrap_or_else(|| "en".to_owned())
    }

    /// Shows the settings on the page's root element, for the style sheet.
    pub fn show(&self) {
        let Some(root) = document().document_element() else { return };
        let night = match self.light {
            Light::Device => {
                window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|query| query.matches())
            }
            Light::Day => false,
            Light::Night => true,
        };
        let _ = root.set_attribute("data-light", if night { "night" } else { "day" });
        let _ = root.class_list().toggle_with_force("no-patterns", !self.patterns);
        let _ = root.class_list().toggle_with_force("no-motion", !self.motion);
        let _ = root.set_attribute("data-text", &self.text.to_string());
        let _ = root.set_attribute("lang", &self.language_in_use());
    }
}

/// A choice between a few values, as a row of radio buttons.
#[component]
fn Choice<T>(
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, String)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let (settings, speech) = (Settings::here(), Speech::here());
    let buttons = options
        .into_iter()
        .map(|(value, code)| {
            let (checked, chosen) = (value.clone(), value);
            let label = code.clone();
            view! {
                <label class="pill">
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || settings.with(get) == checked
                        on:change=move |_| settings.update(|settings| set(settings, chosen.clone()))
                    />
                    <span>{move || if speech.words().has(&label) { speech.term(&label) } else { label.clone() }}</span>
                </label>
            }
        })
        .collect_view();
    view! { <fieldset class="choice"><legend>{move || speech.term(legend)}</legend>{buttons}</fieldset> }
}

/// The screen of the settings.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let (settings, speech) = (Settings::here(), Speech::here());
    let languages = LANGUAGES.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect::<Vec<_>>();
    let named =
        |options: &[(bool, &str)]| options.iter().map(|(value, code)| (*value, (*code).to_owned())).collect::<Vec<_>>();
    let yes_no = [(true, "page-yes"), (false, "page-no")];
    view! {
        <section class="sheet-of-paper">
            <h1>{speech.live("page-settings")}</h1>
            <Choice
                name="language" legend="page-settings-language" options=languages
                get=|settings| settings.language_in_use()
                set=|settings, language| settings.language = Some(language)
            />
            <Choice
                name="light" legend="page-settings-light"
                options=vec![
                    (Light::Device, "page-settings-light-device".to_owned()),
                    (Light::Day, "page-settings-light-day".to_owned()),
                    (Light::Night, "page-settings-light-night".to_owned()),
                ]
                get=|settings| settings.light set=|settings, light| settings.light = light
            />
            <Choice
                name="patterns" legend="page-settings-patterns" options=named(&yes_no)
                get=|settings| settings.patterns set=|settings, patterns| settings.patterns = patterns
            />
            <Choice
                name="motion" legend="page-settings-motion" options=named(&yes_no)
                get=|settings| settings.motion set=|settings, motion| settings.motion = motion
            />
            <Choice
                name="text" legend="page-settings-text"
                options=[100, 125, 150, 200].map(|size: u16| (size, format!("{size} %"))).to_vec()
                get=|settings| settings.text set=|settings, text| settings.text = text
            />
            <Choice
                name="pace" legend="page-settings-pace"
                options=vec![
                    (Pace::Calm, "page-settings-pace-calm".to_owned()),
                    (Pace::Quick, "page-settings-pace-quick".to_owned()),
                    (Pace::Instant, "page-settings-pace-instant".to_owned()),
                ]
                get=|settings| settings.pace set=|settings, pace| settings.pace = pace
            />
            <label class="field">
                <span>{speech.live("page-settings-name")}</span>
                <input
                    type="text" maxlength="40" autocomplete="nickname"
                    prop:value=move || settings.with(|settings| settings.name.clone())
                    on:input=move |event| settings.update(|settings| settings.name = event_target_value(&event))
                />
            </label>
        </section>
    }
}
