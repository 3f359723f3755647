//! The page: a table of files.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path from the root: `words/en-1a2b3c4d.ftl`.
    pub name: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// Its content, compressed with Brotli.
    pub br: Option<&'static [u8]>,
    /// Its content, compressed with gzip.
    pub gz: Option<&'static [u8]>,
}

/// All files that are served.
#[derive(Clone, Debug, Default)]
pub struct Page {
    files: BTreeMap<&'static str, File>,
}

impl Page {
    /// The page that is built into this program; empty when the program was built without one.
    #[must_use]
    pub fn embedded() -> Page {
        Page::new(EMBEDDED)
    }

    /// A page of these files.
    #[must_use]
    pub fn new(files: &[File]) -> Page {
        Page { files: files.iter().map(|file| (file.name, *file)).collect() }
    }

    /// Whether there is a page at all.
    #[must_use]
    pub fn is_built(&self) -> bool {
        self.files.contains_key(INDEX)
    }

    /// All files, in order of their names.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.values()
    }

    /// The file at a path of the site: `/` is `index.html`.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<&File> {
        let name = path.strip_prefix('/')?;
        self.files.get(if name.is_empty() { INDEX } else { name })
    }
}

/// The file at the root.
const INDEX: &str = "index.html";

/// The number of hexadecimal digits of the content hash in a file's name. `cargo xtask` writes them.
const HASH_DIGITS: usize = 8;

impl File {
    /// Whether the name carries a hash of the content, as in `web-1a2b3c4d.js`. Then the content never changes.
    #[must_use]
    pub fn is_hashed(&self) -> bool {
        let last = self.name.rsplit('/').next().unwrap_or_default();
        let Some((stem, _)) = last.split_once('.') else { return false };
        let Some((_, hash)) = stem.rsplit_once('-') else { return false };
        let is_digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        hash.len() == HASH_DIGITS && hash.chars().all(is_digit)
    }

    /// A short text that changes with the content.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.plain.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// The media type of the content.
    #[must_use]
    pub fn content_type(&self) -> &'static str {
        match self.name.rsplit('.').next().unwrap_or_default() {
            "css" => "text/css; charset=utf-8",
            "ftl" | "txt" => "text/plain; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "ico" => "image/x-icon",
            "js" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}
