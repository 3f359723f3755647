//! Checks for every screen.

use browser_tests::Page;

/// Asserts that the page is not wider than the window.
pub async fn fits(page: &Page) {
    let wide: u32 = page.ask("document.documentElement.scrollWidth").await;
    assert!(wide <= page.screen().width, "nothing sticks out: {wide}");
}

/// Asserts that the page is accessible, no text is missing, and the page is not wider than the window.
pub async fn all_is_well(page: &Page) {
    page.is_accessible().await;
    let shown: String = page.ask("document.body.innerText").await;
    assert!(!shown.contains('⟨') && !shown.contains('{'), "no text is missing: {shown}");
    fits(page).await;
}
