//! Scripts in the page: querying it, and waiting for conditions.

use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::page::Page;

/// A JavaScript expression for the first visible element that matches and contains a text.
pub(crate) fn visible_element(selector: &str, text: &str) -> String {
    format!(
        "[...document.querySelectorAll({})].find(e => e.checkVisibility() \
         && e.getBoundingClientRect().width > 0 && e.textContent.includes({}))",
        json!(selector),
        json!(text)
    )
}

/// The description of waiting for a visible element, for messages.
pub(crate) fn visibility_text(selector: &str, text: &str) -> String {
    let containing = if text.is_empty() { String::new() } else { format!(" with {text:?}") };
    format!("{selector:?}{containing} is visible")
}

/// Whether a script failed or was interrupted because the browser left the document.
fn left_document(bad: &str) -> bool {
    ["context was destroyed", "Cannot find", "navigated", "uniqueContextId not found"]
        .iter()
        .any(|way| bad.contains(way))
}

impl Page {
    /// Waits until an element that matches is visible.
    pub async fn see(&self, selector: &str) {
        self.see_text(selector, "").await;
    }

    /// Waits until an element that matches and contains a text is visible.
    pub async fn see_text(&self, selector: &str, text: &str) {
        self.until(&visibility_text(selector, text), &visible_element(selector, text)).await;
    }

    /// Waits until no element that matches is visible.
    pub async fn gone(&self, selector: &str) {
        self.until(&format!("{selector:?} is gone"), &format!("!{}", visible_element(selector, ""))).await;
    }

    /// Waits until a JavaScript expression is true; `what` describes it in words. Checks in every frame for half a
    /// second, then every 20 ms, so that a long wait does not force the browser to draw frames.
    pub async fn until(&self, what: &str, expression: &str) {
        self.until_within(PATIENCE, what, expression).await;
    }

    /// The same with another patience, for something that takes long by its nature.
    pub async fn until_within(&self, patience: Duration, what: &str, expression: &str) {
        self.step(format!("wait until {what}")).await;
        let begun = Instant::now();
        loop {
            // Chromium must answer each command in time, so a long wait is several commands.
            let left = patience.saturating_sub(begun.elapsed()).min(PATIENCE);
            let Some(bad) = self.wait(left, what, expression).await else { return };
            if begun.elapsed() >= patience {
                self.fail(&format!("timed out waiting until {what}{bad}"));
            }
        }
    }

    /// Waits until an expression is true. If it is not in time, returns the last error, which may be empty.
    async fn wait(&self, patience: Duration, what: &str, expression: &str) -> Option<String> {
        let patience = patience.as_millis();
        let script = format!(
            "new Promise(done => {{
                 const end = performance.now() + {patience}, value = () => ({expression});
                 let looks = 0;
                 (function look() {{
                     let found, bad = '';
                     try {{ found = value(); }} catch (thrown) {{ bad = ` (${{thrown}})`; }}
                     if (found) done(null);
                     else if (performance.now() > end) done(bad);
                     else if (looks++ < 30) requestAnimationFrame(look);
                     else setTimeout(look, 20);
                 }})();
             }})"
        );
        self.run::<Option<String>>(what, &script).await
    }

    /// The current value of a JavaScript expression.
    pub async fn ask<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.run::<Value>(expression, &format!("({expression})")).await;
        serde_json::from_value(value.clone()).unwrap_or_else(|bad| panic!("{expression} is {value}: {bad}"))
    }

    /// Runs a script, waits for its promise, and returns its value. If the browser leaves the document meanwhile, runs
    /// the script again in the next one.
    pub(crate) async fn run<T: DeserializeOwned>(&self, what: &str, script: &str) -> T {
        let begun = Instant::now();
        loop {
            match self.evaluate(script).await {
                Ok(value) => {
                    let read = serde_json::from_value(value).map_err(|bad| bad.to_string());
                    return self.ok_or_fail(what, read);
                }
                Err(bad) if left_document(&bad) && begun.elapsed() < PATIENCE => self.next_frame().await,
                Err(bad) => self.fail(&format!("{what}: {bad}")),
            }
        }
    }

    /// Runs a script and returns the value of its promise.
    pub(crate) async fn evaluate(&self, script: &str) -> Result<Value, String> {
        let params = json!({ "expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": false });
        let mut answer = self.current_tab().call("Runtime.evaluate", params).await?;
        match &answer["exceptionDetails"] {
            Value::Null => Ok(answer["result"]["value"].take()),
            thrown => {
                let exception = &thrown["exception"];
                let message = exception["description"].as_str().or(exception["value"].as_str());
                Err(message.or(thrown["text"].as_str()).unwrap_or_default().to_owned())
            }
        }
    }

    /// Waits for the next frame of the page, before another look at something.
    pub async fn next_frame(&self) {
        // A page that is being replaced answers with an error: then the next look is at the new one.
        let _ = self.evaluate("new Promise(done => requestAnimationFrame(() => done()))").await;
    }

    /// Waits for the next frame, or fails if [`PATIENCE`] is over since the first look.
    pub(crate) async fn next_look(&self, begun: Instant, failure: impl FnOnce() -> String) {
        if begun.elapsed() > PATIENCE {
            self.fail(&failure());
        }
        self.next_frame().await;
    }

    /// The browser's id for the object that an expression returns.
    pub(crate) async fn object(&self, expression: &str) -> String {
        let answer = self.command("Runtime.evaluate", json!({ "expression": expression })).await;
        let object = answer["result"]["objectId"].as_str().map(str::to_owned);
        self.ok_or_fail(expression, object.ok_or_else(|| format!("not an object: {answer}")))
    }
}
