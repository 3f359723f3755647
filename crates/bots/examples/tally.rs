//! What every player had at the end of games between hard bots, one JSON object a line: `tally GAME SEATS GAMES [OPTIONS]`.
//! The games are the same each time, and so are the lines; `cargo xtask balance` makes a report of them. In Misterra
//! everybody is given two presumptions, all alike often, so that what a card earns does not depend on who would keep it.

#![allow(clippy::unwrap_used)]

use bots::{BotName, Nobody, Policy, play};
use cartographers::{Cartographers, Season};
use misterra::{Misterra, Presumption};
use morgan::{Morgan, Set};
use serde_json::{Value, json};
use table::{Options, Position, Purpose, Seat, SeedText, SetUp};

/// What is told of one player of a game.
type Tell<G> = fn(&Position<G>, Seat) -> Value;

fn seed(game: u32, options: &str) -> SeedText {
    SeedText::new(format!("balance {options}#{game}")).unwrap()
}

fn tally<G: Policy>(seats: u8, game: u32, options: &str, tell: Tell<G>) -> Vec<Value> {
    let seed = seed(game, options);
    let set_up = SetUp::<G> { seats, options: G::Options::read(options).unwrap(), seed };
    let played = play(set_up, &vec![BotName::Hard; usize::from(seats)], &mut Nobody).unwrap();
    let players = played.table.outcome().unwrap().players;
    let winners = players.iter().filter(|player| player.rank == 1).count() as f64;
    let told = (0..).map(Seat).zip(&players).map(|(seat, player)| {
        let mut told = tell(played.table.position(), seat);
        told["total"] = player.total.into();
        told["won"] = if player.rank == 1 { 1.0 / winners } else { 0.0 }.into();
        told
    });
    told.collect()
}

/// The turns before a seat's first one.
fn place(seat: Seat, first: Seat, seats: u8) -> u8 {
    (seat.0 + seats - first.0) % seats
}

fn of_cartographers(position: &Position<Cartographers>, seat: Seat) -> Value {
    let open = &position.open;
    let mut earned = [0; 4];
    for (season, score) in Season::all().zip(open.sheets[seat.index()].seasons()) {
        let edicts = season.facts().edicts.into_iter().zip(score.edicts);
        edicts.for_each(|(edict, stars)| earned[edict] += i32::from(stars));
    }
    let cards = open.edicts.iter().zip(earned);
    let cards = cards.map(|(card, stars)| json!({"card": card.name(), "number": card.facts().solo, "stars": stars}));
    json!({"seat": seat.0, "edicts": cards.collect::<Vec<_>>()})
}

/// Two presumptions for every seat.
fn dealt(seats: u8, game: u32) -> String {
    let mut cards: Vec<u8> = Presumption::all().map(Presumption::number).collect();
    seed(game, "").seed().dice(Purpose(*b"deal"), 0).shuffle(&mut cards);
    let pairs = (0..seats).zip(cards.chunks_exact(2));
    pairs.map(|(seat, pair)| format!("presumptions{seat}={}+{}", pair[0], pair[1])).collect::<Vec<_>>().join(",")
}

fn of_misterra(position: &Position<Misterra>, seat: Seat) -> Value {
    let (open, own) = (&position.open, &position.own[seat.index()]);
    let explorer = &open.explorers[seat.index()];
    let kept = own.kept().unwrap();
    let cards = kept.map(|card| json!({"card": card.number(), "points": card.points(&explorer.parchment)}));
    let first = open.first.unwrap_or(Seat(0));
    json!({"seat": place(seat, first, open.seats()), "presumptions": cards})
}

fn of_morgan(position: &Position<Morgan>, seat: Seat) -> Value {
    let open = &position.open;
    let player = open.player(seat);
    let sets = Set::ALL.into_iter().zip(open.majorities(seat)).map(|(set, majority)| {
        let own = player.treasures.iter().filter(|treasure| treasure.facts().set == set);
        let value: i32 = own.map(|treasure| i32::from(treasure.facts().value)).sum();
        json!({"set": set.name(), "count": majority.count, "value": value, "bonus": majority.bonus})
    });
    let sets: Vec<Value> = sets.collect();
    json!({"seat": place(seat, open.starting, open.seats()), "doubloons": player.doubloons, "sets": sets})
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (seats, games): (u8, u32) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let options = args.get(3).map_or("", String::as_str);
    let one = |game: u32| match args[0].as_str() {
        "cartographers" => tally::<Cartographers>(seats, game, options, of_cartographers),
        "misterra" => tally::<Misterra>(seats, game, &dealt(seats, game), of_misterra),
        _ => tally::<Morgan>(seats, game, options, of_morgan),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let share = |first: u32| -> Vec<(u32, Vec<Value>)> {
        (first..=games).step_by(threads as usize).map(|game| (game, one(game))).collect()
    };
    let mut lines: Vec<(u32, Vec<Value>)> = std::thread::scope(|scope| {
        let share = &share;
        let shares: Vec<_> = (1..=threads).map(|first| scope.spawn(move || share(first))).collect();
        shares.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    lines.sort_unstable_by_key(|&(game, _)| game);
    lines.iter().flat_map(|(_, players)| players).for_each(|player| println!("{player}"));
}
