//! `portolan perft`: the leaves of the tree of legal actions.
//!
//! These tests cannot check that a finished game is a leaf: a game has about twenty decisions with hundreds of actions
//! each, so no tree that can be counted reaches its end.

use crate::program::typed;
use shelf::cartographers::Cartographers;
use shelf::misterra::Misterra;
use table::{Choices, EventSink, Game, Options, SeedText, SetUp, Table};

#[track_caller]
fn perft(args: &str) -> u64 {
    perft_of("cartographers", args)
}

#[track_caller]
fn perft_of(game: &str, args: &str) -> u64 {
    let out = typed(&format!("perft {game} {args}")).fine();
    let number = out.strip_suffix('\n').expect("one line");
    let count: u64 = number.parse().expect("one number");
    assert_eq!(count.to_string(), number);
    count
}

fn open<G: Game>(seats: u8, options: &str, seed: &str) -> Table<G> {
    let options = G::Options::read(options).unwrap();
    Table::open(SetUp { seats, options, seed: SeedText::new(seed).unwrap() }, &mut EventSink::nobody()).unwrap()
}

/// The leaves, counted one by one.
fn counted<G: Game>(table: &Table<G>, depth: u32) -> u64 {
    let Some(seat) = table.awaited().first().filter(|_| depth > 0) else { return 1 };
    let choices = G::choices(table.view(seat));
    let below = |index: u32| {
        let mut next = table.clone();
        next.act(seat, choices.nth(index).unwrap(), &mut EventSink::nobody()).unwrap();
        counted(&next, depth - 1)
    };
    (0..choices.len()).map(below).sum()
}

#[test]
fn the_root_is_one_leaf() {
    assert_eq!(perft("--seed root --depth 0"), 1);
    assert_eq!(perft("--seed root --depth 0 --players 100"), 1);
}

#[test]
fn at_depth_1_there_is_a_leaf_for_every_legal_choice() {
    for seed in ["a", "b", "c", "d", "e", "f"] {
        for side in ["wilderness", "wastelands"] {
            let table = open::<Cartographers>(1, &format!("side={side}"), seed);
            let choices = Cartographers::choices(table.view(table.awaited().first().unwrap())).len();
            assert_eq!(perft(&format!("--seed {seed} --depth 1 --options side={side}")), u64::from(choices));
        }
    }
}

#[test]
fn deeper_trees_equal_the_leaves_counted_one_by_one() {
    assert_eq!(perft("--seed deep --depth 2"), counted(&open::<Cartographers>(1, "", "deep"), 2));
    let waste = "side=wastelands";
    let args = "--seed deep --depth 2 --options side=wastelands";
    assert_eq!(perft(args), counted(&open::<Cartographers>(1, waste, "deep"), 2));
    assert_eq!(perft(&format!("{args} --players 2")), counted(&open::<Cartographers>(2, waste, "deep"), 2));
}

#[test]
fn misterras_trees_equal_the_leaves_counted_one_by_one() {
    for (players, options, depth) in
        [(1, "", 4), (1, "master=true", 3), (2, "presumptions0=3+18", 4), (4, "first_game=true", 3)]
    {
        let args = format!("--seed deep --depth {depth} --players {players} --options {options}");
        let counted = counted(&open::<Misterra>(players, options, "deep"), depth);
        assert_eq!(perft_of("misterra", args.trim_end_matches(" --options ")), counted, "{players} {options}");
    }
    // Two of four presumptions, then the five spaces of the beach.
    assert_eq!(perft_of("misterra", "--seed any --depth 1"), 6);
    assert_eq!(perft_of("misterra", "--seed any --depth 2"), 30);
    assert_eq!(perft_of("misterra", "--seed any --depth 2 --players 2"), 36, "both choose in secret");
}

#[test]
fn awaited_seats_are_taken_in_order_so_a_turn_of_two_is_two_deep() {
    let one = perft("--seed pair --depth 1 --players 2");
    assert_eq!(perft("--seed pair --depth 2 --players 2"), one * one, "both have the same choices on blank sheets");
    assert_eq!(perft("--seed pair --depth 2 --players 3"), one * one, "the third has not drawn yet");
}

#[test]
fn the_fewest_players_are_the_default() {
    for depth in 0..3 {
        let alone = perft(&format!("--seed few --depth {depth} --players 1"));
        assert_eq!(perft(&format!("--seed few --depth {depth}")), alone);
    }
}

#[test]
fn a_table_needs_a_number_of_players_that_the_game_allows() {
    for (players, expected) in [("0", "0 seats"), ("101", "101 seats"), ("255", "255 seats"), ("256", "--players")] {
        let complaint = typed(&format!("perft cartographers --seed s --depth 1 --players {players}")).complaint();
        assert!(complaint.contains(expected), "{complaint}");
    }
}

#[test]
fn a_missing_or_invalid_argument_is_named() {
    for (args, expected) in [
        ("--seed s", "--depth"),
        ("--depth 1", "--seed"),
        ("--seed s --depth -1", "--depth"),
        ("--seed s --depth 1.5", "--depth"),
        ("--seed s --depth 4294967296", "--depth"),
        ("--seed s --depth 1 --players -2", "--players"),
        ("--seed s --depth 1 --options side=moon", "moon"),
        ("--seed s --depth 1 --options players=2", "players"),
    ] {
        let complaint = typed(&format!("perft cartographers {args}")).complaint();
        assert!(complaint.contains(expected), "{args}: {complaint}");
    }
}
