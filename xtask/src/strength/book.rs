//! The tables of docs/bots.md, written from the figures of the games.
//!
//! A table stands between `<!-- strength GAME NAME -->` and `<!-- end -->`.

use crate::step::root;

use super::figures::{self, Figure, Figures, Number, Table};

const BEGIN: &str = "<!-- strength ";
const END: &str = "<!-- end -->";

/// Writes the tables into docs/bots.md.
pub fn write() -> Result<(), String> {
    let path = root().join("docs/bots.md");
    let book = std::fs::read_to_string(&path).map_err(|bad| format!("{}: {bad}", path.display()))?;
    let with_tables = with_tables(&book, &figures::of_all_games()?)?;
    std::fs::write(&path, with_tables).map_err(|bad| format!("{}: {bad}", path.display()))
}

/// The book with the tables of these games. Each table must have exactly one place in the book.
fn with_tables(book: &str, games: &[(&str, Figures)]) -> Result<String, String> {
    let mut tables: Vec<(String, &Table)> = Vec::new();
    for (game, figures) in games {
        tables.extend(figures.tables.iter().map(|table| (format!("{game} {}", table.name), table)));
    }
    let mut with_tables = String::new();
    let mut rest = book;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after.split_once(" -->\n").ok_or("docs/bots.md: a table's comment has no end")?;
        let (_, after) = after.split_once(END).ok_or_else(|| format!("docs/bots.md: {name} has no {END}"))?;
        let at = tables.iter().position(|(known, _)| known == name);
        let at = at.ok_or_else(|| format!("docs/bots.md: there is no table {name}, or it has a place already"))?;
        with_tables.push_str(&format!("{before}{BEGIN}{name} -->\n{}{END}", markdown(tables.remove(at).1)));
        rest = after;
    }
    match &tables[..] {
        [] => Ok(with_tables + rest),
        [(name, _), ..] => Err(format!("docs/bots.md has no place for the table {name}: {BEGIN}{name} --> and {END}")),
    }
}

/// A table in Markdown. It has the columns `took` and `spread` only if some figure has such a value.
fn markdown(table: &Table) -> String {
    let mut columns = vec!["match", "asked", "measured", "games", "within"];
    if table.figures.iter().any(|figure| figure.took.is_some()) {
        columns.push("took");
    }
    if table.figures.iter().any(|figure| figure.spread.is_some()) {
        columns.push("spread");
    }
    let row = |cells: Vec<String>| {
        let cells = cells.into_iter().map(|cell| if cell.is_empty() { " |".to_owned() } else { format!(" {cell} |") });
        format!("|{}\n", cells.collect::<String>())
    };
    let mut text = row(columns.iter().map(|&column| column.to_owned()).collect());
    text.push_str(&row(vec!["---".to_owned(); columns.len()]));
    for figure in &table.figures {
        text.push_str(&row(columns.iter().map(|column| cell(column, figure, table.wins)).collect()));
    }
    text
}

fn cell(column: &str, figure: &Figure, wins: bool) -> String {
    let value = |number: Number| {
        let text = match number {
            Number::Whole(value) => value.to_string(),
            Number::Real(value) => format!("{value:.1}"),
        };
        text.replace('-', "−") + if wins { " %" } else { "" }
    };
    match column {
        "match" => bots(figure),
        "asked" => figure.asked.map(value).unwrap_or_default(),
        "measured" => format!("{} ± {}", value(figure.measured.0), value(figure.measured.1)),
        "games" => thousands(figure.games),
        "within" => figure.within.map(time).unwrap_or_default(),
        "took" => figure.took.map(time).unwrap_or_default(),
        _ => figure.spread.map(spread).unwrap_or_default(),
    }
}

/// The bots of a match: `hard` alone, or `hard` against three `normal`.
fn bots(figure: &Figure) -> String {
    let mut bots = figure.bots();
    let measured = bots.next().unwrap_or_default();
    let mut others: Vec<(&str, usize)> = Vec::new();
    for bot in bots {
        match others.last_mut() {
            Some((last, count)) if *last == bot => *count += 1,
            _ => others.push((bot, 1)),
        }
    }
    let others = others.into_iter().map(|(bot, count)| match count {
        1 => format!("`{bot}`"),
        2 => format!("two `{bot}`"),
        3 => format!("three `{bot}`"),
        _ => format!("{count} `{bot}`"),
    });
    match others.collect::<Vec<_>>().join(" and ") {
        others if others.is_empty() => format!("`{measured}` alone"),
        others => format!("`{measured}` against {others}"),
    }
}

/// A number with a comma between thousands.
fn thousands(number: u32) -> String {
    if number < 1000 { number.to_string() } else { format!("{},{:03}", thousands(number / 1000), number % 1000) }
}

/// Milliseconds, or seconds from a tenth of a second on.
fn time(milliseconds: f64) -> String {
    if milliseconds < 100.0 { format!("{milliseconds} ms") } else { format!("{} s", milliseconds / 1000.0) }
}

fn spread(values: [i32; 5]) -> String {
    values.map(|value| value.to_string()).join(", ").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIGURES: &str = "\
[[table]]
name = 'four'
wins = true
matches = [
    { bots = 'hard,normal,normal,normal', asked = 45, measured = [51.5, 4.0], games = 1000, within = 1000, took = 13 },
]

[[table]]
name = 'solo'
matches = [{ bots = 'easy', measured = [-3.5, 1], games = 10, spread = [-7, -5, -4, -3, 0] }]
";

    const BOOK: &str = "\
Four players:
<!-- strength chess four -->
| match | asked | measured | games | within | took |
| --- | --- | --- | --- | --- | --- |
| `hard` against three `normal` | 45 % | 51.5 % ± 4.0 % | 1,000 | 1 s | 13 ms |
<!-- end -->

One:
<!-- strength chess solo -->
| match | asked | measured | games | within | spread |
| --- | --- | --- | --- | --- | --- |
| `easy` alone | | −3.5 ± 1 | 10 | | −7, −5, −4, −3, 0 |
<!-- end -->
";

    fn chess() -> Vec<(&'static str, Figures)> {
        vec![("chess", toml::from_str(FIGURES).expect("figures"))]
    }

    #[test]
    fn tables_are_written_between_their_comments() {
        let old = BOOK.replace("51.5", "17").replace("| `easy` alone", "");
        assert_eq!(with_tables(&old, &chess()).as_deref(), Ok(BOOK));
    }

    #[test]
    fn a_table_without_a_place_and_a_place_without_a_table_are_errors() {
        let error = |from, to| with_tables(&BOOK.replace(from, to), &chess()).expect_err("an error");
        assert!(error("chess solo", "chess duo").contains("no table chess duo"));
        assert!(error("strength chess solo", "other").contains("no place for the table chess solo"));
        assert!(error("<!-- end -->\n\nOne", "One").contains("no place for the table chess solo"));
        assert!(error("chess four", "chess solo").contains("chess solo, or it has a place already"));
    }

    #[test]
    fn the_book_shows_the_figures_of_the_games() {
        let book = std::fs::read_to_string(root().join("docs/bots.md")).expect("the book is there");
        let with_tables =
            with_tables(&book, &figures::of_all_games().expect("figures")).expect("a place for each table");
        assert!(with_tables == book, "docs/bots.md differs from the figures: run `cargo xtask strength --write`");
    }
}
