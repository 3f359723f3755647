//! `cargo xtask page`: builds the page into `target/page`, or with the example game into `target/page-example`.
//!
//! The page consists of
//! - the crates `web`, `web-online`, `web-lobby`, `web-library` and `web-worker`, compiled and bound,
//! - the files in `crates/web/static`, with the styles of the games,
//! - the chart's colours and style as `chart.css`,
//! - the words of each language as `words/LANG.ftl`,
//! - the licences of everything in it as `licences.json`,
//! - the section "Own the box?" of CONTRIBUTING.md as `own-the-box.txt`.
//!
//! For users, styles and scripts are shortened (see [`crate::shorten`]).
//!
//! Every file has a name that changes with its content (see [`crate::names`]), and its compressed forms beside it. The
//! server embeds the folder.
//!
//! References in scripts and styles are rewritten to the new names. The compiled page cannot be rewritten, so the index
//! holds the new name of every file, one line for each:
//!
//! ```html
//! <meta name="file:words/en.ftl" content="words/en-1a2b3c4d.ftl">
//! ```

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::compress::{compress, is_compressible};
use crate::games;
use crate::licences;
use crate::names::{Files, Hashed, hashed};
use crate::shorten::shorten;
use crate::step::root;
use crate::version;
use crate::wasm::{Compiler, Profile};

/// The folder of the page. The server's build script looks for it here, whatever cargo's target directory is.
const PAGE: &str = "target/page";
/// The folder of the page with the example game; the browser tests look for it here.
const EXAMPLE: &str = "target/page-example";
/// The file with the digest of everything that the page was built from.
const STAMP: &str = ".stamp";

/// Builds the page, if anything has changed.
pub fn build(profile: Profile) -> Result<(), String> {
    build_into(PAGE, profile, &games::names().collect::<Vec<_>>(), &[])
}

/// Builds the page with the example game, in the quick profile.
pub fn build_example() -> Result<(), String> {
    let features =
        ["--features", "web/example,web-online/example,web-lobby/example,web-library/example,web-worker/example"];
    build_into(EXAMPLE, Profile::Quick, &games::with_example().collect::<Vec<_>>(), &features)
}

fn build_into(place: &str, profile: Profile, games: &[&str], features: &[&str]) -> Result<(), String> {
    let modules = Compiler::find()?.build(profile, features)?;
    let mut files = Files::new();
    gather(&root().join("crates/web/static"), "", &mut files)?;
    words(&mut files, games)?;
    ["page.css", "library.css"].into_iter().try_for_each(|name| add_styles(&mut files, games, name))?;
    let charts = games.iter().map(|game| text(&games::file(game, "style/chart.css"))).collect::<Result<Vec<_>, _>>()?;
    let charts: Vec<&str> = charts.iter().map(String::as_str).collect();
    files.insert("chart.css".to_owned(), chart::sheet(&charts).into_bytes());
    files.insert("licences.json".to_owned(), licences::file()?);
    files.insert("own-the-box.txt".to_owned(), own_the_box(&text(&root().join("CONTRIBUTING.md"))?)?);

    let page = root().join(place);
    let stamp = stamp(&files, &modules, profile)?;
    if fs::read_to_string(page.join(STAMP)).is_ok_and(|built_from| built_from == stamp) {
        println!("the page in {place} is up to date");
        return Ok(());
    }
    for wasm in &modules {
        bind(wasm, profile, &mut files)?;
    }
    if profile == Profile::Small {
        shorten(&mut files);
    }
    let mut hashed = hashed(&files)?;
    write_file_names(&mut hashed)?;
    version::write(&mut hashed.files)?;
    write(&hashed.files, &page, &stamp, profile)
}

