//! Compressed forms of a file, made once when the page is built instead of at every request.

use std::io::Write;

use crate::wasm::Profile;

/// The largest window that browsers accept.
const BROTLI_WINDOW: i32 = 24;

/// Small blocks, each with its own statistics: the WebAssembly becomes 0.1 % smaller than with those of 256 kB that the
/// encoder would choose.
const BROTLI_BLOCK: i32 = 16;

/// A file's content with Brotli and with gzip.
pub struct Compressed {
    pub br: Vec<u8>,
    pub gz: Vec<u8>,
}

/// Whether compression pays. Pictures and fonts are compressed already.
pub fn is_compressible(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    matches!(ending, "css" | "ftl" | "html" | "ico" | "js" | "json" | "svg" | "txt" | "wasm" | "webmanifest")
}

/// Compresses a file: as small as possible for users, quickly during development.
pub fn compress(content: &[u8], profile: Profile) -> Result<Compressed, String> {
    let (quality, level) = match profile {
        Profile::Small => (11, flate2::Compression::best()),
        Profile::Quick => (5, flate2::Compression::fast()),
    };
    let failed = |bad: std::io::Error| format!("a file could not be compressed: {bad}");
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: BROTLI_WINDOW,
        lgblock: BROTLI_BLOCK,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut br = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut br, &parameters).map_err(failed)?;
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), level);
    gz.write_all(content).map_err(failed)?;
    Ok(Compressed { br, gz: gz.finish().map_err(failed)? })
}
