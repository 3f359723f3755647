//! Morgan's Magic Map: by treasure set and by turn order.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use super::plot::{Row, plot};
use super::sample::{Sample, out_of_line};
use super::{Section, by_seat, list, number, tally};

/// What is known of a set.
#[derive(Default)]
struct Set {
    /// How many of it a player had.
    dug: Sample,
    /// The value of each, by player.
    value: Sample,
    /// Values and bonus together, of who had most of it.
    points: Sample,
    /// How often who had most of it won.
    wins: Sample,
}

/// So many sit at the table where sets are compared.
const PLAYERS: u32 = 4;

pub fn section(games: u32) -> Result<Section, String> {
    let mut text = String::from("\n## Morgan's Magic Map\n");
    let mut plots = Vec::new();
    let mut seats = String::from("\n### By turn order\n");
    for players in 2..=PLAYERS {
        let lines = tally("morgan", players, games / 2, "")?;
        let _ = write!(seats, "\n{players} players:\n\n{}", by_seat(&lines, "begins")?);
        if players == PLAYERS {
            let (part, drawing) = by_set(&lines)?;
            let _ = write!(text, "{} games each of 2, 3 and 4 players.\n{part}", games / 2);
            plots.push(("treasure-sets.svg", drawing));
        }
    }
    Ok(Section { text: text + &seats, plots })
}

fn by_set(lines: &[Value]) -> Result<(String, String), String> {
    let mut sets: BTreeMap<String, Set> = BTreeMap::new();
    for line in lines {
        for told in list(&line["sets"])? {
            let set = sets.entry(told["set"].as_str().ok_or("a set without a name")?.to_owned()).or_default();
            let (count, value, bonus) = (number(&told["count"])?, number(&told["value"])?, number(&told["bonus"])?);
            set.dug.add(count);
            if count > 0.0 {
                set.value.add(value / count);
            }
            if bonus > 0.0 {
                set.points.add(value + bonus);
                set.wins.add(number(&line["won"])?);
            }
        }
    }
    let mut sets: Vec<(String, Set)> = sets.into_iter().collect();
    sets.sort_by(|(_, one), (_, other)| other.wins.mean().total_cmp(&one.wins.mean()));
    let apart = out_of_line(&sets.iter().map(|(_, set)| &set.wins).collect::<Vec<_>>());
    let mut text = String::from(
        "\n### By treasure set\nFour players. Who has most of a set, alone or with others, and how often that player wins: 25 % would mean that \
         the set does not matter. Points are values and bonus together. Which treasures there are and what they are worth is \
         reconstructed; how many are in a set is printed.\n\n![Wins of who has most of a set](balance/treasure-sets.svg)\n\n\
         | set | dug in a game | value of each | points of who has most | wins of who has most | players |\n\
         | --- | --- | --- | --- | --- | --- |\n",
    );
    for (name, set) in &sets {
        let dug = set.dug.mean() * f64::from(PLAYERS);
        let (value, points, wins) = (set.value.told(), set.points.told(), set.wins.per_cent());
        let _ = writeln!(text, "| {name} | {dug:.1} | {value} | {points} | {wins} | {} |", set.wins.count());
    }
    let found: Vec<&str> = apart.iter().map(|&index| sets[index].0.as_str()).collect();
    text.push_str(&match found[..] {
        [] => "\nNo set is out of line.\n".to_owned(),
        _ => format!("\nOut of line: {}.\n", found.join(", ")),
    });
    let rows = sets.iter().enumerate().map(|(index, (name, set))| Row {
        label: name.clone(),
        sample: &set.wins,
        mean: format!("{:.0} %", 100.0 * set.wins.mean()),
        apart: apart.contains(&index),
    });
    let rows: Vec<Row<'_>> = rows.collect();
    Ok((text, plot("Wins of who has most of a set, four players", &rows, (0.25, "one in four"))))
}
