//! The best map with hindsight: it comes from a legal game with the same cards, and it is at least as good as the one
//! played.

use bots::{BotName, Nobody, play};
use cartographers::bot::BestMaps;
use cartographers::{Cartographers, solo};
use table::{EventSink, Options, Seat, SeedText, SetUp, Table};

fn set_up(seats: u8, options: &str, seed: &str) -> SetUp<Cartographers> {
    SetUp { seats, options: Options::read(options).unwrap(), seed: SeedText::new(seed).unwrap() }
}

fn played(bots: &[BotName], options: &str, seed: &str) -> Table<Cartographers> {
    play(set_up(bots.len() as u8, options, seed), bots, &mut Nobody).unwrap().table
}

fn searched(table: &Table<Cartographers>, seat: Seat, width: usize) -> BestMaps {
    let mut hindsight = BestMaps::new(table, seat, width).unwrap();
    let (mut before, mut more) = (0, true);
    while more {
        assert!(hindsight.best().is_none(), "there is no result before the end");
        more = hindsight.step();
        let (done, all) = hindsight.progress();
        assert!(done == before + 1 && done <= all, "{done} of {all}");
        before = done;
    }
    let (done, all) = hindsight.progress();
    assert_eq!(done, all);
    hindsight
}

/// Plays a log at a new table, where the rules check every action.
fn replayed(table: &Table<Cartographers>, log: &[(Seat, cartographers::Draw)]) -> Table<Cartographers> {
    let mut again = Table::open(table.set_up().clone(), &mut EventSink::nobody()).unwrap();
    for &(seat, draw) in log {
        again.act(seat, draw, &mut EventSink::nobody()).unwrap();
    }
    again
}

#[test]
fn in_a_solo_game_the_best_map_is_legal_and_better_than_the_one_played() {
    for (game, side) in ["side=wilderness", "side=wastelands"].into_iter().cycle().take(8).enumerate() {
        let table = played(&[BotName::Easy], side, &format!("alone {game}"));
        let hindsight = searched(&table, Seat(0), 40);
        let best = hindsight.best().unwrap();
        let again = replayed(&table, &best.log);
        assert_eq!(again.outcome().unwrap().players[0].total, best.total);
        assert_eq!(again.position().open, best.open);
        assert_eq!(best.rating, Some(solo::rating(&best.open)));
        let before = table.outcome().unwrap().players[0].total;
        assert!(best.total > before + 5, "{} and {before}", best.total);
    }
}

#[test]
fn other_players_keep_their_actions() {
    for game in 0..6 {
        let bots = [BotName::Greedy, BotName::Normal, BotName::Random];
        let table = played(&bots[..2 + game % 2], "", &format!("together {game}"));
        for seat in (0..table.set_up().seats).map(Seat) {
            let hindsight = searched(&table, seat, 12);
            let best = hindsight.best().unwrap();
            assert!(best.total >= table.outcome().unwrap().players[seat.index()].total);
            assert_eq!(best.rating, None);
            let again = replayed(&table, &best.log);
            assert_eq!(again.position().open, best.open);
            assert_eq!(again.outcome().unwrap().players[seat.index()].total, best.total);
            for other in (0..table.set_up().seats).map(Seat).filter(|&other| other != seat) {
                let sheets = [&table, &again].map(|table| table.position().open.sheets[other.index()].clone());
                assert_eq!(sheets[0], sheets[1], "the sheet of seat {other:?}");
            }
        }
    }
}

#[test]
fn a_single_map_at_each_card_is_enough_to_find_at_least_what_was_played() {
    for game in 0..20 {
        let table = played(&[BotName::Normal], "", &format!("narrow {game}"));
        let hindsight = searched(&table, Seat(0), 1);
        assert!(hindsight.best().unwrap().total >= table.outcome().unwrap().players[0].total);
    }
}

#[test]
fn the_search_finds_the_same_map_each_time() {
    let table = played(&[BotName::Easy, BotName::Normal], "", "twice");
    let logs = [(); 2].map(|()| searched(&table, Seat(1), 25).best().unwrap().log.clone());
    assert_eq!(logs[0], logs[1]);
}

#[test]
fn there_is_no_hindsight_before_the_end_nor_for_an_empty_seat() {
    let begun = Table::open(set_up(1, "", "begun"), &mut EventSink::nobody()).unwrap();
    assert!(BestMaps::new(&begun, Seat(0), 10).is_none());
    let over = played(&[BotName::Easy], "", "over");
    assert!(BestMaps::new(&over, Seat(1), 10).is_none());
}
