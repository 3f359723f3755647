//! The licences of everything in the page and in the program, as `licences.json` among the page's files.
//!
//! ```json
//! { "packages": [{ "name": "axum", "version": "0.8.9", "licence": "MIT", "by": "…", "texts": [3] }], "texts": ["…"] }
//! ```
//!
//! Cargo lists the packages, and the licence texts lie beside the sources that it has fetched. A text that several
//! packages share is written once. Packages that only build or test are left out: their licences bind nobody who uses
//! Portolan.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::step::{Step, cargo, root};

/// The licences that allow to distribute something under MIT or Apache-2.0.
const ALLOWED: [&str; 8] = ["Apache-2.0", "BSD-3-Clause", "BSL-1.0", "ISC", "MIT", "Unicode-3.0", "Unlicense", "Zlib"];

/// The packages that are distributed, and their target.
const PAGE: ([&str; 5], &str) =
    (["web", "web-online", "web-lobby", "web-library", "web-worker"], "wasm32-unknown-unknown");
const PROGRAM: [&str; 1] = ["portolan"];

/// One package.
struct Package {
    licence: String,
    by: String,
    texts: Vec<String>,
}

/// Packages by name and version.
type Packages = BTreeMap<(String, String), Package>;

/// The content of `licences.json`.
pub fn file() -> Result<Vec<u8>, String> {
    let (compiler, host) = compiler()?;
    let mut packages = Packages::new();
    add(&metadata(PAGE.1)?, &PAGE.0, &mut packages)?;
    add(&metadata(&host)?, &PROGRAM, &mut packages)?;
    let apache = fs::read_to_string(root().join("LICENSE-APACHE")).map_err(|bad| format!("LICENSE-APACHE: {bad}"))?;
    let library = Package {
        licence: "MIT OR Apache-2.0".to_owned(),
        by: "The Rust Project contributors".to_owned(),
        texts: vec![tidy(&apache)],
    };
    packages.insert(("std".to_owned(), compiler), library);
    Ok(written(&packages).into_bytes())
}

/// The compiler's version and its host.
fn compiler() -> Result<(String, String), String> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let (stdout, _) = Step::new(&rustc).args(&["-vV"]).output()?;
    let line = |key: &str| stdout.lines().find_map(|line| line.strip_prefix(key)).map(|rest| rest.trim().to_owned());
    line("release:").zip(line("host:")).ok_or_else(|| format!("{rustc} -vV prints no release or no host"))
}

