//! The symbols and hatches of Maps of Misterra.

use chart::symbols::{Art, Hatch, Symbol, cell};

/// All symbols and hatches.
pub const ART: Art = Art { symbols: SYMBOLS, hatches: HATCHES };

const SYMBOLS: &[Symbol] = &[
    cell(
        "sign-jungle-1",
        r#"<path class="c-fine" d="M8 52h15M36 53h16M44 50c2-4 5-4 8-1M10 49c2-3 4-3 6 0"/><path class="c-body" d="M25 53C27 43 28 32 30 22L34 23C32 33 31 43 32 53Z"/><path class="c-fine" d="M27 46l5 1M28 40l4 1M29 34l3 1M30 28l3 1"/><path class="c-shade" d="M32 21C25 21 18 26 16 36C21 29 26 24 32 21ZM32 21C39 21 46 26 48 36C43 29 38 24 32 21ZM32 21C26 12 14 12 8 23C16 19 25 18 32 21ZM32 21C38 12 50 12 56 23C48 19 39 18 32 21ZM32 21C30 12 23 5 14 7C22 10 28 14 32 21ZM32 21C33 12 41 5 50 7C42 10 36 14 32 21Z"/><circle class="c-solid" cx="29.5" cy="24.5" r="2.6"/><circle class="c-solid" cx="35" cy="24.5" r="2.6"/>"#,
    ),
    cell(
        "sign-jungle-2",
        r#"<path class="c-fine" d="M6 53h18M34 54h20M9 50c2-3 4-3 6 0"/><path class="c-bold" d="M48 52C48 45 50 41 55 39M48 52C47 46 45 43 41 42M48 52V38"/><path class="c-body" d="M29 53C30 44 28 35 23 27L27 25C32 33 35 43 36 53Z"/><path class="c-fine" d="M30 46l5 0M29 40l5-1M27 34l4-1"/><path class="c-shade" d="M24 24C17 25 11 30 10 40C14 33 18 28 24 24ZM24 24C31 23 38 27 41 36C36 30 31 26 24 24ZM24 24C17 16 7 17 3 28C10 23 17 22 24 24ZM24 24C29 14 41 13 48 22C40 20 32 20 24 24ZM24 24C21 15 14 9 6 11C14 14 19 18 24 24ZM24 24C24 14 31 7 40 8C33 12 28 17 24 24Z"/><circle class="c-solid" cx="22" cy="27.5" r="2.6"/><circle class="c-solid" cx="27.5" cy="27" r="2.6"/>"#,
    ),
    cell(
        "sign-lagoon-1",
        r#"<path class="c-body" d="M28 9C42 6 54 15 55 28C57 41 46 51 32 51C17 53 5 44 5 32C4 19 15 11 28 9Z"/><path class="c-shade" d="M29 16C40 14 48 20 48 29C49 39 41 44 32 44C20 45 12 40 12 31C12 22 19 17 29 16Z"/><path class="c-bold" d="M18 28q4-5 8 0t8 0t8-1M19 36q4-5 8 0t8 0t6-1"/><path class="c-fine" d="M24 21q3-3 6 0t6 0M9 25l-2 3M52 34l1-4M20 48l4 1M40 11l4 2"/>"#,
    ),
    cell(
        "sign-lagoon-2",
        r#"<path class="c-body" d="M16 12C25 5 34 12 41 12C51 12 57 21 55 31C54 42 45 50 34 50C27 50 23 53 16 49C7 46 3 37 5 28C6 21 10 16 16 12Z"/><path class="c-shade" d="M18 19C26 13 33 20 41 19C47 19 50 24 48 31C47 39 40 43 33 43C26 43 23 46 18 42C12 39 11 33 12 28C13 24 15 21 18 19Z"/><path class="c-bold" d="M17 28q4-5 8 0t8 0t8-1M18 36q4-5 8 0t8 0"/><path class="c-fine" d="M33 22q3-2 6 0M8 32l0 4M51 21l2 4M24 47l4 0M24 12l4 1"/>"#,
    ),
    cell(
        "sign-steppe-1",
        r#"<path class="c-fine" d="M5 52h50M12 56h11M34 56h14M33 22q2-2 4 0t4 0M43 15q2-2 4 0t4 0"/><path class="c-shade" d="M19 51C18 41 14 33 5 29C16 29 22 38 23 51ZM21 51C19 36 20 24 24 10C28 24 28 38 26 51ZM25 51C25 41 29 33 38 28C33 35 30 42 29 51ZM40 51C40 45 37 40 32 38C39 38 43 43 43 51ZM42 51C41 43 43 36 47 28C49 37 48 44 46 51ZM45 51C46 45 49 41 56 39C51 43 49 47 49 51Z"/>"#,
    ),
    cell(
        "sign-steppe-2",
        r#"<path class="c-fine" d="M5 52h50M10 56h13M36 56h11M8 20q2-2 4 0t4 0M17 12q2-2 4 0t4 0"/><path class="c-shade" d="M34 51C33 41 29 34 21 31C31 31 37 39 38 51ZM36 51C34 36 35 25 39 11C43 25 43 38 41 51ZM40 51C40 41 45 33 55 29C49 36 45 42 44 51ZM11 51C11 45 9 41 4 39C11 38 14 44 14 51ZM13 51C12 43 14 37 17 30C20 38 19 44 17 51ZM16 51C17 45 20 41 26 39C22 43 20 47 20 51Z"/>"#,
    ),
    cell(
        "sign-meeple",
        r#"<path class="c-halo" d="M30 5C37 5 41 10 41 16C41 19 40 21 38 23C47 25 55 29 55 34C55 38 51 40 47 39L42 37C43 43 47 48 50 53C51 55 50 56 48 56H37C35 56 34 55 33 53L30 47L27 53C26 55 25 56 23 56H12C10 56 9 55 10 53C13 48 17 43 18 37L13 39C9 40 5 38 5 34C5 29 13 25 22 23C20 21 19 19 19 16C19 10 23 5 30 5Z"/><path class="c-shade" d="M30 5C37 5 41 10 41 16C41 19 40 21 38 23C47 25 55 29 55 34C55 38 51 40 47 39L42 37C43 43 47 48 50 53C51 55 50 56 48 56H37C35 56 34 55 33 53L30 47L27 53C26 55 25 56 23 56H12C10 56 9 55 10 53C13 48 17 43 18 37L13 39C9 40 5 38 5 34C5 29 13 25 22 23C20 21 19 19 19 16C19 10 23 5 30 5Z"/>"#,
    ),
    cell(
        "sign-flag",
        r#"<path class="c-halo" d="M15 55V7C26 2 33 13 50 8C45 15 46 21 51 28C36 33 28 22 15 27"/><path class="c-shade" d="M15 7C26 2 33 13 50 8C45 15 46 21 51 28C36 33 28 22 15 27Z"/><path class="c-bold" d="M15 4V55M9 56h12"/>"#,
    ),
    cell(
        "sign-laid",
        r#"<path class="c-tone" d="M17 43C6 43 5 30 14 28C13 16 28 12 33 21C42 17 50 24 47 31C56 33 54 43 45 43Z"/>"#,
    ),
    cell(
        "sign-replaced",
        r#"<path class="c-thick" d="M14 26C17 15 33 11 43 22M44 12V23H33M46 34C43 45 27 49 17 38M16 48V37H27"/>"#,
    ),
    cell("sign-confirms", r#"<path class="c-thick" d="M14 31L25 42L46 18"/>"#),
    cell("sign-unchanged", r#"<path class="c-thick" d="M15 23H45M15 37H45"/>"#),
    Symbol {
        id: "sign-hazy",
        side: 96,
        drawn: r#"<rect class="c-dash" x="5" y="5" width="86" height="86" rx="8"/><path class="c-body" d="M13 28C5 28 4 19 11 17C10 9 21 6 25 12C31 8 38 13 36 18C43 20 41 28 35 28Z"/>"#,
    },
    Symbol {
        id: "sign-confirmed",
        side: 96,
        drawn: r#"<rect class="c-neat-bold" x="5" y="5" width="86" height="86" rx="8"/><rect class="c-neat" x="10" y="10" width="76" height="76" rx="4"/><circle class="c-shade" cx="16" cy="16" r="13"/><path class="c-tick" d="M10 16L15 21L23 11"/>"#,
    },
];

const HATCHES: &[Hatch] = &[
    // Fronds.
    Hatch {
        id: "hatch-jungle",
        width: 12,
        height: 12,
        drawn: r#"<path class="c-hatch-line" d="M1 5q2-4 5-2M4 3v3M7 11q2-4 5-2M10 9v3"/>"#,
    },
    // Ripples.
    Hatch {
        id: "hatch-lagoon",
        width: 12,
        height: 12,
        drawn: r#"<path class="c-hatch-line" d="M0 3q3-3 6 0t6 0M0 9q3 3 6 0t6 0"/>"#,
    },
    // Blades of grass.
    Hatch {
        id: "hatch-steppe",
        width: 12,
        height: 12,
        drawn: r#"<path class="c-hatch-line" d="M2 5l1-3M4 5l1-2M8 11l1-3M10 11l1-2"/>"#,
    },
    // Mist over hazy tiles.
    Hatch { id: "hatch-mist", width: 24, height: 16, drawn: r#"<path class="c-mist" d="M-1 9q6.5-7 13 0t13 0"/>"# },
];
