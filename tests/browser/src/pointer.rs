//! Mouse input: pointing, clicking and dragging, and finding the positions of elements.

use std::io::Write;
use std::time::Instant;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;
use crate::script::{visibility_text, visible_element};

/// A point on the screen, in CSS pixels from its upper left corner.
pub type Point = (f64, f64);

/// Waits until an element is visible, scrolls it into the window, and waits until it has not moved for a frame. Then
/// returns its position and any element that covers it. Runs `WATCH` at the end.
const FIND: &str = "new Promise(done => {
    const end = performance.now() + PATIENCE, find = () => SEEN;
    let element, before = '';
    (function look() {
        const now = find();
        if (!now) {
            if (performance.now() > end) return done({});
            return requestAnimationFrame(look);
        }
        if (now !== element) {
            element = now;
            before = '';
            element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        }
        const box = element.getBoundingClientRect(), line = element.getClientRects()[0] ?? box;
        const rests = [box.x, box.y, box.width, box.height].join();
        if (rests !== before) {
            before = rests;
            return requestAnimationFrame(look);
        }
        const within = (from, to, most) => (Math.max(from, 0) + Math.min(to, most)) / 2;
        const [x, y] = MIDDLE;
        const top = document.elementFromPoint(x, y);
        const covered = !top || !(element.contains(top) || ALSO);
        const pressed = element.matches('a, button, input, label, summary');
        WATCH
        done({ found: { at: [x, y], pressed,
            covered: covered ? top?.outerHTML.slice(0, 120) ?? 'nothing in the window' : null } });
    })();
})";

/// The point to click: the middle of the first line of an element, clipped to the window.
const FIRST_LINE: &str = "[within(line.left, line.right, innerWidth), within(line.top, line.bottom, innerHeight)]";
/// The middle of a whole element.
const WHOLE: &str = "[box.x + box.width / 2, box.y + box.height / 2]";

/// Watches for a click on an element. Stops events that hit another element.
const WATCH: &str = "{
    window.clickWatched?.end();
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
    const hear = event => {
        if (watched.arrived) return;
        const hit = element.contains(event.target);
        watched.heard += ` ${event.type} ${hit ? 'there' : event.target.outerHTML?.slice(0, 80)}`;
        watched.arrived = hit && event.type === 'click';
        watched.missed ||= !hit;
        if (!hit) { event.stopImmediatePropagation(); event.preventDefault(); }
    };
    const end = () => kinds.forEach(kind => window.removeEventListener(kind, hear, true));
    const watched = window.clickWatched = { arrived: false, missed: false, heard: '', end };
    kinds.forEach(kind => window.addEventListener(kind, hear, true));
}";

/// Ends the watch, and returns the events that came instead of a click. Waits, since the click of a finger comes only
/// after the finger is lifted.
const WATCHED: &str = "new Promise(done => {
    const watched = window.clickWatched, late = performance.now() + 5000;
    let frames = 0;
    (function look() {
        // After something else was hit, nothing more comes.
        const waits = watched && !watched.arrived && performance.now() < late && !(watched.missed && frames++ > 2);
        if (waits) return requestAnimationFrame(look);
        watched?.end();
        delete window.clickWatched;
        done(!watched || watched.arrived ? null : watched.heard || ' nothing');
    })();
})";

/// An element that was found.
#[derive(Deserialize)]
pub(crate) struct Found {
    pub at: Point,
    /// The HTML of an element that covers it.
    pub covered: Option<String>,
    /// Whether it is a control that can be pressed.
    pub pressed: bool,
}

/// The purpose of looking for an element.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(crate) enum Aim {
    /// To click it: nothing may cover it, and the click is watched for.
    Click,
    /// To touch it: an ancestor may take the touch instead, and the click on a control is watched for.
    Touch,
    /// To get its position only.
    Place,
}

impl Page {
    /// Clicks a visible element as soon as nothing covers it.
    pub async fn click(&self, selector: &str) {
        self.click_text(selector, "").await;
    }

    /// Clicks an element that matches and contains a text: `page.click_text("button", "Play now")`.
    ///
    /// The page may change between finding the element and clicking it. So the element must have come to rest first,
    /// and a click that hits another element is stopped, reported and repeated.
    pub async fn click_text(&self, selector: &str, text: &str) {
        self.step(format!("click {selector:?} {text:?}")).await;
        let begun = Instant::now();
        loop {
            let found = self.find(selector, text, Aim::Click).await;
            let missed = match found.covered {
                // The element on top may be about to disappear.
                Some(top) => format!("covered by {top}"),
                None => {
                    self.press_at(found.at).await;
                    let Some(missed) = self.missed().await else { return };
                    missed
                }
            };
            self.next_look(begun, || format!("clicking {selector:?} {text:?}: {missed}")).await;
        }
    }

