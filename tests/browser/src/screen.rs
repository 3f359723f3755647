//! What the page is looked at with.

use serde_json::{Value, json};

/// A window or a phone, and how its owner has set it up.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Is it touched, and a phone's?
    pub touch: bool,
    /// Pixels of the screen in a CSS pixel.
    pub density: u32,
    /// The languages that the browser asks for: `de` or `nl-BE,nl`.
    pub language: &'static str,
    /// Does its owner prefer the dark?
    pub night: bool,
    /// Does its owner prefer that nothing moves?
    pub still: bool,
}

impl Screen {
    /// A window on a desk.
    pub const WIDE: Screen =
        Screen { width: 1360, height: 860, touch: false, density: 1, language: "en", night: false, still: false };
    /// A phone held upright.
    pub const PHONE: Screen = Screen { width: 390, height: 844, touch: true, density: 2, ..Screen::WIDE };
    /// The narrowest that must work.
    pub const NARROW: Screen = Screen { width: 320, height: 640, ..Screen::PHONE };

    /// The same with another language.
    #[must_use]
    pub const fn speaking(self, language: &'static str) -> Screen {
        Screen { language, ..self }
    }

    /// The same with the dark preferred.
    #[must_use]
    pub const fn at_night(self) -> Screen {
        Screen { night: true, ..self }
    }

    /// The same without animations.
    #[must_use]
    pub const fn still(self) -> Screen {
        Screen { still: true, ..self }
    }

    /// As `Emulation.setDeviceMetricsOverride` takes it.
    pub(crate) fn metrics(self) -> Value {
        json!({
            "width": self.width, "height": self.height, "deviceScaleFactor": self.density, "mobile": self.touch,
        })
    }

    /// As `Emulation.setUserAgentOverride` takes it: the browser that it is, with the languages of its owner.
    pub(crate) fn agent(self, agent: &str) -> Value {
        json!({ "userAgent": agent, "acceptLanguage": self.language })
    }

    /// What style sheets may ask about.
    pub(crate) fn media(self) -> Value {
        let light = if self.night { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": light },
            { "name": "prefers-reduced-motion", "value": motion },
        ]})
    }
}
