//! The chapter *Setup*, and the options of a table.

use crate::drawn::{Scene, card, code, options, seed};
use misterra::{Event, Misterra, Options, Presumption, Sketch, Step};
use table::{
    Audience, BadOption, BadSetUp, EventSink, Game, Options as _, Position, Seat, Seats, SeedText, SetUp, Table,
};

fn set_up(seats: u8, text: &str, seed_text: &str) -> (Position<Misterra>, Vec<(Audience, Event)>) {
    let mut events = Vec::new();
    let position = Misterra::set_up(
        &options(text),
        seats,
        seed(seed_text),
        &mut EventSink::to(&mut |audience, event| events.push((audience, event))),
    );
    (position, events)
}

#[test]
fn confirmed_jungle_lies_on_the_island_by_the_number_of_players() {
    let pictures = [
        (1, [".....", ".....", "..J..", ".....", "....."]),
        (2, [".....", ".....", "..J..", ".....", "....."]),
        (3, [".....", ".....", ".J.J.", ".....", "....."]),
        (4, [".....", "..J..", ".....", ".J.J.", "....."]),
    ];
    for (seats, rows) in pictures {
        assert_eq!(set_up(seats, "", "setup").0.open.island.rows(), rows);
    }
}

#[test]
fn everybody_is_dealt_four_different_presumptions_and_chooses_at_the_same_time() {
    let (position, events) = set_up(4, "", "setup");
    assert_eq!(position.open.awaited, Seats::all(4));
    assert_eq!((position.open.step, position.open.first), (Step::Presume, None));
    assert!(position.open.display.is_empty(), "the display is revealed later");
    let mut dealt: Vec<Presumption> = position.own.iter().flat_map(|own| own.hand.iter().copied()).collect();
    dealt.sort_unstable();
    dealt.dedup();
    assert_eq!(dealt.len(), 16);
    for (seat, own) in (0..).map(Seat).zip(&position.own) {
        assert!(own.hand.is_sorted() && own.kept().is_none());
        let dealt = events.iter().filter(|(_, event)| matches!(event, Event::Dealt { seat: to, .. } if *to == seat));
        assert!(dealt.into_iter().all(|(audience, _)| *audience == Audience::Only(seat)), "only its player is told");
    }
}

#[test]
fn two_are_kept_in_secret_and_then_the_display_and_the_first_player_are_revealed() {
    let set_up = SetUp { seats: 3, options: Options::default(), seed: SeedText::new("keep").unwrap() };
    let mut events = Vec::new();
    let mut table: Table<Misterra> = Table::open(set_up, &mut EventSink::nobody()).unwrap();
    let hands: Vec<Vec<Presumption>> = table.position().own.iter().map(|own| own.hand.to_vec()).collect();
    for seat in (0..3).map(Seat) {
        let hand = &hands[seat.index()];
        let text = format!("keep {} {}", hand[1].number(), hand[3].number());
        let keep = Misterra::parse(table.view(seat), &text).unwrap();
        assert_eq!(table.position().open.step, Step::Presume);
        let _ = table.act(seat, keep, &mut EventSink::to(&mut |to, event| events.push((to, event)))).unwrap();
    }
    let open = &table.position().open;
    assert_eq!((open.step, open.display.len(), open.deck.unseen), (Step::Move, 5, 55));
    assert_eq!(open.awaited, Seats::only(open.first.unwrap()));
    for (own, hand) in table.position().own.iter().zip(&hands) {
        assert_eq!(own.kept(), Some([hand[1], hand[3]]));
        assert_eq!(own.returned.as_slice(), [hand[0], hand[2]], "the player still knows the returned cards");
    }
    for (to, event) in &events {
        match event {
            Event::Kept { seat, .. } => assert_eq!(*to, Audience::Only(*seat)),
            Event::KeptInSecret { seat } => assert_eq!(*to, Audience::AllBut(*seat)),
            _ => assert_eq!(*to, Audience::All),
        }
    }
    assert!(matches!(events[events.len() - 2..], [(_, Event::Revealed { .. }), (_, Event::FirstDrawn { .. })]));
}

#[test]
fn every_seat_begins_some_game() {
    let first = |game: u32| {
        let fixed = "presumptions0=1+2,presumptions1=3+4,presumptions2=5+6,presumptions3=7+8";
        set_up(4, fixed, &format!("first {game}")).0.open.first.unwrap()
    };
    let mut begun = Seats::NONE;
    (0..64).for_each(|game| begun.insert(first(game)));
    assert_eq!(begun, Seats::all(4));
}

#[test]
fn a_deck_holds_52_60_or_72_sketches() {
    for (players, cards) in [(1, 52), (2, 52), (3, 60), (4, 72)] {
        let copies = Sketch::all().map(|sketch| u32::from(sketch.copies(players))).sum::<u32>();
        assert_eq!(copies, cards);
        let removed = if players == 1 { 2 } else { 0 };
        assert_eq!(set_up(players, "", "deck").0.hidden.sketches().len() as u32, cards - removed);
    }
}

