//! A second implementation of the rules, slow and obvious, on letters. It is written from the rulebook alone. The tests
//! compare it with the fast rules on boards of random games and on boards filled at random.

use std::collections::BTreeSet;

use cartographers::{Card, Cartographers, Explore, Land, Scoring, Side, Task, Terrain, scoring};
use table::{Choices as _, Dice, EventSink, Game, Purpose, Seat, SeedText, SetUp, Table};

type Board = [[char; 11]; 11];
type At = (usize, usize);

/// A board and its ruins.
struct Paper {
    board: Board,
    ruins: [[bool; 11]; 11],
}

fn all() -> impl Iterator<Item = At> {
    (0..11).flat_map(|row| (0..11).map(move |column| (row, column)))
}

/// The spaces that share a side with a space.
fn beside((row, column): At) -> Vec<At> {
    let mut list = Vec::new();
    if row > 0 {
        list.push((row - 1, column));
    }
    if row < 10 {
        list.push((row + 1, column));
    }
    if column > 0 {
        list.push((row, column - 1));
    }
    if column < 10 {
        list.push((row, column + 1));
    }
    list
}

impl Paper {
    fn new(side: Side, rows: &[String]) -> Paper {
        let printed: Vec<char> = crate::drawn::marks(crate::drawn::printed(side));
        let mut paper = Paper { board: [['.'; 11]; 11], ruins: [[false; 11]; 11] };
        for (row, column) in all() {
            paper.board[row][column] = rows[row].chars().nth(column).expect("11 marks");
            paper.ruins[row][column] = printed[row * 11 + column] == 'R';
        }
        paper
    }

    fn at(&self, (row, column): At) -> char {
        self.board[row][column]
    }

    fn of(&self, mark: char) -> Vec<At> {
        all().filter(|&at| self.at(at) == mark).collect()
    }

    fn touches(&self, at: At, mark: char) -> bool {
        beside(at).into_iter().any(|next| self.at(next) == mark)
    }

    fn filled(&self, at: At) -> bool {
        self.at(at) != '.'
    }

    /// Whether no empty space is beside it. Beyond the edge there is none.
    fn enclosed(&self, at: At) -> bool {
        beside(at).into_iter().all(|next| self.filled(next))
    }

    fn clusters(&self, mark: char) -> Vec<Vec<At>> {
        let mut clusters: Vec<Vec<At>> = Vec::new();
        for at in self.of(mark) {
            if clusters.iter().any(|cluster| cluster.contains(&at)) {
                continue;
            }
            let mut cluster = vec![at];
            let mut next = 0;
            while next < cluster.len() {
                for neighbour in beside(cluster[next]) {
                    if self.at(neighbour) == mark && !cluster.contains(&neighbour) {
                        cluster.push(neighbour);
                    }
                }
                next += 1;
            }
            clusters.push(cluster);
        }
        clusters
    }

    fn count(&self, mark: char, counts: impl Fn(At) -> bool) -> i32 {
        self.of(mark).into_iter().filter(|&at| counts(at)).count() as i32
    }

