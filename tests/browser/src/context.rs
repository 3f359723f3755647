//! A browser context: the part of the shared browser that belongs to one visit. It has its own storage, cache, windows
//! and downloads, which start empty.

use std::path::Path;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::chromium::{Chromium, Home};
use crate::network::Network;
use crate::protocol::{Answer, lock};
use crate::screen::Screen;
use crate::tabs::Tab;

/// A context of the shared browser.
pub struct Context {
    browser: Arc<Chromium>,
    /// `None` for the browser's default profile.
    id: Option<String>,
    downloads: Home,
    tabs: Mutex<Vec<Tab>>,
}

impl Context {
    /// Opens a context in the browser that all stories share, or uses the browser's default profile if `default_profile`.
    pub async fn open(default_profile: bool) -> Result<Context, String> {
        let browser = Chromium::shared().await;
        let id = if default_profile {
            None
        } else {
            let wish = json!({ "disposeOnDetach": true });
            let made = browser.connection.call(None, "Target.createBrowserContext", wish).await?;
            Some(text(&made, "browserContextId"))
        };
        let downloads = Home::new("downloads");
        let context = Context { browser, id, downloads, tabs: Mutex::default() };
        let behaviour = json!({ "behavior": "allow", "downloadPath": context.downloads.path() });
        context.call("Browser.setDownloadBehavior", behaviour).await?;
        Ok(context)
    }

    /// Opens an empty tab in a new window: a tab behind another would not be drawn.
    pub async fn open_tab(&self, screen: Screen, network: &Arc<Mutex<Network>>, site: String) -> Result<Tab, String> {
        let made = json!({
            "url": "about:blank", "newWindow": true, "width": screen.width, "height": screen.height,
        });
        let target = text(&self.call("Target.createTarget", made).await?, "targetId");
        let tab = Tab::attach(self.browser.clone(), target, network.clone(), site).await?;
        tab.emulate(screen).await?;
        lock(&self.tabs).push(tab.clone());
        Ok(tab)
    }

    /// Closes a tab.
    pub async fn close_tab(&self, tab: &Tab) -> Result<(), String> {
        lock(&self.tabs).retain(|other| !other.is(tab));
        tab.close().await
    }

    /// The open tabs.
    pub fn tabs(&self) -> Vec<Tab> {
        lock(&self.tabs).clone()
    }

    /// The folder for downloads.
    pub fn downloads(&self) -> &Path {
        self.downloads.path()
    }

    /// Calls a method of the browser for this context.
    pub async fn call(&self, method: &str, mut params: Value) -> Answer {
        if let Some(id) = &self.id {
            params["browserContextId"] = json!(id);
        }
        self.browser.connection.call(None, method, params).await
    }

    /// Closes everything that belongs to the visit. Ignores errors: the browser may have crashed.
    pub async fn close(&self) {
        for tab in self.tabs() {
            let _ = tab.close().await;
        }
        if self.id.is_some() {
            let _ = self.call("Target.disposeBrowserContext", json!({})).await;
        }
    }
}

fn text(answer: &Value, name: &str) -> String {
    answer[name].as_str().unwrap_or_default().to_owned()
}
