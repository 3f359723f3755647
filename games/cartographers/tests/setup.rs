//! The chapter *Game Setup*: sheets, edicts, decks, options and seats.

use std::collections::BTreeSet;

use crate::drawn::{code, edicts, seed};
use cartographers::{Ambush, Card, Cartographers, Event, Explore, Options, Scoring, Side};
use table::{BadOption, BadSetUp, EventSink, Game, Options as _, Position, SeedText, SetUp, Table};

fn set_up(text: &str, seats: u8) -> (Position<Cartographers>, Vec<Event>) {
    let mut events = Vec::new();
    let position = Cartographers::set_up(
        &Options::default(),
        seats,
        seed(text),
        &mut EventSink::to(&mut |_, event| events.push(event)),
    );
    (position, events)
}

fn table(seats: u8, options: Options) -> Result<Table<Cartographers>, BadSetUp> {
    let seed = SeedText::new("set up").expect("a seed");
    Table::open(SetUp { seats, options, seed }, &mut EventSink::nobody())
}

#[test]
fn everybody_gets_a_blank_sheet_of_the_same_side() {
    for side in Side::ALL {
        let options = Options { side, edicts: None };
        // In a solo game, an ambush on top of the deck would already be drawn. Several players start on blank sheets.
        let position = Cartographers::set_up(&options, 4, seed("sheets"), &mut EventSink::nobody());
        assert_eq!(position.open.sheets.len(), 4);
        assert!(position.open.sheets.iter().all(|sheet| *sheet == cartographers::Sheet::blank(side)));
        assert_eq!(position.open.side(), side);
    }
    assert_eq!(Options::default().side, Side::Wilderness);
}

#[test]
fn one_scoring_card_of_each_stack_lies_under_the_edicts() {
    for game in 0..200 {
        let (position, _) = set_up(&format!("stacks {game}"), 2);
        let stacks: BTreeSet<u8> = position.open.edicts.iter().map(|card| card.facts().stack).collect();
        assert_eq!(stacks.len(), 4, "game {game}");
    }
}

