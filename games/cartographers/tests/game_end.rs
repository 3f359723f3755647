//! The chapter *End of the Game*: totals, ties and ranks.

use crate::drawn::Scene;
use cartographers::Side::Wilderness;
use cartographers::{Cartographers, Honours, Sheet};
use serde_json::json;
use table::{Choices as _, EventSink, Game, Outcome, Seats, SeedText, SetUp, Table};

/// A sheet with these four seasons, each as (two edicts, coins, lost to monsters).
fn sheet(seasons: [(i32, i32, i32, i32); 4]) -> Sheet {
    let land = json!({ "side": "wilderness", "map": cartographers::Land::blank(Wilderness).rows() });
    let seasons = seasons.map(|(one, other, coins, monsters)| {
        json!({ "edicts": [one, other], "coins": coins, "monsters": monsters, "filled": "0" })
    });
    let text = json!({ "land": land, "coins": 0, "surrounded": 0, "seasons": seasons });
    serde_json::from_value(text).expect("a sheet")
}

/// The outcome of a game that ended with these sheets.
fn outcome(sheets: Vec<Sheet>) -> Outcome<Honours> {
    let mut scene = Scene::new(Wilderness, sheets.len() as u8, "orchard", &[]).in_season("winter", &[]);
    scene.position.open.sheets = sheets;
    scene.position.open.awaited = Seats::NONE;
    Cartographers::outcome(scene.open()).expect("nobody is awaited")
}

fn totals_and_ranks(sheets: Vec<Sheet>) -> Vec<(i32, u16)> {
    outcome(sheets).players.iter().map(|player| (player.total, player.rank)).collect()
}

#[test]
fn the_total_is_the_sum_of_all_seasons_with_coins_and_less_the_cost_of_monsters() {
    // 5+3+1-2, 0+0+2-6, 10+4+2-0, 7+9+3-1.
    let seasons = [(5, 3, 1, 2), (0, 0, 2, 6), (10, 4, 2, 0), (7, 9, 3, 1)];
    assert_eq!(sheet(seasons).total(), 7 - 4 + 16 + 18);
    assert_eq!(sheet(seasons).lost_to_monsters(), 9);
    assert_eq!(totals_and_ranks(vec![sheet(seasons), sheet([(0, 0, 0, 0); 4])]), [(37, 1), (0, 2)]);
}

#[test]
fn most_stars_win_and_a_total_may_be_negative() {
    let flat = |stars| sheet([(stars, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    let in_debt = sheet([(0, 0, 0, 3), (0, 0, 0, 4), (0, 0, 0, 5), (0, 0, 0, 0)]);
    assert_eq!(totals_and_ranks(vec![in_debt, flat(4), flat(9)]), [(-12, 3), (4, 2), (9, 1)]);
}

#[test]
fn a_tie_goes_to_the_player_who_lost_fewer_stars_to_monsters_over_the_game() {
    // Both have 20. The first lost 2 in winter alone, the second 1 in each of three seasons.
    let one = sheet([(5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0), (7, 0, 0, 2)]);
    let other = sheet([(6, 0, 0, 1), (6, 0, 0, 1), (6, 0, 0, 1), (5, 0, 0, 0)]);
    assert_eq!(totals_and_ranks(vec![other.clone(), one.clone()]), [(20, 2), (20, 1)]);
    assert_eq!(totals_and_ranks(vec![one, other]), [(20, 1), (20, 2)]);
}

#[test]
fn fewer_stars_lost_to_monsters_do_not_outrank_more_stars() {
    let brave = sheet([(30, 0, 0, 9), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    let safe = sheet([(20, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]);
    assert_eq!(totals_and_ranks(vec![safe, brave]), [(20, 2), (21, 1)]);
}

#[test]
fn a_further_tie_is_a_shared_victory_and_the_next_rank_is_left_out() {
    let equal = || sheet([(5, 0, 0, 1), (5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0)]);
    let last = sheet([(1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)]);
    let ranks = totals_and_ranks(vec![equal(), last, equal(), equal()]);
    assert_eq!(ranks, [(19, 1), (4, 4), (19, 1), (19, 1)]);
}

#[test]
fn with_several_players_nobody_has_a_rating() {
    let flat = || sheet([(0, 0, 0, 0); 4]);
    assert!(outcome(vec![flat(), flat()]).players.iter().all(|player| player.honours == Honours(None)));
    assert!(outcome(vec![flat()]).players.iter().all(|player| player.honours.0.is_some()));
}

#[test]
fn while_somebody_is_awaited_there_is_no_result() {
    let scene = Scene::new(Wilderness, 2, "orchard", &[]);
    assert_eq!(Cartographers::outcome(scene.open()), None);
}

#[test]
fn the_game_is_over_after_winter_and_not_before() {
    for (season, over) in [("spring", false), ("summer", false), ("fall", false), ("winter", true)] {
        let under = ["orchard", "homestead", "marshlands", "great-river"];
        let mut scene = Scene::new(Wilderness, 2, "farmland", &[]).in_season(season, &under);
        scene.play(&["farm A1 A2", "farm A1 A2"]);
        assert_eq!(scene.open().awaited.is_empty(), over, "{season}");
        assert_eq!(Cartographers::outcome(scene.open()).is_some(), over, "{season}");
        assert_eq!(scene.sheet(0).seasons().len(), 1);
    }
}

#[test]
fn every_game_ends_with_four_scored_seasons_whose_sum_is_the_result() {
    for (game, seats) in [1, 2, 3, 4].into_iter().cycle().take(40).enumerate() {
        let seed = SeedText::new(format!("to the end {game}")).expect("a seed");
        let set_up = SetUp { seats, options: Default::default(), seed };
        let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
        let mut turn = 7;
        while let Some(seat) = table.awaited().first() {
            let choices = Cartographers::choices(table.view(seat));
            turn = (turn * 31 + 11) % 10_007;
            let draw = choices.nth(turn % choices.len()).expect("a choice");
            table.act(seat, draw, &mut EventSink::nobody()).expect("a choice is legal");
        }
        let outcome = table.outcome().expect("nobody is awaited");
        for (sheet, player) in table.position().open.sheets.iter().zip(&outcome.players) {
            assert_eq!(sheet.seasons().len(), 4);
            let sum: i32 = sheet.seasons().iter().map(|season| season.total()).sum();
            assert_eq!(player.total, sum);
        }
        assert!(outcome.players.iter().any(|player| player.rank == 1));
    }
}
