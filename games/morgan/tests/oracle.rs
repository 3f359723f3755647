//! Compares tile moves, distances and walks with a second, slow and obvious implementation.

use std::collections::{BTreeMap, BTreeSet};

use morgan::{Direction, Edges, Island, Morgan, Open, Phase, Tile, TileMoves, walk};
use table::{Choices, Dice, EventSink, Game, Purpose, Seat, SeedText, SetUp, Table};

type Place = (i32, i32);
type Map = BTreeMap<Place, (Tile, Edges)>;

fn map(island: &Island) -> Map {
    island.tiles().map(|tile| (island.place(island.spot(tile)), (tile, island.edges(tile)))).collect()
}

fn beside((x, y): Place, side: Direction) -> Place {
    let (dx, dy) = side.step();
    (x + dx, y + dy)
}

/// Whether all tiles can be reached from the first.
fn in_one_piece(map: &Map) -> bool {
    let mut reached: BTreeSet<Place> = map.keys().take(1).copied().collect();
    loop {
        let next: BTreeSet<Place> =
            reached.iter().flat_map(|&place| Direction::ALL.map(|side| beside(place, side))).collect();
        let before = reached.len();
        reached.extend(next.into_iter().filter(|place| map.contains_key(place)));
        if reached.len() == before {
            return reached.len() == map.len();
        }
    }
}

fn matches(map: &Map) -> bool {
    map.iter().all(|(&place, (_, edges))| {
        Direction::ALL.iter().all(|&side| match map.get(&beside(place, side)) {
            Some((_, other)) => other.is_water(side.opposite()) == edges.is_water(side),
            None => true,
        })
    })
}

/// Lays every tile everywhere in every orientation, and checks the resulting map.
fn slow_moves(island: &Island, pirates: u32) -> BTreeSet<(Tile, Place, Edges)> {
    let before = map(island);
    let mut moves = BTreeSet::new();
    for (&from, &(tile, edges)) in &before {
        let enclosed = Direction::ALL.iter().all(|&side| before.contains_key(&beside(from, side)));
        if enclosed || pirates >> tile.index() & 1 == 1 {
            continue;
        }
        let mut rest = before.clone();
        rest.remove(&from);
        let spots: BTreeSet<Place> =
            rest.keys().flat_map(|&place| Direction::ALL.map(|side| beside(place, side))).collect();
        for to in spots.into_iter().filter(|to| !rest.contains_key(to) && *to != from) {
            for turns in 0..4 {
                let lies = (0..turns).fold(edges, |lies, _| lies.turned());
                let mut after = rest.clone();
                after.insert(to, (tile, lies));
                if matches(&after) && in_one_piece(&after) {
                    moves.insert((tile, to, lies));
                }
            }
        }
    }
    moves
}

#[track_caller]
fn compare(island: &Island, pirates: u32) -> usize {
    let fast = TileMoves::of(island, pirates);
    let listed: BTreeSet<_> = fast.iter().map(|(tile, edges, spot)| (tile, island.place(spot), edges)).collect();
    assert_eq!(listed.len(), fast.len() as usize, "each move is listed once");
    assert_eq!(listed, slow_moves(island, pirates));
    listed.len()
}

/// Plays random games and calls `look` with every position.
fn along_games(games: u64, mut look: impl FnMut(&Open, &mut Dice)) {
    let series = SeedText::new("oracle").expect("a seed");
    for game in 0..games {
        let seed = series.numbered(game);
        let dice = &mut seed.seed().dice(Purpose(*b"test"), 0);
        let set_up = SetUp { seats: 2 + (game % 3) as u8, options: Default::default(), seed };
        let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
        while let Some(seat) = table.awaited().first() {
            look(&table.position().open, dice);
            let choices = Morgan::choices(table.view(seat));
            let action = choices.nth(dice.below(choices.len())).expect("a choice");
            table.act(seat, action, &mut EventSink::nobody()).expect("legal");
        }
    }
}

#[test]
fn tile_moves_along_random_games() {
    let (mut maps, mut moves) = (0, 0);
    along_games(12, |open, dice| {
        if open.turn.phase == Phase::Map && dice.below(24) == 0 {
            maps += 1;
            moves += compare(&open.island, open.pirates());
        }
    });
    assert!(maps > 60 && moves / maps > 100, "{maps} maps, {moves} moves");
}

