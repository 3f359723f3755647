//! What counts: messages that differ for none, one and two.

#[cfg(feature = "example")]
mod example;
mod games;
mod page;
mod study;

/// How a language says 0, 1 and 2 of something.
pub type Forms = (&'static str, [&'static str; 3]);

/// A message that counts something, with the argument that it counts, and how every language says it.
pub type Counted = (&'static str, &'static str, &'static [Forms]);

/// All messages that count something.
pub fn counted() -> impl Iterator<Item = &'static Counted> {
    let all = [
        games::GAMES,
        page::PAGE,
        study::STUDY,
        #[cfg(feature = "example")]
        example::EXAMPLE,
    ];
    all.into_iter().flatten()
}
