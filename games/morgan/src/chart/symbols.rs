//! The symbols of Morgan's Magic Map: the points of reference, the symbols of the cards, the treasures and the pirate.
//!
//! A point is a little scene with its own colours: a part with the class of a terrain takes the deep colour of that
//! terrain.

use chart::symbols::{Art, Symbol, cell};

/// All symbols. The game adds no hatches.
pub const ART: Art = Art { symbols: SYMBOLS, hatches: &[] };

const SYMBOLS: &[Symbol] = &[
    cell(
        "point-lighthouse",
        r#"<path class="c-fine" d="M6 54h48M20 16L6 10M19 19H4M40 16L54 10M41 19H56M44 50q3-3 6 0M10 50q3-3 6 0"/><path class="c-body" d="M24 27L20 54H40L36 27Z"/><path class="c-shade c-village" d="M23 34L22 41H38L37 34ZM21 47L20 54H40L39 47Z"/><path class="c-body" d="M25 13h10v10H25ZM20 23h20v4H20Z"/><path class="c-shade c-village" d="M22 13Q24 6 30 4Q36 6 38 13Z"/><path class="c-solid" d="M28 54v-6q2-2 4 0v6ZM28 16h4v5h-4Z"/>"#,
    ),
    cell(
        "point-tomb",
        r#"<path class="c-fine" d="M4 53h52M7 49l2-5l2 5M50 50l2-4l2 4"/><path class="c-body" d="M15 51V23C15 11 21 6 29 6S43 11 43 23V51Z"/><path class="c-tone c-mountain" d="M35 9C40 12 42 17 42 23V50H37V23C37 17 36 12 35 9Z"/><path class="c-bold" d="M27 15V33M20 21H34"/><path class="c-fine" d="M21 39H33M23 44H31M20 28l-3 4l2 4"/><path class="c-body" d="M9 54C13 47 22 48 29 50S48 47 53 54Z"/>"#,
    ),
    cell(
        "point-oasis",
        r#"<path class="c-body" d="M5 48C5 42 17 40 31 40S56 43 56 48S44 56 30 56S5 54 5 48Z"/><path class="c-shade c-lagoon" d="M11 48C11 44 20 43 31 43S50 45 50 48S42 53 30 53S11 52 11 48Z"/><path class="c-body" d="M29 46C30 37 27 29 21 22L25 20C31 28 34 37 34 46Z"/><path class="c-shade c-jungle" d="M22 20C15 21 9 26 8 36C12 29 16 24 22 20ZM22 20C29 19 37 23 40 33C34 26 29 22 22 20ZM22 20C15 12 6 13 2 23C9 19 15 18 22 20ZM22 20C27 10 40 9 47 19C38 16 30 16 22 20ZM22 20C19 11 13 6 5 8C12 10 17 14 22 20ZM22 20C22 10 30 4 39 5C32 8 26 13 22 20Z"/><path class="c-fine" d="M17 48h8M37 49h8M50 41l2-6M53 42l4-4"/>"#,
    ),
    cell(
        "point-anthill",
        r#"<path class="c-fine" d="M3 54H57"/><path class="c-body" d="M9 53C13 48 12 43 16 40C16 35 19 33 20 29C21 25 23 22 24 18C25 13 28 8 31 9C34 10 34 15 37 18C37 23 40 25 40 30C43 33 43 37 45 41C48 44 47 49 51 53Z"/><path class="c-tone c-wasteland" d="M31 11C33 13 33 16 35 19C36 23 38 26 38 31C41 34 41 38 43 42C46 45 45 49 49 52H33C37 44 36 40 35 35C37 30 33 26 34 22Z"/><path class="c-solid" d="M26 25q2-3 5 0q0 4-2.5 4t-2.5-4ZM18 46q4-5 8 0q0 5-4 5t-4-5ZM29 39q2-2 4 0q0 3-2 3t-2-3Z"/><path class="c-fine" d="M21 34h.1M25 36h.1M24 31h.1M28 47h.1M30 51h.1M28 16h.1M29 33h.1M15 49h.1M22 41h.1"/><path class="c-solid" d="M45 34a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0ZM50 33a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM53 31a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM2 40a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0ZM7 39a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM10 37a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z"/><path class="c-fine" d="M49 34l-2 6M51 34l1 6M53 33l4 5M57 30l2-4M55 29V25M6 40l-2 6M8 40l1 5M10 39l3 5M14 36l2-4M12 35V31"/>"#,
    ),
    cell(
        "point-swamp",
        r#"<path class="c-body" d="M4 49C6 42 20 43 29 42S54 42 56 48S43 56 30 56S3 55 4 49Z"/><path class="c-tone c-forest" d="M9 49C11 45 21 46 29 45S49 45 51 48S42 53 30 53S8 53 9 49Z"/><path class="c-bold" d="M18 48C19 38 18 28 15 20M26 47V16M34 47C33 36 35 24 38 14M44 46C44 38 47 32 51 27"/><path class="c-shade c-wasteland" d="M13 22C10 16 10 10 12 6C16 10 18 16 17 21ZM24 18C22 12 23 6 26 2C29 6 30 12 28 18ZM36 16C35 10 37 5 40 2C43 7 42 12 40 17ZM48 29C48 24 51 19 55 17C56 22 55 27 52 30Z"/><path class="c-fine" d="M21 47C21 40 11 36 6 36C12 41 17 43 18 48M31 47C31 38 41 33 47 36M10 52h7M38 52h9M22 53h6"/>"#,
    ),
    cell(
        "point-biting-cave",
        r#"<path class="c-fine" d="M3 54H57"/><path class="c-body" d="M5 53C3 42 6 31 12 25C12 16 19 9 27 11C33 4 45 6 47 15C54 20 57 33 55 53Z"/><path class="c-tone c-mountain" d="M46 16C52 22 55 34 54 52H47C50 40 50 28 46 16Z"/><path class="c-solid" d="M12 53C9 38 17 28 30 28S50 38 47 53Z"/><path class="c-body" d="M15 35L20 44L23 31ZM25 30L30 41L34 30ZM37 31L39 43L44 35ZM16 53L20 46L25 53ZM27 53L31 45L35 53ZM37 53L41 47L44 53Z"/><path class="c-solid" d="M17 21l7 2q-3 3-7-2ZM42 20l-7 2q3 3 7-2Z"/><path class="c-fine" d="M15 19l9 1M44 18l-9 1M9 30l-2 6M28 11l1 5"/>"#,
    ),
    cell(
        "point-green-tree",
        r#"<path class="c-fine" d="M6 54H54M12 50l2-4l2 4M44 51l2-4l2 4"/><path class="c-body" d="M26 37C27 44 25 49 21 54H39C35 49 34 44 35 37Z"/><path class="c-shade c-jungle" d="M30 4C38 2 44 7 44 13C52 13 56 20 52 27C55 34 48 40 41 38C37 43 25 43 21 39C13 41 6 36 9 28C3 23 6 14 14 14C14 7 22 2 30 4Z"/><path class="c-body" d="M22 12q4-5 9-2q-4 0-6 5q-1-3-3-3ZM13 22q2-4 7-4q-3 2-3 6q-1-2-4-2ZM32 20q4-5 9-2q-4 0-6 5q-1-3-3-3ZM22 30q3-4 8-2q-4 0-5 4q-1-2-3-2Z"/><path class="c-fine" d="M29 42v8M32 44v6M40 30q4 0 6-4M38 10q2 2 2 4"/>"#,
    ),
    cell(
        "point-skull",
        r#"<path class="c-fine" d="M4 55H56M48 52l3-4M8 51l3 1"/><path class="c-body" d="M30 4C45 4 54 14 53 26C53 32 50 35 46 37L45 46C45 50 41 52 30 52S15 50 15 46L14 37C10 35 7 32 7 26C6 14 15 4 30 4Z"/><path class="c-tone c-mountain" d="M42 8C49 12 52 19 51 26C51 31 49 34 45 36L44 46C44 49 42 50 38 51C41 40 48 26 42 8Z"/><path class="c-solid" d="M13 26C13 20 18 18 22 19S28 25 26 30S13 33 13 26ZM47 26C47 20 42 18 38 19S32 25 34 30S47 33 47 26ZM30 31L34 39L30 37L26 39Z"/><path class="c-bold" d="M20 43H40"/><path class="c-fine" d="M24 40v10M28 41v10M32 41v10M36 40v10M24 9l3 4l-2 4"/>"#,
    ),
    cell(
        "point-three-columns",
        r#"<path class="c-fine" d="M3 55H57M46 51l4-2l3 3"/><path class="c-body" d="M7 16H17V48H7ZM25 12H35V48H25ZM43 48V29l3 2l2-4l3 3l2-2V48Z"/><path class="c-tone c-mountain" d="M14 17h3v30h-3ZM32 13h3v34h-3ZM50 31l3-1V47h-3Z"/><path class="c-body" d="M5 16V11H19V16ZM23 12V7H37V12ZM5 53V48H19V53ZM23 53V48H37V53ZM41 53V48H55V53ZM3 11V7H21V11ZM21 7V3H39V7Z"/><path class="c-fine" d="M10 18V46M29 14V46M46 34V46"/>"#,
    ),
    cell(
        "point-big-nose-bay",
        r#"<path class="c-body" d="M4 55V12C10 5 20 4 27 8C31 11 31 16 30 20C37 23 47 29 51 35C53 40 49 43 44 42C39 41 34 40 31 40C34 43 33 46 30 47C33 49 32 53 29 55Z"/><path class="c-tone c-wasteland" d="M4 14C9 8 15 6 20 7C14 12 12 20 13 28S16 45 13 55H4Z"/><path class="c-solid" d="M22 19C24 16 28 17 29 20C27 23 23 22 22 19ZM41 39q3-2 5 0q-1 3-3 3t-2-3Z"/><path class="c-fine" d="M20 15q4-3 9-1M32 26q5 4 9 5M16 30q2 4 1 8M22 33q2 3 1 6"/><path class="c-bold" d="M35 50q3-3 6 0t6 0t6 0t4-1M37 56q3-3 6 0t6 0t6-1"/>"#,
    ),
    cell(
        "point-old-mill",
        r#"<path class="c-fine" d="M5 55H55M9 51l2-4l2 4"/><path class="c-body" d="M23 27L18 54H42L37 27Z"/><path class="c-tone c-village" d="M32 28H36L41 53H34Z"/><path class="c-shade c-village" d="M21 27C22 19 26 16 30 16S38 19 39 27Z"/><path class="c-body" d="M29 21L13 3L6 9L27 23ZM32 21L50 5L56 12L33 24ZM32 24L48 42L41 48L30 25ZM28 24L10 39L5 32L27 22Z"/><path class="c-fine" d="M30 23L9 6M30 23L53 8M30 23L45 45M30 23L7 35M18 8l-6 6M23 14l-5 5M46 8l6 7M41 13l5 5M44 38l-7 5M39 32l-6 4M15 36l-5-7M20 31l-4-6"/><circle class="c-solid" cx="30" cy="23" r="3"/><path class="c-solid" d="M27 54v-7q3-4 6 0v7Z"/>"#,
    ),
    cell(
        "point-broken-mast",
        r#"<path class="c-fine" d="M3 55H57M6 51q3-3 6 0M50 51q2-2 5 0"/><path class="c-body" d="M10 54C6 48 5 43 6 38L34 44L54 39C53 46 50 51 47 54Z"/><path class="c-tone c-wasteland" d="M35 45L53 41C52 46 50 50 46 53H36Z"/><path class="c-body" d="M25 42L28 18l2 2l1-4l2 3l-2 24ZM33 14l2-3l2 2l13 18l-3 2Z"/><path class="c-body" d="M28 22C20 21 14 24 11 31C16 30 17 34 16 37C20 34 24 35 27 37Z"/><path class="c-shade c-red" d="M31 14V3L45 6L41 9L45 12Z"/><path class="c-fine" d="M9 44L34 49L51 45M29 28L8 38M31 30L50 31M50 31L47 40M15 29l6-3M18 32l5-1"/>"#,
    ),
    cell(
        "point-twin-peaks",
        r#"<path class="c-fine" d="M3 54H57"/><path class="c-body" d="M25 53C31 40 37 24 42 9C47 24 52 40 57 53Z"/><path class="c-tone c-mountain" d="M42 12C47 26 51 40 55 52H44L46 43L41 35L45 27L41 21Z"/><path class="c-body" d="M3 53C8 40 13 24 18 8C23 24 29 40 35 53Z"/><path class="c-tone c-mountain" d="M18 11C23 26 28 40 33 52H21L23 43L18 35L22 27L17 21Z"/><path class="c-fine" d="M13 24L16 28L18 24L21 29L23 24M37 25L40 29L42 25L45 30L47 25M12 36l-3 9M36 34l-1 5M11 45l-2 5"/>"#,
    ),
    cell(
        "point-whale-bones",
        r#"<path class="c-fine" d="M3 55H57M9 58h10M36 58h12"/><path class="c-rib" d="M24 53C17 42 19 22 28 14M33 53C26 42 28 24 36 17M41 53C36 44 37 31 43 24M48 53C45 46 46 38 50 33M20 30C31 17 45 20 55 41"/><path class="c-bone" d="M24 53C17 42 19 22 28 14M33 53C26 42 28 24 36 17M41 53C36 44 37 31 43 24M48 53C45 46 46 38 50 33M20 30C31 17 45 20 55 41"/><path class="c-body" d="M2 43C1 34 7 27 16 27C22 27 25 30 24 34C20 35 18 38 19 41S22 47 20 50C12 54 3 51 2 43Z"/><path class="c-solid" d="M9 38q2-4 6 0q0 4-3 4t-3-4Z"/><path class="c-fine" d="M5 47q5 2 11 0"/>"#,
    ),
    cell(
        "point-rope-bridge",
        r#"<path class="c-body" d="M2 56V30L14 28C17 35 15 47 18 56ZM58 56V30L46 28C43 35 45 47 42 56Z"/><path class="c-tone c-mountain" d="M10 31L13 30C15 37 14 47 16 55H11C12 46 12 38 10 31ZM55 32V55H52C53 46 53 39 55 32Z"/><path class="c-bold" d="M9 30V9M51 30V9M9 12C20 28 40 28 51 12M9 27C20 41 40 41 51 27"/><path class="c-fine" d="M16 20V34M22 23V37M30 24V38M38 23V37M44 20V34"/><path class="c-fine" d="M11 31C22 44 38 44 49 31"/><path class="c-fine" d="M21 55q2-2 5 0t5 0t5 0t4 0M24 50q2-2 4 0t4 0t4 0"/><circle class="c-solid" cx="9" cy="8" r="3"/><circle class="c-solid" cx="51" cy="8" r="3"/>"#,
    ),
    cell(
        "point-smoking-hill",
        r#"<path class="c-fine" d="M3 55H57"/><path class="c-body" d="M31 27C24 27 22 21 25 18C20 16 20 9 26 8C28 2 38 1 41 6C47 4 53 8 51 14C55 18 51 24 46 23C42 22 40 24 38 28Z"/><path class="c-tone c-mountain" d="M39 7C46 5 52 8 50 14C54 18 50 23 46 22C42 21 39 22 37 26C37 20 48 18 39 7Z"/><path class="c-body" d="M4 54C13 48 19 38 23 28C27 26 36 26 40 28C43 38 49 48 56 54Z"/><path class="c-tone c-wasteland" d="M34 29L39 29C42 38 47 47 54 53H40C38 45 39 37 34 29Z"/><path class="c-shade c-red" d="M23 28C27 26 36 26 40 28C40 31 38 30 37 34S33 40 32 35S28 33 27 31S23 31 23 28Z"/><path class="c-fine" d="M20 38l-4 8M26 42l-3 8M31 46v6M30 16q2-4 6-3M33 22q1-3 4-3"/>"#,
    ),
    cell(
        "point-parrot-rock",
        r#"<path class="c-fine" d="M3 55H57M7 51q2-2 5 0"/><path class="c-body" d="M8 54C9 46 14 41 19 40L33 38C43 38 50 45 53 54Z"/><path class="c-tone c-mountain" d="M36 39C44 41 49 47 51 53H39C41 48 40 43 36 39Z"/><path class="c-shade c-forest" d="M33 6C40 6 45 12 44 20C43 30 37 37 29 40C25 45 20 49 14 51C17 46 19 42 20 38C20 32 21 27 22 22C22 12 26 6 33 6Z"/><path class="c-body" d="M25 16C25 10 29 7 34 7C31 12 31 18 27 21C25 20 25 18 25 16Z"/><path class="c-shade c-farm" d="M26 14C20 14 17 18 18 25C21 23 25 23 27 20Z"/><path class="c-shade c-red" d="M41 20C42 28 37 34 29 37C29 29 33 23 41 20Z"/><circle class="c-solid" cx="30" cy="13" r="2"/><path class="c-fine" d="M33 30l5-4M33 34l5-5M28 39v4M32 38v4M20 45l-3 3"/>"#,
    ),
    cell(
        "point-silver-falls",
        r#"<path class="c-body" d="M3 55V14C8 9 15 8 21 11L22 30L19 44L20 55ZM57 55V10C51 6 44 7 39 11L38 30L41 44L40 55Z"/><path class="c-tone c-mountain" d="M15 11C18 10 19 11 20 12L21 30L18 44L19 54H14C13 44 17 36 15 26ZM55 12V54H51C49 40 54 28 55 12Z"/><path class="c-shade c-water" d="M21 11C27 15 33 15 39 11L38 30L41 44L40 50H20L19 44L22 30Z"/><path class="c-body" d="M9 54C9 49 15 46 19 49C22 44 28 44 30 48C33 44 38 45 41 49C46 46 51 50 51 54Z"/><path class="c-fine" d="M26 17L25 43M30 19V43M34 17L35 43M8 18l4 8M8 30l3 7M49 14l-3 7M47 28l3 7M16 56h8M34 57h9"/>"#,
    ),
    cell(
        "sign-pirate",
        r#"<path class="c-halo" d="M30 3L56 12Q53 20 43 21C43 27 41 31 37 33C46 35 51 42 52 57H9C9 44 13 36 23 33C19 31 17 27 17 21Q7 20 4 12Z"/><path class="c-shade" d="M23 33C13 36 9 44 9 57H52C51 42 46 35 37 33L30 41Z"/><path class="c-body" d="M18 19H42C43 29 38 36 30 36S17 29 18 19Z"/><path class="c-shade" d="M4 12C10 14 15 9 22 4Q30 1 38 4C45 9 50 14 56 12Q53 22 43 21Q30 17 17 21Q7 22 4 12Z"/><path class="c-solid" d="M21 23h8q1 6-4 6t-4-6ZM34 24a2.2 2.2 0 1 0 4 0a2.2 2.2 0 1 0-4 0Z"/><path class="c-bold" d="M18 22L42 22M27 32q4 2 7-1"/>"#,
    ),
    cell(
        "sign-shovel",
        r#"<path class="c-body" d="M36 22L40 26L25 41L21 37Z"/><path class="c-body" d="M38 20L47 11L51 15L42 24Z"/><path class="c-bold" d="M44 6L56 18M44 6Q49 2 53 8Q59 11 56 18"/><path class="c-shade c-mountain" d="M18 33L29 44C27 52 18 57 5 57C5 44 10 35 18 33Z"/><path class="c-fine" d="M22 40L10 52"/>"#,
    ),
    cell(
        "sign-boots",
        r#"<path class="c-shade c-wasteland" d="M23 5H41V32C44 37 54 38 56 45V52H20V34Z"/><path class="c-body" d="M21 4H43V13H21Z"/><path class="c-solid" d="M19 51H57V56H40V54H31V56H19Z"/><path class="c-fine" d="M27 19V32M35 34q-4 4-2 10M41 37l4-3M44 40l4-3"/><path class="c-bold" d="M4 28H14M2 37H13M6 46H14"/>"#,
    ),
    cell(
        "sign-map",
        r#"<path class="c-body" d="M4 13L21 7L39 13L56 7V47L39 53L21 47L4 53Z"/><path class="c-tone c-farm" d="M21 9L38 14.5V51L21 45.5Z"/><path class="c-fine" d="M21 7V47M39 13V53M9 24q5-6 9-1t8 1"/><path class="c-dots" d="M10 42Q14 32 23 34T36 27"/><path class="c-bold" d="M42 19l8 7M50 18l-8 9"/>"#,
    ),
    cell(
        "sign-doubloons",
        r#"<path class="c-shade c-coin" d="M6 40V47C6 51 13 54 22 54S38 51 38 47V40Z"/><ellipse class="c-shade c-coin" cx="22" cy="40" rx="16" ry="7"/><path class="c-shade c-coin" d="M8 31V38C8 42 15 45 24 45S40 42 40 38V31Z"/><ellipse class="c-shade c-coin" cx="24" cy="31" rx="16" ry="7"/><circle class="c-shade c-coin" cx="40" cy="20" r="16"/><circle class="c-fine" cx="40" cy="20" r="12"/><path class="c-bold" d="M40 12V28M34 20H46"/>"#,
    ),
    cell(
        "set-gems",
        r#"<path class="c-shade" d="M17 10H43L55 25L30 54L5 25Z"/><path class="c-body" d="M17 10H43L39 25H21Z"/><path class="c-fine" d="M5 25H55M21 25L30 54L39 25M17 10L21 25M43 10L39 25"/>"#,
    ),
    cell(
        "set-silver",
        r#"<path class="c-shade" d="M15 7H45C46 22 42 32 33 35V45C38 46 43 48 44 54H16C17 48 22 46 27 45V35C18 32 14 22 15 7Z"/><path class="c-body" d="M19 11H25C25 20 26 26 29 31C22 28 19 20 19 11Z"/><path class="c-bold" d="M15 12H6C6 21 10 26 18 27M45 12H54C54 21 50 26 42 27"/>"#,
    ),
    cell(
        "set-gold",
        r#"<path class="c-shade" d="M20 29L24 10H36L40 29Z"/><path class="c-shade" d="M4 52L8 32H26L30 52ZM30 52L34 32H52L56 52Z"/><path class="c-body" d="M24 10H36L34 15H26ZM8 32H26L23 37H11ZM34 32H52L49 37H37Z"/>"#,
    ),
    cell(
        "set-pearl",
        r#"<path class="c-shade" d="M30 50C14 50 4 40 4 29C8 14 18 7 30 7S52 14 56 29C56 40 46 50 30 50Z"/><path class="c-fine" d="M30 48L9 21M30 48L18 12M30 48V8M30 48L42 12M30 48L51 21"/><path class="c-shade" d="M19 53C19 48 41 48 41 53Z"/><circle class="c-body" cx="30" cy="36" r="10"/><path class="c-fine" d="M25 35q1-4 5-4"/>"#,
    ),
    cell(
        "set-jewelry",
        r#"<circle class="c-thick" cx="30" cy="38" r="16"/><path class="c-shade" d="M21 8H39L44 15L30 27L16 15Z"/><path class="c-body" d="M21 8H39L35 15H25Z"/><path class="c-fine" d="M16 15H44M25 15L30 27L35 15"/>"#,
    ),
    cell(
        "set-jade",
        r#"<path class="c-shade" d="M30 4C46 4 53 12 52 24C51 40 43 50 30 57C17 50 9 40 8 24C7 12 14 4 30 4Z"/><path class="c-body" d="M14 23Q21 16 27 24Q20 30 14 23ZM46 23Q39 16 33 24Q40 30 46 23ZM20 41H40Q38 49 30 50T20 41Z"/><path class="c-bold" d="M30 24L26 35H34M13 17Q20 11 27 16M47 17Q40 11 33 16M26 41V48M34 41V48"/>"#,
    ),
    cell(
        "sign-chest",
        r#"<path class="c-body" d="M6 27H54V52H6Z"/><path class="c-shade c-wasteland" d="M6 27V20C6 12 12 8 19 8H41C48 8 54 12 54 20V27Z"/><path class="c-bold" d="M16 9V52M44 9V52"/><path class="c-shade c-coin" d="M25 23H35V36H25Z"/><path class="c-solid" d="M28 27q2-2 4 0l-1 6h-2Z"/><path class="c-fine" d="M20 40H40M20 46H40M22 14H38M22 19H38"/>"#,
    ),
    cell(
        "sign-ship",
        r#"<path class="c-body" d="M6 41H54C52 48 48 52 43 53H17C11 52 7 48 6 41Z"/><path class="c-body" d="M27 11C37 14 38 28 28 36C31 27 31 19 27 11ZM13 17C21 20 22 30 14 36C17 29 16 23 13 17ZM42 18C50 21 51 30 43 36C46 30 45 24 42 18Z"/><path class="c-bold" d="M28 41V6M15 41V14M43 41V15M54 41L59 34"/><path class="c-shade c-red" d="M28 6L40 9L28 11Z"/><path class="c-fine" d="M10 46H50M2 56q4-3 7 0t7 0t7 0t7 0t7 0t7 0t7 0t7 0"/>"#,
    ),
    cell(
        "sign-serpent",
        r#"<path class="c-body" d="M6 44C8 32 6 22 11 15C16 9 25 10 28 16L22 18C26 19 27 22 25 24C21 21 17 22 17 28C17 34 16 40 16 44ZM24 44C25 32 41 32 42 44H35C35 39 31 39 31 44ZM46 44C47 37 53 37 54 33C58 36 58 40 55 44Z"/><circle class="c-solid" cx="18" cy="15" r="1.8"/><path class="c-fine" d="M10 16L6 10L13 12M8 24L4 22M8 31L4 31M2 47q3-3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t5 0M12 53q3-3 6 0t6 0t6 0t6 0t6 0"/>"#,
    ),
];
