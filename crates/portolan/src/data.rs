//! `portolan data check`: checks the component data files.

use std::io::Write;
use std::path::{Path, PathBuf};

use shelf::Title;

use crate::failure::{Failure, complain, on_one_line, read_text};

/// The folder of the games in the source tree.
const GAMES: &str = "games";
/// The folder of a game that holds its data files.
const DATA: &str = "data";

/// Checks the data files in a directory, or those of all games on the shelf.
pub fn check(dir: Option<&Path>) -> Result<(), Failure> {
    let files = match dir {
        Some(dir) => files_in(dir)?,
        None => files_of_the_shelf()?,
    };
    if files.is_empty() {
        let dir = dir.unwrap_or(Path::new(GAMES));
        return Err(Failure::Bad(format!("{}: there is no data file GAME/N.toml or GAME/data/N.toml", dir.display())));
    }
    let mut bad = Vec::new();
    for file in files {
        match check_file(&file) {
            Ok(found) => writeln!(std::io::stdout(), "{}: {found}", on_one_line(&file.to_string_lossy()))?,
            Err(failure) => bad.push(failure.to_string()),
        }
    }
    // The caller prints the last error; this prints the others, so that every bad file has its line.
    let Some(last) = bad.pop() else { return Ok(()) };
    for line in bad {
        complain(&line);
    }
    Err(Failure::Bad(last))
}

fn check_file(file: &Path) -> Result<String, Failure> {
    let bad = |what: String| Failure::Bad(format!("{}: {what}", file.display()));
    let folders = || file.ancestors().skip(1).filter_map(Path::file_name);
    let game = folders().find(|name| *name != DATA).unwrap_or_default().to_string_lossy();
    let title = Title::named(&game).ok_or_else(|| bad(format!("there is no game \"{game}\"")))?;
    // Only the canonical form: neither 01 nor +1.
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let generation = stem.parse::<u32>().ok().filter(|n| *n > 0 && n.to_string() == stem);
    let generation = generation.ok_or_else(|| bad("the file name must be the generation, like 1.toml".to_owned()))?;
    let digest = title.check_data(&read_text(file)?).map_err(|what| match what.split_once(": ") {
        Some((line, what)) if line.starts_with("line ") => Failure::Bad(format!("{}, {line}: {what}", file.display())),
        _ => bad(what),
    })?;
    let known = Title::of_generation(&game, generation).map(Title::data);
    let note = match known {
        Some(known) if known == digest => "",
        Some(_) => " (differs from the data in this program)",
        None => " (a generation that this program does not play)",
    };
    Ok(format!("in order, {game} generation {generation}, digest {digest}{note}"))
}

/// The data files of all games on the shelf: `games/GAME/data/*.toml`.
fn files_of_the_shelf() -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for title in Title::newest() {
        files.extend(toml_files(&Path::new(GAMES).join(title.name()).join(DATA))?);
    }
    Ok(files)
}

/// All files `DIR/GAME/data/*.toml`, or `DIR/GAME/*.toml` for a game without a folder `data`. Skips the folders `data`
/// of games that this program does not play, such as the example.
fn files_in(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for game in entries(dir)?.into_iter().filter(|path| path.is_dir()) {
        let data = game.join(DATA);
        let is_played = || Title::named(&game.file_name().unwrap_or_default().to_string_lossy()).is_some();
        match data.is_dir() {
            true if is_played() => files.extend(toml_files(&data)?),
            true => {}
            false => files.extend(toml_files(&game)?),
        }
    }
    Ok(files)
}

fn toml_files(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    Ok(entries(dir)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")).collect())
}

/// The entries of a directory, sorted.
fn entries(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    let bad = |bad: std::io::Error| Failure::Bad(format!("{}: {bad}", dir.display()));
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(bad)? {
        paths.push(entry.map_err(bad)?.path());
    }
    paths.sort();
    Ok(paths)
}
