//! A second implementation of the rules, slow and obvious, on letters. It is written from the rulings alone and
//! compared with the fast one on boards of random games and on random boards.

use std::collections::BTreeSet;

use misterra::scoring::Tally;
use misterra::{Island, Laying, Misterra, Parchment, Presumption, Sketch, Space, Spaces, Step, walk};
use table::{Choices as _, Dice, EventSink, Game, Purpose, SeedText, SetUp, Table};

/// A column from 0 for a, and a row counted from the beach, which is row 0.
type At = (i32, i32);

/// A board of letters.
#[derive(Clone)]
struct Paper(Vec<Vec<char>>);

impl Paper {
    fn new(rows: Vec<String>) -> Paper {
        Paper(rows.iter().map(|row| row.chars().collect()).collect())
    }

    /// The mark on a space of the island; `~` in the sea, `_` on the beach.
    fn at(&self, (column, row): At) -> char {
        match (column, row) {
            (0..5, 1..=5) => self.0[5 - row as usize][column as usize],
            (0..5, 0) => '_',
            _ => '~',
        }
    }

    fn set(&mut self, (column, row): At, mark: char) {
        self.0[5 - row as usize][column as usize] = mark;
    }

    fn terrain(&self, at: At) -> char {
        self.at(at).to_ascii_uppercase()
    }

    fn count(&self, terrain: char) -> usize {
        self.0.iter().flatten().filter(|mark| mark.eq_ignore_ascii_case(&terrain)).count()
    }

    fn rows(&self) -> Vec<String> {
        self.0.iter().map(|row| row.iter().collect()).collect()
    }

    /// The connected group around a space of the marks for which `same` is true.
    fn group(&self, from: At, same: impl Fn(char) -> bool) -> BTreeSet<At> {
        let mut group = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            if same(self.at(at)) && group.insert(at) {
                open.extend(beside(at));
            }
        }
        group
    }
}

fn beside((column, row): At) -> [At; 4] {
    [(column, row + 1), (column - 1, row), (column + 1, row), (column, row - 1)]
}

fn island_spaces() -> impl Iterator<Item = At> {
    (0..5).flat_map(|column| (1..=5).map(move |row| (column, row)))
}

fn name((column, row): At) -> String {
    format!("{}{row}", (b'a' + column as u8) as char)
}

fn at(space: Space) -> At {
    (i32::from(space.column()), i32::from(space.row()))
}

fn names(all: impl IntoIterator<Item = At>) -> BTreeSet<String> {
    all.into_iter().map(name).collect()
}

fn fast_names(spaces: Spaces) -> BTreeSet<String> {
    spaces.iter().map(Space::name).collect()
}

/// The ends of all walks whose intermediate spaces are all steppe.
fn destinations(island: &Paper, meeple: At) -> BTreeSet<At> {
    let mut ends = BTreeSet::new();
    let mut walks = vec![meeple];
    while let Some(here) = walks.pop() {
        for next in beside(here) {
            let may_stand = !"~.".contains(island.at(next));
            if may_stand && ends.insert(next) && island.terrain(next) == 'S' {
                walks.push(next);
            }
        }
    }
    ends.remove(&meeple);
    ends
}

fn seen(island: &Paper, meeple: At) -> BTreeSet<At> {
    if meeple.1 == 0 {
        return BTreeSet::from([(meeple.0, 1)]);
    }
    let reach = if island.terrain(meeple) == 'M' { 2 } else { 1 };
    island_spaces()
        .filter(|&(column, row)| {
            let (aside, ahead) = ((column - meeple.0).abs(), (row - meeple.1).abs());
            (aside == 0 || ahead == 0) && aside + ahead <= reach
        })
        .collect()
}

/// Maps a space with a terrain.
fn map(island: &mut Paper, at: At, terrain: char) {
    let mark = island.at(at);
    if mark.is_ascii_uppercase() || island.count(terrain) == 12 {
        return;
    }
    let confirms = mark.eq_ignore_ascii_case(&terrain);
    island.set(at, if confirms { terrain } else { terrain.to_ascii_lowercase() });
}

fn may_claim(island: &Paper, meeple: At, all: &BTreeSet<At>, own: &BTreeSet<At>) -> bool {
    let mark = island.at(meeple);
    if !"JLMS".contains(mark) || own.len() >= 3 {
        return false;
    }
    let region = island.group(meeple, |other| other.eq_ignore_ascii_case(&mark));
    region.is_disjoint(all) && own.iter().all(|&claim| island.terrain(claim) != mark)
}