    fn stars(&self, card: &str) -> i32 {
        match card {
            "sentinel-wood" => self.count('F', on_edge),
            "treetower" => self.count('F', |at| self.enclosed(at)),
            "greenbough" => {
                let rows = (0..11).filter(|&row| (0..11).any(|column| self.board[row][column] == 'F')).count();
                let columns = (0..11).filter(|&column| (0..11).any(|row| self.board[row][column] == 'F')).count();
                (rows + columns) as i32
            }
            "stoneside-forest" => {
                let woods = self.clusters('F');
                let touches = |wood: &Vec<At>, mountain: At| beside(mountain).iter().any(|next| wood.contains(next));
                let joined = |one: &At| {
                    let others = self.of('M').into_iter().filter(|other| other != one);
                    others.into_iter().any(|other| woods.iter().any(|wood| touches(wood, *one) && touches(wood, other)))
                };
                3 * self.of('M').iter().filter(|one| joined(one)).count() as i32
            }
            "canal-lake" => self.count('W', |at| self.touches(at, 'A')) + self.count('A', |at| self.touches(at, 'W')),
            "the-golden-granary" => {
                let ruin = |(row, column): At| self.ruins[row][column];
                self.count('W', |at| beside(at).into_iter().any(ruin)) + 3 * self.count('A', ruin)
            }
            "mages-valley" => {
                2 * self.count('W', |at| self.touches(at, 'M')) + self.count('A', |at| self.touches(at, 'M'))
            }
            "shoreside-expanse" => {
                let free = |mark: char, other: char| {
                    let clusters = self.clusters(mark).into_iter();
                    let free = clusters.filter(|all| !all.iter().any(|&at| on_edge(at) || self.touches(at, other)));
                    free.count() as i32
                };
                3 * (free('A', 'W') + free('W', 'A'))
            }
            "wildholds" => 8 * self.clusters('V').iter().filter(|cluster| cluster.len() >= 6).count() as i32,
            "greengold-plains" => {
                let types = |cluster: &Vec<At>| {
                    let types = ['F', 'A', 'W', 'X', 'M'].into_iter();
                    types.filter(|&mark| cluster.iter().any(|&at| self.touches(at, mark))).count()
                };
                3 * self.clusters('V').iter().filter(|cluster| types(cluster) >= 3).count() as i32
            }
            "great-city" => {
                let clusters = self.clusters('V').into_iter();
                let away = clusters.filter(|cluster| !cluster.iter().any(|&at| self.touches(at, 'M')));
                away.map(|cluster| cluster.len() as i32).max().unwrap_or(0)
            }
            "shieldgate" => {
                let mut sizes: Vec<usize> = self.clusters('V').iter().map(Vec::len).collect();
                sizes.sort_unstable();
                sizes.reverse();
                2 * sizes.get(1).copied().unwrap_or(0) as i32
            }
            "borderlands" => {
                let rows = (0..11).filter(|&row| (0..11).all(|column| self.filled((row, column)))).count();
                let columns = (0..11).filter(|&column| (0..11).all(|row| self.filled((row, column)))).count();
                6 * (rows + columns) as i32
            }
            "the-broken-road" => {
                let complete = |&start: &usize| (0..11 - start).all(|step| self.filled((start + step, step)));
                3 * (0..11).filter(complete).count() as i32
            }
            "lost-barony" => {
                let square = |(row, column): At, side: usize| {
                    row + side <= 11
                        && column + side <= 11
                        && (row..row + side).all(|row| (column..column + side).all(|column| self.filled((row, column))))
                };
                let largest = (1..=11).filter(|&side| all().any(|at| square(at, side))).max();
                3 * largest.unwrap_or(0) as i32
            }
            "the-cauldrons" => self.count('.', |at| self.enclosed(at)),
            "monsters" => self.count('.', |at| self.touches(at, 'X')),
            other => panic!("{other} is no scoring card"),
        }
    }

    /// All legal drawings: the spaces in reading order, the terrain, and whether the shape has a coin.
    fn choices(&self, card: &str, ruins_demanded: bool) -> BTreeSet<(Vec<At>, char, bool)> {
        let (_, terrains, shapes) = CARDS.iter().find(|(name, ..)| *name == card).expect("a card");
        let ambush = *terrains == "X";
        let demanded = ruins_demanded && !ambush;
        let mut found = BTreeSet::new();
        for shape in *shapes {
            let (shape, coin) = shape.strip_suffix('$').map_or((*shape, false), |shape| (shape, true));
            for place in self.places(shape) {
                let on_ruins = place.iter().any(|&(row, column)| self.ruins[row][column]);
                if on_ruins || !demanded {
                    found.extend(terrains.chars().map(|terrain| (place.clone(), terrain, coin)));
                }
            }
        }
        if found.is_empty() {
            let terrains = if demanded { "FVAWX" } else { terrains };
            for at in self.of('.') {
                found.extend(terrains.chars().map(|terrain| (vec![at], terrain, false)));
            }
        }
        found
    }

