//! Weighing moves, and hints.

use bots::{BotName, Nobody, Policy, play};
use cartographers::Cartographers;
use coach::{Coach, Effort, hints, weigh};
use misterra::Misterra;
use morgan::Morgan;
use table::{Choices, EventSink, Game, Purpose, Record, Replay, Seat, SeedText, SetUp, Table};

/// A game between normal bots.
fn record<G: Policy>(seats: u8, seed: &str) -> Record {
    let set_up = SetUp::<G> { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() };
    play(set_up, &vec![BotName::Normal; seats.into()], &mut Nobody).unwrap().table.record()
}

/// The table after this many moves.
fn table<G: Game>(record: &Record, moves: usize) -> Table<G> {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).unwrap();
    (0..moves).for_each(|_| _ = replay.step(&mut EventSink::nobody()).unwrap());
    replay.table().clone()
}

#[test]
fn the_last_drawing_of_a_game_is_weighed_exactly() {
    for game in 0..6 {
        let record = record::<Cartographers>(1, &format!("last {game}"));
        let last = table::<Cartographers>(&record, record.moves.len() - 1);
        let view = last.view(Seat(0));
        let mut totals = Vec::new();
        Cartographers::choices(view).for_each(|draw| {
            let mut table = last.clone();
            let _ = table.act(Seat(0), draw, &mut EventSink::nobody()).unwrap();
            totals.push((table.outcome().unwrap().players[0].total, draw));
        });
        let effort = Effort { width: totals.len(), ..Cartographers::ANALYSIS };
        let verdict = weigh(view, 3, &[], &effort, record.seed.seed()).unwrap();
        let most = totals.iter().map(|(total, _)| *total).max().unwrap();
        let total = |draw| totals.iter().find(|(_, other)| *other == draw).unwrap().0;
        assert_eq!(total(verdict.moves[0].action), most, "game {game}");
        for one in &verdict.moves {
            assert_eq!(one.behind.0, 10 * (most - total(one.action)), "game {game}: {one:?}");
            assert_eq!(one.clear, one.behind.0 > 0, "no chance is involved");
        }
    }
}

/// Hints are legal moves, the best first. They depend only on the view, not on hidden information.
fn hints_hold<G: Coach>(seats: u8) {
    let record = record::<G>(seats, "what the mentor says");
    let effort = Effort { fresh: 4, games: 2, ..G::HINT.with_nodes(60) };
    for moves in (0..record.moves.len()).step_by(record.moves.len() / 7) {
        let table = table::<G>(&record, moves);
        let seat = table.awaited().first().unwrap();
        let view = table.view(seat);
        let hints_found = hints(view, &effort, record.seed.seed());
        // Equivalent moves, such as taking any sketch only to claim, appear once.
        let most = (G::choices(view).len() as usize).min(3);
        let fewest = if G::NAME == "cartographers" { most } else { 1 };
        assert!((fewest..=most).contains(&hints_found.len()), "{} after {moves} moves: {hints_found:?}", G::NAME);
        assert!(hints_found.windows(2).all(|two| two[0].outlook.lead >= two[1].outlook.lead), "{hints_found:?}");
        for hint in &hints_found {
            let mut position = table.position().clone();
            for &action in &hint.actions {
                G::check(position.view(seat), action).unwrap_or_else(|why| panic!("{}: {why:?}", G::NAME));
                if G::awaited(&position.open).len() > 1 {
                    assert_eq!(hint.actions.len(), 1, "simultaneous actions of other seats are unknown");
                    break;
                }
                let _ = G::resolve(&mut position, &[(seat, action)], &mut EventSink::nobody());
            }
        }
        for ordinal in 0..3 {
            let mut dice = SeedText::new("another deck").unwrap().seed().dice(Purpose(*b"test"), ordinal);
            let other = G::imagine(view, &mut dice);
            assert_eq!(
                hints(other.view(seat), &effort, record.seed.seed()),
                hints_found,
                "{} after {moves} moves",
                G::NAME
            );
        }
    }
}

#[test]
fn hints_hold_in_every_game() {
    hints_hold::<Cartographers>(1);
    hints_hold::<Cartographers>(3);
    hints_hold::<Misterra>(1);
    hints_hold::<Misterra>(2);
    hints_hold::<Morgan>(2);
    #[cfg(feature = "example")]
    hints_hold::<example::Example>(3);
}
