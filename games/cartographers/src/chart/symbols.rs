//! The symbols and hatches of Cartographers.

use chart::symbols::{Art, Hatch, Symbol, cell};

/// All of them.
pub const ART: Art = Art { symbols: SYMBOLS, hatches: HATCHES };

const SYMBOLS: &[Symbol] = &[
    cell(
        "sign-forest-1",
        r#"<path class="c-fine" d="M24 52h11M40 51h13M8 52h5"/><path class="c-bold" d="M19 46v6M44 40v10"/><path class="c-body" d="M19 7C18 13 15 18 11 22l4-1C13 27 10 31 7 35l5-1C10 39 8 42 5 45C13 48 25 48 33 45C29 42 28 38 26 34l5 1C27 30 25 26 23 21l4 1C23 18 20 13 19 7Z"/><path class="c-tone" d="M19 12C20 16 22 19 24 21L21 21C22 26 25 30 28 33L24 33C25 38 27 42 30 44C26 45.5 22 46 19 46C21 36 21 22 19 12Z"/><path class="c-body" d="M43 20c4-1 8 2 8 6c5 2 5 8 1 10c0 4-5 6-8 4c-4 2-9 0-9-4c-4-2-4-8 0-10c0-4 4-7 8-6Z"/><path class="c-tone" d="M45 22c3 0 5 2 4 5c4 1 4 6 1 8c0 3-4 4-6 3c5-5 5-11 1-16Z"/><path class="c-fine" d="M16 19l-2 3M14 30l-3 4M14 39l-4 5M38 26c1-2 2-2 4-2M37 33c2 0 3-1 3-3"/>"#,
    ),
    cell(
        "sign-forest-2",
        r#"<path class="c-fine" d="M6 51h9M24 52h10M46 51h8"/><path class="c-bold" d="M18 38v13M41 46v6"/><path class="c-body" d="M17 14c5-1 9 2 9 7c6 2 6 10 1 12c0 5-6 7-9 5c-5 2-11 0-11-5c-5-2-5-10 0-12c0-4 5-8 10-7Z"/><path class="c-tone" d="M19 16c4 0 6 3 5 6c5 2 5 8 1 10c0 3-4 5-7 4c6-6 6-14 1-20Z"/><path class="c-body" d="M41 12C40 18 37 22 34 25l4-1C36 29 33 33 30 36l5-1C33 39 31 42 28 45C36 48 46 48 54 45C51 42 49 39 47 35l5 1C49 33 46 29 44 24l4 1C45 22 42 18 41 12Z"/><path class="c-tone" d="M41 17C42 20 44 23 45 24L42 24C43 28 46 32 49 35L45 34C46 39 48 42 51 44C47 45.5 44 46 41 46C43 37 43 26 41 17Z"/><path class="c-fine" d="M11 22c1-3 3-4 5-4M10 31c3 0 4-2 4-4M37 30l-3 4M36 39l-4 5"/>"#,
    ),
    cell(
        "sign-village-1",
        r#"<path class="c-fine" d="M5 50h50"/><path class="c-bold" d="M35 18v-7h5v8"/><path class="c-body" d="M8 33L17 20L26 33L25 49H9Z"/><path class="c-body" d="M26 33L48 32V49H25Z"/><path class="c-shade" d="M17 20L40 18L52 32L27 34Z"/><path class="c-bold" d="M5 36L17 19L28 35"/><path class="c-solid" d="M14 49V41q3-3 6 0v8Z"/><path class="c-fine" d="M22 23l7 9M29 21l8 11M36 20l9 11M31 38h5v5h-5ZM40 38h4v5h-4Z"/>"#,
    ),
    cell(
        "sign-village-2",
        r#"<path class="c-fine" d="M5 50h50M17 10V3L24 5.5L17 8"/><path class="c-body" d="M11 27h12v22H11Z"/><path class="c-shade" d="M9 27L17 9L25 27Z"/><path class="c-body" d="M24 38L49 37V49H23Z"/><path class="c-shade" d="M24 26L44 25L53 37L25 39Z"/><path class="c-solid" d="M35 49v-6q3-3 6 0v6ZM15 36v-4q2-2 4 0v4Z"/><path class="c-fine" d="M30 28l5 9M37 27l7 9M17 14v11M28 42h4M44 42h3M15 42h4"/>"#,
    ),
    cell(
        "sign-farm-1",
        r#"<path class="c-fine" d="M4 42Q12 39 20 39M40 39Q48 39 56 42M4 48Q12 45 20 45M40 45Q48 45 56 48M5 54Q30 47 55 54"/><path class="c-body" d="M22 21L27 31C26 37 23 43 20 48Q30 51 40 48C37 43 34 37 33 31L38 21Z"/><path class="c-tone" d="M30 21H37L32 31C33 37 36 43 38.5 47.5Q35 49 30 49Z"/><path class="c-shade" d="M30 5C34 10 34 17 30 22C26 17 26 10 30 5ZM19 8C24 11 26 17 25 23C19 20 17 14 19 8ZM41 8C36 11 34 17 35 23C41 20 43 14 41 8ZM11 16C17 17 21 21 22 26C16 26 12 22 11 16ZM49 16C43 17 39 21 38 26C44 26 48 22 49 16Z"/><path class="c-bold" d="M25.5 31q4.5 2.5 9 0M26 33.5q4 2.5 8 0"/><path class="c-fine" d="M30 22V30M26 24l2.5 6M34 24l-2.5 6M22 26l5 5M38 26l-5 5M28 37L25 47M30 37V48M32 37L35 47M30 8v10M21 11l3 8M39 11l-3 8"/>"#,
    ),
    cell(
        "sign-farm-2",
        r#"<path class="c-fine" d="M4 44Q8 42 11 42M31 43h6M53 43L56 44M4 53Q30 47 56 53M26 49h10"/><path class="c-body" d="M14 23L18 32C17 37 14 43 11 47Q21 50 31 47C28 43 25 37 24 32L28 23Z"/><path class="c-tone" d="M21 23H27L23 32C24 37 27 43 29.5 46.5Q26 48 21 48Z"/><path class="c-shade" d="M21 8C25 13 25 19 21 24C17 19 17 13 21 8ZM11 11C16 14 18 19 17 25C11 22 9 17 11 11ZM31 11C26 14 24 19 25 25C31 22 33 17 31 11Z"/><path class="c-body" d="M40 31L43 37C42 41 40 44 37 47Q45 49 53 47C50 44 48 41 47 37L50 31Z"/><path class="c-tone" d="M45 31H49L46 37C47 41 49 44 51.5 46.5Q49 47.5 45 47.5Z"/><path class="c-shade" d="M45 19C48 23 48 28 45 32C42 28 42 23 45 19ZM37 22C41 24 43 28 42 33C37 30 36 26 37 22ZM53 22C49 24 47 28 48 33C53 30 54 26 53 22Z"/><path class="c-bold" d="M16.5 32q4.5 2.5 9 0M41.5 37.5q3.5 2 7 0"/><path class="c-fine" d="M21 24v7M18 25l2 6M24 25l-2 6M19 37l-4 9M21 37v10M23 37l4 9M45 32v5M43 41l-2 5M47 41l2 5M21 11v9"/>"#,
    ),
    cell(
        "sign-monster-1",
        r#"<path class="c-solid" d="M13 7C10 20 13 38 22 52C24 52 24 50 23 48C17 36 15 22 15 8C15 6 13.5 5 13 7ZM26 4C23 20 25 40 34 56C36 57 37 55 36 53C31 38 29 20 29 5C29 2 26.5 2 26 4ZM40 7C38 20 39 35 46 48C48 49 49 47 48 45C44 33 43 21 43 9C43 6 40.5 5 40 7Z"/><path class="c-tone" d="M15 8C15 22 17 36 23 48C21 34 20 20 15 8ZM29 5C29 20 31 38 36 53C36 36 34 19 29 5ZM43 9C43 21 44 33 48 45C48 32 47 20 43 9Z"/><path class="c-fine" d="M9 14C8 24 10 34 14 42M51 14C52 22 53 30 53 36"/>"#,
    ),
    cell(
        "sign-monster-2",
        r#"<path class="c-solid" d="M47 7C50 20 47 38 38 52C36 52 36 50 37 48C43 36 45 22 45 8C45 6 46.5 5 47 7ZM34 4C37 20 35 40 26 56C24 57 23 55 24 53C29 38 31 20 31 5C31 2 33.5 2 34 4ZM20 7C22 20 21 35 14 48C12 49 11 47 12 45C16 33 17 21 17 9C17 6 19.5 5 20 7Z"/><path class="c-fine" d="M51 14C52 24 50 34 46 42M9 14C8 22 7 30 7 36"/>"#,
    ),
    cell(
        "sign-mountain-1",
        r#"<path class="c-body" d="M32 48C36 38 40 29 44 22C48 30 52 38 57 49Z"/><path class="c-tone" d="M44 25C48 33 51 40 54 47H45L47 40L43 34Z"/><path class="c-body" d="M4 50C11 37 17 22 23 9C26 14 28 18 30 22C33 30 38 40 43 50Q24 52 4 50Z"/><path class="c-tone" d="M23 12C26 17 28 21 30 26C33 33 37 41 40 48.5L27 49.5L30 42L24 35L27 27L22 21Z"/><path class="c-fine" d="M23 11L21 21L26 27L23 35L29 42L26 48M17 27l-3 7M13 38l-4 8M19 36l-3 8M44 24l-2 10l4 6l-1 6M39 38l-2 4"/>"#,
    ),
    cell(
        "sign-mountain-2",
        r#"<path class="c-body" d="M3 49C8 38 12 31 17 24C21 31 25 38 29 48Z"/><path class="c-tone" d="M17 27C21 33 24 40 27 46H19L20 39L16 34Z"/><path class="c-body" d="M17 50C24 38 31 23 36 10C39 14 41 19 44 24C48 32 52 41 56 50Q36 52 17 50Z"/><path class="c-tone" d="M36 13C39 18 42 23 44 28C47 34 50 42 53 48.5L40 49.5L43 42L37 36L40 28L35 22Z"/><path class="c-fine" d="M36 12L34 22L39 28L36 36L42 42L39 48M30 28l-3 7M26 39l-4 8M32 37l-3 8M17 26l-2 8l4 5l-1 6M11 38l-3 6"/>"#,
    ),
    cell(
        "sign-wasteland-1",
        r#"<path class="c-bold" d="M5 17L15 20L22 15L32 24L29 34L38 41L36 54M32 24L44 20L54 25"/><path class="c-fine" d="M15 20L12 32L18 40L13 50M18 40L29 34M38 41L50 38L56 42M44 20L46 9M22 15L24 6M50 38L49 31M5 41h5M44 50q3-3 6 0M23 47q2-2 5 0"/>"#,
    ),
    cell(
        "sign-wasteland-2",
        r#"<path class="c-bold" d="M24 5L27 16L19 25L25 35L18 44L22 55M25 35L39 38L46 31L56 34"/><path class="c-fine" d="M19 25L8 22L4 26M27 16L38 14L45 19L55 15M45 19L46 31M39 38L41 49L50 53M18 44L7 41M10 12q3-3 6 0M31 48q2-2 5 0M9 33h5M33 25h5"/>"#,
    ),
    cell(
        "sign-ruins",
        r#"<path class="c-fine" d="M7 52h46M40 53h9M28 49h4"/><path class="c-body" d="M14 46V19h10V46Z"/><path class="c-tone" d="M20 20.5h3V45h-3Z"/><path class="c-body" d="M11 19V14h16v5ZM9 14V8h23l-4 3l3 3ZM11 51v-5h16v5Z"/><path class="c-body" d="M36 46V31l3 2l3-5l4 3V46Z"/><path class="c-tone" d="M42 30l3 2V45h-3Z"/><path class="c-body" d="M33 51v-5h16v5Z"/><path class="c-fine" d="M17 22V43M39.5 35V43M13 11h11"/>"#,
    ),
    cell(
        "sign-ruins-mark",
        r#"<circle class="c-body" cx="30" cy="30" r="26"/><path class="c-solid" d="M20 44h20v5H20ZM23 41V21L26 16L29 20L33 12L37 17V41Z"/>"#,
    ),
];

