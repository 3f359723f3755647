//! Maps of Misterra: by presumption card and by turn order.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::plot::{Row, plot};
use super::sample::{Sample, out_of_line};
use super::{Section, by_seat, list, names, number, tally};
use crate::step::root;

/// What is known of a presumption.
#[derive(Default)]
struct Card {
    points: Sample,
    wins: Sample,
}

pub fn section(games: u32) -> Result<Section, String> {
    let games = 4 * games;
    let lines = tally("misterra", 2, games, "")?;
    let mut cards: BTreeMap<u64, Card> = BTreeMap::new();
    for line in &lines {
        for told in list(&line["presumptions"])? {
            let card = cards.entry(told["card"].as_u64().ok_or("a presumption without a number")?).or_default();
            card.points.add(number(&told["points"])?);
            card.wins.add(number(&line["won"])?);
        }
    }
    let names = names("misterra.ftl", "misterra-card-")?;
    let name = |number: u64| names.get(&number.to_string()).cloned().unwrap_or_else(|| number.to_string());
    let reconstructed = reconstructed()?;
    let mut cards: Vec<(u64, Card)> = cards.into_iter().collect();
    cards.sort_by(|(_, one), (_, other)| other.points.mean().total_cmp(&one.points.mean()));
    let apart = out_of_line(&cards.iter().map(|(_, card)| &card.points).collect::<Vec<_>>());

    let mut text = format!(
        "\n## Maps of Misterra\n{games} games of two. Everybody was given two presumptions, all alike often.\n\n### By presumption\nThe \
         points that the card brought its owner, and how often the owner won: half of the games if the card is worth what \
         others are. What the rulebook does not print had to be reconstructed.\n\n![Points by presumption](balance/presumptions.svg)\n\n\
         | presumption | games | points | wins | pay |\n| --- | --- | --- | --- | --- |\n"
    );
    let source = |number: &u64| if reconstructed.contains(number) { "reconstructed" } else { "printed or derived" };
    for (number, card) in &cards {
        let (games, points, wins) = (card.points.count(), card.points.told(), card.wins.per_cent());
        let _ = writeln!(text, "| {number} {} | {games} | {points} | {wins} | {} |", name(*number), source(number));
    }
    let found = apart.iter().map(|&index| &cards[index]);
    let found: Vec<String> =
        found.map(|(number, _)| format!("{number} {} ({})", name(*number), source(number))).collect();
    text.push_str(&match found[..] {
        [] => "\nNo presumption is out of line.\n".to_owned(),
        _ => format!("\nOut of line: {}.\n", found.join(", ")),
    });
    text.push_str("\n### By turn order\n\n");
    text.push_str(&by_seat(&lines, "begins")?);

    let rows = cards.iter().enumerate().map(|(index, (number, card))| Row {
        label: format!("{number} {}", name(*number)),
        sample: &card.points,
        mean: format!("{:.1}", card.points.mean()),
        apart: apart.contains(&index),
    });
    let rows: Vec<Row<'_>> = rows.collect();
    let mut means = Sample::default();
    cards.iter().for_each(|(_, card)| means.add(card.points.mean()));
    let drawing = plot("Points by presumption", &rows, (means.mean(), "the mean of all"));
    Ok(Section { text, plots: vec![("presumptions.svg", drawing)] })
}

/// The numbers of the presumptions that the data calls reconstructed.
fn reconstructed() -> Result<BTreeSet<u64>, String> {
    let path = root().join("games/misterra/data/1.toml");
    let data = std::fs::read_to_string(&path).map_err(|bad| format!("{}: {bad}", path.display()))?;
    let mut found = BTreeSet::new();
    for block in data.split("[[presumption]]").skip(1) {
        let block = block.split("\n[").next().unwrap_or_default();
        let value = |key: &str| block.lines().find_map(|line| line.strip_prefix(key)?.trim().strip_prefix("= "));
        if value("source").is_some_and(|source| source.starts_with("\"reconstructed\"")) {
            found.extend(value("number").and_then(|number| number.trim().parse::<u64>().ok()));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    #[test]
    fn some_presumptions_are_reconstructed_and_some_are_not() {
        let found = super::reconstructed().expect("the data is there");
        assert!(found.contains(&1) && found.len() < 31, "{found:?}");
    }
}
