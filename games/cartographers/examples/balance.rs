//! The worth of scoring cards, edicts and seats when hard bots play Cartographers: a section of docs/balance.md.
//!
//! `cargo xtask balance [GAMES]` runs it: `cartographers-balance GAMES FOLDER`.

use std::collections::BTreeMap;
use std::fmt::Write;

use cartographers::{Cartographers, Scoring, Season};
use lab::{Player, Row, Sample, Section, by_seat, out_of_line, plot, tally};
use table::{Position, Seat};
use words::Words;

fn main() -> Result<(), String> {
    lab::balance::run(section)
}

/// A scoring card of a game, and the stars that a player got from it in two seasons.
struct Edict {
    card: Scoring,
    stars: i32,
}

fn tell(position: &Position<Cartographers>, seat: Seat) -> (u8, Vec<Edict>) {
    let open = &position.open;
    let mut earned = [0; 4];
    for (season, score) in Season::all().zip(open.sheets[seat.index()].seasons()) {
        let edicts = season.facts().edicts.into_iter().zip(score.edicts);
        edicts.for_each(|(edict, stars)| earned[edict] += i32::from(stars));
    }
    let edicts = open.edicts.iter().zip(earned).map(|(&card, stars)| Edict { card, stars });
    (seat.0, edicts.collect())
}

fn play(seats: u8, games: u32, options: &str) -> Result<Vec<Player<Vec<Edict>>>, String> {
    tally(seats, games, |_| Ok(options.to_owned()), tell)
}

/// The samples of a scoring card.
#[derive(Default)]
struct Card {
    stars: Sample,
    /// The stars minus the number that is printed for the solo game.
    beyond: Sample,
    number: f64,
}

/// The number of players in the games that compare seats.
const PLAYERS: u8 = 3;
/// The number of solo games for each of those games.
const RARER: u32 = 20;

fn section(games: u32) -> Result<Section, String> {
    let mut cards: BTreeMap<&str, Card> = BTreeMap::new();
    let mut edicts: [Sample; 4] = Default::default();
    let mut alone = [Sample::default(), Sample::default()];
    for (side, totals) in ["side=wilderness", "side=wastelands"].into_iter().zip(&mut alone) {
        for player in play(1, games / 2, side)? {
            totals.add(f64::from(player.total));
            for (Edict { card, stars }, of_edict) in player.data.into_iter().zip(&mut edicts) {
                let (stars, printed) = (f64::from(stars), f64::from(card.facts().solo));
                let card = cards.entry(card.name()).or_default();
                card.stars.add(stars);
                card.beyond.add(stars - printed);
                card.number = printed;
                of_edict.add(stars);
            }
        }
    }
    let words = Words::english_of::<Cartographers>();
    let mut cards: Vec<(&str, Card)> = cards.into_iter().collect();
    cards.sort_by(|(_, one), (_, other)| other.beyond.mean().total_cmp(&one.beyond.mean()));
    let apart = out_of_line(&cards.iter().map(|(_, card)| &card.beyond).collect::<Vec<_>>());
    let name = |code: &str| words.term(&format!("cartographers-card-{code}"));

    let mut text = format!(
        "\n## Cartographers\n{} solo games on either side of the sheet, random edicts: {} stars on the wilderness, {} on the\n\
         wastelands.\n\n### By scoring card\nThe stars are those of the two seasons in which the card counts. The number is printed on \
         the card. The rating of a\nsolo game is the score minus the numbers of its four cards, so a card with many stars beyond its \
         number is a good card.\n\n![Stars beyond the printed number](balance/scoring-cards.svg)\n\n\
         | card | games | stars | number | stars beyond it |\n| --- | --- | --- | --- | --- |\n",
        games / 2,
        alone[0].text(),
        alone[1].text()
    );
    for (code, card) in &cards {
        let (stars, beyond) = (card.stars.text(), card.beyond.text());
        let _ = writeln!(text, "| {} | {} | {stars} | {} | {beyond} |", name(code), card.stars.count(), card.number);
    }
    let found: Vec<String> = apart.iter().map(|&index| name(cards[index].0)).collect();
    text.push_str(&match found[..] {
        [] => "\nNo scoring card is out of line. All of them were checked against printed cards.\n".to_owned(),
        _ => format!(
            "\nOut of line: {}. All words and numbers were checked against printed cards, so the cause is the game or the bots' \
             play.\n",
            found.join(", ")
        ),
    });
    text.push_str(
        "\n### By edict\nThe seasons of a card matter: B counts in spring and summer, D in fall and winter.\n\n",
    );
    text.push_str("| edict | games | stars |\n| --- | --- | --- |\n");
    for (letter, stars) in ["A", "B", "C", "D"].iter().zip(&edicts) {
        let _ = writeln!(text, "| {letter} | {} | {} |", stars.count(), stars.text());
    }
    let seats = play(PLAYERS, (games / RARER).max(2), "")?;
    let _ =
        write!(text, "\n### By seat\nThree players. Everybody draws at the same time, so seats should not matter.\n\n");
    text.push_str(&by_seat(&seats, "seat"));

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
