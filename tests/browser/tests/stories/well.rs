//! What holds for every screen.

use browser_tests::Page;

/// Nothing sticks out of the window at its side.
pub async fn fits(page: &Page) {
    let wide: u32 = page.ask("document.documentElement.scrollWidth").await;
    assert!(wide <= page.screen().width, "nothing sticks out: {wide}");
}

/// Everything is told, nothing sticks out, and everybody can use it.
pub async fn all_is_well(page: &Page) {
    page.is_accessible().await;
    let shown: String = page.ask("document.body.innerText").await;
    assert!(!shown.contains('⟨') && !shown.contains('{'), "every word is there: {shown}");
    fits(page).await;
}
