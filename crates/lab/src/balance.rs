//! The section of a game in docs/balance.md.
//!
//! `cargo xtask balance` runs the balance example of every game and joins the sections.

use std::path::Path;

/// The file with the text of a section.
pub const TEXT: &str = "section.md";

/// The report about one game.
pub struct Section {
    /// Its text, in Markdown.
    pub text: String,
    /// Its plots in SVG, with their file names.
    pub plots: Vec<(&'static str, String)>,
}

impl Section {
    /// Writes the text and the plots into a folder, which is created if it is missing.
    pub fn write_to(&self, folder: &Path) -> Result<(), String> {
        std::fs::create_dir_all(folder).map_err(|bad| format!("{}: {bad}", folder.display()))?;
        let plots = self.plots.iter().map(|(name, plot)| (*name, plot));
        for (name, content) in [(TEXT, &self.text)].into_iter().chain(plots) {
            let path = folder.join(name);
            std::fs::write(&path, content).map_err(|bad| format!("{}: {bad}", path.display()))?;
        }
        Ok(())
    }
}

/// The main function of a balance example: parses the arguments `GAMES FOLDER`, makes the section and writes it.
pub fn run(section: impl FnOnce(u32) -> Result<Section, String>) -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, folder] = &args[..] else { return Err("the arguments are GAMES FOLDER".to_owned()) };
    let games = games.parse().map_err(|_| format!("{games:?} is not a number of games"))?;
    section(games)?.write_to(Path::new(folder))
}