    /// Every set of empty spaces that a shape covers when it is turned, flipped and moved.
    fn places(&self, shape: &str) -> BTreeSet<Vec<At>> {
        let mut lines: Vec<Vec<bool>> =
            shape.split(' ').map(|line| line.chars().map(|mark| mark == '#').collect()).collect();
        let mut places = BTreeSet::new();
        for turn in 0..8 {
            for (row, column) in all() {
                let mut place = Vec::new();
                let mut fits = row + lines.len() <= 11 && column + lines[0].len() <= 11;
                for (down, line) in lines.iter().enumerate() {
                    for (across, _) in line.iter().enumerate().filter(|(_, here)| **here) {
                        let at = (row + down, column + across);
                        fits = fits && !self.filled(at);
                        place.push(at);
                    }
                }
                if fits {
                    places.insert(place);
                }
            }
            lines = quarter_turn(&lines);
            // After four turns it is back where it began; flipped, it has four more.
            if turn == 3 {
                lines.reverse();
            }
        }
        places
    }
}

/// Turns the lines by a quarter: the last line becomes the first column.
fn quarter_turn(lines: &[Vec<bool>]) -> Vec<Vec<bool>> {
    (0..lines[0].len()).map(|column| lines.iter().rev().map(|line| line[column]).collect()).collect()
}

fn on_edge((row, column): At) -> bool {
    row == 0 || row == 10 || column == 0 || column == 10
}

/// Every card with shapes: its terrains and shapes. `$` marks a coin.
const CARDS: [(&str, &str, &[&str]); 15] = [
    ("great-river", "W", &["# # #$", "..# .## ##."]),
    ("farmland", "A", &["# #$", ".#. ### .#."]),
    ("hamlet", "V", &["#. ##$", "### ##."]),
    ("forgotten-forest", "F", &["#. .#$", "#. ## .#"]),
    ("hinterland-stream", "AW", &["### #.. #.."]),
    ("homestead", "VA", &["#. ## #."]),
    ("orchard", "FA", &["### ..#"]),
    ("treetop-village", "FV", &["..## ###."]),
    ("marshlands", "FW", &["#.. ### #.."]),
    ("fishing-village", "VW", &["####"]),
    ("rift-lands", "FVAWX", &["#"]),
    ("goblin-attack", "X", &["#.. .#. ..#"]),
    ("bugbear-assault", "X", &["#.# #.#"]),
    ("kobold-onslaught", "X", &["#. ## #."]),
    ("gnoll-raid", "X", &["## #. ##"]),
];

#[track_caller]
fn same_scores(land: &Land) {
    let rows = land.rows();
    let paper = Paper::new(land.side(), &rows);
    for card in Scoring::all() {
        let stars = paper.stars(card.name());
        assert_eq!(scoring::stars(card, land), stars, "{} on {rows:#?}", card.name());
        assert_eq!(crate::drawn::sum(&scoring::explain(card, land)), stars, "{}, explained, on {rows:#?}", card.name());
    }
    let lost = paper.stars("monsters");
    assert_eq!(scoring::monsters(land), lost, "monsters on {rows:#?}");
    assert_eq!(crate::drawn::sum(&scoring::explain_monsters(land)), -lost, "monsters, explained, on {rows:#?}");
}

