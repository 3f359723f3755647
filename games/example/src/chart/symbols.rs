//! The symbols of this game, each in a cell of 60 × 60 units.

use chart::symbols::{Art, Symbol, cell};

/// The symbols of this game. The symbol of the sea is shared by all games.
pub const ART: Art = Art { symbols: SYMBOLS, hatches: &[] };

const SYMBOLS: &[Symbol] = &[
    cell(
        "square-hill",
        r#"<path class="c-body" d="M6 48C14 44 18 26 26 24C34 22 36 36 42 36C47 36 50 45 54 48Z"/><path class="c-tone" d="M27 26C33 25 35 38 42 38C46 38 49 45 52 47H34C34 40 29 36 27 26Z"/><path class="c-fine" d="M4 52H56M14 42l3-6M20 45l2-5"/>"#,
    ),
    cell(
        "square-flag",
        r#"<path class="c-halo" d="M12 6V56M12 8H54L46 21L54 34H12Z"/><path class="c-bold" d="M12 6V56"/><path class="c-shade" d="M12 8H54L46 21L54 34H12Z"/>"#,
    ),
];
