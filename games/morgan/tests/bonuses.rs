//! The chapter *Map card bonuses*: which face-up cards are discarded, when, and what for.

use crate::drawn::{RECTANGLE, Scene, cards, texts};
use morgan::{Action, Bonus, Event, Morgan, Phase, Picked};
use table::{Choices, Game, Seat};

/// The pirate stands on the old mill at (2, 2): the tomb at (1, 0) is 3 steps away, the green tree is 1 step away.
fn at_the_mill() -> Scene {
    Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "old-mill-0 tomb-3 green-tree-1 skull-3")
}

#[test]
fn doubloon_cards_are_cashed_in_at_any_time_of_the_turn() {
    let mut scene = at_the_mill().with_face_up(0, "oasis-2 anthill-2 swamp-2 lighthouse-2 tomb-2");
    scene.play(&["use doubloons"]);
    assert_eq!((scene.player(0).doubloons, scene.open().turn.phase), (4, Phase::Map), "the phase does not change");
    scene.play(&["step north", "use doubloons", "step south"]);
    scene.play(&["play tomb-3", "use doubloons", "take I", "use doubloons", "discard skull-3", "use doubloons"]);
    assert_eq!(scene.player(0).doubloons, 2 + 5 * 2);
    assert_eq!(scene.refused_text("use doubloons"), "morgan-refused-no-such-bonus");
}

#[test]
fn two_cards_with_the_same_symbol_count_as_any_symbol() {
    for (pair, symbol) in [("tomb-0 oasis-0", "shovel"), ("tomb-1 oasis-1", "boots"), ("tomb-3 oasis-3", "map")] {
        let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, pair);
        scene.play(&[&format!("use {symbol}+{symbol} as doubloons")]);
        assert_eq!(scene.player(0).doubloons, 4);
        assert_eq!(scene.open().discarded, cards(pair));
        assert!(scene.player(0).face_up.is_empty());
    }
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 swamp-1 anthill-1");
    scene.play(&["use boots+boots as map"]);
    assert_eq!((scene.open().turn.moves, scene.open().turn.phase), (2, Phase::Map));
    assert_eq!(scene.open().discarded, cards("tomb-1 oasis-1"), "the first cards with the symbol are discarded");
    assert!(scene.announced(&Event::Used {
        seat: Seat(0),
        cards: cards("tomb-1 oasis-1"),
        gives: morgan::Symbol::Map
    }));
    assert_eq!(scene.refused_text("use map+map as boots"), "morgan-refused-no-such-bonus");
    assert_eq!(scene.refused_text("use boots+boots as shovel"), "morgan-refused-nothing-played");
}

#[test]
fn a_single_card_is_no_pair_and_hand_cards_give_no_bonus() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1").with_hand(0, "oasis-1 swamp-3");
    assert!(scene.may_text("use boots"));
    assert_eq!(scene.refused_text("use boots+boots as map"), "morgan-refused-no-such-bonus");
    assert_eq!(scene.refused_text("use map"), "morgan-refused-no-such-bonus");
    let others = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(1, "tomb-1 oasis-1");
    assert_eq!(others.refused_text("use boots"), "morgan-refused-no-such-bonus", "nor do others' cards");
}

#[test]
fn the_player_picks_which_of_several_cards_is_discarded() {
    let scene = || Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 swamp-1 swamp-3");
    let mut first = scene();
    first.play(&["use boots"]);
    assert_eq!(first.open().discarded, cards("tomb-1"), "without a name, the first");
    let mut picked = scene();
    picked.play(&["use boots of swamp-1"]);
    assert_eq!(picked.open().discarded, cards("swamp-1"));
    assert_eq!(picked.player(0).face_up, cards("tomb-1 oasis-1 swamp-3"));
    assert_eq!((picked.open().turn.steps, picked.open().turn.phase), (4, Phase::Walk));
    assert!(picked.announced(&Event::Used { seat: Seat(0), cards: cards("swamp-1"), gives: morgan::Symbol::Boots }));
    // The first card may be named too.
    let mut named = scene();
    named.play(&["use boots of tomb-1"]);
    assert_eq!(named.open(), first.open());
}

#[test]
fn the_player_picks_the_two_cards_of_an_exchange() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 swamp-1 swamp-3");
    assert_eq!(
        scene.read("use boots+boots as map of swamp-1+oasis-1"),
        scene.read("use boots+boots as map of oasis-1+swamp-1")
    );
    scene.play(&["use boots+boots as map of oasis-1+swamp-1"]);
    assert_eq!((scene.open().turn.moves, scene.open().turn.phase), (2, Phase::Map));
    assert_eq!(scene.open().discarded, cards("oasis-1 swamp-1"));
    assert_eq!(scene.player(0).face_up, cards("tomb-1 swamp-3"));
}