const HATCHES: &[Hatch] = &[
    // Stipple, as for leaves.
    Hatch {
        id: "hatch-forest",
        width: 12,
        height: 12,
        drawn: r#"<path class="c-hatch-line" d="M2 4l1.5-2l1.5 2M8 10l1.5-2l1.5 2"/>"#,
    },
    // Courses of tiles.
    Hatch {
        id: "hatch-village",
        width: 15,
        height: 10,
        drawn: r#"<path class="c-hatch-line" d="M0 .7h15M0 5.7h15M4 .7v5M11.5 5.7v5"/>"#,
    },
    // Furrows, slightly slanted.
    Hatch {
        id: "hatch-farm",
        width: 20,
        height: 6,
        drawn: r#"<path class="c-hatch-line" d="M0 5L20-1M0 11L20 5M0 -1L4-2.2"/>"#,
    },
    // Crossed strokes, the darkest of all.
    Hatch {
        id: "hatch-monster",
        width: 10,
        height: 10,
        drawn: r#"<path class="c-hatch-line" d="M-1 1L1-1M-1 11L11-1M9 11L11 9M-1 6L6-1M4 11L11 4"/>"#,
    },
    // Hachures, falling steeply.
    Hatch {
        id: "hatch-mountain",
        width: 12,
        height: 15,
        drawn: r#"<path class="c-hatch-line" d="M2 1l3 7M8 8l3 6"/>"#,
    },
    // Dust.
    Hatch {
        id: "hatch-wasteland",
        width: 15,
        height: 12,
        drawn: r#"<path class="c-hatch-line" d="M2 3h.1M9 2h2.5M5 7h2M12 8h.1M1 10h1.5M8 11h.1"/>"#,
    },
    // The time of the card in play.
    Hatch {
        id: "hatch-time",
        width: 6,
        height: 6,
        drawn: r#"<path class="c-time-hatch" d="M-1 7L7-1M-1 1L1-1M5 7L7 5"/>"#,
    },
];
