//! Refused actions and the rules that they break: every refusal has its own code.

use std::collections::BTreeSet;

use crate::drawn::{RECTANGLE, Scene, code};
use morgan::{Action, Corner, Direction, Edges, Level, MapCard, Morgan, Phase, Refusal, Symbol};
use table::{Arg, EventSink, Game, Refused, Seat, SeedText, SetUp, Table, ToPhrase};

fn every_refusal() -> Vec<Refusal> {
    let (tile, edges) = (crate::drawn::tile("To"), Edges::from_bits(0b0011));
    let (card, after) = (crate::drawn::card("tomb-2"), crate::drawn::card("oasis-3"));
    let (level, reach) = (Level::at(2).expect("III"), Level::at(1).expect("II"));
    let word = || "x".to_owned();
    vec![
        Refusal::NotYourTurn,
        Refusal::CornerFirst,
        Refusal::CornerChosen,
        Refusal::CannotPay { toll: 2, doubloons: 1 },
        Refusal::MapPhaseOver,
        Refusal::NoMovesLeft,
        Refusal::TileHasPirate(tile),
        Refusal::TileEnclosed(tile),
        Refusal::SameSpot(tile),
        Refusal::SpotTaken(tile),
        Refusal::TouchesNothing,
        Refusal::EdgesDiffer { beside: tile, edges },
        Refusal::MapSplits,
        Refusal::WalkOver,
        Refusal::NoStepsLeft,
        Refusal::Gap((3, -1)),
        Refusal::NotInHand(card),
        Refusal::CardDoesNotHold { card, away: 5 },
        Refusal::OutOfOrder { card, after },
        Refusal::DigOver,
        Refusal::NothingPlayed,
        Refusal::LevelTooDeep { level, reach },
        Refusal::DeepEnough,
        Refusal::NoSuchBonus { symbol: Symbol::Boots, needed: 2, found: 1 },
        Refusal::NotFaceUp(card),
        Refusal::TreasureFirst,
        Refusal::AlreadyDiscarded,
        Refusal::UnknownAction(word()),
        Refusal::UnknownCorner(word()),
        Refusal::UnknownDirection(word()),
        Refusal::UnknownTile(word()),
        Refusal::UnknownSpot(word()),
        Refusal::UnknownEdges(word()),
        Refusal::NotItsEdges { tile, edges },
        Refusal::UnknownCard(word()),
        Refusal::UnknownLevel(word()),
        Refusal::UnknownBonus(word()),
    ]
}

#[test]
fn every_refusal_has_its_own_code() {
    let codes: BTreeSet<_> = every_refusal().iter().map(code).collect();
    assert_eq!(codes.len(), every_refusal().len());
    assert!(codes.iter().all(|code| code.starts_with("morgan-refused-")));
}

#[test]
fn a_refusal_says_what_it_is_about() {
    let term = |kind: &str, name: &str| Arg::Term(format!("morgan-{kind}-{name}"));
    let args = |refusal: Refusal| refusal.phrase().args;
    assert_eq!(args(Refusal::TileEnclosed(crate::drawn::tile("S1"))), [("tile", term("tile", "open-sea-1"))]);
    assert_eq!(args(Refusal::Gap((3, -1))), [("at", Arg::Text("3,-1".into()))]);
    let holds = Refusal::CardDoesNotHold { card: crate::drawn::card("green-tree-1"), away: 4 };
    let point = ("point", term("point", "green-tree"));
    assert_eq!(args(holds), [point, ("distance", Arg::Number(1)), ("away", Arg::Number(4))]);
    let bonus = Refusal::NoSuchBonus { symbol: Symbol::Boots, needed: 2, found: 1 };
    let symbol = ("symbol", term("symbol", "boots"));
    assert_eq!(args(bonus), [symbol, ("needed", Arg::Number(2)), ("found", Arg::Number(1))]);
}

#[test]
fn corners_are_chosen_only_before_the_first_turn() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]);
    assert_eq!(scene.refused(Action::Corner(Corner::NorthWest)), "morgan-refused-corner-chosen");
    scene.position.open.turn.phase = Phase::Corner;
    let others = [
        Action::Draw,
        Action::Step(Direction::North),
        Action::Play(MapCard::all().next().expect("a card")),
        Action::Take(Level::at(0).expect("I")),
        Action::Discard(MapCard::all().next().expect("a card")),
    ];
    for action in others {
        assert_eq!(scene.refused(action), "morgan-refused-corner-first", "{action:?}");
    }
}

#[test]
fn actions_out_of_turn_are_refused() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]);
    let refused = Err(Refusal::NotYourTurn);
    assert_eq!(Morgan::check(scene.position.view(Seat(1)), Action::Draw), refused);
    assert_eq!(Morgan::check(scene.position.spectator(), Action::Draw), refused);
    let mut over = Scene::new(RECTANGLE, &["Om", "S2"]);
    over.position.open.turn.phase = Phase::Over;
    assert_eq!(Morgan::check(over.position.view(Seat(0)), Action::Draw), refused);
}

