//! The value of treasure sets and turn order when hard bots play Morgan's Magic Map: a section of docs/balance.md.
//!
//! `cargo xtask balance [GAMES]` runs it: `morgan-balance GAMES FOLDER`.

use std::collections::BTreeMap;
use std::fmt::Write;

use lab::{Player, Row, Sample, Section, by_seat, out_of_line, place, plot, tally};
use morgan::{Morgan, Set};
use table::{Position, Seat};

fn main() -> Result<(), String> {
    lab::balance::run(section)
}

/// The treasures of one set that a player has.
struct Held {
    set: Set,
    count: f64,
    /// The sum of their values.
    value: f64,
    /// The bonus for having most of the set.
    bonus: f64,
}

fn tell(position: &Position<Morgan>, seat: Seat) -> (u8, Vec<Held>) {
    let open = &position.open;
    let player = open.player(seat);
    let held = Set::ALL.into_iter().zip(open.majorities(seat)).map(|(set, majority)| {
        let own = player.treasures.iter().filter(|treasure| treasure.facts().set == set);
        let value: i32 = own.map(|treasure| i32::from(treasure.facts().value)).sum();
        Held { set, count: f64::from(majority.count), value: f64::from(value), bonus: f64::from(majority.bonus) }
    });
    (place(seat, open.starting, open.seats()), held.collect())
}

/// The statistics of a set.
#[derive(Default)]
struct Counted {
    /// The number of its treasures that a player had.
    dug: Sample,
    /// The mean value of a player's treasures.
    value: Sample,
    /// Values plus bonus, for players who had most of it.
    points: Sample,
    /// Wins of players who had most of it.
    wins: Sample,
}

/// The number of players in the games in which sets are compared.
const PLAYERS: u8 = 4;

fn section(games: u32) -> Result<Section, String> {
    let mut text = String::from("\n## Morgan's Magic Map\n");
    let mut plots = Vec::new();
    let mut seats = String::from("\n### By turn order\n");
    for players in 2..=PLAYERS {
        let tallied = tally(players, games / 2, |_| Ok(String::new()), tell)?;
        let _ = write!(seats, "\n{players} players:\n\n{}", by_seat(&tallied, "begins"));
        if players == PLAYERS {
            let (part, drawing) = by_set(&tallied);
            let _ = write!(text, "{} games each of 2, 3 and 4 players.\n{part}", games / 2);
            plots.push(("treasure-sets.svg", drawing));
        }
    }
    Ok(Section { text: text + &seats, plots })
}

/// The text and the plot of the sets.
fn by_set(players: &[Player<Vec<Held>>]) -> (String, String) {
    let mut sets: BTreeMap<&str, Counted> = BTreeMap::new();
    for player in players {
        for held in &player.data {
            let set = sets.entry(held.set.name()).or_default();
            set.dug.add(held.count);
            if held.count > 0.0 {
                set.value.add(held.value / held.count);
            }
            if held.bonus > 0.0 {
                set.points.add(held.value + held.bonus);
                set.wins.add(player.won);
            }
        }
    }
    let mut sets: Vec<(&str, Counted)> = sets.into_iter().collect();
    sets.sort_by(|(_, one), (_, other)| other.wins.mean().total_cmp(&one.wins.mean()));
    let apart = out_of_line(&sets.iter().map(|(_, set)| &set.wins).collect::<Vec<_>>());
    let mut text = String::from(
        "\n### By treasure set\nFour players. A leader has most of a set, alone or together with others. If leaders win 25 % \
         of the games, the set does not\nmatter. The points are values plus bonus. We reconstructed the treasures and their \
         values; the number of treasures in a set\nis printed.\n\n![Wins of the leaders of a set](balance/treasure-sets.svg)\n\n\
         | set | dug in a game | value of each | points of a leader | wins of a leader | leaders |\n\
         | --- | --- | --- | --- | --- | --- |\n",
    );
    for (name, set) in &sets {
        let dug = set.dug.mean() * f64::from(PLAYERS);
        let (value, points, wins) = (set.value.text(), set.points.text(), set.wins.per_cent());
        let _ = writeln!(text, "| {name} | {dug:.1} | {value} | {points} | {wins} | {} |", set.wins.count());
    }
    let found: Vec<&str> = apart.iter().map(|&index| sets[index].0).collect();
    text.push_str(&match found[..] {
        [] => "\nNo set is out of line.\n".to_owned(),
        _ => format!("\nOut of line: {}.\n", found.join(", ")),
    });
    let rows = sets.iter().enumerate().map(|(index, (name, set))| Row {
        label: (*name).to_owned(),
        sample: &set.wins,
        mean: format!("{:.0} %", 100.0 * set.wins.mean()),
        apart: apart.contains(&index),
    });
    let rows: Vec<Row<'_>> = rows.collect();
    (text, plot("Wins of the leaders of a set, four players", &rows, (0.25, "one in four")))
}
