//! The engraved symbols and the hatches, for the definitions of a page or a file.
//!
//! A symbol of the land fills a cell of 60 × 60 units. It has two line weights, `c-bold` for outlines and `c-fine` for
//! the details inside them. Light bodies (`c-body`) cover the hatch behind them. Tones (`c-tone`, `c-shade`) have the
//! deep colour of the terrain. Most symbols have two versions (cuts), so that a wood does not look like a row of
//! stamps.

/// The symbols and hatches of a game, or those that all games share.
#[derive(Clone, Copy, Debug)]
pub struct Art {
    /// The symbols.
    pub symbols: &'static [Symbol],
    /// The hatches.
    pub hatches: &'static [Hatch],
}

/// The symbols and hatches that all games share.
pub const COMMON: Art = Art { symbols: SYMBOLS, hatches: HATCHES };

/// A square symbol.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its id in the page.
    pub id: &'static str,
    /// The width and height of its coordinate system.
    pub side: i32,
    /// Its SVG elements.
    pub drawn: &'static str,
}

/// A repeating hatch.
#[derive(Clone, Copy, Debug)]
pub struct Hatch {
    /// Its id in the page.
    pub id: &'static str,
    /// The number of units after which it repeats to the right.
    pub width: i32,
    /// The number of units after which it repeats downwards.
    pub height: i32,
    /// Its SVG elements.
    pub drawn: &'static str,
}

/// A symbol that fills a cell of 60 × 60 units.
#[must_use]
pub const fn cell(id: &'static str, drawn: &'static str) -> Symbol {
    Symbol { id, side: 60, drawn }
}

/// The symbols that all games share.
pub const SYMBOLS: &[Symbol] = &[
    cell(
        "sign-water-1",
        r#"<path class="c-bold" d="M5 19C9 12 16 12 19 18C20 21 23 21 25 19C29 12 36 12 39 18C40 21 43 21 45 19C48 14 52 13 55 16M5 36C9 29 16 29 19 35C20 38 23 38 25 36C29 29 36 29 39 35C40 38 43 38 45 36C48 31 52 30 55 33"/><path class="c-fine" d="M9 23C12 18 16 19 18 23C20 26 24 26 26 23C29 18 34 18 37 23C39 26 43 26 46 22M14 41C16 44 21 43 24 41C28 36 33 36 37 41C39 43 42 43 44 41M13 50C17 46 21 46 25 49S33 51 36 49S43 47 47 50"/>"#,
    ),
    cell(
        "sign-water-2",
        r#"<path class="c-bold" d="M5 25C8 20 12 20 15 24C16 27 19 27 21 25C25 18 32 18 35 24C36 27 39 27 41 25C45 18 52 19 55 25M5 42C8 37 12 37 15 41C16 44 19 44 21 42C25 35 32 35 35 41C36 44 39 44 41 42C45 35 52 36 55 42"/><path class="c-fine" d="M14 29C16 32 20 31 22 28C26 23 31 24 33 28C35 32 40 31 42 28C44 25 47 24 50 26M12 14C16 10 20 10 24 13S32 15 35 13S43 11 47 14M10 48C13 50 20 49 23 46C26 43 30 43 33 46C36 49 41 48 44 45"/>"#,
    ),
    cell(
        "sign-coin",
        r#"<circle class="c-shade" cx="30" cy="30" r="25"/><circle class="c-fine" cx="30" cy="30" r="20.5"/><path class="c-solid" d="M30 13L33.5 26.5L47 30L33.5 33.5L30 47L26.5 33.5L13 30L26.5 26.5Z"/>"#,
    ),
    cell(
        "sign-cross",
        r#"<path class="c-halo" d="M15 15L45 45M45 15L15 45"/><path class="c-thick" d="M15 15L45 45M45 15L15 45"/>"#,
    ),
    Symbol {
        id: "sign-rose",
        side: 200,
        drawn: r#"<circle class="c-rose-light" cx="100" cy="100" r="72"/><circle class="c-rose-scale" cx="100" cy="100" r="67"/><circle class="c-rose-ring" cx="100" cy="100" r="63"/><path class="c-rose-light" d="M100 100L144 56L100 78ZM100 100L144 144L122 100ZM100 100L56 144L100 122ZM100 100L56 56L78 100Z"/><path class="c-rose-tint" d="M100 100L144 56L122 100ZM100 100L144 144L100 122ZM100 100L56 144L78 100ZM100 100L56 56L100 78Z"/><path class="c-rose-light" d="M100 100V26L87 87ZM100 100H190L113 87ZM100 100V190L113 113ZM100 100H10L87 113Z"/><path class="c-rose-dark" d="M100 100V26L113 87ZM100 100H190L113 113ZM100 100V190L87 113ZM100 100H10L87 87Z"/><path class="c-rose-tint" d="M100 3C107 11 107 17 103 24C107 17 112 15 117 19C116 26 111 28 105 27L107 32H93L95 27C89 28 84 26 83 19C88 15 93 17 97 24C93 17 93 11 100 3Z"/>"#,
    },
];

/// The hatches that all games share. Each one repeats within a cell of 60 units, so that every cell looks the same.
pub const HATCHES: &[Hatch] = &[
    // A refused placement.
    Hatch {
        id: "hatch-refused",
        width: 15,
        height: 15,
        drawn: r#"<path class="c-hatch-strong" d="M-1-1L16 16M-1 16L16-1"/>"#,
    },
    // Still water, in ruled lines.
    Hatch {
        id: "hatch-water",
        width: 30,
        height: 10,
        drawn: r#"<path class="c-hatch-line" d="M0 2.5h13M17 2.5h13M3 7.5h20M27 7.5h2"/>"#,
    },
];

/// Gradients over a whole surface: their ids and SVG elements.
pub const SHADES: &[(&str, &str)] = &[
    // Vellum, worn at its edges.
    (
        "shade-age",
        r#"<radialGradient id="shade-age" r=".72"><stop class="c-age-in" offset=".55"/><stop class="c-age-out" offset="1"/></radialGradient>"#,
    ),
];
