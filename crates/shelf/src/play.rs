//! The parts of all games needed to play them: charts, words, score pads and thinking.

use chart::{Art, Charted};
use coach::{Answer, Question};
use scorepad::{BadText, Pad};
use words::{Texts, Worded, Words};

use crate::Title;

/// The symbols and hatches of the charts: the shared ones, and those of each game.
#[must_use]
pub fn art() -> Vec<&'static Art> {
    let of_games = Title::newest().map(|title| with_game!(title, G => G::ART));
    std::iter::once(&chart::COMMON).chain(of_games).collect()
}

/// The CSS of each game's charts.
#[must_use]
pub fn styles() -> Vec<&'static str> {
    Title::newest().map(|title| with_game!(title, G => G::STYLE)).collect()
}

/// Parses the score pad of the game that the text names.
pub fn read_pad(text: &str) -> Result<Pad, BadText> {
    match Title::named(scorepad::game_of(text)?) {
        Some(title) => with_game!(title, G => Pad::read::<G>(text)),
        None => Err(scorepad::unknown_game(text)),
    }
}

/// The words of each game.
#[must_use]
pub fn texts() -> Vec<&'static [Texts]> {
    Title::newest().map(|title| with_game!(title, G => <G as Worded>::TEXTS)).collect()
}

/// All words of a built-in language, one of [`words::LANGUAGES`].
#[must_use]
pub fn words(language: &str) -> Option<Words> {
    Words::embedded(language, &texts())
}

/// All English words.
#[must_use]
pub fn english() -> Words {
    words("en").expect("English is built in")
}

/// Answers a question about a game on the shelf. An invalid question gets one answer, [`Answer::Nothing`].
pub fn think(question: &Question, send: &mut dyn FnMut(Answer)) {
    let title = question.game().and_then(|(game, generation)| Title::of_generation(&game, generation));
    match title {
        Some(title) => with_game!(title, G => coach::think::<G>(question, send)),
        None => send(Answer::Nothing),
    }
}

/// Answers a question in its text form. `send` gets the answers one by one.
pub fn answer(question: &str, send: &mut dyn FnMut(&str)) {
    match Question::read(question) {
        Some(question) => think(&question, &mut |answer| send(&answer.write())),
        None => send(&Answer::Nothing.write()),
    }
}