/// Reads all files below a directory. Their names are relative to it, with `within` before.
fn gather(directory: &Path, within: &str, files: &mut Files) -> Result<(), String> {
    let entries = fs::read_dir(directory).map_err(|bad| format!("{}: {bad}", directory.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let last = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{within}{last}");
        if path.is_dir() {
            gather(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, read(&path)?);
        }
    }
    Ok(())
}

/// Adds the words of each language in one file, `words/LANG.ftl`. Words that are loaded later have their own files: the
/// lessons' in `words/lessons-LANG.ftl`, the library's in `words/library-LANG.ftl`, those of online tables in
/// `words/online-LANG.ftl`, the rules of each game in `words/rules-GAME-LANG.ftl`. Leaves out comments.
fn words(files: &mut Files, games: &[&str]) -> Result<(), String> {
    add_words(files, &root().join("locales"), |name, language| match name {
        "online" => format!("words/online-{language}.ftl"),
        _ if name.starts_with("library") => format!("words/library-{language}.ftl"),
        _ => format!("words/{language}.ftl"),
    })?;
    games.iter().try_for_each(|game| {
        add_words(files, &games::file(game, "words"), |name, language| match name {
            "lesson" => format!("words/lessons-{language}.ftl"),
            "library" => format!("words/library-{language}.ftl"),
            "rules" => format!("words/rules-{game}-{language}.ftl"),
            _ => format!("words/{language}.ftl"),
        })
    })
}

/// Adds the words of a folder, `LANG/NAME.ftl`, without their comments. `file_of` says to which file, by name and language.
fn add_words(files: &mut Files, folder: &Path, file_of: impl Fn(&str, &str) -> String) -> Result<(), String> {
    let mut sources = Files::new();
    gather(folder, "", &mut sources)?;
    for (name, content) in sources {
        let Some((language, name)) = name.strip_suffix(".ftl").and_then(|name| name.split_once('/')) else { continue };
        let not_text = |_| format!("{}/{language}/{name}.ftl is not UTF-8 text", folder.display());
        let content = String::from_utf8(content).map_err(not_text)?;
        let words = files.entry(file_of(name, language)).or_default();
        // Continuation lines are indented, so a line that begins with # is a comment.
        for line in content.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            words.extend_from_slice(line.as_bytes());
            words.push(b'\n');
        }
    }
    Ok(())
}

/// The comment in a style sheet that is replaced by the styles of the games.
const GAMES: &str = "/* GAMES: ";

/// Inserts the styles of the games on the shelf, `games/GAME/style/NAME`, into a style sheet.
fn add_styles(files: &mut Files, games: &[&str], name: &str) -> Result<(), String> {
    let sheet = files.get_mut(name).ok_or_else(|| format!("crates/web/static has no {name}"))?;
    let frame = String::from_utf8_lossy(sheet).into_owned();
    let place = frame.split_once(GAMES).and_then(|(before, rest)| Some((before, rest.split_once('\n')?.1)));
    let (before, after) = place.ok_or_else(|| format!("{name} has no line that begins with {GAMES:?}"))?;
    let mut styles = String::new();
    for game in games {
        styles += &text(&games::file(game, &format!("style/{name}")))?;
    }
    *sheet = format!("{before}{styles}{after}").into_bytes();
    Ok(())
}

/// The section of CONTRIBUTING.md to which the rules link from the components that we could not see, without the comment
/// under its heading, which is for those who edit it.
fn own_the_box(contributing: &str) -> Result<Vec<u8>, String> {
    let heading = "## Own the box?\n";
    let (_, section) = contributing.split_once(heading).ok_or("CONTRIBUTING.md has no section \"Own the box?\"")?;
    let section = section.split_once("\n## ").map_or(section, |(section, _)| section);
    let section = section.trim_start();
    let section =
        section.strip_prefix("<!--").and_then(|rest| rest.split_once("-->")).map_or(section, |(_, text)| text);
    Ok(format!("Own the box?\n\n{}\n", section.trim()).into_bytes())
}

