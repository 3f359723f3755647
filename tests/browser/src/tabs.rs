//! Several tabs of one browser.

use serde_json::json;
use thirtyfour::WindowHandle;

use crate::page::Page;

/// A tab.
#[derive(Clone, Debug)]
pub struct Tab(WindowHandle);

impl Page {
    /// The tab that is looked at.
    pub async fn tab(&self) -> Tab {
        Tab(self.done("the tab", self.driver().window().await))
    }

    /// Opens an empty tab and looks at it.
    pub async fn new_tab(&self) -> Tab {
        let tab = Tab(self.done("a new tab", self.driver().new_tab().await));
        self.turn_to(&tab).await;
        self.be_lucky().await;
        self.be_slow().await;
        tab
    }

    /// Looks at another tab.
    pub async fn turn_to(&self, tab: &Tab) {
        self.step(format!("turn to {tab:?}")).await;
        self.done("another tab", self.driver().switch_to_window(tab.0.clone()).await);
        // In a tab behind another nothing is drawn, and everything waited for would wait for ever.
        self.command("Page.bringToFront", json!({})).await;
    }

    /// Closes the tab that is looked at, and looks at another.
    pub async fn close_tab(&self, next: &Tab) {
        self.step("close the tab".to_owned()).await;
        self.done("closing a tab", self.driver().close_window().await);
        self.turn_to(next).await;
    }
}
