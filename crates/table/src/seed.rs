//! Seeds, and the dice that they generate.
//!
//! A seed is a text; its SHA-256 is the key of a ChaCha20 cipher (RFC 8439). Every shuffle has a separate stream: the
//! cipher's nonce names the purpose and counts the shuffles made for it. So a position carries no generator state, and
//! anybody can repeat a shuffle with the standard library of any language:
//!
//! ```text
//! key    SHA-256 of the seed's text in UTF-8
//! nonce  4 bytes purpose ("expl"), 4 bytes ordinal (little endian), 4 bytes zero
//! words  the key stream from block 0 on, read as little-endian u32
//! ```
//!
//! `below` and `shuffle` are our own. Golden vectors test that they never change, because a record must always mean the
//! same game.
//!
//! ```
//! use table::{Purpose, SeedText};
//!
//! let seed = SeedText::new("an old sea chart")?.seed();
//! let mut cards = [1, 2, 3, 4, 5];
//! seed.dice(Purpose(*b"demo"), 0).shuffle(&mut cards);
//! assert_eq!(cards, [1, 3, 4, 5, 2]);
//! # Ok::<(), table::BadSeed>(())
//! ```

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::phrase::{Phrase, ToPhrase};

/// The maximum number of characters of a seed.
pub const LONGEST_SEED: usize = 256;

/// A seed as people write it: 1 to 256 characters without a line break.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeedText {
    text: String,
    /// The hash of the text, computed once.
    seed: Seed,
}

/// Why a text is not a valid seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSeed {
    /// It is empty.
    Empty,
    /// It has more than [`LONGEST_SEED`] characters.
    TooLong(usize),
    /// It contains a line break. A record stores its seed on one line.
    LineBreak,
}

impl ToPhrase for BadSeed {
    fn phrase(&self) -> Phrase {
        match *self {
            BadSeed::Empty => Phrase::new("seed-empty"),
            BadSeed::TooLong(length) => {
                Phrase::new("seed-too-long").with("length", length as i64).with("longest", LONGEST_SEED as i64)
            }
            BadSeed::LineBreak => Phrase::new("seed-line-break"),
        }
    }
}

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.phrase().code)
    }
}

impl std::error::Error for BadSeed {}

impl SeedText {
    /// Checks a text and makes a seed of it.
    pub fn new(text: impl Into<String>) -> Result<SeedText, BadSeed> {
        let text = text.into();
        let breaks = |c| matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}');
        match text.chars().count() {
            0 => Err(BadSeed::Empty),
            length if length > LONGEST_SEED => Err(BadSeed::TooLong(length)),
            _ if text.contains(breaks) => Err(BadSeed::LineBreak),
            _ => Ok(SeedText::hashed(text)),
        }
    }

    fn hashed(text: String) -> SeedText {
        let seed = Seed(Sha256::digest(text.as_bytes()).into());
        SeedText { text, seed }
    }

    /// The seed of the `ordinal`-th game of a series: the text and a number, `chart#17`.
    ///
    /// If the text is too long to append the number, its digest replaces it.
    #[must_use]
    pub fn numbered(&self, ordinal: u64) -> SeedText {
        const ROOM_FOR_NUMBER: usize = 21;
        if self.text.len() + ROOM_FOR_NUMBER <= LONGEST_SEED {
            return SeedText::hashed(format!("{}#{ordinal}", self.text));
        }
        let digest: String = self.seed.0.iter().map(|byte| format!("{byte:02x}")).collect();
        SeedText::hashed(format!("{digest}#{ordinal}"))
    }

    /// The SHA-256 of the text.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The text itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl TryFrom<String> for SeedText {
    type Error = BadSeed;
    fn try_from(text: String) -> Result<SeedText, BadSeed> {
        SeedText::new(text)
    }
}

impl From<SeedText> for String {
    fn from(seed: SeedText) -> String {
        seed.text
    }
}

impl fmt::Display for SeedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A seed is not printed for debugging, so that no log can leak it.
impl fmt::Debug for SeedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedText(…)")
    }
}

/// 256 bits, the source of all randomness of one game. It belongs to `Hidden` and is never sent to a client.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The dice for one shuffle: the `ordinal`-th for `purpose`.
    #[must_use]
    #[inline]
    pub fn dice(&self, purpose: Purpose, ordinal: u32) -> Dice {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&purpose.0);
        nonce[4..8].copy_from_slice(&ordinal.to_le_bytes());
        Dice { cipher: ChaCha20::new(&self.0.into(), &nonce.into()), words: [0; WORDS], used: WORDS }
    }
}

/// A seed is not printed, so that no log can leak it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The purpose of a shuffle, in four letters: `Purpose(*b"expl")`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(pub [u8; 4]);

/// The number of words in a block of the cipher.
const WORDS: usize = 16;

/// Fair random numbers from one stream of a seed.
pub struct Dice {
    cipher: ChaCha20,
    words: [u32; WORDS],
    used: usize,
}

impl Dice {
    /// 32 fair random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        if self.used == WORDS {
            self.refill();
        }
        let word = self.words[self.used];
        self.used += 1;
        word
    }

    fn refill(&mut self) {
        let mut block = [0; 4 * WORDS];
        self.cipher.apply_keystream(&mut block);
        for (word, bytes) in self.words.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        self.used = 0;
    }

    /// A fair random number from 0 to `n - 1`.
    ///
    /// Lemire's method: multiplies a word by `n` and returns the upper half. A word whose lower half falls into the
    /// uneven rest is rejected.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "n must be positive");
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            // The rest is less than n, so the division is rarely needed.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles a list fairly (Fisher and Yates, from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A seed for an imagined game.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        for bytes in seed.chunks_exact_mut(4) {
            bytes.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(seed)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}