    /// Waits until an element is visible and has come to rest.
    pub(crate) async fn find(&self, selector: &str, text: &str, aim: Aim) -> Found {
        let what = visibility_text(selector, text);
        let script = FIND
            .replace("PATIENCE", &PATIENCE.as_millis().to_string())
            .replace("MIDDLE", if aim == Aim::Click { FIRST_LINE } else { WHOLE })
            .replace("ALSO", if aim == Aim::Click { "false" } else { "top.contains(element)" })
            .replace(
                "WATCH",
                match aim {
                    Aim::Click => "if (!covered) WATCHING",
                    Aim::Touch => "if (!covered && pressed) WATCHING",
                    Aim::Place => "",
                },
            )
            .replace("WATCHING", WATCH)
            // Last: the story's selector may contain the other placeholders.
            .replace("SEEN", &visible_element(selector, text));
        let answer: Value = self.run(&what, &script).await;
        if answer["found"].is_null() {
            self.fail(&format!("timed out waiting until {what}"));
        }
        self.ok_or_fail(&what, serde_json::from_value(answer["found"].clone()).map_err(|bad| bad.to_string()))
    }

    /// Presses and releases the mouse button.
    async fn press_at(&self, at: Point) {
        let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        let loose = json!({ "button": "left", "buttons": 0, "clickCount": 1 });
        let sent = [
            self.mouse("mouseMoved", at, json!({})),
            self.mouse("mousePressed", at, held),
            self.mouse("mouseReleased", at, loose),
        ];
        for answer in sent {
            self.ok_or_fail("clicking", answer.await);
        }
    }

    /// The events that came instead of the watched click; `None` if the click arrived.
    pub(crate) async fn missed(&self) -> Option<String> {
        // If the click opened another page, the watch is gone.
        let answer = self.evaluate(WATCHED).await.ok()?;
        let missed = answer.as_str()?.to_owned();
        // `eprintln!` would be captured; this way a story that passes reports the missed click too.
        let _ = writeln!(std::io::stderr(), "a click did not arrive and is repeated:{missed}\n{}", self.last_steps());
        Some(missed)
    }

    /// Moves the pointer over an element.
    pub async fn point_at(&self, selector: &str) {
        let at = self.middle_of(selector).await;
        self.step(format!("point at {selector:?}")).await;
        self.point(at).await;
    }

    /// Moves the pointer to a point.
    pub async fn point(&self, at: Point) {
        self.ok_or_fail("pointing", self.mouse("mouseMoved", at, json!({})).await);
    }

    /// Presses the mouse button at the first point, moves to each of the other points and releases it at the last.
    pub async fn drag(&self, way: &[Point]) {
        let (Some(&from), Some(&to)) = (way.first(), way.last()) else { return };
        let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        let loose = json!({ "button": "left", "buttons": 0, "clickCount": 1 });
        self.point(from).await;
        self.ok_or_fail("dragging", self.mouse("mousePressed", from, held.clone()).await);
        for &at in &way[1..] {
            // One at a time: the browser would merge movements that are queued.
            self.ok_or_fail("dragging", self.mouse("mouseMoved", at, held.clone()).await);
        }
        self.ok_or_fail("dragging", self.mouse("mouseReleased", to, loose).await);
    }

    /// Turns the wheel over an element; down is positive. Needs a sharp screen: on others Chromium tells the page a larger
    /// turn than the one by which it scrolls.
    pub async fn wheel(&self, selector: &str, by: f64) {
        assert!(self.screen().scale() == 1.0, "a wheel needs a sharp screen");
        let at = self.middle_of(selector).await;
        self.step(format!("wheel {selector:?} {by}")).await;
        self.ok_or_fail("turning the wheel", self.mouse("mouseWheel", at, json!({ "deltaX": 0, "deltaY": by })).await);
    }

    /// The middle of a visible element, scrolled into the window if necessary; for drags and touches. Fails the test if
    /// another element covers it: a person could not touch it either.
    pub async fn middle_of(&self, selector: &str) -> Point {
        self.free(self.find(selector, "", Aim::Place).await).at
    }

    /// Returns the element; fails the test if another one covers it.
    pub(crate) fn free(&self, found: Found) -> Found {
        if let Some(top) = &found.covered {
            self.fail(&format!("{top} covers the middle of the element"));
        }
        found
    }

    fn mouse(&self, kind: &str, (x, y): Point, with: Value) -> impl Future<Output = Result<Value, String>> + use<> {
        let mut params = with;
        params["type"] = json!(kind);
        let scale = self.screen().scale();
        params["x"] = json!(x * scale);
        params["y"] = json!(y * scale);
        self.current_tab().call("Input.dispatchMouseEvent", params)
    }
}
