//! Pictures of the page.

use std::path::Path;

use serde_json::json;
use thirtyfour::support::base64_decode;

use crate::network::Complaint;
use crate::page::Page;
use crate::{leavings, root};

/// For pictures that lose something: small, and nobody sees it.
const QUALITY: u32 = 80;

impl Page {
    /// Takes a picture of what the screen shows, to a file named from the project's root. Its ending says in which
    /// form: `png`, `webp` or `jpeg`; `webp` is the smallest by far.
    pub async fn picture(&self, file: impl AsRef<Path>) {
        let file = root().join(file);
        self.step(format!("picture {}", file.display())).await;
        // What was asked for last may not be on the screen yet.
        let painted =
            "document.fonts.status == 'loaded' && (globalThis.frames_seen = (globalThis.frames_seen ?? 0) + 1) > 2";
        self.until("the picture is painted", painted).await;
        self.ask::<()>("delete globalThis.frames_seen && null").await;
        self.take_picture(&file).await;
    }

    async fn take_picture(&self, file: &Path) {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let format = if ending == "jpg" { "jpeg" } else { ending };
        assert!(["png", "jpeg", "webp"].contains(&format), "{}: a picture is png, webp or jpeg", file.display());
        let mut wish = json!({ "format": format, "optimizeForSpeed": false });
        if format != "png" {
            wish["quality"] = json!(QUALITY);
        }
        let taken = self.command("Page.captureScreenshot", wish).await;
        let bytes = self.done("a picture", base64_decode(taken["data"].as_str().unwrap_or_default()));
        let written = file.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(file, bytes));
        written.unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    }

    /// Says what there is to see when a story has failed.
    pub(crate) async fn show_failure(&self, complaints: &[Complaint]) {
        eprintln!("the last steps:\n{}", self.last_steps());
        complaints.iter().for_each(|complaint| eprintln!("{complaint}"));
        if let Ok(address) = self.driver().current_url().await {
            eprintln!("at {address}");
        }
        let shown = self.driver().execute("return document.body.innerText", Vec::new()).await;
        if let Ok(Ok(shown)) = shown.map(|shown| shown.convert::<String>()) {
            eprintln!("the page shows:\n{}", shown.chars().take(1500).collect::<String>());
        }
        let name = std::thread::current().name().unwrap_or("story").replace("::", "-");
        let file = leavings().join(format!("failed-{name}.png"));
        if let Ok(picture) = self.driver().screenshot_as_png().await
            && std::fs::write(&file, picture).is_ok()
        {
            eprintln!("a picture is in target/browser-tests/failed-{name}.png");
        }
    }
}
