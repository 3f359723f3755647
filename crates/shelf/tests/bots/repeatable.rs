//! A bot's choice depends only on its seat's view and on its dice.

use bots::{Bot, BotName, Budget, Nobody, Policy, Thinking, dice_of, play};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use table::{Dice, EventSink, Game, Purpose, Seat, SeedText, SetUp, Table, View};

fn set_up<G: Game>(seats: u8, seed: &str) -> SetUp<G> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() }
}

fn dice(ordinal: u32) -> Dice {
    SeedText::new("dice of a test").unwrap().seed().dice(Purpose(*b"test"), ordinal)
}

/// The choice of a new bot with these dice.
fn choose<G: Policy>(name: BotName, view: View<'_, G>, dice: Dice) -> G::Action {
    let hasty = Thinking { budget: Some(Budget::Nodes(80)), threads: 1 };
    let mut bot: Box<dyn Bot<G>> = name.sit_down_thinking(dice, &hasty);
    bot.choose(view, &G::choices(view))
}

fn the_same_seed_gives_the_same_game<G: Policy>() {
    let tables = [&[BotName::Random][..], &[BotName::Greedy], &[BotName::Greedy, BotName::Random, BotName::Greedy]];
    for names in tables.into_iter().filter(|names| names.len() >= usize::from(G::SEATS.0)) {
        let game = |seed: &str| {
            let played = play(set_up::<G>(names.len() as u8, seed), names, &mut Nobody).unwrap();
            (played.table.log().to_vec(), played.table.outcome(), played.decisions, played.actions_listed)
        };
        for seed in ["one", "two", "three"] {
            assert_eq!(game(seed), game(seed));
        }
        assert_ne!(game("one").0, game("two").0);
    }
}

#[test]
fn the_same_seed_gives_the_same_game_of_every_kind() {
    the_same_seed_gives_the_same_game::<Cartographers>();
    the_same_seed_gives_the_same_game::<Misterra>();
    the_same_seed_gives_the_same_game::<Morgan>();
    #[cfg(feature = "example")]
    the_same_seed_gives_the_same_game::<example::Example>();
}

/// Plays with a new bot for every decision, and asks it again in positions with an equal view. Bots that search play
/// one game only. Returns how often different dice lead to a different choice.
fn alike<G: Policy>(games: u32) -> u32 {
    let mut differently = 0;
    for (game, name) in (0..games).flat_map(|game| BotName::ALL.map(|name| (game, name))) {
        if game > 0 && matches!(name, BotName::Hard | BotName::Expert) {
            continue;
        }
        let seats = G::SEATS.0 + game as u8 % (5 - G::SEATS.0);
        let mut table = Table::open(set_up::<G>(seats, &format!("alike {game}")), &mut EventSink::nobody()).unwrap();
        let mut ordinal = 0;
        while let Some(seat) = table.awaited().first() {
            let view = table.view(seat);
            let chosen = choose(name, view, dice(ordinal));
            for other in 0..3 {
                let imagined = G::imagine(view, &mut dice(1_000_000 + 4 * ordinal + other));
                assert_eq!(
                    choose(name, imagined.view(seat), dice(ordinal)),
                    chosen,
                    "hidden information makes no difference"
                );
            }
            differently += u32::from(choose(name, view, dice(ordinal + 500_000)) != chosen);
            table.act(seat, chosen, &mut EventSink::nobody()).unwrap();
            ordinal += 1;
        }
    }
    differently
}

#[test]
fn positions_with_equal_views_are_played_the_same() {
    let (cartographers, misterra) = (alike::<Cartographers>(20), alike::<Misterra>(8));
    let morgan = alike::<Morgan>(3);
    assert!(cartographers > 100, "different dice choose differently among equals: {cartographers}");
    assert!(misterra > 100, "different dice choose differently among equals: {misterra}");
    assert!(morgan > 100, "different dice choose differently among equals: {morgan}");
}

#[test]
fn every_seat_has_its_own_dice_from_the_seed_of_the_game() {
    let words = |seat: u8, seed: &str| -> Vec<u32> {
        let mut dice = dice_of(Seat(seat), &SeedText::new(seed).unwrap().seed());
        (0..8).map(|_| dice.word()).collect()
    };
    assert_eq!(words(0, "one"), words(0, "one"));
    assert_ne!(words(0, "one"), words(1, "one"));
    assert_ne!(words(0, "one"), words(0, "two"));
}
