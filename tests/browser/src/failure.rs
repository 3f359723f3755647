//! The report of a failed story: a screenshot, and a text with the failure, the last steps, the console and the page.

use std::any::Any;
use std::path::PathBuf;

use crate::network::Complaint;
use crate::page::Page;
use crate::root;

/// How many characters of the page's text are printed.
const SHOWN: usize = 4_000;

/// The folder for screenshots and reports of failures.
const FOLDER: &str = "target/browser";

/// The report file of a story, without its extension, for one of its people. `ATTEMPT` numbers the runs of a story; see
/// `cargo xtask browser`.
fn file(person: usize) -> PathBuf {
    let mut name = std::thread::current().name().unwrap_or("story").replace("::", "-");
    if person > 0 {
        name += &format!("-friend-{person}");
    }
    match std::env::var("ATTEMPT") {
        Ok(attempt) => root().join(FOLDER).join(format!("{name}-{attempt}")),
        Err(_) => root().join(FOLDER).join(name),
    }
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}

impl Page {
    /// Prints and saves the state of the page after a story has failed.
    pub(crate) async fn show_failure(&self, panic: &(dyn Any + Send), complaints: &[Complaint]) {
        let complaints: String = complaints.iter().map(|complaint| format!("  {complaint}\n")).collect();
        let ask = async |script: &str| {
            self.evaluate(script).await.ok().and_then(|answer| answer.as_str().map(str::to_owned)).unwrap_or_default()
        };
        let (address, shown) = (ask("location.href").await, ask("document.body.innerText").await);
        let shown: String = shown.chars().take(SHOWN).collect();
        let text = format!(
            "the last steps:\n{}complaints:\n{complaints}at {address} the page shows:\n{shown}\n",
            self.last_steps()
        );
        eprintln!("{text}");
        let file = file(self.number());
        let _ = std::fs::create_dir_all(root().join(FOLDER));
        let _ = std::fs::write(file.with_extension("txt"), format!("{}\n\n{text}", panic_message(panic)));
        if let Some(picture) = self.screenshot().await {
            let _ = std::fs::write(file.with_extension("png"), picture);
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        eprintln!("the screenshot is in {FOLDER}/{name}.png");
    }
}
