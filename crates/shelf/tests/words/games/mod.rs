//! The phrases of every game, listed once for all tests of words.

pub mod cartographers;
#[cfg(feature = "example")]
mod example;
mod misterra;
mod morgan;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::words::literals::texts;
use table::{Choices, EventSink, Game, Options, Phrase, SeedText, SetUp, Table};

/// The phrases of one game.
pub struct Spoken {
    /// The game's name, which is the prefix of all its codes.
    pub game: &'static str,
    /// The codes that are composed of a prefix and a name, such as `card` and the names of all cards.
    pub families: Vec<(&'static str, Vec<String>)>,
    /// The codes of its errors that may begin with a name or a space.
    pub begins_with_a_name: &'static [&'static str],
    /// Every phrase with arguments, at least once, with arguments that really occur.
    pub phrases: fn() -> Vec<Phrase>,
}

/// All games.
pub fn all() -> Vec<Spoken> {
    vec![
        cartographers::spoken(),
        misterra::spoken(),
        morgan::spoken(),
        #[cfg(feature = "example")]
        example::spoken(),
    ]
}

impl Spoken {
    /// The codes of the families, and the codes of the page that are composed with the game's name.
    pub fn codes(&self) -> BTreeSet<String> {
        let game = self.game;
        let of_family = |(family, names): &(&str, Vec<String>)| {
            names.iter().map(|name| format!("{game}-{family}-{name}")).collect::<Vec<_>>()
        };
        let page = ["name", "about", "facts", "thanks", "rank"].map(|what| format!("{game}-{what}"));
        self.families.iter().flat_map(of_family).chain(page).collect()
    }
}

pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of a game.
pub fn folder(game: &str) -> PathBuf {
    workspace().join("games").join(game)
}

/// The files with the words of a language, except for the rules: the shared ones, and those of each game.
pub fn word_files(language: &str) -> Vec<PathBuf> {
    let mut files = files(&workspace().join("locales").join(language), "ftl");
    for title in shelf::Title::newest() {
        let words = folder(title.name()).join("words").join(language);
        files.extend(["game", "page", "lesson", "library"].map(|name| words.join(name).with_extension("ftl")));
    }
    files
}

/// The sources of all crates, and of the games on the shelf.
pub fn sources() -> Vec<PathBuf> {
    let crates = fs::read_dir(workspace().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let rooms = crates.chain(shelf::Title::newest().map(|title| folder(title.name())));
    let sources = rooms.map(|room| room.join("src")).filter(|path| path.is_dir());
    sources.flat_map(|path| files(&path, "rs")).collect()
}

/// Every file below a directory with this extension.
pub fn files(directory: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub fn is_code(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !word.starts_with('-')
        && !word.ends_with('-')
}

/// The reasons for points: string literals in the sources that count points, of two words or more, or one of `single`.
fn reasons(game: &str, sources: &[&str], single: &[&str]) -> Vec<String> {
    let source = folder(game).join("src/rules");
    let sources = sources.iter().map(|path| source.join(path)).flat_map(|path| match path.is_dir() {
        true => files(&path, "rs"),
        false => vec![path],
    });
    let literals: BTreeSet<String> = sources.flat_map(|file| texts(&fs::read_to_string(file).unwrap())).collect();
    let is_reason = |word: &String| {
        single.contains(&word.as_str()) || word.contains('-') && is_code(word) && !word.starts_with(&format!("{game}-"))
    };
    literals.into_iter().filter(is_reason).collect()
}

/// The names of a family.
fn named<T, N: Into<String>>(all: impl IntoIterator<Item = T>, name: impl Fn(T) -> N) -> Vec<String> {
    all.into_iter().map(|one| name(one).into()).collect()
}

/// A table after this many moves, each the first choice, or fewer if the game ends.
pub fn played<G: Game>(seats: u8, options: &str, moves: usize) -> Table<G> {
    let options = G::Options::read(options).expect("the options are right");
    let set_up = SetUp { seats, options, seed: SeedText::new("words").unwrap() };
    let mut table: Table<G> = Table::open(set_up, &mut EventSink::nobody()).unwrap();
    for _ in 0..moves {
        let Some(seat) = table.awaited().first() else { break };
        let action = G::choices(table.view(seat)).nth(0).unwrap();
        table.act(seat, action, &mut EventSink::nobody()).unwrap();
    }
    table
}

/// The titles of the lines of the first seat's score sheet.
fn score_titles<G: Game>(table: &Table<G>) -> Vec<Phrase> {
    let sheet = G::score_sheet(table.view(table::Seat(0)), table::Seat(0));
    sheet.lines.into_iter().map(|line| line.title).collect()
}

/// The items of the first seat's score sheet after two seats have played for a while, each with the name of the game.
pub fn scored<G: Game>() -> Vec<(&'static str, table::Item)> {
    let table = played::<G>(2, "", 500);
    let sheet = G::score_sheet(table.view(table::Seat(0)), table::Seat(0));
    sheet.lines.into_iter().flat_map(|line| line.items).map(|item| (G::NAME, item)).collect()
}
