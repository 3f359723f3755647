//! Screenshots of the page.

use std::path::Path;

use serde_json::{Value, json};

use crate::page::Page;
use crate::root;
use crate::script::visible_element;

/// The quality of lossy formats: small files without a visible loss.
const QUALITY: u32 = 80;

impl Page {
    /// Saves a screenshot to a file; its path is relative to the project's root. The extension chooses the format:
    /// `png`, `webp` or `jpeg`; `webp` is the smallest by far.
    pub async fn picture(&self, file: impl AsRef<Path>) {
        let file = root().join(file);
        self.step(format!("picture {}", file.display())).await;
        // The last change may not be painted yet.
        let painted =
            "document.fonts.status == 'loaded' && (globalThis.frames_seen = (globalThis.frames_seen ?? 0) + 1) > 2";
        self.until("the picture is painted", painted).await;
        self.ask::<()>("delete globalThis.frames_seen && null").await;
        self.take_picture(&file).await;
    }

    /// A picture of an element as PNG, as a camera would take it: with every pixel.
    pub async fn picture_of(&self, selector: &str) -> Vec<u8> {
        self.see(selector).await;
        let place = "(r => ({ x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height }))";
        let element = visible_element(selector, "");
        let mut clip: Value = self.ask(&format!("{place}({element}.getBoundingClientRect())")).await;
        clip["scale"] = json!(2);
        let wish = json!({ "format": "png", "clip": clip, "captureBeyondViewport": true });
        let taken = self.command("Page.captureScreenshot", wish).await;
        self.ok_or_fail("a picture", decoded(taken["data"].as_str().unwrap_or_default()))
    }

    async fn take_picture(&self, file: &Path) {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let format = if ending == "jpg" { "jpeg" } else { ending };
        assert!(["png", "jpeg", "webp"].contains(&format), "{}: a picture must be png, webp or jpeg", file.display());
        let mut wish = json!({ "format": format, "optimizeForSpeed": false });
        if format != "png" {
            wish["quality"] = json!(QUALITY);
        }
        let taken = self.command("Page.captureScreenshot", wish).await;
        let bytes = self.ok_or_fail("a picture", decoded(taken["data"].as_str().unwrap_or_default()));
        let written = file.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(file, bytes));
        written.unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    }

    /// A screenshot as PNG; `None` if the browser can no longer take one.
    pub(crate) async fn screenshot(&self) -> Option<Vec<u8>> {
        let taken = self.current_tab().call("Page.captureScreenshot", json!({ "format": "png" })).await.ok()?;
        decoded(taken["data"].as_str()?).ok()
    }
}

/// Decodes base 64.
fn decoded(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return Err(format!("{:?} is not a base64 digit", char::from(letter))),
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn base_64_is_decoded() {
        for (text, bytes) in [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYmFy", "foobar")] {
            assert_eq!(decoded(text).as_deref(), Ok(bytes.as_bytes()));
        }
        assert_eq!(decoded("/+8="), Ok(vec![0xff, 0xef]));
        assert!(decoded("Zm 9").is_err());
    }
}
