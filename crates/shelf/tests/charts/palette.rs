//! The colours: the same names by day and by night, all colours that the style uses, and enough contrast.

use chart::palette::TEXT;
use chart::{Light, palette};

fn colour(light: Light, name: &str) -> &'static str {
    palette(light).iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no colour {name}")).1
}

/// Relative luminance, as WCAG 2 defines it.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(light: Light, one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(colour(light, one)), luminance(colour(light, other)));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_follows_wcag() {
    assert!((luminance("#ffffff") - 1.0).abs() < 1e-9 && luminance("#000000") == 0.0);
    assert!(((luminance("#777777") + 0.05) * 21.0 - 21.0 * (1.05 / 4.478)).abs() < 0.01, "the textbook grey");
}

#[test]
fn both_lights_name_the_same_colours() {
    let names = |light| palette(light).iter().map(|(name, _)| *name).collect::<Vec<_>>();
    assert_eq!(names(Light::Day), names(Light::Night));
    for light in Light::ALL {
        for (name, value) in palette(light) {
            assert!(value.len() == 7 && value.starts_with('#'), "{name}: {value}");
        }
    }
}

#[test]
fn text_can_be_read() {
    for light in Light::ALL {
        for (ink, papers) in TEXT {
            for paper in *papers {
                let contrast = contrast(light, ink, paper);
                assert!(contrast >= 4.5, "{light:?}: {ink} on {paper}: {contrast:.2}");
            }
        }
    }
}

/// Graphics need a contrast of 3 (WCAG 2, success criterion 1.4.11).
#[test]
fn symbols_and_rings_can_be_seen() {
    let grounds = ["sheet", "body", "forest", "village", "farm", "water", "monster", "mountain", "wasteland"];
    let grounds = grounds.into_iter().chain(["jungle", "lagoon", "steppe", "sand"]);
    for light in Light::ALL {
        for ground in grounds.clone() {
            assert!(contrast(light, "ink", ground) >= 4.0, "{light:?}: ink on {ground}");
        }
        // Rings have a halo in the sheet's colour; the ghost lies on the sheet.
        for ring in ["lit", "teal", "refused"] {
            assert!(contrast(light, ring, "sheet") >= 3.0, "{light:?}: {ring}");
        }
    }
}

#[test]
fn adjacent_colours_differ_in_grey() {
    // This tests the colours alone. Symbols and hatches add to the difference.
    for light in Light::ALL {
        for (one, other) in
            [("monster", "farm"), ("monster", "water"), ("village", "farm"), ("village", "water"), ("sand", "lagoon")]
        {
            assert!(contrast(light, one, other) >= 1.2, "{light:?}: {one} beside {other}");
        }
    }
}

#[test]
fn the_terrains_of_misterra_all_differ_in_grey() {
    let terrains = ["jungle", "lagoon", "mountain", "steppe"];
    for light in Light::ALL {
        for (place, one) in terrains.iter().enumerate() {
            for other in &terrains[..place] {
                assert!(contrast(light, one, other) >= 1.2, "{light:?}: {one} beside {other}");
            }
        }
    }
}

/// Pieces have a halo in the sheet's colour.
#[test]
fn pieces_of_every_chair_can_be_seen() {
    for light in Light::ALL {
        let chairs = palette(light).iter().filter(|(name, _)| name.starts_with("chair-"));
        assert_eq!(chairs.clone().count(), 8);
        for (chair, _) in chairs {
            assert!(contrast(light, chair, "sheet") >= 3.0, "{light:?}: {chair}");
        }
    }
}

#[test]
fn every_colour_of_the_style_is_in_the_palette() {
    let style = chart::style(&shelf::styles());
    let used = style.split("var(--").skip(1).map(|used| used.split([')', ',']).next().unwrap());
    // The class of a chair sets the colour of that chair.
    used.filter(|name| *name != "chair").for_each(|name| assert_eq!(colour(Light::Day, name).len(), 7));
}
