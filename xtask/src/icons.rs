//! Tests of the icons in `crates/web/static/icons`, which systems use that take no SVG. CONTRIBUTING.md says how they are drawn.

use std::fs;

use crate::step::root;

const FOLDER: &str = "crates/web/static/icons";

/// Name, size, and whether the picture fills its square: the system crops such a picture to its own shape.
const PICTURES: [(&str, usize, bool); 4] =
    [("small", 192, false), ("large", 512, false), ("maskable", 512, true), ("touch", 180, true)];

const HEADING: &[u8] = b"\x89PNG\r\n\x1a\n";

#[test]
fn the_stored_pictures_have_the_sizes_in_the_manifest() {
    let manifest = fs::read_to_string(root().join("crates/web/static/app.webmanifest")).unwrap();
    for (name, size, square) in PICTURES {
        let png = fs::read(root().join(FOLDER).join(format!("{name}.png"))).unwrap();
        assert!(png.starts_with(HEADING) && png.len() < 25_000, "{name}: {} bytes", png.len());
        assert_eq!(png[16..20], (size as u32).to_be_bytes(), "{name}");
        // Of the pictures that fill their square, `maskable` is for the manifest and `touch` for phones that read
        // no manifest.
        let entry = format!("\"src\": \"icons/{name}.png\", \"sizes\": \"{size}x{size}\"");
        assert_eq!(manifest.contains(&entry), name != "touch", "{name}");
        assert_eq!(
            manifest.contains(&format!("{entry}, \"type\": \"image/png\", \"purpose\": \"maskable\"")),
            square && name != "touch"
        );
    }
}
