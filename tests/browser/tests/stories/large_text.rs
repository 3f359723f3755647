//! Text twice as large, by the page's own setting and by the browser's zoom: nothing is cut, covered or out of reach.

use crate::shelf_of_games::{CARTOGRAPHERS_2, MISTERRA_1, MORGAN_2, SOLO, Seating, keep, shorter};
use browser_tests::{Page, Screen, visit};
use serde_json::json;

/// The texts that cannot be read: clipped, sticking out of their container or of the window, or overlapping. Text in a
/// scrolling element may be out of view. A floating element may cover text, since the user can scroll the page. The head of
/// a table has fixed lines, so that the board does not move: they may end with "…" if a title has the whole text.
const LOST: &str = "(() => {
    const lost = [], texts = [], wide = document.documentElement.clientWidth;
    const within = (inner, outer, by) => inner.left >= outer.left - by && inner.right <= outer.right + by;
    const walker = document.createTreeWalker(document.querySelector('dialog') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement, text = node.data.trim();
        if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            || element.closest('.visually-hidden, svg, option, noscript, script, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        let box = range.getBoundingClientRect();
        if (!box.width) continue;
        let scrolls = false, floats = false, clip = null, shortened = false;
        for (let around = element; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY) && around !== document.documentElement;
            floats ||= /fixed|sticky/.test(style.position);
            shortened ||= (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && around.closest('[title]')?.title.includes(text);
            if (!scrolls && /hidden|clip/.test(style.overflowX)) clip ??= around.getBoundingClientRect();
        }
        if (shortened && clip) box = clip;
        if (!scrolls && (box.left < -1 || box.right > wide + 1)) lost.push('outside the window: ' + text);
        if (clip && !shortened && (!within(box, clip, 1) || box.bottom > clip.bottom + 2)) lost.push('cut: ' + text);
        const held = element.closest('button, .button, .pill, .panel, .sheet-of-paper, th, td');
        if (held && !scrolls && !within(box, held.getBoundingClientRect(), 2)) lost.push('sticks out: ' + text);
        const part = ({ left, right, top, bottom }) => {
            const box = { left: Math.max(left, clip.left), right: Math.min(right, clip.right), top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) };
            return { ...box, height: box.bottom - box.top };
        };
        const lines = [...range.getClientRects()].map(line => shortened && clip ? part(line) : line).filter(line => line.height > 0);
        if (!floats && !scrolls) texts.push([text, lines]);
    }
    texts.forEach(([one, boxes], place) => texts.slice(place + 1).forEach(([other, others]) => {
        const on = boxes.some(a => others.some(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2));
        if (on) lost.push('one on the other: ' + one + ' | ' + other);
    }));
    const sideways = document.documentElement.scrollWidth;
    if (sideways > wide) {
        const out = [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > wide + 1);
        lost.push('the page is ' + sideways + ' wide: ' + out.slice(0, 3).map(e => e.outerHTML.slice(0, 90)));
    }
    return lost;
})()";

async fn look(page: &Page, name: &str, kind: &str) {
    page.picture(format!("target/browser-tests/large-text/{name}-{kind}.webp")).await;
    let lost: Vec<String> = page.ask(LOST).await;
    assert!(lost.is_empty(), "{name} {kind}: {lost:#?}");
    // The result of axe is the same on every kind of screen, so one kind is enough.
    if page.screen().touch {
        page.is_accessible().await;
    }
}

/// Every screen, and each game at a few moments.
async fn every_screen(screen: Screen, text: u16, kind: &str) {
    visit(screen.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        let settings = json!({ "text": text, "pace": "instant" }).to_string();
        page.ask::<()>(&format!("void (localStorage['portolan.settings'] = {})", json!(settings))).await;
        let misterra = shorter(MISTERRA_1, 9);
        let tables = [
            ("cartographers", shorter(CARTOGRAPHERS_2, 12), "#confirm", "#ending", CARTOGRAPHERS_2),
            ("solo", shorter(SOLO, 6), "#confirm", "#title", SOLO),
            ("presumptions", shorter(MISTERRA_1, 0), ".presumption", "#titles", MISTERRA_1),
            ("misterra", misterra, "#confirm", "#titles", MISTERRA_1),
            ("morgan", shorter(MORGAN_2, 21), ".map-card", "#ending", MORGAN_2),
        ];
        for (id, going, _, _, over) in &tables {
            keep(page, id, going, Seating::Bots, 1).await;
            keep(page, &format!("{id}-over"), over, Seating::Bots, 2).await;
        }
        page.reload().await;
        page.see("#to-continue").await;
        look(page, "home", kind).await;
        for (route, seen) in [
            ("new/cartographers", "#start"),
            ("new/misterra", "#start"),
            ("new/morgan", "#start"),
            ("settings", "fieldset"),
            ("games", ".my-games .ranking"),
            ("about", ".packages"),
            ("report", "#happened"),
            ("rules/cartographers", ".rules figure"),
            ("rules/misterra", ".rules figure"),
            ("rules/morgan", ".rules figure"),
            ("share/cartographers-over", ".share h1"),
        ] {
            page.open(&format!("#/{route}")).await;
            page.see(seen).await;
            look(page, &route.replace('/', "-"), kind).await;
        }
        for (id, _, seen, ending, _) in &tables {
            page.open(&format!("#/table/{id}")).await;
            page.see(seen).await;
            look(page, id, kind).await;
            page.open(&format!("#/table/{id}-over")).await;
            page.see(ending).await;
            look(page, &format!("{id}-over"), kind).await;
        }
        page.click("#rules-open").await;
        page.see("dialog .rules figure").await;
        look(page, "rules-over-a-table", kind).await;
    })
    .await;
}

#[tokio::test]
async fn large_text_on_a_desk() {
    every_screen(Screen::WIDE, 200, "desk").await;
}

#[tokio::test]
async fn large_text_on_a_phone() {
    every_screen(Screen::PHONE, 200, "phone").await;
}

#[tokio::test]
async fn large_text_in_german() {
    every_screen(Screen::WIDE.speaking("de"), 200, "german").await;
}

/// At 200 % zoom the window is half as wide and half as high in CSS pixels.
#[tokio::test]
async fn large_text_by_the_browsers_zoom() {
    let zoomed = Screen { width: Screen::WIDE.width / 2, height: Screen::WIDE.height / 2, density: 2, ..Screen::WIDE };
    every_screen(zoomed, 100, "zoomed").await;
}
