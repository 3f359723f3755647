//! What a person does with the page: pointing, touching, typing.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{Key, WebElement};

use crate::PATIENCE;
use crate::page::Page;

/// A place on the screen, in CSS pixels from its upper left corner.
pub type Point = (f64, f64);

/// How long fingers are held still after a drag before they are lifted; Chromium forgets a movement after 40 ms. Lifted in
/// full flight they fling, and where the page scrolls the next tap only stops that.
const HELD_STILL: Duration = Duration::from_millis(60);

/// Waits until an element is in the window and lies where it lay a frame before.
const AT_REST: &str = "const [element, done] = arguments;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    let before = '';
    (function look() {
        const { x, y, width, height } = element.getBoundingClientRect(), now = [x, y, width, height].join();
        if (now === before) done();
        else { before = now; requestAnimationFrame(look); }
    })();";

/// Watches for a click at an element; what hits something else is stopped.
const WATCH: &str = "window.clickWatched?.end();
    const element = arguments[0], kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
    const hear = event => {
        if (watched.arrived) return;
        const hit = element.contains(event.target);
        watched.heard += ` ${event.type} ${hit ? 'there' : event.target.outerHTML?.slice(0, 80)}`;
        watched.arrived = hit && event.type === 'click';
        if (!hit) { event.stopImmediatePropagation(); event.preventDefault(); }
    };
    const end = () => kinds.forEach(kind => window.removeEventListener(kind, hear, true));
    const watched = window.clickWatched = { arrived: false, heard: '', end };
    kinds.forEach(kind => window.addEventListener(kind, hear, true));";

/// Ends the watch, and tells what came instead of a click. A finger's click comes after it has been lifted.
const WATCHED: &str = "const done = arguments[0], watched = window.clickWatched, late = performance.now() + 5000;
    (function look() {
        if (watched && !watched.arrived && performance.now() < late) return requestAnimationFrame(look);
        watched?.end();
        delete window.clickWatched;
        done(!watched || watched.arrived ? null : watched.heard || ' nothing');
    })();";

impl Page {
    /// Clicks what can be seen, as soon as nothing covers it.
    pub async fn click(&self, selector: &str) {
        self.click_text(selector, "").await;
    }

