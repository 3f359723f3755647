//! Tests a table that the page runs, with persons and a bot: the record, the data for the screen, and the saved game.

#![allow(clippy::unwrap_used)]

use crate::{Cartographers, Draw, Slot};
use bots::BotName;
use page::local_game::LocalGame;
use page::seen::Seen;
use page_kit::seating::{Chair, coloured};
use table::{Choices, Ending, Game, Record, Seat, Seats};

type Local = LocalGame<Cartographers>;

/// The seat of the bot, between two persons.
const BOT: Seat = Seat(1);

fn seating() -> Vec<Chair> {
    coloured(vec![Chair::person("Ada"), Chair::bot("Bo", BotName::Normal), Chair::person("Cy")])
}

fn begun(seating: Vec<Chair>) -> Local {
    LocalGame::begin_as("abcd2345".to_owned(), seating, Default::default(), "a sitting").unwrap()
}

fn choice(game: &Local, seat: Seat, index: u32) -> Draw {
    let choices = Cartographers::choices(game.table().view(seat));
    choices.nth(index % choices.len()).unwrap()
}

/// A drawing that is not legal now: the single square needs a land on which no shape fits.
fn forbidden(game: &Local, seat: Seat) -> Draw {
    let first = choice(game, seat, 0);
    let single = Draw::new(Slot::Single, first.terrain(), 0, first.anchor());
    assert!(Cartographers::check(game.table().view(seat), single).is_err());
    single
}

/// Plays a whole game. The seat that draws first changes from turn to turn. Persons use `act`, the bot uses
/// `act_as_text`. Calls `look` after each drawing.
fn play(game: &mut Local, mut look: impl FnMut(&Local)) {
    let mut drawn = 0;
    for turn in 0.. {
        let mut seats: Vec<Seat> = game.table().awaited().iter().collect();
        if seats.is_empty() {
            return;
        }
        let first = turn % seats.len();
        seats.rotate_left(first);
        for seat in seats {
            drawn += 1;
            let draw = choice(game, seat, drawn * 41);
            if game.bots_awaited().iter().any(|(bot, _)| *bot == seat) {
                let written = Cartographers::show(game.table().view(seat), draw);
                game.act_as_text(&[(seat, written)]).unwrap();
            } else {
                game.act(seat, &[draw]).unwrap();
            }
            look(game);
        }
    }
}

/// Asserts that both hold the same, except for `before` and `version`, which depend on the way there.
#[track_caller]
fn assert_same(one: &Seen<Cartographers>, other: &Seen<Cartographers>) {
    let Seen {
        options,
        seating,
        mine,
        played_on: _,
        open,
        before: _,
        own,
        missing,
        sealed,
        moves,
        turns,
        log,
        read,
        version: _,
    } = one;
    assert_eq!(*options, other.options);
    assert_eq!(*seating, other.seating);
    assert_eq!(*mine, other.mine);
    assert_eq!(*open, other.open);
    assert_eq!(*own, other.own);
    assert_eq!(*missing, other.missing);
    assert_eq!(*sealed, other.sealed);
    assert_eq!(*moves, other.moves);
    assert_eq!(*turns, other.turns);
    assert_eq!(*read, other.read);
    assert!(*log == other.log, "the log: {} entries, {} entries", log.len(), other.log.len());
}

#[test]
fn the_record_is_written_move_by_move() {
    let mut game = begun(seating());
    assert_eq!(*game.record(), game.table().record());
    let mut moves = 0;
    play(&mut game, |game| {
        let record = game.record();
        assert_eq!(*record, game.table().record());
        assert_eq!(record.moves.len(), game.moves());
        assert_eq!(Record::read(&record.to_string()).unwrap(), *record, "its lines keep their numbers when it is read");
        moves = record.moves.len();
    });
    assert!(moves > 60, "a whole game: {moves}");
    assert!(matches!(&game.record().ending, Ending::Result(points) if points.len() == 3));
}

#[test]
fn a_refreshed_screen_equals_a_new_one() {
    let mut game = begun(seating());
    let mut seen = game.seen(true);
    let mut turns = 0;
    play(&mut game, |game| {
        let (open, version, known) = (seen.open.clone(), seen.version, seen.turns.len());
        let resolved = game.refresh(&mut seen);
        assert_same(&seen, &game.seen(true));
        assert!(seen.version > version, "every drawing changes something");
        assert_eq!(resolved, seen.turns.len() == known + 1);
        if resolved {
            turns += 1;
            assert_eq!(seen.before.as_ref(), Some(&open));
            assert!(seen.sealed.is_empty());
        } else {
            assert_eq!(seen.open, open, "nothing is shown before everybody has drawn");
        }
    });
    assert_eq!(turns, seen.turns.len());
    assert!(turns > 20, "{turns}");
    assert!(seen.is_over());
    assert_eq!(seen.outcome(), game.table().outcome());
}

