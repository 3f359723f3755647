//! Hidden information: the sketch deck, Otoma's deck, presumptions.
//!
//! The conformance suite tests that an imagined position looks right. Here imagined positions must also be *fair*: they
//! are possible, everything in them has the right frequency, and they predict the truth no better than chance.

use std::collections::BTreeMap;

use misterra::{Misterra, Open, Options, OtomaCard, Presumption, Sketch, Step};
use table::conformance::fairness::Count;
use table::conformance::random;
use table::{Choices, Dice, EventSink, Game, Options as _, Position, Seat, Table};

/// Plays random games and calls `look` before every turn.
fn at_every_turn(games: u64, seats: u8, options: &str, look: impl FnMut(&Table<Misterra>, &mut Dice)) {
    let series = format!("secrets {seats} {options}");
    let options = Options::read(options).unwrap();
    random::at_every_turn(&series, games, (seats, &options), random::any_choice, look);
}

fn top(position: &Position<Misterra>) -> Option<Sketch> {
    position.hidden.sketches().last().copied()
}

/// The chance of each kind of sketch to be the next unseen one.
fn chances(open: &Open) -> impl Iterator<Item = (Sketch, f64)> {
    let unseen = open.unseen_sketches();
    let all: u32 = unseen.iter().map(|&count| u32::from(count)).sum();
    Sketch::all().zip(unseen).map(move |(sketch, count)| (sketch, f64::from(count) / f64::from(all)))
}

#[test]
fn the_true_and_the_imagined_next_sketch_are_fair_and_agree_only_by_chance() {
    for seats in [1, 2, 4] {
        let mut real_counts: BTreeMap<Sketch, Count> = BTreeMap::new();
        let mut imagined_counts: BTreeMap<Sketch, Count> = BTreeMap::new();
        let mut equal = Count::default();
        at_every_turn(150, seats, "", |table, dice| {
            let open = &table.position().open;
            let imagined = Misterra::imagine(table.view(Seat(0)), dice);
            let (Some(real), Some(imagined)) = (top(table.position()), top(&imagined)) else { return };
            equal.add(real == imagined, chances(open).map(|(_, chance)| chance * chance).sum());
            // The true card is counted once for each card drawn, so that the counts are independent.
            for (sketch, chance) in chances(open) {
                imagined_counts.entry(sketch).or_default().add(sketch == imagined, chance);
                if open.step == Step::Move && open.half_day == misterra::HalfDay::Morning {
                    real_counts.entry(sketch).or_default().add(sketch == real, chance);
                }
            }
        });
        assert!(equal.expected > 500.0, "enough was compared");
        // The same true card is compared at several decisions, so this varies more than independent samples.
        equal.is_within(8.0, &format!("{seats} seats"));
        imagined_counts.iter().for_each(|(sketch, count)| count.is_fair(sketch.name()));
        real_counts.iter().for_each(|(sketch, count)| count.is_fair(sketch.name()));
    }
}

#[test]
fn an_imagined_deck_has_the_right_size_and_tucked_cards_stay_at_the_bottom() {
    let mut tucked = 0;
    at_every_turn(60, 2, "", |table, dice| {
        let open = &table.position().open;
        let mut imagined = Misterra::imagine(table.view(Seat(1)), dice);
        assert_eq!(imagined.open.deck, open.deck);
        assert_eq!(imagined.hidden.sketches().len(), table.position().hidden.sketches().len());
        if open.deck.tucked.is_empty() || open.step == Step::Presume {
            return;
        }
        tucked += 1;
        // When the deck is drawn to its end, the tucked cards come last, in the order in which they were tucked.
        let mut drawn = Vec::new();
        while let Some(seat) = Misterra::awaited(&imagined.open).first().filter(|_| !imagined.open.deck.is_empty()) {
            let before = imagined.open.display.clone();
            let choices = Misterra::choices(imagined.view(seat));
            let last = choices.nth(choices.len() - 1).unwrap();
            // Avoids exchanges: if the last choice is an exchange, the first choice is to take a sketch.
            let action = if matches!(last, misterra::Action::Exchange(_)) { choices.nth(0).unwrap() } else { last };
            let taken = usize::from(matches!(action, misterra::Action::Take(_)));
            let _ = Misterra::resolve(&mut imagined, &[(seat, action)], &mut EventSink::nobody());
            let kept = before.len() - taken;
            drawn.extend(imagined.open.display.iter().skip(kept).copied());
        }
        if imagined.open.deck.is_empty() {
            let last: Vec<Sketch> = open.deck.tucked.iter().rev().copied().collect();
            assert!(drawn.ends_with(&last), "{drawn:?} ends with {last:?}");
        }
    });
    assert!(tucked > 100, "{tucked} positions with tucked cards");
}

