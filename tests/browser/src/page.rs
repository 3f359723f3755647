//! The page in a browser: its parts, opening it and moving in its history, and what the browser reports of it. Other files
//! add further methods; the table in `lib.rs` says which.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OwnedMutexGuard;

use crate::context::Context;
use crate::network::{Complaint, Fetched, Network};
use crate::pace::dawdle;
use crate::protocol::lock;
use crate::script::visible_element;
use crate::{Screen, Site, Tab};

/// The page, opened in its own browser context.
pub struct Page {
    context: Context,
    /// The current tab.
    tab: Mutex<Tab>,
    site: Arc<Site>,
    screen: Screen,
    /// Further people at the same site, for the first page of a story.
    friends: Mutex<Vec<Arc<Page>>>,
    /// The place among the people of the story: 0 for the first.
    number: usize,
    network: Arc<Mutex<Network>>,
    /// How many of the site's responses [`Page::complaints`] has checked.
    answers_seen: Mutex<usize>,
    /// The steps of the story so far, for the report of a failure.
    steps: Mutex<Vec<String>>,
    /// Held by a story that uses the clipboard.
    clipboard: Mutex<Option<OwnedMutexGuard<()>>>,
}

/// A mark or a measure that the page made with `performance.mark` or `performance.measure`.
#[derive(Clone, Debug, Deserialize)]
pub struct Mark {
    /// Its name.
    pub name: String,
    /// When it began, in milliseconds since the page was requested.
    #[serde(rename = "startTime")]
    pub at: f64,
    /// How long a measure took, in milliseconds; 0 for a mark.
    pub duration: f64,
}

impl Page {
    /// Opens a tab in a new context, or in the browser's default profile if `default_profile`.
    pub(crate) async fn new(screen: Screen, default_profile: bool) -> Page {
        Page::at(Arc::new(Site::open()), screen, default_profile, 0).await
    }

    async fn at(site: Arc<Site>, screen: Screen, default_profile: bool, number: usize) -> Page {
        let network = Arc::<Mutex<Network>>::default();
        let opened = async {
            let context = Context::open(default_profile).await?;
            let tab = context.open_tab(screen, &network, site.address()).await?;
            Ok::<_, String>((context, tab))
        };
        let (context, tab) = opened.await.unwrap_or_else(|bad| panic!("no tab could be opened: {bad}"));
        let page = Page {
            context,
            tab: Mutex::new(tab),
            site,
            screen,
            friends: Mutex::default(),
            number,
            network,
            answers_seen: Mutex::default(),
            steps: Mutex::default(),
            clipboard: Mutex::default(),
        };
        page.seed_random().await;
        page.throttle_cpu().await;
        page
    }

    /// Somebody else at the same site, with a browser context of their own: other cookies, other storage. Complaints,
    /// reports and the end of the visit cover all pages. Only the first page can have friends.
    pub async fn friend(&self, screen: Screen) -> Arc<Page> {
        assert_eq!(self.number, 0, "only the first page of a story can have friends");
        let number = lock(&self.friends).len() + 1;
        let friend = Arc::new(Page::at(self.site.clone(), screen, false, number).await);
        lock(&self.friends).push(friend.clone());
        friend
    }

    pub(crate) fn friends(&self) -> Vec<Arc<Page>> {
        lock(&self.friends).clone()
    }

