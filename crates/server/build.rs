//! Embeds the page from `target/page`, if `cargo xtask` has built it.
//!
//! The generated table lists every file with its compressed siblings `.br` and `.gz`. Without a page the table is empty
//! and the crate still builds.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    // Cargo reruns this script on every build while a watched path is missing. The page is an output directory, so an
    // empty one does no harm. If it cannot be created, builds are only slower.
    let _ = std::fs::create_dir_all(&page);
    println!("cargo::rerun-if-changed={}", page.display());
    println!("cargo::rerun-if-changed=build.rs");

    let mut files = Vec::new();
    gather(&page, &page, &mut files);
    files.sort();
    let mut table = String::from("static EMBEDDED: &[File] = &[\n");
    for name in files.iter().filter(|name| !is_compressed(name)) {
        let included = |ending: &str| {
            let sibling = format!("{name}{ending}");
            files.contains(&sibling).then(|| format!("include_bytes!({:?})", absolute(&page.join(&sibling))))
        };
        let plain = included("").expect("the list contains the file");
        let optional = |ending: &str| included(ending).map_or("None".to_owned(), |bytes| format!("Some({bytes})"));
        writeln!(
            table,
            "    File {{ name: {name:?}, plain: {plain}, br: {}, gz: {} }},",
            optional(".br"),
            optional(".gz")
        )
        .expect("writing to a String cannot fail");
    }
    table.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("embedded.rs"), table).expect("OUT_DIR can be written");
}

/// Collects all files below a directory, named by their path from the page's root with `/` between the parts. Skips
/// files that begin with a dot: they belong to the builder.
fn gather(page: &Path, directory: &Path, files: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(directory) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.is_dir() {
            gather(page, &path, files);
        } else if !hidden {
            let parts = path.strip_prefix(page).expect("the file is below the page").components();
            let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
            files.push(parts.join("/"));
        }
    }
}

fn is_compressed(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz")
}

fn absolute(path: &Path) -> String {
    path.canonicalize().unwrap_or_else(|bad| panic!("{}: {bad}", path.display())).display().to_string()
}