#[test]
fn in_the_solo_game_any_two_unseen_sketches_may_be_in_the_box() {
    let mut boxed: BTreeMap<Sketch, Count> = BTreeMap::new();
    at_every_turn(300, 1, "", |table, dice| {
        let open = &table.position().open;
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        let unseen = open.unseen_sketches();
        let all: f64 = unseen.iter().map(|&count| f64::from(count)).sum();
        for (sketch, count) in Sketch::all().zip(unseen) {
            let here = imagined.hidden.sketches().iter().filter(|card| **card == sketch).count();
            let missing = usize::from(count) - here;
            // Both boxed cards are of this kind with the same chance.
            let entry = boxed.entry(sketch).or_default();
            entry.seen += missing as f64;
            entry.expected += 2.0 * f64::from(count) / all;
            entry.variance += 2.0 * f64::from(count) / all;
        }
    });
    boxed.iter().for_each(|(sketch, count)| count.is_fair(sketch.name()));
}

/// Otoma's whole deck from the top: the cards played and the cards left.
fn whole_deck(position: &Position<Misterra>) -> Vec<OtomaCard> {
    let played = position.open.otoma.as_ref().unwrap().played.iter();
    played.chain(position.hidden.otoma().iter().rev()).copied().collect()
}

#[test]
fn an_imagined_deck_of_otoma_is_one_that_the_rules_can_make() {
    at_every_turn(60, 1, "", |table, dice| {
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        let (real, deck) = (whole_deck(table.position()), whole_deck(&imagined));
        let played = table.position().open.otoma.as_ref().unwrap().played.len();
        assert_eq!(deck.len(), 21);
        assert_eq!(deck[..played], real[..played], "what was played is known");
        assert_eq!(deck[played].facts().orders, real[played].facts().orders, "and so is the top card's visible side");
        for stack in deck.chunks(7) {
            assert_eq!(stack.iter().filter(|card| card.claims()).count(), 1, "one claim card in each stack");
            assert!(!stack[0].claims(), "and never on top of it");
        }
        let mut different = deck.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 21);
    });
}

#[test]
fn claim_cards_lie_anywhere_below_the_top_of_their_stack() {
    let mut places: BTreeMap<usize, Count> = BTreeMap::new();
    let mut real: BTreeMap<usize, Count> = BTreeMap::new();
    let mut equal = Count::default();
    at_every_turn(400, 1, "", |table, dice| {
        if table.position().open.step != Step::Presume {
            return;
        }
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        for place in (0..21).filter(|place| place % 7 != 0) {
            places.entry(place).or_default().add(whole_deck(&imagined)[place].claims(), 1.0 / 6.0);
            real.entry(place).or_default().add(whole_deck(table.position())[place].claims(), 1.0 / 6.0);
            let same = whole_deck(&imagined)[place].claims() && whole_deck(table.position())[place].claims();
            equal.add(same, 1.0 / 36.0);
        }
    });
    places.values().chain(real.values()).for_each(|count| count.is_fair("a claim card's place"));
    equal.is_fair("the true place is not known");
}

#[test]
fn a_claim_card_not_seen_yet_is_imagined_on_each_place_left() {
    // After each turn of Otoma, the unknown places of the current stack are equally likely.
    let mut counts: BTreeMap<(usize, usize), Count> = BTreeMap::new();
    at_every_turn(400, 1, "", |table, dice| {
        let open = &table.position().open;
        let known = open.otoma.as_ref().unwrap().played.len() + 1;
        let start = (known - 1) / 7 * 7;
        let seen = &whole_deck(table.position())[start..known];
        let left: Vec<usize> = (known..start + 7).filter(|place| place % 7 != 0).collect();
        if seen.iter().any(|card| card.claims()) || left.is_empty() || open.step != Step::Move {
            return;
        }
        let imagined = whole_deck(&Misterra::imagine(table.view(Seat(0)), dice));
        for &place in &left {
            counts.entry((known, place)).or_default().add(imagined[place].claims(), 1.0 / left.len() as f64);
        }
    });
    assert!(counts.len() > 10);
    counts.values().for_each(|count| count.is_fair("a claim card's place"));
}

