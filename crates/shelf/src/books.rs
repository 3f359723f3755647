//! The rulebooks of all games.

use page_kit::chapters::Book;

use crate::Title;

/// The books of all games.
#[must_use]
pub fn books() -> Vec<Book> {
    Title::newest().map(|title| with_game!(title, G => Book::of::<G>())).collect()
}
