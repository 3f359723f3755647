//! Everything that a turn needs is in sight without scrolling, in every window, every language and at every step; and
//! nothing that can be pressed is too small.

use crate::friends::{open_table, start};
use crate::hints::shown_hints;
use crate::player::without_pauses;
use browser_tests::{Page, Screen, visit};

/// The sizes of windows, and whether a finger is the usual pointer there. The last one is a window of 1400×900 at 200 %.
const SIZES: [(u32, u32, bool); 8] = [
    (1400, 900, false),
    (1366, 768, false),
    (1280, 720, false),
    (390, 844, true),
    (390, 664, true),
    (360, 780, true),
    (844, 390, true),
    (700, 450, false),
];

/// The sizes alone.
pub const WINDOWS: [(u32, u32); SIZES.len()] = {
    let mut windows = [(0, 0); SIZES.len()];
    let mut place = 0;
    while place < windows.len() {
        windows[place] = (SIZES[place].0, SIZES[place].1);
        place += 1;
    }
    windows
};

/// What is out of sight, covered or too small: the main button, the card or hand, the tools, the points, the treasures
/// that can be taken, the people at an online table (whose place hints take on a phone). Spaces of a board are as large as
/// the board allows.
const OUT_OF_SIGHT: &str = "(least => {
    const bad = [], wide = innerWidth, high = innerHeight;
    const box = element => element.getBoundingClientRect();
    const needed = '#confirm, .card .shape, .card .terrain, .hand .sketch, .hand .map-card, .tools button, .presumption:is(button), \
                    .points-strip, .worth, .level:enabled, .bonuses > button, .stage .fit, .table:not(:has(.hints li)) .company';
    const seen = e => e.checkVisibility({ visibilityProperty: true });
    const shown = [...document.querySelectorAll(needed)].filter(e => seen(e) && box(e).width);
    if (!shown.some(e => e.id === 'confirm')) bad.push('no main button');
    for (const e of shown) {
        const b = box(e), name = e.id || e.className;
        if (b.top < -1 || b.left < -1 || b.bottom > high + 1 || b.right > wide + 1) {
            bad.push(`${name} at ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
            continue;
        }
        const top = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
        if (!e.contains(top) && !e.matches('.fit')) bad.push(`${name} covered by ${top?.id || top?.className || top?.tagName}`);
    }
    for (const e of document.querySelectorAll('button, a, input, select')) {
        if (!seen(e) || e.closest('.visually-hidden')) continue;
        const b = box(e);
        if (b.width && b.bottom > 0 && b.top < high && (b.width < least - .5 || b.height < least - .5))
            bad.push(`${e.id || e.className} is ${Math.round(b.width)}×${Math.round(b.height)}`);
    }
    if (document.documentElement.scrollWidth > wide) bad.push('the page is ' + document.documentElement.scrollWidth + ' wide');
    return bad;
})";

/// Asserts it in windows of all sizes and in all languages.
pub async fn in_sight_everywhere(page: &Page, step: &str) {
    let mut bad = Vec::new();
    for language in ["de", "nl", "en"] {
        page.ask::<()>(&format!("void document.getElementById('speak-{language}').click()")).await;
        page.until("the language is spoken", &format!("document.documentElement.lang === '{language}'")).await;
        for (width, height, touch) in SIZES {
            page.resize(width, height).await;
            let least = if touch { 40 } else { 32 };
            let found: Vec<String> = page.ask(&format!("{OUT_OF_SIGHT}({least})")).await;
            bad.extend(found.into_iter().map(|what| format!("{width}×{height} {language} {step}: {what}")));
        }
    }
    page.resize(Screen::WIDE.width, Screen::WIDE.height).await;
    assert!(bad.is_empty(), "{bad:#?}");
}

/// Looks at some turns of a table: at their beginnings, with hints, and with the best move drafted and taken back step by
/// step.
async fn at_the_table(page: &Page, turns: usize) {
    for turn in 0..turns {
        page.see("#confirm").await;
        in_sight_everywhere(page, &format!("turn {turn}")).await;
        if page.count(".dealt").await > 0 {
            page.click(".dealt div:nth-child(1) button").await;
            page.click(".dealt div:nth-child(2) button").await;
            page.click("#confirm").await;
            page.gone(".dealt").await;
            continue;
        }
        page.click("#hint").await;
        shown_hints(page).await;
        in_sight_everywhere(page, &format!("turn {turn} with hints")).await;
        page.click("#hint-0").await;
        in_sight_everywhere(page, &format!("turn {turn} drafted")).await;
        let mut back = 0;
        while page.count("#undo:enabled").await > 0 && back < 9 {
            page.click("#undo").await;
            back += 1;
            in_sight_everywhere(page, &format!("turn {turn} taken back {back} times")).await;
        }
        page.click("#hint-0").await;
        page.until("it can be confirmed", "document.querySelector('#confirm:enabled')").await;
        let before: String = page.text("#asked").await;
        page.click("#confirm").await;
        page.until("it is confirmed", "!document.querySelector('.hints li')").await;
        println!("{before}");
    }
}

/// Looks at all chapters of a lesson, and at their hints.
async fn in_the_lesson(page: &Page, game: &str, chapters: usize) {
    for chapter in 1..=chapters {
        page.open(&format!("#/learn/{game}/{chapter}")).await;
        page.see("#lesson").await;
        page.see("#confirm").await;
        in_sight_everywhere(page, &format!("chapter {chapter}")).await;
        if page.count("#chapter-skip").await > 0 {
            page.click("#hint").await;
            shown_hints(page).await;
            in_sight_everywhere(page, &format!("chapter {chapter} with hints")).await;
        }
    }
    page.click("#confirm").await;
    page.until("the free game begins", "location.hash.startsWith('#/table/')").await;
    page.see("#lesson").await;
    in_sight_everywhere(page, "first free game").await;
}

#[tokio::test]
async fn everything_is_in_sight_in_cartographers() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#now-cartographers").await;
        at_the_table(page, 3).await;
    })
    .await;
}

#[tokio::test]
async fn everything_is_in_sight_in_misterra() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#now-misterra").await;
        at_the_table(page, 3).await;
    })
    .await;
}

#[tokio::test]
async fn everything_is_in_sight_in_morgan() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#now-morgan").await;
        at_the_table(page, 4).await;
    })
    .await;
}

#[tokio::test]
async fn everything_is_in_sight_in_lessons() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        in_the_lesson(page, "cartographers", 8).await;
        in_the_lesson(page, "misterra", 8).await;
        in_the_lesson(page, "morgan", 7).await;
    })
    .await;
}

#[tokio::test]
async fn everything_is_in_sight_at_online_tables() {
    visit(Screen::WIDE.still(), async |page| {
        open_table(page, "cartographers", "Anna").await;
        page.click("#add-bot-1").await;
        page.see("#kick-1").await;
        start(page, &[]).await;
        at_the_table(page, 2).await;
        for game in ["misterra", "morgan"] {
            page.open("#/online").await;
            page.click(&format!("#friends-{game}")).await;
            page.click("#add-bot-1").await;
            page.see("#kick-1").await;
            start(page, &[]).await;
            page.see("#confirm").await;
            in_sight_everywhere(page, game).await;
        }
    })
    .await;
}