/// Cargo's metadata of all packages, for one target.
fn metadata(target: &str) -> Result<Value, String> {
    let asked = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
    let (stdout, _) = cargo(&asked).output()?;
    serde_json::from_str(&stdout).map_err(|bad| format!("cargo metadata: {bad}"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

/// Adds all packages that are compiled into `ours`.
fn add(metadata: &Value, ours: &[&str], packages: &mut Packages) -> Result<(), String> {
    let known: BTreeMap<&str, &Value> =
        list(metadata, "packages").map(|package| (text(package, "id"), package)).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"], "nodes").map(|node| (text(node, "id"), node)).collect();
    let own = |package: &Value| package["source"].is_null();
    let mut left: Vec<&str> = known
        .iter()
        .filter(|(_, package)| own(package) && ours.contains(&text(package, "name")))
        .map(|(id, _)| *id)
        .collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = left.pop() {
        let (Some(package), true) = (known.get(id), seen.insert(id)) else { continue };
        // A macro runs in the compiler: neither it nor its dependencies are in the output.
        if list(package, "targets").flat_map(|target| list(target, "kind")).any(|kind| kind == "proc-macro") {
            continue;
        }
        if !own(package) {
            let (name, version) = (text(package, "name").to_owned(), text(package, "version").to_owned());
            packages.insert((name, version), described(package)?);
        }
        let node = nodes.get(id).copied().unwrap_or(&Value::Null);
        let compiled_in = |dep: &&Value| list(dep, "dep_kinds").any(|kind| kind["kind"].is_null());
        left.extend(list(node, "deps").filter(compiled_in).map(|dep| text(dep, "pkg")));
    }
    Ok(())
}

/// Whether a licence expression can be met with allowed licences alone. Packages also write `MIT/Apache-2.0`.
fn is_allowed(licence: &str) -> bool {
    let allowed = |required: &spdx::LicenseReq| required.license.id().is_some_and(|id| ALLOWED.contains(&id.name));
    spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX).is_ok_and(|licence| licence.evaluate(allowed))
}

/// The entry of a package. An error if its licence does not allow distribution.
fn described(package: &Value) -> Result<Package, String> {
    let (name, version, licence) = (text(package, "name"), text(package, "version"), text(package, "license"));
    if !is_allowed(licence) {
        return Err(format!(
            "{name} {version} has the licence {licence:?}, which xtask/src/licences.rs does not allow; \
             use another package, or add the licence there if it permits distribution under MIT or Apache-2.0"
        ));
    }
    // Without e-mail addresses, to protect the authors.
    let names = list(package, "authors").filter_map(Value::as_str);
    let names: Vec<&str> = names.map(|name| name.split('<').next().unwrap_or(name).trim()).collect();
    let by = if names.is_empty() { text(package, "repository").to_owned() } else { names.join(", ") };
    let directory = Path::new(text(package, "manifest_path")).parent().unwrap_or(Path::new("")).to_owned();
    let texts = texts(&directory).map_err(|bad| format!("{name} {version}: {bad}"))?;
    Ok(Package { licence: licence.to_owned(), by, texts })
}

/// The licence texts in a directory, in the order of their file names.
fn texts(directory: &Path) -> std::io::Result<Vec<String>> {
    let mut files: Vec<PathBuf> = fs::read_dir(directory)?.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| {
        let name = path.file_name().map(|name| name.to_string_lossy().to_ascii_uppercase()).unwrap_or_default();
        path.is_file()
            && ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"]
                .iter()
                .any(|known| name.starts_with(known))
    });
    files.sort();
    files.iter().map(|file| fs::read(file).map(|bytes| tidy(&String::from_utf8_lossy(&bytes)))).collect()
}

/// A text without trailing white space and outer blank lines, so that equal texts compare equal.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The packages and their texts as JSON, each text once.
fn written(packages: &Packages) -> String {
    let mut all: Vec<&str> = Vec::new();
    let mut entries = Vec::new();
    for ((name, version), package) in packages {
        let mut numbers = Vec::new();
        for text in &package.texts {
            let known = all.iter().position(|known| known == text);
            numbers.push(known.unwrap_or_else(|| {
                all.push(text);
                all.len() - 1
            }));
        }
        entries.push(json!({
            "name": name, "version": version, "licence": package.licence, "by": package.by, "texts": numbers,
        }));
    }
    json!({ "packages": entries, "texts": all }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_may_be_distributed() {
        let file = String::from_utf8(file().unwrap_or_else(|bad| panic!("{bad}"))).expect("text");
        let licences: Value = serde_json::from_str(&file).expect("JSON");
        let names: Vec<&str> = list(&licences, "packages").map(|package| text(package, "name")).collect();
        for (name, there) in [
            ("leptos", true),
            ("axum", true),
            ("clap", true),
            ("std", true),
            // Our own crates, and packages that only build or only test.
            ("shelf", false),
            ("leptos_macro", false),
            ("brotli", false),
            ("proptest", false),
        ] {
            assert_eq!(names.contains(&name), there, "{name}");
        }
        let texts = licences["texts"].as_array().expect("a list").len();
        assert!(list(&licences, "packages").all(|package| {
            list(package, "texts").all(|number| number.as_u64().is_some_and(|number| (number as usize) < texts))
        }));
        // The file contains no path of this machine.
        let home = std::env::var("HOME").unwrap_or_else(|_| "/root".to_owned());
        for local in [home.as_str(), "registry/src", "index.crates.io", "file://"] {
            assert!(!file.contains(local), "{local}");
        }
        assert_eq!(file.into_bytes(), super::file().expect("again"), "every build is the same");
    }

    fn metadata(licence: &str) -> Value {
        let package = |name: &str, source: Value, kind: &str| {
            json!({ "id": name, "name": name, "version": "1.0.0", "license": licence, "source": source, "authors": ["Ada <ada@x>"],
                "manifest_path": concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"), "targets": [{ "kind": [kind] }] })
        };
        let dep = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        json!({
            "packages": [package("ours", Value::Null, "lib"), package("theirs", json!("x"), "lib"),
                package("tool", json!("x"), "lib"), package("macro", json!("x"), "proc-macro")],
            "resolve": { "nodes": [{ "id": "ours", "deps": [
                dep("theirs", Value::Null), dep("tool", json!("dev")), dep("macro", Value::Null)] }] },
        })
    }

    #[test]
    fn one_allowed_licence_of_a_choice_is_enough_and_all_of_a_combination_are_needed() {
        for allowed in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(MIT OR GPL-2.0-only) AND Unicode-3.0"] {
            assert!(is_allowed(allowed), "{allowed}");
        }
        for refused in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "MPL-2.0", "LicenseRef-ours", "my own licence", ""] {
            assert!(!is_allowed(refused), "{refused}");
        }
    }

    #[test]
    fn packages_that_only_build_or_test_are_left_out() {
        let mut packages = Packages::new();
        add(&metadata("MIT"), &["ours"], &mut packages).expect("MIT is allowed");
        let names: Vec<&str> = packages.keys().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["theirs"]);
        let theirs = &packages.values().next().expect("one");
        // Both licence texts of the project's root.
        assert_eq!((theirs.by.as_str(), theirs.texts.len()), ("Ada", 2));
        assert_eq!(
            written(&packages).matches("Apache License").count(),
            theirs.texts.concat().matches("Apache License").count()
        );
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_refused_with_its_package() {
        let bad = add(&metadata("GPL-3.0-only"), &["ours"], &mut Packages::new()).expect_err("it is not allowed");
        assert!(bad.contains("theirs 1.0.0") && bad.contains("GPL-3.0-only"), "{bad}");
    }
}