#[test]
fn several_turns_may_pass_between_two_refreshes() {
    let mut game = begun(seating());
    let mut seen = game.seen(true);
    play(&mut game, |_| {});
    assert!(game.refresh(&mut seen));
    assert_same(&seen, &game.seen(true));
}

#[test]
fn a_replayed_game_looks_as_it_was_played() {
    let mut game = begun(seating());
    let mut at_turns = vec![game.seen(true)];
    play(&mut game, |game| {
        if at_turns.last().unwrap().turns.len() < game.seen(true).turns.len() {
            at_turns.push(game.seen(true));
        }
    });
    assert_eq!(at_turns.len(), game.seen(true).turns.len() + 1);
    for seen in at_turns {
        let moves = seen.moves.len();
        let then = Local::replayed(String::new(), seating(), game.record(), moves).unwrap();
        assert_same(&then.seen(true), &seen);
        assert_eq!(*then.record(), then.table().record());
        assert_eq!(game.at(moves, true).unwrap().moves, moves);
    }
}

#[test]
fn a_saved_game_resumes_with_its_sealed_drawings() {
    let mut game = begun(seating());
    game.extras.to_beat = Some(("Di".to_owned(), 41));
    let mut times = 0.0;
    let mut sealed = 0;
    play(&mut game, |game| {
        times += 1.0;
        let saved = game.to_saved(times);
        assert_eq!(saved.touched, times);
        let again = Local::resume("abcd2345", &saved).unwrap();
        assert_same(&again.seen(true), &game.seen(true));
        assert_eq!(again.table().complete_turn(), game.table().complete_turn());
        assert_eq!((again.id(), &again.extras), ("abcd2345", &game.extras));
        assert!(again.same_moves(&saved) && game.same_moves(&saved));
        assert_eq!(again.to_saved(times), saved, "the bot's drawing too");
        sealed += saved.sealed.len();
    });
    assert!(sealed > 0);
    assert!(game.to_saved(0.0).is_finished());
    assert!(!begun(seating()).same_moves(&game.to_saved(0.0)));
}

#[test]
fn a_sealed_drawing_that_is_not_legal_is_dropped_on_resume() {
    let mut game = begun(seating());
    game.act(Seat(0), &[choice(&game, Seat(0), 7)]).unwrap();
    let mut saved = game.to_saved(0.0);
    assert_eq!(saved.sealed.len(), 1);
    saved.sealed[0].1 = "no such drawing".to_owned();
    let again = Local::resume("abcd2345", &saved).unwrap();
    assert_same(&again.seen(true), &begun(seating()).seen(true));
}

/// Asserts that nothing in a game has changed.
#[track_caller]
fn assert_nothing_done(game: &Local, before: &Local) {
    assert_same(&game.seen(true), &before.seen(true));
    assert_eq!(game.to_saved(0.0), before.to_saved(0.0));
    assert_eq!(game.record(), before.record());
    assert_eq!(game.table().version(), before.table().version());
    assert_eq!(game.table().log(), before.table().log());
}

#[test]
fn a_refusal_among_several_actions_leaves_nothing_done() {
    let mut game = begun(seating());
    let sealed = choice(&game, Seat(0), 3);
    game.act(Seat(0), &[sealed]).unwrap();
    let before = game.clone();
    let (one, other, bad) = (choice(&game, Seat(0), 7), choice(&game, Seat(0), 11), forbidden(&game, Seat(0)));
    for actions in [vec![bad], vec![one, bad], vec![bad, one], vec![one, bad, other], vec![one, other, bad]] {
        assert!(game.act(Seat(0), &actions).is_err());
        assert_nothing_done(&game, &before);
    }
    assert_eq!(game.seen(true).replaceable(Seat(0)), Some(sealed));
    game.act(Seat(0), &[one, other]).unwrap();
    assert_eq!(game.seen(true).replaceable(Seat(0)), Some(other), "without the bad one both are done");
}

#[test]
fn a_refusal_after_a_turn_was_resolved_takes_the_turn_back() {
    let mut game = begun(vec![Chair::person("Ada")]);
    let before = game.clone();
    let one = choice(&game, Seat(0), 7);
    // The same spaces cannot be drawn on twice.
    assert!(game.act(Seat(0), &[one, one]).is_err());
    assert_nothing_done(&game, &before);
    game.act(Seat(0), &[one]).unwrap();
    assert_eq!(game.moves(), 1);
}

