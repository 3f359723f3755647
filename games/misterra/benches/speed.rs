//! Measures whole games through the same trait that bots use. Run with `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use misterra::{Misterra, Options, Parchment, Presumption, scoring};
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

fn main() {
    divan::main();
}

/// How many games or parchments one iteration measures.
const GAMES: u64 = 256;

/// Plays a random game to its end, only with views and checked actions.
fn random_game(seed: SeedText, seats: u8) -> Table<Misterra> {
    let mut dice = seed.seed().dice(Purpose(*b"walk"), 0);
    let set_up = SetUp { seats, options: Options::default(), seed };
    let mut table: Table<Misterra> = Table::open(set_up, &mut EventSink::nobody()).expect("the seats are allowed");
    while let Some(seat) = table.awaited().first() {
        let choices = Misterra::choices(table.view(seat));
        let action = choices.nth(dice.below(choices.len())).expect("the dice fall within the choices");
        table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
    }
    table
}

fn seeds() -> SeedText {
    SeedText::new("games to measure").expect("this is a seed")
}

/// Whole random games with the final scoring; an item is one game.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_games(bencher: Bencher, seats: u8) {
    let series = seeds();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|game| random_game(series.numbered(game), seats).outcome().map_or(0, |end| end.players[0].total))
            .sum::<i32>()
    });
}

/// The same for two players, but every decision lists the numbers of all choices; an item is one game.
#[divan::bench]
fn random_games_expanded(bencher: Bencher) {
    let series = seeds();
    let mut numbers: Vec<u32> = Vec::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut total = 0;
        for game in 0..GAMES {
            let seed = series.numbered(game);
            let mut dice = seed.seed().dice(Purpose(*b"walk"), 0);
            let set_up = SetUp { seats: 2, options: Options::default(), seed };
            let mut table: Table<Misterra> =
                Table::open(set_up, &mut EventSink::nobody()).expect("two players are allowed");
            while let Some(seat) = table.awaited().first() {
                let choices = Misterra::choices(table.view(seat));
                numbers.clear();
                choices.for_each(|action| numbers.push(Misterra::number(action)));
                divan::black_box(&numbers);
                let action = choices.nth(dice.below(choices.len())).expect("the dice fall within the choices");
                table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
            }
            total += table.outcome().map_or(0, |end| end.players[0].total);
        }
        total
    });
}

/// Scores all 31 presumptions on every finished parchment; an item is one parchment.
#[divan::bench]
fn score_all_presumptions(bencher: Bencher) {
    let series = seeds();
    let parchment = |game| random_game(series.numbered(game), 2).position().open.explorers[0].parchment;
    let parchments: Vec<Parchment> = (0..GAMES).map(parchment).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let all =
            |parchment| Presumption::all().map(|card| scoring::points(card, divan::black_box(parchment))).sum::<i32>();
        parchments.iter().map(all).sum::<i32>()
    });
}