#[test]
fn either_of_two_cards_with_the_same_face_may_be_on_top() {
    // The only two cards in the data with the same terrain side, claim icon included.
    let twins: Vec<OtomaCard> = OtomaCard::all()
        .filter(|card| OtomaCard::all().any(|other| other != *card && other.facts().orders == card.facts().orders))
        .collect();
    assert_eq!(twins.len(), 2);
    let mut first = Count::default();
    at_every_turn(1500, 1, "", |table, dice| {
        let otoma = table.position().open.otoma.as_ref().unwrap();
        if table.position().open.step != Step::Presume || otoma.orders != twins[0].facts().orders {
            return;
        }
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        first.add(*imagined.hidden.otoma().last().unwrap() == twins[0], 0.5);
    });
    assert!(first.expected > 30.0, "{}", first.expected);
    first.is_fair("the first of two like cards");
}

#[test]
fn presumptions_of_others_are_imagined_from_the_unseen_ones() {
    let mut held: BTreeMap<Presumption, Count> = BTreeMap::new();
    let mut guessed = Count::default();
    at_every_turn(40, 3, "", |table, dice| {
        let own = &table.position().own[1];
        let imagined = Misterra::imagine(table.view(Seat(1)), dice);
        assert_eq!(&imagined.own[1], own, "a player knows the own cards, the returned ones too");
        let mine: Vec<Presumption> = own.hand.iter().chain(&own.returned).copied().collect();
        assert_eq!(mine.len(), 4);
        for seat in [0, 2] {
            let theirs = &imagined.own[seat];
            assert_eq!(theirs.hand.len(), table.position().own[seat].hand.len());
            assert!(theirs.hand.iter().chain(&theirs.returned).all(|card| !mine.contains(card)));
            let chance = theirs.hand.len() as f64 / 27.0;
            for card in Presumption::all().filter(|card| !mine.contains(card)) {
                held.entry(card).or_default().add(theirs.hand.contains(&card), chance);
                let real = table.position().own[seat].hand.contains(&card);
                guessed.add(real && theirs.hand.contains(&card), chance * chance);
            }
        }
    });
    assert_eq!(held.len(), 31);
    held.values().for_each(|count| count.is_fair("a presumption in another's hand"));
    // Each true hand is compared many times, so this varies more.
    assert!((guessed.seen / guessed.expected - 1.0).abs() < 0.15, "{} of {}", guessed.seen, guessed.expected);
}

#[test]
fn the_presumptions_that_others_returned_are_unknown() {
    let mut same = 0;
    let mut looked = 0;
    at_every_turn(40, 2, "", |table, dice| {
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        if !table.position().own[1].returned.is_empty() {
            looked += 1;
            same += usize::from(imagined.own[1].returned == table.position().own[1].returned);
        }
    });
    // Two cards out of 25 to 27: they are rarely the same.
    assert!(looked > 1000 && same * 50 < looked, "{same} of {looked}");
}

#[test]
fn in_a_first_game_an_opponent_is_imagined_with_another_letter() {
    let mut letters: BTreeMap<u8, Count> = BTreeMap::new();
    at_every_turn(20, 2, "first_game=true", |table, dice| {
        let letter = |own: &misterra::Own| own.kept().unwrap()[0].facts().first_game.unwrap();
        let mine = letter(&table.position().own[0]);
        let imagined = Misterra::imagine(table.view(Seat(0)), dice);
        let theirs = letter(&imagined.own[1]);
        assert_ne!(mine, theirs);
        for other in (0..4).filter(|&other| other != mine) {
            letters.entry(other).or_default().add(other == theirs, 1.0 / 3.0);
        }
    });
    letters.values().for_each(|count| count.is_fair("a letter"));
}

#[test]
fn the_first_player_is_unknown_while_presumptions_are_chosen() {
    let mut first = [Count::default(), Count::default(), Count::default()];
    at_every_turn(300, 3, "", |table, dice| {
        let open = &table.position().open;
        if open.step != Step::Presume {
            return;
        }
        assert_eq!(open.first, None);
        let mut imagined = Misterra::imagine(table.view(Seat(0)), dice);
        let acts: Vec<_> =
            (0..3).map(|seat| (Seat(seat), Misterra::choices(imagined.view(Seat(seat))).nth(0).unwrap())).collect();
        let _ = Misterra::resolve(&mut imagined, &acts, &mut EventSink::nobody());
        (0..3).for_each(|seat| first[seat].add(imagined.open.first == Some(Seat(seat as u8)), 1.0 / 3.0));
    });
    first.iter().for_each(|count| count.is_fair("the first player"));
}
