//! Seeds, and the dice that are thrown from them.
//!
//! A seed is a text; its SHA-256 is the key of a ChaCha20 cipher (RFC 8439). Every shuffle has a stream of its own:
//! the cipher's nonce names the purpose and counts the shuffles made for it, so a position carries no generator
//! state, and anybody can repeat a shuffle with the standard library of any language:
//!
//! ```text
//! key    SHA-256 of the seed's text in UTF-8
//! nonce  4 bytes purpose ("expl"), 4 bytes ordinal (little endian), 4 bytes zero
//! words  the key stream from block 0 on, read as little-endian u32
//! ```
//!
//! `below` and `shuffle` are ours, frozen by golden vectors, because a record must mean the same game for ever.
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

use crate::phrase::{Phrase, Says};

/// The most characters a seed may have.
pub const LONGEST_SEED: usize = 256;

/// A seed as people write it: 1 to 256 characters without a line break.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeedText {
    text: String,
    /// What the text stands for, hashed once.
    seed: Seed,
}

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSeed {
    /// It has no character.
    Empty,
    /// It has more than [`LONGEST_SEED`] characters.
    TooLong(usize),
    /// It breaks the line, and a record keeps a seed on one line.
    LineBreak,
}

impl Says for BadSeed {
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
    /// Takes a text as a seed.
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
    /// A text too long to carry the number stands there by its digest.
    #[must_use]
    pub fn numbered(&self, ordinal: u64) -> SeedText {
        const ROOM_FOR_NUMBER: usize = 21;
        if self.text.len() + ROOM_FOR_NUMBER <= LONGEST_SEED {
            return SeedText::hashed(format!("{}#{ordinal}", self.text));
        }
        let digest: String = self.seed.0.iter().map(|byte| format!("{byte:02x}")).collect();
        SeedText::hashed(format!("{digest}#{ordinal}"))
    }

    /// The 256 bits that the text stands for.
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

/// 256 bits from which all chance of one game comes. It belongs to `Hidden` and never travels to a client.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The dice of one shuffle: the `ordinal`-th that is made for `purpose`.
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

/// What a shuffle is for, in four letters: `Purpose(*b"expl")`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(pub [u8; 4]);

/// Words in a block of the cipher.
const WORDS: usize = 16;

/// Fair numbers from one stream of a seed.
pub struct Dice {
    cipher: ChaCha20,
    words: [u32; WORDS],
    used: usize,
}

impl Dice {
    /// 32 fair bits.
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

    /// A fair number from 0 to `n - 1`.
    ///
    /// Lemire's method: a word times `n`, the upper half; a word whose lower half falls into the uneven rest is
    /// thrown again.
    ///
    /// # Panics
    /// If `n` is 0: there is no such number.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a die needs a side");
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            // The rest is below n, so the division is rarely needed.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Brings a list into a fair order (Fisher and Yates, from the end).
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
