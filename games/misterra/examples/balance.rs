//! Measures how much presumptions and turn order are worth when hard bots play Maps of Misterra: a section of
//! docs/balance.md.
//!
//! Each player gets two presumptions, and all presumptions are dealt equally often. If players chose, the points of a
//! card would depend on who keeps it.
//!
//! `cargo xtask balance [GAMES]` runs it: `misterra-balance GAMES FOLDER`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use lab::{Row, Sample, Section, by_seat, out_of_line, place, plot, tally};
use misterra::{Misterra, Presumption};
use table::{Position, Purpose, Seat};
use words::Words;

/// The number of players in a game.
const PLAYERS: u8 = 2;

fn main() -> Result<(), String> {
    lab::balance::run(section)
}

/// The options that deal two presumptions to each player.
fn dealt(game: u32) -> Result<String, String> {
    let mut cards: Vec<u8> = Presumption::all().map(Presumption::number).collect();
    tally::seed(game, "")?.seed().dice(Purpose(*b"deal"), 0).shuffle(&mut cards);
    let pairs = (0..PLAYERS).zip(cards.chunks_exact(2));
    let options: Vec<String> =
        pairs.map(|(seat, pair)| format!("presumptions{seat}={}+{}", pair[0], pair[1])).collect();
    Ok(options.join(","))
}

/// The player's place in the turn order, and the points of each of the player's presumptions.
fn tell(position: &Position<Misterra>, seat: Seat) -> (u8, Vec<(u8, f64)>) {
    let (open, own) = (&position.open, &position.own[seat.index()]);
    let parchment = &open.explorers[seat.index()].parchment;
    let cards = own.kept().into_iter().flatten();
    let cards = cards.map(|card| (card.number(), f64::from(card.points(parchment))));
    (place(seat, open.first.unwrap_or(Seat(0)), open.seats()), cards.collect())
}

/// The samples of a presumption.
#[derive(Default)]
struct Card {
    points: Sample,
    wins: Sample,
}

fn section(games: u32) -> Result<Section, String> {
    let games = 4 * games;
    let players = tally(PLAYERS, games, dealt, tell)?;
    let mut cards: BTreeMap<u8, Card> = BTreeMap::new();
    for player in &players {
        for &(number, points) in &player.data {
            let card = cards.entry(number).or_default();
            card.points.add(points);
            card.wins.add(player.won);
        }
    }
    let words = Words::english_of::<Misterra>();
    let name = |number: u8| words.term(&format!("misterra-card-{number}"));
    let reconstructed = reconstructed()?;
    let mut cards: Vec<(u8, Card)> = cards.into_iter().collect();
    cards.sort_by(|(_, one), (_, other)| other.points.mean().total_cmp(&one.points.mean()));
    let apart = out_of_line(&cards.iter().map(|(_, card)| &card.points).collect::<Vec<_>>());

    let mut text = format!(
        "\n## Maps of Misterra\n{games} games for two players. Each player got two presumptions, and all were dealt equally often.\n\n\
         ### By presumption\nThe points are those that the card brought its owner. An owner wins half of the games if the card is \
         worth as much as the\nothers. We reconstructed the points that the rulebook does not print.\n\n\
         ![Points by presumption](balance/presumptions.svg)\n\n\
         | presumption | games | points | wins | source |\n| --- | --- | --- | --- | --- |\n"
    );
    let source = |number: &u8| if reconstructed.contains(number) { "reconstructed" } else { "printed or derived" };
    for (number, card) in &cards {
        let (games, points, wins) = (card.points.count(), card.points.text(), card.wins.per_cent());
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
    text.push_str(&by_seat(&players, "begins"));

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

/// The numbers of the presumptions whose source is `reconstructed` in the component data.
fn reconstructed() -> Result<BTreeSet<u8>, String> {
    let data: toml::Table = toml::from_str(include_str!("../data/1.toml")).map_err(|bad| bad.to_string())?;
    let cards = data.get("presumption").and_then(toml::Value::as_array).ok_or("the data has no presumptions")?;
    let cards = cards.iter().filter(|card| card["source"].as_str() == Some("reconstructed"));
    let numbers = cards.map(|card| card["number"].as_integer().and_then(|number| number.try_into().ok()));
    numbers.collect::<Option<_>>().ok_or_else(|| "a presumption has no number".to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn some_presumptions_are_reconstructed_and_some_are_not() {
        let found = super::reconstructed().expect("the data can be read");
        assert!(found.contains(&1) && found.len() < 31, "{found:?}");
    }
}