#[test]
fn over_many_games_every_card_lies_under_every_letter() {
    let mut seen: BTreeSet<(usize, Scoring)> = BTreeSet::new();
    for game in 0..1000 {
        let (position, _) = set_up(&format!("letters {game}"), 2);
        seen.extend(position.open.edicts.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 4 * 16);
}

#[test]
fn over_many_games_the_stacks_lie_in_all_24_orders() {
    let orders: BTreeSet<[u8; 4]> = (0..1000)
        .map(|game| set_up(&format!("orders {game}"), 2).0.open.edicts.map(|card| card.facts().stack))
        .collect();
    assert_eq!(orders.len(), 24);
}

#[test]
fn the_edicts_are_fair_under_each_letter() {
    // 4,000 games put each card under edict A 250 times on average; five standard deviations are 77.
    let mut under_a = [0; 16];
    for game in 0..4000 {
        let (position, _) = set_up(&format!("fair {game}"), 2);
        under_a[usize::from(position.open.edicts[0].facts().number) - 26] += 1;
    }
    assert!(under_a.iter().all(|count| (173..=327).contains(count)), "{under_a:?}");
}

#[test]
fn an_option_fixes_the_edicts_in_the_order_a_to_d() {
    let text = "edicts=shieldgate+the-cauldrons+greenbough+mages-valley";
    let options = Options::read(text).expect("four stacks, four cards");
    let table = table(3, options).expect("fine");
    let wanted = edicts(["shieldgate", "the-cauldrons", "greenbough", "mages-valley"]);
    assert_eq!(table.position().open.edicts, wanted);
}

#[test]
fn options_are_written_as_they_are_read() {
    for text in
        ["side=wilderness", "side=wastelands", "side=wastelands,edicts=treetower+borderlands+wildholds+canal-lake"]
    {
        assert_eq!(Options::read(text).expect(text).write(), text);
    }
    assert_eq!(Options::read("").expect("no options"), Options::default());
    let turned = Options::read("edicts=treetower+borderlands+wildholds+canal-lake,side=wastelands").expect("any order");
    assert_eq!(turned.side, Side::Wastelands);
}

#[test]
fn options_that_the_game_does_not_have_are_refused() {
    let refused = |text: &str| code(&Options::read(text).expect_err(text));
    assert_eq!(refused("colour=red"), "option-unknown-key");
    assert_eq!(refused("Side=wilderness"), "option-unknown-key");
    assert_eq!(refused("=wilderness"), "option-unknown-key");
    assert_eq!(refused("side=moon"), "option-unknown-value");
    assert_eq!(refused("side="), "option-unknown-value");
    assert_eq!(refused("side=Wilderness"), "option-unknown-value");
    assert_eq!(refused("edicts=treetower+borderlands+wildholds+orchard"), "option-unknown-value");
    assert_eq!(refused("edicts="), "option-unknown-value");
    assert_eq!(refused("side"), "option-malformed");
    assert_eq!(refused("side=wilderness,"), "option-malformed");
    assert_eq!(refused(","), "option-malformed");
    assert_eq!(refused("side=wilderness,side=wilderness"), "option-twice");
}

#[test]
fn an_unknown_value_is_named_with_those_that_are_known() {
    let Err(BadOption::UnknownValue { key, value, known }) = Options::read("side=moon") else { panic!("refused") };
    assert_eq!((key.as_str(), value.as_str()), ("side", "moon"));
    assert_eq!(known, ["wilderness", "wastelands"]);
}

#[test]
fn edicts_are_four_cards_of_four_stacks() {
    let refused = |text: &str| code(&Options::read(text).expect_err(text));
    assert_eq!(refused("edicts=treetower+borderlands+wildholds"), "cartographers-edicts-count");
    assert_eq!(refused("edicts=treetower+borderlands+wildholds+canal-lake+shieldgate"), "cartographers-edicts-count");
    assert_eq!(refused("edicts=treetower+greenbough+wildholds+canal-lake"), "cartographers-edicts-stack");
    assert_eq!(refused("edicts=treetower+treetower+wildholds+canal-lake"), "cartographers-edicts-stack");
    let by_hand = Options { side: Side::Wilderness, edicts: Some([scoring("wildholds"); 4]) };
    assert_eq!(code(&table(2, by_hand).expect_err("one stack")), "cartographers-edicts-stack");
}

fn scoring(name: &str) -> Scoring {
    crate::drawn::scoring_card(name)
}

#[test]
fn one_to_a_hundred_may_play() {
    for seats in [0, 101, 255] {
        let bad = table(seats, Options::default()).expect_err("an invalid number of seats");
        assert_eq!(bad, BadSetUp::Seats { seats, fewest: 1, most: 100 });
        assert_eq!(code(&bad), "seats-out-of-range");
    }
    for seats in [1, 2, 100] {
        let table = table(seats, Options::default()).expect("a valid number of seats");
        assert_eq!(table.awaited().len(), u32::from(seats));
        assert!(table.position().open.sheets.len() == usize::from(seats));
    }
}

#[test]
fn the_explore_deck_is_13_explore_cards_and_one_ambush() {
    for game in 0..200 {
        let (position, _) = set_up(&format!("deck {game}"), 2);
        // The audit finds every explore card in the deck or the column, and the known number of ambushes in the deck.
        assert_eq!(Cartographers::audit(&position), Ok(()), "game {game}");
        assert_eq!(position.open.ambushes_in_deck() + position.open.ambushes.len(), 1);
    }
}

#[test]
fn over_many_games_every_card_comes_first() {
    let mut first: BTreeSet<&str> = BTreeSet::new();
    for game in 0..1000 {
        let (_, events) = set_up(&format!("first {game}"), 2);
        let Some(Event::Revealed { card, .. }) = events.first() else { panic!("the first event reveals a card") };
        first.insert(card.name());
    }
    let all = Explore::all().map(Explore::name).chain(Ambush::all().map(Ambush::name));
    assert_eq!(first, all.collect());
}

#[test]
fn the_game_begins_in_spring_with_an_open_card_that_asks_everybody() {
    for game in 0..100 {
        let (position, events) = set_up(&format!("begin {game}"), 3);
        let open = &position.open;
        assert_eq!(open.season.name(), "spring");
        assert_eq!(open.awaited.len(), 3);
        assert!(!matches!(open.card, Card::Explore(card) if card.facts().ruins), "a ruins card is never drawn from");
        let revealed_cards: Vec<Card> = events
            .iter()
            .map(|event| match event {
                Event::Revealed { card, .. } => *card,
                other => panic!("{other:?} before the first drawing"),
            })
            .collect();
        assert_eq!(revealed_cards.last(), Some(&open.card));
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    let first_cards = |text: &str| set_up(text, 5).1;
    assert_eq!(first_cards("same"), first_cards("same"));
    assert_eq!(set_up("same", 5).0.open, set_up("same", 5).0.open);
    let edicts: BTreeSet<[Scoring; 4]> =
        (0..20).map(|game| set_up(&format!("other {game}"), 5).0.open.edicts).collect();
    assert!(edicts.len() > 15);
}
