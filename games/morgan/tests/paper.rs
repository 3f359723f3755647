//! A game played on paper: doubloons and treasures as they lie before the players.

use morgan::paper::{BadPaper, Dug, Hoard, Played};
use morgan::{Morgan, Set, Treasure};
use proptest::prelude::*;
use table::{Choices as _, EventSink, Game, Item, Options as _, Seat, SeedText, SetUp, Table, ToPhrase};

fn named(doubloons: u32, names: &str) -> Hoard {
    let treasures = names.split_whitespace().map(crate::drawn::treasure).collect();
    Hoard { doubloons, treasures: Dug::Named(treasures) }
}

fn counted(doubloons: u32, sets: [u32; Set::COUNT], value: u32) -> Hoard {
    Hoard { doubloons, treasures: Dug::Counted { sets, value } }
}

fn sum(items: &[Item]) -> i32 {
    items.iter().map(|item| item.points).sum()
}

#[test]
fn every_doubloon_of_a_paper_game_has_a_reason() {
    let played =
        Played { hoards: vec![named(7, "gold-bars gold-idol jade-turtle"), counted(3, [0, 0, 0, 0, 0, 1], 7)] };
    let scored = played.scored().expect("treasures of the box");
    let sheets = scored.sheets().expect("few doubloons");
    let reasons = |line: usize, player: usize| {
        let items = &sheets[player].lines[line].items;
        items.iter().map(|item| (item.spaces.clone(), item.points, item.reason)).collect::<Vec<_>>()
    };
    assert_eq!(reasons(0, 0), [(vec![], 7, "doubloons")]);
    assert_eq!(reasons(3, 0), [(vec![21, 24], 6, "most-of-set")]);
    assert_eq!(reasons(6, 0).iter().map(|item| (item.1, item.2)).collect::<Vec<_>>(), [(3, "most-of-set-shared")]);
    assert_eq!(reasons(7, 0).len(), 3);
    // Treasures that were only counted have no names.
    assert_eq!(reasons(6, 1), [(vec![], 3, "most-of-set-shared")]);
    assert_eq!(reasons(7, 1), [(vec![], 7, "treasures-together")]);
    assert_eq!(scored.ranks(), [1, 2]);
    assert_eq!(
        scored.outcome().expect("few doubloons").players.iter().map(|player| player.total).collect::<Vec<_>>(),
        [32, 13]
    );
}

#[test]
fn impossible_hoards_are_refused() {
    let refused = |hoards: Vec<Hoard>| {
        let bad = Played { hoards }.scored().expect_err("a refusal");
        (bad, bad.phrase().code)
    };
    assert_eq!(refused(vec![named(1, "")]), (BadPaper::Players(1), "morgan-form-players"));
    assert_eq!(refused(vec![Hoard::default(); 5]).0, BadPaper::Players(5));
    let mask = crate::drawn::treasure("jade-mask");
    let twice = vec![named(0, "jade-mask"), named(0, "jade-mask")];
    assert_eq!(refused(twice), (BadPaper::Twice(mask), "morgan-form-treasure-twice"));
    assert_eq!(refused(vec![named(0, "jade-mask jade-mask"), named(0, "")]).0, BadPaper::Twice(mask));
    let four = vec![counted(0, [0, 0, 0, 0, 0, 3], 9), named(0, "jade-mask")];
    assert_eq!(refused(four), (BadPaper::SetSize { set: Set::Jade, count: 4 }, "morgan-form-set-size"));
    let gems = u32::MAX;
    let many = refused(vec![counted(0, [gems, 0, 0, 0, 0, 0], 0); 4]).0;
    assert_eq!(many, BadPaper::SetSize { set: Set::Gems, count: 4 * u64::from(gems) });
}

#[test]
fn totals_too_large_for_a_score_sheet_are_counted_but_not_explained() {
    let rich = |doubloons| Played { hoards: vec![counted(doubloons, [0; 6], u32::MAX), named(0, "")] };
    let played = rich(u32::MAX);
    let scored = played.scored().expect("no treasures");
    let total = 2 * i64::from(u32::MAX);
    assert_eq!(scored.tallies[0].total(), total);
    assert_eq!(scored.sheets(), Err(BadPaper::TooMuch(total)));
    assert_eq!(scored.outcome(), Err(BadPaper::TooMuch(total)));
    let just = Played { hoards: vec![named(i32::MAX as u32, ""), named(0, "")] };
    let sheets = just.scored().expect("no treasures").sheets().expect("just enough room");
    assert_eq!((sheets[0].total, sum(&sheets[0].lines[0].items)), (i32::MAX, i32::MAX));
}

#[test]
fn a_game_on_paper_scores_like_the_same_game_at_a_table() {
    for (game, seats) in [2, 3, 4].into_iter().cycle().take(9).enumerate() {
        let seed = SeedText::new(format!("on paper {game}")).expect("a seed");
        let options = morgan::Options::read("rounds_without_dig=5").expect("an option");
        let mut table: Table<Morgan> =
            Table::open(SetUp { seats, options, seed }, &mut EventSink::nobody()).expect("a game");
        let mut turn = 7;
        while let Some(seat) = table.awaited().first() {
            let choices = Morgan::choices(table.view(seat));
            turn = (turn * 31 + 11) % 10_007;
            // The last choices are about digging.
            let at = if turn % 3 == 0 { turn % choices.len() } else { choices.len() - 1 };
            table.act(seat, choices.nth(at).expect("a choice"), &mut EventSink::nobody()).expect("a choice is legal");
        }
        let hoards = table
            .position()
            .open
            .players
            .iter()
            .map(|player| Hoard { doubloons: player.doubloons.into(), treasures: player.treasures.into() });
        let played = Played { hoards: hoards.collect() };
        let scored = played.scored().expect("a game that was played");
        assert_eq!(scored.outcome().ok(), table.outcome());
        let sheets: Vec<_> = (0..seats).map(|seat| Morgan::score_sheet(table.spectator(), Seat(seat))).collect();
        assert_eq!(scored.sheets(), Ok(sheets));
    }
}

/// Two to four hoards. Every treasure belongs to one of the players or to nobody, and some players only count theirs.
fn any_game() -> impl Strategy<Value = Played> {
    let owners = prop::collection::vec(0..5_usize, Treasure::COUNT);
    (prop::collection::vec((0..200_u32, any::<bool>()), 2..=4), owners).prop_map(|(players, owners)| {
        let hoard = |(player, &(doubloons, counts)): (usize, &(u32, bool))| {
            let dug = Treasure::all().zip(&owners).filter(|(_, owner)| **owner == player).map(|(treasure, _)| treasure);
            let dug = Dug::Named(dug.collect());
            let treasures = match counts {
                true => Dug::Counted { sets: Set::ALL.map(|set| dug.count(set) as u32), value: dug.value() as u32 },
                false => dug,
            };
            Hoard { doubloons, treasures }
        };
        Played { hoards: players.iter().enumerate().map(hoard).collect() }
    })
}

proptest! {
    #[test]
    fn the_items_of_every_player_add_up_to_the_points(played in any_game()) {
        let scored = played.scored().expect("treasures of the box");
        for (sheet, tally) in scored.sheets().expect("few doubloons").iter().zip(&scored.tallies) {
            prop_assert_eq!(i64::from(sheet.total), tally.total());
            prop_assert!(sheet.lines.iter().all(|line| sum(&line.items) == line.points));
            prop_assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.total);
        }
    }
}
