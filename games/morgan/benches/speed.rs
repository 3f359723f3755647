//! Benchmarks of listing tile moves and of random games. Run with `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use morgan::{Island, Morgan, Phase, TileMoves};
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

fn main() {
    divan::main();
}

/// The number of games that the maps come from.
const GAMES: u64 = 64;

/// Plays a random game as bots do, through views and checked actions; `look` sees the table before every decision.
fn random_game(seats: u8, seed: SeedText, mut look: impl FnMut(&Table<Morgan>)) -> Table<Morgan> {
    let mut dice = seed.seed().dice(Purpose(*b"walk"), 0);
    let set_up = SetUp { seats, options: Default::default(), seed };
    let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).expect("the seats are allowed");
    while let Some(seat) = table.awaited().first() {
        look(&table);
        let choices = Morgan::choices(table.view(seat));
        let action = choices.nth(dice.below(choices.len())).expect("the dice fall within the choices");
        table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
    }
    table
}

/// Maps from random games of two, three and four players, with their pirates. They are sampled at every seventh action,
/// if somebody can move a tile.
fn maps() -> Vec<(Island, u32)> {
    let series = SeedText::new("maps to measure on").expect("this is a seed");
    let mut maps = Vec::new();
    for game in 0..GAMES {
        random_game(2 + (game % 3) as u8, series.numbered(game), |table| {
            let open = &table.position().open;
            if open.turn.phase == Phase::Map && open.turn.moves > 0 && table.log().len() % 7 == 0 {
                maps.push((open.island.clone(), open.pirates()));
            }
        });
    }
    maps
}

/// The exact set of tile moves on every map; an item is a listed move.
#[divan::bench]
fn list_tile_moves(bencher: Bencher) {
    let maps = maps();
    let moves: usize = maps.iter().map(|(island, pirates)| TileMoves::of(island, *pirates).len() as usize).sum();
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        maps.iter().map(|(island, pirates)| TileMoves::of(divan::black_box(island), *pirates).len()).sum::<u32>()
    });
}

/// The same, with every move written to a list; an item is a listed move.
#[divan::bench]
fn write_tile_moves(bencher: Bencher) {
    let maps = maps();
    let moves: usize = maps.iter().map(|(island, pirates)| TileMoves::of(island, *pirates).len() as usize).sum();
    let mut written = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        for (island, pirates) in &maps {
            written.clear();
            TileMoves::of(divan::black_box(island), *pirates)
                .for_each(|tile, edges, spot| written.push((tile, edges, spot)));
            divan::black_box(&written);
        }
    });
}

/// Random games of two, three and four players; an item is a decision.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, seats: u8) {
    let series = SeedText::new("games to measure").expect("this is a seed");
    let play = |game| random_game(seats, series.numbered(game), |_| {}).log().len();
    let games = 0..16;
    let decisions: usize = games.clone().map(play).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| games.clone().map(play).sum::<usize>());
}

/// Setting up games, including the random island; an item is a game.
#[divan::bench]
fn set_up(bencher: Bencher) {
    let series = SeedText::new("games to set up").expect("this is a seed");
    let seeds: Vec<_> = (0..64).map(|game| series.numbered(game).seed()).collect();
    bencher.counter(ItemsCount::new(seeds.len())).bench_local(|| {
        for &seed in &seeds {
            divan::black_box(Morgan::set_up(&Default::default(), 4, seed, &mut EventSink::nobody()));
        }
    });
}
