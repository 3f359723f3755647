//! The user's settings.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MediaQueryList};

use crate::dom::listen;
use crate::json::Json;
use crate::named_values;
use crate::speech::LANGUAGES;
use crate::store;

/// The user's settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The language; none: the browser's.
    pub language: Option<String>,
    /// Day, night, or the device's preference.
    pub light: Light,
    /// Whether terrains have hatches in addition to colour and symbol.
    pub patterns: bool,
    /// Whether animations are on.
    pub motion: bool,
    /// Whether sounds are on.
    pub sound: bool,
    /// The size of text in percent.
    pub text: u16,
    /// The pace of the bots.
    pub pace: Pace,
    /// The user's name at a table.
    pub name: String,
    /// The user's colour at online tables; none: that of the seat.
    pub colour: Option<u8>,
    /// Whether the user has closed the greeting for newcomers.
    pub greeted: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            light: Light::Device,
            patterns: true,
            motion: true,
            sound: false,
            text: 100,
            pace: Pace::Quick,
            name: String::new(),
            colour: None,
            greeted: false,
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// The device's preference.
    Device,
    /// A chart on vellum.
    Day,
    /// A dark chart by lamp light.
    Night,
}

impl Light {
    /// All values, in the order of the settings screen.
    pub const ALL: [Light; 3] = [Light::Device, Light::Day, Light::Night];

    /// The name it is saved as.
    pub fn name(self) -> &'static str {
        match self {
            Light::Device => "device",
            Light::Day => "day",
            Light::Night => "night",
        }
    }

    /// The code of the message that names it on the screen.
    pub fn code(self) -> &'static str {
        match self {
            Light::Device => "page-settings-light-device",
            Light::Day => "page-settings-light-day",
            Light::Night => "page-settings-light-night",
        }
    }

    fn named(name: &str) -> Option<Light> {
        Light::ALL.into_iter().find(|light| light.name() == name)
    }
}

named_values!(Light, Pace);

/// How long bots pause between their moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Long enough to follow each move.
    Calm,
    /// A short pause.
    Quick,
    /// No pause.
    Instant,
}

impl Pace {
    /// All values, in the order of the settings screen.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Quick, Pace::Instant];

    /// The name it is saved as.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Quick => "quick",
            Pace::Instant => "instant",
        }
    }

    /// The code of the message that names it on the screen.
    pub fn code(self) -> &'static str {
        match self {
            Pace::Calm => "page-settings-pace-calm",
            Pace::Quick => "page-settings-pace-quick",
            Pace::Instant => "page-settings-pace-instant",
        }
    }

    fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The minimum time between the moves of bots, in milliseconds.
    pub fn millis(self) -> u64 {
        match self {
            Pace::Calm => 2000,
            Pace::Quick => 900,
            Pace::Instant => 0,
        }
    }
}

/// Whether the device is set to night.
fn prefers_night() -> Option<MediaQueryList> {
    window().match_media("(prefers-color-scheme: dark)").ok().flatten()
}

/// Shows the settings again whenever the device changes between day and night.
pub fn follow_device(settings: RwSignal<Settings>) {
    if let Some(query) = prefers_night() {
        listen(&query, &["change"], move |_| settings.with_untracked(Settings::show));
    }
}

impl Settings {
    /// The saved settings, or the defaults.
    pub fn load() -> Settings {
        let (saved, usual) = (store::settings(), Settings::default());
        let get = |key| saved.as_ref().map(|saved| saved.get(key));
        let text = |key| get(key).and_then(|saved| saved.text());
        let on = |key, usual| get(key).and_then(|saved| saved.0.as_bool()).unwrap_or(usual);
        Settings {
            language: text("language"),
            light: text("light").and_then(|name| Light::named(&name)).unwrap_or(usual.light),
            patterns: on("patterns", usual.patterns),
            motion: on("motion", usual.motion),
            sound: on("sound", usual.sound),
            text: get("text").and_then(|saved| saved.number()).map_or(usual.text, |size| size as u16),
            pace: text("pace").and_then(|name| Pace::named(&name)).unwrap_or(usual.pace),
            name: text("name").unwrap_or_default(),
            colour: get("colour").and_then(|saved| saved.number()).map(|colour| colour as u8),
            greeted: on("greeted", usual.greeted),
        }
    }

    /// Serializes the settings.
    pub fn to_json(&self) -> Json {
        Json::object(&[
            ("language", self.language.as_deref().map_or(JsValue::NULL, JsValue::from_str)),
            ("light", JsValue::from_str(self.light.name())),
            ("patterns", self.patterns.into()),
            ("motion", self.motion.into()),
            ("sound", self.sound.into()),
            ("text", self.text.into()),
            ("pace", JsValue::from_str(self.pace.name())),
            ("name", JsValue::from_str(&self.name)),
            ("colour", self.colour.map_or(JsValue::NULL, JsValue::from)),
            ("greeted", self.greeted.into()),
        ])
    }

    /// The settings of the page.
    pub fn here() -> RwSignal<Settings> {
        expect_context()
    }

    /// The language in use: the chosen one, else the first of the browser's languages that the page has, else English.
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

    /// Writes the settings to the page's root element as attributes and classes, for the style sheet.
    pub fn show(&self) {
        let Some(root) = document().document_element() else { return };
        let night = match self.light {
            Light::Device => prefers_night().is_some_and(|query| query.matches()),
            Light::Day => false,
            Light::Night => true,
        };
        let _ = root.set_attribute("data-light", if night { "night" } else { "day" });
        let _ = root.class_list().toggle_with_force("no-patterns", !self.patterns);
        let _ = root.class_list().toggle_with_force("no-motion", !self.motion);
        let _ = root.set_attribute("data-text", &self.text.to_string());
        let _ = root.set_attribute("lang", &self.language_in_use());
        // The browser's toolbar gets the colour of the paper.
        let paper = window().get_computed_style(&root).ok().flatten();
        let paper = paper.and_then(|style| style.get_property_value("--paper").ok()).unwrap_or_default();
        if let Ok(metas) = document().query_selector_all("meta[name=theme-color]") {
            for meta in (0..metas.length()).filter_map(|index| metas.get(index)?.dyn_into::<Element>().ok()) {
                let _ = meta.set_attribute("content", &paper);
            }
        }
    }
}
