//! A tab of the browser: its session, its documents, and switching from one tab to another.

use std::fmt;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::PATIENCE;
use crate::chromium::Chromium;
use crate::network::Network;
use crate::page::Page;
use crate::protocol::{Answer, lock};
use crate::screen::Screen;

/// A tab.
#[derive(Clone)]
pub struct Tab(Arc<Inner>);

struct Inner {
    browser: Arc<Chromium>,
    target: String,
    session: String,
    history: Arc<History>,
}

/// The documents of a tab, updated by the browser's events.
#[derive(Default)]
struct History {
    now: Mutex<Documents>,
    changed: Notify,
}

/// The documents of a tab so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Documents {
    /// How many there were.
    count: u32,
    /// How often the address has changed within a document.
    within: u32,
    /// The loader id of the last one.
    loader: String,
    /// The loader id of the last one that has finished loading.
    loaded: String,
    crashed: bool,
}

impl Documents {
    fn handle(&mut self, event: &str, params: &Value) -> bool {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match event {
            "Page.frameNavigated" if params["frame"]["parentId"].is_null() => {
                self.count += 1;
                self.loader = text(&params["frame"]["loaderId"]);
            }
            "Page.lifecycleEvent" if params["name"] == "load" => self.loaded = text(&params["loaderId"]),
            "Page.navigatedWithinDocument" => self.within += 1,
            "Inspector.targetCrashed" => self.crashed = true,
            _ => return false,
        }
        true
    }

    /// Whether the last one and all files that it names are loaded.
    pub(crate) fn are_loaded(&self) -> bool {
        !self.loader.is_empty() && self.loader == self.loaded
    }

    /// Whether a new document has been loaded since `before`.
    pub(crate) fn came_after(&self, before: &Documents) -> bool {
        self.count > before.count && self.are_loaded()
    }

    /// Whether a new document has been loaded since `before`, or the address has changed within the same document.
    pub(crate) fn moved_after(&self, before: &Documents) -> bool {
        self.came_after(before) || self.within > before.within
    }

    /// Whether this document is loaded.
    pub(crate) fn have_loaded(&self, loader: &str) -> bool {
        self.loader == loader && self.loaded == loader
    }
}

impl Tab {
    /// Attaches to an open tab.
    pub(crate) async fn attach(
        browser: Arc<Chromium>,
        target: String,
        network: Arc<Mutex<Network>>,
        site: String,
    ) -> Result<Tab, String> {
        let attach = json!({ "targetId": target, "flatten": true });
        let attached = browser.connection.call(None, "Target.attachToTarget", attach).await?;
        let session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        let history = Arc::<History>::default();
        let shared = history.clone();
        browser.connection.listen(&session, move |event, params| {
            if lock(&shared.now).handle(event, params) {
                shared.changed.notify_waiters();
            }
            lock(&network).handle(event, params, &site);
        });
        Ok(Tab(Arc::new(Inner { browser, target, session, history })))
    }

    /// Turns on the events of the tab, and gives it a screen with its user's preferences.
    pub(crate) async fn emulate(&self, screen: Screen) -> Result<(), String> {
        let calls = [
            ("Page.enable", json!({})),
            ("Page.setLifecycleEventsEnabled", json!({ "enabled": true })),
            ("Network.enable", json!({})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            ("Emulation.setDeviceMetricsOverride", screen.metrics()),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": screen.touch })),
            ("Emulation.setEmulatedMedia", screen.media()),
            ("Emulation.setUserAgentOverride", screen.agent(&self.0.browser.agent)),
            // Every window counts as focused, even if another story has opened its window later.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ];
        let sent = calls.map(|(method, params)| self.call(method, params));
        for answer in sent {
            answer.await?;
        }
        Ok(())
    }

    /// Calls a method of the tab. Sends the call immediately; the future waits for the answer.
    pub(crate) fn call(&self, method: &str, params: Value) -> impl Future<Output = Answer> + use<> {
        self.0.browser.connection.call(Some(&self.0.session), method, params)
    }

    /// The documents of the tab so far.
    pub(crate) fn documents(&self) -> Documents {
        lock(&self.0.history.now).clone()
    }

    /// Waits until a condition holds for the documents of the tab.
    pub(crate) async fn until(&self, holds: impl Fn(&Documents) -> bool) -> Result<(), String> {
        let waited = async {
            loop {
                let changed = self.0.history.changed.notified();
                let now = self.documents();
                if now.crashed {
                    return Err("the page has crashed".to_owned());
                }
                if holds(&now) {
                    return Ok(());
                }
                changed.await;
            }
        };
        let waited = tokio::time::timeout(2 * PATIENCE, waited).await;
        waited.unwrap_or_else(|_| Err(format!("the page is not loaded: {:?}", self.documents())))
    }

    pub(crate) fn is(&self, other: &Tab) -> bool {
        self.0.target == other.0.target
    }

    pub(crate) async fn close(&self) -> Result<(), String> {
        self.0.browser.connection.forget(&self.0.session);
        let close = json!({ "targetId": self.0.target });
        self.0.browser.connection.call(None, "Target.closeTarget", close).await.map(drop)
    }
}

impl fmt::Debug for Tab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tab({})", self.0.target)
    }
}

impl Page {
    /// The current tab.
    pub async fn tab(&self) -> Tab {
        self.current_tab()
    }

    /// Opens an empty tab and switches to it.
    pub async fn new_tab(&self) -> Tab {
        let tab = self.ok_or_fail("a new tab", self.open_tab().await);
        self.switch_to(&tab).await;
        self.seed_random().await;
        self.throttle_cpu().await;
        tab
    }

    /// Switches to another tab.
    pub async fn switch_to(&self, tab: &Tab) {
        self.step(format!("switch to {tab:?}")).await;
        self.set_current_tab(tab);
        self.command("Page.bringToFront", json!({})).await;
    }

    /// Closes the current tab, and switches to another.
    pub async fn close_tab(&self, next: &Tab) {
        self.step("close the tab".to_owned()).await;
        self.ok_or_fail("closing a tab", self.context().close_tab(&self.current_tab()).await);
        self.switch_to(next).await;
    }
}
