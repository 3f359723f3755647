//! The page in a browser: opening it, waiting for it, asking it.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{WebDriver, WebElement};

use crate::driver::Browser;
use crate::network::{Complaint, Fetched, Network};
use crate::pace::dawdle;
use crate::{PATIENCE, Screen, Site};

/// The page, opened in a browser of its own.
pub struct Page {
    browser: Browser,
    site: Site,
    screen: Screen,
    network: Mutex<Network>,
    /// How many of the site's answers were looked at.
    answers_seen: Mutex<usize>,
    /// What the story has done so far, for who reads a failure.
    steps: Mutex<Vec<String>>,
}

/// A mark or a measure of the page's own clock, `performance.mark` and `performance.measure`.
#[derive(Clone, Debug, Deserialize)]
pub struct Mark {
    /// Its name.
    pub name: String,
    /// When it began, in milliseconds since the page was asked for.
    #[serde(rename = "startTime")]
    pub at: f64,
    /// How long a measure took, in milliseconds; 0 for a mark.
    pub duration: f64,
}

/// The first element that matches and can be seen; `arguments` are a selector and a text that it must contain.
const SEEN: &str = "[...document.querySelectorAll(arguments[0])].find(e => e.checkVisibility() \
     && e.getBoundingClientRect().width > 0 && e.textContent.includes(arguments[1] ?? ''))";

impl Page {
    pub(crate) async fn new(screen: Screen) -> Page {
        let site = Site::open();
        let browser = Browser::start(screen).await;
        let page = Page {
            browser,
            site,
            screen,
            network: Mutex::default(),
            answers_seen: Mutex::default(),
            steps: Mutex::default(),
        };
        page.command("Emulation.setEmulatedMedia", screen.media()).await;
        page.be_lucky().await;
        page.be_slow().await;
        page
    }

    pub(crate) async fn close(self) {
        self.browser.close().await;
    }

    /// The server that the page comes from.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// What the page is looked at with.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The driver, for what this does not offer.
    pub fn driver(&self) -> &WebDriver {
        &self.browser.driver
    }

    /// Where the page's downloads land.
    pub fn downloads(&self) -> PathBuf {
        self.browser.downloads()
    }

    /// Opens the page, or follows a route of it: `""`, `"#/rules"`. Returns when everything that the index names is
    /// loaded; what the page then builds is to be waited for.
    pub async fn open(&self, route: &str) {
        self.step(format!("open {route:?}")).await;
        self.done("opening the page", self.driver().goto(self.site.address() + route).await);
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.step("reload".to_owned()).await;
        self.done("loading again", self.driver().refresh().await);
    }

    /// Goes back in the browser's history.
    pub async fn back(&self) {
        self.step("back".to_owned()).await;
        self.done("going back", self.driver().back().await);
    }

    /// Waits until an element that matches can be seen.
    pub async fn see(&self, selector: &str) -> WebElement {
        self.see_text(selector, "").await
    }

    /// Waits until an element that matches and contains a text can be seen.
    pub async fn see_text(&self, selector: &str, text: &str) -> WebElement {
        let containing = if text.is_empty() { String::new() } else { format!(" with {text:?}") };
        let what = format!("{selector:?}{containing} can be seen");
        let seen = self.wait(&what, SEEN, &[json!(selector), json!(text)]).await;
        let seen = WebElement::from_json(seen, self.driver().handle().clone());
        self.done(&what, seen)
    }

    /// Waits until nothing that matches can be seen.
    pub async fn gone(&self, selector: &str) {
        self.wait(&format!("{selector:?} is gone"), &format!("!{SEEN}"), &[json!(selector)]).await;
    }

    /// Waits until an expression in JavaScript is true; `what` says in words what that means.
    pub async fn until(&self, what: &str, expression: &str) {
        self.wait(what, expression, &[]).await;
    }

    /// The value of an expression in JavaScript, now.
    pub async fn ask<T: DeserializeOwned>(&self, expression: &str) -> T {
        let asked = self.driver().execute(format!("return ({expression})"), Vec::new()).await;
        let value = self.done(expression, asked).json().clone();
        serde_json::from_value(value.clone()).unwrap_or_else(|bad| panic!("{expression} is {value}: {bad}"))
    }

    /// How many elements match, now, seen or not.
    pub async fn count(&self, selector: &str) -> usize {
        self.ask(&format!("document.querySelectorAll({}).length", json!(selector))).await
    }

    /// The text of an element, as soon as it can be seen.
    pub async fn text(&self, selector: &str) -> String {
        let element = self.see(selector).await;
        self.done(selector, element.text().await)
    }

