//! What docs/bots.md promises, read from its tables.
//!
//! A table with the columns `match`, `asked`, `measured`, `games` and `within`, below a heading that names a game, holds one
//! figure a row. There is no second copy of these numbers.

/// A match, and how its first bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub game: &'static str,
    /// The bots, the one that is measured first.
    pub bots: Vec<String>,
    /// Whether the share of games won is measured, in per cent; if not, the mean rating or total.
    pub wins: bool,
    /// What it must reach, if anybody asked for it.
    pub asked: Option<f64>,
    /// What it did reach, and half of the 95 % interval.
    pub measured: (f64, f64),
    pub games: u32,
    /// The processor time that a game may take, in milliseconds.
    pub within: Option<f64>,
}

const GAMES: [(&str, &str); 3] = [("Cartographers", "cartographers"), ("Misterra", "misterra"), ("Morgan", "morgan")];

/// All figures of the book.
pub fn figures(book: &str) -> Result<Vec<Figure>, String> {
    let (mut game, mut columns, mut figures) = (None, Vec::new(), Vec::new());
    for (number, line) in book.lines().enumerate() {
        if let Some(heading) = line.strip_prefix("## ") {
            game = GAMES.iter().find(|(name, _)| heading.contains(name)).map(|&(_, game)| game);
        }
        let cells = cells(line);
        if cells.first() == Some(&"match") {
            columns = cells;
        } else if cells.is_empty() {
            columns.clear();
        } else if !columns.is_empty() && !cells[0].starts_with("---") {
            let bad = |why| format!("docs/bots.md, line {}: {why}", number + 1);
            let game = game.ok_or_else(|| bad("no heading above this table names a game".to_owned()))?;
            figures.push(figure(game, &columns, &cells).map_err(bad)?);
        }
    }
    Ok(figures)
}

/// The cells of a line of a table; none if it is no such line.
fn cells(line: &str) -> Vec<&str> {
    let inner = line.trim().strip_prefix('|').and_then(|line| line.strip_suffix('|'));
    inner.map(|inner| inner.split('|').map(str::trim).collect()).unwrap_or_default()
}

fn figure(game: &'static str, columns: &[&str], cells: &[&str]) -> Result<Figure, String> {
    let cell = |name: &str| {
        let at = columns.iter().position(|&column| column == name);
        at.and_then(|at| cells.get(at)).copied().ok_or_else(|| format!("the table has no column {name:?}"))
    };
    let (asked, measured, within) = (cell("asked")?, cell("measured")?, cell("within")?);
    let (value, half) = measured.split_once('±').unwrap_or((measured, "0"));
    let some = |text: &str| if text.is_empty() { Ok(None) } else { quantity(text).map(Some) };
    Ok(Figure {
        game,
        bots: bots(cell("match")?)?,
        wins: measured.contains('%'),
        asked: some(asked)?,
        measured: (quantity(value)?, quantity(half)?),
        games: quantity(cell("games")?)? as u32,
        within: some(within)?,
    })
}

/// The bots of a match: `hard`, or `hard` against three `normal`.
fn bots(text: &str) -> Result<Vec<String>, String> {
    let mut times = 1;
    let mut bots = Vec::new();
    for word in text.split_whitespace() {
        match (word, word.strip_prefix('`').and_then(|word| word.strip_suffix('`'))) {
            (_, Some(bot)) => {
                (0..times).for_each(|_| bots.push(bot.to_owned()));
                times = 1;
            }
            ("alone" | "against", None) => {}
            ("two", None) => times = 2,
            ("three", None) => times = 3,
            _ => return Err(format!("{word:?} is no bot, and no word of a match")),
        }
    }
    if bots.is_empty() { Err("a match without bots".to_owned()) } else { Ok(bots) }
}

/// A number with or without a unit; times in milliseconds.
fn quantity(text: &str) -> Result<f64, String> {
    let text = text.trim().replace(',', "").replace('−', "-");
    let (number, unit) = text.split_once(' ').unwrap_or((&text, ""));
    let times = match unit {
        "" | "%" | "ms" => 1.0,
        "s" => 1000.0,
        _ => return Err(format!("{unit:?} is no unit")),
    };
    number.parse::<f64>().map(|number| number * times).map_err(|_| format!("{text:?} is no number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
## Morgan, of the sea
| match | asked | measured | games | within | took |
| --- | --- | --- | --- | --- | --- |
| `hard` against three `normal` | 45 % | 51.5 % ± 4.9 % | 1,000 | 1 s | 13 ms |
| `easy` alone | | −3.5 ± 1 | 10 | | 13 ms |

| other | table |
| --- | --- |
| `hard` | 3 |
";

    #[test]
    fn figures_are_read_from_the_tables_that_have_them() {
        let bots = ["hard", "normal", "normal", "normal"].map(str::to_owned).to_vec();
        let first = Figure {
            game: "morgan",
            bots,
            wins: true,
            asked: Some(45.0),
            measured: (51.5, 4.9),
            games: 1000,
            within: Some(1000.0),
        };
        let second = Figure {
            bots: vec!["easy".to_owned()],
            wins: false,
            asked: None,
            measured: (-3.5, 1.0),
            games: 10,
            within: None,
            ..first.clone()
        };
        assert_eq!(figures(BOOK), Ok(vec![first, second]));
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        let told = |from, to| figures(&BOOK.replace(from, to)).expect_err("it is wrong");
        assert_eq!(told("three", "many"), "docs/bots.md, line 4: \"many\" is no bot, and no word of a match");
        assert_eq!(told("1,000", "some"), "docs/bots.md, line 4: \"some\" is no number");
        assert_eq!(told("1 s", "1 h"), "docs/bots.md, line 4: \"h\" is no unit");
        assert_eq!(told("asked", "told"), "docs/bots.md, line 4: the table has no column \"asked\"");
        assert_eq!(told("Morgan", "Nobody"), "docs/bots.md, line 4: no heading above this table names a game");
    }
}