/// The points of a table of thresholds, and `beyond` points for each above the last.
fn steps(count: usize, table: &[(usize, i32)], beyond: i32) -> i32 {
    let mut points = 0;
    for &(threshold, worth) in table {
        if count >= threshold {
            points = worth;
        }
    }
    let last = table[table.len() - 1].0;
    if count > last { points + beyond * (count - last) as i32 } else { points }
}

/// The points of a presumption, by its number.
fn presumption(number: usize, board: &Paper) -> i32 {
    let letter = |place: usize| ['J', 'L', 'M', 'S'][place % 4];
    let counts: Vec<usize> = "JLMS".chars().map(|terrain| board.count(terrain)).collect();
    let mut zones: Vec<(char, usize)> = Vec::new();
    let mut done: BTreeSet<At> = BTreeSet::new();
    for space in island_spaces() {
        let mark = board.at(space);
        if mark != '.' && !done.contains(&space) {
            let zone = board.group(space, |other| other == mark);
            zones.push((mark, zone.len()));
            done.extend(zone);
        }
    }
    let columns: Vec<String> = (0..5).map(|column| (1..=5).map(|row| board.at((column, row))).collect()).collect();
    let rows: Vec<String> = (1..=5).map(|row| (0..5).map(|column| board.at((column, row))).collect()).collect();
    let all_four = |line: &&String| !line.contains('.') && "JLMS".chars().all(|terrain| line.contains(terrain));
    let one = |line: &&String| "JLMS".chars().any(|terrain| line.chars().all(|mark| mark == terrain));
    match number {
        1..=4 => {
            let table = [(3, 2), (4, 5), (5, 8), (6, 12)];
            zones.iter().filter(|zone| zone.0 == letter(number - 1)).map(|zone| steps(zone.1, &table, 0)).sum()
        }
        5..=8 => {
            let edge = island_spaces().filter(|&(column, row)| [0, 4].contains(&column) || [1, 5].contains(&row));
            let count = edge.filter(|&space| board.at(space) == letter(number - 5)).count();
            steps(count, &[(4, 4), (5, 6), (6, 8), (7, 11), (8, 14)], 1)
        }
        9 => 4 * columns.iter().filter(all_four).count() as i32,
        10 => 4 * rows.iter().filter(all_four).count() as i32,
        11 => 5 * columns.iter().filter(one).count() as i32,
        12 => 5 * rows.iter().filter(one).count() as i32,
        13..=16 => {
            let (terrain, from) = [('J', 'S'), ('L', 'M'), ('M', 'J'), ('S', 'L')][number - 13];
            let apart =
                |space: &At| board.at(*space) == terrain && beside(*space).iter().all(|&next| board.at(next) != from);
            steps(island_spaces().filter(apart).count(), &[(3, 3), (4, 5), (5, 7), (6, 9), (7, 12)], 1)
        }
        17 => steps(zones.iter().map(|zone| zone.1).max().unwrap_or(0), &[(4, 4), (6, 10), (8, 15), (10, 20)], 0),
        18 => {
            let smallest = zones.iter().map(|zone| zone.1).min().unwrap_or(0);
            steps(smallest, &[(2, 6), (3, 10), (4, 18), (5, 25), (6, 30)], 0)
        }
        19 => {
            let table = [(5, 3), (8, 10), (12, 15), (16, 20), (25, 30)];
            steps(zones.iter().filter(|zone| zone.1 == 1).count(), &table, 0)
        }
        20 => {
            let table = [(4, 6), (6, 10), (8, 15), (10, 20), (12, 25)];
            steps(zones.iter().filter(|zone| zone.1 == 2).count(), &table, 0)
        }
        21 => steps(counts.into_iter().max().unwrap(), &[(8, 6), (10, 9), (12, 12), (15, 18)], 0),
        22 => 3 * counts.into_iter().filter(|&count| count > 0).min().unwrap_or(0) as i32,
        23 => steps(counts.into_iter().min().unwrap(), &[(3, 5), (4, 8), (5, 12), (6, 18)], 0),
        24..=27 => {
            let drawing: Vec<char> = (0..3).map(|place| letter(number - 24 + place)).collect();
            let here =
                |&(column, row): &At| (0..3).all(|place| board.at((column + place, row)) == drawing[place as usize]);
            5 * island_spaces().filter(here).count() as i32
        }
        _ => {
            let mark = |place: usize| letter(number - 28 + place);
            let here = |&(column, row): &At| {
                board.at((column, row)) == mark(0)
                    && board.at((column + 1, row)) == mark(1)
                    && board.at((column, row - 1)) == mark(2)
                    && board.at((column + 1, row - 1)) == mark(3)
            };
            8 * island_spaces().filter(here).count() as i32
        }
    }
}

