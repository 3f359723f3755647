//! Pressing keys and filling in fields.

use std::path::Path;

use serde_json::{Value, json};

use crate::page::Page;
use crate::script::visible_element;

/// A key, as `Input.dispatchKeyEvent` describes it.
#[derive(Clone)]
struct Key {
    /// `KeyboardEvent.key`.
    key: String,
    /// `KeyboardEvent.code`.
    code: String,
    /// The Windows virtual key code, which Chromium uses.
    number: u32,
    /// The text that the key types.
    text: Option<String>,
    /// The bit of a modifier key in `modifiers`; 0 for other keys.
    held: u8,
}

impl Key {
    /// A key by its name: `"Enter"`, `"ArrowLeft"`, `"r"`.
    fn named(name: &str) -> Key {
        let (code, number, text, held) = match name {
            "Enter" => ("Enter", 13, Some("\r"), 0),
            "Escape" => ("Escape", 27, None, 0),
            "Tab" => ("Tab", 9, None, 0),
            "Space" => return Key { code: "Space".to_owned(), ..Key::of(' ') },
            "Backspace" => ("Backspace", 8, None, 0),
            "Delete" => ("Delete", 46, None, 0),
            "Home" => ("Home", 36, None, 0),
            "End" => ("End", 35, None, 0),
            "PageUp" => ("PageUp", 33, None, 0),
            "PageDown" => ("PageDown", 34, None, 0),
            "ArrowLeft" => ("ArrowLeft", 37, None, 0),
            "ArrowUp" => ("ArrowUp", 38, None, 0),
            "ArrowRight" => ("ArrowRight", 39, None, 0),
            "ArrowDown" => ("ArrowDown", 40, None, 0),
            "Alt" => ("AltLeft", 18, None, 1),
            "Control" => ("ControlLeft", 17, None, 2),
            "Shift" => ("ShiftLeft", 16, None, 8),
            other => {
                let mut letters = other.chars();
                return match (letters.next(), letters.next()) {
                    (Some(letter), None) => Key::of(letter),
                    _ => panic!("unknown key {other:?}"),
                };
            }
        };
        Key { key: name.to_owned(), code: code.to_owned(), number, text: text.map(str::to_owned), held }
    }

    /// The key that types a character.
    fn of(character: char) -> Key {
        let upper = character.to_ascii_uppercase();
        let (code, number) = match upper {
            'A'..='Z' => (format!("Key{upper}"), upper as u32),
            '0'..='9' => (format!("Digit{upper}"), upper as u32),
            ' ' => ("Space".to_owned(), 32),
            // The position of other characters depends on the keyboard layout.
            _ => (String::new(), 0),
        };
        Key { key: character.to_string(), code, number, text: Some(character.to_string()), held: 0 }
    }

    /// The event for pressing or releasing the key while the modifiers `held` are down.
    fn event(&self, down: bool, held: u8) -> Value {
        // A key types no text while Control or Alt is down.
        let text = self.text.as_ref().filter(|_| down && held & 3 == 0);
        let kind = match (down, text) {
            (true, Some(_)) => "keyDown",
            (true, None) => "rawKeyDown",
            (false, _) => "keyUp",
        };
        let mut event = json!({
            "type": kind, "key": self.key, "code": self.code, "windowsVirtualKeyCode": self.number, "modifiers": held,
        });
        if let Some(text) = text {
            event["text"] = json!(text);
        }
        event
    }
}

impl Page {
    /// Presses a key on the focused element, by its name in browsers: `"Enter"`, `"ArrowLeft"`, `"r"`, `"Shift+Tab"`.
    pub async fn press(&self, key: &str) {
        self.press_often(key, 1).await;
    }

    /// Presses a key several times.
    pub async fn press_often(&self, key: &str, times: usize) {
        self.step(if times == 1 { format!("press {key}") } else { format!("press {key} {times} times") }).await;
        let mut parts: Vec<&str> = key.split('+').collect();
        // The key `+` itself splits into empty parts.
        let last = Key::named(parts.pop().filter(|last| !last.is_empty()).unwrap_or("+"));
        let held: Vec<Key> = parts.into_iter().filter(|part| !part.is_empty()).map(Key::named).collect();
        let (mut events, mut bits) = (Vec::new(), 0);
        for key in &held {
            bits |= key.held;
            events.push(key.event(true, bits));
        }
        for _ in 0..times {
            events.extend([last.event(true, bits), last.event(false, bits)]);
        }
        for key in held.iter().rev() {
            bits &= !key.held;
            events.push(key.event(false, bits));
        }
        self.send_keys(&format!("pressing {key}"), events).await;
    }

    /// Types text into the focused element.
    pub async fn type_text(&self, text: &str) {
        self.step(format!("type {text:?}")).await;
        let keys = text.chars().map(Key::of);
        let events = keys.flat_map(|key| [key.event(true, 0), key.event(false, 0)]).collect();
        self.send_keys("typing", events).await;
    }

    async fn send_keys(&self, what: &str, events: Vec<Value>) {
        let tab = self.current_tab();
        let sent: Vec<_> = events.into_iter().map(|event| tab.call("Input.dispatchKeyEvent", event)).collect();
        for answer in sent {
            self.ok_or_fail(what, answer.await);
        }
    }

    /// Replaces the content of a field.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.step(format!("fill {selector:?} with {text:?}")).await;
        self.see(selector).await;
        let ready = "(field => { field.scrollIntoView({ block: 'nearest', behavior: 'instant' }); field.focus(); field.select(); })";
        self.ask::<()>(&format!("{ready}({})", visible_element(selector, ""))).await;
        if text.is_empty() {
            self.press("Delete").await;
        }
        self.type_text(text).await;
    }

    /// Chooses an option of a `<select>` by its value.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.step(format!("choose {value:?} in {selector:?}")).await;
        self.see(selector).await;
        // A test cannot click an option: a closed list hides them, and an open list belongs to the operating system.
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
        self.until(&format!("{selector:?} is there"), &there).await;
        let file = file.canonicalize().unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        let input = self.object(&there).await;
        self.command("DOM.setFileInputFiles", json!({ "files": [file], "objectId": input })).await;
    }
}