/// A random map of `tiles` tiles: each is laid at a random spot beside the others, with edges that match.
fn random_island(tiles: usize, dice: &mut Dice) -> Option<Island> {
    let mut laid: Vec<(Place, Edges)> = Vec::new();
    let far = (dice.below(2000) as i32 - 1000, dice.below(2000) as i32 - 1000);
    while laid.len() < tiles {
        let edges = Edges::from_bits(dice.below(16) as u8);
        let at = match laid.len() {
            0 => far,
            // Often beside the last one, so that long thin maps occur too.
            len if dice.below(3) > 0 => beside(laid[len - 1].0, Direction::ALL[dice.below(4) as usize]),
            len => beside(laid[dice.below(len as u32) as usize].0, Direction::ALL[dice.below(4) as usize]),
        };
        let mut after = laid.clone();
        after.push((at, edges));
        let island = Island::laid(&after)?;
        if !laid.iter().any(|(place, _)| *place == at) && matches(&map(&island)) {
            laid = after;
        }
    }
    Island::laid(&laid)
}

#[test]
fn tile_moves_on_random_maps_of_any_size() {
    let dice = &mut crate::drawn::seed("random maps").dice(Purpose(*b"test"), 0);
    let mut longest = 0;
    for round in 0..300 {
        let Some(island) = random_island(1 + round % 20, dice) else { continue };
        assert!(in_one_piece(&map(&island)) && island.is_in_one_piece());
        let pirates = (1 << dice.below(island.len() as u32)) | (1 << dice.below(island.len() as u32));
        compare(&island, pirates);
        let xs: Vec<i32> = map(&island).keys().map(|(x, _)| *x).collect();
        longest = longest.max(xs.iter().max().expect("a tile") - xs.iter().min().expect("a tile") + 1);
    }
    assert!(longest >= 8, "long maps are among them: {longest}");
}

/// A row of twenty tiles is as wide as a map can be.
#[test]
fn tile_moves_and_distances_of_the_longest_map() {
    for (dx, dy) in [(1, 0), (0, 1)] {
        for start in [-40, -20, -1, 0, 13, 30, 31, 32, 1000] {
            let row: Vec<_> = (0..20).map(|n| ((start + dx * n, start + dy * n), Edges::from_bits(15))).collect();
            let island = Island::laid(&row).expect("a row");
            compare(&island, 0);
            let tiles: Vec<Tile> = island.tiles().collect();
            assert_eq!(island.distance(tiles[0], tiles[19]), 19);
            assert_eq!(island.distance(tiles[18], tiles[1]), 17);
        }
    }
}

#[test]
fn distances_are_columns_plus_rows_apart() {
    along_games(6, |open, _| {
        let island = &open.island;
        let place = |tile| island.place(island.spot(tile));
        for from in island.tiles() {
            for (away, point) in island.distances(from).into_iter().zip(morgan::Point::all()) {
                let ((x1, y1), (x2, y2)) = (place(from), place(point.tile()));
                assert_eq!(u32::from(away), x1.abs_diff(x2) + y1.abs_diff(y2));
                let holds = (0..=3).filter(|&far| {
                    let card = morgan::MapCard::new(point, far).expect("a card");
                    open.holds(card, from)
                });
                assert!(holds.eq((0..=3).filter(|far| *far == away)), "a card holds only at its distance");
            }
        }
    });
}

/// Walks every path of at most `steps` steps.
fn slow_walks(map: &Map, crowd: &walk::Crowd, at: Place, steps: usize, left: i64, spent: u32) -> BTreeMap<Place, u32> {
    let mut ends = BTreeMap::from([(at, spent)]);
    if steps == 0 {
        return ends;
    }
    for side in Direction::ALL {
        let to = beside(at, side);
        let Some((tile, _)) = map.get(&to) else { continue };
        let toll = crowd[tile.index()];
        if i64::from(toll) > left {
            continue;
        }
        for (end, spent) in slow_walks(map, crowd, to, steps - 1, left - i64::from(toll), spent + u32::from(toll)) {
            let known = ends.entry(end).or_insert(spent);
            *known = spent.min(*known);
        }
    }
    ends
}

#[test]
fn walks_along_random_games() {
    let mut tolls = 0;
    along_games(8, |open, dice| {
        if open.turn.phase < Phase::Map || dice.below(8) > 0 {
            return;
        }
        let seat = Seat(dice.below(u32::from(open.seats())) as u8);
        let (steps, doubloons) = (dice.below(6) as usize, dice.below(3));
        let (island, crowd) = (&open.island, open.crowd(seat));
        let from = open.player(seat).pirate.expect("all have landed");
        let found = walk::walks(island, &crowd, from, steps, doubloons);
        let place = |tile| island.place(island.spot(tile));
        let mut slow = slow_walks(&map(island), &crowd, place(from), steps, i64::from(doubloons), 0);
        slow.remove(&place(from));
        let fast: BTreeMap<Place, u32> = found.iter().map(|walk| (place(walk.to), walk.toll)).collect();
        assert_eq!(fast, slow);
        for walk in found {
            tolls += walk.toll;
            assert!(walk.path.len() <= steps);
            let end = walk.path.iter().fold(place(from), |at, &side| beside(at, side));
            assert_eq!(end, place(walk.to), "the path leads there");
        }
    });
    assert!(tolls > 0, "some walks cost something");
}
