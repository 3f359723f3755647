//! A score sheet as text: one line for each line of the sheet, and the total.

use table::ScoreSheet;
use words::Words;

/// The score sheet as text: titles on the left, points on the right, the total last.
#[must_use]
pub fn text(sheet: &ScoreSheet, words: &Words) -> String {
    let scored = sheet.lines.iter().map(|line| (words.say(&line.title), line.points));
    let total = (words.term("chart-total"), sheet.total);
    let lines: Vec<(String, i32)> = scored.chain([total]).collect();
    let title = lines.iter().map(|(title, _)| title.chars().count()).max().unwrap_or(0);
    let points = lines.iter().map(|(_, points)| points.to_string().len()).max().unwrap_or(0);
    let mut text = String::new();
    for (place, (name, earned)) in lines.iter().enumerate() {
        if place + 1 == lines.len() && place > 0 {
            text.push_str(&format!("{}\n", "─".repeat(title + GAP + points)));
        }
        text.push_str(&format!("{name:<title$}{:GAP$}{earned:>points$}\n", ""));
    }
    text
}

/// The gap between the titles and the points.
const GAP: usize = 2;
