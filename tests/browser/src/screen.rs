//! The screen that the page is shown on, and the preferences of its user.

use serde_json::{Value, json};

/// A window or a phone, and the preferences of its user.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Whether it is the touch screen of a phone.
    pub touch: bool,
    /// Device pixels per CSS pixel.
    pub density: u32,
    /// The languages that the browser asks for: `de` or `nl-BE,nl`.
    pub language: &'static str,
    /// Whether the user prefers a dark colour scheme.
    pub night: bool,
    /// Whether the user prefers reduced motion.
    pub still: bool,
    /// Whether every pixel is drawn all the time, and not only for pictures.
    pub sharp: bool,
}

/// The scale at which a window is drawn while nobody takes a picture. The page does not notice: it has its full size,
/// and so have pictures. Chromium draws without a graphics card here: drawing all pixels of windows took an eighth of the
/// processor's time of the stories.
const COARSE: f64 = 0.25;

impl Screen {
    /// A window on a desk.
    pub const WIDE: Screen = Screen {
        width: 1360,
        height: 860,
        touch: false,
        density: 1,
        language: "en",
        night: false,
        still: false,
        sharp: false,
    };
    /// A phone held upright.
    pub const PHONE: Screen = Screen { width: 390, height: 844, touch: true, density: 2, ..Screen::WIDE };
    /// The narrowest screen that must work.
    pub const NARROW: Screen = Screen { width: 320, height: 640, ..Screen::PHONE };

    /// The same with another language.
    #[must_use]
    pub const fn speaking(self, language: &'static str) -> Screen {
        Screen { language, ..self }
    }

    /// The same with a dark colour scheme.
    #[must_use]
    pub const fn at_night(self) -> Screen {
        Screen { night: true, ..self }
    }

    /// The same without animations.
    #[must_use]
    pub const fn still(self) -> Screen {
        Screen { still: true, ..self }
    }

    /// The same with every pixel drawn all the time: for measures of the page's speed, and for the wheel.
    #[must_use]
    pub const fn sharp(self) -> Screen {
        Screen { sharp: true, ..self }
    }

    /// The scale at which the screen is drawn; the positions of pointers have the same scale. Screens for fingers are
    /// drawn in full, because Chromium tells a tap from a drag by the pixels that the finger has moved.
    pub(crate) fn scale(self) -> f64 {
        if self.touch || self.sharp { 1.0 } else { COARSE }
    }

    /// The parameters of `Emulation.setDeviceMetricsOverride`.
    pub(crate) fn metrics(self) -> Value {
        json!({
            "width": self.width, "height": self.height, "deviceScaleFactor": self.density, "mobile": self.touch,
            "scale": self.scale(),
        })
    }

    /// The parameters of `Emulation.setUserAgentOverride`: the browser's own user agent with the user's languages.
    pub(crate) fn agent(self, agent: &str) -> Value {
        json!({ "userAgent": agent, "acceptLanguage": self.language })
    }

    /// The parameters of `Emulation.setEmulatedMedia`.
    pub(crate) fn media(self) -> Value {
        let light = if self.night { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": light },
            { "name": "prefers-reduced-motion", "value": motion },
        ]})
    }
}