/// The points for fidelity, completeness, the claims of each claimant, and the master's bonus.
fn island_points(island: &Paper, board: &Paper, claims: &[BTreeSet<At>]) -> (i32, i32, Vec<i32>, i32) {
    let faithful = |space: &At| island.at(*space).is_ascii_uppercase() && island.at(*space) == board.at(*space);
    let fidelity = 2 * island_spaces().filter(faithful).count() as i32;
    let empty = island_spaces().filter(|&space| board.at(space) == '.').count() as i32;
    let of = |own: &BTreeSet<At>| {
        let region = |claim: At| island.group(claim, |mark| mark == island.at(claim));
        let alone =
            |region: &BTreeSet<At>| claims.iter().map(|all| all.intersection(region).count()).sum::<usize>() == 1;
        own.iter().map(|&claim| region(claim)).filter(alone).map(|region| 2 * region.len() as i32).sum()
    };
    let columns = (0..5).filter(|&column| (1..=5).all(|row| faithful(&(column, row)))).count();
    let rows = (1..=5).filter(|&row| (0..5).all(|column| faithful(&(column, row)))).count();
    (fidelity, -empty, claims.iter().map(of).collect(), 3 * (columns + rows) as i32)
}

fn letter(terrain: misterra::Terrain) -> char {
    terrain.name().chars().next().unwrap().to_ascii_uppercase()
}

/// Plays random games and calls `look` with every position.
fn random_games(games: u64, seats: u8, mut look: impl FnMut(&Table<Misterra>)) {
    let series = SeedText::new(format!("oracle {seats}")).unwrap();
    for game in 0..games {
        let seed = series.numbered(game);
        let mut dice = seed.seed().dice(Purpose(*b"test"), 0);
        let set_up = SetUp { seats, options: Default::default(), seed };
        let mut table: Table<Misterra> = Table::open(set_up, &mut EventSink::nobody()).unwrap();
        while let Some(seat) = table.awaited().first() {
            look(&table);
            let choices = Misterra::choices(table.view(seat));
            table.act(seat, choices.nth(dice.below(choices.len())).unwrap(), &mut EventSink::nobody()).unwrap();
        }
        look(&table);
    }
}

#[test]
fn moves_layings_and_claims_of_random_games() {
    for seats in 1..=4 {
        random_games(60, seats, |table| {
            let open = &table.position().open;
            let Some(seat) = open.awaited.first().filter(|_| open.step != Step::Presume) else { return };
            let island = Paper::new(open.island.rows());
            let explorer = &open.explorers[seat.index()];
            let mut listed = BTreeSet::new();
            let view = table.view(seat);
            Misterra::choices(view).for_each(|action| {
                listed.insert(Misterra::show(view, action));
            });
            let mut wanted: BTreeSet<String> = BTreeSet::new();
            let meeple = explorer.meeple.map(at);
            match (open.step, meeple) {
                (Step::Move, None) => wanted.extend((0..5).map(|column| format!("go {}", name((column, 0))))),
                (Step::Move, Some(meeple)) => {
                    wanted.extend(destinations(&island, meeple).into_iter().map(|to| format!("go {}", name(to))));
                    wanted.insert("stay".to_owned());
                }
                (Step::Sketch { exchanged }, Some(meeple)) => {
                    for sketch in &open.display {
                        wanted.insert(format!("take {}", sketch.name()));
                        if !exchanged && island.terrain(meeple) == 'L' {
                            wanted.insert(format!("exchange {}", sketch.name()));
                        }
                    }
                }
                (Step::Map { sketch }, Some(meeple)) => {
                    wanted.insert("leave".to_owned());
                    let claims = |spaces: Spaces| -> BTreeSet<At> { spaces.iter().map(at).collect() };
                    let all: BTreeSet<At> = open.claims().into_iter().flat_map(claims).collect();
                    if may_claim(&island, meeple, &all, &claims(explorer.claims)) {
                        wanted.insert("claim".to_owned());
                    }
                    let [one, other] = sketch.terrains();
                    let seen = seen(&island, meeple);
                    for first in island_spaces().filter(|_| island.terrain(meeple) != 'J') {
                        for second in beside(first)
                            .into_iter()
                            .filter(|&(column, row)| (0..5).contains(&column) && (1..=5).contains(&row))
                        {
                            let ordered = one != other || first < second;
                            if ordered && (seen.contains(&first) || seen.contains(&second)) {
                                wanted.insert(format!(
                                    "map {} {} {} {}",
                                    one.name(),
                                    name(first),
                                    other.name(),
                                    name(second)
                                ));
                            }
                        }
                    }
                }
                _ => return,
            }
            assert_eq!(listed, wanted);
        });
    }
}