#[track_caller]
fn same_choices(card: Card, land: &Land, ruins_demanded: bool) {
    let rows = land.rows();
    let slow = Paper::new(land.side(), &rows).choices(card.name(), ruins_demanded);
    let task = Task::new(card, land, ruins_demanded);
    let mut fast = BTreeSet::new();
    task.choices().for_each(|draw| {
        let spaces = task.spaces(draw).expect("a choice lies on the sheet");
        let place = spaces.iter().map(|at| (usize::from(at) / 11, usize::from(at) % 11)).collect();
        let coin = task.shape(draw.slot()).is_some_and(|shape| shape.coin);
        let new = fast.insert((place, draw.terrain().letter(), coin));
        assert!(new, "{draw:?} of {} is there twice on {rows:#?}", card.name());
    });
    assert!(
        fast == slow,
        "{} ruins {ruins_demanded}: {} and {} choices on {rows:#?}",
        card.name(),
        fast.len(),
        slow.len()
    );
    assert_eq!(task.choices().len() as usize, slow.len());
}

#[test]
fn at_every_decision_of_random_games_the_slow_rules_agree() {
    let mut under_demand = 0;
    let mut singles = 0;
    for game in 0..320_u32 {
        let seed = SeedText::new(format!("oracle {game}")).expect("a seed");
        let side = Side::ALL[game as usize % 2];
        let seats = 1 + (game / 2 % 3) as u8;
        let options = cartographers::Options { side, edicts: None };
        let set_up = SetUp { seats, options, seed: seed.clone() };
        let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
        let mut dice = seed.seed().dice(Purpose(*b"play"), 0);
        while let Some(seat) = table.awaited().first() {
            let open = &table.position().open;
            let land = &open.sheets[open.sheet_drawn_by(seat).index()].land;
            same_scores(land);
            same_choices(open.card, land, open.ruins_demanded);
            under_demand += u32::from(open.ruins_demanded && matches!(open.card, Card::Explore(_)));
            let choices = Cartographers::choices(table.view(seat));
            let draw = choices.nth(dice.below(choices.len())).expect("a choice");
            singles += u32::from(draw.slot() == cartographers::Slot::Single);
            table.act(seat, draw, &mut EventSink::nobody()).expect("a choice is legal");
        }
        for seat in 0..seats {
            same_scores(&table.position().open.sheets[Seat(seat).index()].land);
        }
    }
    assert!(under_demand > 500 && singles > 50, "the games visit the rare cases: {under_demand}, {singles}");
}

/// A board filled at random. Clusters are larger on fuller boards and with fewer terrains.
fn random_land(side: Side, dice: &mut Dice) -> Land {
    let percent = 20 + dice.below(81);
    let mut kinds = Terrain::ALL;
    dice.shuffle(&mut kinds);
    let kinds = &kinds[..1 + dice.below(5) as usize];
    let mut land = Land::blank(side);
    for at in land.empty().iter() {
        if dice.below(100) < percent {
            land.draw(kinds[dice.below(kinds.len() as u32) as usize], [at].into_iter().collect());
        }
    }
    land
}

#[test]
fn on_thousands_of_random_boards_the_slow_scores_agree() {
    let mut dice = crate::drawn::seed("random boards").dice(Purpose(*b"land"), 0);
    for round in 0..6000 {
        same_scores(&random_land(Side::ALL[round % 2], &mut dice));
    }
}

#[test]
fn on_random_boards_the_slow_choices_of_every_card_agree() {
    let mut dice = crate::drawn::seed("random tasks").dice(Purpose(*b"task"), 0);
    for round in 0..500 {
        let land = random_land(Side::ALL[round % 2], &mut dice);
        for (name, ..) in CARDS {
            same_choices(crate::drawn::card(name), &land, false);
            same_choices(crate::drawn::card(name), &land, true);
        }
    }
    assert_eq!(CARDS.len() + 2, usize::from(Explore::COUNT) + 4, "all but the two ruins cards are drawn from");
}

#[test]
fn a_land_is_read_back_from_its_rows() {
    let mut dice = crate::drawn::seed("random texts").dice(Purpose(*b"text"), 0);
    for round in 0..500 {
        let land = random_land(Side::ALL[round % 2], &mut dice);
        assert_eq!(Land::read(land.side(), &land.rows()), Ok(land));
    }
}
