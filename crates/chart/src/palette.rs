//! The colours of the chart: vellum and ink by day, lamp-light on a dark chart by night.
//!
//! The name of a colour is that of its CSS property: `paper` is `--paper`. Every terrain has two colours: a *wash*, and
//! a *deep* one for the band along its borders and the shaded side of its symbol. The washes differ in brightness as
//! well as in hue, so that they are distinct in grey.

/// The light in which the chart is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// Ink on vellum.
    #[default]
    Day,
    /// Lamp-light inks on a dark chart.
    Night,
}

impl Light {
    /// Both.
    pub const ALL: [Light; 2] = [Light::Day, Light::Night];
}

/// The names of the colours and their values, in the same order for both lights.
#[must_use]
pub fn palette(light: Light) -> &'static [(&'static str, &'static str)] {
    match light {
        Light::Day => DAY,
        Light::Night => NIGHT,
    }
}

/// The palette as CSS declarations, for the rule of an element that sets the light.
///
/// ```
/// use chart::{Light, palette::properties};
/// assert!(properties(Light::Day).starts_with("--paper:#"));
/// ```
#[must_use]
pub fn properties(light: Light) -> String {
    palette(light).iter().flat_map(|&(name, value)| ["--", name, ":", value, ";"]).collect()
}

const DAY: &[(&str, &str)] = &[
    // Papers, from the table to a card in the hand.
    ("paper", "#eee1c5"),
    ("paper-edge", "#dfcca3"),
    ("sheet", "#f6edd8"),
    ("card", "#fbf5e7"),
    ("edge", "#c8b084"),
    // The lit side of a symbol.
    ("body", "#f8f0dd"),
    // Inks.
    ("ink", "#2a2017"),
    ("soft", "#665337"),
    ("rhumb", "#8a6a3f"),
    ("rhumb-half", "#5d7d52"),
    ("rhumb-quarter", "#a8553c"),
    // Signal colours: chosen, allowed, refused, just happened, earned.
    ("accent", "#98331f"),
    ("teal", "#1c6157"),
    ("refused", "#8e3320"),
    ("lit", "#a32d17"),
    ("gold", "#e0b045"),
    // Terrains.
    ("forest", "#b3c48f"),
    ("forest-deep", "#66844a"),
    ("village", "#e2a685"),
    ("village-deep", "#b9552f"),
    ("farm", "#f0dc9a"),
    ("farm-deep", "#cf9f2f"),
    ("water", "#b2d3db"),
    ("water-deep", "#4c8ca3"),
    ("monster", "#ae8fb9"),
    ("monster-deep", "#6a3b7a"),
    ("mountain", "#d3c9b8"),
    ("mountain-deep", "#8c7c66"),
    ("wasteland", "#bfae8c"),
    ("wasteland-deep", "#7c6844"),
    ("jungle", "#8fb06d"),
    ("jungle-deep", "#3f6b35"),
    ("lagoon", "#8fc0d0"),
    ("lagoon-deep", "#4a90ac"),
    ("steppe", "#f4e0a2"),
    ("steppe-deep", "#c9982c"),
    ("sand", "#e9d6ac"),
    // The colours of the chairs.
    ("chair-0", "#1c6157"),
    ("chair-1", "#98331f"),
    ("chair-2", "#3f5f95"),
    ("chair-3", "#8a6a1f"),
    ("chair-4", "#6a3b7a"),
    ("chair-5", "#4f6b2e"),
    ("chair-6", "#7c4a2a"),
    ("chair-7", "#4a4a4a"),
];

const NIGHT: &[(&str, &str)] = &[
    ("paper", "#121d27"),
    ("paper-edge", "#0c151c"),
    ("sheet", "#172631"),
    ("card", "#1d2d39"),
    ("edge", "#42545f"),
    ("body", "#5b5748"),
    ("ink", "#eee1c4"),
    ("soft", "#b7a98b"),
    ("rhumb", "#b79a66"),
    ("rhumb-half", "#7fa585"),
    ("rhumb-quarter", "#c07a5e"),
    ("accent", "#ec9272"),
    ("teal", "#84d0bd"),
    ("refused", "#f0967a"),
    ("lit", "#ffc65c"),
    ("gold", "#d9a83f"),
    ("forest", "#345036"),
    ("forest-deep", "#7fa765"),
    ("village", "#6b3a27"),
    ("village-deep", "#d78558"),
    ("farm", "#745f28"),
    ("farm-deep", "#dfbb55"),
    ("water", "#265e78"),
    ("water-deep", "#68b0cb"),
    ("monster", "#432c53"),
    ("monster-deep", "#b487c6"),
    ("mountain", "#4d4a44"),
    ("mountain-deep", "#a0957f"),
    ("wasteland", "#36312a"),
    ("wasteland-deep", "#8d7d58"),
    ("jungle", "#2a4429"),
    ("jungle-deep", "#6f9e58"),
    ("lagoon", "#1f5c78"),
    ("lagoon-deep", "#5aa6c4"),
    ("steppe", "#766128"),
    ("steppe-deep", "#dfbb55"),
    ("sand", "#4d4433"),
    ("chair-0", "#84d0bd"),
    ("chair-1", "#ec9272"),
    ("chair-2", "#9db8ea"),
    ("chair-3", "#dfbb55"),
    ("chair-4", "#c9a2d8"),
    ("chair-5", "#a9cb84"),
    ("chair-6", "#d9a27f"),
    ("chair-7", "#b8b8b8"),
];

/// The colours that may be used for text, each with its allowed backgrounds. A test checks that these pairs have the
/// contrast that WCAG requires at level AA.
pub const TEXT: &[(&str, &[&str])] = &[
    ("ink", &["paper", "paper-edge", "sheet", "card", "forest", "village", "farm", "water", "mountain", "wasteland"]),
    ("ink", &["jungle", "lagoon", "steppe"]),
    ("soft", &["paper", "sheet", "card"]),
    ("accent", &["paper", "sheet", "card"]),
    ("teal", &["paper", "sheet", "card"]),
    ("refused", &["paper", "sheet", "card"]),
    // A button with text in the colour of a card.
    ("card", &["teal", "accent", "ink"]),
];