#[test]
fn the_table_refuses_a_seat_that_is_not_awaited() {
    let seed = SeedText::new("refusals").expect("a seed");
    let set_up = SetUp { seats: 3, options: Default::default(), seed };
    let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
    let first = table.awaited().first().expect("somebody");
    let other = first.clockwise(3);
    let corner = Action::Corner(Corner::NorthWest);
    assert_eq!(table.act(other, corner, &mut EventSink::nobody()), Err(Refused::NotAwaited(other)));
    assert!(table.act(first, Action::Draw, &mut EventSink::nobody()).is_err());
    assert!(table.act(first, corner, &mut EventSink::nobody()).is_ok());
}

#[test]
fn fewer_than_two_or_more_than_four_players_are_refused() {
    for seats in [0, 1, 5, 100] {
        let set_up = SetUp::<Morgan> { seats, options: Default::default(), seed: SeedText::new("x").expect("a seed") };
        let refused = Table::open(set_up, &mut EventSink::nobody()).expect_err("too few or too many");
        assert_eq!(code(&refused), "seats-out-of-range");
    }
}

#[test]
fn texts_that_are_not_actions_are_refused() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]);
    for (text, refused) in [
        ("", "unknown-action"),
        ("dig", "unknown-action"),
        ("draw ", "unknown-action"),
        ("Draw", "unknown-action"),
        ("fly north", "unknown-action"),
        ("corner north", "unknown-corner"),
        ("step up", "unknown-direction"),
        ("step  north", "unknown-direction"),
        ("play tomb", "unknown-card"),
        ("discard tomb-9", "unknown-card"),
        ("take 3", "unknown-level"),
        ("take VI", "unknown-level"),
        ("use", "unknown-action"),
        ("use sword", "unknown-bonus"),
        ("use boots as map", "unknown-bonus"),
        ("use boots+map as map", "unknown-bonus"),
        ("use boots+boots as", "unknown-bonus"),
        ("use boots+boots", "unknown-bonus"),
        ("use boots of tomb", "unknown-card"),
        ("use boots of ", "unknown-card"),
        ("use sword of tomb-1", "unknown-bonus"),
        ("use boots of tomb-2", "unknown-bonus"),
        ("use boots of tomb-1+oasis-1", "unknown-bonus"),
        ("use boots+boots as map of tomb-1", "unknown-bonus"),
        ("use boots+boots as map of tomb-1+tomb-1", "unknown-bonus"),
        ("use boots+boots as map of tomb-1+oasis-2", "unknown-bonus"),
        ("use boots+boots as map of tomb-1+oasis-1+skull-1", "unknown-bonus"),
        ("use boots+boots of tomb-1+oasis-1", "unknown-bonus"),
        ("tile", "unknown-action"),
        ("tile nowhere to 4,1 LLWW", "unknown-tile"),
        ("tile tomb", "unknown-spot"),
        ("tile tomb 4,1 LLLL", "unknown-spot"),
        ("tile tomb to here LLLL", "unknown-spot"),
        ("tile tomb to 4 LLLL", "unknown-spot"),
        ("tile tomb to 04,1 LLLL", "unknown-spot"),
        ("tile tomb to +4,1 LLLL", "unknown-spot"),
        ("tile tomb to 4,99999999999 LLLL", "unknown-spot"),
        ("tile tomb to 4,1", "unknown-edges"),
        ("tile tomb to 4,1 LLL", "unknown-edges"),
        ("tile tomb to 4,1 llll", "unknown-edges"),
        ("tile tomb to 4,1 LLLL ", "unknown-edges"),
        ("tile tomb to 4,1 LLLW", "not-its-edges"),
        ("tile lighthouse to 400,1 LWWW", "touches-nothing"),
        ("tile lighthouse to -2147483648,2147483647 LWWW", "touches-nothing"),
    ] {
        assert_eq!(scene.refused_text(text), format!("morgan-refused-{refused}"), "{text:?}");
    }
}

#[test]
fn every_refused_tile_move_names_the_rule_that_it_breaks() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]);
    let mut codes = BTreeSet::new();
    let moves = (0..Morgan::NUMBERS).filter_map(Morgan::action);
    for action in moves.filter(|action| matches!(action, Action::Move { .. })) {
        if let Err(refusal) = Morgan::check(scene.position.view(Seat(0)), action) {
            codes.insert(code(&refusal));
        }
    }
    let expected = ["edges-differ", "same-spot", "spot-taken", "tile-enclosed", "tile-has-pirate", "touches-nothing"];
    let expected: BTreeSet<String> = expected.iter().map(|rule| format!("morgan-refused-{rule}")).collect();
    assert!(codes.iter().map(|code| (*code).to_owned()).eq(expected), "{codes:?}");
}
