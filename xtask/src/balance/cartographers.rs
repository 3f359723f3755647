//! Cartographers: by scoring card, by edict and by seat.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::plot::{Row, plot};
use super::sample::{Sample, out_of_line};
use super::{Section, by_seat, list, names, number, tally};

/// What is known of a scoring card.
#[derive(Default)]
struct Card {
    stars: Sample,
    /// The stars less the number that is printed for the solo game.
    beyond: Sample,
    number: f64,
}

/// So many players sit at a table where seats are compared, and so many solo games are played for one such.
const PLAYERS: u32 = 3;
const RARER: u32 = 20;

pub fn section(games: u32) -> Result<Section, String> {
    let mut cards: BTreeMap<String, Card> = BTreeMap::new();
    let mut edicts: [Sample; 4] = Default::default();
    let mut alone = [Sample::default(), Sample::default()];
    for (side, totals) in ["side=wilderness", "side=wastelands"].into_iter().zip(&mut alone) {
        for line in tally("cartographers", 1, games / 2, side)? {
            totals.add(number(&line["total"])?);
            for (told, of_edict) in list(&line["edicts"])?.iter().zip(&mut edicts) {
                let name = told["card"].as_str().ok_or("an edict without a name")?;
                let (stars, printed) = (number(&told["stars"])?, number(&told["number"])?);
                let card = cards.entry(name.to_owned()).or_default();
                card.stars.add(stars);
                card.beyond.add(stars - printed);
                card.number = printed;
                of_edict.add(stars);
            }
        }
    }
    let names = names("cartographers.ftl", "cartographers-card-")?;
    let mut cards: Vec<(String, Card)> = cards.into_iter().collect();
    cards.sort_by(|(_, one), (_, other)| other.beyond.mean().total_cmp(&one.beyond.mean()));
    let apart = out_of_line(&cards.iter().map(|(_, card)| &card.beyond).collect::<Vec<_>>());
    let name = |code: &str| names.get(code).cloned().unwrap_or_else(|| code.to_owned());

    let mut text = format!(
        "\n## Cartographers\n{} solo games on either side of the sheet, random edicts: {} stars on the wilderness, {} on the \
         wastelands.\n\n### By scoring card\nStars of the two seasons in which the card counts. The number is printed on the card; \
         the rating of a solo game is the score less the numbers of its four cards, so a card that earns more beyond its number \
         than others is a gift.\n\n![Stars beyond the printed number](balance/scoring-cards.svg)\n\n\
         | card | games | stars | number | stars beyond it |\n| --- | --- | --- | --- | --- |\n",
        games / 2,
        alone[0].told(),
        alone[1].told()
    );
    for (code, card) in &cards {
        let (stars, beyond) = (card.stars.told(), card.beyond.told());
        let _ = writeln!(text, "| {} | {} | {stars} | {} | {beyond} |", name(code), card.stars.count(), card.number);
    }
    let found: Vec<String> = apart.iter().map(|&index| name(&cards[index].0)).collect();
    text.push_str(&match found[..] {
        [] => "\nNo scoring card is out of line. All of them are checked against printed ones.\n".to_owned(),
        _ => format!(
            "\nOut of line: {}. The cards' words and numbers are checked against printed ones, so this is the game, or how the bots \
             play it.\n",
            found.join(", ")
        ),
    });
    text.push_str("\n### By edict\nWhen a card is scored makes a difference: B counts in spring and summer, D in fall and winter.\n\n");
    text.push_str("| edict | games | stars |\n| --- | --- | --- |\n");
    for (letter, stars) in ["A", "B", "C", "D"].iter().zip(&edicts) {
        let _ = writeln!(text, "| {letter} | {} | {} |", stars.count(), stars.told());
    }
    let seats = tally("cartographers", PLAYERS, (games / RARER).max(2), "")?;
    let _ =
        write!(text, "\n### By seat\nThree players. Everybody draws at the same time, so seats should not matter.\n\n");
    text.push_str(&by_seat(&seats, "seat")?);

    let rows = cards.iter().enumerate().map(|(index, (code, card))| Row {
        label: name(code),
        sample: &card.beyond,
        mean: format!("{:+.1}", card.beyond.mean()).replace('-', "−"),
        apart: apart.contains(&index),
    });
    let rows: Vec<Row<'_>> = rows.collect();
    let drawing = plot("Stars beyond the card's printed number", &rows, (0.0, "its number"));
    Ok(Section { text, plots: vec![("scoring-cards.svg", drawing)] })
}
