//! `cargo xtask page`: builds the page into `target/page`, or with the example game into `target/page-example`.
//!
//! The page consists of
//! - the crates `web`, `study` and `thinker`, compiled and bound,
//! - the files in `crates/web/static`, with the styles of the games,
//! - the chart's colours and style as `chart.css`,
//! - the words of each language as `words/LANG.ftl`,
//! - the licences of everything in it as `licences.json`.
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
    let features = ["--features", "web/example,study/example,thinker/example"];
    build_into(EXAMPLE, Profile::Quick, &games::with_example().collect::<Vec<_>>(), &features)
}

fn build_into(place: &str, profile: Profile, games: &[&str], features: &[&str]) -> Result<(), String> {
    let modules = Compiler::find()?.build(profile, features)?;
    let mut files = Files::new();
    gather(&root().join("crates/web/static"), "", &mut files)?;
    words(&mut files, games)?;
    ["page.css", "study.css"].into_iter().try_for_each(|name| add_styles(&mut files, games, name))?;
    let charts = games.iter().map(|game| text(&games::file(game, "style/chart.css"))).collect::<Result<Vec<_>, _>>()?;
    let charts: Vec<&str> = charts.iter().map(String::as_str).collect();
    files.insert("chart.css".to_owned(), chart::sheet(&charts).into_bytes());
    files.insert("licences.json".to_owned(), licences::file()?);

    let page = root().join(place);
    let stamp = stamp(&files, &modules, profile)?;
    if fs::read_to_string(page.join(STAMP)).is_ok_and(|built_from| built_from == stamp) {
        println!("the page in {place} is up to date");
        return Ok(());
    }
    for (module, wasm) in &modules {
        bind(module, wasm, profile, &mut files)?;
    }
    let mut hashed = hashed(&files)?;
    tell_names(&mut hashed)?;
    version::tell(&mut hashed.files)?;
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
/// study's in `words/study-LANG.ftl`, the rules of each game in `words/rules-GAME-LANG.ftl`. Leaves out comments.
fn words(files: &mut Files, games: &[&str]) -> Result<(), String> {
    add_words(files, &root().join("locales"), |name, language| match name.starts_with("study") {
        true => format!("words/study-{language}.ftl"),
        false => format!("words/{language}.ftl"),
    })?;
    games.iter().try_for_each(|game| {
        add_words(files, &games::file(game, "words"), |name, language| match name {
            "study" => format!("words/study-{language}.ftl"),
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
        let not_text = |_| format!("{}/{language}/{name}.ftl is not text (UTF-8)", folder.display());
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

/// A digest of everything that the page is made of: the files, the compiled crates, and this program.
fn stamp(files: &Files, modules: &[(&str, PathBuf)], profile: Profile) -> Result<String, String> {
    let program = std::env::current_exe().and_then(fs::read);
    let mut all = Sha256::new();
    all.update(program.map_err(|bad| format!("this program cannot be read: {bad}"))?);
    all.update([u8::from(profile == Profile::Small)]);
    for (_, wasm) in modules {
        all.update(read(wasm)?);
    }
    for (name, content) in files {
        all.update(format!("\n{name} {}\n", content.len()));
        all.update(content);
    }
    Ok(all.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Binds a compiled module to a script: `web.js` and `web_bg.wasm`.
fn bind(module: &str, wasm: &Path, profile: Profile, files: &mut Files) -> Result<(), String> {
    let out = root().join("target/web-bound");
    clear(&out)?;
    let mut bindgen = Bindgen::new();
    let bound = bindgen.web(true).and_then(|bindgen| {
        // Function names are for debugging.
        let small = profile == Profile::Small;
        bindgen.input_path(wasm).out_name(module).typescript(false);
        bindgen.remove_name_section(small).remove_producers_section(small).generate(&out)
    });
    bound.map_err(|bad| format!("the page could not be bound: {bad:#}"))?;
    gather(&out, "", files)
}

/// Adds the new names of the files to the index, one line for each.
fn tell_names(hashed: &mut Hashed) -> Result<(), String> {
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
    println!("{:>9} {:>9} {:>9}  in all, of which a visitor loads one language", sums[0], sums[1], sums[2]);
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