    /// Waits until a download is whole, and returns its content.
    pub async fn downloaded(&self, name: &str) -> Vec<u8> {
        self.step(format!("downloaded {name:?}")).await;
        let begun = Instant::now();
        // Chromium makes an empty file of that name, and then moves the whole one over it. No story downloads nothing.
        loop {
            let why = match std::fs::read(self.downloads().join(name)) {
                Ok(content) if !content.is_empty() => return content,
                Ok(_) => "it is empty".to_owned(),
                Err(bad) => bad.to_string(),
            };
            if begun.elapsed() > PATIENCE {
                self.fail(&format!("{name} was not downloaded: {why}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The marks and measures of the page's own clock, in order.
    pub async fn marks(&self) -> Vec<Mark> {
        self.ask("['mark', 'measure'].flatMap(kind => performance.getEntriesByType(kind)).map(mark => mark.toJSON())")
            .await
    }

    /// What went over the wire so far, as Chromium counts it. What a worker fetches is not in it; [`Site::served`] has
    /// that.
    pub async fn fetched(&self) -> Vec<Fetched> {
        self.listen().await;
        self.lock(&self.network).fetched.clone()
    }

    /// Bytes on the wire so far: the answers' headers and contents, compressed as they came.
    pub async fn bytes_on_the_wire(&self) -> u64 {
        self.fetched().await.iter().map(|fetched| fetched.bytes).sum()
    }

    /// What the browser complained about since this was last asked. A story that ends with complaints nobody asked for
    /// has failed.
    pub async fn complaints(&self) -> Vec<Complaint> {
        self.listen().await;
        let mut complaints = std::mem::take(&mut self.lock(&self.network).complaints);
        let served = self.site.served();
        let seen = std::mem::replace(&mut *self.lock(&self.answers_seen), served.len());
        let refused = served[seen..].iter().filter(|served| served.failed());
        complaints.extend(refused.map(|served| Complaint::Failed(format!("{}: {}", served.path, served.status))));
        complaints
    }

    /// Takes what the browser has told since.
    async fn listen(&self) {
        // A browser that has gone tells nothing.
        let events = self.driver().get_log("performance").await.unwrap_or_default();
        let console = self.driver().get_log("browser").await.unwrap_or_default();
        let mut network = self.lock(&self.network);
        events.iter().for_each(|event| network.hear(event, &self.site.address()));
        console.into_iter().for_each(|entry| network.hear_console(entry));
    }

    /// A command of Chromium's own protocol.
    pub async fn command(&self, name: &str, params: Value) -> Value {
        self.done(name, self.driver().cdp().send_raw(name, params).await)
    }

    /// Waits until an expression is true, looking in every frame, and returns its value.
    pub(crate) async fn wait(&self, what: &str, expression: &str, args: &[Value]) -> Value {
        self.step(format!("wait until {what}")).await;
        let patience = PATIENCE.as_millis();
        let script = format!(
            "const done = arguments[arguments.length - 1], end = performance.now() + {patience}, given = [...arguments];
             const value = function () {{ return ({expression}); }};
             (function look() {{
                 let found, bad = null;
                 try {{ found = value.apply(null, given); }} catch (thrown) {{ bad = String(thrown); }}
                 if (found) done({{ found }});
                 else if (performance.now() > end) done({{ bad }});
                 else requestAnimationFrame(look);
             }})();"
        );
        let begun = Instant::now();
        loop {
            match self.driver().execute_async(script.as_str(), args.to_vec()).await {
                Ok(told) => {
                    let told = told.json();
                    if let Some(found) = told.get("found").filter(|found| !found.is_null()) {
                        return found.clone();
                    }
                    let thrown = told["bad"].as_str().map(|bad| format!(" ({bad})")).unwrap_or_default();
                    self.fail(&format!("it did not come to be that {what}{thrown}"));
                }
                // The page may have been left while it was looked at; the next one is looked at in turn.
                Err(bad) if begun.elapsed() > PATIENCE => self.fail(&format!("waiting until {what}: {bad}")),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    pub(crate) async fn step(&self, step: String) {
        let so_far = {
            let mut steps = self.lock(&self.steps);
            steps.push(step);
            steps.len()
        };
        dawdle(so_far).await;
    }

    /// The last steps of the story.
    pub(crate) fn last_steps(&self) -> String {
        let steps = self.lock(&self.steps);
        let from = steps.len().saturating_sub(12);
        steps[from..].iter().map(|step| format!("  {step}\n")).collect()
    }

    /// What a command gave; without it the story cannot go on.
    pub(crate) fn done<T>(&self, what: &str, result: thirtyfour::error::WebDriverResult<T>) -> T {
        result.unwrap_or_else(|bad| self.fail(&format!("{what}: {bad}")))
    }

    pub(crate) fn fail(&self, why: &str) -> ! {
        panic!("{why}")
    }

    fn lock<'a, T>(&self, mutex: &'a Mutex<T>) -> MutexGuard<'a, T> {
        mutex.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