/// A digest of everything that the page is made of: the files, the compiled crates, and this program.
fn stamp(files: &Files, modules: &[PathBuf], profile: Profile) -> Result<String, String> {
    let program = std::env::current_exe().and_then(fs::read);
    let mut all = Sha256::new();
    all.update(program.map_err(|bad| format!("cannot read the program itself: {bad}"))?);
    all.update([u8::from(profile == Profile::Small)]);
    for wasm in modules {
        all.update(read(wasm)?);
    }
    for (name, content) in files {
        all.update(format!("\n{name} {}\n", content.len()));
        all.update(content);
    }
    Ok(all.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Binds a compiled module to a script: `web.js` and `web_bg.wasm`.
fn bind(wasm: &Path, profile: Profile, files: &mut Files) -> Result<(), String> {
    let out = root().join("target/web-bound");
    clear(&out)?;
    let mut bindgen = Bindgen::new();
    let bound = bindgen.web(true).and_then(|bindgen| {
        // Function names are for debugging.
        let small = profile == Profile::Small;
        bindgen.input_path(wasm).typescript(false);
        bindgen.remove_name_section(small).remove_producers_section(small).generate(&out)
    });
    bound.map_err(|bad| format!("wasm-bindgen failed: {bad:#}"))?;
    gather(&out, "", files)
}

/// Adds the new names of the files to the index, one line for each.
fn write_file_names(hashed: &mut Hashed) -> Result<(), String> {
    let index = hashed.files.get_mut("index.html").ok_or("crates/web/static has no index.html")?;
    let text = String::from_utf8_lossy(index).into_owned();
    let (head, rest) = text.split_once("</head>").ok_or("index.html has no </head>")?;
    let line = |(name, new): (&String, &String)| format!("<meta name=\"file:{name}\" content=\"{new}\">\n");
    let lines: String = hashed.renamed.iter().map(line).collect();
    *index = format!("{head}{lines}</head>{rest}").into_bytes();
    Ok(())
}

/// Writes the page with its compressed forms, and prints the size of every file.
fn write(files: &Files, page: &Path, stamp: &str, profile: Profile) -> Result<(), String> {
    // Writes to a temporary folder first, so that the folder of the page always holds a complete page.
    let next = page.with_extension("next");
    clear(&next)?;
    println!("\n{:>9} {:>9} {:>9}  {}", "plain", "gzip", "brotli", page.display());
    let mut sums = [0; 3];
    for (name, content) in files {
        let mut sizes = [content.len(); 3];
        put(&next.join(name), content)?;
        if is_compressible(name) {
            let compressed = compress(content, profile)?;
            for (size, ending, content) in [(1, "gz", compressed.gz), (2, "br", compressed.br)] {
                if content.len() < sizes[0] {
                    sizes[size] = content.len();
                    put(&next.join(format!("{name}.{ending}")), &content)?;
                }
            }
        }
        println!("{:>9} {:>9} {:>9}  {name}", sizes[0], sizes[1], sizes[2]);
        sums = [0, 1, 2].map(|form| sums[form] + sizes[form]);
    }
    println!("{:>9} {:>9} {:>9}  total; a visitor loads one language", sums[0], sums[1], sums[2]);
    put(&next.join(STAMP), stamp.as_bytes())?;
    remove(page)?;
    fs::rename(&next, page).map_err(|bad| format!("{}: {bad}", page.display()))
}

fn put(path: &PathBuf, content: &[u8]) -> Result<(), String> {
    let directory = path.parent().unwrap_or(path);
    fs::create_dir_all(directory).map_err(|bad| format!("{}: {bad}", directory.display()))?;
    fs::write(path, content).map_err(|bad| format!("{}: {bad}", path.display()))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|bad| format!("{}: {bad}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|bad| format!("{}: {bad}", path.display()))
}

fn clear(directory: &Path) -> Result<(), String> {
    remove(directory)?;
    fs::create_dir_all(directory).map_err(|bad| format!("{}: {bad}", directory.display()))
}

fn remove(directory: &Path) -> Result<(), String> {
    match fs::remove_dir_all(directory) {
        Err(bad) if bad.kind() != std::io::ErrorKind::NotFound => Err(format!("{}: {bad}", directory.display())),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guide_for_owners_of_the_box_has_no_comment_and_ends_with_its_section() {
        let guide = |text: &str| own_the_box(text).map(|text| String::from_utf8(text).expect("text"));
        let with_comment = "# A\n\n## Own the box?\n<!-- For\neditors. -->\n\nCompare it.\n\n## Commits\nSmall.\n";
        assert_eq!(guide(with_comment).as_deref(), Ok("Own the box?\n\nCompare it.\n"));
        assert_eq!(guide("## Own the box?\nCompare it.\n").as_deref(), Ok("Own the box?\n\nCompare it.\n"));
        assert!(guide("## Commits\n").is_err());
    }

    #[test]
    fn the_shipped_guide_has_no_comment() {
        let text =
            text(&root().join("CONTRIBUTING.md")).and_then(|text| own_the_box(&text)).expect("it has the section");
        assert!(!String::from_utf8_lossy(&text).contains("<!--"));
    }
}
