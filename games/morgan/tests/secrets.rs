//! Hidden information: the order of both decks, and the others' hands.
//!
//! The conformance suite tests that an imagined position looks right. Here imagined hands and decks must also be
//! *fair*: they only hold possible cards, all equally often, and they predict the true ones no better than chance.
//! Public knowledge must not be lost either: the cards of a new deck, and the deck from which each hand card was drawn.

use crate::drawn::{RECTANGLE, Scene, cards};
use morgan::{Action, Cards, MapCard, Morgan, Open, Options, Own, Treasure, Treasures};
use table::conformance::fairness::Count;
use table::conformance::random;
use table::{Choices, Dice, EventSink, Game, Position, Purpose, Seat, Table, View};

/// Plays random games with many played and discarded cards, so that decks are reshuffled. Calls `look` before every
/// decision.
fn at_every_decision(games: u64, seats: u8, look: impl FnMut(&Table<Morgan>, &mut Dice)) {
    random::at_every_turn("secrets", games, (seats, &Options::default()), lay_cards_down, look);
}

/// Plays or discards a card, if possible.
fn lay_cards_down(view: View<'_, Morgan>, dice: &mut Dice) -> Action {
    let mut cards = Vec::new();
    Morgan::choices(view).for_each(|action| {
        if matches!(action, Action::Play(_) | Action::Discard(_)) {
            cards.push(action);
        }
    });
    match cards.len() as u32 {
        0 => random::any_choice(view, dice),
        few => cards[dice.below(few) as usize],
    }
}

/// The cards of a lot that a viewer cannot see.
fn unseen(open: &Open, own: Option<&Own>, lot: u8) -> Cards {
    let seen = open.players.iter().fold(open.discarded, |all, player| all.with(player.face_up));
    open.lots.cards(lot).without(seen).without(own.map_or(Cards::EMPTY, |own| own.hand))
}

/// The treasures that nobody has seen.
fn unseen_treasures(open: &Open) -> Treasures {
    let board: Treasures = open.board.into_iter().collect();
    Treasures::all().without(open.players.iter().fold(board, |all, player| all.with(player.treasures)))
}

fn next_card(position: &Position<Morgan>) -> Option<MapCard> {
    position.hidden.map_cards().last().copied()
}

fn next_treasure(position: &Position<Morgan>) -> Option<Treasure> {
    position.hidden.treasures().last().copied()
}

#[test]
fn imagined_next_cards_match_the_true_ones_only_by_chance() {
    let (mut card, mut treasure) = (Count::default(), Count::default());
    at_every_decision(150, 3, |table, dice| {
        let open = &table.position().open;
        let viewer = Seat(dice.below(3) as u8);
        let imagined = Morgan::imagine(table.view(viewer), dice);
        if let (Some(real), Some(guess)) = (next_card(table.position()), next_card(&imagined)) {
            let own = table.view(viewer).own();
            card.add(real == guess, 1.0 / unseen(open, own, open.lots.present()).len() as f64);
        }
        if let (Some(real), Some(guess)) = (next_treasure(table.position()), next_treasure(&imagined)) {
            treasure.add(real == guess, 1.0 / unseen_treasures(open).len() as f64);
        }
    });
    for (what, count) in [("card", card), ("treasure", treasure)] {
        assert!(count.expected > 300.0, "enough was compared: {} {what}s", count.expected);
        // Decisions of one turn share the same true card, so they are not independent: use a wider margin.
        count.is_within(6.0, what);
    }
}

#[test]
fn imagined_hands_hold_each_possible_card_as_often_as_expected() {
    let mut counts = vec![Count::default(); MapCard::COUNT];
    let mut old_lots = 0;
    at_every_decision(150, 4, |table, dice| {
        let open = &table.position().open;
        let viewer = Seat(dice.below(4) as u8);
        let other = Seat((viewer.0 + 1 + dice.below(3) as u8) % 4);
        let own = table.view(viewer).own();
        let imagined = Morgan::imagine(table.view(viewer), dice);
        assert_eq!(imagined.own[viewer.index()], *own.unwrap(), "a player knows their own hand");
        let hand = imagined.own[other.index()].hand;
        assert_eq!(hand.len(), open.player(other).hand.len());
        for lot in 0..=open.lots.present() {
            let of_lot = open.player(other).hand.iter().filter(|held| **held == lot).count();
            old_lots += usize::from(of_lot > 0 && lot != open.lots.present());
            let could = unseen(open, own, lot);
            assert_eq!(hand.common(open.lots.cards(lot)).len(), of_lot, "as many of each lot as were drawn from it");
            let chance = of_lot as f64 / could.len().max(1) as f64;
            could.iter().for_each(|card| counts[card.index()].add(hand.contains(card), chance));
        }
    });
    assert!(old_lots > 1000, "hands kept cards over shuffles: {old_lots}");
    for (card, count) in MapCard::all().zip(counts) {
        count.is_fair(&card.to_string());
    }
}

