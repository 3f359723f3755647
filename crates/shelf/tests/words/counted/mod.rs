//! Counting messages: those that differ for 0, 1 and 2.

#[cfg(feature = "example")]
mod example;
mod games;
mod library;
mod online;
mod page;

/// The forms of a language for 0, 1 and 2.
pub type Forms = (&'static str, [&'static str; 3]);

/// A counting message, the argument that it counts, and its forms in every language.
pub type Counted = (&'static str, &'static str, &'static [Forms]);

/// All counting messages.
pub fn counted() -> impl Iterator<Item = &'static Counted> {
    let all = [
        games::GAMES,
        page::PAGE,
        library::LIBRARY,
        online::ONLINE,
        #[cfg(feature = "example")]
        example::EXAMPLE,
    ];
    all.into_iter().flatten()
}