    /// The place among the people of the story: 0 for the first.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) async fn close(&self) {
        self.context.close().await;
    }

    /// The server that the page comes from.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The screen that the page is shown on.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    /// The current tab.
    pub(crate) fn current_tab(&self) -> Tab {
        lock(&self.tab).clone()
    }

    pub(crate) fn set_current_tab(&self, tab: &Tab) {
        *lock(&self.tab) = tab.clone();
    }

    pub(crate) async fn open_tab(&self) -> Result<Tab, String> {
        self.context.open_tab(self.screen, &self.network, self.site.address()).await
    }

    /// The folder for the page's downloads.
    pub fn downloads(&self) -> PathBuf {
        self.context.downloads().to_owned()
    }

    /// Opens the page, or follows a route of it: `""`, `"#/rules"`. Returns when the index and all files that it names
    /// are loaded. The story must wait for anything that the page renders after that.
    pub async fn open(&self, route: &str) {
        self.step(format!("open {route:?}")).await;
        self.go(&(self.site.address() + route)).await;
    }

    /// Changes the size of the window, in CSS pixels, and waits until the page has it.
    pub async fn resize(&self, width: u32, height: u32) {
        let metrics = Screen { width, height, ..self.screen }.metrics();
        self.command("Emulation.setDeviceMetricsOverride", metrics).await;
        // A touched page that is too wide is zoomed out, which changes the inner width.
        let sized = format!(
            "document.documentElement.clientWidth === {width} && document.documentElement.clientHeight === {height}"
        );
        self.until("the window has its size", &sized).await;
        if self.screen.touch {
            // A touched page stays zoomed in as it was in the window before.
            self.command("Emulation.setPageScaleFactor", json!({ "pageScaleFactor": 1 })).await;
        }
        self.next_frame().await;
    }

    /// Leaves the page for an empty document.
    pub async fn leave(&self) {
        self.step("leave".to_owned()).await;
        self.go("about:blank").await;
    }

    async fn go(&self, address: &str) {
        let before = self.current_tab().documents();
        let gone = self.command("Page.navigate", json!({ "url": address })).await;
        if let Some(bad) = gone["errorText"].as_str() {
            self.fail(&format!("opening {address}: {bad}"));
        }
        let opened = match gone["loaderId"].as_str() {
            Some(loader) => self.current_tab().until(|documents| documents.have_loaded(loader)).await,
            // Navigation within the same document loads nothing.
            None => self.current_tab().until(|documents| documents.moved_after(&before)).await,
        };
        self.ok_or_fail(&format!("opening {address}"), opened);
    }

    /// Reloads the page.
    pub async fn reload(&self) {
        self.step("reload".to_owned()).await;
        let before = self.current_tab().documents();
        let begun = Instant::now();
        // While the page reloads itself, Chromium cannot reload it.
        while let Err(bad) = self.current_tab().call("Page.reload", json!({})).await {
            if !bad.contains("Not attached to an active page") {
                self.fail(&format!("reloading: {bad}"));
            }
            self.next_look(begun, || format!("reloading: {bad}")).await;
        }
        self.ok_or_fail("loading again", self.current_tab().until(|documents| documents.came_after(&before)).await);
    }

    /// Goes back in the browser's history.
    pub async fn back(&self) {
        self.step("back".to_owned()).await;
        let before = self.current_tab().documents();
        let history = self.command("Page.getNavigationHistory", json!({})).await;
        let place = history["currentIndex"].as_u64().unwrap_or_default().saturating_sub(1) as usize;
        let entry = &history["entries"][place]["id"];
        self.command("Page.navigateToHistoryEntry", json!({ "entryId": entry })).await;
        self.ok_or_fail("going back", self.current_tab().until(|documents| documents.moved_after(&before)).await);
    }

    /// Lets the page read and write the clipboard. All stories share one clipboard, so other stories that use it wait
    /// until this one ends.
    pub async fn allow_clipboard(&self) {
        static CLIPBOARD: Mutex<Option<Arc<tokio::sync::Mutex<()>>>> = Mutex::new(None);
        let shared = lock(&CLIPBOARD).get_or_insert_default().clone();
        let mine = shared.lock_owned().await;
        *lock(&self.clipboard) = Some(mine);
        let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        self.ok_or_fail("the clipboard", self.context.call("Browser.grantPermissions", permissions).await);
    }

    /// How many elements match now, visible or not.
    pub async fn count(&self, selector: &str) -> usize {
        self.ask(&format!("document.querySelectorAll({}).length", json!(selector))).await
    }

    /// Waits until an element is visible, and returns its text.
    pub async fn text(&self, selector: &str) -> String {
        self.see(selector).await;
        self.ask(&format!("{}.innerText.trim()", visible_element(selector, ""))).await
    }

    /// Waits until the download of a file whose name ends so is complete, and returns its content.
    pub async fn downloaded(&self, name: &str) -> Vec<u8> {
        self.step(format!("downloaded {name:?}")).await;
        let find = || {
            let files = std::fs::read_dir(self.downloads())?.filter_map(|file| Some(file.ok()?.path()));
            let mut so_named = files.filter(|path| path.to_string_lossy().ends_with(name));
            std::fs::read(so_named.next().unwrap_or_default())
        };
        let begun = Instant::now();
        // Chromium creates an empty file of that name, and then moves the complete one over it. No story downloads an
        // empty file.
        loop {
            let why = match find() {
                Ok(content) if !content.is_empty() => return content,
                Ok(_) => "it is empty".to_owned(),
                Err(bad) => bad.to_string(),
            };
            self.next_look(begun, || format!("{name} was not downloaded: {why}")).await;
        }
    }

    /// All marks of the page in order, then all its measures in order.
    pub async fn marks(&self) -> Vec<Mark> {
        self.ask("['mark', 'measure'].flatMap(kind => performance.getEntriesByType(kind)).map(mark => mark.toJSON())")
            .await
    }

    /// The responses so far, as Chromium counts them. Requests of workers are missing; [`Site::served`] has them.
    pub async fn fetched(&self) -> Vec<Fetched> {
        self.process_events().await;
        lock(&self.network).fetched.clone()
    }

    /// Bytes on the wire so far: response headers and compressed content.
    pub async fn bytes_on_the_wire(&self) -> u64 {
        self.fetched().await.iter().map(|fetched| fetched.bytes).sum()
    }

    /// Returns and clears the complaints so far. A story fails if any are left at its end. The first page of a story also
    /// has the refusals of the server, whoever got them.
    pub async fn complaints(&self) -> Vec<Complaint> {
        self.process_events().await;
        let mut complaints = std::mem::take(&mut lock(&self.network).complaints);
        if self.number > 0 {
            return complaints;
        }
        let served = self.site.served();
        let seen = std::mem::replace(&mut *lock(&self.answers_seen), served.len());
        let refused = served[seen..].iter().filter(|served| served.failed());
        complaints.extend(refused.map(|served| Complaint::Failed(format!("{}: {}", served.path, served.status))));
        complaints
    }

    /// Waits until the browser complains, and returns and clears the complaints.
    pub async fn complained(&self) -> Vec<Complaint> {
        self.step("the browser complains".to_owned()).await;
        let begun = Instant::now();
        loop {
            let complaints = self.complaints().await;
            if !complaints.is_empty() {
                return complaints;
            }
            self.next_look(begun, || "the browser does not complain".to_owned()).await;
        }
    }

    /// Waits until all events that the browser has sent so far are processed. The answer to a command comes after all
    /// earlier events.
    async fn process_events(&self) {
        for tab in self.context.tabs() {
            // A closed tab has no more events.
            let _ = tab.call("Runtime.evaluate", json!({ "expression": "0" })).await;
        }
    }

    /// Sends a command of Chromium's protocol (CDP) to the current tab, and returns the result.
    pub async fn command(&self, name: &str, params: Value) -> Value {
        self.ok_or_fail(name, self.current_tab().call(name, params).await)
    }

    pub(crate) async fn step(&self, step: String) {
        let so_far = {
            let mut steps = lock(&self.steps);
            steps.push(step);
            steps.len()
        };
        dawdle(so_far).await;
    }

    /// The last steps of the story.
    pub(crate) fn last_steps(&self) -> String {
        let steps = lock(&self.steps);
        let from = steps.len().saturating_sub(12);
        steps[from..].iter().map(|step| format!("  {step}\n")).collect()
    }

    /// Unwraps the result of a command; an error fails the story.
    pub(crate) fn ok_or_fail<T>(&self, what: &str, result: Result<T, String>) -> T {
        result.unwrap_or_else(|bad| self.fail(&format!("{what}: {bad}")))
    }

    pub(crate) fn fail(&self, why: &str) -> ! {
        panic!("{why}")
    }
}