/// The true hands must be possible, and as likely as a fair deal makes them.
#[test]
fn true_hands_hold_each_card_as_often_as_a_fair_deal_would() {
    let mut counts = vec![Count::default(); MapCard::COUNT];
    at_every_decision(200, 3, |table, dice| {
        // Only sample now and then, because the same hand is there at many decisions.
        if dice.below(25) > 0 {
            return;
        }
        let open = &table.position().open;
        let viewer = Seat(dice.below(3) as u8);
        let other = viewer.clockwise(3);
        let (own, hand) = (table.view(viewer).own(), table.position().own[other.index()].hand);
        for lot in 0..=open.lots.present() {
            let of_lot = open.player(other).hand.iter().filter(|held| **held == lot).count();
            let could = unseen(open, own, lot);
            assert!(hand.common(open.lots.cards(lot)).without(could).is_empty(), "the true cards are possible");
            assert_eq!(hand.common(could).len(), of_lot);
            let chance = of_lot as f64 / could.len().max(1) as f64;
            could.iter().for_each(|card| counts[card.index()].add(hand.contains(card), chance));
        }
    });
    for (card, count) in MapCard::all().zip(counts) {
        count.is_within(5.0, &card.to_string());
    }
}

#[test]
fn each_possible_next_treasure_is_imagined_as_often_as_expected() {
    let mut counts = vec![Count::default(); Treasure::COUNT];
    at_every_decision(100, 2, |table, dice| {
        let imagined = Morgan::imagine(table.spectator(), dice);
        let could = unseen_treasures(&table.position().open);
        let Some(next) = next_treasure(&imagined) else { return };
        assert!(could.contains(next));
        could.iter().for_each(|one| counts[one.index()].add(one == next, 1.0 / could.len() as f64));
    });
    for (treasure, count) in Treasure::all().zip(counts) {
        count.is_fair(&format!("{treasure:?}"));
    }
}

/// Draws until the deck is reshuffled from the open discard pile; seat 1 has kept two cards from before.
fn after_a_shuffle() -> Scene {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"])
        .with_hand(0, "tomb-1 oasis-1")
        .with_hand(1, "skull-1 skull-2")
        .with_empty_deck();
    scene.play(&["draw", "draw"]);
    scene
}

#[test]
fn players_know_which_cards_were_kept_over_a_shuffle() {
    let scene = after_a_shuffle();
    let dice = &mut crate::drawn::seed("kept").dice(Purpose(*b"test"), 0);
    for _ in 0..200 {
        let imagined = Morgan::imagine(scene.position.view(Seat(0)), dice);
        let hand = imagined.own[1].hand;
        // All other cards were discarded before the shuffle, so the kept cards must be these two.
        assert!(hand.contains(crate::drawn::card("skull-1")) && hand.contains(crate::drawn::card("skull-2")));
        assert_eq!(hand.common(scene.open().lots.cards(scene.open().lots.present())).len(), 2);
    }
    // A spectator knows the four kept cards, but not who has which.
    let skull_at_1: Vec<bool> = (0..200)
        .map(|_| {
            let imagined = Morgan::imagine(scene.position.spectator(), dice);
            let kept = imagined.own[0].hand.with(imagined.own[1].hand).common(cards("tomb-1 oasis-1 skull-1 skull-2"));
            assert_eq!(kept.len(), 4);
            imagined.own[1].hand.contains(crate::drawn::card("skull-1"))
        })
        .collect();
    assert!(skull_at_1.contains(&true) && skull_at_1.contains(&false));
}

#[test]
fn a_card_that_was_laid_down_is_known_to_be_gone() {
    let mut scene = after_a_shuffle();
    scene.play(&["discard tomb-1", "draw"]);
    let dice = &mut crate::drawn::seed("gone").dice(Purpose(*b"test"), 0);
    for _ in 0..200 {
        let imagined = Morgan::imagine(scene.position.view(Seat(1)), dice);
        assert!(!imagined.own[0].hand.contains(crate::drawn::card("tomb-1")));
        assert!(
            imagined.own[0].hand.contains(crate::drawn::card("oasis-1")),
            "the other card from before the shuffle is still there"
        );
        assert!(!imagined.hidden.map_cards().contains(&crate::drawn::card("tomb-1")), "it lies in the discard pile");
    }
}

#[test]
fn imagined_games_have_independent_chance() {
    let (mut other_futures, mut looked) = (0, 0);
    at_every_decision(3, 2, |table, dice| {
        let view = table.view(Seat(0));
        let (one, other) = (Morgan::imagine(view, dice), Morgan::imagine(view, dice));
        let future = |mut position: Position<Morgan>| {
            let mut told = Vec::new();
            for _ in 0..200 {
                let Some(seat) = Morgan::awaited(&position.open).first() else { break };
                let mut tell = |_, event| told.push(event);
                let choices = Morgan::choices(position.view(seat));
                let action = if choices.contains(Action::Draw) { Action::Draw } else { choices.nth(0).unwrap() };
                let discard = position.own[seat.index()].hand.first().map(Action::Discard);
                let action = discard.filter(|discard| choices.contains(*discard)).unwrap_or(action);
                let _ = Morgan::resolve(&mut position, &[(seat, action)], &mut EventSink::to(&mut tell));
            }
            told
        };
        looked += 1;
        other_futures += usize::from(future(one) != future(other));
    });
    assert!(other_futures * 10 > looked * 9, "{other_futures} of {looked} imagined futures differ");
}