#[test]
fn updates_and_points_of_random_games() {
    for seats in 1..=4 {
        random_games(60, seats, |table| {
            let open = &table.position().open;
            let island = Paper::new(open.island.rows());
            let claims: Vec<BTreeSet<At>> =
                open.claims().into_iter().map(|claims| claims.iter().map(at).collect()).collect();
            let tally = Tally::new(&open.island, open.claims());
            for (seat, explorer) in open.explorers.iter().enumerate() {
                let board = Paper::new(explorer.parchment.rows());
                let (fidelity, completeness, of_claims, master) = island_points(&island, &board, &claims);
                assert_eq!(tally.fidelity(&explorer.parchment), fidelity);
                assert_eq!(Tally::completeness(&explorer.parchment), completeness);
                assert_eq!(tally.claims(seat), of_claims[seat]);
                assert_eq!(tally.master(&explorer.parchment), master);
                for card in Presumption::all() {
                    let points = presumption(usize::from(card.number()), &board);
                    assert_eq!(card.points(&explorer.parchment), points, "{} on {:?}", card.number(), board.rows());
                }
            }
            let Step::Map { sketch } = open.step else { return };
            let [one, other] = sketch.terrains();
            for laying in Laying::all().step_by(7) {
                let (mut fast, mut slow) = (open.island, island.clone());
                fast.lay(sketch, laying);
                map(&mut slow, at(laying.first()), letter(one));
                map(&mut slow, at(laying.second()), letter(other));
                assert_eq!(fast.rows(), slow.rows());
            }
        });
    }
}

/// Random marks, with at most twelve tiles of each terrain.
fn random_rows(dice: &mut Dice, marks: &[u8]) -> Vec<String> {
    let mut counts = [0; 128];
    let mut row = || -> String {
        (0..5)
            .map(|_| {
                let mark = marks[dice.below(marks.len() as u32) as usize];
                let count = &mut counts[usize::from(mark.to_ascii_uppercase())];
                *count += 1;
                if *count > 12 { '.' } else { mark as char }
            })
            .collect()
    };
    (0..5).map(|_| row()).collect()
}

#[test]
fn random_boards() {
    let mut dice = SeedText::new("oracle boards").unwrap().seed().dice(Purpose(*b"test"), 0);
    for round in 0..4000 {
        let marks: &[u8] = match round % 4 {
            0 => b".JLMSjlms",
            1 => b"JLMSjlmsJLMSS",
            2 => b".sSsSjM",
            _ => b"..JLm",
        };
        let rows = random_rows(&mut dice, marks);
        let (fast, slow) = (Island::read(&rows).unwrap(), Paper::new(rows.clone()));
        for space in Space::all() {
            if !space.is_beach() && fast.terrain_at(space).is_none() {
                continue;
            }
            assert_eq!(
                fast_names(walk::destinations(&fast, Some(space))),
                names(destinations(&slow, at(space))),
                "{rows:?}"
            );
            assert_eq!(fast_names(Spaces::of_island(walk::seen(&fast, space))), names(seen(&slow, at(space))));
        }
        let rows = random_rows(&mut dice, [&b".JLMS"[..], b"JLMS", b"JJL.", b"MMSS"][round % 4]);
        let (fast, slow) = (Parchment::read(&rows).unwrap(), Paper::new(rows.clone()));
        for card in Presumption::all() {
            assert_eq!(
                card.points(&fast),
                presumption(usize::from(card.number()), &slow),
                "{} on {rows:?}",
                card.number()
            );
        }
    }
}

#[test]
fn a_scarce_supply_on_random_boards() {
    let mut dice = SeedText::new("oracle supply").unwrap().seed().dice(Purpose(*b"test"), 0);
    let mut scarce = 0;
    for _ in 0..4000 {
        let rows = random_rows(&mut dice, b"jjjJl.");
        let (mut fast, mut slow) = (Island::read(&rows).unwrap(), Paper::new(rows));
        let sketch = Sketch::numbered(dice.below(10) as u8).unwrap();
        let laying = Laying::numbered(dice.below(80) as u8).unwrap();
        if sketch.is_double() && !laying.is_in_order() {
            continue;
        }
        scarce += usize::from(slow.count('J') == 12);
        fast.lay(sketch, laying);
        let [one, other] = sketch.terrains();
        map(&mut slow, at(laying.first()), letter(one));
        map(&mut slow, at(laying.second()), letter(other));
        assert_eq!(fast.rows(), slow.rows());
    }
    assert!(scarce > 500, "{scarce}");
}
