//! Pointing, clicking and dragging with a mouse, and where things are.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;
use crate::script::{seen, to_be_seen};

/// A place on the screen, in CSS pixels from its upper left corner.
pub type Point = (f64, f64);

/// Waits until an element can be seen, moves it into the window, and waits until it lies where it lay a frame before.
/// Then it tells where that is and what lies there. `WATCH` is done at the end.
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

/// Where a driver clicks: the middle of the first line of an element, as far as it is in the window.
const FIRST_LINE: &str = "[within(line.left, line.right, innerWidth), within(line.top, line.bottom, innerHeight)]";
/// The middle of a whole element.
const WHOLE: &str = "[box.x + box.width / 2, box.y + box.height / 2]";

/// Watches for a click at an element; what hits something else is stopped.
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

/// Ends the watch, and tells what came instead of a click. A finger's click comes after it has been lifted.
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
    /// What lies on top of it there.
    pub covered: Option<String>,
    /// Is it made to be pressed?
    pub pressed: bool,
}

/// What is done with an element.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(crate) enum Aim {
    /// It is clicked: nothing else may be there, and the click is watched for.
    Click,
    /// It is touched: what lies around it takes that as well, and a click is watched for.
    Touch,
    /// A place on the screen is looked for.
    Place,
}

impl Page {
    /// Clicks what can be seen, as soon as nothing covers it.
    pub async fn click(&self, selector: &str) {
        self.click_text(selector, "").await;
    }

    /// Clicks what matches and contains a text: `page.click_text("button", "Play now")`.
    ///
    /// Between looking where an element is and clicking there, the page may change. So the element must have come to rest
    /// first, and a click that hit something else is stopped, told of and made again.
    pub async fn click_text(&self, selector: &str, text: &str) {
        self.step(format!("click {selector:?} {text:?}")).await;
        let begun = Instant::now();
        loop {
            let found = self.find(selector, text, Aim::Click).await;
            let missed = match found.covered {
                // It may be covered by what is just going away.
                Some(top) => format!("there is {top}"),
                None => {
                    self.press_at(found.at).await;
                    let Some(missed) = self.missed().await else { return };
                    missed
                }
            };
            if begun.elapsed() > PATIENCE {
                self.fail(&format!("clicking {selector:?} {text:?}: {missed}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until an element can be seen and has come to rest.
    pub(crate) async fn find(&self, selector: &str, text: &str, aim: Aim) -> Found {
        let what = to_be_seen(selector, text);
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
            // Last: it holds what the story asks for.
            .replace("SEEN", &seen(selector, text));
        let told: Value = self.run(&what, &script).await;
        if told["found"].is_null() {
            self.fail(&format!("it did not come to be that {what}"));
        }
        self.done(&what, serde_json::from_value(told["found"].clone()).map_err(|bad| bad.to_string()))
    }

    /// Presses the button of the mouse and lets go.
    async fn press_at(&self, at: Point) {
        let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        let loose = json!({ "button": "left", "buttons": 0, "clickCount": 1 });
        let sent = [
            self.mouse("mouseMoved", at, json!({})),
            self.mouse("mousePressed", at, held),
            self.mouse("mouseReleased", at, loose),
        ];
        for answer in sent {
            self.done("clicking", answer.await);
        }
    }

    /// What happened instead of the click that is watched for.
    pub(crate) async fn missed(&self) -> Option<String> {
        // Where the click led to another page, nobody watches any more.
        let told = self.evaluate(WATCHED).await.ok()?;
        let missed = told.as_str()?.to_owned();
        // Past the tests' own capture: also a story that ends well shall tell of it.
        let _ = writeln!(std::io::stderr(), "a click did not arrive and is made again:{missed}\n{}", self.last_steps());
        Some(missed)
    }

    /// Moves the pointer over an element.
    pub async fn point_at(&self, selector: &str) {
        let at = self.middle_of(selector).await;
        self.step(format!("point at {selector:?}")).await;
        self.point(at).await;
    }

    /// Moves the pointer to a place.
    pub async fn point(&self, at: Point) {
        self.done("pointing", self.mouse("mouseMoved", at, json!({})).await);
    }

    /// Presses the button at the first place, moves to each of the others and lets go at the last.
    pub async fn drag(&self, way: &[Point]) {
        let (Some(&from), Some(&to)) = (way.first(), way.last()) else { return };
        let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        let loose = json!({ "button": "left", "buttons": 0, "clickCount": 1 });
        self.point(from).await;
        self.done("dragging", self.mouse("mousePressed", from, held.clone()).await);
        for &at in &way[1..] {
            // One at a time: the browser would make one movement of several that wait.
            self.done("dragging", self.mouse("mouseMoved", at, held.clone()).await);
        }
        self.done("dragging", self.mouse("mouseReleased", to, loose).await);
    }

    /// Turns the wheel over an element; down is positive.
    pub async fn wheel(&self, selector: &str, by: f64) {
        let at = self.middle_of(selector).await;
        self.step(format!("wheel {selector:?} {by}")).await;
        self.done("turning the wheel", self.mouse("mouseWheel", at, json!({ "deltaX": 0, "deltaY": by })).await);
    }

    /// The middle of an element that can be seen, moved into the window if need be, for ways over the screen. Something
    /// else on top of it fails the test: a person could not touch it either.
    pub async fn middle_of(&self, selector: &str) -> Point {
        self.free(self.find(selector, "", Aim::Place).await).at
    }

    /// An element that nothing covers.
    pub(crate) fn free(&self, found: Found) -> Found {
        if let Some(top) = &found.covered {
            self.fail(&format!("at the middle of what is to be touched there is {top}"));
        }
        found
    }

    fn mouse(&self, kind: &str, (x, y): Point, with: Value) -> impl Future<Output = Result<Value, String>> + use<> {
        let mut params = with;
        params["type"] = json!(kind);
        params["x"] = json!(x);
        params["y"] = json!(y);
        self.now().call("Input.dispatchMouseEvent", params)
    }
}
