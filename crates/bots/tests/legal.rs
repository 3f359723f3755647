//! Bots keep the rules: over thousands of games, on both sides and at tables of one to five.

#![allow(clippy::unwrap_used)]

use bots::{Bot, BotName, Expand, Nobody, dice_of, play};
use cartographers::{Cartographers, Options, Side};
use table::{Choices, Game, Seat, SeedText, SetUp, Table, Tell};

fn set_up(side: Side, seats: u8, seed: String) -> SetUp<Cartographers> {
    SetUp { seats, options: Options { side, edicts: None }, seed: SeedText::new(seed).unwrap() }
}

/// Plays a game by hand and asks the rules about every single action.
fn play_and_check(set_up: SetUp<Cartographers>, names: &[BotName]) -> Table<Cartographers> {
    let seed = set_up.seed.seed();
    let mut table = Table::open(set_up, &mut Tell::nobody()).unwrap();
    let mut bots: Vec<Box<dyn Bot<Cartographers>>> =
        (0..).zip(names).map(|(seat, name)| name.sit_down(dice_of(Seat(seat), &seed))).collect();
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let choices = Cartographers::choices(view);
        let action = bots[seat.index()].choose(view, &choices);
        assert!(choices.contains(action), "{} chose what is not on offer", names[seat.index()].name());
        assert_eq!(Cartographers::check(view, action), Ok(()));
        table.act(seat, action, &mut Tell::nobody()).unwrap();
    }
    table
}

fn all_play_by_the_rules(name: BotName, games: u32) {
    for side in Side::ALL {
        for seats in 1..=5 {
            for game in 0..games {
                let names = vec![name; usize::from(seats)];
                let seed = format!("{} {} {seats} {game}", name.name(), side.name());
                let by_hand = play_and_check(set_up(side, seats, seed.clone()), &names);
                assert_eq!(by_hand.outcome().unwrap().players.len(), usize::from(seats));
                // And `play` plays that very game.
                let played = play(set_up(side, seats, seed), &names, &mut Nobody).unwrap();
                assert_eq!(played.table.log(), by_hand.log());
                assert_eq!(played.decisions, by_hand.log().len() as u64);
            }
        }
    }
}

#[test]
fn random_draws_only_what_the_rules_allow() {
    all_play_by_the_rules(BotName::Random, 250);
}

#[test]
fn greedy_draws_only_what_the_rules_allow() {
    all_play_by_the_rules(BotName::Greedy, 15);
}

#[test]
fn bots_of_both_kinds_sit_at_one_table() {
    for game in 0..60 {
        let names: Vec<BotName> = (0..5).map(|seat| BotName::ALL[(game >> seat & 1) as usize]).collect();
        play_and_check(set_up(Side::ALL[game as usize % 2], 5, format!("mixed {game}")), &names);
    }
}

#[test]
fn who_expands_gets_every_choice_by_its_number_and_changes_nothing() {
    let names = [BotName::Random, BotName::Greedy];
    let mut expand = Expand::default();
    let watched = play(set_up(Side::Wilderness, 2, "watched".to_owned()), &names, &mut expand).unwrap();
    let alone = play(set_up(Side::Wilderness, 2, "watched".to_owned()), &names, &mut Nobody).unwrap();
    assert_eq!(watched.table.log(), alone.table.log());
    assert_eq!((watched.decisions, watched.actions_listed), (alone.decisions, alone.actions_listed));

    struct Compare(Expand, u64);
    impl bots::Watch<Cartographers> for Compare {
        fn decision(&mut self, view: table::View<'_, Cartographers>, choices: &cartographers::Choices) {
            self.0.decision(view, choices);
            let mut numbers = Vec::new();
            choices.for_each(|action| numbers.push(Cartographers::number(action)));
            assert_eq!(self.0.numbers(), numbers);
            self.1 += numbers.len() as u64;
        }
    }
    let mut compare = Compare(Expand::default(), 0);
    let played = play(set_up(Side::Wastelands, 3, "compared".to_owned()), &[BotName::Random; 3], &mut compare).unwrap();
    assert_eq!(played.actions_listed, compare.1, "the sum of the sizes of all sets");
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    for seats in [0, 101] {
        let names = vec![BotName::Random; usize::from(seats)];
        assert!(play(set_up(Side::Wilderness, seats, "size".to_owned()), &names, &mut Nobody).is_err());
    }
}

#[test]
fn every_bot_is_found_by_its_name() {
    assert_eq!(BotName::ALL.map(BotName::name), ["random", "greedy"]);
    for bot in BotName::ALL {
        assert_eq!(BotName::named(bot.name()), Some(bot));
    }
    assert_eq!(BotName::named("Random"), None);
    assert_eq!(BotName::named(""), None);
}