    /// Clicks what matches and contains a text: `page.click_text("button", "Play now")`.
    ///
    /// The browser's driver reads where an element is and then moves the mouse there; what the page does in between it does
    /// not see. So the element must have come to rest first, and a click that hit something else is stopped, told of and
    /// made again.
    pub async fn click_text(&self, selector: &str, text: &str) {
        self.step(format!("click {selector:?} {text:?}")).await;
        let begun = Instant::now();
        loop {
            let element = self.see_text(selector, text).await;
            let missed = match self.clicked(&element).await {
                Ok(None) => return,
                Ok(Some(missed)) => missed,
                // It may be covered by what is just going away, or drawn anew.
                Err(bad) => match *bad {
                    WebDriverErrorInner::ElementClickIntercepted(_)
                    | WebDriverErrorInner::StaleElementReference(_)
                    | WebDriverErrorInner::ElementNotInteractable(_) => bad.to_string(),
                    _ => self.fail(&format!("clicking {selector:?} {text:?}: {bad}")),
                },
            };
            if begun.elapsed() > PATIENCE {
                self.fail(&format!("clicking {selector:?} {text:?}: {missed}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Clicks an element once it has come to rest; where the click did not arrive, what happened instead.
    async fn clicked(&self, element: &WebElement) -> WebDriverResult<Option<String>> {
        self.driver().execute_async(AT_REST, vec![element.to_json()?]).await?;
        self.driver().execute(WATCH, vec![element.to_json()?]).await?;
        element.click().await?;
        self.missed().await
    }

    /// What happened instead of the click that is watched for.
    async fn missed(&self) -> WebDriverResult<Option<String>> {
        // Where the click led to another page, nobody watches any more.
        let Ok(told) = self.driver().execute_async(WATCHED, Vec::new()).await else { return Ok(None) };
        let missed: Option<String> = told.convert()?;
        if let Some(missed) = &missed {
            // Past the tests' own capture: also a story that ends well shall tell of it.
            let _ =
                writeln!(std::io::stderr(), "a click did not arrive and is made again:{missed}\n{}", self.last_steps());
        }
        Ok(missed)
    }

    /// Taps with a finger.
    pub async fn tap(&self, selector: &str) {
        self.tap_text(selector, "").await;
    }

    /// Taps what matches and contains a text. Where a button was to be pressed and no click came of it, a person taps
    /// again.
    pub async fn tap_text(&self, selector: &str, text: &str) {
        let begun = Instant::now();
        loop {
            let element = self.see_text(selector, text).await;
            let at = self.middle(&element).await;
            self.step(format!("tap {selector:?} {text:?}")).await;
            let json = vec![self.done("an element", element.to_json())];
            let pressed = "return arguments[0].matches('a, button, input, label, summary')";
            let pressed = self.done(selector, self.driver().execute(pressed, json.clone()).await);
            if !self.done(selector, pressed.convert::<bool>()) {
                return self.touch(&[at]).await;
            }
            self.done("watching", self.driver().execute(WATCH, json).await);
            self.touch(&[at]).await;
            match self.done("watching", self.missed().await) {
                None => return,
                Some(missed) if begun.elapsed() > PATIENCE => self.fail(&format!("tapping {selector:?}: {missed}")),
                Some(_) => {}
            }
        }
    }

    /// Puts a finger down at the first place, moves it to each of the others and lifts it at the last.
    pub async fn touch(&self, way: &[Point]) {
        self.fingers(&way.iter().map(|&at| vec![at]).collect::<Vec<_>>()).await;
    }

    /// Puts down several fingers, moves them together and holds them still before they are lifted: one list of places for
    /// each moment.
    pub async fn fingers(&self, moments: &[Vec<Point>]) {
        self.put_down(moments).await;
        if moments.len() > 1 {
            tokio::time::sleep(HELD_STILL).await;
        }
        self.lift().await;
    }

    /// Moves a finger fast and lifts it in full flight.
    pub async fn flick(&self, from: Point, to: Point) {
        self.put_down(&[vec![from], vec![to]]).await;
        self.lift().await;
    }

    async fn put_down(&self, moments: &[Vec<Point>]) {
        for (number, places) in moments.iter().enumerate() {
            let kind = if number == 0 { "touchStart" } else { "touchMove" };
            let finger = |(id, &(x, y)): (usize, &Point)| json!({ "x": x, "y": y, "id": id });
            let points: Vec<Value> = places.iter().enumerate().map(finger).collect();
            self.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        }
    }

    async fn lift(&self) {
        self.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// Moves the pointer over an element.
    pub async fn point_at(&self, selector: &str) {
        let element = self.see(selector).await;
        let at = self.middle(&element).await;
        self.step(format!("point at {selector:?}")).await;
        self.point(at).await;
    }

    /// Moves the pointer to a place.
    pub async fn point(&self, at: Point) {
        self.mouse("mouseMoved", at, json!({})).await;
    }

    /// Presses the button at the first place, moves to each of the others and lets go at the last.
    pub async fn drag(&self, way: &[Point]) {
        let (Some(&from), Some(&to)) = (way.first(), way.last()) else { return };
        let held = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        self.point(from).await;
        self.mouse("mousePressed", from, held.clone()).await;
        for &at in &way[1..] {
            self.mouse("mouseMoved", at, held.clone()).await;
        }
        self.mouse("mouseReleased", to, json!({ "button": "left", "buttons": 0, "clickCount": 1 })).await;
    }

    /// Turns the wheel over an element; down is positive.
    pub async fn wheel(&self, selector: &str, by: f64) {
        let element = self.see(selector).await;
        let at = self.middle(&element).await;
        self.step(format!("wheel {selector:?} {by}")).await;
        self.mouse("mouseWheel", at, json!({ "deltaX": 0, "deltaY": by })).await;
    }

    /// Presses a key where the focus is, as browsers call it: `"Enter"`, `"ArrowLeft"`, `"r"`, `"Shift+Tab"`.
    pub async fn press(&self, key: &str) {
        self.press_often(key, 1).await;
    }

    /// Presses a key some times, one after the other.
    pub async fn press_often(&self, key: &str, times: usize) {
        self.step(if times == 1 { format!("press {key}") } else { format!("press {key} {times} times") }).await;
        let mut parts: Vec<&str> = key.split('+').collect();
        // The key + itself splits into nothing.
        let last = parts.pop().filter(|last| !last.is_empty()).unwrap_or("+");
        let held: Vec<char> = parts.into_iter().filter(|part| !part.is_empty()).map(code).collect();
        let mut chain = self.driver().action_chain();
        for &key in &held {
            chain = chain.key_down(key);
        }
        for _ in 0..times {
            chain = chain.key_down(code(last)).key_up(code(last));
        }
        for &key in held.iter().rev() {
            chain = chain.key_up(key);
        }
        self.done(&format!("pressing {key}"), chain.perform().await);
    }

    /// Types where the focus is.
    pub async fn type_text(&self, text: &str) {
        self.step(format!("type {text:?}")).await;
        self.done("typing", self.driver().action_chain().send_keys(text).perform().await);
    }

    /// Replaces what stands in a field.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.step(format!("fill {selector:?} with {text:?}")).await;
        let field = self.see(selector).await;
        self.done(selector, field.clear().await);
        self.done(selector, field.send_keys(text).await);
    }

    /// Chooses an option of a `<select>` by its value.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.step(format!("choose {value:?} in {selector:?}")).await;
        self.see(selector).await;
        // The entries of a closed list cannot be seen, and opened it is the system's, not the page's.
        let chosen = format!(
            "(() => {{ const list = document.querySelector({}); list.value = {}; \
             list.dispatchEvent(new Event('input', {{ bubbles: true }})); \
             list.dispatchEvent(new Event('change', {{ bubbles: true }})); return list.value === {}; }})()",
            json!(selector),
            json!(value),
            json!(value)
        );
        if !self.ask::<bool>(&chosen).await {
            self.fail(&format!("{selector:?} has no entry {value:?}"));
        }
    }

    /// Chooses a file for an `<input type="file">`, which may be hidden.
    pub async fn choose_file(&self, selector: &str, file: &Path) {
        self.step(format!("choose file {}", file.display())).await;
        let there = format!("document.querySelector({})", json!(selector));
        let input = self.wait(&format!("{selector:?} is there"), &there, &[]).await;
        let input = self.done(selector, WebElement::from_json(input, self.driver().handle().clone()));
        let file = file.canonicalize().unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        self.done(selector, input.send_keys(file.to_string_lossy()).await);
    }

    /// The middle of an element that can be seen, for ways over the screen.
    pub async fn middle_of(&self, selector: &str) -> Point {
        let element = self.see(selector).await;
        self.middle(&element).await
    }

    /// The middle of an element, moved into the window if need be. Something else on top of it fails the test: a
    /// person could not touch it either.
    async fn middle(&self, element: &WebElement) -> Point {
        let script = "const box = arguments[0].getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(x, y);
            const covered = !top || !(arguments[0].contains(top) || top.contains(arguments[0]));
            return [x, y, covered ? (top ? top.outerHTML.slice(0, 120) : 'nothing in the window') : null];";
        let json = self.done("an element", element.to_json());
        let rests = self.driver().execute_async(AT_REST, vec![json.clone()]).await;
        self.done("an element comes to rest", rests);
        let told = self.driver().execute(script, vec![json]).await;
        let told = self.done("where an element is", told);
        let (x, y, covered): (f64, f64, Option<String>) = self.done("where an element is", told.convert());
        if let Some(top) = covered {
            self.fail(&format!("at the middle of what is to be touched there is {top}"));
        }
        (x, y)
    }

    async fn mouse(&self, kind: &str, (x, y): Point, with: Value) {
        let mut params = with;
        params["type"] = json!(kind);
        params["x"] = json!(x);
        params["y"] = json!(y);
        self.command("Input.dispatchMouseEvent", params).await;
    }
}

/// A key's character in the driver's alphabet.
fn code(name: &str) -> char {
    let key = match name {
        // What the driver calls Enter is the one on the number pad.
        "Enter" => Key::Return,
        "Escape" => Key::Escape,
        "Tab" => Key::Tab,
        "Space" => Key::Space,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Shift" => Key::Shift,
        "Control" => Key::Control,
        "Alt" => Key::Alt,
        other => {
            let mut letters = other.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("{other:?} is no key that is known here"),
            };
        }
    };
    key.value()
}
