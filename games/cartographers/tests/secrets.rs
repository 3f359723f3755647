//! The hidden facts: the order of the explore deck, and the ambushes in it.
//!
//! The conformance suite tests that an imagined position looks right. The tests here check that imagined decks are also
//! *fair*: they hold only possible cards, every card as often as every other, and they predict the true deck no better
//! than chance.

use cartographers::{Ambush, Card, Cartographers, Event, Explore, Open, Options};
use table::conformance::fairness::Count;
use table::conformance::random;
use table::{Choices, Dice, EventSink, Game, Table};

/// Plays random games and stops at every turn.
fn at_every_turn(games: u64, seats: u8, look: impl FnMut(&Table<Cartographers>, &mut Dice)) {
    random::at_every_turn("secrets", games, (seats, &Options::default()), random::any_choice, look);
}

/// The card that would be revealed next. It is found by playing on: the first card that is told.
fn next_card(table: &Table<Cartographers>, imagined: Option<&mut Dice>) -> Option<Card> {
    let view = table.spectator();
    let mut position = match imagined {
        Some(dice) => Cartographers::imagine(view, dice),
        None => table.position().clone(),
    };
    let acts: Vec<_> = Cartographers::awaited(&position.open)
        .iter()
        .map(|seat| (seat, Cartographers::choices(position.view(seat)).nth(0).unwrap()))
        .collect();
    let season = position.open.season;
    let mut next = None;
    let _ = Cartographers::resolve(
        &mut position,
        &acts,
        &mut EventSink::to(&mut |_, event| match event {
            Event::Revealed { card, .. } if next.is_none() => next = Some(card),
            _ => {}
        }),
    );
    // A new season is shuffled from the seed. That is a separate question, so its cards do not count here.
    let same_season = position.open.season == season && !position.open.awaited.is_empty();
    next.filter(|_| same_season)
}

/// The cards that may be in the deck, each with its chance of being the next.
fn chances(open: &Open) -> Vec<(Card, f64)> {
    let explore: Vec<Explore> = Explore::all().filter(|card| !open.column.contains(card)).collect();
    let ambushes: Vec<Ambush> = Ambush::all().filter(|card| !open.ambushes.contains(card)).collect();
    let cards = (explore.len() + open.ambushes_in_deck()) as f64;
    let share = open.ambushes_in_deck() as f64 / ambushes.len().max(1) as f64;
    let explore = explore.into_iter().map(|card| (Card::Explore(card), 1.0 / cards));
    explore.chain(ambushes.into_iter().map(|card| (Card::Ambush(card), share / cards))).collect()
}

#[test]
fn the_true_and_the_imagined_next_card_are_equal_no_more_often_than_chance() {
    let mut equal = Count::default();
    at_every_turn(2000, 2, |table, dice| {
        let Some(real) = next_card(table, None) else { return };
        let Some(imagined) = next_card(table, Some(dice)) else { return };
        // The chance that two fair draws from the same deck agree is the sum of the squared chances.
        let chance = chances(&table.position().open).iter().map(|(_, chance)| chance * chance).sum();
        equal.add(real == imagined, chance);
    });
    assert!(equal.expected > 1000.0, "enough was compared: {}", equal.expected);
    equal.is_within(4.0, "the next card");
}

#[test]
fn every_card_that_may_come_next_is_imagined_as_often_as_it_should() {
    let mut counts: Vec<(Card, Count)> = Vec::new();
    at_every_turn(1500, 2, |table, dice| {
        let Some(imagined) = next_card(table, Some(dice)) else { return };
        let chances = chances(&table.position().open);
        assert!(chances.iter().any(|&(card, chance)| card == imagined && chance > 0.0), "{imagined:?} cannot come");
        for (card, chance) in chances {
            let at = counts.iter().position(|(known, _)| *known == card).unwrap_or_else(|| {
                counts.push((card, Count::default()));
                counts.len() - 1
            });
            counts[at].1.add(card == imagined, chance);
        }
    });
    assert_eq!(counts.len(), usize::from(Explore::COUNT + Ambush::COUNT));
    for (card, count) in counts {
        count.is_fair(&format!("{card:?}"));
    }
}

#[test]
fn the_true_decks_are_fair_too() {
    let mut counts: Vec<(Card, Count)> = Vec::new();
    at_every_turn(1500, 2, |table, _| {
        let Some(real) = next_card(table, None) else { return };
        for (card, chance) in chances(&table.position().open) {
            let at = counts.iter().position(|(known, _)| *known == card).unwrap_or_else(|| {
                counts.push((card, Count::default()));
                counts.len() - 1
            });
            counts[at].1.add(card == real, chance);
        }
    });
    for (card, count) in counts {
        count.is_fair(&format!("{card:?}"));
    }
}

#[test]
fn imagined_games_have_independent_randomness() {
    let mut other_futures = 0;
    let mut looked = 0;
    at_every_turn(50, 1, |table, dice| {
        let (one, other) =
            (Cartographers::imagine(table.spectator(), dice), Cartographers::imagine(table.spectator(), dice));
        let end = |mut position: table::Position<Cartographers>| {
            let mut events = Vec::new();
            while let Some(seat) = Cartographers::awaited(&position.open).first() {
                let first = Cartographers::choices(position.view(seat)).nth(0).unwrap();
                let _ = Cartographers::resolve(
                    &mut position,
                    &[(seat, first)],
                    &mut EventSink::to(&mut |_, event| events.push(event)),
                );
            }
            events
        };
        looked += 1;
        other_futures += usize::from(end(one) != end(other));
    });
    // Two futures can be the same only at the very end of winter.
    assert!(other_futures * 10 > looked * 9, "{other_futures} of {looked} imagined futures differ");
}