#[test]
fn in_a_first_game_everybody_gets_a_lettered_pair_without_a_choice() {
    for seats in 1..=4 {
        let (position, _) = set_up(seats, "first_game=true", "letters");
        assert_eq!(position.open.step, Step::Move);
        let mut letters = Vec::new();
        for own in &position.own {
            let [one, other] = own.kept().unwrap().map(|card| card.facts().first_game);
            assert_eq!(one, other);
            letters.push(one.unwrap());
        }
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), usize::from(seats));
    }
    for (letter, pair) in [(0, [1, 10]), (1, [6, 9]), (2, [3, 23]), (3, [8, 17])] {
        assert_eq!(Presumption::pair(letter).map(Presumption::number), pair);
    }
}

#[test]
fn fixed_presumptions_are_not_dealt_to_others() {
    for game in 0..50 {
        let (position, _) = set_up(2, "presumptions1=18+3", &format!("fixed {game}"));
        assert_eq!(position.own[1].kept(), Some([card(3), card(18)]));
        assert_eq!(position.open.awaited, Seats::only(Seat(0)), "only the player who must choose is awaited");
        assert!(!position.own[0].hand.contains(&card(3)) && !position.own[0].hand.contains(&card(18)));
    }
}

#[test]
fn options_are_written_as_they_are_read() {
    for text in [
        "",
        "first_game=true",
        "master=true",
        "first_game=true,master=true",
        "presumptions0=3+18",
        "master=true,presumptions0=1+31,presumptions3=2+30",
    ] {
        assert_eq!(options(text).write(), text);
    }
    assert_eq!(options("master=false").write(), "");
    assert_eq!(options("presumptions0=18+3").write(), "presumptions0=3+18");
}

#[test]
fn wrong_options_are_refused() {
    let refused = |text: &str| code(&Options::read(text).expect_err(text));
    assert_eq!(refused("master"), "option-malformed");
    assert_eq!(refused("master=true,master=true"), "option-twice");
    assert_eq!(refused("colour=red"), "option-unknown-key");
    assert_eq!(refused("presumptions4=1+2"), "option-unknown-key");
    assert_eq!(refused("presumptions=1+2"), "option-unknown-key");
    assert_eq!(refused("master=yes"), "option-unknown-value");
    assert_eq!(refused("first_game="), "option-unknown-value");
    for cards in ["0+1", "1+32", "1+", "+", "", "1+x", "01+2", "1+300", "-1+2", "1 +2"] {
        assert_eq!(refused(&format!("presumptions0={cards}")), "option-unknown-value", "{cards}");
    }
    assert_eq!(refused("presumptions0=1"), "misterra-presumptions-count");
    assert_eq!(refused("presumptions0=1+2+3"), "misterra-presumptions-count");
    assert_eq!(refused("presumptions0=7+7"), "misterra-presumption-twice");

    let check = |text: &str, seats: u8| match options(text).check(seats) {
        Err(bad @ BadOption::Rule(_)) => code(&bad),
        other => panic!("{other:?}"),
    };
    assert_eq!(check("presumptions0=1+2,presumptions1=2+3", 2), "misterra-presumption-twice");
    assert_eq!(check("presumptions2=1+2", 2), "misterra-presumptions-no-seat");
    assert_eq!(check("presumptions1=1+2", 1), "misterra-presumptions-no-seat");
    assert_eq!(check("first_game=true,presumptions0=1+2", 2), "misterra-presumptions-first-game");
    assert_eq!(options("presumptions0=1+2,presumptions1=4+3").check(2), Ok(()));
}

#[test]
fn options_that_fix_presumptions_are_not_public() {
    for public in ["", "first_game=true", "master=true"] {
        assert_eq!(options(public).check_public(), Ok(()), "{public}");
    }
    for secret in ["presumptions0=3+18", "master=true,presumptions3=1+2"] {
        let bad = options(secret).check_public().expect_err(secret);
        assert_eq!(code(&bad), "misterra-presumptions-secret");
    }
}

#[test]
fn one_to_four_may_play() {
    for seats in [0, 5, 255] {
        let set_up = SetUp { seats, options: Options::default(), seed: SeedText::new("x").unwrap() };
        let refused = Table::<Misterra>::open(set_up, &mut EventSink::nobody()).err();
        assert_eq!(refused, Some(BadSetUp::Seats { seats, fewest: 1, most: 4 }));
    }
}

#[test]
fn in_the_solo_game_the_player_begins_against_otoma() {
    let (position, events) = set_up(1, "first_game=true", "alone");
    let otoma = position.open.otoma.as_ref().unwrap();
    assert_eq!((otoma.left, otoma.played.len(), otoma.claims.len()), (21, 0, 0));
    assert_eq!(position.open.first, Some(Seat(0)));
    assert!(!events.iter().any(|(_, event)| matches!(event, Event::FirstDrawn { .. })));
    assert!(Scene::new(2).open().otoma.is_none());
}