#[test]
fn only_face_up_cards_of_the_player_are_picked_and_only_when_their_symbol_is_of_use() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 tomb-0").with_hand(0, "oasis-1");
    assert!(scene.may_text("use boots of tomb-1"));
    assert_eq!(scene.refused_text("use boots of oasis-1"), "morgan-refused-not-face-up", "a hand card");
    assert_eq!(scene.refused_text("use boots+boots as map of tomb-1+oasis-1"), "morgan-refused-not-face-up");
    assert_eq!(scene.refused_text("use shovel of tomb-0"), "morgan-refused-nothing-played");
    let others = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(1, "tomb-1");
    assert_eq!(others.refused_text("use boots of tomb-1"), "morgan-refused-not-face-up", "another player's card");
    let mut later = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1").with_hand(0, "oasis-0");
    later.play(&["discard oasis-0"]);
    assert_eq!(later.refused_text("use boots of tomb-1"), "morgan-refused-walk-over");
    assert!(later.may_text("use boots+boots as doubloons of tomb-1+oasis-1"));
}

#[test]
fn picked_cards_are_legal_but_not_listed() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 swamp-1");
    assert!(scene.may_text("use boots of oasis-1") && scene.may_text("use boots+boots as map of tomb-1+swamp-1"));
    let listed = scene.choices();
    assert!(listed.contains("use boots") && listed.contains("use boots+boots as map"));
    assert!(listed.iter().all(|text| !text.contains(" of ")), "they bring no other bonus: {listed:?}");
}

#[test]
fn no_exchange_for_its_own_symbol_is_offered_but_old_records_may_have_it() {
    let mut scene =
        Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 tomb-3 oasis-3 tomb-2 oasis-2");
    let offered: Vec<String> = scene.choices().into_iter().filter(|text| text.contains('+')).collect();
    assert_eq!(
        offered,
        [
            "use boots+boots as doubloons",
            "use boots+boots as map",
            "use doubloons+doubloons as boots",
            "use doubloons+doubloons as map",
            "use map+map as boots",
            "use map+map as doubloons",
        ]
    );
    scene.play(&["use boots+boots as boots"]);
    assert_eq!((scene.open().turn.steps, scene.open().discarded), (4, cards("tomb-1 oasis-1")));
}

#[test]
fn further_cards_may_be_played_after_a_shovel() {
    let mut scene = at_the_mill().with_face_up(0, "oasis-0");
    scene.play(&["play tomb-3", "use shovel"]);
    assert_eq!(scene.choices(), texts(&["play green-tree-1", "play old-mill-0", "take I", "take II"]));
    scene.play(&["play old-mill-0"]);
    assert_eq!(scene.open().turn.reach(), 3);
    // Before the first shovel the cards of a dig are in order. After it, what is left may be played in any order.
    scene.play(&["play green-tree-1"]);
    assert_eq!(scene.open().turn.reach(), 4);
    assert_eq!(scene.player(0).face_up, cards("tomb-3 green-tree-1 old-mill-0"));
    scene.play(&["use shovel of old-mill-0", "take V"]);
    assert_eq!(scene.player(0).doubloons, crate::drawn::START + 4);
    assert_eq!(scene.refused_text("play skull-3"), "morgan-refused-dig-over");
}

#[test]
fn a_card_after_a_shovel_must_still_hold_and_be_in_the_hand() {
    let mut scene = at_the_mill().with_face_up(0, "oasis-0");
    scene.play(&["play tomb-3", "use shovel"]);
    assert_eq!(scene.refused_text("play skull-3"), "morgan-refused-card-does-not-hold");
    assert_eq!(scene.refused_text("play skull-2"), "morgan-refused-not-in-hand");
}

#[test]
fn picked_cards_have_the_last_numbers() {
    let mut numbers = Vec::new();
    for number in 0..Morgan::NUMBERS {
        if let Some(Action::Pick(picked)) = Morgan::action(number) {
            assert_eq!(Morgan::number(Action::Pick(picked)), number);
            assert_eq!(Picked::new(picked.cards(), picked.bonus()), Some(picked));
            numbers.push(number);
        }
    }
    // 72 cards; of 18 cards with each of four symbols 153 pairs, used as each of four symbols.
    assert_eq!(numbers.len(), 72 + 4 * 153 * 4);
    assert_eq!(numbers.first(), Some(&82_098), "the numbers of all other actions are as they were");
    assert!(Bonus::all().all(|bonus| Action::Use(bonus).number() == 4 + bonus.number()));
}

#[test]
fn the_list_has_every_sensible_bonus() {
    let scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_face_up(0, "tomb-1 oasis-1 tomb-3 oasis-3 tomb-2 oasis-2");
    let choices = Morgan::choices(scene.position.view(Seat(0)));
    let mut listed = Vec::new();
    choices.for_each(|action| {
        if let Action::Use(bonus) = action {
            listed.push(bonus);
        }
    });
    let legal = Bonus::all().filter(|&bonus| scene.may(Action::Use(bonus)));
    assert!(legal.filter(|bonus| bonus.is_sensible()).eq(listed));
}
