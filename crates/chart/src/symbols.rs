//! The engraved symbols and the hatches, as they stand in the definitions of a page or a file.
//!
//! A symbol of the land fills a cell of 60 × 60 units. It is cut in two weights, `c-bold` for outlines and `c-fine` for
//! what they enclose; light bodies (`c-body`) keep the hatch behind them from running through, and tones (`c-tone`,
//! `c-shade`) take the deep colour of the terrain. Most symbols have two cuts, so that a wood is no row of stamps.

mod morgan;

/// A symbol of some cell's size.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its id in the page.
    pub id: &'static str,
    /// The width and height of its own coordinates.
    pub side: i32,
    /// Its elements.
    pub drawn: &'static str,
}

/// A hatch that repeats itself.
#[derive(Clone, Copy, Debug)]
pub struct Hatch {
    /// Its id in the page.
    pub id: &'static str,
    /// After how many units it repeats itself to the right.
    pub width: i32,
    /// After how many units it repeats itself downwards.
    pub height: i32,
    /// Its elements.
    pub drawn: &'static str,
}

const fn cell(id: &'static str, drawn: &'static str) -> Symbol {
    Symbol { id, side: 60, drawn }
}

/// All symbols.
pub const SYMBOLS: &[Symbol] = &joined::<{ COMMON.len() + morgan::MORGAN.len() }>(COMMON, morgan::MORGAN);

/// Two lists of symbols as one.
const fn joined<const N: usize>(one: &[Symbol], other: &[Symbol]) -> [Symbol; N] {
    let mut all = [one[0]; N];
    let mut place = 0;
    while place < N {
        all[place] = if place < one.len() { one[place] } else { other[place - one.len()] };
        place += 1;
    }
    all
}

/// The symbols of the other games, and those that all share.
const COMMON: &[Symbol] = &[
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
        "sign-water-1",
        r#"<path class="c-bold" d="M5 19C9 12 16 12 19 18C20 21 23 21 25 19C29 12 36 12 39 18C40 21 43 21 45 19C48 14 52 13 55 16M5 36C9 29 16 29 19 35C20 38 23 38 25 36C29 29 36 29 39 35C40 38 43 38 45 36C48 31 52 30 55 33"/><path class="c-fine" d="M9 23C12 18 16 19 18 23C20 26 24 26 26 23C29 18 34 18 37 23C39 26 43 26 46 22M14 41C16 44 21 43 24 41C28 36 33 36 37 41C39 43 42 43 44 41M13 50C17 46 21 46 25 49S33 51 36 49S43 47 47 50"/>"#,
    ),
    cell(
        "sign-water-2",
        r#"<path class="c-bold" d="M5 25C8 20 12 20 15 24C16 27 19 27 21 25C25 18 32 18 35 24C36 27 39 27 41 25C45 18 52 19 55 25M5 42C8 37 12 37 15 41C16 44 19 44 21 42C25 35 32 35 35 41C36 44 39 44 41 42C45 35 52 36 55 42"/><path class="c-fine" d="M14 29C16 32 20 31 22 28C26 23 31 24 33 28C35 32 40 31 42 28C44 25 47 24 50 26M12 14C16 10 20 10 24 13S32 15 35 13S43 11 47 14M10 48C13 50 20 49 23 46C26 43 30 43 33 46C36 49 41 48 44 45"/>"#,
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
    cell(
        "sign-coin",
        r#"<circle class="c-shade" cx="30" cy="30" r="25"/><circle class="c-fine" cx="30" cy="30" r="20.5"/><path class="c-solid" d="M30 13L33.5 26.5L47 30L33.5 33.5L30 47L26.5 33.5L13 30L26.5 26.5Z"/>"#,
    ),
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
        "sign-cross",
        r#"<path class="c-halo" d="M15 15L45 45M45 15L15 45"/><path class="c-thick" d="M15 15L45 45M45 15L15 45"/>"#,
    ),
    cell(
        "sign-laid",
        r#"<path class="c-tone" d="M17 43C6 43 5 30 14 28C13 16 28 12 33 21C42 17 50 24 47 31C56 33 54 43 45 43Z"/>"#,
    ),
    cell("sign-confirms", r#"<path class="c-thick" d="M14 31L25 42L46 18"/>"#),
    cell(
        "sign-replaced",
        r#"<path class="c-thick" d="M14 26C17 15 33 11 43 22M44 12V23H33M46 34C43 45 27 49 17 38M16 48V37H27"/>"#,
    ),
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
    Symbol {
        id: "sign-rose",
        side: 200,
        drawn: r#"<circle class="c-rose-light" cx="100" cy="100" r="72"/><circle class="c-rose-scale" cx="100" cy="100" r="67"/><circle class="c-rose-ring" cx="100" cy="100" r="63"/><path class="c-rose-light" d="M100 100L144 56L100 78ZM100 100L144 144L122 100ZM100 100L56 144L100 122ZM100 100L56 56L78 100Z"/><path class="c-rose-tint" d="M100 100L144 56L122 100ZM100 100L144 144L100 122ZM100 100L56 144L78 100ZM100 100L56 56L100 78Z"/><path class="c-rose-light" d="M100 100V26L87 87ZM100 100H190L113 87ZM100 100V190L113 113ZM100 100H10L87 113Z"/><path class="c-rose-dark" d="M100 100V26L113 87ZM100 100H190L113 113ZM100 100V190L87 113ZM100 100H10L87 87Z"/><path class="c-rose-tint" d="M100 3C107 11 107 17 103 24C107 17 112 15 117 19C116 26 111 28 105 27L107 32H93L95 27C89 28 84 26 83 19C88 15 93 17 97 24C93 17 93 11 100 3Z"/>"#,
    },
];

/// All hatches. Each repeats itself within a cell of 60 units, most of them within one of 96, so that a cell looks alike
/// wherever it lies.
pub const HATCHES: &[Hatch] = &[
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
    // Still water, ruled.
    Hatch {
        id: "hatch-water",
        width: 30,
        height: 10,
        drawn: r#"<path class="c-hatch-line" d="M0 2.5h13M17 2.5h13M3 7.5h20M27 7.5h2"/>"#,
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
    // Mist over what is hazy.
    Hatch { id: "hatch-mist", width: 24, height: 16, drawn: r#"<path class="c-mist" d="M-1 9q6.5-7 13 0t13 0"/>"# },
    // What may not be.
    Hatch {
        id: "hatch-refused",
        width: 15,
        height: 15,
        drawn: r#"<path class="c-hatch-strong" d="M-1-1L16 16M-1 16L16-1"/>"#,
    },
    // The time of the card in play.
    Hatch {
        id: "hatch-time",
        width: 6,
        height: 6,
        drawn: r#"<path class="c-time-hatch" d="M-1 7L7-1M-1 1L1-1M5 7L7 5"/>"#,
    },
];

/// Shades that grow over a whole surface: their ids and elements.
pub const SHADES: &[(&str, &str)] = &[
    // Vellum that was handled at its edges.
    (
        "shade-age",
        r#"<radialGradient id="shade-age" r=".72"><stop class="c-age-in" offset=".55"/><stop class="c-age-out" offset="1"/></radialGradient>"#,
    ),
];