#[test]
fn the_sealed_drawing_of_a_bot_is_not_shown() {
    let mut game = begun(seating());
    let mut seen = game.seen(true);
    let (mut hidden, mut events) = (0, 0);
    play(&mut game, |game| {
        game.refresh(&mut seen);
        for seen in [&seen, &game.seen(true)] {
            let seats: Vec<Seat> = seen.sealed.iter().map(|(seat, _)| *seat).collect();
            assert!(!seats.contains(&BOT));
            let of_persons = [Seat(0), Seat(2)].map(|seat| game.table().sealed(Some(seat)).next());
            assert_eq!(seen.sealed, of_persons.into_iter().flatten().collect::<Vec<_>>());
            assert_eq!(seen.replaceable(BOT), None);
            events += seats.len();
        }
        hidden += game.table().sealed(Some(BOT)).count();
        let onlooker = game.seen(false);
        assert!(onlooker.sealed.is_empty(), "an onlooker sees no sealed drawing");
    });
    assert!(hidden > 0 && events > 0, "sometimes the bot sealed first, sometimes persons did: {hidden} {events}");
}

#[test]
fn the_screen_gets_only_what_persons_see() {
    let game = begun(seating());
    let seen = game.seen(true);
    assert_eq!(seen.mine.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!(seen.own, [Some(()), None, Some(())]);
    let onlooker = game.seen(false);
    assert!(onlooker.mine.is_empty());
    assert_eq!(onlooker.own, [None, None, None]);
    assert_eq!(seen.view(Seat(2)).seat(), Some(Seat(2)));
    assert_eq!(seen.view(BOT).seat(), None, "a bot's seat gets a spectator's view");
}

#[test]
fn a_drawing_is_replaceable_until_the_last_is_in() {
    let mut game = begun(seating());
    assert_eq!(game.seen(true).replaceable(Seat(0)), None, "nothing is sealed");
    assert_eq!((game.seen(true).asked(), game.seen(true).awaited_elsewhere()), (Some(Seat(0)), Some(BOT)));
    let (one, other) = (choice(&game, Seat(0), 7), choice(&game, Seat(0), 11));
    for draw in [one, other] {
        game.act(Seat(0), &[draw]).unwrap();
        assert_eq!(game.seen(true).replaceable(Seat(0)), Some(draw));
        assert_eq!(game.seen(true).replaceable(Seat(2)), None);
    }
    assert_eq!((game.seen(true).asked(), game.seen(true).awaited_elsewhere()), (Some(Seat(2)), Some(BOT)));
    game.act(Seat(2), &[choice(&game, Seat(2), 5)]).unwrap();
    let seen = game.seen(true);
    assert_eq!(seen.replaceable(Seat(0)), Some(other), "the bot is still awaited");
    assert_eq!((seen.asked(), seen.awaited_elsewhere()), (None, Some(BOT)));
    // A server resolves a turn a moment after the last drawing is in.
    let full = Seen { missing: Seats::default(), ..seen };
    assert_eq!(full.replaceable(Seat(0)), None);
    let written = Cartographers::show(game.table().view(BOT), choice(&game, BOT, 2));
    game.act_as_text(&[(BOT, written)]).unwrap();
    assert_eq!(game.seen(true).replaceable(Seat(0)), None, "the turn is over");
    assert_eq!(game.table().log()[0], (Seat(0), other));
}

#[test]
fn if_one_bot_is_refused_no_bot_has_acted() {
    let bot = |name: &str| Chair::bot(name, BotName::Normal);
    let mut game = begun(coloured(vec![Chair::person("Ada"), bot("Bo"), bot("Cy")]));
    let written = |seat, draw| (seat, Cartographers::show(game.table().view(seat), draw));
    let (legal, refused) = (choice(&game, BOT, 0), forbidden(&game, Seat(2)));
    let actions = [written(BOT, legal), written(Seat(2), refused)];
    let awaited = game.table().awaited();
    assert!(game.act_as_text(&actions).is_err());
    assert_eq!(game.table().awaited(), awaited);
}

#[test]
fn a_whole_game_is_taken_back_turn_by_turn() {
    let mut game = begun(seating());
    let start = game.record().clone();
    let (mut turns, mut last) = (vec![start.to_string()], 0);
    play(&mut game, |game| {
        if game.moves() > last {
            last = game.moves();
            turns.push(game.record().to_string());
        }
    });
    assert!(game.table().outcome().is_some());
    // Both persons confirm in every turn, and taking back undoes both.
    while turns.len() > 1 {
        assert_eq!(game.record().to_string(), turns.pop().unwrap());
        assert!(game.can_take_back() && game.take_back());
    }
    assert_eq!(game.record(), &start);
    assert!(!game.can_take_back() && !game.take_back(), "nothing is left");
    assert_eq!(game.extras.taken_back + 1, last / 3 + 1);
}

#[test]
fn what_is_sealed_is_taken_back_with_its_turn() {
    let mut game = begun(seating());
    let draw = choice(&game, Seat(0), 3);
    game.act(Seat(0), &[draw]).unwrap();
    assert!(game.take_back());
    assert_eq!(game.seen(true).replaceable(Seat(0)), None);
    assert_eq!(game.table().awaited().len(), 3, "everybody draws again");
}
