//! The result of a game.

use crate::{Cartographers, Honours, Open, Solo};
use table::{Game, Phrase, Standing};
use words::Words;

use super::SMALL_TABLE;
use chart::ink::{Strip, TextStyle};

/// The message that the game is over, and the ranking; of a large table, only the first few.
pub(super) fn lines(open: &Open, words: &Words) -> Vec<Strip> {
    let mut lines = vec![Strip::new().and(words.term("chart-over"), TextStyle::STRONG)];
    let Some(outcome) = Cartographers::outcome(open) else { return lines };
    let mut players: Vec<(usize, Standing<Honours>)> = outcome.players.into_iter().enumerate().collect();
    players.sort_by_key(|(seat, standing)| (standing.rank, *seat));
    let sentences = players.into_iter().take(SMALL_TABLE).map(|(seat, standing)| match standing.honours.0 {
        Some(solo) => rating(standing.total, solo),
        None => Phrase::new("cartographers-chart-standing")
            .with("rank", i64::from(standing.rank))
            .with("seat", seat as i64)
            .with("stars", i64::from(standing.total)),
    });
    lines.extend(sentences.map(|phrase| Strip::new().text(words.say(&phrase))));
    lines
}

/// The stars of the solo game, their rating and the title.
fn rating(stars: i32, solo: Solo) -> Phrase {
    let rated = |code| Phrase::new(code).with("stars", i64::from(stars)).with("rating", i64::from(solo.rating));
    match solo.title {
        Some(title) => {
            rated("cartographers-chart-rating").term("title", format!("cartographers-title-{}", title.name()))
        }
        None => rated("cartographers-chart-rating-untitled"),
    }
}
