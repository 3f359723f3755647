//! Embeds the messages that all games share, in every language: all files `locales/LANG/*.ftl`.
//!
//! A new language is one new directory; no source changes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut out = String::new();
    let mut languages = Vec::new();
    for directory in sorted(&locales).into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", directory.display());
        let language = name(&directory);
        let files: Vec<PathBuf> =
            sorted(&directory).into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect();
        // Each language is a separate static, so that a page with one language contains only that one.
        let constant = language.to_uppercase().replace('-', "_");
        writeln!(out, "static {constant}: &[&str] = &[").expect("writing cannot fail");
        for file in &files {
            println!("cargo::rerun-if-changed={}", file.display());
            let file = file.canonicalize().unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
            writeln!(out, "    include_str!({:?}),", file.display().to_string()).expect("writing cannot fail");
        }
        writeln!(out, "];").expect("writing cannot fail");
        languages.push((language, constant));
    }
    let names: Vec<&str> = languages.iter().map(|(language, _)| language.as_str()).collect();
    writeln!(
        out,
        "/// The languages that are built in.\npub static LANGUAGES: &[&str] = &{names:?};\n\
         fn embedded(language: &str) -> Option<&'static [&'static str]> {{\n    match language {{"
    )
    .expect("writing cannot fail");
    for (language, constant) in &languages {
        writeln!(out, "        {language:?} => Some({constant}),").expect("writing cannot fail");
    }
    writeln!(out, "        _ => None,\n    }}\n}}").expect("writing cannot fail");
    let file = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("locales.rs");
    std::fs::write(&file, out).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
}

/// The entries of a directory, sorted by name, so that every build is the same.
fn sorted(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap_or_else(|bad| panic!("{}: {bad}", directory.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
