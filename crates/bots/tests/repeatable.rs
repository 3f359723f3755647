//! A bot's choice comes from what its seat sees and from its dice, and from nothing else.

#![allow(clippy::unwrap_used)]

use bots::{Bot, BotName, Nobody, dice_of, play};
use cartographers::{Cartographers, Draw};
use table::{Dice, Game, Purpose, Seat, SeedText, SetUp, Table, Tell, View};

fn set_up(seats: u8, seed: &str) -> SetUp<Cartographers> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() }
}

fn dice(ordinal: u32) -> Dice {
    SeedText::new("dice of a test").unwrap().seed().dice(Purpose(*b"test"), ordinal)
}

/// What a bot that has just sat down with these dice chooses.
fn choose(name: BotName, view: View<'_, Cartographers>, dice: Dice) -> Draw {
    let mut bot: Box<dyn Bot<Cartographers>> = name.sit_down(dice);
    bot.choose(view, &Cartographers::choices(view))
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for names in [&[BotName::Random][..], &[BotName::Greedy], &[BotName::Greedy, BotName::Random, BotName::Greedy]] {
        let game = |seed: &str| {
            let played = play(set_up(names.len() as u8, seed), names, &mut Nobody).unwrap();
            (played.table.log().to_vec(), played.table.outcome(), played.decisions, played.actions_listed)
        };
        for seed in ["one", "two", "three"] {
            assert_eq!(game(seed), game(seed));
        }
        assert_ne!(game("one").0, game("two").0);
    }
}

#[test]
fn two_positions_that_look_alike_to_a_seat_are_played_alike() {
    let mut differently = 0;
    for (game, name) in (0..20).flat_map(|game| BotName::ALL.map(|name| (game, name))) {
        let seats = 1 + game as u8 % 4;
        let set_up = set_up(seats, &format!("alike {game}"));
        let mut table = Table::open(set_up, &mut Tell::nobody()).unwrap();
        let mut ordinal = 0;
        while let Some(seat) = table.awaited().first() {
            let view = table.view(seat);
            let chosen = choose(name, view, dice(ordinal));
            for other in 0..3 {
                let imagined = Cartographers::imagine(view, &mut dice(1_000_000 + 4 * ordinal + other));
                assert_eq!(choose(name, imagined.view(seat), dice(ordinal)), chosen, "the decks make no difference");
            }
            differently += u32::from(choose(name, view, dice(ordinal + 500_000)) != chosen);
            table.act(seat, chosen, &mut Tell::nobody()).unwrap();
            ordinal += 1;
        }
    }
    assert!(differently > 100, "with other dice another of equals is chosen: {differently}");
}

#[test]
fn every_seat_has_dice_of_its_own_that_come_from_the_games_seed() {
    let words = |seat: u8, seed: &str| -> Vec<u32> {
        let mut dice = dice_of(Seat(seat), &SeedText::new(seed).unwrap().seed());
        (0..8).map(|_| dice.word()).collect()
    };
    assert_eq!(words(0, "one"), words(0, "one"));
    assert_ne!(words(0, "one"), words(1, "one"));
    assert_ne!(words(0, "one"), words(0, "two"));
}
